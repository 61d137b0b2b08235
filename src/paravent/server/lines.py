"""Lines: whoever asks for much at once is answered bit by bit, and others in between."""

from __future__ import annotations

import asyncio
from collections import Counter

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paravent.server.api import address

LONGEST = 16  # turns of the loop that a request waits, at most


class OneByOne:
    """A request lets everybody else's work go first once for each other request of its network
    address that is being answered. To read an answer takes no place in the line."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.lines: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        here = address(HTTPConnection(scope))
        others = self.lines[here]
        self.lines[here] += 1
        left = False

        def leave() -> None:
            nonlocal left
            if not left:
                left = True
                self.lines[here] -= 1
                if not self.lines[here]:
                    del self.lines[here]

        async def send_on(message: Message) -> None:
            leave()
            await send(message)

        try:
            for _ in range(min(others, LONGEST)):
                await asyncio.sleep(0)
            await self.app(scope, receive, send_on)
        finally:
            leave()
