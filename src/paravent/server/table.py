"""A table on the server: what people and bots do there. An act is played in memory, then stored."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from msgspec import structs
from sqlalchemy import Connection

from paravent.core import table as core
from paravent.core.mistakes import Mistake
from paravent.core.table import Stale
from paravent.server import queries
from paravent.server.kept import KeptTable
from paravent.server.queries import Writing
from paravent.server.records import Guest, Place, Step, UndoRequest
from paravent.server.store import Conflict
from paravent.server.telling import last_act


class LiveTable(KeptTable):
    """What is asked for while another request is carried out waits for its turn."""

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

    async def stand_in(self, guest: Guest, seat: int, level: str) -> None:
        """Let a bot play for a person whose time has run out, or for the guest."""
        await self._whole(self._stand_in(guest, seat, level))

    async def come_back(self, guest: Guest) -> None:
        """The guest plays again, and the bot does not any more."""
        await self._whole(self._come_back(guest))

    async def leave(self, guest: Guest, level: str) -> None:
        """The guest gives the seat of a running game up to a bot, for good."""
        await self._whole(self._leave(guest, level))

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
            self.seat_played_by(who)
            await self._catch_up(turn)
            seat = self.seat_played_by(who)
            table = self._table_at(turn)
            self._action(act)
            before = table.turn
            table.submit(seat, turn - self.offset, act)
            await self._play_on(self._acts_since(before), {seat})
            return self.turn

    async def _undo(self, guest: Guest, turn: int) -> int:
        async with self.steady():
            self.seat_played_by(guest)
            await self._catch_up(turn)
            seat = self.seat_played_by(guest)
            table = self._table_at(turn)
            free = table.undoable(seat)
            index = last_act(table, seat) if free is None else free
            if index is None or table.over:
                raise Mistake("no-undo")
            if turn <= index + self.offset:  # an act that the sender had not seen
                raise Stale
            if free is not None:
                table.undo(seat)
                await self._play_on([Step("undo", seat, str(index))], {seat})
                return self.turn
            others = [other for other in self.sheet.present if other != seat]
            await self._ask(UndoRequest(seat, index, others))
            return self.turn

    async def _consent(self, guest: Guest, turn: int, agree: bool) -> int:
        async with self.steady():
            self.seat_played_by(guest)
            await self._catch_up(turn)
            seat, request = self.seat_played_by(guest), self.sheet.request
            if turn != self.turn:
                raise Stale
            if request is None or seat not in request.waiting:
                raise Mistake("nothing-asked")
            waiting = [other for other in request.waiting if other != seat]
            await self._ask(structs.replace(request, waiting=waiting) if agree else None)
            return self.turn

    async def _ask(self, request: UndoRequest | None) -> None:
        """Take acts back if nobody else has to agree; else store who has to."""
        if request is not None and not request.waiting:
            self.table = self._replayed(self.running.log().acts[: request.index])
            step = Step("rewind", request.seat, str(request.index))
            await self._play_on([step], range(len(self.sheet.places)))
            self.tell_news()
            return
        try:
            query, old = queries.write_request, self.sheet.request
            version = await self.store.write(query, self.id, self.turn, old, request)
        except Conflict as error:
            await self.reload()
            raise Stale from error
        self.sheet.request = request
        self.wrote(version)
        self.tell_news()

    async def _stand_in(self, guest: Guest, seat: int, level: str) -> None:
        async with self.steady():
            by, places = self.seat_played_by(guest), self.sheet.places
            if seat >= len(places):
                raise Mistake("no-such-seat", seat=seat, last=len(places) - 1)
            if self.sheet.stage != "running":
                raise Mistake("not-running")
            if places[seat].played_by_bot:
                return
            if seat != by:
                self.keeper.clocks.check_late(self.sheet, seat)
            away = replace(places[seat], level=level)
            await self._play_on([self._step("stand-in", seat, f"{by} {level}")], (), {seat: away})
            self.tell_news()

    async def _come_back(self, guest: Guest) -> None:
        async with self.steady():
            seat, sheet = self.seat_of(guest), self.sheet
            if sheet.stage == "running" and sheet.places[seat].played_by_bot:
                here = replace(sheet.places[seat], level="")
                await self._play_on([self._step("back", seat)], {seat}, {seat: here})
                self.tell_news()

    async def _leave(self, guest: Guest, level: str) -> None:
        async with self.steady():
            seat, sheet = self.seat_of(guest), self.sheet
            if sheet.stage != "running":
                return
            bot = Place("bot", sheet.places[seat].name, level=level)
            heir = self.heir(seat)

            def leave(connection: Connection, writing: Writing) -> int:
                return queries.leave_game(connection, writing, guest.id, heir)

            await self._play_on([self._step("left", seat)], (), {seat: bot}, leave)
            if heir is None:
                sheet.stage, sheet.to_act, sheet.owed = "closed", [], {}
            elif sheet.host == guest.id:
                sheet.host = heir
            self.tell_news()
            self.keeper.changed(self)

    def heir(self, seat: int) -> str | None:
        """Who becomes the host if the person in a seat leaves: those who are not away first."""
        people = [*self.sheet.present, *self.sheet.people]
        return next((self.sheet.places[other].guest for other in people if other != seat), None)

    # Inside.

    def _step(self, kind: Literal["stand-in", "back", "left"], seat: int, act: str = "") -> Step:
        return Step(kind, seat, act, self.keeper.settings.clock())

    def _table_at(self, turn: int) -> core.Table:
        """The game, if a message of this turn is not of the past or the future."""
        table = self.running
        if not self.settled <= turn <= self.turn:
            raise Stale
        return table

    def _acts_since(self, index: int) -> list[Step]:
        notation = self.game.notation
        return [
            Step("act", entry.seat, notation.text(entry.action))
            for entry in self.running.history[index:]
        ]
