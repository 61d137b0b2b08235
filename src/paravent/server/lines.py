"""Lines: whoever asks for much at once is served bit by bit, and others in between."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paravent.server.api import address

AT_ONCE = 2  # requests of one network address that are being answered


class Line:
    """Those of one address: some are being answered, the others wait in their order."""

    def __init__(self) -> None:
        self.served = 0
        self.waiting: deque[asyncio.Future[None]] = deque()

    async def join(self) -> None:
        if self.served < AT_ONCE:
            self.served += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # it had just been called
            raise

    def leave(self) -> None:
        """Let the next one come, who takes this place."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.served -= 1


class OneByOne:
    """Requests of an address stand in line until their answers begin; to read takes no place."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.lines: dict[str, Line] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        here = address(HTTPConnection(scope))
        line = self.lines.setdefault(here, Line())
        await line.join()
        left = False

        def leave() -> None:
            nonlocal left
            if not left:
                left = True
                line.leave()
                if line.served == 0 and self.lines.get(here) is line:
                    del self.lines[here]

        async def send_on(message: Message) -> None:
            leave()
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        finally:
            leave()
