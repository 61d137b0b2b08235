"""Other processes of the same site: what they change is read again, who listens there is known."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from paravent.core.mistakes import Mistake
from paravent.server import chat, projection
from paravent.server.relay import SILENCE_SECONDS, Notice, Relay
from paravent.server.sheet import Sheet
from paravent.server.table import LiveTable

if TYPE_CHECKING:
    from paravent.server.hall import Hall

LOOK_SECONDS = 1.0  # between two looks at the store while nobody tells what changes
CALM_LOOK_SECONDS = 30.0  # while others do tell
log = logging.getLogger(__name__)


class Neighbours:
    """Without a relay, processes on one PostgreSQL notice each other's changes by looking."""

    def __init__(self, hall: Hall, relay: Relay) -> None:
        self.hall = hall
        self.relay = relay
        self.heard_at: dict[str, float] = {}  # by process
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def tasks(self) -> Iterator[asyncio.Task[None]]:
        if not self.relay.alone:
            yield asyncio.create_task(self.relay.run(self.heard), name="relay")
        if not self.relay.alone or self.hall.store.shared:
            yield asyncio.create_task(self._look(), name="looking")

    # What we tell.

    def added(self, sheet: Sheet) -> None:
        self.relay.tell(sheet.id, version=sheet.version)

    def stored(self, live: LiveTable) -> None:
        self.relay.tell(live.id, version=live.version, chatted=live.chatted)

    def attended(self, live: LiveTable) -> None:
        self.relay.tell(live.id, guests=sorted(live.guests))

    def opened(self, live: LiveTable) -> None:
        """Ask who listens elsewhere."""
        self.relay.tell(live.id)

    # What we are told.

    def heard(self, notice: Notice) -> None:
        live = self.hall.tables.get(notice.table)
        self.heard_at[notice.process] = time.monotonic()
        if notice.new:
            self._meet(notice.process)
        elif notice.version is not None:
            self.hall.stir()
            if live is not None and is_behind(live, notice.version, notice.chatted):
                self._fall_behind(live.id)
        elif live is not None and notice.guests is not None:
            self._place(live, notice.process, frozenset(notice.guests))
        elif live is not None and live.listeners:
            self.attended(live)

    def _meet(self, process: str) -> None:
        """A process has come, or we have: notices may be lost, so compare everything."""
        for live in self.hall.tables.values():
            self._place(live, process, frozenset())
            self._fall_behind(live.id)
            if live.listeners:
                self.attended(live)
        self.hall.stir()

    def _place(self, live: LiveTable, process: str, guests: frozenset[str]) -> None:
        if live.elsewhere.get(process, frozenset()) != guests:
            live.elsewhere[process] = guests
            live.tell_news()

    # What we see.

    async def _look(self) -> None:
        looked = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.relay.up and time.monotonic() - looked < CALM_LOOK_SECONDS:
                continue
            looked = time.monotonic()
            try:
                await self.look()
            except SQLAlchemyError:
                log.exception("the tables could not be compared with the store")

    async def look(self) -> None:
        """Compare all tables in memory with the store, and forget processes that are silent."""
        table_ids = list(self.hall.tables)
        versions = await self.hall.store.read(projection.versions, table_ids)
        chatted = await self.hall.store.read(chat.last_numbers, table_ids)
        for table_id, live in self.hall.tables.items():
            if is_behind(live, versions.get(table_id, 0), chatted.get(table_id, chat.NOTHING)):
                self._fall_behind(table_id)
        if not self.relay.up:
            self.hall.stir()
        long_ago = time.monotonic() - SILENCE_SECONDS
        for process, at in list(self.heard_at.items()):
            if at < long_ago:
                del self.heard_at[process]
                for live in self.hall.tables.values():
                    self._place(live, process, frozenset())

    def _fall_behind(self, table_id: str) -> None:
        if table_id in self._refreshing:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._refresh(table_id), name=f"refreshing {table_id}")
        self._refreshing[table_id] = task
        task.add_done_callback(lambda _: self._refreshed(table_id))

    def _refreshed(self, table_id: str) -> None:
        del self._refreshing[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self._fall_behind(table_id)

    async def _refresh(self, table_id: str) -> None:
        try:
            async with self.hall.use(table_id) as live, live.steady():
                await live.catch_up()
        except (Mistake, SQLAlchemyError):
            log.exception("table %s could not be read again", table_id)


def is_behind(live: LiveTable, version: int, chatted: int) -> bool:
    return live.version < version or live.chatted < chatted
