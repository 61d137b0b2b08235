"""Requests of one network address are answered a few at a time, in their order."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from paravent.server.lines import AT_ONCE, OneByOne

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


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_the_others_of_an_address_wait_and_other_addresses_do_not() -> None:
    async def play() -> None:
        desk = Desk()
        gate = OneByOne(desk)
        names = [f"a{number}" for number in range(AT_ONCE + 2)]
        tasks = [
            asyncio.create_task(gate(scope_of("1.1.1.1") | {"name": name}, nothing, unheard))
            for name in names
        ]
        await settle()
        assert desk.asked == names[:AT_ONCE]
        other = scope_of("2.2.2.2") | {"name": "b"}
        tasks.append(asyncio.create_task(gate(other, nothing, unheard)))
        await settle()
        assert desk.asked == [*names[:AT_ONCE], "b"]
        desk.answers[names[0]].set()  # its answer begins, though nobody has read it yet
        await settle()
        assert desk.asked[-1] == names[AT_ONCE]
        tasks[1].cancel()  # gone without an answer
        await settle()
        assert desk.asked[-1] == names[AT_ONCE + 1]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert gate.lines == {}

    asyncio.run(play())


def test_who_leaves_while_waiting_keeps_nobody_else_waiting() -> None:
    async def play() -> None:
        desk = Desk()
        gate = OneByOne(desk)
        tasks = [
            asyncio.create_task(gate(scope_of("1.1.1.1") | {"name": str(number)}, nothing, unheard))
            for number in range(AT_ONCE + 2)
        ]
        await settle()
        tasks[AT_ONCE].cancel()
        tasks[0].cancel()
        await settle()
        assert desk.asked == [*map(str, range(AT_ONCE)), str(AT_ONCE + 1)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert gate.lines == {}

    asyncio.run(play())
