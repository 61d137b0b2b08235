"""What makes tests quick: bots that think at once, games that are brought forward in one step, and
servers that look around often.

Bots of real servers think in processes of their own, which take a second to begin, and the levels
for people search for long. Tests of that say so (`running(..., thinkers=Thinkers)`); all others
have bots that see one step ahead, in a thread of the test.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from typing import Any

from paravent.server import steps, thinking
from paravent.server.bots import Thinkers
from paravent.server.connections import Server
from paravent.server.hall import Hall
from paravent.server.replay import acts_since, begun

SEARCHING = ("strong", "expert", "master")


class Thread(ThreadPoolExecutor):
    """In place of processes."""

    def submit(self, how: Callable[..., Any], /, *asked: Any, **_: Any) -> Future[Any]:
        if how is not thinking.answer:
            return super().submit(how, *asked)
        answer, question, _place = asked
        if answer is thinking.choose and question.level in SEARCHING:
            question = replace(question, level="greedy")
        return super().submit(answer, question)


class QuickThinkers(Thinkers):
    """Bots that think in a thread, one after the other and not for long."""

    def _open(self) -> Any:
        if self._pool is None:
            self._pool = Thread(1, "bots")  # type: ignore[assignment]
        return self._pool


class QuickServer(Server):
    """A server that looks around fifty times a second instead of ten, also whether it shall end."""

    async def main_loop(self) -> None:
        ticks = count()
        while not await self.on_tick(next(ticks)):
            await asyncio.sleep(0.02)


async def go_on(hall: Hall, table_id: str, acts: Iterable[tuple[int, str]]) -> int:
    """Start a table if it is open, and play these acts in one step; returns the version."""
    async with hall.use(table_id) as live, live.steady():
        now, made = hall.settings.clock(), list[steps.Step]()
        if live.play is None:
            play, before = begun(live.sheet), 0
            made.append(steps.Start(at=now, to_act=() if play.history else play.position.actors()))
        else:
            play, before = live.play, live.play.acts
        for seat, act in acts:
            play.submit(seat, play.acts, act)
        await live._make(*made, *acts_since(play, before, now), play=play)
        return live.version


async def play_out(hall: Hall, table_id: str) -> int:
    """Start a table if it is open, and play its first offers to the end in one step."""
    async with hall.use(table_id) as live, live.steady():
        now, made = hall.settings.clock(), list[steps.Step]()
        if live.play is None:
            play, before = begun(live.sheet), 0
            made.append(steps.Start(at=now, to_act=() if play.history else play.position.actors()))
        else:
            play, before = live.play, live.play.acts
        while not play.over:
            seat = play.position.actors()[0]
            play.submit(seat, play.acts, play.offers(seat)[0])
        await live._make(*made, *acts_since(play, before, now), play=play)
        return live.version
