"""A table on the server: a running game, its journal in the store, and who listens.

Everything happens under the table's lock: an act is played, stored, and only then told to anybody.
`turn` is the length of the journal. It only ever grows, so a message of the past is known as such
even after acts have been taken back.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Protocol, TypeVar

from msgspec import json, structs
from sqlalchemy import Connection

from paravent.core import table as core
from paravent.core.game import Game
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.position import NOBODY
from paravent.core.registry import find_game
from paravent.core.table import Stale
from paravent.core.why import Reason
from paravent.server import queries, schema
from paravent.server.queries import Writing
from paravent.server.records import Guest, Place, Sheet, Step
from paravent.server.settings import Settings
from paravent.server.store import Conflict, Store

T = TypeVar("T")


class Listener(Protocol):
    """A socket, as a table knows it."""

    guest: Guest | None

    def tell(self, message: bytes) -> None:
        """Send this as soon as possible; never waits."""

    def lose(self, table: str, why: Mistake) -> None:
        """This table is not told to you any longer."""


@dataclass(frozen=True)
class UndoRequest:
    """A seat wants all acts from `index` on taken back."""

    seat: int
    index: int
    waiting: frozenset[int]


def folded(journal: Sequence[Step]) -> tuple[list[tuple[int, str]], int]:
    """The acts that stand, and the turn before which every message is stale."""
    acts: list[tuple[int, str]] = []
    settled = 0
    for number, step in enumerate(journal, 1):
        if step.kind == "act":
            acts.append((step.seat, step.act))
            continue
        index = int(step.act)
        del acts[index : index + 1 if step.kind == "undo" else None]
        settled = number
    return acts, settled


def information(sheet: Sheet, reader: Guest | None, online: frozenset[str]) -> schema.TableInfo:
    """What a reader may know about a table besides the game itself."""
    me = sheet.seat_of(reader)
    host = next((s for s, place in enumerate(sheet.places) if place.guest == sheet.host), None)
    return schema.TableInfo(
        id=sheet.id,
        game=sheet.game,
        rules=sheet.rules,
        options=sheet.options,
        pace=sheet.pace,
        public=sheet.public,
        stage=sheet.stage,
        seats=[
            schema.SeatInfo(place.kind, place.name, place.level, place.guest in online)
            for place in sheet.places
        ],
        host=host,
        me=me,
        turn=sheet.turn,
        to_act=sheet.to_act,
        commitment=sheet.commitment,
        created=sheet.created,
        changed=sheet.changed,
        result=sheet.result,
        invitation=sheet.invitation if me is not None else "",
        next=sheet.next,
    )


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        found: tuple[Sheet, list[Step]],
        changed: Callable[[LiveTable], None],
    ) -> None:
        self.store = store
        self.settings = settings
        self.changed = changed
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, int] = {}  # with the turn that each was told
        self.users = 0
        self.used = time.monotonic()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._load(found)

    def _load(self, found: tuple[Sheet, list[Step]]) -> None:
        self.sheet, journal = found
        acts, self.settled = folded(journal)
        self.turn = len(journal)
        self.request: UndoRequest | None = None
        self.game: Game = find_game(self.sheet.game)
        self.table: core.Table | None = None
        if self.sheet.stage in ("running", "over"):
            self.table = self._replayed(acts)
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

    def seat_of(self, who: Guest | int | None) -> int:
        """The seat of a guest; a Mistake for others."""
        seat = who if isinstance(who, int) else self.sheet.seat_of(who)
        if seat is None:
            raise Mistake("not-seated")
        return seat

    def bot_to_act(self) -> int | None:
        """The first bot that owes a decision."""
        if self.sheet.stage != "running" or self.table is None:
            return None
        places = self.sheet.places
        actors = self.table.position.actors()
        return next((s for s in actors if s < len(places) and places[s].kind == "bot"), None)

    def admit(self, guest: Guest | None, invitation: str) -> None:
        """A Mistake for those who may not look at this table."""
        if self.sheet.public or self.sheet.seat_of(guest) is not None:
            return
        if not secrets.compare_digest(invitation.encode(), self.sheet.invitation.encode()):
            raise Mistake("not-invited")

    def information(self, reader: Guest | None) -> schema.TableInfo:
        online = frozenset(listener.guest.id for listener in self.listeners if listener.guest)
        told = information(self.sheet, reader, online)
        return structs.replace(told, undo=self._asked())

    def state(self, guest: Guest | None, since: int = 0) -> schema.State:
        """The game as a guest may know it, with what happened since a turn."""
        table, seat = self.running, self.sheet.seat_of(guest)
        if not self.settled <= since <= self.turn:
            since = 0
        start = since - self.offset if since else 0
        return schema.State(
            table=self.id,
            turn=self.turn,
            since=since,
            acts=table.turn,
            seat=seat,
            to_act=list(table.position.actors()),
            view=dict(table.view(NOBODY if seat is None else seat)),
            offers=[] if seat is None else table.offers(seat),
            previews={} if seat is None else table.previews(seat),
            deeds=deeds(table, seat, start),
            undo=None if seat is None else self._undo_kind(table, seat),
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

    # What changes the game.

    async def start(self) -> None:
        """The first deals; a Mistake if seats are open or the game has begun."""
        await self._whole(self._start())

    async def submit(self, who: Guest | int, turn: int, act: str) -> int:
        """Play an act and store it; returns the new turn.

        Raises Stale, Mistake or Refused, and then nothing has changed.
        """
        return await self._whole(self._submit(who, turn, act))

    async def undo(self, guest: Guest, turn: int) -> int:
        """Take the last act of a guest's seat back, or ask the others whether it may be."""
        return await self._whole(self._undo(guest, turn))

    async def consent(self, guest: Guest, turn: int, agree: bool) -> int:
        return await self._whole(self._consent(guest, turn, agree))

    async def _start(self) -> None:
        async with self.steady():
            if self.sheet.stage != "open":
                raise Mistake("already-started")
            if any(place.kind == "open" for place in self.sheet.places):
                raise Mistake("seats-open")
            self.table = self._replayed([])
            try:
                await self._write(queries.start_table, self._acts_since(0))
            except Conflict as error:
                raise Mistake("already-started") from error
            self.tell_news()

    async def _submit(self, who: Guest | int, turn: int, act: str) -> int:
        async with self.steady():
            seat = self.seat_of(who)
            await self._catch_up(turn)
            table = self.running
            if not self.settled <= turn <= self.turn:
                raise Stale
            self._action(act)
            before = table.turn
            table.submit(seat, turn - self.offset, act)
            await self._play_on(self._acts_since(before))
            return self.turn

    async def _undo(self, guest: Guest, turn: int) -> int:
        async with self.steady():
            seat = self.seat_of(guest)
            await self._catch_up(turn)
            table = self.running
            if not self.settled <= turn <= self.turn:
                raise Stale
            free = table.undoable(seat)
            index = last_act(table, seat) if free is None else free
            if index is None or table.over:
                raise Mistake("no-undo")
            if turn <= index + self.offset:  # an act that the sender had not seen
                raise Stale
            if free is not None:
                table.undo(seat)
                await self._play_on([Step("undo", seat, str(index))])
                return self.turn
            others = frozenset(self.sheet.people) - {seat}
            self.request = UndoRequest(seat, index, others)
            await self._rewind_if_agreed()
            return self.turn

    async def _consent(self, guest: Guest, turn: int, agree: bool) -> int:
        async with self.steady():
            seat = self.seat_of(guest)
            if turn != self.turn:
                raise Stale
            if self.request is None or seat not in self.request.waiting:
                raise Mistake("nothing-asked")
            if agree:
                self.request = replace(self.request, waiting=self.request.waiting - {seat})
                await self._rewind_if_agreed()
            else:
                self.request = None
                self.tell_news()
            return self.turn

    async def _rewind_if_agreed(self) -> None:
        request, table = self.request, self.running
        if request is None or request.waiting:
            self.tell_news()
            return
        self.table = self._replayed(table.log().acts[: request.index])
        await self._play_on([Step("rewind", request.seat, str(request.index))])
        self.tell_news()

    # What changes the seats; the hall has written it already.

    def reseat(self, seat: int, place: Place, why: Mistake) -> None:
        """Somebody else sits in a seat now; `why` is told to those who sat there."""
        before = self.sheet.places[seat]
        self.sheet.places[seat] = place
        if self.table is not None:
            self.table.seats[seat] = place.player
        self.request = None
        for listener in list(self.listeners):
            if before.guest and listener.guest and listener.guest.id == before.guest:
                self.listeners.pop(listener)
                listener.lose(self.id, why)
        self.tell_news()
        if self.has_game:
            self.tell_state(all_again=True)

    # Telling.

    def listen(self, listener: Listener, since: int) -> None:
        """Tell a listener how things stand, and from now on whatever changes."""
        self.listeners[listener] = self.turn
        self.tell_news()
        if self.has_game:
            listener.tell(json.encode(self.state(listener.guest, since)))

    def forget(self, listener: Listener) -> None:
        if self.listeners.pop(listener, None) is not None:
            self.tell_news()

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

    def tell(self, message: schema.Told) -> None:
        encoded = json.encode(message)
        for listener in self.listeners:
            listener.tell(encoded)

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
        turn, request = self.turn, self.request
        self._load(found)
        if self.turn == turn:
            self.request = request
        elif self.has_game:
            self.tell_state(all_again=True)
            self.changed(self)

    async def _catch_up(self, turn: int) -> None:
        if turn > self.turn:
            await self.reload()

    async def _whole(self, change: Coroutine[Any, Any, T]) -> T:
        """Carry a change through even if the one who asked for it is gone meanwhile."""
        task = asyncio.ensure_future(change)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _play_on(self, steps: list[Step]) -> None:
        try:
            await self._write(queries.write_steps, steps)
        except Conflict as error:
            # Another process went on with this table; nothing of ours was stored.
            await self.reload()
            raise Stale from error

    async def _write(self, query: Callable[[Connection, Writing], None], steps: list[Step]) -> None:
        """Store what was played in memory, then tell it; a failure voids the memory."""
        table = self.running
        self.current = False
        writing = Writing(
            table=self.id,
            turn=self.turn,
            steps=steps,
            to_act=table.position.actors(),
            result=table.position.scores() if table.over else None,
            at=self.settings.clock(),
        )
        await self.store.write(query, writing)
        self.current = True
        self.turn += len(steps)
        if steps and steps[-1].kind != "act":
            self.settled = self.turn
        self.request = None
        sheet = self.sheet
        sheet.stage, sheet.turn = "over" if table.over else "running", self.turn
        sheet.to_act, sheet.changed = list(writing.to_act), writing.at
        sheet.result = list(writing.result or [])
        self.tell_state()
        if table.over:
            self.tell_news()
        self.changed(self)

    def _acts_since(self, index: int) -> list[Step]:
        notation = self.game.notation
        return [
            Step("act", entry.seat, notation.text(entry.action))
            for entry in self.running.history[index:]
        ]

    def _action(self, act: str) -> int:
        try:
            return self.game.notation.action(act)
        except Mistake as mistake:
            raise Mistake("not-an-act", act=act) from mistake

    def _asked(self) -> schema.UndoAsked | None:
        request = self.request
        return schema.UndoAsked(request.seat, sorted(request.waiting)) if request else None

    def _undo_kind(self, table: core.Table, seat: int) -> Any:
        if table.over or last_act(table, seat) is None:
            return None
        alone = self.sheet.people == [seat]
        return "free" if alone or table.undoable(seat) is not None else "ask"


def deeds(table: core.Table, seat: int | None, start: int) -> list[schema.Deed]:
    """What each act from an index on caused, as a seat may know it."""
    told = iter(table.happenings(NOBODY if seat is None else seat, start))
    return [
        schema.Deed(number, list(islice(told, len(entry.events))))
        for number, entry in enumerate(table.history[start:], start + 1)
    ]


def ending(table: core.Table) -> schema.Ending:
    return schema.Ending(
        scores=table.position.scores(),
        places=table.position.places(),
        tallies=table.game.tallies(table.position),
        seed=table.log().seed,
    )


def score_sheet(table: core.Table) -> schema.ScoreSheet:
    """Every seat's points, from the first position to the last."""
    position = table.game.start(table.setup.players, dict(table.setup.options), table.components)
    scores = [position.scores()]
    for entry in table.history:
        position.apply(entry.seat, entry.action)
        scores.append(position.scores())
    return schema.ScoreSheet(scores)


def last_act(table: core.Table, seat: int) -> int | None:
    history = table.history
    return next((i for i in range(len(history) - 1, -1, -1) if history[i].seat == seat), None)
