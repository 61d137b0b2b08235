"""Requests of one network address that come all at once are answered bit by bit."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from starlette.types import Message, Receive, Scope, Send

from paravent.server import pacing
from paravent.server.pacing import MANY, STEP, Pace, Paced, steps_of
from paravent.server.settings import Settings

AT_ONCE = Settings().at_once_seconds
pytestmark = pytest.mark.once


def scope_of(path: str, method: str = "GET", here: str = "1.1.1.1") -> Scope:
    return {"type": "http", "path": path, "method": method, "headers": [], "client": (here, 1)}


def test_a_page_with_all_its_files_waits_for_nothing() -> None:
    pace = Pace(AT_ONCE)
    assert [pace.wait("a", 1, 7.0) for _ in range(int(AT_ONCE / STEP))] == [0.0] * 50


def test_what_comes_after_that_gets_its_turn_step_by_step_and_others_do_not_wait() -> None:
    pace = Pace(AT_ONCE)
    waits = [pace.wait("a", 1, 7.0) for _ in range(60)]
    assert waits[-3:] == pytest.approx([7 * STEP, 8 * STEP, 9 * STEP])
    assert pace.wait("b", 1, 7.0) == 0
    assert pace.wait("a", 1, 7.0 + 60 * STEP) == 0  # all of it is done by then


def test_a_change_takes_more_than_a_look_and_a_look_more_than_a_file() -> None:
    asked = [
        steps_of(scope_of("/assets/a.js")),
        steps_of(scope_of("/api/tables")),
        steps_of(scope_of("/api/tables", "POST")),
    ]
    assert asked == sorted(set(asked))


def test_those_who_are_gone_are_forgotten() -> None:
    pace = Pace(AT_ONCE)
    for number in range(3 * MANY):
        pace.wait(str(number), 1, float(number))
    assert len(pace.free) <= MANY + 1


def test_requests_wait_and_sockets_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    served: list[str] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        served.append(scope["type"])

    async def nothing() -> Message:
        return {"type": "http.disconnect"}

    async def unheard(message: Message) -> None:
        """Nobody listens."""

    async def play() -> None:
        paced = Paced(app, AT_ONCE)
        for _ in range(200):
            await paced(scope_of("/"), nothing, unheard)
        before = len(slept)
        for _ in range(200):
            await paced(scope_of("/api/socket") | {"type": "websocket"}, nothing, unheard)
        assert len(slept) == before > 0

    monkeypatch.setattr(pacing, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    asyncio.run(play())
    assert len(served) == 400
