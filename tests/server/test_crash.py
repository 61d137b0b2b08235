"""kill -9 at any moment: no acknowledged act is lost, and every table goes on, bots included."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine
from websockets.exceptions import WebSocketException

from paravent.core.dealer import Dealer
from paravent.core.fairness import verify
from paravent.core.log import Log
from paravent.server.database import sqlite_url
from tests.server.journals import acts
from tests.server.people import PATIENCE, Message, Page, Person
from tests.server.processes import Server, children, is_alive

if not hasattr(signal, "SIGKILL"):
    pytest.skip("needs kill -9", allow_module_level=True)

pytestmark = pytest.mark.once


@dataclass
class Game:
    """A person at a table with bots, and every act that the server has acknowledged."""

    person: Person
    table: Message
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # version before, act
    version: int = 0
    over: bool = False

    def play(self, page: Page, rng: Random, acts: int) -> None:
        state = page.watch(self.table, since=rng.choice([0, self.version]))
        assert state["version"] >= self.version, "an acknowledged act is lost"
        for _ in range(acts):
            while not state["offers"] and not state["ending"]:
                state = page.at(state["version"] + 1)
            if state["ending"]:
                self.over = True
                return
            act = rng.choice(state["offers"])
            answer = page.ask("act", table=self.table["id"], version=state["version"], act=act)
            if answer["say"] == "done":
                self.acknowledged.append((state["version"], act))
                self.version = answer["version"]
            state = page.at(answer.get("version", state["version"] + 1))


def storm(folder: Path, kills: int, tables: int) -> int:
    """Kill the server again and again while people play; the number of acts acknowledged.

    Whoever has finished a game begins another, so that all tables run whenever it is killed.
    """
    rng, server = Random(Dealer.fresh().seed), Server(folder)
    played: dict[str, int] = {}  # acts, by table
    try:
        people = [Person(server.port, f"P{number}") for number in range(tables)]
        games = [begun(person, rng) for person in people]
        for _ in range(kills):
            timer = threading.Timer(rng.uniform(0.02, 0.6), server.process.kill)
            timer.start()
            started = children(server.process.pid)
            with contextlib.suppress(OSError, WebSocketException, HTTPException):
                while True:
                    number = rng.randrange(tables)
                    game = games[number]
                    with game.person.socket() as page:
                        game.play(page, rng, rng.randrange(1, 6))
                    if game.over:
                        played[game.table["id"]] = check(folder, game)
                        games[number] = begun(game.person, rng)
            timer.join()
            started += server.kill()
            server.start()
            assert_gone(started)
        for game in games:
            while not game.over:
                with game.person.socket() as page:
                    game.play(page, rng, 1000)
            played[game.table["id"]] = check(folder, game)
        server.stop()
        print(f"{kills} kills, {len(played)} games, {sum(played.values())} acts acknowledged")
        return sum(played.values())
    finally:
        server.kill()


def begun(person: Person, rng: Random) -> Game:
    table = person.create("me", *["random"] * rng.randrange(1, 5))
    person.start(table)
    return Game(person, table)


def assert_gone(processes: list[int]) -> None:
    """Bots' processes end with their server."""
    end = time.monotonic() + PATIENCE
    while any(map(is_alive, processes)):
        assert time.monotonic() < end, "a bot's process has outlived its server"
        time.sleep(0.05)


def check(folder: Path, game: Game) -> int:
    """Everything acknowledged is in the journal, in its order; how much that was."""
    engine = create_engine(sqlite_url(folder))
    rows = acts(engine, game.table["id"])
    engine.dispose()
    mine = [(n, act) for n, seat, act in rows if seat == 0]
    place = 0
    for version, act in game.acknowledged:
        # Sealed acts of others may have come between what was seen and what was played.
        place = next(
            i for i in range(place, len(mine)) if mine[i][1] == act and mine[i][0] >= version
        )
        place += 1
    log = Log.parse(game.person.get(f"/api/tables/{game.table['id']}/log").text)
    assert verify(log).wrong is None
    assert log.acts == [(seat, act) for _, seat, act in rows]
    return len(game.acknowledged)


@pytest.mark.parametrize(
    ("kills", "tables"), [(2, 3), pytest.param(200, 20, marks=pytest.mark.slow)]
)
def test_nothing_acknowledged_is_lost(tmp_path: Path, kills: int, tables: int) -> None:
    assert storm(tmp_path, kills, tables) > tables


def test_bots_go_on_by_themselves_after_a_crash(tmp_path: Path) -> None:
    """Killed while bots owe bids: the next server lets them bid before anybody connects."""
    server = Server(tmp_path)
    try:
        ana = Person(server.port, "Ana")
        table = ana.create("me", "random", "random", "random")
        ana.start(table)
        server.kill()
        server.start()
        end = time.monotonic() + PATIENCE
        while ana.get(f"/api/tables/{table['id']}").json["to_act"] != [0]:
            assert time.monotonic() < end
            time.sleep(0.05)
        server.stop()
    finally:
        server.kill()
