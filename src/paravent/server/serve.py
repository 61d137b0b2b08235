"""Run the server: one process, on one address, until it is interrupted."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from paravent.core.mistakes import Mistake
from paravent.server import wal
from paravent.server.app import make_app
from paravent.server.connections import Server
from paravent.server.database import lock_sqlite, open_database, sqlite_url
from paravent.server.homes import Homes
from paravent.server.logs import Format
from paravent.server.relay import Relay, ValkeyRelay
from paravent.server.settings import Settings
from paravent.server.tidying import Tidying
from paravent.server.workers import serve_together

SWITCH_SECONDS = 0.0005


def data_folder() -> Path:
    """Where the database lies if nobody says otherwise."""
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / "paravent"
    if os.name == "nt" and (home := os.environ.get("LOCALAPPDATA")):
        return Path(home) / "paravent"
    return Path.home() / ".local" / "share" / "paravent"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; a Mistake if the address is not to be had."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.getaddrinfo(host, port, family, socket.SOCK_STREAM)[0]
    except (OSError, OverflowError) as error:
        raise Mistake("host-unknown", host=host) from error
    # The protocol must be named: asyncio turns Nagle's delay off only where it sees TCP.
    listening = socket.socket(found[0], found[1], socket.IPPROTO_TCP)
    try:
        if os.name != "nt":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(found[4])
        listening.listen(2048)
    except PermissionError as error:
        listening.close()
        raise Mistake("port-taken", port=str(port)) from error
    except OSError as error:
        listening.close()
        if error.errno is not None and os.strerror(error.errno).lower().startswith("address alr"):
            raise Mistake("port-taken", port=str(port)) from error
        raise Mistake("host-unknown", host=host) from error
    return listening


def serve(
    *,
    host: str,
    port: int,
    database: str = "",
    valkey: str = "",
    data: Path | None = None,
    metrics: str = "",
    workers: int = 1,
    log: Format = "json",
    settings: Settings | None = None,
    ready: Callable[[str], None] = lambda _: None,
) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is told the address as soon as it answers.

    Several workers begin logs of their own, in the form of `log`.
    """
    settings = settings or Settings(bot_workers=max(1, (os.cpu_count() or 2) - 1))
    if workers > 1:
        serve_together(
            workers,
            host=host,
            port=port,
            database=database,
            valkey=valkey,
            metrics=metrics,
            log=log,
            settings=settings,
            ready=ready,
        )
        return
    listening = listen(host, port)
    address = shown(host, listening.getsockname()[1])
    relay = ValkeyRelay(valkey) if valkey else Relay()
    url = database or sqlite_url(data or data_folder())
    with contextlib.closing(listening), locked(url):
        run(listening, url, relay, settings, metrics, lambda: ready(address))


def shown(host: str, port: int) -> str:
    """The address as a browser takes it."""
    name = "localhost" if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def run(
    listening: socket.socket,
    url: str,
    relay: Relay,
    settings: Settings,
    metrics: str,
    ready: Callable[[], None],
    homes: Homes | None = None,
) -> None:
    """One process, until it is told to end."""
    engine = open_database(url)
    wal.lengthen(engine)
    app = make_app(engine, settings, relay=relay, homes=homes)
    # The writing thread needs the interpreter several times for one act: it must not wait long.
    sys.setswitchinterval(SWITCH_SECONDS)
    server = Server(app, settings, ready)
    server.tidying = Tidying()
    app.state.metrics.watch_door(server.server_state)
    if metrics:
        app.state.metrics.serve(metrics)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has closed everything by then
        server.run(sockets=[listening])


@contextlib.contextmanager
def locked(url: str) -> Iterator[None]:
    """No other server has this SQLite file meanwhile."""
    lock = lock_sqlite(url)
    try:
        yield
    finally:
        if lock is not None:
            lock.close()
