"""A table in memory: its sheet, its game, and who listens.

Everything happens under the table's lock: a request is checked, the steps that it means are stored,
and only then is anybody told. The sheet is what the stored steps amount to (fold.py), whether they
were made here, read from the store or written by another process.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence

from msgspec import json
from msgspec.structs import replace
from sqlalchemy import Connection

from paravent.core.game import Game, Preview
from paravent.core.mistakes import Mistake
from paravent.core.numbers import NOBODY
from paravent.core.play import Play, Stale
from paravent.core.registry import find_game
from paravent.core.why import Reason
from paravent.server import journal, links, schema, steps
from paravent.server.around import Keeper, Listener
from paravent.server.changing import Steady, changing
from paravent.server.clubs import members
from paravent.server.deeds import deeds
from paravent.server.fold import Unfit, folded
from paravent.server.guests import Guest
from paravent.server.journal import Change, change
from paravent.server.meeting import ties, welcome
from paravent.server.moments import Moments
from paravent.server.names import check_unlike
from paravent.server.replay import Found, acts_since, begun, continued, find, goes_on, replayed
from paravent.server.seating import check_move, free_seat, new_bot_name, opened_again
from paravent.server.sheet import Place, Sheet
from paravent.server.slow import vacations
from paravent.server.talk import hear, tell_whispers
from paravent.server.telling import Heard, information, score_sheet, states
from paravent.server.undoing import binding, draw_after, rewindable
from paravent.server.wear import check_room

LEFT, MOVED, REMOVED = Mistake("left"), Mistake("seat-moved"), Mistake("removed")


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
        self.moments = Moments()
        self._telling: asyncio.Task[None] | None = None
        self._scores: schema.ScoreSheet | None = None
        self._wholes: dict[int | None, bytes] = {}  # by seat, the whole state of this version
        self.users = 0
        self.used = time.monotonic()

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

    async def admit(self, guest: Guest | None, invitation: str) -> None:
        """A Mistake for those who may not look at this table."""
        if self.sheet.public or self.sheet.seat_of(guest) is not None:
            return
        if self.sheet.club:
            return await self.keeper.store.read(members.check, self.sheet.club, guest)
        if not secrets.compare_digest(invitation.encode(), self.sheet.invitation.encode()):
            raise Mistake("not-invited")

    @property
    def guests(self) -> frozenset[str]:
        """Who listens here."""
        return frozenset(listener.guest.id for listener in self.listeners if listener.guest)

    def information(self, reader: Guest | None) -> schema.TableInfo:
        online = self.guests.union(*self.elsewhere.values())
        return information(self.sheet, reader, self.keeper.clocks, online, self.watching)

    @property
    def watching(self) -> int:
        """How many look on without a seat: sockets here, guests at other processes."""
        seated = {place.guest for place in self.sheet.places if place.guest}
        here = [one.guest.id if one.guest else None for one in self.listeners]
        strangers = sum(guest is None for guest in here)
        guests = {guest for guest in here if guest}.union(*self.elsewhere.values())
        return strangers + len(guests - seated)

    def state(self, guest: Guest | None, since: int = 0) -> bytes:
        """The game as a guest may know it, with what happened since a version."""
        heard = self.sheet.seat_of(guest), since
        return states(self.running, self.sheet, [heard], self.keeper.clocks.of(self.sheet))[heard]

    async def moment(self, guest: Guest | None, number: int, wanted: int | None) -> schema.Moment:
        """The table after its first acts, as it was for the guest's seat; of a game that is over,
        for any seat."""
        play, seat = self.running, self.sheet.seat_of(guest)
        if not 0 <= number <= play.acts:
            raise Mistake("no-such-act", acts=play.acts, number=number)
        if wanted is not None and wanted != seat:
            self.finished()
            if wanted >= len(self.sheet.places):
                raise Mistake("no-such-seat", seat=wanted, last=len(self.sheet.places) - 1)
            seat = wanted
        then = await asyncio.to_thread(self.moments.at, play, number)
        return schema.Moment(
            n=number,
            acts=play.acts,
            to_act=list(then.position.actors()),
            view=dict(then.view(NOBODY if seat is None else seat)),
            deeds=deeds(then, seat, max(0, number - 1)),
        )

    async def scores(self) -> schema.ScoreSheet:
        """All points of a finished game."""
        if self._scores is None:
            self._scores = await asyncio.to_thread(score_sheet, self.finished())
        return self._scores

    def why_not(self, guest: Guest | None, act: str) -> Reason | None:
        seat, play = self.seat_of(guest), self.running
        return play.why_not(seat, self._action(act))

    def previews(self, guest: Guest | None) -> dict[str, Preview]:
        """By offer of a guest, what it would bring."""
        seat, play = self.seat_of(guest), self.running
        return play.previews(seat) if seat in self.sheet.present else {}

    def binding(self, guest: Guest | None) -> list[str]:
        """Which offers of a guest cannot be taken back once they are played."""
        seat, play = self.seat_of(guest), self.running
        return binding(play, self.sheet, seat) if seat in self.sheet.present else []

    def finished(self) -> Play:
        """The game if it is over; a Mistake while it runs: its log holds what is sealed."""
        if not self.running.over:
            raise Mistake("not-over")
        return self.running

    # What changes before the start.

    @changing
    async def sit(
        self, guest: Guest, invitation: str, wanted: int | None, network: str = ""
    ) -> None:
        """Sit down in an open seat; who sits there already just stays."""
        await self.admit(guest, invitation)
        if guest.id in self.sheet.removed:
            raise REMOVED
        if self.sheet.seat_of(guest) is None:
            seat = free_seat(self.sheet, wanted)
            check_unlike(guest.name, (place.name for place in self.sheet.places))
            step = steps.Sit(at=self._now(), seat=seat, guest=guest.id, name=guest.name)
            check_room(self.sheet, (step,))
            here = change(self.sheet, step)

            def write(connection: Connection) -> None:
                welcome.check(connection, guest.id, here.after.id, network)
                journal.write(connection, here)  # together: two may sit down at the same time

            await self._store(here, write)
            if self.sheet.auto and self.sheet.full:
                await self._begin()

    @changing
    async def remove(self, guest: Guest, seat: int) -> None:
        """The host sends somebody away before the start."""
        self._check_host(guest)
        if seat not in self.sheet.people or self.sheet.places[seat].guest == guest.id:
            raise Mistake("nobody-to-remove")
        await self._make(steps.Remove(at=self._now(), seat=seat))

    @changing
    async def change_seat(self, guest: Guest, seat: int, level: str) -> None:
        """A bot of the level in place of nobody, or without a level nobody in place of a bot."""
        self._check_host(guest)
        if self.sheet.counts:
            raise Mistake("rated-bots")
        name = new_bot_name(self.sheet.places, seat)
        if self.sheet.places[seat].kind == "person":
            raise Mistake("seat-taken")
        if self.sheet.places[seat].kind == ("open" if level else "bot"):
            await self._make(steps.Fill(at=self._now(), seat=seat, name=name, level=level))

    @changing
    async def cancel(self, guest: Guest) -> None:
        """The host closes a table whose game has not begun."""
        self._check_host(guest)
        await self._make(steps.Close(at=self._now()))

    def _check_host(self, guest: Guest) -> None:
        """A Mistake unless this guest may change the table before its start."""
        self.seat_of(guest)
        if self.sheet.host != guest.id:
            raise Mistake("not-host")
        if self.sheet.stage == "closed":
            raise Mistake("table-closed")
        if self.sheet.stage != "open":
            raise Mistake("already-started")

    @changing
    async def start(self, guest: Guest) -> None:
        """The first deals; a Mistake if seats are open or the game has begun."""
        self._check_host(guest)
        if not self.sheet.full:
            raise Mistake("seats-open")
        if self.sheet.rated and self.sheet.rematch_of:
            welcome.check_present(self.sheet, self.guests.union(*self.elsewhere.values()))
        await self._begin()

    async def _begin(self) -> None:
        play, now = begun(self.sheet), self._now()
        begin = steps.Start(at=now, to_act=() if play.history else play.position.actors())
        slow = self.sheet.pace == "slow"
        away = await self.keeper.store.read(vacations.of_table, self.sheet, now) if slow else []
        await self._make(begin, *away, *acts_since(play, 0, now), play=play)

    # What changes a game.

    @changing
    async def submit(self, who: Guest | int, version: int, act: str) -> int:
        """Play an act and store it; returns the new version.

        Raises Stale, Mistake or Refused, and then nothing has changed.
        """
        seat = await self._seat_at(who, version)
        play = self._play_at(version)
        self._action(act)
        before, now = play.acts, self._now()
        play.submit(seat, self.sheet.acts_at(version), act)
        made = acts_since(play, before, now)
        if self.sheet.increment is not None:
            made[0] = replace(made[0], spent=self.keeper.clocks.spent(self.sheet, seat, now))
        await self._make(*made, play=play)
        return self.version

    @changing
    async def undo(self, guest: Guest, version: int) -> int:
        """Take the last act of a guest's seat back, or ask the others whether it may be."""
        seat = await self._seat_at(guest, version)
        play = self._play_at(version)
        if play.over:
            raise Mistake("no-undo")
        free = play.undoable(seat)
        index = rewindable(play, self.sheet, seat) if free is None else free
        if self.sheet.acts_at(version) <= index:  # an act that the sender had not seen
            raise Stale
        others = tuple(other for other in self.sheet.present if other != seat)
        if free is not None:
            left = await asyncio.to_thread(self.moments.without, play, index)
            to_act = left.position.actors()
            undone = steps.Undo(at=self._now(), seat=seat, index=index, to_act=to_act)
            await self._make(undone, play=left)
        elif others:
            asked = steps.Ask(at=self._now(), seat=seat, index=index, waiting=others)
            await self._make(asked)
        else:
            await self._rewind(seat, index)
        return self.version

    @changing
    async def consent(self, guest: Guest, version: int, agree: bool) -> int:
        """Answer another seat that asks for an undo; the last one who agrees makes it so."""
        seat = await self._seat_at(guest, version)
        request = self.sheet.request
        if version > self.version or (request is not None and version < request.asked):
            raise Stale
        if request is None or seat not in request.waiting:
            raise Mistake("nothing-asked")
        reply = steps.Reply(at=self._now(), seat=seat, agree=agree)
        if agree and request.waiting == (seat,):
            await self._rewind(request.seat, request.index, reply)
        else:
            await self._make(reply)
        return self.version

    async def _rewind(self, seat: int, index: int, *before: steps.Step) -> None:
        """Take all acts from an index on back; what was dealt then is not dealt again."""
        play = await asyncio.to_thread(self.moments.at, self.running, index)
        step = steps.Rewind(
            at=self._now(),
            seat=seat,
            index=index,
            to_act=play.position.actors(),
            draw=draw_after(self.sheet, index),
        )
        check_room(self.sheet, (step,))
        here = change(self.sheet, *before, step)
        play.redeals = list(here.after.redeals)
        await self._store(here, lambda connection: journal.write(connection, here), play)

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
        if seat == by and self.sheet.counts:
            raise Mistake("rated-stand-in")
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
        if stage == "open" and self.sheet.tournament:
            raise Mistake("tournament-leave")
        if stage == "open":
            await self._make(steps.Leave(at=self._now(), seat=seat))
        elif stage == "running":
            await self._make(steps.Leave(at=self._now(), seat=seat, level=level))

    @changing
    async def move(self, guest: Guest, link: links.Link, digest: str) -> None:
        """The seat of a link goes to a guest, and the link is gone."""
        if link.guest == guest.id and self.sheet.seat_of(guest) is not None:
            return  # one's own link changes nothing
        check_move(self.sheet, guest, link)
        step = steps.Move(at=self._now(), seat=link.seat, guest=guest.id, name=guest.name)
        moved = change(self.sheet, step)

        def write(connection: Connection) -> None:
            journal.write(connection, moved)
            if not links.use_link(connection, digest):
                raise Mistake("link-expired")

        await self._store(moved, write)

    @changing
    async def rename(self, guest: Guest) -> None:
        """The guest has another name; finished games keep the one that was played under."""
        seat, stage = self.seat_of(guest), self.sheet.stage
        if stage in ("open", "running") and self.sheet.places[seat].name != guest.name:
            await self._make(steps.Rename(at=self._now(), seat=seat, name=guest.name))

    @changing
    async def rematch(self, guest: Guest) -> str:
        """The same players again, everybody one seat further; the table of this game's rematch."""
        self.seat_of(guest)
        self.finished()
        sheet = self.sheet
        if sheet.tournament:
            raise Mistake("tournament-rematch")
        if not sheet.next:
            again = opened_again(sheet, self.game.version, guest.id, now := self._now())
            here, there = change(sheet, steps.Rematch(at=now, next=again.id)), change(None, again)
            others = [place.guest for place in sheet.places if place.guest]

            def write(connection: Connection) -> None:
                if ties.apart(connection, guest.id, others):
                    raise Mistake("not-welcome")
                journal.write(connection, here, there)

            await self._store(here, write)
        return self.sheet.next

    # Telling.

    def listen(self, listener: Listener, since: int) -> None:
        """Tell a listener how things stand, and from now on whatever changes."""
        new = listener not in self.listeners
        self.listeners[listener] = self.version
        if new:
            self.tell_news()
            self.keeper.attended(self)
        else:
            info = self.information(listener.guest)
            listener.tell(json.encode(schema.TableNews(table=info)))
        if self.sheet.stage != "closed" and self.play is not None:
            guest = listener.guest
            told = self.state(guest, since) if since else self._whole(guest)
            listener.tell(told)

    def _whole(self, guest: Guest | None) -> bytes:
        """The state with the whole story, which is long: made once for a seat and a version."""
        seat = self.sheet.seat_of(guest)
        if seat not in self._wholes:
            self._wholes[seat] = self.state(guest)
        return self._wholes[seat]

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

    def tell_states(self, told: dict[Heard, bytes]) -> None:
        """How the game stands, to everybody as they may know it."""
        for listener, since in self.listeners.items():
            listener.tell(told[self.sheet.seat_of(listener.guest), since])
            self.listeners[listener] = self.version

    # Inside.

    def steady(self) -> Steady:
        return Steady(self)

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
        await hear(self, found.chatted)

    async def follow(self, version: int, made: Sequence[str], chatted: int) -> None:
        """Take the steps that another process has stored, if they follow what we know."""
        if not made or self.doubtful or version - len(made) != self.version:
            await self.catch_up()
            return
        try:
            sheet = folded(self.sheet, map(steps.read, made))
            if self.play is None or not goes_on(self.sheet, sheet):
                play = await asyncio.to_thread(replayed, sheet)
            else:
                play = continued(self.play, self.sheet, sheet)
        except (Mistake, Unfit, steps.UnknownStep):
            self.doubtful = True  # only the store knows
            await self.catch_up()
            return
        self.play, self.foreign = play, True
        self._take(sheet, self._states(sheet, play))
        await hear(self, chatted)

    async def _seat_at(self, who: Guest | int, version: int) -> int:
        """Whose request it is; a version that we do not know was told by another process."""
        seat = self.seat_played_by(who)
        if version > self.version:
            await self.catch_up()
            seat = self.seat_played_by(who)
        return seat

    async def _make(self, *made: steps.Step, play: Play | None = None) -> None:
        """Store steps with the game that they lead to, then tell them."""
        check_room(self.sheet, made)
        here = change(self.sheet, *made)
        await self._store(here, lambda connection: journal.write(connection, here), play)

    async def _store(
        self, here: Change, query: Callable[[Connection], None], play: Play | None = None
    ) -> None:
        self.doubtful = True  # the play in memory may be ahead; if this fails nobody may see it

        def go_on() -> None:
            self.doubtful = self.foreign = False
            if play is not None:
                self.play = play
            self._take(here.after, told)
            self.keeper.stored(self, here.steps)

        committed = self.keeper.store.begin(query, go_on)
        try:
            told = self._states(here.after, play or self.play)  # nobody waits for it afterwards
        except BaseException:
            committed.cancel()
            raise
        await committed

    def _states(self, after: Sheet, play: Play | None) -> dict[Heard, bytes]:
        """What those who listen will be told when the next sheet is taken; nothing if it is old."""
        same = after.acts is self.sheet.acts and after.places is self.sheet.places
        if same or play is None or after.stage == "closed":
            return {}
        heard = [(after.seat_of(one.guest), since) for one, since in self.listeners.items()]
        return states(play, after, heard, self.keeper.clocks.of(after))

    def _take(self, after: Sheet, told: dict[Heard, bytes]) -> None:
        """Go on from the next sheet, and tell what is new in it."""
        before, self.sheet, self._wholes = self.sheet, after, {}
        if after.places is not before.places:
            self._reseat(before.places)
        if told:
            self.tell_states(told)
        if after.about != before.about:
            self.tell_news()
        if after.stage == "over" and before.stage == "running" and self.chatted >= 0:
            self._telling = asyncio.create_task(tell_whispers(self), name="whispers")
        self.keeper.changed(self)

    def _reseat(self, before: Sequence[Place]) -> None:
        """Those whose seat is another's now hear no more of it."""
        for old, new in zip(before, self.sheet.places, strict=True):
            if old.guest is None or old.guest == new.guest:
                continue
            for listener in list(self.listeners):
                if listener.guest and listener.guest.id == old.guest:
                    self.listeners.pop(listener)
                    sent = REMOVED if old.guest in self.sheet.removed else LEFT
                    listener.lose(self.id, MOVED if new.kind == "person" else sent)
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
