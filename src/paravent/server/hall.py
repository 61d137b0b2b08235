"""The hall: all tables of a server, and who sits down, leaves, starts and plays again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy import Connection

from paravent.bots import USUAL_LEVEL, make_bot
from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.server import (
    clocks,
    journal,
    links,
    marks,
    projection,
    retention,
    schema,
    steps,
)
from paravent.server.bots import BotPlayers, Thinkers
from paravent.server.chat import Line, last_lines, tidy_line
from paravent.server.clocks import Clocks
from paravent.server.clubs import members
from paravent.server.guests import Guest, digest, is_id, new_id, new_token
from paravent.server.health import Health
from paravent.server.lobby import Lobby
from paravent.server.meeting import welcome
from paravent.server.neighbours import Neighbours
from paravent.server.relay import Relay
from paravent.server.replay import find
from paravent.server.reviews import Reviewers
from paravent.server.seating import new_invitation, new_level, seated, stand_in_level
from paravent.server.settings import Settings
from paravent.server.sheet import Sheet
from paravent.server.slow.plans import Planner
from paravent.server.store import Store
from paravent.server.table import LiveTable
from paravent.server.talk import say
from paravent.server.telling import information
from paravent.server.timekeeping import Timekeeper
from paravent.server.tournaments.arbiter import Arbiter

SWEEP_PAUSE = 60.0
PURGE_PAUSE = 24 * 3600.0
log = logging.getLogger(__name__)


class Use:
    """A table that somebody needs for a while."""

    live: LiveTable

    def __init__(self, hall: Hall, table_id: str) -> None:
        self.hall = hall
        self.table_id = table_id

    async def __aenter__(self) -> LiveTable:
        if not is_id(self.table_id):  # PostgreSQL would complain about some
            raise Mistake("unknown-table", table=self.table_id[:20])
        while (live := self.hall.tables.get(self.table_id)) is None:
            await self.hall._opened(self.table_id)
        live.users += 1
        self.live = live
        return live

    async def __aexit__(self, *_: object) -> None:
        self.live.users -= 1
        self.live.used = time.monotonic()


class Hall:
    """Tables are read from the store when somebody asks for them, and leave when idle."""

    def __init__(
        self, store: Store, settings: Settings, thinkers: Thinkers, relay: Relay | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.clocks = Clocks(settings)
        self.timekeeper = Timekeeper(self)
        self.planner = Planner(self)
        self.arbiter = Arbiter(self)
        self.neighbours = Neighbours(self, relay or Relay())
        self.bots = BotPlayers(self, thinkers, settings.bot_pause)
        self.tables: dict[str, LiveTable] = {}
        self.reviewers = Reviewers(self)
        self.lobby = Lobby(self)
        self.health = Health(self)
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to look after the tables, and after what bots have to do there."""
        await self.timekeeper.open()
        self._tasks = [
            asyncio.create_task(self.bots.look(), name="waking"),
            asyncio.create_task(self.timekeeper.run(), name="timekeeping"),
            asyncio.create_task(self.planner.run(), name="plans"),
            asyncio.create_task(self.arbiter.run(), name="tournaments"),
            asyncio.create_task(self.reviewers.run(), name="reviews"),
            asyncio.create_task(self.lobby.run(), name="lobby"),
            asyncio.create_task(self.lobby.attend(), name="presence"),
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
        await self.planner.close()
        await self.timekeeper.close()
        await self.bots.close()

    def use(self, table_id: str) -> Use:
        """A table by its id; it stays in memory meanwhile. A Mistake if there is none."""
        return Use(self, table_id)

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

    async def create(
        self,
        guest: Guest,
        form: schema.TableForm,
        network: str = "",
        auto: bool = False,
        also: Callable[[Connection, str], None] = lambda _connection, _table: None,
    ) -> schema.TableInfo:
        """A new table with its commitment; nothing is dealt before the start.

        `also` is written with it, or neither is.
        """
        game = find_game(form.game)
        setup = game.setup(len(form.seats), form.options)
        if [seat.kind for seat in form.seats].count("me") != 1:
            raise Mistake("not-one-me")
        places = seated(form.seats, guest)
        if form.rated and (len(places) < 2 or any(place.kind == "bot" for place in places)):
            raise Mistake("rated-bots")
        for place in places:
            if place.kind == "bot":
                make_bot(place.level, game)
        level = new_level(form, places)
        make_bot(level, game)
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
                public=form.public and not form.club,
                club=form.club,
                patience=clocks.patience(form, self.settings),
                increment=clocks.increment(form),
                weekends=form.weekends or form.pace == "live",
                level=level,
                help=form.help and not form.rated,
                rated=form.rated,
                auto=auto,
                host=guest.id,
                invitation=new_invitation(),
                seed=dealer.seed.hex(),
                commitment=dealer.commitment,
                places=places,
            ),
        )

        def write(connection: Connection) -> None:
            # Here, for somebody may ask for many tables at the same time.
            projection.lock_guest(connection, guest.id)
            self._check_room(connection, guest, offered=form.public and not form.club)
            if form.club:
                members.check(connection, form.club, guest)
            if form.rated:
                welcome.check_account(connection, guest.id)
            journal.write(connection, opened)
            also(connection, opened.after.id)
            if form.rated and opened.after.public:
                welcome.claim(connection, guest.id, opened.after.id, network, set())

        await self.store.write(write)
        self.neighbours.added(opened.after)
        self.lobby.changed(opened.after)
        return information(opened.after, guest, self.clocks)

    async def join(
        self, guest: Guest, table_id: str, form: schema.JoinForm, network: str = ""
    ) -> schema.TableInfo:
        """Sit down in an open seat; who sits there already just stays."""
        await self.store.read(self._check_room, guest)
        async with self.use(table_id) as live:
            await live.sit(guest, form.invitation, form.seat, network)
            return live.information(guest)

    async def change_seat(
        self, guest: Guest, table_id: str, form: schema.SeatChange
    ) -> schema.TableInfo:
        """Before the start: a bot in an open seat, or a bot's seat for a friend."""
        async with self.use(table_id) as live:
            await live.change_seat(guest, form.seat, USUAL_LEVEL if form.kind == "bot" else "")
            return live.information(guest)

    async def cancel(self, guest: Guest, table_id: str) -> schema.TableInfo:
        async with self.use(table_id) as live:
            await live.cancel(guest)
            return live.information(guest)

    async def leave(self, guest: Guest, table_id: str) -> schema.TableInfo:
        async with self.use(table_id) as live:
            await live.leave(guest, stand_in_level(live.sheet))
            return live.information(guest)

    async def stand_in(self, guest: Guest, table_id: str, seat: int) -> schema.TableInfo:
        """A bot plays for a person who is late, or for the guest, until that person is back."""
        async with self.use(table_id) as live:
            await live.stand_in(guest, seat, stand_in_level(live.sheet))
            return live.information(guest)

    async def come_back(self, guest: Guest, table_id: str) -> schema.TableInfo:
        async with self.use(table_id) as live:
            await live.come_back(guest)
            return live.information(guest)

    async def start(self, guest: Guest, table_id: str) -> schema.TableInfo:
        async with self.use(table_id) as live:
            await live.start(guest)
            return live.information(guest)

    async def remove(self, guest: Guest, table_id: str, seat: int) -> schema.TableInfo:
        async with self.use(table_id) as live:
            await live.remove(guest, seat)
            return live.information(guest)

    async def rematch(self, guest: Guest, table_id: str) -> schema.TableInfo:
        async with self.use(table_id) as live:
            following = await live.rematch(guest)
        async with self.use(following) as live:
            return live.information(guest)

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
            await say(live, guest, line)

    async def chat_lines(self, table_id: str) -> list[Line]:
        return await self.store.read(last_lines, table_id, self.settings.chat_lines)

    # As keeper of the tables.

    def changed(self, live: LiveTable) -> None:
        self.bots.wake(live)
        self.planner.wake(live)
        self.lobby.changed(live.sheet)

    def stored(self, live: LiveTable, made: Sequence[steps.Step]) -> None:
        self.neighbours.stored(live, made)

    def attended(self, live: LiveTable) -> None:
        self.neighbours.attended(live)

    async def follow(self, sheets: Sequence[Sheet]) -> None:
        """Tables were changed in the store: those in memory, and other processes, hear of it."""
        for sheet in sheets:
            self.neighbours.added(sheet)
            live = self.tables.get(sheet.id)
            if live is None:
                self.lobby.changed(sheet)
                continue
            with suppress(Mistake):  # it is set aside, and whoever listens there has been told
                async with live.steady():
                    await live.catch_up()

    # Inside.

    def _check_room(self, connection: Connection, guest: Guest, *, offered: bool = False) -> None:
        most, most_offered = self.settings.tables_per_guest, self.settings.tables_offered
        if projection.seats_taken(connection, guest.id) >= most:
            raise Mistake("too-many-tables", most=most)
        if offered and projection.tables_offered(connection, guest.id) >= most_offered:
            raise Mistake("too-many-offered", most=most_offered)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_PAUSE)
            self.sweep()

    def sweep(self) -> None:
        """Forget the tables that nobody has looked at for long; the store has them."""
        long_ago = time.monotonic() - self.settings.idle_seconds
        for live in list(self.tables.values()):
            if live.used < long_ago:
                self.forget(live)

    def forget(self, live: LiveTable) -> bool:
        """Let go of a table unless it is needed now; the store has it."""
        busy = live.users or live.listeners or live.id in self.bots.tasks
        if busy or live.lock.locked():
            return False
        del self.tables[live.id]
        return True

    async def _purge(self) -> None:
        while True:
            try:
                await self.purge()
            except Exception:
                log.exception("what is old could not be forgotten")
            await asyncio.sleep(PURGE_PAUSE)

    async def purge(self) -> None:
        """Forget what nobody will come back to, a little at a time: people play meanwhile."""
        clock = self.settings.clock
        lived = await self.store.write(marks.time_lived, clock())
        if isinstance(clock, marks.SteadyClock):
            clock.lived = lived
        for query in retention.QUERIES:
            while await self.store.write(query, lived, self.settings.retention):
                pass
        await self.neighbours.look()  # what was closed may lie in memory
