"""Reading tournaments from their rows: for pages, for exports, and to find out what comes next."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.server.clubs.members import role_of
from paravent.server.clubs.rows import CLUB_ROWS
from paravent.server.database import GUEST_ROWS, TABLE_ROWS
from paravent.server.guests import is_id
from paravent.server.meeting.ties import avoided
from paravent.server.names import neutral
from paravent.server.ratings.leaders import has_account, namesakes
from paravent.server.schema import Stage
from paravent.server.tournaments.course import WHOLE, Course, Group, Round, Terms
from paravent.server.tournaments.pairing import planned
from paravent.server.tournaments.rows import (
    ENTRANT_ROWS,
    PAIRING_ROWS,
    ROUND_ROWS,
    TOURNAMENT_ROWS,
)
from paravent.server.tournaments.schema import (
    EntrantInfo,
    PairingTable,
    RoundInfo,
    StandingInfo,
    Tournament,
    TournamentInfo,
)
from paravent.server.tournaments.standings import standings

LISTED = 30


def found(connection: Connection, tournament: str, guest: str) -> tuple[Any, str]:
    """The row of a tournament for a member of its club, and the role there; for others none."""
    row = None
    if is_id(tournament):
        query = select(TOURNAMENT_ROWS).where(TOURNAMENT_ROWS.c.id == tournament)
        row = connection.execute(query).first()
    role = role_of(connection, row.club, guest) if row else ""
    if row is None or not role:
        raise Mistake("unknown-tournament")
    return row, role


def entrants_of(connection: Connection, tournament: str) -> Sequence[Any]:
    """By number; whoever has been deleted has no guest, and is gone."""
    rows = ENTRANT_ROWS.c
    query = (
        select(rows.number, rows.guest, rows.gone, GUEST_ROWS.c.name, has_account().label("kept"))
        .outerjoin(GUEST_ROWS, GUEST_ROWS.c.id == rows.guest)
        .where(rows.tournament == tournament)
        .order_by(rows.number)
    )
    return connection.execute(query).all()


def pairings_of(connection: Connection, tournament: str) -> Sequence[Any]:
    rows = PAIRING_ROWS.c
    query = (
        select(PAIRING_ROWS, TABLE_ROWS.c.stage)
        .outerjoin(TABLE_ROWS, TABLE_ROWS.c.id == rows.table)
        .where(rows.tournament == tournament)
        .order_by(rows.round, rows.n, rows.seat)
    )
    return connection.execute(query).all()


def terms_of(row: Any) -> Terms:
    return Terms(
        row.kind, row.size, sizes_for(row.game, json.loads(row.options)), row.rounds, row.seed
    )


def may_enter(row: Any) -> bool:
    """Before it begins, or late where that was agreed, as long as there is a round to come."""
    late = row.late and row.stage in ("running", "paused") and row.number < row.rounds
    return row.stage == "open" or late


def sizes_for(key: str, options: dict[str, str]) -> frozenset[int]:
    """With how many players a game can be played with such options."""
    game, sizes = find_game(key), set[int]()
    for players in range(max(2, game.fewest), game.most + 1):
        try:
            game.setup(players, options)
        except Mistake:
            continue
        sizes.add(players)
    return frozenset(sizes)


def course_of(row: Any, entrants: Sequence[Any], pairings: Sequence[Any]) -> Course:
    rounds: dict[int, tuple[dict[int, list[Any]], list[int]]] = {}
    for one in pairings:
        groups, byes = rounds.setdefault(one.round, (defaultdict(list), []))
        if one.n < 0:
            byes.append(one.entrant)
        else:
            groups[one.n].append(one)
    return Course(
        terms_of(row),
        len(entrants),
        tuple(
            Round(tuple(_group(group) for group in groups.values()), tuple(byes))
            for groups, byes in rounds.values()
        ),
        frozenset(one.number for one in entrants if one.gone or one.guest is None),
    )


def _group(seats: Sequence[Any]) -> Group:
    over = all(one.place for one in seats)
    counted = all(one.points is not None for one in seats)
    return Group(
        tuple(one.entrant for one in seats),
        tuple(one.place for one in seats) if over else (),
        tuple(one.points for one in seats) if over and counted else (),
    )


# Telling.


def told(connection: Connection, tournament: str, guest: str) -> Tournament:
    row, role = found(connection, tournament, guest)
    entrants, pairings = entrants_of(connection, row.id), pairings_of(connection, row.id)
    course = course_of(row, entrants, pairings)
    numbers = namesakes(connection, (one for one in entrants if one.kept and one.guest))
    mine = next((one for one in entrants if one.guest == guest), None)
    me = mine.number if mine and not mine.gone else None
    away = avoided(connection, guest)
    times = select(ROUND_ROWS).where(ROUND_ROWS.c.tournament == row.id)
    rounds = connection.execute(times.order_by(ROUND_ROWS.c.number)).all()
    title = select(CLUB_ROWS.c.name).where(CLUB_ROWS.c.id == row.club)
    return Tournament(
        info=_info(row, len(entrants), me is not None),
        club=connection.scalar(title) or "",
        options=json.loads(row.options),
        pace=row.pace,
        patience=row.patience,
        increment=row.increment,
        weekends=row.weekends,
        rated=row.rated,
        limit=row.limit,
        late=row.late,
        runs=role in ("founder", "officer"),
        me=me,
        out=mine is not None and mine.gone,
        may_enter=mine is None and may_enter(row),
        blocked=[one.number for one in entrants if one.guest in away and not one.gone],
        entrants=[
            EntrantInfo(
                one.number,
                one.name or neutral(one.number),
                numbers.get(one.guest, 0),
                one.gone or one.guest is None,
            )
            for one in entrants
        ],
        rounds=[_round(one, [p for p in pairings if p.round == one.number]) for one in rounds],
        standings=[
            StandingInfo(
                one.entrant,
                one.rank,
                round(100 * one.score / WHOLE),
                round(100 * one.opponents / WHOLE),
                one.direct,
                round(100 * one.share),
                one.games,
                one.firsts,
                one.byes,
            )
            for one in standings(course)
        ]
        if rounds
        else [],
    )


def _info(row: Any, entrants: int, entered: bool) -> TournamentInfo:
    return TournamentInfo(
        id=row.id,
        club=row.club,
        name=row.name,
        game=row.game,
        kind=row.kind,
        size=row.size,
        stage=row.stage,
        entrants=entrants,
        round=row.number,
        rounds=max(row.number, planned(terms_of(row), entrants)) if entrants > 1 else 0,
        created=row.created,
        starts=row.starts,
        begun=row.begun,
        ended=row.ended,
        entered=entered,
    )


def _round(row: Any, pairings: Sequence[Any]) -> RoundInfo:
    tables: dict[int, list[Any]] = defaultdict(list)
    for one in pairings:
        tables[one.n].append(one)
    byes = [one.entrant for one in tables.pop(-1, [])]
    found = []
    for seats in tables.values():
        group = _group(seats)
        stage: Stage = seats[0].stage or "closed"  # whose table has been forgotten
        given = (list(group.entrants), list(group.places), list(group.points))
        found.append(PairingTable(seats[0].table, stage, *given))
    return RoundInfo(row.number, row.begins, row.until, found, byes)


def listed(connection: Connection, club: str, guest: str) -> list[TournamentInfo]:
    """The tournaments of a club, the newest first."""
    rows = connection.execute(
        select(TOURNAMENT_ROWS)
        .where(TOURNAMENT_ROWS.c.club == club)
        .order_by(TOURNAMENT_ROWS.c.created.desc(), TOURNAMENT_ROWS.c.id)
        .limit(LISTED)
    ).all()
    here = ENTRANT_ROWS.c.tournament.in_([row.id for row in rows])
    counted = select(ENTRANT_ROWS.c.tournament, func.count()).where(here)
    counts = {one[0]: int(one[1]) for one in connection.execute(counted.group_by("tournament"))}
    own = select(ENTRANT_ROWS.c.tournament).where(here, ENTRANT_ROWS.c.guest == guest)
    mine = set(connection.scalars(own.where(~ENTRANT_ROWS.c.gone)))
    return [_info(row, counts.get(row.id, 0), row.id in mine) for row in rows]
