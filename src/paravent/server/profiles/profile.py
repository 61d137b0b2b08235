"""A profile, read from the rows of finished games."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import Connection, select

from paravent.server.database import GUEST_ROWS, TABLE_ROWS
from paravent.server.profiles.guessing import guesses
from paravent.server.profiles.schema import (
    Beaten,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    Profile,
    Results,
    Standing,
)
from paravent.server.profiles.solving import solved_by
from paravent.server.ratings.bots import nearest
from paravent.server.ratings.model import Pool
from paravent.server.ratings.rows import (
    BEATEN_ROWS,
    GAME_ROWS,
    GAME_SEAT_ROWS,
    RATING_ROWS,
    RECORD_ROWS,
)

PAGE = 20
COURSE = 60  # rated games of each kind in a chart
RECENT = 300  # rated games that are looked at for them
MINE, GAMES = GAME_SEAT_ROWS.c, GAME_ROWS.c


def profile(connection: Connection, guest: str, number: int, namesakes: int, mine: bool) -> Profile:
    """Of a guest who is there."""
    row = connection.execute(select(GUEST_ROWS).where(GUEST_ROWS.c.id == guest)).one()
    return Profile(
        name=row.name,
        number=number,
        namesakes=namesakes,
        mine=mine,
        since=row.created,
        records=records(connection, guest),
        standings=standings(connection, guest),
        guesses=guesses(connection, guest) if mine else [],
        beaten=beaten(connection, guest),
        solved=solved_by(connection, guest),
        played=played(connection, guest, mine, None),
    )


def records(connection: Connection, guest: str) -> list[Results]:
    mine = RECORD_ROWS.c
    query = (
        select(mine.game, mine.players, mine.played, mine.won, mine.left)
        .where(mine.guest == guest, mine.played > 0)
        .order_by(mine.game, mine.players)
    )
    return [Results(*row) for row in connection.execute(query)]


def standings(connection: Connection, guest: str) -> list[Standing]:
    ratings = select(RATING_ROWS).where(RATING_ROWS.c.guest == guest)
    order = (RATING_ROWS.c.game, RATING_ROWS.c.players)
    courses = _courses(connection, guest)
    return [
        Standing(
            row.game,
            row.players,
            row.ordinal,
            row.mu,
            row.sigma,
            row.games,
            courses[row.game, row.players],
            nearest(Pool(row.game, row.players), row.mu),
        )
        for row in connection.execute(ratings.order_by(*order))
    ]


def _courses(connection: Connection, guest: str) -> dict[Any, list[tuple[float, float]]]:
    query = (
        select(GAMES.game, GAMES.players, GAMES.clock, MINE.mu, MINE.sigma)
        .join(GAME_SEAT_ROWS, MINE.table == GAMES.table)
        .where(MINE.guest == guest, MINE.mu.is_not(None))
        .order_by(MINE.ended.desc())
        .limit(RECENT)
    )
    found: dict[Any, list[Any]] = defaultdict(list)
    for row in connection.execute(query):
        found[row.game, row.players].append((row.clock, row.mu, row.sigma))
    return defaultdict(
        list,
        {
            pool: [(mu, sigma) for _, mu, sigma in sorted(course)[-COURSE:]]
            for pool, course in found.items()
        },
    )


def beaten(connection: Connection, guest: str) -> list[Beaten]:
    """Bots that came behind somebody, the most often beaten first."""
    mine = BEATEN_ROWS.c
    query = (
        select(mine.level, mine.times)
        .where(mine.guest == guest, mine.times > 0)
        .order_by(mine.times.desc(), mine.level)
    )
    return [Beaten(*row) for row in connection.execute(query)]


def played(connection: Connection, guest: str, mine: bool, before: int | None) -> PlayedGames:
    """A page of finished games; strangers are led to those that were public alone."""
    earlier = () if before is None else (MINE.ended < before,)
    query = (
        select(GAME_ROWS, MINE.seat, TABLE_ROWS.c.public)
        .join(GAME_SEAT_ROWS, MINE.table == GAMES.table)
        .outerjoin(TABLE_ROWS, TABLE_ROWS.c.id == GAMES.table)
        .where(MINE.guest == guest, *earlier)
        .order_by(MINE.ended.desc(), MINE.table)
        .limit(PAGE + 1)
    )
    rows = connection.execute(query).all()
    seats = _seats(connection, [row.table for row in rows[:PAGE]])
    return PlayedGames(
        [
            PlayedGame(
                game=row.game,
                players=row.players,
                rated=row.rated,
                voided=row.voided,
                ending=row.ending,
                ended=row.ended,
                me=row.seat,
                seats=seats[row.table],
                table=row.table
                if row.ending == "end" and row.public is not None and (mine or row.public)
                else "",
            )
            for row in rows[:PAGE]
        ],
        rows[PAGE - 1].ended if len(rows) > PAGE else None,
    )


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[PlayedSeat]]:
    found: dict[str, list[PlayedSeat]] = {table: [] for table in tables}
    query = select(GAME_SEAT_ROWS).where(MINE.table.in_(tables)).order_by(MINE.table, MINE.seat)
    for row in connection.execute(query):
        found[row.table].append(PlayedSeat(row.name, row.level, row.place, row.points, row.left))
    return found
