"""Meeting people: quick match, friends and people to stay away from, profiles, reports."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from paravent.cli.app import run
from paravent.core.mistakes import Mistake
from paravent.server.database import GUEST_ROWS, open_database
from paravent.server.guests import Guest
from paravent.server.schema import JoinForm
from paravent.server.settings import MINUTE_MS, Rate
from tests.server.databases import new_sqlite
from tests.server.people import QUICK, Answer, Keeper, Message, Person, Running, running

pytestmark = pytest.mark.once


def code_of(answer: Answer) -> str:
    return str(answer.json["code"])


def match(who: Person, **more: Any) -> Message:
    answer = who.post("/api/match", {"game": "middle_kingdom", "players": 2} | more)
    assert answer.status == 200, answer.text
    return dict(answer.json)


def test_who_waits_is_found_and_the_game_begins_by_itself(own_server: Running) -> None:
    ana, bo, cy = (Person(own_server.port, name) for name in ("Ana", "Bo", "Cy"))
    table = match(ana)
    assert table["stage"] == "open" and table["auto"] and match(ana)["id"] == table["id"]
    assert match(cy, players=3)["id"] != table["id"]
    assert match(cy, pace="slow")["id"] != table["id"]
    found = match(bo)
    assert (found["id"], found["stage"]) == (table["id"], "running")
    assert match(cy)["id"] != table["id"]


def test_whoever_asks_again_stays_with_those_who_wait(own_server: Running) -> None:
    ana, bo, cy = (Person(own_server.port, name) for name in ("Ana", "Bo", "Cy"))
    table = match(ana, players=3)
    assert match(bo, players=3)["id"] == table["id"] == match(bo, players=3)["id"]
    assert match(cy, players=3)["stage"] == "running"
    assert [one["id"] for one in bo.get("/api/tables").json["mine"]] == [table["id"]]


def test_nobody_is_led_to_a_table_with_less_time(own_server: Running) -> None:
    ana, bo = Person(own_server.port, "Ana"), Person(own_server.port, "Bo")
    like = {"public": True, "help": False}
    hasty = ana.create("me", "friend", minutes=1, increment=0, **like)
    hastier = ana.create("me", "friend", pace="slow", hours=12, **like)
    calm = ana.create("me", "friend", pace="slow", hours=120, **like)
    assert match(bo)["id"] != hasty["id"]
    assert match(bo, pace="slow", hours=168)["id"] not in (hastier["id"], calm["id"])
    assert match(bo, pace="slow", hours=24)["id"] == calm["id"]


def test_whoever_keeps_somebody_away_is_not_seen_to_be_there(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    ana.post("/api/people", {"kind": "friend", "name": "Bo"})
    with bo.socket():
        assert [one["online"] for one in ana.get("/api/people").json["friends"]] == [True]
        bo.post("/api/people", {"kind": "block", "name": "Ana"})
        assert [one["online"] for one in ana.get("/api/people").json["friends"]] == [False]


def test_a_table_waits_for_whoever_plays_meanwhile(own_server: Running) -> None:
    ana, bo = Person(own_server.port, "Ana"), Person(own_server.port, "Bo")
    table = match(ana, meanwhile=True)
    assert not table["auto"]
    playing = ana.create("me", "greedy")
    ana.start(playing)
    found = match(bo)
    assert (found["id"], found["stage"]) == (table["id"], "open")
    assert match(ana, meanwhile=True)["id"] == table["id"]  # also if nobody has told her yet
    own_server.play_out(playing)
    assert ana.start(table)["stage"] == "running"


def test_two_who_wait_find_each_other_when_bands_have_widened(tmp_path: Path) -> None:
    now = [10**12]
    settings = dataclasses.replace(QUICK, clock=lambda: now[0])
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana, bo, cy = (Keeper(server.port, name) for name in ("Ana", "Bo", "Cy"))
        for _ in range(6):  # Ana and Bo are far apart afterwards: whoever leaves is last
            table = ana.create("me", "friend", rated=True)
            bo.join(table)
            ana.start(table)
            bo.post(f"/api/tables/{table['id']}/leave")
            ana.post(f"/api/tables/{table['id']}/leave")
        first = match(ana, rated=True)
        assert first["rated"] and not first["help"]
        now[0] += 1000  # whoever waits longer is come to
        second = match(bo, rated=True)
        assert second["id"] != first["id"]
        now[0] += MINUTE_MS
        assert match(bo, rated=True)["id"] == second["id"]
        now[0] += 8 * MINUTE_MS
        assert match(bo, rated=True)["id"] == first["id"]
        assert cy.get(f"/api/tables/{second['id']}").json["stage"] == "closed"


def test_people_who_stay_apart_do_not_meet(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    people = ana.post("/api/people", {"kind": "block", "name": "Bo"}).json
    assert [one["name"] for one in people["blocked"]] == ["Bo"] and not people["friends"]
    table = ana.create("me", "friend", public=True)
    joining = f"/api/tables/{table['id']}/join"
    assert code_of(bo.post(joining, {})) == "not-welcome"
    assert match(ana)["id"] != match(bo)["id"]
    theirs = bo.create("me", "friend", public=True)
    assert code_of(ana.post(f"/api/tables/{theirs['id']}/join", {})) == "not-welcome"
    assert bo.get("/api/people").json == {"friends": [], "blocked": []}  # nobody is told
    id = people["blocked"][0]["id"]
    assert ana.post("/api/people", {"kind": "none", "id": id}).json["blocked"] == []
    assert bo.post(joining, {}).status == 200
    assert code_of(ana.post("/api/people", {"kind": "friend", "name": "Ana"})) == "tie-self"
    assert code_of(ana.post("/api/people", {"kind": "friend", "name": "Zoe"})) == "unknown-player"
    guest = Person(own_server.port, "Gus")
    assert code_of(ana.post("/api/people", {"kind": "friend", "name": "Gus"})) == "unknown-player"
    other = ana.create("me", "friend")
    guest.join(other)
    seat = {"kind": "block", "table": other["id"], "seat": 1}
    assert code_of(bo.post("/api/people", seat)) == "unknown-player"  # does not sit there
    blocked = ana.post("/api/people", seat).json["blocked"]
    assert [(one["name"], one["number"]) for one in blocked] == [("Gus", 0)]


def test_nobody_is_seated_again_with_somebody_kept_away(own_server: Running) -> None:
    ana, bo = Person(own_server.port, "Ana"), Person(own_server.port, "Bo")
    table = ana.create("me", "friend")
    bo.join(table)
    own_server.play_out(table)
    blocked = ana.post("/api/people", {"kind": "block", "table": table["id"], "seat": 1}).json
    again = f"/api/tables/{table['id']}/rematch"
    assert code_of(bo.post(again)) == "not-welcome"
    ana.post("/api/people", {"kind": "none", "id": blocked["blocked"][0]["id"]})
    assert bo.post(again).status == 200


def test_one_network_has_one_seat_among_strangers(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, proxies=("127.0.0.1",))
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana, bo, cy = (Keeper(server.port, name) for name in ("Ana", "Bo", "Cy"))
        home, away = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "198.51.100.9"}
        form = {"game": "middle_kingdom", "rated": True, "public": True}
        form["seats"] = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
        table = ana.post("/api/tables", form, **home).json
        joining = f"/api/tables/{table['id']}/join"
        assert code_of(bo.post(joining, {}, **home)) == "rated-network"
        assert bo.post(joining, {}, **away).status == 200
        assert code_of(cy.post(joining, {}, **away)) == "rated-network"
        bo.post(f"/api/tables/{table['id']}/leave", None, **away)
        assert cy.post(joining, {}, **away).status == 200
        private = ana.post("/api/tables", form | {"public": False}, **home).json
        invited = {"invitation": private["invitation"]}
        assert bo.post(f"/api/tables/{private['id']}/join", invited, **home).status == 200


def test_one_network_has_one_seat_also_if_two_come_at_once(own_server: Running) -> None:
    ana = Keeper(own_server.port, "Ana")
    for name in ("Bo", "Cy"):
        Keeper(own_server.port, name)
    table = ana.create("me", "friend", "friend", rated=True, public=True)
    hall = own_server.app.state.hall
    with hall.store.engine.connect() as connection:
        rows = connection.execute(select(GUEST_ROWS).where(GUEST_ROWS.c.name != "Ana")).all()

    async def both() -> list[Any]:
        joining = (
            hall.join(Guest(row.id, row.name), table["id"], JoinForm(), "203.0.113.0/24")
            for row in rows
        )
        return await asyncio.gather(*joining, return_exceptions=True)

    refused = [one for one in own_server.do(both()) if isinstance(one, Mistake)]
    assert [one.code for one in refused] == ["rated-network"]
    seats = ana.get(f"/api/tables/{table['id']}").json["seats"]
    assert [seat["kind"] for seat in seats].count("person") == 2


def test_a_profile_tells_what_was_played_and_only_of_accounts(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Person(own_server.port, "Bo")
    twin = Keeper(own_server.port, "Ana")
    alone = ana.create("me", "random")
    ana.start(alone)
    own_server.play_out(alone)
    both = ana.create("me", "friend", public=True)
    bo.join(both)
    own_server.play_out(both)
    mine = ana.get("/api/profile").json
    assert mine["mine"] and mine["namesakes"] == 2 and mine["number"] == 1
    assert [(one["players"], one["played"]) for one in mine["records"]] == [(2, 2)]
    assert len(mine["played"]["games"]) == 2 and all(g["table"] for g in mine["played"]["games"])
    me, bot = (seat["place"] for seat in mine["played"]["games"][1]["seats"])
    beaten = [{"level": "random", "times": 1}] if me < bot else []
    assert mine["beaten"] == beaten
    seen = bo.get("/api/players/Ana").json
    assert not seen["mine"] and [g["table"] for g in seen["played"]["games"]] == [both["id"], ""]
    assert bo.get("/api/players/Ana?number=2").json["records"] == []
    assert twin.get("/api/profile").json["number"] == 2
    nobody = [bo.get(f"/api/players/{name}") for name in ("Bo", "Zoe", "Ana?number=3")]
    assert {answer.status for answer in nobody} == {404}
    assert bo.get("/api/profile").json["number"] == 0
    last = mine["played"]["games"][0]["ended"]
    assert len(ana.get(f"/api/profile/games?before={last}").json["games"]) <= 1
    assert ana.get("/api/profile/games?before=x").status == 404


def test_what_was_played_as_a_guest_counts_for_the_account(own_server: Running) -> None:
    ana, gus = Keeper(own_server.port, "Ana"), Person(own_server.port, "Gus")
    codes = ana.post("/api/account/codes").json["codes"]
    for who in (ana, gus, gus):
        own_server.play_out(who.create("me", "random"))
    parts = ("records", "beaten")
    before = [who.get("/api/profile").json for who in (ana, gus)]
    assert gus.post("/api/account/codes/enter", {"code": codes[0]}).status == 200
    after = ana.get("/api/profile").json
    played = [sum(one["played"] for one in profile["records"]) for profile in (*before, after)]
    assert played == [1, 2, 3]
    won, times = (
        [sum(one[name] for one in profile[part]) for profile in (*before, after)]
        for part, name in zip(parts, ("won", "times"), strict=True)
    )
    assert won[2] == won[0] + won[1] and times[2] == times[0] + times[1]


def test_solved_puzzles_count_once(own_server: Running) -> None:
    ana = Keeper(own_server.port, "Ana")
    game = next(
        one["key"]
        for one in ana.get("/api/games").json
        if ana.get(f"/api/games/{one['key']}/puzzles").json["numbers"]
    )
    number = ana.get(f"/api/games/{game}/puzzles").json["numbers"][0]
    path = f"/api/games/{game}/puzzles/{number}"
    offers = ana.get(path).json["offers"]
    solution = ana.post(path, {"act": offers[0]}).json["solution"]
    for _ in range(2):
        assert ana.post(path, {"act": solution}).json["right"]
    assert ana.get("/api/profile").json["solved"] == {game: 1}


def test_a_report_keeps_the_log_for_the_operator(
    own_server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, bo = Person(own_server.port, "Ana"), Person(own_server.port, "Bo")
    table = ana.create("me", "friend")
    path = f"/api/tables/{table['id']}/report"
    assert code_of(bo.post(path, {"text": "x"})) == "not-invited"
    bo.join(table)
    assert code_of(ana.post(path, {"text": "  "})) == "empty-report"
    assert code_of(ana.post(path, {"text": "x", "seat": 5})) == "no-such-seat"
    id = ana.post(path, {"text": "rude words", "seat": 1}).json["id"]
    for lang in ("en", "fr"):
        assert run(["--lang", lang, "admin", "reports", "--data", str(tmp_path)]) == 0
        said = capsys.readouterr().out
        assert id in said and "rude words" in said
    assert run(["admin", "reports", id, "--data", str(tmp_path)]) == 0
    stored = json.loads(capsys.readouterr().out)["stored"]
    assert stored["steps"][0]["kind"] == "open" and stored["table"] == table["id"]
    assert run(["admin", "reports", "nothing", "--data", str(tmp_path)]) == 2


def test_new_requests_have_limits_and_refuse_other_sites(tmp_path: Path) -> None:
    few = Rate(2, 0)
    settings = dataclasses.replace(QUICK, lists=few, meetings=few, reports=few)
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana = Keeper(server.port, "Ana")
        table = ana.create("me", "friend")
        foreign = {"Origin": "https://elsewhere.example"}
        asked = {
            "/api/match": {"game": "middle_kingdom", "players": 2},
            "/api/people": {"kind": "friend", "name": "Zoe"},
            f"/api/tables/{table['id']}/report": {"text": "x"},
        }
        for path, form in asked.items():
            assert code_of(ana.post(path, form, **foreign)) == "foreign-origin"
        for path, form in list(asked.items())[1:]:
            codes = [ana.post(path, form).status for _ in range(3)]
            assert codes[-1] == 429, path
        assert ana.post("/api/match", asked["/api/match"]).status == 429  # one bucket for both
        assert [ana.get("/api/profile").status for _ in range(3)][-1] == 429
        assert Person(server.port).get("/api/people").status in (401, 429)
