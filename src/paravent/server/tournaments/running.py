"""What people do with a tournament: announce, enter, withdraw, begin, hold, call off.

Each is one transaction that locks the row of the tournament, so that no two come between.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.server import clocks, schema
from paravent.server.clubs import feed
from paravent.server.guests import Guest, new_id
from paravent.server.meeting.welcome import check_account
from paravent.server.names import tidy_name
from paravent.server.settings import DAY_MS, HOUR_MS, Settings
from paravent.server.tournaments.noting import stir
from paravent.server.tournaments.pairing import planned
from paravent.server.tournaments.reading import found, may_enter, sizes_for, terms_of
from paravent.server.tournaments.rows import ENTRANT_ROWS, ROUND_ROWS, TOURNAMENT_ROWS
from paravent.server.tournaments.schema import RunForm, TournamentForm
from paravent.server.tournaments.sizes import table_sizes

MOST_ROUNDS = 40
FURTHEST_MS = 366 * DAY_MS  # that a tournament begins later
GOING_ON = ("open", "running", "paused")


def announce(
    connection: Connection, club: str, guest: Guest, form: TournamentForm, settings: Settings
) -> str:
    """A new tournament of a club, by somebody who may; its id."""
    game, name = find_game(form.game), tidy_name(form.name)
    game.setup(form.size, form.options)
    if form.size not in sizes_for(game.key, form.options):
        raise Mistake("tournament-size")
    rows = TOURNAMENT_ROWS.c
    here = (rows.club == club, rows.stage.in_(GOING_ON))
    count = connection.scalar(select(func.count()).select_from(TOURNAMENT_ROWS).where(*here)) or 0
    if count >= settings.tournaments_per_club:
        raise Mistake("too-many-tournaments", most=settings.tournaments_per_club)
    timed = schema.TableForm(
        game=game.key,
        seats=[],
        pace=form.pace,
        hours=form.hours,
        minutes=form.minutes,
        increment=form.increment,
    )
    id, now = new_id(), settings.clock()
    check_start(form.starts, now)
    if form.late and form.kind != "swiss":
        raise Mistake("tournament-late")
    values = {
        "id": id,
        "club": club,
        "name": name,
        "game": game.key,
        "options": json.dumps(form.options),
        "kind": form.kind,
        "size": form.size,
        "rounds": form.rounds,
        "pace": form.pace,
        "patience": clocks.patience(timed, settings),
        "increment": clocks.increment(timed),
        "weekends": form.weekends or form.pace == "live",
        "rated": form.rated,
        "limit": form.limit * HOUR_MS,
        "starts": form.starts,
        "late": form.late,
        "due": form.starts,
        "seed": Dealer.fresh().seed.hex(),
        "stage": "open",
        "created": now,
    }
    nothing = dict.fromkeys(("number", "begun", "ended", "paused", "news"), 0)
    connection.execute(insert(TOURNAMENT_ROWS).values(values | nothing))
    feed.add(connection, club, "tournament", now, guest.id, tournament=id)
    return id


def locked(connection: Connection, tournament: str, guest: str) -> tuple[Any, str]:
    """The row and the guest's role; nobody else changes it meanwhile."""
    here = TOURNAMENT_ROWS.c.id == tournament
    connection.execute(select(TOURNAMENT_ROWS.c.id).where(here).with_for_update())
    return found(connection, tournament, guest)


def enter(connection: Connection, tournament: str, guest: str, settings: Settings) -> None:
    row, _ = locked(connection, tournament, guest)
    if not may_enter(row):
        raise Mistake("tournament-begun")
    rows = ENTRANT_ROWS.c
    taken = select(func.count(), func.max(rows.number)).where(rows.tournament == row.id)
    count, last = connection.execute(taken).one()
    mine = select(rows.gone).where(rows.tournament == row.id, rows.guest == guest)
    gone = connection.scalar(mine)
    if gone:
        raise Mistake("tournament-gone")
    if gone is not None:
        return
    if row.rated:
        check_account(connection, guest)
    if count >= settings.entrants:
        raise Mistake("tournament-full", most=settings.entrants)
    values = {"tournament": row.id, "number": 0 if last is None else last + 1, "guest": guest}
    now = settings.clock()
    connection.execute(insert(ENTRANT_ROWS).values(values | {"gone": False, "entered": now}))
    stir(connection, row.id, now)


def withdraw(
    connection: Connection, tournament: str, guest: str, number: int | None, now: int
) -> None:
    """An entrant goes: before the beginning without a trace, later the results stay."""
    row, role = locked(connection, tournament, guest)
    if row.stage not in GOING_ON:
        raise Mistake("tournament-over")
    rows = ENTRANT_ROWS.c
    wanted = rows.guest == guest if number is None else rows.number == number
    there = connection.execute(select(ENTRANT_ROWS).where(rows.tournament == row.id, wanted))
    entrant = there.first()
    if entrant is None:
        raise Mistake("not-entered")
    if entrant.guest != guest and role == "member":
        raise Mistake("not-officer")
    go(connection, row, entrant.number, now)


def go(connection: Connection, row: Any, number: int, now: int) -> None:
    here = (ENTRANT_ROWS.c.tournament == row.id, ENTRANT_ROWS.c.number == number)
    if row.stage == "open":
        connection.execute(delete(ENTRANT_ROWS).where(*here))
    else:
        connection.execute(update(ENTRANT_ROWS).where(*here).values(gone=True))
        stir(connection, row.id, now)


def go_everywhere(connection: Connection, guest: str, club: str | None, now: int) -> None:
    """Somebody leaves the tournaments of a club, or all."""
    rows = TOURNAMENT_ROWS.c
    query = (
        select(TOURNAMENT_ROWS, ENTRANT_ROWS.c.number.label("mine"))
        .join(ENTRANT_ROWS, ENTRANT_ROWS.c.tournament == rows.id)
        .where(ENTRANT_ROWS.c.guest == guest, ~ENTRANT_ROWS.c.gone, rows.stage.in_(GOING_ON))
    )
    if club is not None:
        query = query.where(rows.club == club)
    for row in connection.execute(query).all():
        go(connection, row, row.mine, now)


def run(connection: Connection, tournament: str, guest: str, form: RunForm, now: int) -> None:
    """By whoever runs the club."""
    row, role = locked(connection, tournament, guest)
    if role == "member":
        raise Mistake("not-officer")
    if row.stage not in GOING_ON:
        raise Mistake("tournament-over")
    if form.do == "schedule":
        _schedule(connection, row, form.starts, now)
    else:
        WORK[form.do](connection, row, now)


def check_start(starts: int, now: int) -> None:
    """A Mistake unless it lies ahead, and not too far."""
    if starts and not now < starts <= now + FURTHEST_MS:
        raise Mistake("tournament-start")


def _schedule(connection: Connection, row: Any, starts: int, now: int) -> None:
    if row.stage != "open":
        raise Mistake("tournament-begun")
    check_start(starts, now)
    _change(connection, row, starts=starts, due=starts)


def begin_on_time(connection: Connection, tournament: str, now: int) -> None:
    """Begin if it is time. If too few have entered it waits until somebody tells it to begin."""
    query = select(TOURNAMENT_ROWS).where(TOURNAMENT_ROWS.c.id == tournament).with_for_update()
    row = connection.execute(query).first()
    if row is None or row.stage != "open" or not 0 < row.starts <= now:
        return
    try:
        _begin(connection, row, now)
    except Mistake:
        _change(connection, row, due=0)


def _begin(connection: Connection, row: Any, now: int) -> None:
    if row.stage != "open":
        raise Mistake("tournament-begun")
    rows = ENTRANT_ROWS.c
    numbers = select(rows.number).where(rows.tournament == row.id, rows.guest.is_not(None))
    entrants = list(connection.scalars(numbers.order_by(rows.number)))
    terms = terms_of(row)
    if not table_sizes(len(entrants), row.size, terms.sizes)[0]:
        least = min(one for one in terms.sizes if one <= row.size)
        raise Mistake("tournament-few", least=least)
    if planned(terms, len(entrants)) > MOST_ROUNDS:
        raise Mistake("tournament-long", most=MOST_ROUNDS)
    connection.execute(delete(ENTRANT_ROWS).where(rows.tournament == row.id, rows.guest.is_(None)))
    for number, before in enumerate(entrants):  # some have gone again
        if number != before:
            here = (rows.tournament == row.id, rows.number == before)
            connection.execute(update(ENTRANT_ROWS).where(*here).values(number=number))
    _change(connection, row, stage="running", begun=now, due=now)
    feed.add(connection, row.club, "begun", now, tournament=row.id)


def _pause(connection: Connection, row: Any, now: int) -> None:
    if row.stage != "running":
        raise Mistake("tournament-not-running")
    _change(connection, row, stage="paused", paused=now, due=0)


def _resume(connection: Connection, row: Any, now: int) -> None:
    """The round has as much more time as it was held."""
    if row.stage != "paused":
        raise Mistake("tournament-not-paused")
    here = (ROUND_ROWS.c.tournament == row.id, ROUND_ROWS.c.number == row.number)
    later = {"until": ROUND_ROWS.c.until + (now - row.paused)}
    connection.execute(update(ROUND_ROWS).where(*here, ROUND_ROWS.c.until > 0).values(later))
    _change(connection, row, stage="running", paused=0, due=now)


def _end_round(connection: Connection, row: Any, now: int) -> None:
    if row.stage != "running" or not row.number:
        raise Mistake("tournament-not-running")
    here = (ROUND_ROWS.c.tournament == row.id, ROUND_ROWS.c.number == row.number)
    connection.execute(update(ROUND_ROWS).where(*here).values(begins=now, until=now))
    _change(connection, row, due=now)


def _cancel(connection: Connection, row: Any, now: int) -> None:
    """What was played stays; tables that are being played go on as any others."""
    _change(connection, row, stage="cancelled", ended=now, due=0)
    feed.add(connection, row.club, "cancelled", now, tournament=row.id)


def _change(connection: Connection, row: Any, **values: Any) -> None:
    here = TOURNAMENT_ROWS.c.id == row.id
    connection.execute(update(TOURNAMENT_ROWS).where(here).values(news=row.news + 1, **values))


WORK = {
    "begin": _begin,
    "pause": _pause,
    "resume": _resume,
    "end-round": _end_round,
    "cancel": _cancel,
}
OWN = ((ENTRANT_ROWS, ENTRANT_ROWS.c.tournament),)
