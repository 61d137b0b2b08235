"""Whole games through sockets."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine

from paravent.core.fairness import verify
from paravent.core.log import Log
from paravent.core.registry import find_game
from paravent.server.database import open_database
from paravent.server.steps import written
from tests.server.databases import new_sqlite
from tests.server.journals import journal, rewrite
from tests.server.people import PATIENCE, Message, Person, Running, first, running

People = Callable[[str], Person]


def test_a_person_against_bots(person: People) -> None:
    ana = person("Ana")
    table = ana.create("me", "random", "random")
    assert table["stage"] == "open" and len(table["commitment"]) == 64
    assert ana.start(table)["stage"] == "running"
    with ana.socket() as page:
        last = page.play(table, first)
    assert last["ending"]["scores"] and last["offers"] == []
    found = ana.get(f"/api/tables/{table['id']}").json
    assert found["stage"] == "over" and found["result"] == last["ending"]["scores"]
    log = Log.parse(ana.get(f"/api/tables/{table['id']}/log").text)
    assert log.commitment == table["commitment"] and log.seed == last["ending"]["seed"]
    assert log.seats[0] == "human:Ana"
    verdict = verify(log)
    assert verdict.wrong is None and verdict.deals > 0


def test_two_people_and_an_audience(person: People, server: Running) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend", "random", public=True)
    assert bo.join(table)["me"] == 1
    ana.start(table)
    with (
        ana.socket() as first_page,
        bo.socket() as second_page,
        Person(server.port).socket() as audience,
        ThreadPoolExecutor() as both,
    ):
        seen = audience.watch(table)
        assert seen["seat"] is None and seen["offers"] == []
        endings = [both.submit(page.play, table, first) for page in (first_page, second_page)]
        last = [future.result(2 * PATIENCE) for future in endings]
        seen = audience.at(0, lambda state: bool(state["ending"]))
    assert last[0]["ending"] == last[1]["ending"] == seen["ending"]
    assert [state["seat"] for state in (*last, seen)] == [0, 1, None]


@pytest.mark.once
def test_deeds_continue_where_the_reader_was(person: People) -> None:
    """What the messages tell one after the other is what a new reader is told at once."""
    ana = person("Ana")
    table = ana.create("me", "random")
    ana.start(table)
    told: list[Message] = []
    with ana.socket() as page:
        page.play(table, first)
        for state in (message for message in page.heard if message["say"] == "state"):
            told = (told if state["since"] else []) + state["deeds"]
            assert len(told) == state["acts"]
        again = page.watch(table)
        assert again["deeds"] == told and again["since"] == 0
        middle = page.watch(table, since=12)  # it was opened, started, and 10 acts were made
        assert middle["since"] == 12 and told[10:] == middle["deeds"]


@pytest.mark.once
def test_moments_and_scores(person: People) -> None:
    ana = person("Ana")
    table = ana.create("me", "random")
    ana.start(table)
    address = f"/api/tables/{table['id']}"
    with ana.socket() as page:
        state = page.watch(table)
        assert ana.get(f"{address}/moments/{state['acts']}").json["view"] == state["view"]
        assert ana.get(f"{address}/scores").json["code"] == "not-over"
        last = page.play(table, first)
    assert ana.get(f"{address}/moments/{last['acts']}").json["view"] == last["view"]
    assert ana.get(f"{address}/moments/{last['acts'] + 1}").status == 404
    sheet = ana.get(f"{address}/scores").json["scores"]
    assert sheet[-1] == last["ending"]["scores"] and len(sheet) == last["acts"] + 1


@pytest.mark.once
def test_a_rematch_rotates_the_seats(person: People) -> None:
    ana = person("Ana")
    table = ana.create("me", "random")
    ana.start(table)
    with ana.socket() as page:
        page.play(table, first)
        again = ana.post(f"/api/tables/{table['id']}/rematch").json
        news = page.until(lambda message: message["say"] == "table" and message["table"]["next"])
        assert news["table"]["next"] == again["id"]
    assert again["me"] == 1 and again["seats"][0]["kind"] == "bot" and again["stage"] == "open"
    assert again["commitment"] != table["commitment"]
    assert ana.post(f"/api/tables/{table['id']}/rematch").json["id"] == again["id"]
    with ana.socket() as page:
        ana.start(again)
        page.play(again, first)


@pytest.mark.once
def test_a_repeated_message_has_no_second_effect(person: People) -> None:
    """Two bids each: the same bid sent again would be legal, but it is of the past."""
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend")
    bo.join(table)
    ana.start(table)
    with ana.socket() as page:
        state = page.watch(table)
        given = {"table": table["id"], "version": state["version"], "act": "bid 3"}
        answers = [page.ask("act", **given) for _ in range(3)]
        assert [answer["say"] for answer in answers] == ["done", "stale", "stale"]
        now = page.at(state["version"] + 1)
        assert now["version"] == state["version"] + 1 and "bid 3" not in now["offers"]
        assert page.ask("act", **given | {"version": 10_000})["say"] == "stale"


@pytest.mark.once
def test_two_tabs_of_one_guest(person: People) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend")
    bo.join(table)
    ana.start(table)
    with ana.socket() as one, ana.socket() as two:
        state = one.watch(table)
        two.watch(table)
        version = state["version"]
        sent = [
            (page, page.send("act", table=table["id"], version=version, act="bid 4"))
            for page in (one, two)
        ]
        said = {page.until(lambda m, id=id: m.get("id") == id)["say"] for page, id in sent}
        assert said == {"done", "stale"}
        assert one.at(version + 1)["view"] == two.at(version + 1)["view"]


@pytest.mark.once
def test_chat_and_presence(person: People) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend")
    bo.join(table)
    with ana.socket() as page:
        assert page.ask("watch", table=table["id"])["say"] == "done"
        with bo.socket() as other:
            assert other.ask("watch", table=table["id"])["say"] == "done"
            page.until(lambda m: m["say"] == "table" and m["table"]["seats"][1]["online"])
            other.ask("chat", table=table["id"], text="  bonjour   à toi ")
            line = page.until(lambda m: m["say"] == "chat")["lines"][0]
            assert (line["seat"], line["name"], line["text"]) == (1, "Bo", "bonjour à toi")
        page.until(lambda m: m["say"] == "table" and not m["table"]["seats"][1]["online"])
        assert page.ask("chat", table=table["id"], text="x" * 301)["code"] == "chat-long"
        assert page.ask("chat", table=table["id"], text="a\x07b")["code"] == "chat-letters"


@pytest.mark.once
def test_a_table_keeps_the_rules_that_it_was_opened_with(tmp_path: Path) -> None:
    """Opened before the server was renewed, played after it."""
    url = new_sqlite(tmp_path)
    with running(open_database(url)) as old:
        ana = Person(old.port, "Ana")
        table = ana.create("me", "random", game="yongle")
    engine = create_engine(url)
    opened = journal(engine, table["id"])[0]
    rewrite(engine, table["id"], 0, written(replace(opened, rules=1)))
    engine.dispose()
    with running(open_database(url)) as new:
        ana.port = new.port
        assert ana.start(table)["rules"] == 1
        with ana.socket() as page:
            page.play(table, first)
        log = Log.parse(ana.get(f"/api/tables/{table['id']}/log").text)
        boards = {
            rules: ana.get(f"/api/games/yongle/board?rules={rules}&players=2").json
            for rules in (1, 2)
        }
    assert log.rules == 1 and verify(log).wrong is None
    for rules, board in boards.items():
        printed = find_game("yongle").components(rules=rules).tables["imperial"]
        for row in printed:
            recipe = board["buildings"][row["building"]]["recipe"]
            assert recipe == {material: row[material] for material in recipe}
    assert boards[1]["buildings"] != boards[2]["buildings"]
