"""Records: how often somebody has played, won and left, and which bots came behind.

They follow from the seats of finished games, and are counted in the same transaction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Table,
    and_,
    case,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from paravent.server.database import GUEST_ROWS
from paravent.server.ratings.model import Pool
from paravent.server.ratings.rows import BEATEN_ROWS, GAME_ROWS, GAME_SEAT_ROWS, RECORD_ROWS


class Ended(Protocol):
    """A seat of a finished game."""

    @property
    def guest(self) -> str | None: ...
    @property
    def level(self) -> str: ...
    @property
    def place(self) -> int: ...
    @property
    def left(self) -> bool: ...


def count(connection: Connection, pool: Pool, seats: Sequence[Ended]) -> None:
    """A finished game, for all who sat there."""
    _count(connection, pool, [(one, seats) for one in seats], 1)


def hand_over(
    connection: Connection, table_id: str, seat: int, pool: Pool, guest: str | None
) -> None:
    """A seat of a finished game is another's from now on, with what it counts."""
    here = GAME_SEAT_ROWS.c.table == table_id
    one = (here, GAME_SEAT_ROWS.c.seat == seat)
    for new, sign in ((None, -1), ({"guest": guest}, 1)):
        if new:
            connection.execute(update(GAME_SEAT_ROWS).where(*one).values(new))
        seats: Sequence[Any] = connection.execute(select(GAME_SEAT_ROWS).where(here)).all()
        _count(connection, pool, [(row, seats) for row in seats if row.seat == seat], sign)


def again(connection: Connection) -> None:
    """All from the games once more."""
    for rows in (RECORD_ROWS, BEATEN_ROWS):
        connection.execute(delete(rows))
    behind = GAME_SEAT_ROWS.alias("behind")
    mine, other = GAME_SEAT_ROWS.c, behind.c
    known = mine.guest.in_(select(GUEST_ROWS.c.id))
    kind = (mine.guest, GAME_ROWS.c.game, GAME_ROWS.c.players)
    won, left = _sum(and_(mine.place == 1, ~mine.left)), _sum(mine.left)
    results = (
        select(*kind, func.count(), won, left)
        .join(GAME_ROWS, GAME_ROWS.c.table == mine.table)
        .where(known)
        .group_by(*kind)
    )
    connection.execute(insert(RECORD_ROWS).from_select(list(RECORD_ROWS.c), results))
    beaten = (
        select(mine.guest, other.level, func.count())
        .join_from(GAME_SEAT_ROWS, behind, other.table == mine.table)
        .where(known, ~mine.left, other.level != "", other.place > mine.place)
        .group_by(mine.guest, other.level)
    )
    connection.execute(insert(BEATEN_ROWS).from_select(list(BEATEN_ROWS.c), beaten))


def _sum(fits: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((fits, 1), else_=0)).cast(Integer)


def _count(
    connection: Connection, pool: Pool, ended: Sequence[tuple[Ended, Sequence[Ended]]], sign: int
) -> None:
    people = [(one.guest, one, all) for one, all in ended if one.guest is not None]
    known = set(
        connection.scalars(
            select(GUEST_ROWS.c.id).where(GUEST_ROWS.c.id.in_([guest for guest, _, _ in people]))
        )
    )
    records, beaten = [], []
    for guest, one, all in sorted(people, key=lambda person: person[0]):  # nobody waits in a circle
        if guest not in known:
            continue  # who was deleted has none
        results = {"played": 1, "won": one.place == 1 and not one.left, "left": one.left}
        counted = {name: sign * int(value) for name, value in results.items()}
        records.append({"guest": guest, **pool._asdict(), **counted})
        if not one.left:
            behind = Counter(bot.level for bot in all if bot.level and bot.place > one.place)
            beaten += [
                {"guest": guest, "level": level, "times": sign * times}
                for level, times in sorted(behind.items())
            ]
    _add(connection, RECORD_ROWS, records)
    _add(connection, BEATEN_ROWS, beaten)


def _add(connection: Connection, rows: Table, values: Sequence[dict[str, Any]]) -> None:
    """Add to the numbers that are there; none are 0."""
    if not values:
        return
    made: Any = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(rows)
    keys = [column.name for column in rows.primary_key]
    more = {
        column.name: column + made.excluded[column.name]
        for column in rows.c
        if not column.primary_key
    }
    connection.execute(made.on_conflict_do_update(index_elements=keys, set_=more), values)
