"""Connections of strangers: how many there may be, and how long each may keep us waiting.

Once a second every connection is asked for its phase. One that stays too long in a phase where we
wait for its other end is cut off, together with all that it has not read.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections import Counter
from collections.abc import Callable, Container
from dataclasses import replace
from typing import Any, Protocol, cast

import h11
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from paravent.core.registry import all_games
from paravent.server.addresses import Trust, network
from paravent.server.frames import Frames
from paravent.server.homes import Handed, Homes
from paravent.server.roster import Roster
from paravent.server.settings import Settings
from paravent.server.speech import words_in
from paravent.server.tidying import Tidying
from paravent.text.words import LANGUAGES

Phase = tuple[str, int]  # what is waited for, and how often that has gone on already
TICKS = 10  # of a tenth of a second, between two looks
SPARE_FILES = 128  # for the database, the bots and the pages
MOST_FILES = 65_536
DRAIN_SECONDS = 5.0  # when asked to go, if nothing else is said
CLOSING = ("closing", 0)


class Connection(Protocol):
    """What a look needs to know of a connection, of whatever protocol it is."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def phase(self) -> Phase:
        """What it waits for now: request, body, handshake or unread; else open."""


class Door(ServerState):
    """Who may come in."""

    def __init__(self, settings: Settings, shunned: Container[str]) -> None:
        super().__init__()
        self.settings = settings
        self.shunned = shunned
        self.trust = Trust(settings.proxies)
        self.most = settings.connections or room_for_files() - SPARE_FILES
        self.by_network: Counter[str] = Counter()
        self.phases: dict[Connection, tuple[Phase, float]] = {}
        self.silent: dict[Http, None] = {}  # those that may be, in their order
        self.refused = self.cut = 0

    def admit(self, client: tuple[str, int] | None) -> bool:
        """Whether one more may come from there; proxies bring everybody."""
        home = network(client[0]) if client else ""
        if home in self.shunned:
            self.refused += 1
            return False
        if self.by_network[home] >= self.settings.connections_per_address:
            if client is None or client[0] not in self.trust:
                self.refused += 1
                return False
        if len(self.connections) >= self.most and not self.make_room():
            self.refused += 1
            return False
        self.by_network[home] += 1
        return True

    def leave(self, client: tuple[str, int] | None) -> None:
        self.by_network[network(client[0]) if client else ""] -= 1

    def make_room(self) -> bool:
        """Cut off the one that has asked for nothing the longest."""
        while self.silent:
            connection = next(iter(self.silent))
            del self.silent[connection]
            if connection.phase()[0] == "request" and not connection.transport.is_closing():
                connection.transport.abort()
                return True
        return False

    def look(self, now: float) -> None:
        """Cut off whoever keeps us waiting, and count again who is here."""
        patience = self.settings.patience
        phases: dict[Connection, tuple[Phase, float]] = {}
        late: list[Connection] = []
        here = cast("set[Connection]", self.connections)
        for connection in here:
            phase = CLOSING if connection.transport.is_closing() else connection.phase()
            if phase[0] not in patience:
                continue  # as nearly all: nothing is to be waited for
            before, since = self.phases.get(connection, (phase, now))
            since = since if phase == before else now
            phases[connection] = phase, since
            if now - since > patience[phase[0]]:
                late.append(connection)
        self.phases = phases
        self.by_network = Counter(network(one.client[0]) if one.client else "" for one in here)
        for connection in late:
            self.cut += 1
            connection.transport.abort()


class Http(H11Protocol):
    """HTTP from strangers."""

    server_state: Door

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.answered = 0
        self.resumed = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.server_state.admit(self.client):
            self.connections.discard(self)
            transport.abort()
            return
        self.server_state.silent[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.silent.pop(self, None)
        if self in self.connections:
            self.server_state.leave(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self not in self.connections:
            return
        if self.client and network(self.client[0]) in self.server_state.shunned:
            self.transport.abort()
        else:
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.server_state.silent.pop(self, None)
        super().handle_websocket_upgrade(event)

    def phase(self) -> Phase:
        cycle = self.cycle
        if cycle is None or cycle.response_complete:
            return "request", self.answered
        if cycle.more_body:
            return "body", self.answered
        return ("unread", self.resumed) if self.flow.write_paused else ("open", 0)

    def on_response_complete(self) -> None:
        self.answered += 1
        self.server_state.silent[self] = None
        super().on_response_complete()

    def resume_writing(self) -> None:
        self.resumed += 1
        super().resume_writing()


class Server(uvicorn.Server):
    """uvicorn behind our door; `ready` is called when it really serves."""

    server_state: Door

    def __init__(
        self, app: Starlette, settings: Settings, ready: Callable[[], None] = lambda: None
    ) -> None:
        config = uvicorn.Config(
            app,
            http=Http,
            ws=Frames,
            ws_max_size=2 * settings.message_bytes,
            access_log=False,  # addresses may hold invitations
            log_config=None,  # logs.py
            log_level="warning",
            server_header=False,
            proxy_headers=False,  # app.py knows whom to believe
            timeout_graceful_shutdown=3,
        )
        super().__init__(config)
        self.settings = settings
        self.server_state = Door(settings, app.state.limits.shunned)
        self.ready = ready
        self.tidying: Tidying | None = None  # for a process that does nothing else
        self.roster: Roster = app.state.roster
        self.roster.leave = self.drain
        self.homes: Homes | None = app.state.homes
        self.go_on_with: Callable[[Frames, Handed], None] = app.state.go_on_with
        self.coming: set[asyncio.Task[None]] = set()

    def drain(self) -> None:
        """Asked to go: those at tables are sent away, a few at a time."""
        self.settings = replace(
            self.settings, drain_seconds=self.settings.drain_seconds or DRAIN_SECONDS
        )
        self.should_exit = True

    def take_over(self, handed: Handed, wire: socket.socket) -> None:
        """Another worker has accepted a socket, and we go on with it."""
        task = asyncio.create_task(self._take_over(handed, wire))
        self.coming.add(task)
        task.add_done_callback(self.coming.discard)

    async def _take_over(self, handed: Handed, wire: socket.socket) -> None:
        frames = Frames(self.config, self.server_state, {})
        frames.take_over(handed.messages, handed.rest)
        wire.setblocking(False)
        loop = asyncio.get_running_loop()
        with contextlib.suppress(OSError):  # it has gone meanwhile
            await loop.connect_accepted_socket(lambda: frames, wire)
            self.go_on_with(frames, handed)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listening in sockets or ():
                self.roster.address = f"{socket.gethostname()}:{listening.getsockname()[1]}"
            read_ahead()
            if self.homes is not None:
                self.homes.open(self.take_over)
            if self.tidying is not None:
                self.tidying.begin()
            self.ready()
            with contextlib.suppress(SQLAlchemyError):  # it is looked at again soon
                await self.roster.look()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, and send those at tables away one after the other.

        Their pages connect again at once: to another server of the site, if there is one.
        """
        if self.homes is not None:
            self.homes.close()
        for server in self.servers:
            server.close()
        here = [one for one in self.server_state.connections if isinstance(one, Frames)]
        for one in here:
            one.shutdown()
            if self.settings.drain_seconds and not self.force_exit:
                await asyncio.sleep(self.settings.drain_seconds / len(here))
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            now = asyncio.get_running_loop().time()
            self.server_state.look(now)
            if self.tidying is not None:
                self.tidying.look(now)
        return await super().on_tick(counter)


def read_ahead() -> None:
    """Games and words, or the first who opens a table or makes a mistake keeps all waiting."""
    all_games()
    for lang in LANGUAGES:
        words_in(lang)


def room_for_files() -> int:
    """How many files may be open at once, after asking for as many as we can get."""
    if os.name == "nt":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    with contextlib.suppress(ValueError, OSError):
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
