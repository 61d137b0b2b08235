"""A table in memory: its sheet, its game, and who listens.

Everything happens under the table's lock: a request is checked, the steps that it means are stored,
and only then is anybody told. The sheet is what the stored steps amount to (fold.py), whether they
were made here, read from the store or written by another process.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from msgspec import json
from sqlalchemy import Connection

from paravent.core.dealer import Dealer
from paravent.core.game import Game, Preview
from paravent.core.mistakes import Mistake
from paravent.core.numbers import NOBODY
from paravent.core.play import Play, Stale
from paravent.core.registry import find_game
from paravent.core.why import Reason
from paravent.server import chat, journal, links, schema, steps
from paravent.server.clocks import Clocks
from paravent.server.guests import Guest, new_id
from paravent.server.journal import Change, change
from paravent.server.replay import Found, acts_since, begun, find
from paravent.server.seating import free_seat, new_invitation, once_more
from paravent.server.settings import Settings
from paravent.server.sheet import Place, Sheet
from paravent.server.store import Conflict, Store
from paravent.server.telling import deeds, information, last_act, state

P = ParamSpec("P")
T = TypeVar("T")
ATTEMPTS = 5  # of a change that other processes come before
LEFT, MOVED = Mistake("left"), Mistake("seat-moved")
Heard = tuple[int | None, int]  # a seat or the audience, and the version that was told before


class Listener(Protocol):
    """A socket, as a table knows it."""

    guest: Guest | None

    def tell(self, message: bytes) -> None:
        """Send this as soon as possible; never waits."""

    def lose(self, table_id: str, why: Mistake) -> None:
        """This table is not told to you any longer."""


class Keeper(Protocol):
    """Who looks after a table in memory: the hall."""

    store: Store
    settings: Settings
    clocks: Clocks

    def changed(self, live: LiveTable) -> None:
        """The table has changed, and everybody here has been told."""

    def stored(self, live: LiveTable) -> None:
        """A change of our own is stored: other processes must hear of it."""

    def attended(self, live: LiveTable) -> None:
        """Who listens here has changed."""


def changing(
    work: Callable[Concatenate[LiveTable, P], Awaitable[T]],
) -> Callable[Concatenate[LiveTable, P], Awaitable[T]]:
    """A request that changes a table: it is carried through even if who asked is gone meanwhile.

    If another process comes before it, it is tried again on what that one has made.
    """

    async def carried_out(live: LiveTable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with live.steady():
            for _ in range(ATTEMPTS):
                try:
                    return await work(live, *args, **kwargs)
                except Conflict:
                    await live.catch_up()
            raise Stale

    @wraps(work)
    async def shielded(live: LiveTable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.ensure_future(carried_out(live, *args, **kwargs))
        live.tasks.add(task)
        task.add_done_callback(live.tasks.discard)
        return await asyncio.shield(task)

    return shielded


class LiveTable:
    """What is asked for while another request is carried out waits for it."""

    def __init__(self, keeper: Keeper, found: Found) -> None:
        self.keeper = keeper
        self.sheet = found.sheet
        self.game: Game = find_game(found.sheet.game)
        self.play = found.play
        self.chatted = found.chatted
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, int] = {}  # with the version that each was told
        self.elsewhere: dict[str, frozenset[str]] = {}  # guests who listen at other processes
        self.foreign = False  # the last change was made by another process
        self.doubtful = False  # a write went wrong: only the store knows whether it was done
        self.users = 0
        self.used = time.monotonic()
        self.tasks: set[asyncio.Future[Any]] = set()

    # What there is to know.

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def version(self) -> int:
        return self.sheet.version

    @property
    def running(self) -> Play:
        """The game; a Mistake before its start."""
        if self.sheet.stage == "closed":
            raise Mistake("table-closed")
        if self.play is None:
            raise Mistake("not-started")
        return self.play

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
        if self.sheet.stage != "running":
            return None
        places = self.sheet.places
        return next((seat for seat in self.sheet.owed if places[seat].played_by_bot), None)

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
        """The game as a guest may know it, with what happened since a version."""
        return state(self.running, self.sheet, guest, since, self.keeper.clocks.of(self.sheet))

    def moment(self, guest: Guest | None, number: int) -> schema.Moment:
        """The table after its first acts, as it was for the guest's seat."""
        play, seat = self.running, self.sheet.seat_of(guest)
        if not 0 <= number <= play.acts:
            raise Mistake("no-such-act", acts=play.acts, number=number)
        then = Play.replay(play.log(), stop=number)
        return schema.Moment(
            n=number,
            acts=play.acts,
            to_act=list(then.position.actors()),
            view=dict(then.view(NOBODY if seat is None else seat)),
            deeds=deeds(then, seat, max(0, number - 1)),
        )

    def why_not(self, guest: Guest | None, act: str) -> Reason | None:
        seat, play = self.seat_of(guest), self.running
        return play.why_not(seat, self._action(act))

    def previews(self, guest: Guest | None) -> dict[str, Preview]:
        """By offer of a guest, what it would bring."""
        seat, play = self.seat_of(guest), self.running
        return play.previews(seat) if seat in self.sheet.present else {}

    def finished(self) -> Play:
        """The game if it is over; a Mistake while it runs: its log holds what is sealed."""
        if not self.running.over:
            raise Mistake("not-over")
        return self.running

    # What changes before the start.

    @changing
    async def sit(self, guest: Guest, invitation: str, wanted: int | None) -> None:
        """Sit down in an open seat; who sits there already just stays."""
        self.admit(guest, invitation)
        if self.sheet.seat_of(guest) is None:
            seat = free_seat(self.sheet, wanted)
            await self._make(steps.Sit(at=self._now(), seat=seat, guest=guest.id, name=guest.name))

    @changing
    async def start(self, guest: Guest) -> None:
        """The first deals; a Mistake if seats are open or the game has begun."""
        self.seat_of(guest)
        if self.sheet.host != guest.id:
            raise Mistake("not-host")
        if self.sheet.stage != "open":
            raise Mistake("already-started")
        if any(place.kind == "open" for place in self.sheet.places):
            raise Mistake("seats-open")
        play, now = begun(self.sheet), self._now()
        begin = steps.Start(at=now, to_act=() if play.history else play.position.actors())
        await self._make(begin, *acts_since(play, 0, now), play=play)

    # What changes a game.

    @changing
    async def submit(self, who: Guest | int, version: int, act: str) -> int:
        """Play an act and store it; returns the new version.

        Raises Stale, Mistake or Refused, and then nothing has changed.
        """
        self.seat_played_by(who)
        await self._reach(version)
        seat, play = self.seat_played_by(who), self._play_at(version)
        self._action(act)
        before = play.acts
        play.submit(seat, self.sheet.acts_at(version), act)
        await self._make(*acts_since(play, before, self._now()), play=play)
        return self.version

    @changing
    async def undo(self, guest: Guest, version: int) -> int:
        """Take the last act of a guest's seat back, or ask the others whether it may be."""
        self.seat_played_by(guest)
        await self._reach(version)
        seat, play = self.seat_played_by(guest), self._play_at(version)
        free = play.undoable(seat)
        index = last_act(play, seat) if free is None else free
        if index is None or play.over:
            raise Mistake("no-undo")
        if self.sheet.acts_at(version) <= index:  # an act that the sender had not seen
            raise Stale
        now = self._now()
        others = tuple(other for other in self.sheet.present if other != seat)
        if free is not None:
            acts = self.sheet.acts
            await self._take_back(steps.Undo, seat, index, (*acts[:index], *acts[index + 1 :]))
        elif others:
            await self._make(steps.Ask(at=now, seat=seat, index=index, waiting=others))
        else:
            await self._take_back(steps.Rewind, seat, index, self.sheet.acts[:index])
        return self.version

    @changing
    async def consent(self, guest: Guest, version: int, agree: bool) -> int:
        """Answer another seat that asks for an undo; the last one who agrees makes it so."""
        self.seat_played_by(guest)
        await self._reach(version)
        seat, request = self.seat_played_by(guest), self.sheet.request
        if version > self.version or (request is not None and version < request.asked):
            raise Stale
        if request is None or seat not in request.waiting:
            raise Mistake("nothing-asked")
        reply = steps.Reply(at=self._now(), seat=seat, agree=agree)
        if agree and request.waiting == (seat,):
            acts = self.sheet.acts[: request.index]
            await self._take_back(steps.Rewind, request.seat, request.index, acts, reply)
        else:
            await self._make(reply)
        return self.version

    async def _take_back(
        self,
        kind: type[steps.Undo] | type[steps.Rewind],
        seat: int,
        index: int,
        left: Sequence[tuple[int, str]],
        *before: steps.Step,
    ) -> None:
        play = begun(self.sheet, left)
        step = kind(at=self._now(), seat=seat, index=index, to_act=play.position.actors())
        await self._make(*before, step, play=play)

    @changing
    async def stand_in(self, guest: Guest, seat: int, level: str) -> None:
        """Let a bot play for a person whose time has run out, or for the guest."""
        by, places = self.seat_played_by(guest), self.sheet.places
        if seat >= len(places):
            raise Mistake("no-such-seat", seat=seat, last=len(places) - 1)
        if self.sheet.stage != "running":
            raise Mistake("not-running")
        if places[seat].played_by_bot:
            return
        if seat != by:
            self.keeper.clocks.check_late(self.sheet, seat)
        await self._make(steps.StandIn(at=self._now(), seat=seat, by=by, level=level))

    @changing
    async def come_back(self, guest: Guest) -> None:
        """The guest plays again, and the bot does not any more."""
        seat, sheet = self.seat_of(guest), self.sheet
        if sheet.stage == "running" and sheet.places[seat].played_by_bot:
            await self._make(steps.Back(at=self._now(), seat=seat))

    # What changes at any time.

    @changing
    async def leave(self, guest: Guest, level: str) -> None:
        """Give the seat up: before the start to anybody, later to a bot, for good.

        A table where no person is left is closed.
        """
        seat, stage = self.seat_of(guest), self.sheet.stage
        if stage == "open":
            await self._make(steps.Leave(at=self._now(), seat=seat))
        elif stage == "running":
            await self._make(steps.Leave(at=self._now(), seat=seat, level=level))

    @changing
    async def move(self, guest: Guest, link: links.Link, digest: str) -> None:
        """The seat of a link goes to a guest, and the link is gone."""
        if self.sheet.seat_of(guest) is not None:
            if link.guest == guest.id:
                return  # one's own link changes nothing
            raise Mistake("already-seated")
        if self.sheet.places[link.seat].guest != link.guest:
            raise Mistake("link-expired")
        step = steps.Move(at=self._now(), seat=link.seat, guest=guest.id, name=guest.name)
        moved = change(self.sheet, step)

        def write(connection: Connection) -> None:
            journal.write(connection, moved)
            if not links.use_link(connection, digest):
                raise Mistake("link-expired")

        await self._store(moved, write)

    @changing
    async def rematch(self, guest: Guest) -> str:
        """The same players again, everybody one seat further; the table of this game's rematch."""
        self.seat_of(guest)
        self.finished()
        sheet = self.sheet
        if not sheet.next:
            dealer, now = Dealer.fresh(), self._now()
            again = steps.Open(
                at=now,
                id=new_id(),
                game=sheet.game,
                rules=self.game.version,
                options=sheet.options,
                pace=sheet.pace,
                public=sheet.public,
                patience=sheet.patience,
                host=guest.id,
                invitation=new_invitation(),
                seed=dealer.seed.hex(),
                commitment=dealer.commitment,
                places=once_more(sheet.places),
                rematch_of=sheet.id,
            )
            here, there = change(sheet, steps.Rematch(at=now, next=again.id)), change(None, again)
            await self._store(here, lambda connection: journal.write(connection, here, there))
        return self.sheet.next

    # Chat.

    async def chat(self, guest: Guest, text: str) -> None:
        """Say something to all who listen."""
        async with self.steady():
            seat = self.seat_of(guest)
            line = chat.Line(0, seat, self.sheet.places[seat].name, text, self._now())
            while True:
                try:
                    said = await self.keeper.store.write(chat.add_line, self.id, line)
                    break
                except Conflict:
                    continue  # another process took the number
            await self._hear_chat(said.n)
            self.keeper.stored(self)

    async def _hear_chat(self, last: int) -> None:
        """Tell the lines up to a number that were not told yet."""
        if last > self.chatted:
            most, before, self.chatted = self.keeper.settings.chat_lines, self.chatted, last
            lines = await self.keeper.store.read(chat.last_lines, self.id, most, before)
            message = json.encode(
                schema.Chatter(table=self.id, lines=[one.told() for one in lines])
            )
            for listener in self.listeners:
                listener.tell(message)

    # Telling.

    def listen(self, listener: Listener, since: int) -> None:
        """Tell a listener how things stand, and from now on whatever changes."""
        self.listeners[listener] = self.version
        self.tell_news()
        if self.sheet.stage != "closed" and self.play is not None:
            listener.tell(json.encode(self.state(listener.guest, since)))
        self.keeper.attended(self)

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

    def tell_states(self, states: dict[Heard, bytes]) -> None:
        """How the game stands, to everybody as they may know it."""
        for listener, since in self.listeners.items():
            listener.tell(states[self.sheet.seat_of(listener.guest), since])
            self.listeners[listener] = self.version

    # Inside.

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[None]:
        """The lock, with a table in memory that is what the store holds."""
        async with self.lock:
            if self.doubtful:
                await self.catch_up()
            yield

    async def catch_up(self) -> None:
        """Read what other processes have written, or what became of a write that went wrong."""
        known = None if self.doubtful else self.play
        try:
            found = await self.keeper.store.read(find, self.id, self.sheet, known)
        except Mistake as mistake:
            self._set_aside(mistake)
            raise
        self.doubtful = False
        self.play = found.play
        if found.sheet is not self.sheet:
            self.foreign = True
            self._take(found.sheet, self._states(found.sheet, found.play))
        await self._hear_chat(found.chatted)

    async def _reach(self, version: int) -> None:
        """Who names a version that we do not know has heard it from another process."""
        if version > self.version:
            await self.catch_up()

    async def _make(self, *made: steps.Step, play: Play | None = None) -> None:
        """Store steps with the game that they lead to, then tell them."""
        here = change(self.sheet, *made)
        await self._store(here, lambda connection: journal.write(connection, here), play)

    async def _store(
        self, here: Change, query: Callable[[Connection], None], play: Play | None = None
    ) -> None:
        self.doubtful = True  # the play in memory may be ahead; if this fails nobody may see it
        writing = self.keeper.store.begin(query)
        await writing.carried_out
        states = self._states(here.after, play or self.play)  # while the disk is waited for
        await writing.committed
        self.doubtful = self.foreign = False
        if play is not None:
            self.play = play
        self._take(here.after, states)
        self.keeper.stored(self)

    def _states(self, after: Sheet, play: Play | None) -> dict[Heard, bytes]:
        """What those who listen will be told when the next sheet is taken; nothing if it is old."""
        same = after.acts is self.sheet.acts and after.places is self.sheet.places
        if same or play is None or after.stage == "closed":
            return {}
        clocks, states = self.keeper.clocks.of(after), dict[Heard, bytes]()
        for listener, since in self.listeners.items():
            heard = after.seat_of(listener.guest), since
            if heard not in states:
                states[heard] = json.encode(state(play, after, listener.guest, since, clocks))
        return states

    def _take(self, after: Sheet, states: dict[Heard, bytes]) -> None:
        """Go on from the next sheet, and tell what is new in it."""
        before, self.sheet = self.sheet, after
        if after.places is not before.places:
            self._reseat(before.places)
        if states:
            self.tell_states(states)
        if about(after) != about(before):
            self.tell_news()
        self.keeper.changed(self)

    def _reseat(self, before: Sequence[Place]) -> None:
        """Those whose seat is another's now hear no more of it."""
        for old, new in zip(before, self.sheet.places, strict=True):
            if old.guest is None or old.guest == new.guest:
                continue
            for listener in list(self.listeners):
                if listener.guest and listener.guest.id == old.guest:
                    self.listeners.pop(listener)
                    listener.lose(self.id, MOVED if new.kind == "person" else LEFT)
        if self.play is not None:
            self.play.seats = [place.player for place in self.sheet.places]

    def _set_aside(self, why: Mistake) -> None:
        """What the store holds makes no sense: tell those who listen, and touch nothing."""
        self.doubtful = True
        for listener in list(self.listeners):
            del self.listeners[listener]
            listener.lose(self.id, why)

    def _play_at(self, version: int) -> Play:
        """The game, if a message of this version is not of the past or the future."""
        play = self.running
        if not self.sheet.settled <= version <= self.version:
            raise Stale
        return play

    def _action(self, act: str) -> int:
        try:
            return self.game.notation.action(act)
        except Mistake as mistake:
            raise Mistake("not-an-act", act=act) from mistake

    def _now(self) -> int:
        return self.keeper.settings.clock()


def about(sheet: Sheet) -> tuple[object, ...]:
    """What a table's news tell besides the game."""
    return sheet.stage, sheet.places, sheet.host, sheet.request, sheet.next, len(sheet.handovers)
