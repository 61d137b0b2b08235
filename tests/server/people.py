"""People at the web table, as programs: HTTP by the standard library, sockets by websockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from dataclasses import replace
from http.client import HTTPConnection
from typing import Any

from sqlalchemy import Engine
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from paravent.server.app import make_app
from paravent.server.bots import Thinkers
from paravent.server.serve import listen
from paravent.server.settings import Rate, Settings
from tests.server.quick import QuickServer, QuickThinkers, go_on, play_out
from tests.server.unpacking import unpacked

Message = dict[str, Any]
PATIENCE = 60  # seconds, for whatever must happen; machines that build and test at once are slow
PLENTY = Rate(1_000_000, 1_000_000)
QUICK = Settings(
    look_seconds=0.1,
    drain_seconds=0.05,
    bot_pause=0,
    bots_ready=False,
    new_guests=PLENTY,
    changes=PLENTY,
    reads=PLENTY,
    messages=PLENTY,
    hints=PLENTY,
    weighings=PLENTY,
    reviews=PLENTY,
    review_simulations=2,
    chats=PLENTY,
    names=PLENTY,
    keys=PLENTY,
    vacations=PLENTY,
    reminders=PLENTY,
    clock_seconds=0.05,
    exports=PLENTY,
    lists=PLENTY,
    meetings=PLENTY,
    proposals=PLENTY,
    reports=PLENTY,
    mails=PLENTY,
    all_mails=PLENTY,
    looks=PLENTY,
    files=PLENTY,
    sockets=PLENTY,
    at_once_seconds=PATIENCE,
    connections_per_address=10_000,
    sockets_per_address=10_000,
    sockets_per_guest=10_000,
)
# Of a server that stays for many tests: it looks around while they do other things.
STAYING = replace(QUICK, look_seconds=1, clock_seconds=0.25)


class Answer:
    """An HTTP answer."""

    def __init__(self, status: int, headers: dict[str, str], raw: bytes) -> None:
        self.status = status
        self.headers = headers
        self.text = raw.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.text)


class Person:
    """A guest with a cookie, and a socket if asked for."""

    def __init__(self, port: int, name: str | None = None) -> None:
        self.port = port
        self.cookie = ""
        if name is not None:
            assert self.post("/api/session", {"name": name}).status == 200

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            sent = {"Cookie": self.cookie} if self.cookie else {}
            connection.request(method, path, body, sent | (headers or {}))
            response = connection.getresponse()
            raw = response.read()
        finally:
            connection.close()
        found = {name.lower(): value for name, value in response.getheaders()}
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].split(";")[0]
        return Answer(response.status, found, raw)

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, headers=headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        sent = {"Content-Type": "application/json"} | headers
        return self.ask("POST", path, json.dumps(body).encode() if body is not None else b"", sent)

    def create(self, *seats: str, **more: Any) -> Message:
        """A new table; seats are me, friend or the level of a bot."""
        forms = [
            {"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        answer = self.post("/api/tables", {"game": "middle_kingdom", "seats": forms} | more)
        assert answer.status == 200, answer.text
        return dict(answer.json)

    def join(self, table: Message) -> Message:
        answer = self.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        assert answer.status == 200, answer.text
        return dict(answer.json)

    def start(self, table: Message) -> Message:
        answer = self.post(f"/api/tables/{table['id']}/start")
        assert answer.status == 200, answer.text
        return dict(answer.json)

    @contextlib.contextmanager
    def socket(self, **headers: str) -> Iterator[Page]:
        sent = ({"Cookie": self.cookie} if self.cookie else {}) | headers
        address = f"ws://127.0.0.1:{self.port}/api/socket"
        with connect(
            address, additional_headers=sent, open_timeout=PATIENCE, close_timeout=1
        ) as connection:
            yield Page(connection)


class Keeper(Person):
    """A guest who keeps the name by recovery codes: an account."""

    def __init__(self, port: int, name: str) -> None:
        super().__init__(port, name)
        assert self.post("/api/account/codes").status == 200


class Page:
    """A socket with all that it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.read = 0  # how many of the messages `until` has passed
        self.number = 0

    def send(self, do: str, **fields: Any) -> str:
        self.number += 1
        id = str(self.number)
        self.connection.send(json.dumps({"do": do, "id": id} | fields))
        return id

    def hear(self, timeout: float = PATIENCE) -> Message:
        raw = self.connection.recv(timeout)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message = json.loads(raw)
        if message["say"] == "state":
            message["deeds"] = unpacked(message["deeds"], message["acts"])
        self.heard.append(message)
        return self.heard[-1]

    def until(self, fits: Callable[[Message], bool], timeout: float = PATIENCE) -> Message:
        """The next message that fits, now or later."""
        end = time.monotonic() + timeout
        while True:
            while self.read < len(self.heard):
                self.read += 1
                if fits(self.heard[self.read - 1]):
                    return self.heard[self.read - 1]
            self.hear(max(0.01, end - time.monotonic()))

    def ask(self, do: str, **fields: Any) -> Message:
        """The answer to a request."""
        id = self.send(do, **fields)
        return self.until(lambda message: message.get("id") == id)

    def at(self, version: int, fits: Callable[[Message], bool] = lambda _: True) -> Message:
        """The newest state, which must be of this version or a later one and fit."""
        while True:
            for message in reversed(self.heard):
                if message["say"] == "state":
                    if message["version"] >= version and fits(message):
                        return message
                    break
            self.hear()

    def watch(self, table: Message, **fields: Any) -> Message:
        """Watch a running table; its state."""
        given = {"table": table["id"], "invitation": table.get("invitation", "")} | fields
        answer = self.ask("watch", **given)
        assert answer["say"] == "done", answer
        return self.at(answer["version"])

    def play(self, table: Message, choose: Callable[[Message], str]) -> Message:
        """Play the seat to the end of the game; the last state."""
        state = self.watch(table)
        while not state["ending"]:
            if state["offers"]:
                given = {"table": table["id"], "version": state["version"], "act": choose(state)}
                answer = self.ask("act", **given)
                assert answer["say"] in ("done", "stale"), answer
                state = self.at(answer.get("version", state["version"] + 1))
            else:
                state = self.at(state["version"] + 1)
        return state


class Running:
    """A server in a thread of this process."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.app = app
        listening = listen("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        self.server = QuickServer(app, settings)
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.005)

    def go_on(self, table: Message, acts: Iterable[tuple[int, str]]) -> int:
        """Start a table if it is open, and play these acts at once; returns the version."""
        return int(self.do(go_on(self.app.state.hall, table["id"], acts)))

    def play_out(self, table: Message) -> int:
        """Play the first offers of a table to the end at once."""
        return int(self.do(play_out(self.app.state.hall, table["id"])))

    def do(self, doing: Coroutine[Any, Any, Any]) -> Any:
        """Something in the server's own thread."""
        loop = self.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(doing, loop).result(PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextlib.contextmanager
def running(
    engine: Engine,
    settings: Settings = QUICK,
    thinkers: type[Thinkers] = QuickThinkers,
    **parts: Any,
) -> Iterator[Running]:
    app = make_app(engine, settings, **parts)
    app.state.hall.bots.thinkers = thinkers(settings.bot_workers)
    server = Running(app, settings)
    try:
        yield server
    finally:
        server.stop()


def first(state: Message) -> str:
    """The first offer."""
    return str(state["offers"][0])
