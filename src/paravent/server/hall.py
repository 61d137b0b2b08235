"""The hall: all tables of a server, and who sits down, leaves, starts and plays again."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from paravent.bots import make_bot
from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.server import clocks, queries, retention, schema
from paravent.server.bots import NAMES, STRONGEST, BotPlayers, Thinkers
from paravent.server.clocks import Clocks
from paravent.server.guests import digest, new_id, new_token, tidy_line
from paravent.server.kept import KeptTable, Listener
from paravent.server.neighbours import Neighbours
from paravent.server.records import Guest, Line, Place, Sheet
from paravent.server.relay import Relay
from paravent.server.settings import Settings
from paravent.server.store import Conflict, Store
from paravent.server.table import LiveTable
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
        self._opening = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Wake the bots of games that were running, and begin to look after the tables."""
        waiting = await self.store.read(queries.tables_with_bots)
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
    async def use(self, table: str) -> AsyncIterator[LiveTable]:
        """A table by its id; it stays in memory meanwhile. A Mistake if there is none."""
        async with self._opening:
            live = self.tables.get(table)
            if live is None:
                found = await self.store.read(queries.find_table, table)
                if found is None:
                    raise Mistake("unknown-table", table=table)
                live = LiveTable(self, found)
                self.tables[table] = live
                self.neighbours.opened(live)
                self.bots.wake(live)
            live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.used = time.monotonic()

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
        dealer, now = Dealer.fresh(), self.settings.clock()
        sheet = Sheet(
            id=new_id(),
            game=game.key,
            rules=game.version,
            options=dict(setup.options),
            pace=form.pace,
            patience=clocks.patience(form, self.settings),
            public=form.public,
            host=guest.id,
            invitation=new_invitation(),
            seed=dealer.seed.hex(),
            commitment=dealer.commitment,
            created=now,
            changed=now,
            places=places,
        )
        await self._add(sheet)
        return information(sheet, guest, self.clocks)

    async def join(self, guest: Guest, table: str, form: schema.JoinForm) -> schema.TableInfo:
        """Sit down in an open seat; who sits there already just stays."""
        await self._check_room(guest)
        async with self.use(table) as live, live.steady():
            live.admit(guest, form.invitation)
            if live.sheet.seat_of(guest) is None:
                seat = free_seat(live.sheet, form.seat)
                now = self.settings.clock()
                version = await self.store.write(queries.take_seat, table, seat, guest, now)
                live.sheet.changed = now
                live.wrote(version)
                live.reseat(seat, Place("person", guest.name, guest.id))
                self.stir()
            return live.information(guest)

    async def leave(self, guest: Guest, table: str) -> schema.TableInfo:
        """Give the seat up: before the start to anybody, later to a bot.

        A table where no person is left is closed.
        """
        async with self.use(table) as live:
            async with live.steady():
                seat, sheet = live.seat_of(guest), live.sheet
                opened = sheet.stage == "open"
                if opened:
                    heir, now = live.heir(seat), self.settings.clock()
                    query = queries.leave
                    version = await self.store.write(query, table, seat, guest.id, heir, now)
                    if heir is None:
                        sheet.stage = "closed"
                    elif sheet.host == guest.id:
                        sheet.host = heir
                    live.wrote(version)
                    live.reseat(seat, Place("open"))
                    self.stir()
            if not opened:
                await live.leave(guest, STRONGEST)
            return live.information(guest)

    async def stand_in(self, guest: Guest, table: str, seat: int) -> schema.TableInfo:
        """A bot plays for a person who is late, or for the guest, until that person is back."""
        async with self.use(table) as live:
            await live.stand_in(guest, seat, STRONGEST)
            return live.information(guest)

    async def come_back(self, guest: Guest, table: str) -> schema.TableInfo:
        async with self.use(table) as live:
            await live.come_back(guest)
            return live.information(guest)

    async def start(self, guest: Guest, table: str) -> schema.TableInfo:
        async with self.use(table) as live:
            live.seat_of(guest)
            if live.sheet.host != guest.id:
                raise Mistake("not-host")
            await live.start()
            return live.information(guest)

    async def rematch(self, guest: Guest, table: str) -> schema.TableInfo:
        """The same players again, everybody one seat further; one rematch for each game."""
        async with self.use(table) as live, live.steady():
            live.seat_of(guest)
            live.finished()
            sheet = live.sheet
            if not sheet.next:
                dealer, now = Dealer.fresh(), self.settings.clock()
                again = replace(
                    sheet,
                    id=new_id(),
                    rules=live.game.version,
                    host=guest.id,
                    invitation=new_invitation(),
                    seed=dealer.seed.hex(),
                    commitment=dealer.commitment,
                    created=now,
                    changed=now,
                    version=0,
                    stage="open",
                    turn=0,
                    result=[],
                    rematch_of=sheet.id,
                    places=once_more(sheet.places),
                )
                try:
                    live.wrote(await self._add(again))
                    sheet.next = again.id
                except Conflict:
                    found = await self.store.read(queries.rematch_of, sheet.id)
                    sheet.next = found or ""
                live.tell_news()
            following = sheet.next
        async with self.use(following) as live:
            return live.information(guest)

    async def listed(self, guest: Guest | None) -> schema.TableList:
        mine = await self.store.read(queries.tables_of, guest.id, LISTED) if guest else []
        opened = await self.store.read(queries.public_tables, "open", LISTED)
        running = await self.store.read(queries.public_tables, "running", LISTED)
        own = {sheet.id for sheet in mine}
        return schema.TableList(
            mine=[information(sheet, guest, self.clocks) for sheet in mine],
            open=[information(s, guest, self.clocks) for s in opened if s.id not in own],
            running=[information(s, guest, self.clocks) for s in running if s.id not in own],
        )

    # Seat links.

    async def link_seat(self, guest: Guest, table: str) -> schema.SeatLink:
        """A link that gives the guest's seat to whoever brings it first."""
        async with self.use(table) as live, live.steady():
            seat = live.seat_of(guest)
            token, expires = new_token(), self.settings.clock() + self.settings.seat_link_ms
            link = queries.Link(table, seat, guest.id, expires)
            await self.store.write(queries.add_link, digest(token), link)
        # Behind the # a browser keeps the token to itself.
        return schema.SeatLink(token=token, path=f"/#/seat/{token}", expires=expires)

    async def take_seat(self, guest: Guest, token: str) -> schema.TableInfo:
        link = await self.store.read(queries.find_link, digest(token))
        if link is None or link.expires < self.settings.clock():
            raise Mistake("link-expired")
        async with self.use(link.table) as live, live.steady():
            if live.sheet.seat_of(guest) is not None:
                if link.guest == guest.id:
                    return live.information(guest)  # one's own link changes nothing
                raise Mistake("already-seated")
            place = replace(live.sheet.places[link.seat], name=guest.name, guest=guest.id)
            try:
                version = await self.store.write(queries.use_link, digest(token), link, place)
            except Conflict as error:
                raise Mistake("link-expired") from error
            if live.sheet.host == link.guest:
                live.sheet.host = guest.id
            live.wrote(version)
            live.reseat(link.seat, place)
            return live.information(guest)

    # Chat.

    async def chat(self, guest: Guest, table: str, text: str) -> None:
        line = tidy_line(text, self.settings.chat_length)
        async with self.use(table) as live, live.steady():
            seat = live.seat_of(guest)
            name = live.sheet.places[seat].name
            at = self.settings.clock()
            while True:
                try:
                    said, version = await self.store.write(
                        queries.add_line, table, Line(0, seat, name, line, at)
                    )
                    break
                except Conflict:
                    continue  # another process took the number
            live.wrote(version)
            live.tell_chat([said.told()])

    async def chat_lines(self, table: str) -> list[schema.ChatLine]:
        found = await self.store.read(queries.last_lines, table, self.settings.chat_lines)
        return [line.told() for line in found]

    # As keeper of the tables.

    def changed(self, live: KeptTable) -> None:
        self.bots.wake(live)
        self.stir()

    def stored(self, live: KeptTable) -> None:
        self.neighbours.stored(live)

    def attended(self, live: KeptTable) -> None:
        self.neighbours.attended(live)

    def stir(self) -> None:
        """Lists of tables are to be told again."""
        self._stirred.set()

    # Inside.

    async def _add(self, sheet: Sheet) -> int:
        """A new table; the new version of the one that it is a rematch of, if any."""
        version = await self.store.write(queries.add_table, sheet)
        self.neighbours.added(sheet)
        self.stir()
        return version

    async def _check_room(self, guest: Guest) -> None:
        taken = await self.store.read(queries.seats_taken, guest.id)
        if taken >= self.settings.tables_per_guest:
            raise Mistake("too-many-tables", most=self.settings.tables_per_guest)

    async def _wake(self, tables: list[str]) -> None:
        for table in tables:
            try:
                async with self.use(table):
                    pass  # opening it wakes its bots
            except Mistake as mistake:
                log.error("table %s cannot go on: %s", table, mistake.code)

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
        for table, live in list(self.tables.items()):
            busy = live.users or live.listeners or table in self.bots.tasks
            if not busy and not live.lock.locked() and live.used < long_ago:
                del self.tables[table]

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


def seated(forms: list[schema.SeatForm], me: Guest) -> list[Place]:
    """Who sits where at a new table; bots get names of their own."""
    names = (name for name in NAMES if name != me.name)
    places = []
    for form in forms:
        if form.kind == "me":
            places.append(Place("person", me.name, me.id))
        elif form.kind == "bot":
            level = form.level.strip().lower() or STRONGEST
            places.append(Place("bot", next(names), level=level))
        else:
            places.append(Place("open"))
    return places


def free_seat(sheet: Sheet, wanted: int | None) -> int:
    """The wanted seat, or the first that is free; a Mistake if there is none."""
    if sheet.stage != "open":
        raise Mistake("table-closed" if sheet.stage == "closed" else "already-started")
    free = [seat for seat, place in enumerate(sheet.places) if place.kind == "open"]
    if not free:
        raise Mistake("table-full")
    if wanted is None:
        return free[0]
    if wanted >= len(sheet.places):
        raise Mistake("no-such-seat", seat=wanted, last=len(sheet.places) - 1)
    if wanted not in free:
        raise Mistake("seat-taken")
    return wanted


def once_more(places: list[Place]) -> list[Place]:
    """Everybody one seat further, and nobody away."""
    back = [replace(place, level="") if place.kind == "person" else place for place in places]
    return [*back[-1:], *back[:-1]]


def new_invitation() -> str:
    return secrets.token_urlsafe(16)
