"""What a rated game says of its players: openskill, after Plackett and Luce.

Each game has a clock that is larger than that of every game that its players had before. Games
with the same clock share no player, so all games in the order of their clocks give the same
numbers again, in whatever order they were stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from paravent.server.database import GUEST_ROWS
from paravent.server.ratings.rows import GAME_ROWS, GAME_SEAT_ROWS, RATING_ROWS

AT_ONCE = 1000


class Pool(NamedTuple):
    """Those who are compared: who plays a game with so many players."""

    game: str
    players: int


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float
    games: int = 0
    clock: int = 0

    @property
    def ordinal(self) -> float:
        """Better than this with near certainty: the uncertainty is taken off."""
        return self.mu - 3 * self.sigma


@cache
def plackett_luce() -> Any:
    from openskill.models import PlackettLuce  # it takes a while to come

    return PlackettLuce()


@cache
def beginning() -> Rating:
    fresh = plackett_luce().rating()
    return Rating(fresh.mu, fresh.sigma)


def after(held: Sequence[Rating], places: Sequence[int], clock: int) -> list[Rating]:
    """The ratings of those who have played together, in the order of their seats."""
    model = plackett_luce()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in held]
    rated = model.rate(teams, ranks=list(places))
    return [
        Rating(new[0].mu, new[0].sigma, old.games + 1, clock)
        for old, new in zip(held, rated, strict=True)
    ]


def rate(
    connection: Connection, table_id: str, pool: Pool, places: Sequence[tuple[str, int]]
) -> None:
    """The ratings after one more game; seats are given with whose they are."""
    held = {guest: _held(connection, pool, guest) for guest in sorted({one[0] for one in places})}
    clock = 1 + max(one.clock for one in held.values())
    new = after([held[guest] for guest, _ in places], [place for _, place in places], clock)
    here = GAME_ROWS.c.table == table_id
    connection.execute(update(GAME_ROWS).where(here).values(clock=clock))
    _write_seats(connection, [(table_id, seat, one) for seat, one in enumerate(new)])
    for (guest, _), one in zip(places, new, strict=True):
        mine = (*_in(pool), RATING_ROWS.c.guest == guest)
        connection.execute(update(RATING_ROWS).where(*mine).values(_values(one)))


def _held(connection: Connection, pool: Pool, guest: str) -> Rating:
    """The rating of a guest, which nobody else changes meanwhile; a new one if there is none."""
    mine = select(RATING_ROWS).where(*_in(pool), RATING_ROWS.c.guest == guest)
    row = connection.execute(mine.with_for_update()).first()
    if row is not None:
        return Rating(row.mu, row.sigma, row.games, row.clock)
    known = select(GUEST_ROWS.c.id).where(GUEST_ROWS.c.id == guest)
    if connection.scalar(known) is not None:  # who is deleted is nobody's rival any more
        fresh = {**pool._asdict(), "guest": guest, **_values(beginning())}
        connection.execute(insert(RATING_ROWS).values(fresh))
    return beginning()


def again(
    connection: Connection,
    pool: Pool | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> int:
    """All ratings once more from the games that count; of one pool or of all. How many games."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE ratings IN EXCLUSIVE MODE"))
    pools = [pool] if pool else _pools(connection)
    done = 0
    for one in pools:
        done += _pool_again(connection, one)
        progress(done)
    return done


def _pools(connection: Connection) -> list[Pool]:
    columns = (GAME_ROWS.c.game, GAME_ROWS.c.players)
    query = select(*columns).where(GAME_ROWS.c.rated).distinct().order_by(*columns)
    return [Pool(row.game, row.players) for row in connection.execute(query)]


def _pool_again(connection: Connection, pool: Pool) -> int:
    connection.execute(delete(RATING_ROWS).where(*_in(pool)))
    held: dict[str, Rating] = {}
    seats: list[tuple[str, int, Rating | None]] = []
    count = 0
    for table_id, voided, clock, players in _games(connection, pool):
        if voided:
            seats += [(table_id, seat, None) for seat in range(len(players))]
            continue
        before = [held.get(guest, beginning()) for guest, _ in players]
        new = after(before, [place for _, place in players], clock)
        held.update((guest, one) for (guest, _), one in zip(players, new, strict=True))
        seats += [(table_id, seat, one) for seat, one in enumerate(new)]
        count += 1
    for first in range(0, len(seats), AT_ONCE):
        _write_seats(connection, seats[first : first + AT_ONCE])
    known = set(connection.scalars(select(GUEST_ROWS.c.id)))
    rows = [
        {**pool._asdict(), "guest": guest, **_values(one)}
        for guest, one in held.items()
        if guest in known
    ]
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(insert(RATING_ROWS), rows[first : first + AT_ONCE])
    return count


def _games(
    connection: Connection, pool: Pool
) -> Iterable[tuple[str, bool, int, list[tuple[str, int]]]]:
    """The rated games of a pool in the order of their clocks, with guests and places by seat."""
    query = (
        select(GAME_ROWS.c.table, GAME_ROWS.c.voided, GAME_ROWS.c.clock)
        .add_columns(GAME_SEAT_ROWS.c.guest, GAME_SEAT_ROWS.c.place)
        .join(GAME_SEAT_ROWS, GAME_SEAT_ROWS.c.table == GAME_ROWS.c.table)
        .where(GAME_ROWS.c.rated, *(GAME_ROWS.c[name] == value for name, value in _named(pool)))
        .order_by(GAME_ROWS.c.clock, GAME_ROWS.c.table, GAME_SEAT_ROWS.c.seat)
    )
    rows = connection.execute(query).all()
    for first in range(0, len(rows), pool.players):
        some = rows[first : first + pool.players]
        players = [(row.guest or "", row.place) for row in some]
        yield some[0].table, some[0].voided, some[0].clock, players


WRITE_SEAT = (
    update(GAME_SEAT_ROWS)
    .where(
        GAME_SEAT_ROWS.c.table == bindparam("here"), GAME_SEAT_ROWS.c.seat == bindparam("number")
    )
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"))
)


def _write_seats(connection: Connection, seats: Sequence[tuple[str, int, Rating | None]]) -> None:
    rows = [
        {
            "here": table_id,
            "number": seat,
            "new_mu": one.mu if one else None,
            "new_sigma": one.sigma if one else None,
        }
        for table_id, seat, one in seats
    ]
    connection.execute(WRITE_SEAT, rows)


def _values(one: Rating) -> dict[str, Any]:
    return {**vars(one), "ordinal": one.ordinal}


def _named(pool: Pool) -> Iterable[tuple[str, Any]]:
    return pool._asdict().items()


def _in(pool: Pool) -> tuple[Any, ...]:
    return tuple(RATING_ROWS.c[name] == value for name, value in _named(pool))
