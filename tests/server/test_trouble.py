"""A database that goes away, clocks that jump, rows that make no sense: games go on afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

from paravent.server import bots
from paravent.server.database import open_database
from paravent.server.hall import Hall
from paravent.server.settings import DAY_MS, HOUR_MS, Retention
from paravent.server.store import Store
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, QUICK, Message, Person, Running, first, running

pytestmark = pytest.mark.once
KEEP = Retention()


class Away:
    """A database that cannot be used while it is away."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.away = False
        for name in ("write", "begin", "read"):
            patch.setattr(store, name, partial(self.use, getattr(store, name)))

    def use(self, way: Callable[..., Any], *given: Any) -> Any:
        if self.away:
            future = asyncio.get_running_loop().create_future()
            future.set_exception(OperationalError("begin", {}, Exception("disk full")))
            return future
        return way(*given)


def do(server: Running, work: Callable[[Hall], Coroutine[Any, Any, Any]]) -> Any:
    """Something in the server's own loop."""
    loop = server.server.servers[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work(server.app.state.hall), loop).result(PATIENCE)


def until_health(person: Person, ok: bool) -> Message:
    while True:
        answer = person.get("/api/health")
        if answer.json["ok"] == ok:
            assert answer.status == (200 if ok else 503)
            return dict(answer.json)


def test_bots_try_again_until_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0.05)
    settings = replace(QUICK, bot_pause=0.5)
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        database = Away(server.app.state.hall.store, monkeypatch)
        ana = Person(server.port, "Ana")
        health = until_health(ana, True)
        assert (health["database"], health["bots"], health["relay"]) == ("ok", "ok", "alone")
        table = ana.create("me", "random")
        ana.start(table)
        with ana.socket() as page:
            state = page.watch(table)
            act = {"table": table["id"], "version": state["version"], "act": first(state)}
            database.away = True  # the bot is still thinking
            assert page.ask("act", **act)["code"] == "database-away"
            away = ana.get("/api/session", **{"Accept-Language": "fr"})
            assert away.status == 503 and away.headers["retry-after"] and "mémoire" in away.text
            with pytest.raises(InvalidStatus, match="503"), ana.socket():
                pass
            health = until_health(ana, False)
            while (health["database"], health["bots"]) != ("away", "failing"):
                health = until_health(Person(server.port), False)
            assert health["failing"] == 1
            assert Person(server.port).get("/api/alive").status == 200
            database.away = False
            page.at(0, lambda told: told["to_act"] == [0])  # the bot has acted
            until_health(ana, True)
            server.app.state.hall.bots.pause = 0
            page.play(table, first)


def stages(engine: Engine, tables: list[Message]) -> list[str]:
    with engine.connect() as connection:
        found = dict(connection.execute(text("select id, stage from tables")).all())
    return [found[table["id"]] for table in tables]


def test_a_clock_far_ahead_deletes_nothing(tmp_path: Path) -> None:
    now = [1_000 * DAY_MS]
    settings, url = replace(QUICK, clock=lambda: now[0]), new_sqlite(tmp_path)
    with running(open_database(url), settings) as server:
        ana = Person(server.port, "Ana")
        tables = [ana.create("me", "friend", public=True), ana.create("me", "random")]
        ana.start(tables[1])
    now[0] += (KEEP.running_table + 1) * DAY_MS
    engine = open_database(url)
    with running(open_database(url), settings) as server:
        ana.port = server.port
        for _ in range(3):
            do(server, Hall.purge)
        assert stages(engine, tables) == ["open", "running"]
        now[0] -= KEEP.running_table * DAY_MS  # and back again
        do(server, Hall.purge)
        assert ana.get("/api/session").status == 200
        for _ in range(KEEP.table_with_bots):  # days that do pass
            now[0] += DAY_MS
            do(server, Hall.purge)
        assert stages(engine, tables) == ["open", "closed"]  # a game against bots alone
    engine.dispose()


def test_a_row_that_makes_no_sense_hides_no_other(tmp_path: Path) -> None:
    engine = open_database(new_sqlite(tmp_path))
    with running(engine) as server:
        ana, bo = Person(server.port, "Ana"), Person(server.port, "Bo")
        tables = [ana.create("me", "friend", public=True) for _ in range(2)]
        with engine.begin() as connection:
            broken = text("update tables set result = 'nonsense' where id = :id")
            connection.execute(broken, {"id": tables[0]["id"]})
        for part, reader in (("mine", ana), ("open", bo)):
            answer = reader.get("/api/tables")
            assert answer.status == 200, answer.text
            assert [one["id"] for one in answer.json[part]] == [tables[1]["id"]]


def test_only_tables_where_a_bot_must_act_are_woken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a start, and one that cannot be opened keeps no other asleep."""
    url = new_sqlite(tmp_path)
    with running(open_database(url)) as server:
        ana = Person(server.port, "Ana")
        mine, broken, theirs = (ana.create("me", "random") for _ in range(3))
        ana.start(mine)
        with ana.socket() as page:
            page.watch(mine)
            page.at(0, lambda told: told["to_act"] == [0])
        monkeypatch.setattr(bots.BotPlayers, "wake", lambda self, live: None)
        ana.start(theirs)
        ana.start(broken)
    monkeypatch.undo()
    engine = open_database(url)
    with engine.begin() as connection:  # not even the kind of mistake that is expected
        spoil = 'update steps set step = replace(step, :old, :new) where "table" = :id and n = 0'
        given = {"id": broken["id"], "old": '"rules":', "new": '"rules":-'}
        connection.execute(text(spoil), given)
    with running(engine) as server:
        ana.port = server.port
        with ana.socket() as page:
            page.watch(theirs)
            page.at(0, lambda told: told["to_act"] == [0])
        assert mine["id"] not in server.app.state.hall.tables


def test_people_who_are_there_keep_their_tables_in_the_lobby(tmp_path: Path) -> None:
    now = [1_000 * DAY_MS]
    settings = replace(QUICK, clock=lambda: now[0])
    with running(open_database(new_sqlite(tmp_path)), settings) as server:
        ana, bo = Person(server.port, "Ana"), Person(server.port, "Bo")
        watched, left = (ana.create("me", "friend", public=True) for _ in range(2))
        slow = ana.create("me", "friend", public=True, pace="slow")
        with ana.socket() as page:
            page.ask("watch", table=watched["id"])
            now[0] += HOUR_MS
            do(server, lambda hall: hall.lobby.look_around())
            listed = bo.get("/api/tables").json["open"]
            assert {one["id"] for one in listed} == {watched["id"], slow["id"]}
        assert left["id"] in {one["id"] for one in ana.get("/api/tables").json["mine"]}
