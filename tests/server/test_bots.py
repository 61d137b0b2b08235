"""Bots at the table: in processes of their own that may die, and never in the way of people."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from paravent.bots import LEVELS, USUAL_LEVEL
from paravent.core.dealer import Dealer
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.server import hall, thinking
from paravent.server.bots import Thinkers
from paravent.server.database import open_database
from paravent.server.replay import Found, find
from paravent.server.steps import Open, written
from tests.server.databases import new_sqlite
from tests.server.journals import journal, rewrite
from tests.server.people import PATIENCE, QUICK, Person, Running, first, running

pytestmark = pytest.mark.once

People = Callable[[str], Person]


def workers(server: Running) -> list[int]:
    pool = server.app.state.hall.bots.thinkers._pool
    return list(pool._processes) if pool else []


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    url = new_sqlite(tmp_path)
    with running(open_database(url), thinkers=Thinkers) as server:
        ana = Person(server.port, "Ana")
        table = ana.create("me", "random", "random")
        ana.start(table)
        killed: set[int] = set()
        with ana.socket() as page:
            state = page.watch(table)
            for _ in range(3):
                state = page.at(state["version"], lambda message: bool(message["offers"]))
                for worker in workers(server):
                    os.kill(worker, signal.SIGKILL)
                    killed.add(worker)
                act = {"table": table["id"], "version": state["version"], "act": state["offers"][0]}
                assert page.ask("act", **act)["say"] in ("done", "stale")
                state = page.at(state["version"] + 1)
            page.play(table, first)
        assert len(killed) >= 2


def test_a_bot_that_cannot_choose_is_replaced(tmp_path: Path) -> None:
    """A level that no longer exists must not stop a game."""
    url = new_sqlite(tmp_path)
    with running(open_database(url)) as server:
        ana = Person(server.port, "Ana")
        table = ana.create("me", "random")
    engine = open_database(url)
    opened = journal(engine, table["id"])[0]
    assert isinstance(opened, Open)
    places = (opened.places[0], replace(opened.places[1], level="retired"))
    rewrite(engine, table["id"], 0, written(replace(opened, places=places)))
    with running(engine) as server:
        ana.port = server.port
        ana.start(table)
        with ana.socket() as page:
            state = page.watch(table)
            page.at(state["version"], lambda message: message["to_act"] == [0])


def test_a_thinking_bot_delays_nobody(
    person: People, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = ana.create("me", "friend", "random")
    bo.join(table)

    async def forever(self: Thinkers, answer: object, question: object) -> str:
        await asyncio.sleep(60 * PATIENCE)
        raise AssertionError

    monkeypatch.setattr(Thinkers, "ask", forever)
    ana.start(table)
    with ana.socket() as page, bo.socket() as other:
        for one in (page, other):
            state = one.watch(table)
            given = {"table": table["id"], "version": state["version"], "act": state["offers"][0]}
            assert one.ask("act", **given)["say"] == "done"
        assert page.watch(table)["to_act"] == [2]


def test_people_are_offered_the_levels(person: People) -> None:
    """The weakest first; who does not choose meets the usual one, who also stands in."""
    ana = person("Ana")
    told = ana.get("/api/games").json[0]
    assert told["levels"] == list(LEVELS) and told["level"] == USUAL_LEVEL
    thinking.wake_up()


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, idle_seconds=-1)
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        hall = server.app.state.hall
        ana = Person(server.port, "Ana")
        table = ana.create("me", "friend")
        bo = Person(server.port, "Bo")
        bo.join(table)
        ana.start(table)
        loop = server.server.servers[0].get_loop()
        with ana.socket() as page:
            page.watch(table)
            loop.call_soon_threadsafe(hall.sweep)
            page.ask("ping")
            assert table["id"] in hall.tables
        with bo.socket() as page:
            while hall.tables[table["id"]].listeners:
                page.ask("ping")
            loop.call_soon_threadsafe(hall.sweep)
            page.ask("ping")
            assert table["id"] not in hall.tables
            assert page.watch(table)["to_act"] == [0, 1]


def test_a_table_that_opens_slowly_delays_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, hold = new_sqlite(tmp_path), threading.Event()
    with running(open_database(url)) as server:
        ana = Person(server.port, "Ana")
        slow, other = (ana.create("me", "friend") for _ in range(2))

    def find_slowly(connection: Connection, table_id: str) -> Found:
        if table_id == slow["id"]:
            opened.append(table_id)
            assert hold.wait(20)
        return find(connection, table_id)

    opened: list[str] = []
    monkeypatch.setattr(hall, "find", find_slowly)
    with running(open_database(url)) as server, ThreadPoolExecutor() as two:
        ana.port = server.port
        waiting = [two.submit(ana.get, f"/api/tables/{slow['id']}") for _ in range(2)]
        assert ana.get(f"/api/tables/{other['id']}").status == 200
        assert not any(one.done() for one in waiting)
        hold.set()
        assert [one.result().status for one in waiting] == [200, 200]
    assert len(opened) == 1  # both who asked were given the same


def test_a_bot_that_nobody_waits_for_makes_room() -> None:
    """One process, and a question that would keep it for minutes: the next one is answered."""
    game = find_game("middle_kingdom")
    play = Play(game, 2, dealer=Dealer.from_text("room"))
    quick = thinking.Question(
        game=game.key,
        rules=game.version,
        players=2,
        options=dict(play.setup.options),
        acts=play.log().acts,
        seat=play.position.actors()[0],
        level="random",
        luck=1,
    )

    async def give_up_and_ask_again() -> str:
        thinkers = Thinkers(1)
        try:
            await thinkers.warm()
            endless = dataclasses.replace(quick, level="search-10000000")
            long = asyncio.create_task(thinkers.ask(thinking.choose, endless))
            while not any(one.running() for one in thinkers._asked):
                await asyncio.sleep(0.01)
            long.cancel()
            return await thinkers.ask(thinking.choose, quick)
        finally:
            thinkers.close()

    assert asyncio.run(give_up_and_ask_again()) in play.offers(quick.seat)
