"""How the workers of one machine hear each other: a Unix socket of the process above them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from paravent.server.relay import ALIVE_SECONDS, RETRY_SECONDS, Notice, Relay

LONGEST = 1 << 20  # bytes of a notice
BACKLOG = 8 << 20  # bytes that may wait for a worker; more, and it must connect again
log = logging.getLogger(__name__)


class Switchboard:
    """Passes every notice on to all workers but the one that it comes from."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.workers: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        self.server = await asyncio.start_unix_server(self._connect, self.path, limit=LONGEST)

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for worker in list(self.workers):
            worker.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.workers.add(writer)
        try:
            while line := await reader.readline():
                for other in list(self.workers):
                    if other is not writer:
                        pass_on(other, line)
        except (OSError, ValueError):
            pass  # the worker has died, or makes no sense
        finally:
            self.workers.discard(writer)
            writer.close()


def pass_on(writer: asyncio.StreamWriter, line: bytes) -> None:
    """Never waits: who does not read is cut off, and compares everything when it is back."""
    if writer.transport.get_write_buffer_size() > BACKLOG:
        writer.transport.abort()
    else:
        writer.write(line)


class LocalRelay(Relay):
    """A worker's end of it."""

    alone = False

    def __init__(self, path: str) -> None:
        self.path = path
        self.process = secrets.token_hex(8)
        self._writer: asyncio.StreamWriter | None = None

    def tell(self, notice: Notice) -> None:
        if self.up and self._writer is not None:
            told = replace(notice, process=self.process)
            pass_on(self._writer, msgspec.json.encode(told) + b"\n")

    async def run(self, heard: Callable[[Notice], None]) -> None:
        failures = 0
        while True:
            with contextlib.suppress(OSError, ValueError):
                reader, self._writer = await asyncio.open_unix_connection(self.path, limit=LONGEST)
                self.up, failures = True, 0
                alive = asyncio.create_task(self._live())
                try:
                    self.tell(Notice(new=True))
                    heard(Notice(self.process, new=True))  # what was told meanwhile is lost
                    while line := await reader.readline():
                        heard(msgspec.json.decode(line, type=Notice))
                finally:
                    self.up = False
                    alive.cancel()
                    self._writer.close()
            log.warning("the other workers are out of reach")
            await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
            failures += 1

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            self.tell(Notice())
