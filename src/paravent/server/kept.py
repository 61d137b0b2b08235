"""A table in memory: the game as the store holds it, and who listens.

Everything happens under the table's lock: a change is stored, and only then told to anybody.
`turn` is the length of the journal. It only ever grows, so a message of the past is known as such
even after acts have been taken back.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from msgspec import json
from sqlalchemy import Connection

from paravent.core import table as core
from paravent.core.game import Game
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import NOBODY
from paravent.core.registry import find_game
from paravent.core.table import Stale
from paravent.core.why import Reason
from paravent.server import clocks, journal, queries, schema
from paravent.server.clocks import Clocks
from paravent.server.queries import Found, Writing
from paravent.server.records import Guest, Place, Step
from paravent.server.settings import Settings
from paravent.server.store import Conflict, Store
from paravent.server.telling import deeds, ending, information, last_act

T = TypeVar("T")
LEFT, MOVED = Mistake("left"), Mistake("seat-moved")


class Listener(Protocol):
    """A socket, as a table knows it."""

    guest: Guest | None

    def tell(self, message: bytes) -> None:
        """Send this as soon as possible; never waits."""

    def lose(self, table: str, why: Mistake) -> None:
        """This table is not told to you any longer."""


class Keeper(Protocol):
    """Who looks after a table in memory: the hall."""

    store: Store
    settings: Settings
    clocks: Clocks

    def changed(self, live: KeptTable) -> None:
        """The table has changed, and everybody here has been told."""

    def stored(self, live: KeptTable) -> None:
        """A change of our own is stored: other processes must hear of it."""

    def attended(self, live: KeptTable) -> None:
        """Who listens here has changed."""


class KeptTable:
    """One table in memory: what there is to know, to tell and to store."""

    def __init__(self, keeper: Keeper, found: Found) -> None:
        self.keeper = keeper
        self.store: Store = keeper.store
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, int] = {}  # with the turn that each was told
        self.elsewhere: dict[str, frozenset[str]] = {}  # guests who listen at other processes
        self.foreign = False  # the last change was made by another process
        self.current = False  # the game in memory is what the store holds
        self.turn = 0
        self.users = 0
        self.used = time.monotonic()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._load(found)

    def _load(self, found: Found) -> None:
        self.sheet, self.chatted = found.sheet, found.chatted
        if self.current and len(found.journal) == self.turn:
            return
        self.game: Game = find_game(self.sheet.game)
        story = journal.told(found.journal)
        self.turn, self.settled, self.notes = len(found.journal), story.settled, story.notes
        self.table: core.Table | None = None
        if self.sheet.stage in ("running", "over"):
            self.table = self._replayed(story.acts)
        self.current = True

    def _replayed(self, acts: list[tuple[int, str]]) -> core.Table:
        return core.Table.replay(
            Log(
                game=self.sheet.game,
                rules=self.sheet.rules,
                players=len(self.sheet.places),
                options=self.sheet.options,
                seats=[place.player for place in self.sheet.places],
                commitment=self.sheet.commitment,
                seed=self.sheet.seed,
                acts=acts,
            )
        )

    # What there is to know.

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def has_game(self) -> bool:
        return self.table is not None and self.sheet.stage != "closed"

    @property
    def running(self) -> core.Table:
        """The game; a Mistake before its start."""
        if self.sheet.stage == "closed":
            raise Mistake("table-closed")
        if self.table is None:
            raise Mistake("not-started")
        return self.table

    @property
    def offset(self) -> int:
        """How much the journal is longer than the game."""
        return self.turn - self.running.turn

    def seat_of(self, guest: Guest | None) -> int:
        """The seat of a guest; a Mistake for others."""
        seat = self.sheet.seat_of(guest)
        if seat is None:
            raise Mistake("not-seated")
        return seat

    def seat_played_by(self, who: Guest | int) -> int:
        """The seat of a guest who is not away, or of a bot that plays."""
        if isinstance(who, int):
            if not self.sheet.places[who].played_by_bot:
                raise Stale  # its person is back
            return who
        seat = self.seat_of(who)
        if self.sheet.places[seat].played_by_bot:
            raise Mistake("stand-in")
        return seat

    def bot_to_act(self) -> int | None:
        """The first bot that owes a decision."""
        if self.sheet.stage != "running" or self.table is None:
            return None
        places = self.sheet.places
        actors = self.table.position.actors()
        return next((s for s in actors if s < len(places) and places[s].played_by_bot), None)

    def admit(self, guest: Guest | None, invitation: str) -> None:
        """A Mistake for those who may not look at this table."""
        if self.sheet.public or self.sheet.seat_of(guest) is not None:
            return
        if not secrets.compare_digest(invitation.encode(), self.sheet.invitation.encode()):
            raise Mistake("not-invited")

    @property
    def guests(self) -> frozenset[str]:
        """Who listens here."""
        return frozenset(listener.guest.id for listener in self.listeners if listener.guest)

    def information(self, reader: Guest | None) -> schema.TableInfo:
        online = self.guests.union(*self.elsewhere.values())
        return information(self.sheet, reader, self.keeper.clocks, online)

    def state(self, guest: Guest | None, since: int = 0) -> schema.State:
        """The game as a guest may know it, with what happened since a turn."""
        table, seat = self.running, self.sheet.seat_of(guest)
        if not self.settled <= since <= self.turn:
            since = 0
        start = since - self.offset if since else 0
        plays = seat if seat in self.sheet.present else None
        return schema.State(
            table=self.id,
            turn=self.turn,
            since=since,
            acts=table.turn,
            seat=seat,
            to_act=list(table.position.actors()),
            view=dict(table.view(NOBODY if seat is None else seat)),
            offers=[] if plays is None else table.offers(plays),
            previews={} if plays is None else table.previews(plays),
            deeds=deeds(table, seat, start),
            clocks=self.keeper.clocks.of(self.sheet),
            notes=self.notes,
            undo=None if plays is None else self._undo_kind(table, plays),
            ending=ending(table) if table.over else None,
        )

    def moment(self, guest: Guest | None, number: int) -> schema.Moment:
        """The table after its first acts, as it was for the guest's seat."""
        table, seat = self.running, self.sheet.seat_of(guest)
        if not 0 <= number <= table.turn:
            raise Mistake("no-such-act", acts=table.turn, number=number)
        then = core.Table.replay(table.log(), stop=number)
        return schema.Moment(
            n=number,
            acts=table.turn,
            to_act=list(then.position.actors()),
            view=dict(then.view(NOBODY if seat is None else seat)),
            deeds=deeds(then, seat, max(0, number - 1)),
        )

    def why_not(self, guest: Guest | None, act: str) -> Reason | None:
        seat, table = self.seat_of(guest), self.running
        return table.why_not(seat, self._action(act))

    def finished(self) -> core.Table:
        """The game if it is over; a Mistake while it runs: its log holds what is sealed."""
        if not self.running.over:
            raise Mistake("not-over")
        return self.running

    # What changes the seats; the hall has written it already.

    def reseat(self, seat: int, place: Place) -> None:
        """Somebody else sits in a seat now."""
        before = list(self.sheet.places)
        self.sheet.places[seat] = place
        self.sheet.request = None
        self._seat(before)
        self.tell_news()
        if self.has_game:
            self.tell_state(all_again=True)

    def wrote(self, version: int) -> None:
        """A change of ours is stored; if another process has made one too, look again."""
        self.current = self.current and version == self.sheet.version + 1
        self.sheet.version = version
        self.keeper.stored(self)

    def _seat(self, before: Sequence[Place]) -> None:
        """Take note of who sits where; those whose seat is another's now hear no more of it."""
        for seat, (old, new) in enumerate(zip(before, self.sheet.places, strict=True)):
            if self.table is not None:
                self.table.seats[seat] = new.player
            if old.guest is None or old.guest == new.guest:
                continue
            for listener in list(self.listeners):
                if listener.guest and listener.guest.id == old.guest:
                    self.listeners.pop(listener)
                    listener.lose(self.id, MOVED if new.kind == "person" else LEFT)

    # Telling.

    def listen(self, listener: Listener, since: int) -> None:
        """Tell a listener how things stand, and from now on whatever changes."""
        self.listeners[listener] = self.turn
        self.tell_news()
        self.keeper.attended(self)
        if self.has_game:
            listener.tell(json.encode(self.state(listener.guest, since)))

    def forget(self, listener: Listener) -> None:
        if self.listeners.pop(listener, None) is not None:
            self.tell_news()
            self.keeper.attended(self)

    def tell_news(self) -> None:
        """Who sits here and how far the table is, to everybody."""
        told: dict[int | None, bytes] = {}
        for listener in self.listeners:
            seat = self.sheet.seat_of(listener.guest)
            if seat not in told:
                told[seat] = json.encode(schema.TableNews(table=self.information(listener.guest)))
            listener.tell(told[seat])

    def tell_state(self, *, all_again: bool = False) -> None:
        """How the game stands, to everybody as they may know it."""
        told: dict[tuple[int | None, int], bytes] = {}
        for listener, since in self.listeners.items():
            since = 0 if all_again else since
            key = self.sheet.seat_of(listener.guest), since
            if key not in told:
                told[key] = json.encode(self.state(listener.guest, since))
            listener.tell(told[key])
            self.listeners[listener] = self.turn

    def tell_chat(self, lines: Sequence[schema.ChatLine]) -> None:
        message = json.encode(schema.Chatter(table=self.id, lines=list(lines)))
        self.chatted = lines[-1].n
        for listener in self.listeners:
            listener.tell(message)

    # Inside.

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[None]:
        """The lock, with a game in memory that is what the store holds."""
        async with self.lock:
            if not self.current:
                await self.reload()
            try:
                yield
            except Conflict:
                self.current = False
                raise

    async def reload(self) -> None:
        """Read the table again: another process has changed it, or a write went wrong."""
        found = await self.store.read(queries.find_table, self.id)
        if found is None:
            raise Mistake("unknown-table", table=self.id)
        before, turn, chatted = self.sheet, self.turn, self.chatted
        self._load(found)
        if self.sheet.version == before.version:
            return
        self.foreign = True
        self._seat(before.places)
        self.tell_news()
        if self.has_game and (self.turn != turn or self.sheet.places != before.places):
            self.tell_state()
        if self.chatted > chatted:
            query, most = queries.last_lines, self.keeper.settings.chat_lines
            lines = await self.store.read(query, self.id, most, chatted)
            self.tell_chat([line.told() for line in lines])
        self.keeper.changed(self)

    async def _catch_up(self, turn: int) -> None:
        if turn > self.turn:
            await self.reload()

    async def _whole(self, change: Coroutine[Any, Any, T]) -> T:
        """Carry a change through even if the one who asked for it is gone meanwhile."""
        task = asyncio.ensure_future(change)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _play_on(
        self,
        steps: list[Step],
        acted: Collection[int],
        places: Mapping[int, Place] | None = None,
        query: Callable[[Connection, Writing], int] | None = None,
    ) -> None:
        """Store what was played; the clocks of those who acted start again."""
        try:
            await self._write(query or queries.write_steps, steps, acted, places or {})
        except Conflict as error:
            # Another process went on with this table; nothing of ours was stored.
            await self.reload()
            raise Stale from error

    async def _write(
        self,
        query: Callable[[Connection, Writing], int],
        steps: list[Step],
        acted: Collection[int] = (),
        places: Mapping[int, Place] | None = None,
    ) -> None:
        """Store what was played in memory, then tell it; a failure voids the memory."""
        table, sheet, now = self.running, self.sheet, self.keeper.settings.clock()
        self.current = False
        writing = Writing(
            table=self.id,
            turn=self.turn,
            steps=steps,
            owed=clocks.owed(sheet.owed, table.position.actors(), acted, now),
            result=table.position.scores() if table.over else None,
            at=now,
            places=places or {},
        )
        version = await self.store.write(query, writing)
        self.current, self.foreign = True, False
        self.turn += len(steps)
        if steps and steps[-1].kind != "act":
            self.settled = self.turn
        sheet.request = None
        sheet.stage, sheet.turn = "over" if table.over else "running", self.turn
        sheet.owed, sheet.changed = dict(writing.owed), writing.at
        sheet.to_act = list(writing.owed)
        sheet.result = list(writing.result or [])
        if writing.places:
            before = list(sheet.places)
            for seat, place in writing.places.items():
                sheet.places[seat] = place
            self.notes = [*self.notes, *(journal.note(step, table.turn) for step in steps)]
            self._seat(before)
        self.wrote(version)
        self.tell_state()
        if table.over:
            self.tell_news()
        self.keeper.changed(self)

    def _action(self, act: str) -> int:
        try:
            return self.game.notation.action(act)
        except Mistake as mistake:
            raise Mistake("not-an-act", act=act) from mistake

    def _undo_kind(self, table: core.Table, seat: int) -> Any:
        if table.over or last_act(table, seat) is None:
            return None
        alone = self.sheet.present == [seat]
        return "free" if alone or table.undoable(seat) is not None else "ask"
