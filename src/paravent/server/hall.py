"""The hall: all tables of a server, and who sits down, leaves, starts and plays again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from paravent.bots import make_bot
from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.server import clocks, journal, links, projection, retention, schema, steps
from paravent.server.bots import STRONGEST, BotPlayers, Thinkers
from paravent.server.chat import last_lines, tidy_line
from paravent.server.clocks import Clocks
from paravent.server.guests import Guest, digest, new_id, new_token
from paravent.server.neighbours import Neighbours
from paravent.server.relay import Relay
from paravent.server.replay import find
from paravent.server.seating import new_invitation, seated
from paravent.server.settings import Settings
from paravent.server.store import Store
from paravent.server.table import Listener, LiveTable
from paravent.server.telling import information

LISTED = 50  # tables in each part of a list
LOBBY_PAUSE = 0.3  # seconds between two lists
SWEEP_PAUSE = 60.0
PURGE_PAUSE = 24 * 3600.0
log = logging.getLogger(__name__)


class Hall:
    """Tables are read from the store when somebody asks for them, and leave when idle."""

    def __init__(
        self, store: Store, settings: Settings, thinkers: Thinkers, relay: Relay | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.clocks = Clocks(settings, settings.clock())
        self.neighbours = Neighbours(self, relay or Relay())
        self.bots = BotPlayers(self, thinkers, settings.bot_pause)
        self.tables: dict[str, LiveTable] = {}
        self.lobby: set[Listener] = set()
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Wake the bots of games that were running, and begin to look after the tables."""
        waiting = await self.store.read(projection.tables_with_bots)
        self._tasks = [
            asyncio.create_task(self._wake(waiting), name="waking"),
            asyncio.create_task(self._tell_lobby(), name="lobby"),
            asyncio.create_task(self._sweep(), name="sweeping"),
            asyncio.create_task(self._purge(), name="purging"),
            *self.neighbours.tasks(),
        ]
        if self.settings.bots_ready:
            self._tasks.append(asyncio.create_task(self.bots.thinkers.warm(), name="warming"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table by its id; it stays in memory meanwhile. A Mistake if there is none."""
        while (live := self.tables.get(table_id)) is None:
            await self._opened(table_id)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.used = time.monotonic()

    async def _opened(self, table_id: str) -> None:
        """Read a table from the store, once for all who ask for it; others need not wait."""
        opening = self._opening.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._open(table_id), name=f"opening {table_id}")
            self._opening[table_id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table_id))
        await asyncio.shield(opening)

    async def _open(self, table_id: str) -> None:
        try:
            live = LiveTable(self, await self.store.read(find, table_id))
        except Mistake as mistake:
            if mistake.code != "unknown-table":
                log.error("table %s is set aside: %s", table_id, mistake, exc_info=mistake)
            raise
        self.tables[table_id] = live
        self.neighbours.opened(live)
        self.bots.wake(live)

    # The lobby.

    async def create(self, guest: Guest, form: schema.TableForm) -> schema.TableInfo:
        """A new table with its commitment; nothing is dealt before the start."""
        game = find_game(form.game)
        setup = game.setup(len(form.seats), form.options)
        if [seat.kind for seat in form.seats].count("me") != 1:
            raise Mistake("not-one-me")
        places = seated(form.seats, guest)
        for place in places:
            if place.kind == "bot":
                make_bot(place.level, game)
        await self._check_room(guest)
        dealer = Dealer.fresh()
        opened = journal.change(
            None,
            steps.Open(
                at=self.settings.clock(),
                id=new_id(),
                game=game.key,
                rules=game.version,
                options=dict(setup.options),
                pace=form.pace,
                public=form.public,
                patience=clocks.patience(form, self.settings),
                host=guest.id,
                invitation=new_invitation(),
                seed=dealer.seed.hex(),
                commitment=dealer.commitment,
                places=places,
            ),
        )
        await self.store.write(journal.write, opened)
        self.neighbours.added(opened.after)
        self.stir()
        return information(opened.after, guest, self.clocks)

    async def join(self, guest: Guest, table_id: str, form: schema.JoinForm) -> schema.TableInfo:
        """Sit down in an open seat; who sits there already just stays."""
        await self._check_room(guest)
        async with self.use(table_id) as live:
            await live.sit(guest, form.invitation, form.seat)
            return live.information(guest)

    async def leave(self, guest: Guest, table_id: str) -> schema.TableInfo:
        async with self.use(table_id) as live:
            await live.leave(guest, STRONGEST)
            return live.information(guest)

    async def stand_in(self, guest: Guest, table_id: str, seat: int) -> schema.TableInfo:
        """A bot plays for a person who is late, or for the guest, until that person is back."""
        async with self.use(table_id) as live:
            await live.stand_in(guest, seat, STRONGEST)
            return live.information(guest)

    async def come_back(self, guest: Guest, table_id: str) -> schema.TableInfo:
        async with self.use(table_id) as live:
            await live.come_back(guest)
            return live.information(guest)

    async def start(self, guest: Guest, table_id: str) -> schema.TableInfo:
        async with self.use(table_id) as live:
            await live.start(guest)
            return live.information(guest)

    async def rematch(self, guest: Guest, table_id: str) -> schema.TableInfo:
        async with self.use(table_id) as live:
            following = await live.rematch(guest)
        async with self.use(following) as live:
            return live.information(guest)

    async def listed(self, guest: Guest | None) -> schema.TableList:
        mine = await self.store.read(projection.tables_of, guest.id, LISTED) if guest else []
        opened = await self.store.read(projection.public_tables, "open", LISTED)
        running = await self.store.read(projection.public_tables, "running", LISTED)
        own = {sheet.id for sheet in mine}
        return schema.TableList(
            mine=[information(sheet, guest, self.clocks) for sheet in mine],
            open=[information(s, guest, self.clocks) for s in opened if s.id not in own],
            running=[information(s, guest, self.clocks) for s in running if s.id not in own],
        )

    # Seat links.

    async def link_seat(self, guest: Guest, table_id: str) -> schema.SeatLink:
        """A link that gives the guest's seat to whoever brings it first."""
        async with self.use(table_id) as live, live.steady():
            seat = live.seat_of(guest)
            token, expires = new_token(), self.settings.clock() + self.settings.seat_link_ms
            link = links.Link(table_id, seat, guest.id, expires)
            await self.store.write(links.add_link, digest(token), link)
        # Behind the # a browser keeps the token to itself.
        return schema.SeatLink(token=token, path=f"/#/seat/{token}", expires=expires)

    async def take_seat(self, guest: Guest, token: str) -> schema.TableInfo:
        link = await self.store.read(links.find_link, digest(token))
        if link is None or link.expires < self.settings.clock():
            raise Mistake("link-expired")
        async with self.use(link.table_id) as live:
            await live.move(guest, link, digest(token))
            return live.information(guest)

    # Chat.

    async def chat(self, guest: Guest, table_id: str, text: str) -> None:
        line = tidy_line(text, self.settings.chat_length)
        async with self.use(table_id) as live:
            await live.chat(guest, line)

    async def chat_lines(self, table_id: str) -> list[schema.ChatLine]:
        found = await self.store.read(last_lines, table_id, self.settings.chat_lines)
        return [line.told() for line in found]

    # As keeper of the tables.

    def changed(self, live: LiveTable) -> None:
        self.bots.wake(live)
        self.stir()

    def stored(self, live: LiveTable) -> None:
        self.neighbours.stored(live)

    def attended(self, live: LiveTable) -> None:
        self.neighbours.attended(live)

    def stir(self) -> None:
        """Lists of tables are to be told again."""
        self._stirred.set()

    # Inside.

    async def _check_room(self, guest: Guest) -> None:
        taken = await self.store.read(projection.seats_taken, guest.id)
        if taken >= self.settings.tables_per_guest:
            raise Mistake("too-many-tables", most=self.settings.tables_per_guest)

    async def _wake(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            with contextlib.suppress(Mistake):  # one that is set aside is in the log
                async with self.use(table_id):
                    pass  # opening it wakes its bots

    async def _tell_lobby(self) -> None:
        """New lists for those who look at the lobby, some time after something changed."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            try:
                for listener in list(self.lobby):
                    tables = await self.listed(listener.guest)
                    listener.tell(json.encode(schema.Tables(tables=tables)))
            except SQLAlchemyError:
                log.exception("the lobby could not be told")
            await asyncio.sleep(LOBBY_PAUSE)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_PAUSE)
            self.sweep()

    def sweep(self) -> None:
        """Forget the tables that nobody has looked at for long; the store has them."""
        long_ago = time.monotonic() - self.settings.idle_seconds
        for table_id, live in list(self.tables.items()):
            busy = live.users or live.listeners or table_id in self.bots.tasks
            if not busy and not live.lock.locked() and live.used < long_ago:
                del self.tables[table_id]

    async def _purge(self) -> None:
        while True:
            try:
                await self.purge()
            except SQLAlchemyError:
                log.exception("what is old could not be forgotten")
            await asyncio.sleep(PURGE_PAUSE)

    async def purge(self) -> None:
        """Forget what nobody will come back to, a little at a time: people play meanwhile."""
        for query in retention.QUERIES:
            while await self.store.write(query, self.settings.clock(), self.settings.retention):
                pass
