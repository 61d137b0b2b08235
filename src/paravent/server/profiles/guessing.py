"""Where somebody stands by games against bots alone: before the first rated game there is no more.

The bots keep their measured ratings, and only the person's moves. Such games are not rated: there
may have been hints and acts taken back, so nobody but the person is told.
"""

from __future__ import annotations

from collections import defaultdict

from sqlalchemy import Connection, select

from paravent.server.profiles.schema import Guess
from paravent.server.ratings.bots import nearest, rating_of
from paravent.server.ratings.model import Pool, Rating, after, beginning
from paravent.server.ratings.rows import GAME_ROWS, GAME_SEAT_ROWS

LATEST = 60  # games that are looked at
MINE, GAMES = GAME_SEAT_ROWS.c, GAME_ROWS.c


def guesses(connection: Connection, guest: str) -> list[Guess]:
    """By game and number of players."""
    latest = connection.execute(
        select(MINE.table, MINE.seat, MINE.left, GAMES.game, GAMES.players, GAMES.ending)
        .join(GAME_ROWS, GAMES.table == MINE.table)
        .where(MINE.guest == guest)
        .order_by(MINE.ended.desc(), MINE.table)
        .limit(LATEST)
    ).all()
    played = {row.table: row for row in reversed(latest) if row.ending == "end" and not row.left}
    query = select(MINE.table, MINE.seat, MINE.level, MINE.place)
    seats = defaultdict(list)
    for one in connection.execute(query.where(MINE.table.in_(played)).order_by(MINE.seat)):
        seats[one.table].append(one)
    held: dict[Pool, Rating] = {}
    for table, row in played.items():
        pool, me = Pool(row.game, row.players), held.get(Pool(row.game, row.players), beginning())
        there = [me if one.seat == row.seat else rating_of(pool, one.level) for one in seats[table]]
        known = [one for one in there if one is not None]
        if len(known) == row.players:
            held[pool] = after(known, [one.place for one in seats[table]], 0)[row.seat]
    return [
        Guess(pool.game, pool.players, one.mu, one.sigma, one.games, nearest(pool, one.mu))
        for pool, one in sorted(held.items())
    ]
