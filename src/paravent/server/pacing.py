"""Pacing: whoever asks for much at once is answered bit by bit, and others in between."""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from paravent.server.desk import address

STEP = 0.005  # seconds, for a file
STEPS = {"GET": 2, "HEAD": 2}  # of a request to the API
STEPS_OF_A_CHANGE = 5
MANY = 1000  # addresses, before those that are done are forgotten


class Pace:
    """When the next request of each network address may be answered."""

    def __init__(self, at_once: float) -> None:
        self.at_once = at_once  # seconds of work that nobody waits for
        self.free: dict[str, float] = {}

    def wait(self, here: str, steps: int, now: float) -> float:
        """Book the time for a request; returns the seconds until its turn."""
        if len(self.free) > MANY:
            self.free = {other: free for other, free in self.free.items() if free > now}
        begin = max(now, self.free.get(here, now))
        self.free[here] = begin + steps * STEP
        return max(0.0, begin - now - self.at_once)


def steps_of(scope: Scope) -> int:
    """What a request is reckoned to take."""
    if not scope["path"].startswith("/api/"):
        return 1
    return STEPS.get(scope["method"], STEPS_OF_A_CHANGE)


class Paced:
    """Requests of an address wait if there were very many just before: two hundred files a second
    are answered, forty changes. Sockets have limits of their own."""

    def __init__(self, app: ASGIApp, at_once: float) -> None:
        self.app = app
        self.pace = Pace(at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            here = address(HTTPConnection(scope))
            now = asyncio.get_running_loop().time()
            if wait := self.pace.wait(here, steps_of(scope), now):
                await asyncio.sleep(wait)
        await self.app(scope, receive, send)
