"""The timekeeper: when a time has run out a bot stands in, also if it did while nobody looked.

What is due stands in the rows of the tables, so there is no timer to lose in a crash. When servers
were away, that is noted: it is the time of nobody (clocks.py).
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from paravent.core.mistakes import Mistake
from paravent.core.play import Stale
from paravent.server import marks, projection, steps
from paravent.server.changing import changing
from paravent.server.clocks import Pause
from paravent.server.database import OUTAGE_ROWS, TABLE_ROWS
from paravent.server.seating import stand_in_level
from paravent.server.settings import DAY_MS, MINUTE_MS
from paravent.server.store import Conflict

if TYPE_CHECKING:
    from paravent.server.hall import Hall
    from paravent.server.table import LiveTable

ALIVE = "alive"  # the mark of when a server could last write
BEAT_SECONDS = 5.0
OUTAGE_MS = 6_000  # that nobody could write, before it counts as one
OUTAGE_DAYS = 400
AT_ONCE = 50  # tables in a look
END_SECONDS = 3.0
log = logging.getLogger(__name__)


class Timekeeper:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._beaten = 0.0  # when we last could write, by our own clock

    async def open(self) -> None:
        """Note how long no server was there."""
        await self._beat(gap=True)

    async def close(self) -> None:
        """From now on nobody can play here."""
        with suppress(SQLAlchemyError, Conflict, TimeoutError):
            await asyncio.wait_for(self._beat(gap=False), END_SECONDS)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.hall.settings.clock_seconds)
            try:
                silent = time.monotonic() - self._beaten
                if silent > BEAT_SECONDS:
                    await self._beat(gap=silent * 1000 > OUTAGE_MS)
                await self.look()
            except Conflict:
                pass  # another process noted it
            except Exception:
                log.exception("whose time has run out could not be found")

    async def look(self) -> None:
        """Hand over the seats of those whose time has run out."""
        now, store = self.hall.settings.clock(), self.hall.store
        for table_id in await store.read(projection.due_tables, now, AT_ONCE):
            try:
                async with self.hall.use(table_id) as live:
                    await run_out(live)
            except Stale:
                pass  # others changed the table meanwhile; it is looked at again
            except Mistake as mistake:
                log.warning("the clocks of table %s stand still: %s", table_id, mistake)
                await self._postpone(table_id, 0)
            except SQLAlchemyError:
                raise
            except Exception:  # the others go on
                log.exception("the clocks of table %s could not be read", table_id)
                await self._postpone(table_id, now + MINUTE_MS)

    async def _postpone(self, table_id: str, due: int) -> None:
        store = self.hall.store
        version = (await store.read(projection.versions, [table_id])).get(table_id, 0)
        await store.write(projection.postpone, table_id, version, due)

    async def _beat(self, *, gap: bool) -> None:
        now = self.hall.settings.clock()
        outages = await self.hall.store.write(beat, now, gap)
        self._beaten = time.monotonic()
        if outages != self.hall.clocks.outages:
            self.hall.clocks.outages = outages


@changing
async def run_out(live: LiveTable) -> None:
    """Bots stand in for those whose time has run out; else look again when the next is due."""
    clocks, now = live.keeper.clocks.of(live.sheet), live._now()
    level = stand_in_level(live.sheet)
    late = [
        steps.StandIn(at=now, seat=clock.seat, level=level)
        for clock in clocks
        if clock.until <= now
    ]
    if late:
        await live._make(*late)
        return
    due = min((clock.until for clock in clocks), default=0)
    await live.keeper.store.write(projection.postpone, live.id, live.version, due)


def beat(connection: Connection, now: int, gap: bool) -> list[Pause]:
    """A server can write; all outages. After a gap, what lies before counts as one if it is long.

    So does all that was before the first server that noted them.
    """
    last = marks.marked(connection, ALIVE) or 0
    end_those_to_come(connection, now)
    if gap and now - last > OUTAGE_MS:
        connection.execute(insert(OUTAGE_ROWS).values(since=last, until=now))
        old = OUTAGE_ROWS.c.until < now - OUTAGE_DAYS * DAY_MS
        connection.execute(delete(OUTAGE_ROWS).where(old))
    marks.mark(connection, ALIVE, now)
    rows = connection.execute(select(OUTAGE_ROWS).order_by(OUTAGE_ROWS.c.since))
    return [(row.since, row.until) for row in rows]


def end_those_to_come(connection: Connection, now: int) -> None:
    """An outage that ends in the future was noted by a clock that was ahead: it is over now.

    Tables that were put off because of it are looked at again.
    """
    ahead = update(OUTAGE_ROWS).where(OUTAGE_ROWS.c.until > now + OUTAGE_MS).values(until=now)
    if connection.execute(ahead).rowcount:
        connection.execute(delete(OUTAGE_ROWS).where(OUTAGE_ROWS.c.since >= OUTAGE_ROWS.c.until))
        put_off = TABLE_ROWS.c.due > now
        connection.execute(update(TABLE_ROWS).where(put_off).values(due=now))
