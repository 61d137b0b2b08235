"""Homes: each table has one among the workers of a machine, and sockets go to where theirs is.

There an act is checked, stored and told without another worker. Any worker serves any table,
though: where a home is not there, or somebody watches several tables, a socket stays.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from zlib import crc32

import msgspec
from msgspec import Struct

LONGEST = 1 << 16  # bytes that go along with a socket
SPACE = socket.CMSG_SPACE(array("i").itemsize) if hasattr(socket, "CMSG_SPACE") else 0
log = logging.getLogger(__name__)


class Handed(Struct):
    """What a worker must know of a socket that it goes on with."""

    address: str
    lang: str
    guest: str = ""
    name: str = ""
    session: str = ""
    lobby: bool = False  # it is told of the lobby
    messages: list[bytes] = []  # that nobody has carried out yet; the first one is why it comes
    rest: bytes = b""  # of a message that is not whole


class Homes:
    """Sockets are sent as datagrams, which nobody has to wait for: they are taken, or stay."""

    def __init__(self, folder: Path, mine: int, count: int) -> None:
        self.folder = folder
        self.mine = mine
        self.count = count
        self._here: socket.socket | None = None
        self._out: socket.socket | None = None

    def home(self, table_id: str) -> int:
        return crc32(table_id.encode()) % self.count

    def path(self, number: int) -> str:
        return str(self.folder / f"home-{number}")

    def open(self, receive: Callable[[Handed, socket.socket], None]) -> None:
        """Take the sockets that others send, from now on."""
        Path(self.path(self.mine)).unlink(missing_ok=True)  # of the worker that was here before
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._here = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        for one in (self._out, self._here):
            one.setblocking(False)
        self._here.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 * LONGEST)
        self._out.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * LONGEST)
        self._here.bind(self.path(self.mine))
        asyncio.get_running_loop().add_reader(self._here, self._take, self._here, receive)

    def close(self) -> None:
        """Take no more; whoever wants to send one finds out."""
        here, self._here = self._here, None
        if here is not None:
            asyncio.get_running_loop().remove_reader(here)
            with suppress(OSError):
                Path(self.path(self.mine)).unlink()
            here.close()

    def send(self, table_id: str, handed: Handed, file: int) -> bool:
        """Whether the home of a table has taken a socket; there is nothing to do if it is here."""
        number = self.home(table_id)
        if number == self.mine or self._out is None:
            return False
        told = msgspec.msgpack.encode(handed)
        along = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [file]))]
        try:
            return self._out.sendmsg([told], along, 0, self.path(number)) == len(told)
        except OSError:
            return False  # it is not there, or has too much to do

    def _take(self, here: socket.socket, receive: Callable[[Handed, socket.socket], None]) -> None:
        with suppress(BlockingIOError):
            while self._here is not None:
                told, along, _flags, _sender = here.recvmsg(2 * LONGEST, SPACE)
                files = array("i")
                for level, kind, data in along:
                    if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
                        files.frombytes(data[: len(data) - len(data) % files.itemsize])
                wires = [socket.socket(fileno=file) for file in files]
                try:
                    handed = msgspec.msgpack.decode(told, type=Handed)
                    receive(handed, wires.pop())
                except (msgspec.MsgspecError, IndexError, OSError):
                    log.exception("a socket that another worker sent makes no sense")
                for wire in wires:
                    wire.close()
