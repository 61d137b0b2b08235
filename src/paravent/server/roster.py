"""The roster: which servers run on a database, and which of them are asked to go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from paravent import server
from paravent.server.database import SERVER_ROWS
from paravent.server.guests import new_id
from paravent.server.settings import MINUTE_MS, Settings
from paravent.server.store import Store

GONE_MS = MINUTE_MS  # without a word, a server is taken for dead


@dataclass(frozen=True)
class Served:
    """A server, as others know it."""

    id: str
    address: str
    version: str
    started: int
    draining: bool


def servers(connection: Connection, now: int) -> list[Served]:
    """Those that run, the oldest first."""
    alive = SERVER_ROWS.c.seen.between(now - GONE_MS, now + GONE_MS)
    rows = connection.execute(select(SERVER_ROWS).where(alive).order_by(SERVER_ROWS.c.started))
    return [Served(row.id, row.address, row.version, row.started, row.draining) for row in rows]


def drain(connection: Connection, server_id: str) -> None:
    """Ask a server to go."""
    one = update(SERVER_ROWS).where(SERVER_ROWS.c.id == server_id)
    connection.execute(one.values(draining=True))


class Roster:
    """This server in it. `leave` is called when it is asked to go."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.id = new_id()
        self.started = settings.clock()
        self.address = ""  # nobody serves yet
        self.leave: Callable[[], None] = lambda: None
        self.asked = False
        self.looking = asyncio.Lock()

    async def look(self) -> None:
        """Say that we are there, and find out whether we are asked to go."""
        async with self.looking:
            if self.address and not self.asked:
                self.asked = await self.store.write(self._sign)
                if self.asked:
                    self.leave()

    async def end(self) -> None:
        if self.address:
            await self.store.write(self._strike)

    def _sign(self, connection: Connection) -> bool:
        now, mine = self.settings.clock(), SERVER_ROWS.c.id == self.id
        if connection.execute(update(SERVER_ROWS).where(mine).values(seen=now)).rowcount:
            query = select(SERVER_ROWS.c.draining).where(mine)
            return bool(connection.scalar(query))
        silent = ~SERVER_ROWS.c.seen.between(now - GONE_MS, now + GONE_MS)
        connection.execute(delete(SERVER_ROWS).where(silent))
        connection.execute(
            insert(SERVER_ROWS).values(
                id=self.id,
                address=self.address,
                version=server.VERSION,
                started=self.started,
                seen=now,
                draining=False,
            )
        )
        return False

    def _strike(self, connection: Connection) -> None:
        connection.execute(delete(SERVER_ROWS).where(SERVER_ROWS.c.id == self.id))
