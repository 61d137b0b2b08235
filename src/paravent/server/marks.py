"""Marks: times that outlive a process, and the clock that retention goes by."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, func, insert, select, update

from paravent.server.database import GUEST_ROWS, MARK_ROWS, TABLE_ROWS
from paravent.server.settings import DAY_MS

LOOKED, LIVED, PROBED = "looked", "lived", "probed"
BEHIND_MS = 7 * DAY_MS


class SteadyClock:
    """The clock, unless it is a week behind the time by which things grow old.

    What is written just then would be older than all that was before it, and be forgotten first.
    """

    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.lived = 0

    def __call__(self) -> int:
        now = self.clock()
        return now if now > self.lived - BEHIND_MS else self.lived


def marked(connection: Connection, name: str) -> int | None:
    found: int | None = connection.scalar(select(MARK_ROWS.c.at).where(MARK_ROWS.c.name == name))
    return found


def mark(connection: Connection, name: str, at: int) -> None:
    known = update(MARK_ROWS).where(MARK_ROWS.c.name == name).values(at=at)
    if connection.execute(known).rowcount == 0:
        connection.execute(insert(MARK_ROWS).values(name=name, at=at))


def time_lived(connection: Connection, now: int) -> int:
    """The time by which things grow old, after one more look at the clock.

    It follows the clock by at most a day from one look to the next: a clock that leaps ahead
    makes nothing old, nor do days on which no server ran.
    """
    looked, lived = marked(connection, LOOKED), marked(connection, LIVED)
    if looked is None or lived is None:
        looked = lived = _last_change(connection, now)
    lived += min(max(0, now - looked), DAY_MS)
    mark(connection, LOOKED, now)
    mark(connection, LIVED, lived)
    return lived


def _last_change(connection: Connection, now: int) -> int:
    """When this database was last used, for the first look at the clock."""
    newest = [
        connection.scalar(select(func.max(column)))
        for column in (TABLE_ROWS.c.changed, GUEST_ROWS.c.seen)
    ]
    return min(now, max((at for at in newest if at is not None), default=now))
