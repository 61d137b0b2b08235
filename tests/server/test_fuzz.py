"""Messages that make no sense, come late, or are not the sender's to send: nothing changes."""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from paravent.server.database import open_database, sqlite_url
from paravent.server.settings import Rate
from paravent.text.words import LANGUAGES
from tests.server.people import QUICK, Message, Page, Person, Running, running

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
    "bid 7",
    "é" * 90,
    "x" * 3000,
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
    "act": ("table", "turn", "act"),
    "undo": ("table", "turn"),
    "consent": ("table", "turn", "agree"),
    "why": ("table", "act"),
    "chat": ("table", "text"),
    "lobby": (),
    "ping": (),
    "nonsense": ("table",),
}
WELL = ("done", "stale", "refused", "failed", "why", "lobby")
NEWS = ("table", "state", "chat", "welcome", "lost")


def message(rng: Random, table: Message) -> str | bytes:
    """Anything between a correct request of the wrong moment and noise."""
    kind = rng.randrange(10)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "".join(rng.choice('{}[]",:0e-\\ud8') for _ in range(rng.randrange(80)))
    do = rng.choice(list(FIELDS))
    good = {
        "table": table["id"],
        "turn": rng.choice([0, 1, 2, 5, 10**6]),
        "act": rng.choice(["bid 7", "pick general", "reveal peasant", "join peasant", "pass"]),
        "since": 0,
        "agree": True,
        "lang": "fr",
        "text": "  ",
        "invitation": "wrong",
    }
    fields = {name: good[name] for name in FIELDS[do]}
    for name in [*fields]:
        if rng.randrange(4) == 0:
            fields[name] = rng.choice(JUNK)
        elif rng.randrange(12) == 0:
            del fields[name]
    if rng.randrange(8) == 0:
        fields[rng.choice(["seat", "extra", "do", "id"])] = rng.choice(JUNK)
    written = json.dumps({"do": do} | fields)
    if kind == 2:
        return written[: rng.randrange(len(written) + 1)]
    return written.encode() if kind == 3 else written


def storm(server: Running, senders: list[Person], table: Message, count: int) -> None:
    """Send many messages in all roles; every answer is one that the protocol knows."""
    rng = Random(count)
    pages: list[Page] = []
    sockets = [sender.socket() for sender in senders]
    try:
        pages = [socket.__enter__() for socket in sockets]
        for number in range(count):
            page = rng.choice(pages)
            page.connection.send(message(rng, table))
            if number % 50 == 0 or number == count - 1:
                for one in pages:
                    one.ask("ping")
                    assert {m["say"] for m in one.heard} <= {*WELL, *NEWS}
                    for m in one.heard:
                        assert m.get("code") != "server-error", m
                        assert "⟦" not in m.get("text", "")
                    one.heard.clear()
                    one.raw.clear()
                    one.read = 0
    finally:
        for socket in sockets:
            socket.__exit__(None, None, None)


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_noise_changes_nothing(person: People, server: Running, tmp_path: Path, count: int) -> None:
    ana, bo, eve, nobody = person("Ana"), person("Bo"), person("Eve"), Person(server.port)
    table = ana.create("me", "friend", "friend")
    for friend in (bo, person("Cy")):
        friend.join(table)
    ana.start(table)
    with ana.socket() as page:
        state = page.watch(table)
        # Once Ana has bid only her friends can go on; they listen, and do not send.
        page.ask("act", table=table["id"], turn=state["turn"], act="bid 3")
        before = page.at(state["turn"] + 1)
        storm(server, [eve, nobody], table, count)
        after = page.watch(table)
        assert (after["turn"], after["view"]) == (before["turn"], before["view"])
    engine = open_database(sqlite_url(tmp_path))
    with engine.connect() as connection:
        rows = connection.execute(text("select count(*) from journal")).scalar()
        assert rows == before["turn"]
        assert connection.execute(text("select count(*) from chats")).scalar() == 0
    engine.dispose()


def test_noise_of_a_seated_guest_only_repeats_legal_acts(person: People, server: Running) -> None:
    """A seated guest's storm may contain real acts; the game stays one that replays."""
    ana = person("Ana")
    table = ana.create("me", "random", "random")
    ana.start(table)
    storm(server, [ana], table, FEW // 3)
    with ana.socket() as page:
        state = page.watch(table)
        assert state["ending"] or state["to_act"]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "act", "table": "T", "turn": 0, "act": "fly"}, "not-seated"),
        ({"do": "act", "table": "T", "turn": 0}, "malformed"),
        ({"do": "act", "table": "nowhere", "turn": 0, "act": "bid 1"}, "unknown-table"),
        ({"do": "watch", "table": "T"}, "not-invited"),
        ({"do": "watch", "table": "T", "since": -1}, "malformed"),
        ({"do": "undo", "table": "T", "turn": 1}, "not-seated"),
        ({"do": "consent", "table": "T", "turn": 1, "agree": True}, "not-seated"),
        ({"do": "why", "table": "T", "act": "bid 1"}, "not-seated"),
        ({"do": "hint", "table": "T", "turn": 1}, "not-seated"),
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
        given = {"table": table["id"], "turn": state["turn"]}
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
        assert {advice["act"] for advice in hint["advice"]} == set(state["offers"])


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
        running(open_database(sqlite_url(tmp_path)), settings) as server,
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
    settings = dataclasses.replace(QUICK, outbox=3)
    (tmp_path / "slow").mkdir()
    with running(open_database(sqlite_url(tmp_path / "slow")), settings) as server:
        ana = Person(server.port, "Ana")
        table = ana.create("me", "random", "random")
        ana.start(table)
        hall = server.app.state.hall
        with ana.socket() as page:
            page.watch(table)
            live = hall.tables[table["id"]]
            page.ask("ping")

            def overflow() -> None:
                for _ in range(20):
                    live.tell_news()

            server.server.servers[0].get_loop().call_soon_threadsafe(overflow)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    page.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
        with ana.socket() as page:
            assert page.watch(table)["turn"]


def test_nothing_secret_is_logged(
    person: People, server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ana = person("Ana")
    table = ana.create("me", "random")
    token = ana.post(f"/api/tables/{table['id']}/link").json["token"]
    storm(server, [ana], table, 100)
    said = caplog.text
    for secret in (ana.cookie.partition("=")[2], table["invitation"], token, os.sep + "Ana"):
        assert secret not in said
