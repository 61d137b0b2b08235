"""WebSocket frames as they come over the wire, also from those who do not keep the rules."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import Mock

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from paravent.server.frames import (
    CLOSE,
    CONTINUATION,
    KEY,
    PING,
    PONG,
    TEXT,
    WAITING,
    Frames,
    frame,
    unmasked,
)
from tests.server.people import Person

pytestmark = pytest.mark.once
People = Callable[[str], Person]
HELLO = b'{"do":"ping","id":"p"}'


class Wire:
    """A client that writes any bytes."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=20)
        self.stream = self.socket.makefile("rb")

    def shake(self, **headers: str) -> tuple[bytes, dict[bytes, bytes]]:
        """Ask for a WebSocket; status and headers of the answer."""
        lines = {
            "Host": "localhost",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        } | {name.replace("_", "-"): value for name, value in headers.items()}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.socket.sendall(f"GET /api/socket HTTP/1.1\r\n{head}\r\n".encode())
        status = self.stream.readline().split(b" ")[1]
        found = {}
        while line := self.stream.readline().strip():
            name, _, value = line.partition(b": ")
            found[name.lower()] = value
        return status, found

    def send(self, code: int, payload: bytes, *, final: bool = True) -> None:
        self.socket.sendall(masked(code, payload, final=final))

    def close(self) -> None:
        self.socket.close()

    def hear(self) -> tuple[int, bytes]:
        """Code and payload of the next frame."""
        first, length = self.stream.read(2)
        if length > 125:
            length = int.from_bytes(self.stream.read(2 if length == 126 else 8), "big")
        return first & 0x0F, self.stream.read(length)

    def closed(self) -> int:
        """The code with which the server says goodbye, whatever it said before."""
        while True:
            code, payload = self.hear()
            if code == CLOSE:
                return int.from_bytes(payload[:2], "big")


def masked(code: int, payload: bytes, *, final: bool = True) -> bytes:
    mask, plain = bytearray(b"\x37\xfa\x21\x3d"), bytearray(frame(code, payload))
    start = {126: 4, 127: 10}.get(plain[1], 2)
    plain[0] = plain[0] if final else code
    plain[1] |= 0x80
    return bytes(plain[:start] + mask + unmasked(plain[start:], mask))


WRONG_GOODBYE = masked(CLOSE, (1005).to_bytes(2, "big"))


@pytest.fixture
def wire(person: People) -> Iterator[Wire]:
    with shaken(person("Ana").port) as found:
        yield found


@contextmanager
def shaken(port: int) -> Iterator[Wire]:
    made = Wire(port)
    try:
        status, headers = made.shake()
        key = base64.b64encode(hashlib.sha1(b"dGhlIHNhbXBsZSBub25jZQ==" + KEY).digest())
        assert status == b"101" and headers[b"sec-websocket-accept"] == key
        assert b'"say":"welcome"' in made.hear()[1]
        yield made
    finally:
        made.socket.close()


def test_who_is_no_websocket_gets_none(person: People) -> None:
    port = person("Ana").port
    for headers in ({"Sec_WebSocket_Version": "8"}, {"Sec_WebSocket_Key": "short"}):
        assert Wire(port).shake(**headers)[0] == b"400"
    assert Wire(port).shake(Origin="https://elsewhere.example")[0] == b"403"


def test_a_message_may_come_in_any_pieces(wire: Wire) -> None:
    for byte in masked(TEXT, HELLO):
        wire.socket.sendall(bytes([byte]))
    assert wire.hear() == (TEXT, b'{"say":"done","id":"p"}')
    wire.send(TEXT, HELLO[:5], final=False)
    wire.send(PING, b"between")
    wire.send(CONTINUATION, HELLO[5:])
    assert wire.hear() == (PONG, b"between")
    assert wire.hear() == (TEXT, b'{"say":"done","id":"p"}')
    wire.socket.sendall(masked(TEXT, HELLO) * 3)
    for _ in range(3):
        assert wire.hear()[0] == TEXT


def test_what_comes_at_once_is_heard_a_little_at_a_time() -> None:
    """Else one write of a stranger would keep everybody waiting."""

    async def flood() -> None:
        config = Config("", ws_max_size=100)
        frames, transport = Frames(config, ServerState(), {}), Mock()
        frames.transport, frames.answer, frames.accepted = transport, b"given", True
        transport.is_closing.return_value = False
        frames.data_received(masked(TEXT, b"{}") * 1000)
        assert len(frames.inbox) == WAITING + 1
        transport.pause_reading.assert_called()
        transport.resume_reading.assert_not_called()
        for _ in range(1000):
            assert len(frames.inbox) <= WAITING + 1
            assert await frames.receive() == b"{}"
        transport.resume_reading.assert_called_once()
        frames.close(1000)
        frames.data_received(masked(TEXT, b"{}") * 1000)
        assert not frames.inbox and not frames.buffer

    asyncio.run(flood())


def test_goodbye_is_answered(wire: Wire) -> None:
    wire.send(TEXT, HELLO)
    wire.send(CLOSE, (1001).to_bytes(2, "big"))
    assert wire.hear()[0] == TEXT  # what was asked before is carried out
    assert wire.closed() == 1001
    assert wire.stream.read() == b""


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, HELLO), 1002),  # no mask
        (b"\xc1" + masked(TEXT, HELLO)[1:], 1002),  # an extension that nobody spoke of
        (masked(3, HELLO), 1002),
        (masked(11, b""), 1002),
        (masked(CONTINUATION, HELLO), 1002),
        (masked(TEXT, HELLO, final=False) + masked(TEXT, HELLO), 1002),
        (masked(PING, b"", final=False), 1002),
        (masked(PING, b"x" * 126), 1002),
        (WRONG_GOODBYE, 1002),
        (masked(TEXT, b'"\xff"'), 1007),
        (masked(TEXT, b" " * 9000), 1009),
        (masked(TEXT, b"")[:1] + b"\xff" + (1 << 40).to_bytes(8, "big") + b"mask", 1009),
        (masked(TEXT, b" " * 7000, final=False) + masked(CONTINUATION, b" " * 10_000), 1009),
        (masked(PING, b"") * 100, 1008),
        (masked(TEXT, b"", final=False) + masked(CONTINUATION, b"", final=False) * 100, 1008),
    ],
)
def test_who_breaks_the_rules_is_told_so(wire: Wire, sent: bytes, code: int) -> None:
    wire.socket.sendall(sent)
    assert wire.closed() == code
    if sent != WRONG_GOODBYE:  # after a goodbye nothing may come, and whoever reads it is gone
        wire.send(CLOSE, b"")
    assert wire.stream.read() == b""


def test_others_are_served_meanwhile(person: People) -> None:
    """Half a handshake, half a frame and an end without goodbye concern nobody else."""
    port = person("Ana").port
    with shaken(port) as first, shaken(port) as second:
        first.socket.sendall(masked(TEXT, HELLO)[:7])
        second.send(TEXT, HELLO)
        assert second.hear()[0] == TEXT
        first.socket.close()
        second.send(TEXT, HELLO)
        assert second.hear()[0] == TEXT


def test_what_is_said_at_once_is_written_at_once() -> None:
    async def said() -> list[bytes]:
        frames = Frames(Config(Mock()), ServerState(), {})
        frames.transport = transport = Mock()
        frames.send(b"one")
        frames.send(b"two")
        await asyncio.sleep(0)
        frames.send(b"three")
        frames.close(1000)  # nothing that was said before is lost
        return [call.args[0] for call in transport.write.call_args_list]

    end = frame(CLOSE, (1000).to_bytes(2, "big"))
    assert asyncio.run(said()) == [
        frame(TEXT, b"one") + frame(TEXT, b"two"),
        frame(TEXT, b"three") + end,
    ]
