"""Messages that make no sense, come late, or are not the sender's to send: nothing changes."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from paravent.core.dealer import Dealer
from paravent.core.log import Log
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.server.database import open_database
from paravent.server.settings import Rate
from paravent.server.steps import Act
from paravent.text.words import LANGUAGES
from tests.server.databases import new_sqlite
from tests.server.journals import journal
from tests.server.people import QUICK, Message, Page, Person, Running, running

pytestmark = pytest.mark.once

People = Callable[[str], Person]
FEW, MANY = 1_500, 100_000
JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    2**31,
    2**70,
    1.5,
    "",
    "x",
    "bid 8",
    "é" * 90,
    "x" * 1900,  # four of them still fit into a message
    "\x00",
    "\ud800",
    [],
    [1],
    {},
    {"a": 1},
]
FIELDS = {
    "hello": ("lang",),
    "watch": ("table", "since", "invitation"),
    "unwatch": ("table",),
    "act": ("table", "version", "act"),
    "undo": ("table", "version"),
    "consent": ("table", "version", "agree"),
    "why": ("table", "act"),
    "chat": ("table", "text"),
    "lobby": (),
    "ping": (),
    "nonsense": ("table",),
}
WELL = ("done", "stale", "refused", "failed", "why", "lobby")
NEWS = ("table", "state", "chat", "welcome", "lost", "listed")


def message(rng: Random, good: Message) -> str | bytes:
    """Anything between a correct request of the wrong moment and noise."""
    kind = rng.randrange(10)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "".join(rng.choice('{}[]",:0e-\\ud8') for _ in range(rng.randrange(80)))
    do = rng.choice([*FIELDS, *["act"] * 9])
    fields = {name: good[name] for name in FIELDS[do]}
    for name in [*fields]:
        if rng.randrange(4) == 0 and (do, name) not in (("act", "version"), ("undo", "version")):
            fields[name] = rng.choice(JUNK if name != "text" else JUNK[:8])
        elif rng.randrange(12) == 0:
            del fields[name]
    if rng.randrange(8) == 0:
        fields[rng.choice(["seat", "extra", "do", "id"])] = rng.choice(JUNK)
    written = json.dumps({"do": do} | fields)
    if kind == 2:
        return written[: rng.randrange(len(written) + 1)]
    return written.encode() if kind == 3 else written


def fields_of(rng: Random, table: Message, version: int, acts: list[str]) -> Message:
    return {
        "table": table["id"],
        "version": version,
        "act": rng.choice(acts),
        "since": 0,
        "agree": True,
        "lang": "fr",
        "text": "  ",
        "invitation": "wrong",
    }


Send = Callable[[Random], tuple[Page, str | bytes]]
States = dict[Page, Message]


def storm(pages: list[Page], count: int, send: Send, states: States | None = None) -> list[Message]:
    """Send many messages; every answer is one that the protocol knows.

    Returns all that was heard; `states` are kept up to date.
    """
    rng, heard = Random(Dealer.fresh().seed), []
    for one in pages:
        one.heard, one.raw, one.read = [], [], 0
    for number in range(count):
        page, content = send(rng)
        page.connection.send(content)
        if number % (5 if states else 50) == 0 or number == count - 1:
            for one in pages:
                one.ask("ping")
                for m in one.heard:
                    assert m["say"] in (*WELL, *NEWS)
                    assert m.get("code") not in ("server-error", "database-away"), m
                    assert "⟦" not in m.get("text", "")
                heard += one.heard
                if states is not None:
                    told = [m for m in (states[one], *one.heard) if m["say"] == "state"]
                    states[one] = told[-1]
                one.heard, one.raw, one.read = [], [], 0
    return heard


VOCABULARY = find_game("middle_kingdom").notation.actions


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_noise_changes_nothing(own_server: Running, tmp_path: Path, count: int) -> None:
    """Two of three messages come from those who sit there: of the past, of the future, twice, or
    of another phase; the others from a stranger and from nobody."""
    ana, bo, cy, eve = (Person(own_server.port, name) for name in ("Ana", "Bo", "Cy", "Eve"))
    table = ana.create("me", "friend", "friend")
    for friend in (bo, cy):
        friend.join(table)
    ana.start(table)
    with contextlib.ExitStack() as stack:
        people = (ana, bo, cy, eve, Person(own_server.port))
        pages = [stack.enter_context(one.socket()) for one in people]
        seated, strangers = pages[:3], pages[3:]
        old = pages[0].watch(table)["version"]
        for page in seated[1:]:
            page.watch(table)
        bid = {"do": "act", "table": table["id"], "version": old, "act": "bid 3"}
        version = pages[0].ask(**bid)["version"]
        before = [page.at(version) for page in seated]
        assert before[0]["to_act"] == [1, 2]
        illegal = sorted(set(VOCABULARY) - set(before[1]["offers"]))

        def send(rng: Random) -> tuple[Page, str | bytes]:
            if rng.randrange(3) == 0:
                fields = fields_of(rng, table, rng.choice([0, version, 10**6]), ["bid 7", "pass"])
                return rng.choice(strangers), message(rng, fields)
            page = rng.choice(seated)
            if rng.randrange(10) == 0:
                return pages[0], json.dumps(bid | {"id": "again"})
            if rng.randrange(2) == 0 and page is not pages[0]:  # she could take her bid back
                return page, message(rng, fields_of(rng, table, version, illegal))
            past = rng.choice([*range(old), version + 1, 10**6])  # at `old` others may still bid
            return page, message(rng, fields_of(rng, table, past, [*VOCABULARY]))

        told = storm(pages, count, send)
        assert not [m for m in told if m["say"] == "done" and m.get("id") == "again"]
        for state in (m for m in told if m["say"] == "state"):
            known = before[state["seat"]]
            assert (state["version"], state["view"]) == (version, known["view"])
            assert state["offers"] == known["offers"]
        assert {m["seat"] for m in told if m["say"] == "state"} == {0, 1, 2}
        said = Counter(m["say"] for m in told)
        assert said["stale"] > count // 20 and said["refused"] > count // 50
        after = [page.watch(table) for page in seated]
        assert [state["view"] for state in after] == [state["view"] for state in before]
    engine = open_database(new_sqlite(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(text("select count(*) from steps")).scalar() == version
        assert connection.execute(text("select count(*) from chats")).scalar() == 0
    engine.dispose()


@pytest.mark.parametrize("games", [1, pytest.param(12, marks=pytest.mark.slow)])
def test_only_what_was_acknowledged_is_played(
    own_server: Running, tmp_path: Path, games: int
) -> None:
    people = [Person(own_server.port, name) for name in ("Ana", "Bo")]
    for _ in range(games):
        table = people[0].create("me", "friend")
        people[1].join(table)
        people[0].start(table)
        acts = noisy_game(people, table, FEW if games > 1 else FEW // 3)
        assert acts > 40
        check_journal(tmp_path, table["id"], acts)


def noisy_game(people: list[Person], table: Message, count: int) -> int:
    """People send real acts among all the noise; how many were acknowledged."""
    with contextlib.ExitStack() as stack:
        pages = [stack.enter_context(one.socket()) for one in people]
        states = {page: page.watch(table) for page in pages}

        def send(rng: Random) -> tuple[Page, str | bytes]:
            page, kind = rng.choice(pages), rng.randrange(8)
            if kind == 0:
                return page, json.dumps({"do": "watch", "table": table["id"]})
            if kind == 1:
                return page, message(rng, fields_of(rng, table, 0, [*VOCABULARY]))
            version = max(0, states[page]["version"] - rng.choice([0, 0, 0, 1, 5]))
            act = rng.choice((states[page]["offers"] if kind < 5 else []) or [*VOCABULARY])
            request = {"table": table["id"], "version": version, "act": act}
            return page, json.dumps({"do": "act", "id": "act"} | request)

        told = storm(pages, count, send, states)
    return sum(m["say"] == "done" and m.get("id") == "act" for m in told)


def check_journal(folder: Path, table: str, acts: int) -> None:
    """So many acts of people are stored, and the game can be replayed."""
    engine = open_database(new_sqlite(folder))
    made = journal(engine, table)
    engine.dispose()
    played = [(step.seat, step.act) for step in made if isinstance(step, Act)]
    assert {type(step) for step in made[3:]} == {Act}  # after it was opened, joined and started
    assert sum(seat in (0, 1) for seat, _ in played) == acts
    Play.replay(Log("middle_kingdom", find_game("middle_kingdom").version, 2, acts=played))


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "act", "table": "T", "version": 0, "act": "fly"}, "not-seated"),
        ({"do": "act", "table": "T", "version": 0}, "malformed"),
        ({"do": "act", "table": "nowhere", "version": 0, "act": "bid 1"}, "unknown-table"),
        ({"do": "watch", "table": "T"}, "not-invited"),
        ({"do": "watch", "table": "T", "since": -1}, "malformed"),
        ({"do": "undo", "table": "T", "version": 1}, "not-seated"),
        ({"do": "consent", "table": "T", "version": 1, "agree": True}, "not-seated"),
        ({"do": "why", "table": "T", "act": "bid 1"}, "not-seated"),
        ({"do": "previews", "table": "T"}, "not-seated"),
        ({"do": "binding", "table": "T"}, "not-seated"),
        ({"do": "hint", "table": "T", "version": 1}, "not-seated"),
        ({"do": "weigh", "table": "T", "version": 1}, "not-seated"),
        ({"do": "chat", "table": "T", "text": "hello"}, "not-seated"),
        ({"do": "chat", "table": "T", "text": " "}, "chat-empty"),
        ({"do": "dance"}, "malformed"),
        ([], "malformed"),
    ],
)
def test_strangers_are_refused_with_a_code(person: People, request_: Any, code: str) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = ana.create("me", "random")
    ana.start(table)
    raw = json.dumps(request_).replace('"T"', json.dumps(table["id"]))
    with eve.socket() as page:
        for lang in LANGUAGES:
            page.ask("hello", lang=lang)
            page.connection.send(raw)
            assert page.until(lambda m: m["say"] == "failed")["code"] == code


def test_refusals_of_the_game_name_their_rule(person: People) -> None:
    ana = person("Ana")
    table = ana.create("me", "random", "random")
    ana.start(table)
    with ana.socket() as page:
        state = page.watch(table)
        given = {"table": table["id"], "version": state["version"]}
        assert page.ask("act", **given, act="fly away")["code"] == "not-an-act"
        refusal = page.ask("act", **given, act="pick general")
        assert refusal["say"] == "refused" and refusal["code"] and refusal["text"]
        why = page.ask("why", table=table["id"], act="pick general")
        for name in ("code", "rule", "details", "text"):
            assert why[name] == refusal[name]
        page.ask("hello", lang="fr")
        assert page.ask("why", table=table["id"], act="pick general")["text"] != why["text"]
        assert page.ask("why", table=table["id"], act=state["offers"][0])["code"] == ""
        hint = page.ask("hint", **given)
        acts = {advice["act"] for advice in hint["advice"]}
        assert len(acts) == 3 and acts < set(state["offers"])
        assert all(one["low"] <= one["chance"] <= one["high"] for one in hint["advice"])
        weighed = page.ask("weigh", **given)
        assert set(weighed["worths"]) == set(state["offers"])
        assert len(set(weighed["worths"].values())) > 1


def test_a_table_without_help_gives_none(person: People) -> None:
    ana = person("Ana")
    table = ana.create("me", "random", help=False, public=True)
    assert ana.create("me", "random")["help"] and not table["help"]
    ana.start(table)
    with ana.socket() as page:
        state = page.watch(table)
        for asked in ("hint", "weigh"):
            refused = page.ask(asked, table=table["id"], version=state["version"])
            assert (refused["say"], refused["code"]) == ("failed", "no-help")
    listed = person("Bo").get("/api/tables").json["running"]
    assert [one["help"] for one in listed if one["id"] == table["id"]] == [False]


def test_previews_are_told_to_who_may_act(person: People) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend", game="middle_ages")
    bo.join(table)
    ana.start(table)
    with ana.socket() as mine, bo.socket() as theirs:
        pages = [mine, theirs]
        states = [page.watch(table) for page in pages]
        for page, state in zip(pages, states, strict=True):
            told = page.ask("previews", table=table["id"])
            assert told["version"] == state["version"]
            assert list(told["previews"]) == state["offers"]
        assert sorted(map(len, (state["offers"] for state in states)))[0] == 0


def test_oversized_messages_end_the_connection(person: People) -> None:
    ana = person("Ana")
    for size in (9_000, 20_000):
        with ana.socket() as page:
            page.hear()
            page.connection.send("x" * size)
            with pytest.raises(ConnectionClosed) as closed:
                page.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_a_flood_is_slowed_and_then_ended(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, messages=Rate(5, 0.01))
    with (
        running(open_database(new_sqlite(tmp_path)), settings) as server,
        Person(server.port, "Ana").socket() as page,
    ):
        for _ in range(6):
            page.send("ping")
        answer = page.until(lambda message: message["say"] == "failed")
        assert answer["code"] == "too-fast" and answer["text"]
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(300):
                page.send("ping")
            while True:
                page.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_a_slow_reader_is_asked_to_come_back(person: People, tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, outbox_bytes=1000)
    (tmp_path / "slow").mkdir()
    with running(open_database(new_sqlite(tmp_path / "slow")), settings) as server:
        ana = Person(server.port, "Ana")
        table = ana.create("me", "random", "random")
        ana.start(table)
        hall = server.app.state.hall
        with ana.socket() as page:
            page.watch(table)
            live = hall.tables[table["id"]]
            page.ask("ping")

            def overflow() -> None:
                (listener,) = live.listeners
                while not listener.frames.closing:  # type: ignore[attr-defined]
                    live.tell_news()

            server.server.servers[0].get_loop().call_soon_threadsafe(overflow)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    page.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
        with ana.socket() as page:
            assert page.watch(table)["version"]


def test_nothing_secret_is_logged(person: People, caplog: pytest.LogCaptureFixture) -> None:
    ana = person("Ana")
    table = ana.create("me", "random")
    ana.start(table)
    token = ana.post(f"/api/tables/{table['id']}/link").json["token"]
    with ana.socket() as page:
        page.watch(table)
        storm([page], 100, lambda rng: (page, message(rng, fields_of(rng, table, 0, ["pass"]))))
    said = caplog.text
    for secret in (ana.cookie.partition("=")[2], table["invitation"], token, os.sep + "Ana"):
        assert secret not in said
