"""Other processes of the same site: what they change is read again, who listens there is known."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paravent.server import chat, projection, steps
from paravent.server.relay import SILENCE_SECONDS, Notice, Relay
from paravent.server.sheet import Sheet
from paravent.server.steps import Step
from paravent.server.table import LiveTable

if TYPE_CHECKING:
    from paravent.server.hall import Hall

LOOK_SECONDS = 1.0  # between two looks at the store while nobody tells what changes
CALM_LOOK_SECONDS = 30.0  # while others do tell
SKEW_MS = 10_000  # by which clocks of processes may differ
FOLLOWED = 10  # notices of one table that wait
MOST_SEEN = 500  # tables in one look
STRANGERS = ""  # among guests: some without a session
log = logging.getLogger(__name__)


class Neighbours:
    """Without a relay, processes on one PostgreSQL notice each other's changes by looking."""

    def __init__(self, hall: Hall, relay: Relay) -> None:
        self.hall = hall
        self.relay = relay
        self.heard_at: dict[str, float] = {}  # by process
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, list[Notice | None]] = {}
        self._newest = 0  # when a table was last changed that we have seen
        self._seen: dict[str, int] = {}  # the last ones, with the time

    def tasks(self) -> Iterator[asyncio.Task[None]]:
        if not self.relay.alone:
            yield asyncio.create_task(self.relay.run(self.heard), name="relay")
        if not self.relay.alone or self.hall.store.shared:
            yield asyncio.create_task(self._look(), name="looking")

    # What we tell.

    def added(self, sheet: Sheet) -> None:
        self.relay.tell(Notice(table=sheet.id, version=sheet.version))

    def stored(self, live: LiveTable, made: Sequence[Step]) -> None:
        if not self.relay.alone:
            followed = any(live.elsewhere.values())
            written = [steps.written(step) for step in made] if followed else []
            self.relay.tell(Notice("", live.id, live.version, written, live.chatted))

    def attended(self, live: LiveTable) -> None:
        strangers = [STRANGERS] if any(one.guest is None for one in live.listeners) else []
        self.relay.tell(Notice(table=live.id, guests=sorted(live.guests) + strangers))

    def opened(self, live: LiveTable) -> None:
        """Ask who listens elsewhere."""
        self.relay.tell(Notice(table=live.id))

    # What we are told.

    def heard(self, notice: Notice) -> None:
        live = self.hall.tables.get(notice.table)
        self.heard_at[notice.process] = time.monotonic()
        if notice.new:
            self._meet(notice.process)
        elif notice.version is not None:
            if live is not None and is_behind(live, notice.version, notice.chatted):
                # Where nobody is, nobody need follow what others do there.
                if self.hall.forget(live):
                    live = None
                else:
                    self._fall_behind(live.id, notice)
            if live is None:
                self.hall.lobby.heard([notice.table])
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
        self.hall.lobby.heard(())

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
            except Exception:
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
            await self._look_at_others()
        long_ago = time.monotonic() - SILENCE_SECONDS
        for process, at in list(self.heard_at.items()):
            if at < long_ago:
                del self.heard_at[process]
                for live in self.hall.tables.values():
                    self._place(live, process, frozenset())

    async def _look_at_others(self) -> None:
        """Tables that are not in memory here, for the lobby."""
        since = self._newest - SKEW_MS
        found = await self.hall.store.read(projection.changed_since, since, MOST_SEEN)
        self._newest = max((at for _, at in found), default=self._newest)
        seen, self._seen = self._seen, dict(found)
        news = [one for one, at in found if one not in self.hall.tables and seen.get(one) != at]
        if news:
            self.hall.lobby.heard(news)

    def _fall_behind(self, table_id: str, notice: Notice | None = None) -> None:
        """Catch up, from a notice if that says it all; one after the other."""
        if table_id in self._refreshing:
            self._again.setdefault(table_id, []).append(notice)
            return
        task = asyncio.create_task(self._refresh(table_id, notice), name=f"refreshing {table_id}")
        self._refreshing[table_id] = task
        task.add_done_callback(lambda _: self._refreshed(table_id))

    def _refreshed(self, table_id: str) -> None:
        del self._refreshing[table_id]
        again, self._again[table_id] = self._again.get(table_id, []), []
        if not again:
            del self._again[table_id]
            return
        # Many at once are read faster than followed; else each says what comes next.
        self._fall_behind(table_id, again[0] if len(again) <= FOLLOWED else None)
        self._again[table_id] = again[1:] if len(again) <= FOLLOWED else []

    async def _refresh(self, table_id: str, notice: Notice | None) -> None:
        try:
            async with self.hall.use(table_id) as live, live.steady():
                if notice is None:
                    await live.catch_up()
                elif is_behind(live, notice.version or 0, notice.chatted):
                    await live.follow(notice.version or 0, notice.steps, notice.chatted)
        except Exception:
            log.exception("table %s could not be read again", table_id)


def is_behind(live: LiveTable, version: int, chatted: int) -> bool:
    return live.version < version or live.chatted < chatted
