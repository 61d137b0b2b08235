"""Time for a decision, and bots that stand in for people who are away; the clock is ours."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from paravent.core.fairness import verify
from paravent.core.log import Log
from paravent.server import timekeeping
from paravent.server.database import open_database
from paravent.server.settings import DAY_MS, HOUR_MS, MINUTE_MS
from paravent.server.table import LiveTable
from tests.server.databases import new_sqlite
from tests.server.people import QUICK, Answer, Message, Page, Person, Running, first, running

pytestmark = pytest.mark.once
Serve = Callable[[], AbstractContextManager[Running]]


class Time:
    """A clock that goes when told to."""

    def __init__(self) -> None:
        self.now = 1_000 * DAY_MS

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def serve(time: Time, tmp_path: Path) -> Serve:
    """Servers one after the other, on one database."""

    @contextmanager
    def start() -> Iterator[Running]:
        settings = dataclasses.replace(QUICK, clock=time)
        with running(open_database(new_sqlite(tmp_path)), settings) as server:
            yield server

    return start


@pytest.fixture
def timed(serve: Serve) -> Iterator[Running]:
    with serve() as server:
        yield server


def trio(server: Running, **more: object) -> tuple[list[Person], Message]:
    people = [Person(server.port, name) for name in ("Ana", "Bo", "Cy")]
    table = people[0].create("me", "friend", "friend", **more)
    for friend in people[1:]:
        friend.join(table)
    people[0].start(table)
    return people, table


def clocks(person: Person, table: Message) -> dict[int, tuple[int, int]]:
    told = person.get(f"/api/tables/{table['id']}").json["clocks"]
    listed = person.get("/api/tables").json["mine"][0]["clocks"]
    assert told == listed
    return {clock["seat"]: (clock["since"], clock["until"]) for clock in told}


def bid(page: Page, table: Message, number: int = 0) -> int:
    state = page.watch(table)
    act = {"table": table["id"], "version": state["version"], "act": state["offers"][number]}
    answer = page.ask("act", **act)
    assert answer["say"] == "done", answer
    return int(answer["version"])


def stand_in(person: Person, table: Message, seat: int) -> Answer:
    return person.post(f"/api/tables/{table['id']}/stand-in", {"seat": seat})


@pytest.mark.parametrize(
    ("form", "patience"),
    [
        ({}, 3 * MINUTE_MS),
        ({"pace": "live", "hours": 12}, 3 * MINUTE_MS),
        ({"pace": "slow"}, 72 * HOUR_MS),
        ({"pace": "slow", "hours": 168}, 168 * HOUR_MS),
    ],
)
def test_a_table_has_a_time_for_each_decision(
    timed: Running, time: Time, form: Message, patience: int
) -> None:
    people, table = trio(timed, **form)
    assert table["patience"] == patience and table["clocks"] == []
    began = time.now
    assert clocks(people[0], table) == dict.fromkeys(range(3), (began, began + patience))
    time.now += 1000
    with people[1].socket() as page:
        bid(page, table)
        # Those who have not bid yet owe the same decision as before.
        assert clocks(people[0], table) == dict.fromkeys((0, 2), (began, began + patience))
        version = page.watch(table)["version"]
        assert page.watch(table)["clocks"] == people[0].get("/api/tables").json["mine"][0]["clocks"]
        time.now += 1000
        page.ask("undo", table=table["id"], version=version)
    assert clocks(people[0], table)[1] == (began + 2000, began + 2000 + patience)
    assert clocks(people[0], table)[0] == (began, began + patience)


def test_unknown_times_are_refused(timed: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    form = {"game": "middle_kingdom", "seats": seats, "pace": "slow", "hours": 5}
    assert Person(timed.port, "Ana").post("/api/tables", form).json["code"] == "malformed"


def test_a_bot_stands_in_for_who_is_late_until_they_are_back(timed: Running, time: Time) -> None:
    (ana, bo, cy), table = trio(timed, pace="slow", hours=24)
    address = f"/api/tables/{table['id']}"
    stranger = Person(timed.port, "Eve")
    with ana.socket() as page, cy.socket() as late:
        late.watch(table)
        bid(page, table)
        with bo.socket() as other:
            version = bid(other, table)
            acts = other.at(version)["acts"]
        time.now += 24 * HOUR_MS - 1
        assert stand_in(ana, table, 2).json["code"] == "not-late"
        assert stand_in(ana, table, 1).json["code"] == "not-late"  # Bo owes nothing
        assert stand_in(stranger, table, 2).json["code"] == "not-seated"
        assert stand_in(ana, table, 5).json["code"] == "no-such-seat"
        time.now += 1  # and the server does the rest
        page.at(version + 1)
        told = ana.get(address).json
        assert told["seats"][2] == {"kind": "person", "name": "Cy", "level": "strong"} | {
            "online": True
        }
        assert stand_in(bo, table, 2).status == 200  # again: nothing more
        # The bot bids, and the game goes on; Cy is told, and cannot act meanwhile.
        now = page.at(version + 2, lambda state: not state["clocks"] or state["acts"] > acts)
        handover = {"n": acts, "kind": "stand-in", "seat": 2, "at": time.now, "by": None}
        assert now["handovers"] == [handover | {"level": "strong", "count": 0}]
        mine = late.at(now["version"])
        assert mine["seat"] == 2 and mine["offers"] == [] and mine["handovers"] == now["handovers"]
        refused = late.ask("act", table=table["id"], version=mine["version"], act="bid 1")
        assert refused["code"] == "stand-in" and refused["text"]
        assert stand_in(cy, table, 0).json["code"] == "stand-in"
        # Back: the clock of a new decision starts now.
        time.now += 5000
        back = cy.post(f"{address}/back").json
        assert back["seats"][2]["level"] == "" and back["me"] == 2
        assert cy.post(f"{address}/back").json["version"] == back["version"]
        state = late.at(back["version"])
        assert [one["kind"] for one in state["handovers"]] == ["stand-in", "back"]
        if 2 in state["to_act"]:
            assert state["offers"] and clocks(cy, table)[2][0] == time.now


def test_anybody_can_let_a_bot_stand_in_for_themselves(timed: Running, time: Time) -> None:
    """So a person who must go need not keep the others waiting."""
    (ana, bo, cy), table = trio(timed)
    assert stand_in(bo, table, 1).json["seats"][1]["level"]
    assert stand_in(cy, table, 2).status == 200
    with ana.socket() as page:
        page.play(table, first)
    log = ana.get(f"/api/tables/{table['id']}/log").text
    assert "\n# 1 stand-in strong\n" in log and "\n# 2 stand-in strong\n" in log
    parsed = Log.parse(log)
    assert verify(parsed).wrong is None and parsed.seats[1] == "human:Bo"
    assert stand_in(ana, table, 0).json["code"] == "not-running"
    again = ana.post(f"/api/tables/{table['id']}/rematch").json
    assert [seat["level"] for seat in again["seats"]] == ["", "", ""]


def test_whoever_is_away_loses_no_act(timed: Running, time: Time) -> None:
    (ana, bo, cy), table = trio(timed)
    with ana.socket() as page, bo.socket() as other, cy.socket() as third:
        bid(page, table, 1)
        bid(other, table, 2)
        version = bid(third, table, 3)
        stand_in(cy, table, 2)
        state = page.at(version + 1)
        answer = page.ask("undo", table=table["id"], version=state["version"])
        assert (answer["code"], answer["details"]) == ("undo-absent", {"name": "Cy"})


def test_clocks_and_stand_ins_survive_a_restart(serve: Serve, time: Time) -> None:
    with serve() as server:
        (ana, bo, cy), table = trio(server, pace="slow", hours=72)
        with ana.socket() as page, bo.socket() as other:
            bid(page, table)
            stand_in(bo, table, 1)
            other.watch(table)
            state = page.at(0, lambda state: state["to_act"] == [2])
        before = clocks(ana, table)
    time.now += 71 * HOUR_MS
    with serve() as server:
        for person in (ana, bo, cy):
            person.port = server.port
        # While no server was there nobody could play: that was nobody's time.
        assert clocks(ana, table) == {2: (before[2][0], before[2][1] + 71 * HOUR_MS)}
        with bo.socket() as page:
            assert page.watch(table)["handovers"] == state["handovers"]
        time.now = before[2][1] + 71 * HOUR_MS - 1000
    time.now += 5 * DAY_MS
    with serve() as server:
        # A second was left: an hour is, for who could not know that the server is back.
        for person in (ana, bo, cy):
            person.port = server.port
        assert clocks(ana, table)[2] == (before[2][0], time.now + HOUR_MS)
        assert stand_in(ana, table, 2).json["code"] == "not-late"
        time.now += HOUR_MS
        with ana.socket() as page:
            page.watch(table)
            page.at(0, lambda state: [one["kind"] for one in state["handovers"]][1:])
    with serve() as server:
        # Both bots go on after a restart too, until only Ana can.
        ana.port = server.port
        with ana.socket() as page:
            page.watch(table)
            page.at(0, lambda state: state["to_act"] == [0])


def test_a_seat_that_moves_stays_away(timed: Running) -> None:
    (_, bo, _), table = trio(timed)
    stand_in(bo, table, 1)
    phone = Person(timed.port, "Bo")
    token = bo.post(f"/api/tables/{table['id']}/link").json["token"]
    moved = phone.post("/api/seats/take", {"token": token}).json
    assert moved["me"] == 1 and moved["seats"][1]["level"]
    assert phone.post(f"/api/tables/{table['id']}/back").json["seats"][1]["level"] == ""


def test_leaving_is_noted(timed: Running) -> None:
    (ana, bo, cy), table = trio(timed)
    stand_in(cy, table, 2)
    assert ana.post(f"/api/tables/{table['id']}/leave").json["me"] is None
    found = bo.get(f"/api/tables/{table['id']}").json
    assert found["host"] == 1 and found["seats"][0]["kind"] == "bot"  # not Cy, who is away
    with bo.socket() as page:
        assert [one["kind"] for one in page.watch(table)["handovers"]] == ["stand-in", "left"]
    assert bo.post(f"/api/tables/{table['id']}/leave").json["stage"] == "running"
    assert cy.get(f"/api/tables/{table['id']}").json["host"] == 2
    assert cy.post(f"/api/tables/{table['id']}/leave").json["stage"] == "closed"


def test_time_for_the_whole_game_grows_with_each_decision(timed: Running, time: Time) -> None:
    (ana, bo, _), table = trio(timed, minutes=10, increment=20, level="greedy")
    assert (table["patience"], table["increment"]) == (10 * MINUTE_MS, 20_000)
    assert table["left"] == [10 * MINUTE_MS] * 3 and table["level"] == "greedy"
    began = time.now
    time.now += MINUTE_MS
    with ana.socket() as page:
        version = bid(page, table)
        spared = 9 * MINUTE_MS + 20_000
        assert page.at(version)["left"] == [spared, 10 * MINUTE_MS, 10 * MINUTE_MS]
        # All who owe a bid have had their clocks running since the beginning.
        assert clocks(ana, table) == dict.fromkeys((1, 2), (began, began + 10 * MINUTE_MS))
        time.now = began + 10 * MINUTE_MS
        told = page.at(0, lambda state: len(state["handovers"]) == 2)
        assert [one["seat"] for one in told["handovers"]] == [1, 2]
        assert {one["level"] for one in told["handovers"]} == {"greedy"}
        # Who comes back with nothing left has a tenth.
        bo.post(f"/api/tables/{table['id']}/back")
        assert bo.get(f"/api/tables/{table['id']}").json["left"][1] >= MINUTE_MS


def test_one_table_that_fails_keeps_no_other_waiting(
    timed: Running, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, broken = trio(timed, minutes=1)
    time.now += 1
    (ana, *_), table = trio(timed, minutes=1)
    run_out = timekeeping.run_out

    async def failing(live: LiveTable) -> None:
        if live.id == broken["id"]:
            raise KeyError(live.id)
        await run_out(live)

    monkeypatch.setattr(timekeeping, "run_out", failing)
    with ana.socket() as page:
        page.watch(table)
        time.now += MINUTE_MS
        assert page.at(0, lambda state: len(state["handovers"]) == 3)


def test_a_time_for_the_game_needs_minutes(timed: Running) -> None:
    form = {"game": "middle_kingdom", "seats": [{"kind": "me"}] * 1 + [{"kind": "friend"}]}
    ana = Person(timed.port, "Ana")
    assert ana.post("/api/tables", form | {"increment": 5}).json["code"] == "no-minutes"
    assert ana.post("/api/tables", form | {"level": "none"}).json["code"] == "unknown-bot"


def test_nobody_waits_for_a_person_among_bots(timed: Running, time: Time) -> None:
    ana = Person(timed.port, "Ana")
    table = ana.create("me", "greedy")
    ana.start(table)
    assert clocks(ana, table) == {}


def test_weekends_can_be_off(timed: Running, time: Time) -> None:
    """The day 1,000 after 1 January 1970 was a Wednesday."""
    people, table = trio(timed, pace="slow", hours=120, weekends=False)
    began = time.now
    assert {until for _, until in clocks(people[0], table).values()} == {began + 7 * DAY_MS}
    time.now += 4 * DAY_MS  # Sunday: two days are gone
    with people[0].socket() as page:
        state = page.watch(table)
        assert state["handovers"] == [] and state["to_act"] == [0, 1, 2]


def test_clocks_stand_still_on_vacation(timed: Running, time: Time) -> None:
    (ana, bo, cy), table = trio(timed, pace="slow", hours=24)
    began, first, last = time.now, "1972-09-28", "1972-10-02"  # tomorrow, and four days more
    assert ana.get("/api/vacation").json == {"since": 0, "until": 0, "used": 0, "days": 28}
    told = bo.post("/api/vacation", {"first": first, "last": last}).json
    assert told == {"since": began + DAY_MS, "until": began + 6 * DAY_MS, "used": 5, "days": 28}
    time.now += 1  # Bo has all of today: nothing of the vacation was needed
    assert clocks(ana, table)[1] == (began, began + DAY_MS)
    seats = cy.get(f"/api/tables/{table['id']}").json["seats"]
    assert seats[1]["vacation"] == [told["since"], told["until"]]
    invited = f"/api/tables/{table['id']}?invitation={table['invitation']}"
    assert Person(timed.port, "Eve").get(invited).json["seats"][1].get("vacation") is None
    assert bo.post("/api/vacation", {"first": first, "last": last}).json["code"] == (
        "vacation-planned"
    )
    assert bo.post("/api/vacation/end").json["until"] == 0
    # From today on: what is left of today comes afterwards.
    assert bo.post("/api/vacation", {"first": "1972-09-27", "last": "1972-09-29"}).status == 200
    assert clocks(ana, table)[1] == (began, began + 4 * DAY_MS - 1)
    for vacation in (("1972-09-20", "1972-09-21"), ("1972-09-31", "1972-10-01"), ("1980", "x")):
        form = dict(zip(("first", "last"), vacation, strict=True))
        assert ana.post("/api/vacation", form).json["code"] == "vacation-days"
    form = {"first": "1972-09-28", "last": "1972-11-01"}
    assert ana.post("/api/vacation", form).json["code"] == "vacation-long"
    # A game that begins meanwhile knows of it.
    again = ana.create("me", "friend", pace="slow", hours=12)
    bo.join(again)
    ana.start(again)
    told = ana.get(f"/api/tables/{again['id']}").json["clocks"]
    assert told[1]["until"] == began + 3 * DAY_MS + 12 * HOUR_MS


def test_whose_time_ran_out_unseen_is_found_without_anybody_at_the_table(
    serve: Serve, time: Time
) -> None:
    with serve() as server:
        (ana, *_), table = trio(server, pace="slow", hours=12)
    with serve() as server:
        hall = server.app.state.hall
        time.now += 12 * HOUR_MS + HOUR_MS
        with Person(server.port).socket() as page:  # nobody has opened the table
            page.ask("ping")
        server.do(hall.timekeeper.look())
        ana.port = server.port
        seats = ana.get(f"/api/tables/{table['id']}").json["seats"]
        assert all(seat["level"] for seat in seats)


def test_a_clock_that_was_ahead_gives_nobody_more_time(serve: Serve, time: Time) -> None:
    with serve() as server:
        (ana, *_), table = trio(server, pace="slow", hours=12)
    began = time.now
    time.now += 401 * DAY_MS
    with serve() as server:
        server.do(server.app.state.hall.timekeeper.look())  # all that time seems to be nobody's
    time.now = began + MINUTE_MS
    with serve() as server:
        ana.port = server.port
        assert all(until < began + 13 * HOUR_MS for _, until in clocks(ana, table).values())
        server.do(server.app.state.hall.timekeeper.look())
        time.now = began + 13 * HOUR_MS
        server.do(server.app.state.hall.timekeeper.look())
        seats = ana.get(f"/api/tables/{table['id']}").json["seats"]
        assert all(seat["level"] for seat in seats)
