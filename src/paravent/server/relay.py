"""Telling other processes of the same site what has changed.

A notice that is lost loses nothing: tables compare their versions with the store from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from paravent.core.mistakes import Mistake

if TYPE_CHECKING:
    from valkey.asyncio import Valkey
    from valkey.asyncio.client import PubSub

CHANNEL = "paravent"
CONNECT_SECONDS = 5.0
ALIVE_SECONDS = 20.0
SILENCE_SECONDS = 3 * ALIVE_SECONDS  # after which somebody is taken for dead
RETRY_SECONDS = (0.1, 0.5, 2.0, 5.0)
WAITING = 10_000  # notices; more are dropped, like all of them while nobody can be told
log = logging.getLogger(__name__)


class Notice(Struct, frozen=True, omit_defaults=True):
    """From one process to all others.

    With a version and the number of its last line of chat: the table has changed; whoever knows
    the version before the steps need not read them. With guests: these listen to it there.
    Without a table: this process is there; `new` if it may have missed notices, or lost some.
    """

    process: str = ""
    table: str = ""
    version: int | None = None
    steps: list[str] = []  # the last ones up to that version, as they are stored
    chatted: int = -1
    guests: list[str] | None = None
    new: bool = False


class Relay:
    """For a site of one process: there is nobody to tell."""

    alone = True
    up = False

    def tell(self, notice: Notice) -> None:
        """Tell the others as soon as possible; never waits."""

    async def run(self, heard: Callable[[Notice], None]) -> None:
        """Call `heard` for what others tell, until cancelled."""


class ValkeyRelay(Relay):
    """Over a channel of a Valkey server, which may come and go."""

    alone = False

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(8)
        self._outbox: asyncio.Queue[Notice] = asyncio.Queue(WAITING)
        self._server = valkey_at(url)

    def tell(self, notice: Notice) -> None:
        if self.up:
            with contextlib.suppress(asyncio.QueueFull):
                self._outbox.put_nowait(replace(notice, process=self.process))

    async def run(self, heard: Callable[[Notice], None]) -> None:
        failures = 0
        try:
            while True:
                try:
                    async with self._server.pubsub() as channel:
                        await self._talk(channel, heard)
                except errors() as error:
                    if self.up or failures == 0:
                        log.warning("Valkey is out of reach (%s)", type(error).__name__)
                    failures = 1 if self.up else failures + 1
                    self.up = False
                await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS)) - 1])
        finally:
            self.up = False
            with contextlib.suppress(*errors()):
                await self._server.aclose()

    async def _talk(self, channel: PubSub, heard: Callable[[Notice], None]) -> None:
        await channel.subscribe(CHANNEL)
        if await channel.get_message(timeout=CONNECT_SECONDS) is None:
            raise TimeoutError
        self._outbox = asyncio.Queue(WAITING)
        self._outbox.put_nowait(Notice(self.process, new=True))
        self.up = True
        heard(Notice(self.process, new=True))  # what was told meanwhile is lost
        parts = [
            asyncio.create_task(part)
            for part in (self._send(), self._receive(channel, heard), self._live())
        ]
        try:
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            for part in done:
                part.result()
        finally:
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            notice = await self._outbox.get()
            await self._server.publish(CHANNEL, msgspec.json.encode(notice))

    async def _receive(self, channel: PubSub, heard: Callable[[Notice], None]) -> None:
        while True:
            message = await channel.get_message(timeout=SILENCE_SECONDS)
            if message is None:  # not even what we have said ourselves
                raise TimeoutError
            try:
                notice = msgspec.json.decode(message["data"], type=Notice)
            except msgspec.MsgspecError:
                log.warning("somebody else speaks on the channel %s", CHANNEL)
                continue
            if notice.process != self.process:
                heard(notice)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            self.tell(Notice())


def valkey_at(url: str) -> Valkey:
    """A Valkey server by its address; a Mistake if that makes no sense."""
    try:
        from valkey.asyncio import Valkey
    except ModuleNotFoundError as error:
        raise Mistake("valkey-driver", module=error.name or "valkey") from error
    try:
        server: Valkey = Valkey.from_url(url, socket_connect_timeout=CONNECT_SECONDS)
    except ValueError as error:
        raise Mistake("valkey-address") from error
    return server


def errors() -> tuple[type[Exception], ...]:
    """What goes wrong when Valkey is away."""
    from valkey.exceptions import ValkeyError

    found: Any = ValkeyError
    return (found, OSError)
