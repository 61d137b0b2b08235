"""Requests of one network address that come at once let others go first."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from paravent.server.lines import LONGEST, OneByOne

pytestmark = pytest.mark.once


def scope_of(here: str) -> Scope:
    return {"type": "http", "path": "/", "headers": [], "client": (here, 1)}


async def nothing() -> Message:
    return {"type": "http.disconnect"}


async def unheard(message: Message) -> None:
    """Nobody listens."""


class Desk:
    """An application that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answers: dict[str, asyncio.Event] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = scope["name"]
        self.asked.append(name)
        await self.answers.setdefault(name, asyncio.Event()).wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await self.answers.setdefault(f"{name} read", asyncio.Event()).wait()


async def turn_of_the_loop() -> None:
    await asyncio.sleep(0)


def ask(gate: OneByOne, here: str, name: str) -> asyncio.Task[None]:
    return asyncio.create_task(gate(scope_of(here) | {"name": name}, nothing, unheard))


def test_the_others_of_an_address_wait_a_turn_each_and_other_addresses_do_not() -> None:
    async def play() -> None:
        desk = Desk()
        gate = OneByOne(desk)
        tasks = [ask(gate, "1.1.1.1", f"a{number}") for number in range(3)]
        tasks.append(ask(gate, "2.2.2.2", "b"))
        await turn_of_the_loop()
        assert desk.asked == ["a0", "b"]
        await turn_of_the_loop()
        assert desk.asked == ["a0", "b", "a1"]
        await turn_of_the_loop()
        assert desk.asked == ["a0", "b", "a1", "a2"]  # nobody waits for an answer
        for name in ("a0", "a1", "a2"):
            desk.answers[name].set()
        await turn_of_the_loop()
        await turn_of_the_loop()
        assert gate.lines == {"2.2.2.2": 1}  # answers that nobody has read yet take no place
        tasks.append(ask(gate, "1.1.1.1", "a3"))
        await turn_of_the_loop()
        assert desk.asked[-1] == "a3"
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert gate.lines == {}

    asyncio.run(play())


def test_nobody_waits_longer_than_the_longest_line() -> None:
    async def play() -> None:
        desk = Desk()
        gate = OneByOne(desk)
        tasks = [ask(gate, "1.1.1.1", str(number)) for number in range(3 * LONGEST)]
        for _ in range(LONGEST + 1):
            await turn_of_the_loop()
        assert len(desk.asked) == 3 * LONGEST
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert gate.lines == {}

    asyncio.run(play())
