"""Anything people can do, in any order, at two servers: memory is what a reload gives, always."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from hypothesis.strategies import booleans, integers, lists, sampled_from
from sqlalchemy import Connection, event, func, insert, select

from paravent.core.mistakes import Mistake
from paravent.core.play import Stale
from paravent.core.why import Refused
from paravent.server import projection, retention
from paravent.server.bots import Thinkers
from paravent.server.database import GUEST_ROWS, STEP_ROWS, open_database
from paravent.server.guests import Guest
from paravent.server.hall import Hall
from paravent.server.replay import find
from paravent.server.schema import JoinForm, SeatChange, SeatForm, TableForm
from paravent.server.settings import DAY_MS, MINUTE_MS, Retention
from paravent.server.sheet import Sheet
from paravent.server.slow import vacations
from paravent.server.store import Store
from paravent.server.table import LiveTable
from paravent.server.timekeeping import run_out
from tests.server.databases import new_sqlite
from tests.server.people import QUICK
from tests.server.unpacking import unpacked

pytestmark = pytest.mark.once

PEOPLE = [Guest(f"g{number}", name) for number, name in enumerate(("Ana", "Bo", "Cy", "Di"))]
where, numbers = integers(0, 1), integers(0, 10**6)
CLOCKS: dict[str, dict[str, Any]] = {
    "each": {"minutes": 2},
    "whole": {"minutes": 5, "increment": 10},
    "slow": {"pace": "slow", "hours": 12},
}
clocks = sampled_from(["slow", *CLOCKS])
preparations = lists(sampled_from(["join", "remove", "bot", "friend", "cancel"]), max_size=5)


class Listener:
    """A page that follows what it is told."""

    def __init__(self, guest: Guest) -> None:
        self.guest: Guest | None = guest
        self.deeds: list[Any] = []
        self.lost: list[str] = []

    def tell(self, message: bytes) -> None:
        said = msgspec.json.decode(message)
        if said["say"] == "state":
            told = unpacked(said["deeds"], said["acts"])
            self.deeds = (self.deeds if said["since"] else []) + told
            assert [deed["n"] for deed in self.deeds] == list(range(1, said["acts"] + 1))

    def lose(self, table_id: str, why: Mistake) -> None:
        self.lost.append(why.code)


class TwoServers(RuleBasedStateMachine):
    tables = Bundle("tables")

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="paravent-"))
        self.engine = open_database(new_sqlite(self.folder))
        event.listen(self.engine, "checkout", quick_sync)
        with self.engine.begin() as connection:
            rows = [{"id": one.id, "name": one.name, "created": 0} for one in PEOPLE]
            connection.execute(insert(GUEST_ROWS), rows)
        self.now = DAY_MS
        self.thread = ThreadPoolExecutor(1)  # browser tests leave a running loop in this one
        self.loop = self.thread.submit(asyncio.new_event_loop).result()
        self.store = Store(self.engine)
        self.halls = [self.run(self.new_hall()) for _ in range(2)]
        self.pages: list[Listener] = []
        self.created = 0
        self.touched: set[str] = set()

    async def new_hall(self) -> Hall:
        rules = replace(QUICK, clock=self.clock)
        hall = Hall(self.store, rules, Thinkers(1))
        hall.bots.wake = lambda live: None  # type: ignore[method-assign]
        return hall

    def clock(self) -> int:
        self.now += 1
        return self.now

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.thread.submit(self.loop.run_until_complete, work).result()

    def attempt(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What cannot be done changes nothing; the invariants look at that too."""
        with contextlib.suppress(Mistake, Stale, Refused):
            return self.run(work)

    async def with_table(self, hall: int, table_id: str, work: Any) -> Any:
        self.touched.add(table_id)
        async with self.halls[hall].use(table_id) as live:
            return await work(live)

    def someone(self, table_id: str, number: int) -> Guest:
        """More often than not one who sits there."""
        self.touched.add(table_id)
        sheet = self.run(self.store.read(projection.find_sheet, table_id))
        seated = [Guest(place.guest, place.name) for place in sheet.places if place.guest]
        some = [*seated * 3, *PEOPLE]
        return some[number % len(some)]

    def teardown(self) -> None:
        self.touched = {table_id for hall in self.halls for table_id in hall.tables}
        self.memory_is_what_a_reload_gives()
        self.store.close()
        self.thread.submit(self.loop.close).result()
        self.thread.shutdown()
        shutil.rmtree(self.folder)

    # The lobby.

    @initialize(
        target=tables, hall=where, others=sampled_from([1, 2]), bots=booleans(), clock=clocks
    )
    def begin(self, hall: int, others: int, bots: bool, clock: str) -> str:
        table_id = self.create(hall, 0, others, bots, clock, [])
        self.all_join_and_start(hall, table_id)
        return table_id

    @precondition(lambda self: self.created < 3)
    @rule(
        target=tables,
        hall=where,
        who=numbers,
        others=sampled_from([1, 2]),
        bots=booleans(),
        clock=clocks,
        before=preparations,
    )
    def create(
        self, hall: int, who: int, others: int, bots: bool, clock: str, before: list[str]
    ) -> str:
        seats = [SeatForm("me"), *[SeatForm("friend")] * others]
        if bots:
            seats[1] = SeatForm("bot", "random")
        self.created += 1
        form = TableForm("middle_kingdom", seats, public=True, **CLOCKS[clock])
        auto = who % 5 == 0
        work = self.halls[hall].create(PEOPLE[who % len(PEOPLE)], form, auto=auto)
        table_id = str(self.run(work).id)
        for what in before:
            self.prepare(hall, table_id, what, 1 + who % others)
        return table_id

    def prepare(self, hall: int, table_id: str, what: str, seat: int) -> None:
        """What happens before the start, by whom it may."""
        here, sheet = self.halls[hall], self.run(self.store.read(projection.find_sheet, table_id))
        guest = next(one for one in PEOPLE if one.id == sheet.host)
        self.touched.add(table_id)
        match what:
            case "join":
                other = PEOPLE[(PEOPLE.index(guest) + seat) % len(PEOPLE)]
                self.attempt(here.join(other, table_id, JoinForm()))
            case "bot" | "friend":
                form = SeatChange(seat, "bot" if what == "bot" else "friend")
                self.attempt(here.change_seat(guest, table_id, form))
            case "remove":
                self.attempt(here.remove(guest, table_id, sheet.people[-1]))
            case "cancel":
                self.attempt(here.cancel(guest, table_id))

    @rule(hall=where, who=numbers, table_id=tables, name=sampled_from(["Eli", "Fay"]))
    def rename(self, hall: int, who: int, table_id: str, name: str) -> None:
        guest = self.someone(table_id, who)
        new = Guest(guest.id, name)
        self.attempt(self.with_table(hall, table_id, lambda live: live.rename(new)))

    @rule(hall=where, who=numbers, table_id=tables)
    def join(self, hall: int, who: int, table_id: str) -> None:
        guest = self.someone(table_id, who)
        self.attempt(self.halls[hall].join(guest, table_id, JoinForm()))

    @rule(hall=where, table_id=tables)
    def all_join_and_start(self, hall: int, table_id: str) -> None:
        for guest in PEOPLE:
            self.attempt(self.halls[hall].join(guest, table_id, JoinForm()))
        for guest in PEOPLE:
            self.attempt(self.halls[hall].start(guest, table_id))

    @rule(hall=where, who=numbers, table_id=tables)
    def start(self, hall: int, who: int, table_id: str) -> None:
        guest = self.someone(table_id, who)
        self.attempt(self.halls[hall].start(guest, table_id))

    @rule(hall=where, who=numbers, table_id=tables)
    def leave(self, hall: int, who: int, table_id: str) -> None:
        guest = self.someone(table_id, who)
        if who % 3 == 0:  # seldom: who has left can do nothing more
            self.attempt(self.halls[hall].leave(guest, table_id))

    @rule(hall=where, who=numbers, other=numbers, table_id=tables)
    def move_by_link(self, hall: int, who: int, other: int, table_id: str) -> None:
        guest = self.someone(table_id, who)
        link = self.attempt(self.halls[hall].link_seat(guest, table_id))
        if link is not None:
            self.attempt(self.halls[1 - hall].take_seat(PEOPLE[other % len(PEOPLE)], link.token))

    @rule(target=tables, hall=where, who=numbers, table_id=tables)
    def rematch(self, hall: int, who: int, table_id: str) -> str:
        guest = self.someone(table_id, who)
        again = self.attempt(self.halls[hall].rematch(guest, table_id))
        return again.id if again else table_id

    @rule(hall=where, who=numbers, table_id=tables)
    def listen(self, hall: int, who: int, table_id: str) -> None:
        guest = self.someone(table_id, who)

        async def watch(live: LiveTable) -> None:
            async with live.steady():
                page = Listener(guest)
                self.pages.append(page)
                live.listen(page, 0)

        self.attempt(self.with_table(hall, table_id, watch))

    @rule(hall=where, who=numbers, table_id=tables)
    def chat(self, hall: int, who: int, table_id: str) -> None:
        guest = self.someone(table_id, who)
        self.attempt(self.halls[hall].chat(guest, table_id, "salut"))

    @rule(long=booleans())
    def time_passes(self, long: bool) -> None:
        self.now += DAY_MS if long else 3 * MINUTE_MS

    @rule(hall=where, table_id=tables)
    def time_runs_out(self, hall: int, table_id: str) -> None:
        self.attempt(self.with_table(hall, table_id, run_out))

    @rule(hall=where, who=numbers, table_id=tables, days=integers(1, 9), back=booleans())
    def go_on_vacation(self, hall: int, who: int, table_id: str, days: int, back: bool) -> None:
        guest = self.someone(table_id, who)
        first, last = (
            str(datetime.fromtimestamp((self.now + n * DAY_MS) // 1000, UTC).date())
            for n in (0, days)
        )
        now = self.clock()

        def change(connection: Connection) -> list[Sheet]:
            if back:
                return vacations.end(connection, guest, now)
            return vacations.take(connection, guest, first, last, now, 366)

        if changed := self.attempt(self.store.write(change)):
            self.touched |= {sheet.id for sheet in changed}
            self.run(self.halls[hall].follow(changed))

    @rule(table_id=tables)
    def close_what_is_old(self, table_id: str) -> None:
        keep = Retention(running_table=2)
        self.run(self.store.write(retention.close_tables, self.now, keep))

    # The game.

    @rule(hall=where, table_id=tables, count=integers(1, 12), number=numbers)
    def play(self, hall: int, table_id: str, count: int, number: int) -> None:
        """People and bots act as they may."""

        async def act(live: LiveTable) -> bool:
            async with live.steady():
                await live.catch_up()
                actors = list(live.sheet.owed)
                if not actors:
                    return False
                seat = actors[number % len(actors)]
                offers = live.running.offers(seat)
                version, bot = live.version, live.sheet.places[seat].played_by_bot
            player = seat if bot else guest_in(live, seat)
            await live.submit(player, version, offers[number % len(offers)])
            return True

        while count and self.attempt(self.with_table(hall, table_id, act)):
            count -= 1
        if number % 3:
            self.undo(hall, number, table_id, 0, number % 4)

    @rule(hall=where, table_id=tables, number=integers(0, 5))
    def play_to_the_end(self, hall: int, table_id: str, number: int) -> None:
        if number == 5:  # seldom: there is more to do while a game runs
            self.play(hall, table_id, 400, number)

    @rule(hall=where, who=numbers, table_id=tables, back=integers(0, 3))
    def act_as_of_then(self, hall: int, who: int, table_id: str, back: int) -> None:
        guest = self.someone(table_id, who)

        async def act(live: LiveTable) -> None:
            offers = live.running.offers(live.seat_of(guest)) or ["bid 1"]
            await live.submit(guest, max(0, live.version - back), offers[0])

        self.attempt(self.with_table(hall, table_id, act))

    @rule(hall=where, who=numbers, table_id=tables, back=integers(0, 2), answers=integers(0, 3))
    def undo(self, hall: int, who: int, table_id: str, back: int, answers: int) -> None:
        """Most often by who acted last, and answered by some of those who are asked."""
        guest = self.someone(table_id, who)

        async def take_back(live: LiveTable) -> None:
            asking = guest
            for seat, _ in reversed(live.sheet.acts if who % 4 else ()):
                if seat in live.sheet.present:
                    asking = guest_in(live, seat)
                    break
            await live.undo(asking, max(0, live.version - back))

        self.attempt(self.with_table(hall, table_id, take_back))
        for _ in range(answers):
            self.consent(hall, who, table_id, who % 5 > 0)

    @rule(hall=where, who=numbers, table_id=tables, agree=booleans())
    def consent(self, hall: int, who: int, table_id: str, agree: bool) -> None:
        guest = self.someone(table_id, who)

        async def answer(live: LiveTable) -> None:
            request = live.sheet.request
            waiting = request.waiting if request else ()
            answering = guest_in(live, waiting[0]) if waiting and who % 3 else guest
            await live.consent(answering, live.version, agree)

        self.attempt(self.with_table(hall, table_id, answer))

    @rule(hall=where, who=numbers, table_id=tables, back=booleans())
    def stand_in(self, hall: int, who: int, table_id: str, back: bool) -> None:
        guest = self.someone(table_id, who)
        sheet = self.run(self.store.read(projection.find_sheet, table_id))
        own = sheet.seat_of(guest)
        seat = own if own is not None and who % 2 else who % 4
        self.attempt(self.halls[hall].stand_in(guest, table_id, seat))
        if back and seat < len(sheet.places) and sheet.places[seat].guest:
            person = Guest(str(sheet.places[seat].guest), sheet.places[seat].name)
            self.attempt(self.halls[1 - hall].come_back(person, table_id))

    # What is always so.

    @invariant()
    def memory_is_what_a_reload_gives(self) -> None:
        for hall in self.halls:
            for table_id in self.touched & set(hall.tables):
                self.run(self.compare(table_id, hall.tables[table_id]))
        self.touched.clear()

    async def compare(self, table_id: str, live: LiveTable) -> None:
        found = await self.store.read(find, table_id)
        row = await self.store.read(projection.find_sheet, table_id)
        length = await self.store.read(journal_length, table_id)
        if live.version == length:  # else the other server was the last, and this one does not know
            assert live.sheet == found.sheet and live.chatted <= found.chatted
        async with live.steady():
            await live.catch_up()
        assert live.sheet == found.sheet and live.chatted == found.chatted
        assert live.version == length == found.sheet.version
        assert row is not None and row.places == live.sheet.places
        assert projection.row(row) == projection.row(live.sheet)
        if found.play is None:
            assert live.play is None or live.sheet.stage == "closed"
        else:
            play = live.running
            assert [(one.seat, one.action) for one in play.history] == [
                (one.seat, one.action) for one in found.play.history
            ]
            assert play.position.freeze() == found.play.position.freeze()
            assert play.seats == found.play.seats
            assert live.sheet.to_act == list(play.position.actors())


def guest_in(live: LiveTable, seat: int) -> Guest:
    place = live.sheet.places[seat]
    return Guest(str(place.guest), place.name)


def journal_length(connection: Any, table_id: str) -> int:
    here = STEP_ROWS.c.table == table_id
    return int(connection.scalar(select(func.count()).select_from(STEP_ROWS).where(here)))


def quick_sync(connection: Any, _record: object, _proxy: object) -> None:
    connection.execute("PRAGMA synchronous=OFF")


TestTwoServers = TwoServers.TestCase
TestTwoServers.settings = settings(
    max_examples=10,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
