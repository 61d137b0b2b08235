"""What strangers can do to a server: little, and not for long."""

from __future__ import annotations

import contextlib
import dataclasses
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from paravent.core.mistakes import Mistake
from paravent.server.addresses import Trust, network, proxies
from paravent.server.api import OPERATIONS
from paravent.server.app import make_app
from paravent.server.connections import Server
from paravent.server.database import lock_sqlite, open_database
from paravent.server.security import answers_to, check_origin
from paravent.server.serve import listen
from paravent.server.settings import Rate, Settings
from paravent.server.socket import KINDS
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, QUICK, Keeper, Person, Running, running

pytestmark = pytest.mark.once

People = Callable[[str], Person]
SOON = dict.fromkeys(("request", "body", "handshake", "unread", "closing"), 0.3)


@contextlib.contextmanager
def serving(folder: Path, **changed: object) -> Iterator[Running]:
    settings: Settings = dataclasses.replace(QUICK, **changed)  # type: ignore[arg-type]
    with running(open_database(new_sqlite(folder)), settings) as server:
        yield server


@contextlib.contextmanager
def wire(server: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        yield connection


def ended(connection: socket.socket) -> bool:
    """Whether the server ends a connection, however it does; what it says first is read."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET",
    ],
)
def test_who_keeps_us_waiting_is_cut_off(
    tmp_path: Path, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, patience=SOON) as server, wire(server) as connection:
        connection.sendall(said)
        assert ended(connection)
    assert not [one for one in caplog.records if one.levelname == "ERROR"]  # it is theirs


def test_a_letter_now_and_then_is_not_enough(tmp_path: Path) -> None:
    with serving(tmp_path, patience=SOON) as server, wire(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < end:
                connection.sendall(b"x")
                connection.settimeout(0.05)
                with contextlib.suppress(TimeoutError):
                    if not connection.recv(1):
                        return
            pytest.fail("the connection is still open")


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_address=3) as server, contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(wire(server))
        assert ended(stack.enter_context(wire(server)))


def test_the_silent_make_room(tmp_path: Path) -> None:
    """A full server cuts off one that has asked for nothing, and those at a table stay."""
    with serving(tmp_path, connections=6) as server, contextlib.ExitStack() as stack:
        ana = Person(server.port, "Ana")
        page = stack.enter_context(ana.socket())
        for _ in range(10):
            stack.enter_context(wire(server))
        assert ana.get("/api/session").json == {"name": "Ana"}
        assert page.ask("ping")["say"] == "done"


def test_networks() -> None:
    assert network("192.0.2.7") == "192.0.2.7" == network("::ffff:192.0.2.7")
    assert network("2001:db8:1:2:3::4") == "2001:db8:1:2::/64" == network("2001:db8:1:2::9%eth0")
    assert network("somewhere") == "somewhere"
    assert "172.18.0.3" in Trust(proxies(["private"])) and "192.0.2.7" not in Trust(proxies([]))
    with pytest.raises(Mistake, match="proxy-address"):
        proxies(["caddy"])


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 5000, "/..%2f..%2fetc/passwd", "/%ff%fe"])
def test_strange_paths(server: Running, path: str) -> None:
    assert Person(server.port).get(path).status in (200, 404)
    assert Person(server.port).get("/api" + path).status == 404


def asked(path: str) -> str:
    """A route as somebody asks for it."""
    known = {"{game}": "china", "{number}": "1", "{path:path}": "nothing"}
    return re.sub("{.*?}", lambda found: known.get(found[0], "abc"), path)


def test_every_route_is_limited_by_address(tmp_path: Path) -> None:
    """All that the application knows, each from an address of its own."""
    once = {"reads": Rate(1, 0), "files": Rate(1, 0), "crowd": 1}
    with serving(tmp_path, proxies=("127.0.0.1/32",), **once) as server:
        for number, route in enumerate(server.app.routes):
            nobody, path = Person(server.port), asked(route.path)  # type: ignore[attr-defined]
            home = {"X-Forwarded-For": f"10.0.{number}.1"}
            first = "/api/nothing" if path.startswith("/api") else "/nothing.png"
            assert nobody.get(first, **home).status == 404
            if path == "/api/socket":
                with pytest.raises(InvalidStatus, match="403"), nobody.socket(**home):
                    pass
            for method in getattr(route, "methods", None) or ("GET", "POST"):
                answer = nobody.ask(method, path, headers=home)
                assert answer.status == 429 and answer.headers["retry-after"] == "1", path


def test_every_operation_is_limited_by_guest(tmp_path: Path) -> None:
    """Wherever the guest comes from."""
    with serving(
        tmp_path, proxies=("127.0.0.1/32",), reads=Rate(1, 0), sockets=Rate(1, 0)
    ) as server:
        ana = Person(server.port, "Ana")
        assert ana.get("/api/session").status == 200
        for number, one in enumerate(one for one in OPERATIONS if not one.probe):
            home = {"X-Forwarded-For": f"10.0.{number}.1"}
            assert ana.ask(one.method, asked(one.path), headers=home).status == 429, one.name
        with ana.socket(**home):
            pass
        with pytest.raises(InvalidStatus, match="403"), ana.socket(**home):
            pass


def test_every_message_is_limited_by_guest(tmp_path: Path) -> None:
    with serving(tmp_path, messages=Rate(1, 0)) as server:
        ana = Person(server.port, "Ana")
        with ana.socket() as page, ana.socket() as other:
            assert page.ask("ping")["say"] == "done"
            for kind in KINDS.values():
                assert other.ask(kind)["code"] == "too-fast"


def test_who_goes_on_is_not_listened_to(tmp_path: Path) -> None:
    shun = {"reads": Rate(1, 0), "offences": Rate(3, 0), "shun_seconds": PATIENCE}
    with serving(tmp_path, crowd=1, **shun) as server:
        nobody = Person(server.port)
        assert [nobody.get("/api/health").status for _ in range(5)] == [200] + [429] * 4
        with pytest.raises(ConnectionError):
            nobody.get("/api/health")
        until = server.app.state.limits.shunned.until
        for where in until:
            until[where] -= PATIENCE  # that while is over
        assert nobody.get("/").status == 200


def test_behind_a_proxy_others_are_listened_to(tmp_path: Path) -> None:
    shun = {"reads": Rate(1, 0), "offences": Rate(3, 0), "crowd": 1}
    with serving(tmp_path, proxies=("127.0.0.1/32",), **shun) as server:
        nobody, home, other = Person(server.port), "192.0.2.7", "192.0.2.8"
        asked = [nobody.get("/api/health", **{"X-Forwarded-For": home}).status for _ in range(5)]
        assert asked == [200] + [429] * 4
        found = [nobody.get("/", **{"X-Forwarded-For": one}).status for one in (home, other)]
        assert found == [429, 200]


def test_who_goes_on_changing_is_not_listened_to(tmp_path: Path) -> None:
    with serving(tmp_path, changes=Rate(1, 0), offences=Rate(3, 0)) as server:
        ana = Person(server.port, "Ana")
        assert ana.post("/api/tables", {}).status == 400
        with pytest.raises(ConnectionError):
            for _ in range(10):
                assert ana.post("/api/tables", {}).status == 429


def test_a_guest_is_limited_over_all_its_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, looks=Rate(4, 0), messages=Rate(30, 0)) as server:
        ana = Person(server.port, "Ana")
        table = ana.create("me", "friend")
        with ana.socket() as one, ana.socket() as other:
            asked = [page.ask("watch", table=table["id"]) for page in (one, other) * 3]
            assert [answer["say"] for answer in asked] == ["done"] * 4 + ["failed"] * 2
            said = [page.ask("ping")["say"] for page in (one, other) * 20]
            assert said.count("done") == 24 and said[-1] == "failed"
        with Person(server.port, "Bo").socket() as page:
            assert page.ask("ping")["say"] == "done"


def test_a_guest_has_so_many_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_per_guest=2) as server:
        ana = Person(server.port, "Ana")
        with ana.socket(), ana.socket():
            with pytest.raises(Exception, match="403"), ana.socket():
                pass
            with Person(server.port, "Bo").socket():
                pass


def test_pings_are_counted(server: Running, person: People) -> None:
    with person("Ana").socket() as page, person("Bo").socket() as other:
        with pytest.raises(ConnectionClosed):
            for _ in range(10_000):
                page.connection.ping()
            page.hear()
            page.hear()
        assert other.ask("ping")["say"] == "done"


def test_what_makes_no_sense_is_answered_with_its_id(person: People) -> None:
    with person("Ana").socket() as page:
        for said in ('{"do": "dance", "id": "a"}', '{"do": "act", "id": "b", "version": -1}'):
            page.connection.send(said)
            answer = page.until(lambda message: message["say"] == "failed")
            assert answer["code"] == "malformed" and answer["id"] == said.split('"id": "')[1][0]
        page.connection.send('{"id": 7}')
        assert "id" not in page.until(lambda message: message["say"] == "failed")


def test_chat_of_a_table_that_is_gone(own_server: Running, own_person: People) -> None:
    ana = own_person("Ana")
    table = ana.create("me", "friend")
    with ana.socket() as page:
        page.ask("watch", table=table["id"])
        with own_server.app.state.hall.store.engine.begin() as connection:
            for name in ("seats", "steps", "tables"):
                key = "id" if name == "tables" else '"table"'
                connection.exec_driver_sql(f"DELETE FROM {name} WHERE {key} = '{table['id']}'")
        answer = page.ask("chat", table=table["id"], text="Hello?")
        assert answer["code"] == "unknown-table"


# One server, one name.


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    url = new_sqlite(tmp_path)
    first = lock_sqlite(url)
    assert first is not None
    with pytest.raises(Mistake) as mistake:
        lock_sqlite(url)
    assert mistake.value.code == "database-served" and str(tmp_path) in str(mistake.value)
    first.close()
    again = lock_sqlite(url)
    assert again is not None
    again.close()
    assert lock_sqlite("postgresql://somewhere/paravent") is None
    (tmp_path / "other.lock").mkdir()  # nor does it say so if something else is wrong
    with pytest.raises(Mistake, match="database-closed"):
        lock_sqlite(f"sqlite:///{tmp_path / 'other'}")


def test_the_database_is_private(tmp_path: Path) -> None:
    (tmp_path / "paravent.sqlite3").touch(mode=0o644)
    engine, lock = open_database(new_sqlite(tmp_path)), lock_sqlite(new_sqlite(tmp_path))
    with engine.connect():
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    engine.dispose()
    assert lock is not None and set(modes.values()) == {0o600}, modes
    lock.close()


def test_names_of_the_site() -> None:
    mine = socket.gethostname().lower()
    for host in ("127.0.0.1:8411", "localhost", "[::1]:80", "192.168.1.5:8411", mine, ""):
        assert answers_to(host, ())
    for host in ("evil.example", "127.0.0.1.evil.example", "[::1", "localhost.evil.example"):
        assert not answers_to(host, ())
    site = ("https://play.example",)
    assert answers_to("play.example", site) and answers_to("localhost:8411", site)
    assert not answers_to("192.168.1.5", site) and not answers_to("play.example:81", site)
    assert check_origin("https://Play.example/") == "https://play.example"
    for wrong in (
        "play.example",
        "https://",
        "https://a/b",
        "ftp://a",
        "https://a:b@c",
        "http://[",
    ):
        with pytest.raises(Mistake, match="origin-address"):
            check_origin(wrong)


def test_other_names_are_refused(server: Running) -> None:
    nobody = Person(server.port)
    answer = nobody.get("/", Host="evil.example")
    assert answer.status == 421 and answer.json["code"] == "wrong-host"
    assert nobody.get("/api/health", Host="evil.example").status == 421
    with wire(server) as connection:
        connection.sendall(
            b"GET /api/socket HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert connection.recv(12) == b"HTTP/1.1 403"


def test_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path) -> None:
    rates = {"reads": Rate(2, 0), "crowd": 1}
    forwarded = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
    with serving(tmp_path / "a", proxies=("127.0.0.0/8",), **rates) as server:
        proxy = Person(server.port)
        answer = proxy.ask("GET", "/api/health", headers=forwarded)
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert proxy.ask("GET", "/api/health", headers=forwarded).status == 200
        assert proxy.ask("GET", "/api/health", headers=forwarded).status == 429
        other = forwarded | {"X-Forwarded-For": "192.0.2.1, 192.0.2.2"}
        assert proxy.ask("GET", "/api/health", headers=other).status == 200
    with serving(tmp_path / "b", **rates) as server:
        stranger = Person(server.port)
        answers = [
            stranger.ask("GET", "/api/health", headers={"X-Forwarded-For": f"192.0.2.{n}"})
            for n in range(3)
        ]
        assert [answer.status for answer in answers] == [200, 200, 429]
        assert "strict-transport-security" not in answers[0].headers


def test_it_is_ready_when_it_serves(tmp_path: Path) -> None:
    app, told = make_app(open_database(new_sqlite(tmp_path)), QUICK), list[str]()
    app.state.hall.store.engine.dispose()

    async def fail() -> None:
        raise OSError("no bots today")

    app.state.hall.open = fail
    with listen("127.0.0.1", 0) as listening, pytest.raises(SystemExit):
        Server(app, QUICK, lambda: told.append("ready")).run(sockets=[listening])
    assert told == []


def test_who_sits_at_a_table_is_sent_away_in_turn(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(serving(tmp_path, drain_seconds=0.1))
        pages = [stack.enter_context(Person(server.port, f"Ana {n}").socket()) for n in range(3)]
        server.stop()
        for page in pages:
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    page.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012


@pytest.mark.parametrize("origin", ["http://[", "http://[x]:1", "//", "\xff"])
def test_an_origin_that_is_no_address(own_server: Running, origin: str) -> None:
    ana = Person(own_server.port, "Ana")
    answer = ana.post("/api/session", {"name": "Bo"}, Origin=origin)
    assert (answer.status, answer.json["code"]) == (403, "foreign-origin")
    with pytest.raises(Exception, match="403"), ana.socket(Origin=origin):
        pass


def test_numbers_of_thousands_of_digits(own_server: Running) -> None:
    ana = Person(own_server.port, "Ana")
    table = ana.create("me", "random")
    ana.start(table)
    for number in ("9" * 5000, "-1", "1.5", "٣", "x"):
        answer = ana.get(f"/api/tables/{table['id']}/moments/{quote(number)}")
        assert (answer.status, answer.json["code"]) == (404, "no-such-page")
    assert ana.get(f"/api/tables/{table['id']}/moments/0").json["n"] == 0


def test_tables_that_cannot_be(postgresql: str) -> None:
    """PostgreSQL has no letter of the number 0, and says so in a way of its own."""
    with running(open_database(postgresql)) as server:
        ana = Person(server.port, "Ana")
        with ana.socket() as page:
            for name in ("\0", "a\0b", "\u2028", "x" * 20, "%", ""):
                assert page.ask("watch", table=name)["code"] == "unknown-table"
                if name:
                    answer = ana.get(f"/api/tables/{quote(name)}")
                    assert (answer.status, answer.json["code"]) == (404, "unknown-table")


def test_the_letter_of_the_number_0_is_in_no_address(postgresql: str) -> None:
    """PostgreSQL cannot look for it, wherever it stands."""
    with running(open_database(postgresql)) as server:
        ana = Keeper(server.port, "Ana")
        broken, as_json = {}, {"Content-Type": "application/json"}
        for one in OPERATIONS:
            if one.method == "DELETE":  # of sessions, and of oneself
                continue
            asked = "&".join(f"{name}=a%00b" for name in one.query)
            path = re.sub(r"{\w+}", "a%00b", one.path)
            answer = ana.ask(one.method, f"{path}?{asked}", b"{}", as_json)
            if answer.status >= 500:
                broken[one.name] = answer.text
    assert broken == {}
