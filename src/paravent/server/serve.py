"""Run the server: one process, on one address, until it is interrupted."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import uvicorn

from paravent.core.mistakes import Mistake
from paravent.server.app import make_app
from paravent.server.database import open_database, sqlite_url
from paravent.server.relay import Relay, ValkeyRelay
from paravent.server.settings import Settings

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
        raise Mistake("port-taken", port=port) from error
    except OSError as error:
        listening.close()
        if error.errno is not None and os.strerror(error.errno).lower().startswith("address alr"):
            raise Mistake("port-taken", port=port) from error
        raise Mistake("host-unknown", host=host) from error
    return listening


def serve(
    *,
    host: str,
    port: int,
    database: str = "",
    valkey: str = "",
    data: Path | None = None,
    origins: Sequence[str] = (),
    settings: Settings | None = None,
    ready: Callable[[str], None] = lambda _: None,
) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is told the address."""
    listening = listen(host, port)
    relay = ValkeyRelay(valkey) if valkey else Relay()
    engine = open_database(database or sqlite_url(data or data_folder()))
    settings = settings or Settings(
        origins=tuple(origins), bot_workers=max(1, (os.cpu_count() or 2) - 1)
    )
    config = uvicorn.Config(
        make_app(engine, settings, relay=relay),
        ws="wsproto",
        ws_max_size=2 * settings.message_bytes,
        ws_per_message_deflate=False,  # costs more time than a few kilobytes are worth
        access_log=False,  # addresses may hold invitations
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    # The writing thread needs the interpreter several times for one act: it must not wait long.
    sys.setswitchinterval(SWITCH_SECONDS)
    shown = "localhost" if host in ("0.0.0.0", "::") else host
    shown = f"[{shown}]" if ":" in shown else shown
    ready(f"http://{shown}:{listening.getsockname()[1]}/")
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has closed everything by then
        uvicorn.Server(config).run(sockets=[listening])
