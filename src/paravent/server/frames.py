"""WebSockets (RFC 6455) as a protocol of uvicorn: frames are read and written where they come.

By ASGI the application only says whether it takes a connection. From then on it speaks with the
`Frames` among the extensions of the scope, which cost no task, queue or wake-up of their own.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
import os
from collections import deque
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from paravent.server.rates import Bucket
from paravent.server.settings import Settings

EXTENSION = "paravent.frames"
KEY = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL = 0x80
LONGEST_CONTROL = 125
PROTOCOL_ERROR, NOT_TEXT, POLICY, TOO_LARGE, SILENT, RESTART, TRY_AGAIN = (
    1002,
    1007,
    1008,
    1009,
    1011,
    1012,
    1013,
)
TOGETHER = 16  # messages that are written at once
WAITING = 8  # messages that are read before their sender must wait
LONGEST_HANDED = 1 << 14  # bytes that another process is given along
CLOSE_SECONDS = 5.0  # for the other end to say goodbye too
Head = tuple[str, dict[bytes, bytes], list[tuple[bytes, bytes]]]
log = logging.getLogger(__name__)


class Broken(Exception):
    """What came is no WebSocket, or more than is allowed; the code says it to the other end."""

    def __init__(self, code: int) -> None:
        self.code = code


class Frames(asyncio.Protocol):
    """One connection, from the request that uvicorn hands over to its end."""

    transport: asyncio.Transport

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.config = config
        self.state = server_state
        self.app_state = app_state
        self.loop = asyncio.get_running_loop()
        self.client: tuple[str, int] | None = None
        self.accepted = self.refused = self.closing = self.gone = self.going_on = False
        self.answer = b""  # to the key of the handshake
        self.buffer = bytearray()  # a frame that is not whole
        self.pieces: bytearray | None = None  # a message that is not whole
        self.is_text = False
        self.inbox: deque[bytes] = deque()
        self.waiter: asyncio.Future[None] | None = None
        self.paused = False
        self.control = Bucket(Settings.frames)
        self.outbox: list[bytes] = []  # what is written as soon as the loop is free
        self.outbox_bytes = Settings.outbox_bytes
        self.file = -1  # of the socket, if it may be written to directly
        self.unread = False  # more waits for the other end than the transport likes
        self.resumed = 0
        self.heard = True  # since the last ping
        self.timer: asyncio.TimerHandle | None = None

    # For the application, once it has accepted.

    def limit(self, settings: Settings) -> None:
        """How many frames besides messages may come, and how many bytes may wait to be read."""
        self.control = Bucket(settings.frames)
        self.outbox_bytes = settings.outbox_bytes

    def send(self, message: bytes, *, now: bool = False) -> None:
        """Write a text; never waits. Who does not read gets a new start, not an endless queue."""
        if self.closing:
            return
        if self.unread and self.transport.get_write_buffer_size() > self.outbox_bytes:
            self.close(TRY_AGAIN)
            return
        if not self.outbox and not now:  # what else is said goes along: each writing takes time
            self.loop.call_soon(self._write)
        self.outbox.append(frame(TEXT, message))
        if now or len(self.outbox) == TOGETHER:
            self._write()

    async def receive(self) -> bytes | None:
        """The next message, in its turn; None if no more will come."""
        while not self.inbox:
            if self.gone or self.closing:
                return None
            self.waiter = self.loop.create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        message = self.inbox.popleft()
        if self.paused and not self.inbox and not self.gone:
            self.paused = False
            self._read()
            if not self.paused and not self.transport.is_closing():
                self.transport.resume_reading()
        return message

    def go_on(self, work: Coroutine[Any, Any, None]) -> None:
        """What to do until the end; the application need not stay, with all that it knows."""
        self.going_on = True
        self._keep(self._work(work))

    def hand_over(self, give: Callable[[int, list[bytes], bytes], bool]) -> bool:
        """Let another process go on from here, if it takes the socket and what came before."""
        transport = self.transport
        self._write()
        whole = self.pieces is None and sum(map(len, (*self.inbox, self.buffer))) < LONGEST_HANDED
        if self.file < 0 or self.closing or not whole or transport.get_write_buffer_size():
            return False
        if not give(self.file, list(self.inbox), bytes(self.buffer)):
            return False
        self.closing = True
        self.inbox.clear()
        transport.abort()  # our end alone: the connection is theirs, and they hear what comes
        return True

    def take_over(self, messages: list[bytes], rest: bytes) -> None:
        """Go on where another process has been, as soon as the connection is made."""
        self.answer, self.accepted = b"given", True
        self.inbox.extend(messages)
        self.buffer += rest

    def close(self, code: int) -> None:
        """Say goodbye; the connection ends when the other end does too, or soon."""
        if self.closing or self.gone:
            return
        self.closing = True
        self.inbox.clear()
        self._wake()
        self.outbox.append(frame(CLOSE, code.to_bytes(2, "big")))
        self._write()
        if self.paused:
            self.transport.resume_reading()
        self._later(CLOSE_SECONDS, self.transport.abort)

    # For the server.

    def phase(self) -> tuple[str, int]:
        """What is waited for, and how often that went on already."""
        if not self.accepted:
            return "handshake", 0
        return ("unread", self.resumed) if self.unread else ("open", 0)

    def shutdown(self) -> None:
        if self.accepted:
            self.close(RESTART)
            self.transport.close()
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    # As asyncio's protocol.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]  # uvloop's has no base
        self.client = get_remote_addr(self.transport)
        self.state.connections.add(self)  # type: ignore[arg-type]
        if self.accepted:
            self._open()
            self._read()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = self.closing = True
        self.state.connections.discard(self)
        self._later(None)
        self._wake()

    def pause_writing(self) -> None:
        self.unread = True

    def resume_writing(self) -> None:
        self.unread = False
        self.resumed += 1

    def eof_received(self) -> None:
        self.closing = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        if not self.answer:
            self._begin(data)
            return
        if self.refused:
            return
        self.heard = True
        self.buffer += data
        self._read()

    # Frames.

    def _read(self) -> None:
        """Hear what has come, but few messages at a time: thousands fit into what comes at once."""
        buffer = self.buffer
        try:
            while self.accepted and len(self.inbox) <= WAITING and (taken := self._take(buffer)):
                del buffer[:taken]
        except Broken as broken:
            buffer.clear()
            self.close(broken.code)
        if len(self.inbox) > WAITING and not self.paused and not self.closing:
            self.paused = True
            self.transport.pause_reading()

    def _take(self, buffer: bytearray) -> int:
        """Hear the first frame of a buffer; its length, or 0 if it is not whole."""
        if len(buffer) < 2:
            return 0
        first, length, start = buffer[0], buffer[1] & 0x7F, 6
        if first & 0x70 or buffer[1] < 0x80:
            raise Broken(PROTOCOL_ERROR)  # an extension, or no mask
        if length > LONGEST_CONTROL:
            start = 8 if length == 126 else 14
            length = int.from_bytes(buffer[2 : start - 4], "big")
            if len(buffer) < start:
                return 0
        code, final = first & 0x0F, first >= FINAL
        if length > (self.config.ws_max_size if code < CLOSE else LONGEST_CONTROL):
            raise Broken(TOO_LARGE if code < CLOSE else PROTOCOL_ERROR)
        end = start + length
        if len(buffer) < end:
            return 0
        payload = unmasked(buffer[start:end], buffer[start - 4 : start])
        if code >= CLOSE:
            self._hear_control(code, final, payload)
        else:
            self._hear_data(code, final, payload)
        return end

    def _hear_data(self, code: int, final: bool, payload: bytes) -> None:
        if code > BINARY or (code == CONTINUATION) is (self.pieces is None):
            raise Broken(PROTOCOL_ERROR)
        if code != CONTINUATION:
            self.is_text = code == TEXT
        if self.pieces is not None or not final:
            payload = self._joined(payload, final)
            if not final:
                return
        if self.is_text and not payload.isascii():
            try:
                payload.decode()
            except UnicodeDecodeError:
                raise Broken(NOT_TEXT) from None
        if self.closing:
            self._count()
        else:
            self.inbox.append(payload)
            self._wake()

    def _joined(self, payload: bytes, final: bool) -> bytes:
        """A message so far, of which one more piece has come."""
        if not final:
            self._count()
        pieces = self.pieces = self.pieces if self.pieces is not None else bytearray()
        pieces += payload
        if len(pieces) > self.config.ws_max_size:
            raise Broken(TOO_LARGE)
        if not final:
            return b""
        self.pieces = None
        return bytes(pieces)

    def _hear_control(self, code: int, final: bool, payload: bytes) -> None:
        if code > PONG or not final:
            raise Broken(PROTOCOL_ERROR)
        if code == CLOSE:
            self._hear_close(payload)
            return
        self._count()
        if code == PING and not self.closing and not self.unread:
            self.transport.write(frame(PONG, payload))

    def _hear_close(self, payload: bytes) -> None:
        if not self.closing:
            valid = not payload or (len(payload) > 1 and may_be_said(int.from_bytes(payload[:2])))
            self.closing = True
            self._wake()
            code = payload[:2] if valid else PROTOCOL_ERROR.to_bytes(2, "big")
            self.transport.write(frame(CLOSE, code))
        self.transport.close()
        self._later(CLOSE_SECONDS, self.transport.abort)

    def _count(self) -> None:
        """Frames that are no message cost the other end nothing: they are counted."""
        if not self.control.take():
            raise Broken(POLICY)

    def _write(self) -> None:
        if self.outbox and not self.gone:
            written = b"".join(self.outbox)
            taken = self._at_once(written)
            if taken < len(written):
                self.transport.write(written[taken:])
        self.outbox.clear()

    def _at_once(self, written: bytes) -> int:
        """How much the socket takes right away: the transport writes when all else is done."""
        transport = self.transport
        if transport.get_write_buffer_size() or transport.is_closing():
            return 0  # in its turn, or the file may be another's by now
        try:
            return os.write(self.file, written) if self.file >= 0 else 0
        except OSError:
            return 0  # full, or broken: the transport finds out

    def _wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    # Silence.

    def _beat(self) -> None:
        """Ask whether the other end is still there; close if it did not answer the last time."""
        if not self.heard:
            self.close(SILENT)
            return
        self.heard = False
        if not self.unread:
            self.transport.write(frame(PING, b""))
        self._later(self.config.ws_ping_interval, self._beat)

    def _later(self, seconds: float | None, *what: Any) -> None:
        """One thing at a time is waited for."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, *what) if seconds and not self.gone else None

    # The handshake.

    def _begin(self, request: bytes) -> None:
        """Ask the application about a request, which uvicorn has read and written out again."""
        target, known, headers = head_of(request)
        answer = answer_to(known.get(b"sec-websocket-key", b""))
        if not answer or known.get(b"sec-websocket-version", b"").strip() != b"13":
            self.answer = b"none"
            self._refuse(HTTPStatus.BAD_REQUEST)
            return
        self.answer = answer
        self.transport.pause_reading()  # until the application has accepted
        path, _, query = target.partition("?")
        root = self.config.root_path
        scope = {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": self.client,
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {EXTENSION: self},
        }
        self._keep(self._run(scope))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that the server waits for when it ends."""
        task = self.loop.create_task(work)
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    async def _work(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("a socket failed")
        if not self.closing:
            self.close(1000)

    async def _run(self, scope: dict[str, Any]) -> None:
        app: ASGIApp = self.config.loaded_app
        try:
            await app(scope, self._ask, self._reply)
        except Exception:
            log.exception("a socket failed")
        if not self.accepted and not self.refused:
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        if not self.closing and not self.going_on:
            self.close(1000)

    async def _ask(self) -> Message:
        return {"type": "websocket.disconnect" if self.gone else "websocket.connect", "code": 1006}

    async def _reply(self, message: Message) -> None:
        """Whether the application accepts, or what it answers instead."""
        kind = message["type"]
        if self.gone or self.refused:
            return
        if kind == "websocket.accept":
            self._accept(list(message.get("headers", ())))
        elif kind == "websocket.close":
            if self.accepted:
                self.close(message.get("code", 1000))
            elif message.get("code") == TRY_AGAIN:
                self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            else:
                self._refuse(HTTPStatus.FORBIDDEN)
        else:
            raise RuntimeError(f"frames are not sent by ASGI: {kind}")

    def _accept(self, headers: list[tuple[bytes, bytes]]) -> None:
        mine = [
            (b"Upgrade", b"websocket"),
            (b"Connection", b"Upgrade"),
            (b"Sec-WebSocket-Accept", self.answer),
        ]
        self.transport.write(answer_head(HTTPStatus.SWITCHING_PROTOCOLS, [*mine, *headers]))
        self.accepted = True
        self.transport.resume_reading()
        self._open()

    def _open(self) -> None:
        if os.name != "nt" and not is_ssl(self.transport):
            self.file = self.transport.get_extra_info("socket").fileno()
        self._later(self.config.ws_ping_interval, self._beat)

    def _refuse(self, status: HTTPStatus) -> None:
        self.refused = self.closing = True
        mine = [(b"Content-Length", b"0"), (b"Connection", b"close")]
        self.transport.write(answer_head(status, mine))
        self.transport.close()


def frame(code: int, payload: bytes) -> bytes:
    """A whole frame, as servers write them: without a mask."""
    length = len(payload)
    if length < 126:
        return bytes((FINAL | code, length)) + payload
    if length < 1 << 16:
        return bytes((FINAL | code, 126, length >> 8, length & 0xFF)) + payload
    return bytes((FINAL | code, 127)) + length.to_bytes(8, "big") + payload


def unmasked(payload: bytearray, mask: bytearray) -> bytes:
    length = len(payload)
    key = (mask * (length // 4 + 1))[:length]
    plain = int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")
    return plain.to_bytes(length, "little")


def may_be_said(code: int) -> bool:
    """Whether a frame may give this as the reason of an end."""
    return code in (1000, 1001, 1002, 1003) or 1007 <= code <= 1014 or 3000 <= code <= 4999


def answer_to(key: bytes) -> bytes:
    """What proves that a key was understood; nothing if it is none."""
    try:
        if len(base64.b64decode(key.strip(), validate=True)) != 16:
            return b""
    except binascii.Error:
        return b""
    return base64.b64encode(hashlib.sha1(key.strip() + KEY).digest())


def head_of(request: bytes) -> Head:
    """Target and headers, with their names in small letters as uvicorn writes them."""
    first, *lines = request.partition(b"\r\n\r\n")[0].split(b"\r\n")
    headers = []
    for line in lines:
        name, _, value = line.partition(b": ")
        headers.append((name, value))
    return first.split(b" ")[1].decode("ascii"), dict(headers), headers


def answer_head(status: HTTPStatus, headers: list[tuple[bytes, bytes]]) -> bytes:
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*lines, b"", b""])
