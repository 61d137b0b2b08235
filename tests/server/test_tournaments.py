"""The life of tournaments: rounds open, people go, servers end, and nothing is lost."""

from __future__ import annotations

import asyncio
import csv
import dataclasses
import io
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from paravent.server import steps
from paravent.server.database import open_database
from paravent.server.fold import folded
from paravent.server.settings import DAY_MS, HOUR_MS, MINUTE_MS
from paravent.server.sheet import Place
from paravent.server.timekeeping import Timekeeper
from paravent.server.tournaments.arbiter import Arbiter, places_now, unlike
from paravent.server.tournaments.export import safe
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, QUICK, Answer, Keeper, Message, Person, Running, running
from tests.server.test_clubs import code_of, found, join, path_of

pytestmark = pytest.mark.once

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve", "Fay", "Gus")


class Club:
    """A club on a server by its own clock, which looks what is due only when asked."""

    def __init__(self, server: Running, now: list[int], people: int) -> None:
        self.server = server
        self.now = now
        self.people = [
            Keeper(server.port, "Ana"),
            *(Person(server.port, name) for name in NAMES[1:people]),
        ]
        self.host = self.people[0]
        self.club = found(self.host)
        for one in self.people[1:]:
            join(one, self.club)

    def announce(self, entrants: int, **more: Any) -> str:
        form = {"name": "Coupe", "game": "middle_kingdom", "kind": "swiss", "size": 2} | more
        answer = self.host.post(f"{path_of(self.club)}/tournaments", form)
        assert answer.status == 200, answer.text
        path = f"/api/tournaments/{answer.json['info']['id']}"
        for one in self.people[:entrants]:
            assert one.post(f"{path}/enter").status == 200
        return path

    def do(self, path: str, what: str) -> Answer:
        return self.host.post(f"{path}/run", {"do": what})

    def look(self, later: int = 0) -> None:
        self.now[0] += later
        self.server.do(self.server.app.state.hall.arbiter.look())

    def told(self, path: str) -> Message:
        return dict(self.host.get(path).json)

    def unfinished(self, path: str) -> list[str]:
        last = self.told(path)["rounds"][-1]
        return [one["table"] for one in last["tables"] if not one["places"]]

    def play_round(self, path: str) -> None:
        """The tables of the round to their ends, and whatever follows."""
        for table in self.unfinished(path):
            self.server.play_out({"id": table})
        self.look()


@contextmanager
def club(folder: Path, people: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    async def idle(_: Any) -> None:
        await asyncio.Event().wait()

    for clockwork in (Arbiter, Timekeeper):
        monkeypatch.setattr(clockwork, "run", idle)
    now = [time.time_ns() // 1_000_000]
    settings = dataclasses.replace(QUICK, clock=lambda: now[0])
    with running(open_database(new_sqlite(folder)), settings) as server:
        yield Club(server, now, people)


@pytest.fixture
def clubs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], Club]]:
    entered = []

    def made(people: int) -> Club:
        entered.append(club(tmp_path, people, monkeypatch))
        return entered[-1].__enter__()

    yield made
    for one in entered:
        one.__exit__(None, None, None)


def test_a_swiss_tournament_to_its_end(clubs: Callable[[int], Club]) -> None:
    here = clubs(5)
    path = here.announce(5, rounds=3)
    assert code_of(here.people[1].post(f"{path}/run", {"do": "begin"})) == "not-officer"
    assert here.told(path)["info"]["rounds"] == 3 and here.told(path)["standings"] == []
    assert here.do(path, "begin").status == 200
    stranger = Keeper(here.server.port, "Zoe")
    assert code_of(stranger.get(path)) == code_of(stranger.get(f"{path}x")) == "unknown-tournament"
    late = join(stranger, here.club) and stranger.post(f"{path}/enter")
    assert code_of(late) == "tournament-begun"
    here.look()
    first = here.told(path)["rounds"][0]
    assert [len(one["entrants"]) for one in first["tables"]] == [2, 2] and len(first["byes"]) == 1
    assert {one["stage"] for one in first["tables"]} == {"open"}
    here.look()
    assert len(here.told(path)["rounds"]) == 1
    seats = here.server.app.state.hall.settings.gather_ms
    here.look(later=seats)
    assert {one["stage"] for one in here.told(path)["rounds"][0]["tables"]} == {"running"}
    for _ in range(3):
        here.play_round(path)
    over = here.told(path)
    assert over["info"]["stage"] == "over" and len(over["rounds"]) == 3
    met = [tuple(sorted(t["entrants"])) for r in over["rounds"] for t in r["tables"]]
    assert len(set(met)) == len(met) == 6
    assert len({bye for r in over["rounds"] for bye in r["byes"]}) == 3
    assert sum(one["score"] for one in over["standings"]) == 900
    feed = here.host.get(path_of(here.club)).json["feed"]
    winners = [one["rank"] for one in over["standings"]].count(1)
    assert [one["kind"] for one in feed].count("won") == winners
    assert [one["kind"] for one in feed].count("game") == 6
    assert code_of(here.do(path, "pause")) == "tournament-over"

    rows = list(csv.reader(io.StringIO(here.host.get(f"{path}/csv?lang=fr").text)))
    assert rows[0][:3] == ["rang", "nom", "score"] and len(rows) == 6
    rounds = list(csv.reader(io.StringIO(here.host.get(f"{path}/csv?what=rounds").text)))
    assert len(rounds) == 1 + 15 and rounds[1][0] == "1"
    assert here.host.get(f"{path}/csv?what=x").status == 404
    log = here.host.get(f"/api/tables/{rounds[1][6]}/log")
    assert log.text.startswith("Paravent-Log: 1")


def test_tables_begin_when_everybody_has_come(clubs: Callable[[int], Club]) -> None:
    here = clubs(2)
    path = here.announce(2, rounds=1)
    here.do(path, "begin")
    here.look()
    table = here.unfinished(path)[0]
    ana, bo = here.people
    info = ana.get(f"/api/tables/{table}").json
    assert (info["host"], info["public"], info["help"]) == (None, False, False)
    assert info["begins"] == here.now[0] + 5 * MINUTE_MS and info["tournament"] in path
    assert code_of(ana.post(f"/api/tables/{table}/cancel")) == "not-host"
    assert code_of(ana.post(f"/api/tables/{table}/leave")) == "tournament-leave"
    with ana.socket() as one, bo.socket() as other:
        assert one.ask("watch", table=table)["say"] == "done"
        here.look()
        assert ana.get(f"/api/tables/{table}").json["stage"] == "open"
        assert other.ask("watch", table=table)["say"] == "done"
        here.look()
        assert one.until(lambda heard: heard["say"] == "state")["offers"] is not None
    assert (
        code_of(ana.post(f"/api/tables/{table}/stand-in", {"seat": info["me"]})) == "rated-stand-in"
    )
    here.play_round(path)
    assert here.told(path)["info"]["stage"] == "over"
    assert code_of(ana.post(f"/api/tables/{table}/rematch")) == "tournament-rematch"


def test_nobody_waits_for_those_who_go(clubs: Callable[[int], Club]) -> None:
    """Withdrawn, deleted, away from the club, or never there: the others play on."""
    here = clubs(7)
    path = here.announce(7, size=3, rounds=2)
    assert here.people[6].post(f"{path}/withdraw", {}).status == 200
    assert len(here.told(path)["entrants"]) == 6
    here.do(path, "begin")
    here.look()
    bo, cy, dan = here.people[1:4]
    assert code_of(bo.post(f"{path}/withdraw", {"entrant": 0})) == "not-officer"
    assert code_of(bo.post(f"{path}/withdraw", {"entrant": 9})) == "not-entered"
    assert here.host.post(f"{path}/withdraw", {"entrant": 1}).status == 200
    assert cy.post(f"{path_of(here.club)}/leave").status == 200
    assert dan.post("/api/account/delete", {"name": "Dan"}).status == 200
    here.look(later=5 * MINUTE_MS)
    told = here.told(path)
    assert [one["gone"] for one in told["entrants"]] == [False, True, True, True, False, False]
    assert "Dan" not in here.host.get(path).text and told["entrants"][3]["name"] == "N. N. 4"
    here.play_round(path)
    told = here.told(path)
    for table in told["rounds"][0]["tables"]:
        gone = [
            place
            for one, place in zip(table["entrants"], table["places"], strict=True)
            if one in (1, 2, 3)
        ]
        assert all(place > len(table["entrants"]) - len(gone) for place in gone)
    assert sorted(told["rounds"][1]["tables"][0]["entrants"]) == [0, 4, 5]
    here.play_round(path)
    over = here.told(path)
    assert over["info"]["stage"] == "over" and len(over["standings"]) == 6


def test_a_round_ends_with_its_time_and_waits_while_it_is_held(
    clubs: Callable[[int], Club],
) -> None:
    here = clubs(4)
    path = here.announce(4, rounds=2, pace="slow", hours=12, limit=48)
    here.do(path, "begin")
    here.look()
    here.look(later=1)
    first = here.told(path)["rounds"][0]
    assert {one["stage"] for one in first["tables"]} == {"running"}
    here.server.play_out({"id": first["tables"][0]["table"]})
    assert here.do(path, "pause").json["info"]["stage"] == "paused"
    here.look(later=100 * HOUR_MS)
    assert len(here.told(path)["rounds"]) == 1
    assert here.do(path, "resume").json["rounds"][0]["until"] == first["until"] + 100 * HOUR_MS
    outages = here.server.app.state.hall.clocks.outages
    outages.append((here.now[0], here.now[0] + HOUR_MS))
    here.look(later=48 * HOUR_MS + 1)
    assert len(here.told(path)["rounds"][0]["tables"][1]["places"]) == 0  # an hour was nobody's
    here.look(later=HOUR_MS)
    table = first["tables"][1]["table"]
    assert here.host.get(f"/api/tables/{table}").json["stage"] in ("running", "closed")
    here.look()
    told = here.told(path)
    closed = told["rounds"][0]["tables"][1]
    assert (closed["stage"], closed["points"]) == ("closed", []) and closed["places"]
    assert len(told["rounds"]) == 2
    here.look(later=1)
    assert here.do(path, "end-round").status == 200
    here.look()
    here.look()
    assert here.told(path)["info"]["stage"] == "over"


def test_a_knock_out_and_calling_off(clubs: Callable[[int], Club]) -> None:
    here = clubs(5)
    path = here.announce(5, kind="knockout")
    assert here.told(path)["info"]["rounds"] == 3
    here.do(path, "begin")
    here.look()
    while here.told(path)["info"]["stage"] == "running":
        here.play_round(path)
    over = here.told(path)
    assert [len(r["tables"]) for r in over["rounds"]] == [2, 1, 1]
    last = over["rounds"][-1]["tables"][0]
    assert over["standings"][0]["entrant"] in last["entrants"]
    other = here.announce(1, kind="robin")
    assert code_of(here.do(other, "begin")) == "tournament-few"
    assert here.do(other, "cancel").json["info"]["stage"] == "cancelled"
    assert code_of(here.host.post(f"{other}/withdraw", {})) == "tournament-over"
    assert code_of(here.host.post(f"{other}/enter")) == "tournament-begun"


def test_it_begins_at_its_time_and_is_entered_late(clubs: Callable[[int], Club]) -> None:
    """Also if servers were away at that time; too few wait for the officers, and lose nothing."""
    here = clubs(5)
    ana, bo, cy, dan, eve = here.people
    alone = here.announce(1, starts=here.now[0] + HOUR_MS)
    path = here.announce(3, starts=here.now[0] + HOUR_MS, late=True, rounds=3)
    assert here.told(path)["info"]["starts"] == here.now[0] + HOUR_MS
    assert code_of(bo.post(f"{path}/run", {"do": "schedule"})) == "not-officer"
    for starts in (1, here.now[0], here.now[0] + 400 * DAY_MS):
        late = here.host.post(f"{path}/run", {"do": "schedule", "starts": starts})
        assert code_of(late) == "tournament-start"
    later = here.now[0] + 2 * HOUR_MS
    assert here.host.post(f"{path}/run", {"do": "schedule", "starts": later}).status == 200
    here.look(later=HOUR_MS)
    assert here.told(path)["info"]["stage"] == "open" == here.told(alone)["info"]["stage"]
    assert bo.post(f"{alone}/enter").status == 200
    here.look(later=5 * HOUR_MS)
    assert here.told(alone)["info"]["stage"] == "open"  # its time was long ago
    assert here.do(alone, "begin").json["info"]["stage"] == "running"
    assert here.told(path)["info"]["stage"] == "running"
    assert code_of(here.host.post(f"{path}/run", {"do": "schedule"})) == "tournament-begun"
    here.look()
    first = here.told(path)["rounds"][0]
    assert len(first["tables"]) == 1 and len(first["byes"]) == 1
    assert dan.get(path).json["may_enter"] and not ana.get(path).json["may_enter"]
    assert dan.post(f"{path}/enter").json["me"] == 3 == dan.post(f"{path}/enter").json["me"]
    cy.post(f"{path}/withdraw", {})
    assert cy.get(path).json["out"] and code_of(cy.post(f"{path}/enter")) == "tournament-gone"
    here.play_round(path)
    second = here.told(path)["rounds"][1]
    assert second["byes"] != [3] and 3 in [one for t in second["tables"] for one in t["entrants"]]
    here.play_round(path)
    assert not eve.get(path).json["may_enter"]
    assert code_of(eve.post(f"{path}/enter")) == "tournament-begun"  # the last round has
    here.play_round(path)
    over = here.told(path)
    assert over["info"]["stage"] == "over" and len(over["standings"]) == 4
    assert sum(one["score"] for one in over["standings"]) == 100 * sum(
        len(one["tables"]) + len(one["byes"]) for one in over["rounds"]
    )


def test_people_who_stay_away_from_each_other_are_told(clubs: Callable[[int], Club]) -> None:
    here = clubs(2)
    ana, bo = here.people
    bo.post("/api/account/codes")
    assert ana.post("/api/people", {"kind": "block", "name": "Bo", "number": 1}).status == 200
    path = here.announce(2)
    assert ana.get(path).json["blocked"] == [1] and bo.get(path).json["blocked"] == []
    here.do(path, "begin")
    here.look()
    assert len(here.told(path)["rounds"][0]["tables"]) == 1


def test_bad_forms_and_limits(clubs: Callable[[int], Club]) -> None:
    here = clubs(2)
    announce = f"{path_of(here.club)}/tournaments"
    form = {"name": "Coupe", "game": "middle_kingdom", "kind": "swiss", "size": 2}
    assert code_of(here.people[1].post(announce, form)) == "not-officer"
    assert code_of(here.host.post("/api/clubs/nowhere/tournaments", form)) == "unknown-club"
    for more in (
        {"size": 8},
        {"game": "chess"},
        {"name": ""},
        {"options": {"x": "y"}},
        {"size": 1},
        {"starts": 1},
        {"starts": -1},
        {"late": True, "kind": "robin"},
    ):
        assert here.host.post(announce, form | more).status >= 400, more
    rated = here.announce(1, rated=True)
    assert code_of(here.people[1].post(f"{rated}/enter")) == "rated-account"
    for _ in range(9):
        here.announce(0)
    assert code_of(here.host.post(announce, form)) == "too-many-tournaments"


def test_two_servers_open_one_round_and_a_new_one_goes_on(postgresql: str) -> None:
    """What is due is found in the rows by whoever looks; one transaction decides who does it."""
    with (
        running(open_database(postgresql), QUICK) as one,
        running(open_database(postgresql), QUICK) as other,
    ):
        ana, bo = Keeper(one.port, "Ana"), Keeper(one.port, "Bo")
        club = found(ana)
        join(bo, club)
        form = {"name": "Coupe", "game": "middle_kingdom", "kind": "robin", "size": 2}
        announced = ana.post(f"{path_of(club)}/tournaments", form | {"rated": True})
        path = f"/api/tournaments/{announced.json['info']['id']}"
        for who in (ana, bo):
            who.post(f"{path}/enter")
        ana.post(f"{path}/run", {"do": "begin"})
        until(lambda: ana.get(path).json["rounds"])
        table = ana.get(path).json["rounds"][0]["tables"][0]["table"]
        there = Person(other.port)
        there.cookie = bo.cookie
        with ana.socket() as here, there.socket() as away:
            here.ask("watch", table=table)
            away.ask("watch", table=table)
    with running(open_database(postgresql), QUICK) as third:
        ana.port = third.port
        third.play_out({"id": table})
        until(lambda: ana.get(path).json["info"]["stage"] == "over")
        assert len(ana.get(path).json["rounds"]) == 1
        assert ana.get("/api/games/middle_kingdom/leaders?players=2").json["me"]


def test_places_of_a_table_that_has_no_more_time() -> None:
    """Those for whom the game waits are behind; then bots that stand in, and those who left."""
    there = [Place("person", name, name) for name in "abcd"]
    opened = steps.Open(
        at=1,
        id="t",
        game="middle_kingdom",
        rules=1,
        options={},
        pace="slow",
        public=False,
        patience=1,
        host="",
        invitation="",
        seed="",
        commitment="",
        places=(
            *there[:2],
            replace(there[2], level="beginner"),
            Place("bot", "d", level="beginner"),
        ),
    )
    sheet = folded(None, [opened])
    assert places_now(sheet, None) == [1, 1, 3, 4]
    assert places_now(sheet, [2, 1, 1, 1]) == [2, 1, 3, 4]
    assert places_now(replace(sheet, owed={1: 1, 2: 1}), [2, 1, 1, 1]) == [1, 2, 3, 4]


def test_names_at_a_table_and_in_a_spreadsheet() -> None:
    assert unlike("Ana", ["Bo"]) == "Ana" and unlike("Ana", ["Bo", "Àna"]) == "Ana 2"
    assert safe("=1+1") == "'=1+1" and safe("Ana") == "Ana" and safe(-3) == -3


def until(true: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)
