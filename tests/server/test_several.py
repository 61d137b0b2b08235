"""Several servers on one database: they tell each other what changes, or find out by looking."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
import typer
from sqlalchemy import create_engine
from typer.testing import CliRunner

from paravent.cli.serve import register
from paravent.core.mistakes import Mistake
from paravent.server import bots, neighbours
from paravent.server.database import open_database
from paravent.server.frames import TEXT
from paravent.server.homes import Homes
from paravent.server.relay import Notice, ValkeyRelay
from paravent.text.words import Words
from tests.server import journals
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, Message, Page, Person, Running, running
from tests.server.processes import Server
from tests.server.test_frames import Wire, masked
from tests.server.valkeys import ValkeyServer

pytestmark = pytest.mark.once


def elsewhere(person: Person, port: int) -> Person:
    """The same guest at another server."""
    twin = Person(port)
    twin.cookie = person.cookie
    return twin


def act(page: Page, table: Message, number: int = 0) -> int:
    state = page.at(0)
    offer = state["offers"][number % len(state["offers"])]
    given = {"table": table["id"], "version": state["version"], "act": offer}
    answer = page.ask("act", **given)
    assert answer["say"] == "done", answer
    return int(answer["version"])


def together(pages: list[Page], table: Message, acts: int) -> int:
    """People at two servers act in turn; everybody is told every version before the next act."""
    played = 0
    while played < acts:
        state = pages[0].at(0)
        if state["ending"]:
            break
        version = act(pages[state["to_act"][0]], table, played % 2)
        for page in pages:
            assert page.at(version)["version"] == version
        played += 1
    return played


def story(page: Page) -> list[Any]:
    """What the states told one after the other."""
    deeds: list[Any] = []
    for state in (message for message in page.heard if message["say"] == "state"):
        deeds = (deeds if state["since"] else []) + state["deeds"]
    return deeds


def test_a_game_across_two_processes(tmp_path: Path, postgresql: str, valkey: ValkeyServer) -> None:
    """Valkey goes away in the middle and comes back: no act is lost, and nobody misses one."""
    folders = [tmp_path / "one", tmp_path / "two"]
    servers: list[Server] = []
    with ExitStack() as stack:
        for folder in folders:
            folder.mkdir()
            servers.append(Server(folder, postgresql, valkey.url))
            stack.callback(servers[-1].kill)
        ana, bo = (
            Person(server.port, name) for server, name in zip(servers, ("Ana", "Bo"), strict=True)
        )
        table = ana.create("me", "friend", public=True)
        bo.join(table)
        ana.start(table)
        audience = Person(servers[1].port)
        pages = [stack.enter_context(one.socket()) for one in (ana, bo, audience)]
        for page in pages:
            page.watch(table)
        acts = together(pages, table, 20)
        valkey.kill()
        acts += together(pages, table, 3)
        assert acts == 23
        valkey.start()
        acts += together(pages, table, 1000)
        last = [page.at(0) for page in pages]
        assert last[0]["ending"] == last[1]["ending"] == last[2]["ending"]
        versions = [{m["version"] for m in page.heard if m["say"] == "state"} for page in pages]
        assert versions[0] == versions[1] == versions[2]
        assert [len(story(page)) for page in pages] == [last[0]["acts"]] * 3
        for server in servers:
            server.stop()
    engine = create_engine(postgresql.replace("postgresql:", "postgresql+psycopg:"))
    assert sum(seat in (0, 1) for _, seat, _ in journals.acts(engine, table["id"])) == acts
    engine.dispose()


@pytest.fixture
def two(tmp_path: Path, valkey: ValkeyServer) -> Iterator[list[Running]]:
    relays = [ValkeyRelay(valkey.url) for _ in range(2)]
    with ExitStack() as stack:
        servers = [
            stack.enter_context(running(open_database(new_sqlite(tmp_path)), relay=relay))
            for relay in relays
        ]
        while not all(relay.up for relay in relays):
            time.sleep(0.01)
        yield servers


def test_seats_chat_and_presence_are_told(two: list[Running]) -> None:
    ana, bo = (Person(server.port, name) for server, name in zip(two, ("Ana", "Bo"), strict=True))
    with ana.socket() as page, bo.socket() as other:
        assert other.ask("lobby")["tables"]["open"] == []
        table = ana.create("me", "friend", public=True)
        other.until(lambda m: m["say"] == "listed" and bool(m["changed"]))
        page.ask("watch", table=table["id"])
        bo.join(table)
        page.until(lambda m: m["say"] == "table" and m["table"]["seats"][1]["name"] == "Bo")
        other.ask("watch", table=table["id"])
        page.until(lambda m: m["say"] == "table" and m["table"]["seats"][1]["online"])
        other.read = 0  # it may have been told before its request was answered
        other.until(lambda m: m["say"] == "table" and m["table"]["seats"][0]["online"])
        for sender, hearer in ((page, other), (other, page)):
            sender.ask("chat", table=table["id"], text="salut")
            line = hearer.until(lambda m: m["say"] == "chat")["lines"][0]
            assert line["text"] == "salut"
        ana.start(table)
        other.at(0, lambda state: state["to_act"] == [0, 1])
        # A seat that moves at one server is lost at the other.
        token = elsewhere(bo, two[0].port).post(f"/api/tables/{table['id']}/link").json["token"]
        phone = Person(two[0].port, "Bo")
        assert phone.post("/api/seats/take", {"token": token}).json["me"] == 1
        assert other.until(lambda m: m["say"] == "lost")["code"] == "seat-moved"


def test_others_agree_at_another_server(two: list[Running]) -> None:
    ana, bo = (Person(server.port, name) for server, name in zip(two, ("Ana", "Bo"), strict=True))
    table = ana.create("me", "friend")
    bo.join(table)
    ana.start(table)
    with ana.socket() as page, bo.socket() as other:
        page.watch(table)
        other.watch(table)
        before = page.at(0)
        for number in range(2):  # two bids each; the last one reveals all
            version = act(page, table, number)
            other.at(version)
            version = act(other, table, number)
            page.at(version)
        page.ask("undo", table=table["id"], version=version)
        asked = other.until(lambda m: m["say"] == "table" and m["table"]["undo"])
        assert asked["table"]["undo"] == {"seat": 0, "waiting": [1]}
        answer = other.ask("consent", table=table["id"], version=version + 1, agree=True)
        assert answer["version"] == version + 3  # asked, agreed, taken back
        again = page.at(version + 3)
        assert again["acts"] == before["acts"] + 2 and again["to_act"] == [0, 1]


def test_bots_are_played_by_one_server_and_by_the_other_if_it_dies(
    two: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "BACKUP_SECONDS", 0.5)
    first, second = (server.app.state.hall for server in two)
    ana = Person(two[0].port, "Ana")
    table = ana.create("me", "random", "random")
    with elsewhere(ana, two[1].port).socket() as page:
        page.ask("watch", table=table["id"])
        first.bots.wake = lambda live: None  # as if it had died before its bots could play
        ana.start(table)
        page.at(0, lambda state: state["to_act"] == [0])
        assert second.tables[table["id"]].foreign is False


def test_bots_do_not_wait_for_a_server_where_nobody_acts_any_more(
    two: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who yields to another process plays as soon as the table is changed here."""
    monkeypatch.setattr(bots, "BACKUP_SECONDS", 10 * PATIENCE)
    second = two[1].app.state.hall
    ana = Person(two[0].port, "Ana")
    table = ana.create("me", "random")
    two[0].app.state.hall.bots.wake = lambda live: None  # its bots do not play
    with elsewhere(ana, two[1].port).socket() as page:
        page.ask("watch", table=table["id"])
        ana.start(table)
        page.at(0, lambda state: state["to_act"] == [0, 1])
        while table["id"] not in second.bots.yielding:
            page.ask("ping")
        act(page, table)
        page.at(0, lambda state: state["to_act"] == [0])


@pytest.mark.parametrize("shared", [True, False])
def test_without_valkey_servers_look(
    tmp_path: Path, postgresql: str, shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those on a PostgreSQL do; one on a SQLite is alone, or has been given a Valkey."""
    monkeypatch.setattr(neighbours, "LOOK_SECONDS", 0.05)
    url = postgresql if shared else new_sqlite(tmp_path)
    relay = None if shared else ValkeyRelay(f"unix://{tmp_path}/nobody")
    with (
        running(open_database(url)) as one,
        running(open_database(url), relay=relay) as two,
    ):
        ana, bo = Person(one.port, "Ana"), Person(two.port, "Bo")
        table = ana.create("me", "friend", public=True)
        bo.join(table)
        with bo.socket() as page:
            page.ask("watch", table=table["id"])
            ana.start(table)
            state = page.at(0, lambda state: bool(state["offers"]))
            with ana.socket() as other:
                other.watch(table)
                assert page.at(act(other, table))["version"] == state["version"] + 1


def test_strange_notices_are_ignored(two: list[Running], valkey: ValkeyServer) -> None:
    from valkey import Valkey

    with Valkey.from_url(valkey.url) as server:
        for said in (b"\xff", b"{}", b'{"process": 1}', b'{"process": "p", "table": "none"}'):
            assert server.publish("paravent", said) == 2
    ana = Person(two[0].port, "Ana")
    table = ana.create("me", "random")
    assert elsewhere(ana, two[1].port).get(f"/api/tables/{table['id']}").status == 200


def test_processes_that_fall_silent_are_forgotten(own_server: Running) -> None:
    hall = own_server.app.state.hall
    ana, bo = Person(own_server.port, "Ana"), Person(own_server.port, "Bo")
    table = ana.create("me", "friend")
    bo.join(table)
    with ana.socket() as page:
        page.ask("watch", table=table["id"])
        live = hall.tables[table["id"]]
        bo_id = str(live.sheet.places[1].guest)
        loop = own_server.server.servers[0].get_loop()

        async def hear() -> None:
            hall.neighbours.heard(Notice("other", table["id"], guests=[bo_id]))

        asyncio.run_coroutine_threadsafe(hear(), loop).result(PATIENCE)
        page.until(lambda m: m["say"] == "table" and m["table"]["seats"][1]["online"])
        hall.neighbours.heard_at["other"] -= neighbours.SILENCE_SECONDS + 1
        asyncio.run_coroutine_threadsafe(hall.neighbours.look(), loop).result(PATIENCE)
        page.until(lambda m: m["say"] == "table" and not m["table"]["seats"][1]["online"])


@pytest.mark.parametrize("address", ["nonsense", "http://127.0.0.1"])
def test_wrong_addresses(address: str) -> None:
    pytest.importorskip("valkey")
    with pytest.raises(Mistake) as mistake:
        ValkeyRelay(address)
    assert mistake.value.code == "valkey-address"


def test_the_command_line_knows_it() -> None:
    app = typer.Typer()
    register(app, Words("fr"))
    shown = CliRunner().invoke(app, ["--help"], env={"COLUMNS": "200"}).output
    assert "--valkey" in shown and "⟦" not in shown


def test_sockets_go_to_the_home_of_their_table(tmp_path: Path) -> None:
    """With all that was said by then, also what is not whole; nowhere if nobody is there."""
    url, homes = new_sqlite(tmp_path), [Homes(tmp_path, number, 2) for number in range(2)]
    with ExitStack() as stack:
        servers = [stack.enter_context(running(open_database(url), homes=home)) for home in homes]
        ana = Person(servers[0].port, "Ana")
        table = ana.create("me", "friend")
        home = homes[0].home(table["id"])
        here, away = servers[home], servers[1 - home]
        wire = stack.enter_context(closing(Wire(away.port)))
        wire.shake(Cookie=ana.cookie)
        watch = {"do": "watch", "id": "w", "table": table["id"]}
        said = [json.dumps(one).encode() for one in ({"do": "lobby"}, watch, {"do": "ping"})]
        frames = b"".join(masked(TEXT, one) for one in (*said, b'{"do":"ping","id":"p"}'))
        wire.socket.sendall(frames[:-9])
        heard: list[Message] = []
        while not heard or heard[-1].get("id") != "w":
            heard.append(json.loads(wire.hear()[1]))
        says = [one["say"] for one in heard]
        assert says[:3] == ["welcome", "lobby", "listed"] and says.count("welcome") == 1
        wire.socket.sendall(frames[-9:])
        while heard[-1].get("id") != "p":
            heard.append(json.loads(wire.hear()[1]))
        assert [len(server.app.state.company) for server in (here, away)] == [1, 0]
        bo = Person(away.port, "Bo")
        bo.join(table)
        here.stop()
        with bo.socket() as page:
            assert page.ask("watch", table=table["id"])["say"] == "done"
