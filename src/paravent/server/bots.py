"""Bots at the tables: they think in processes of their own and act like anybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

from paravent.bots import BOTS
from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.play import Stale
from paravent.core.why import Refused
from paravent.core.worker import follow_the_parent
from paravent.server import thinking
from paravent.server.thinking import Question

if TYPE_CHECKING:
    from paravent.server.hall import Hall
    from paravent.server.table import LiveTable

T = TypeVar("T")
LEVELS = BOTS
STRONGEST = BOTS[-1]
SIMPLEST = BOTS[0]
NAMES = ("Lin", "Wei", "Mei", "Bao", "Jun", "Qing", "Shan", "Yue")  # as many as seats
ATTEMPTS = 3
BACKUP_SECONDS = 10.0
log = logging.getLogger(__name__)


class Thinkers:
    """The processes; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, answer: Callable[[Question], T], question: Question) -> T:
        for _ in range(ATTEMPTS - 1):
            pool = self._open()
            try:
                return await self._ask(pool, answer, question)
            except BrokenProcessPool:
                log.warning("a bot's process died; another takes over")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        return await self._ask(self._open(), answer, question)

    async def warm(self) -> None:
        """Start a process, so that the first bot need not wait for it."""
        await asyncio.get_running_loop().run_in_executor(self._open(), thinking.wake_up)

    async def _ask(
        self, pool: ProcessPoolExecutor, answer: Callable[[Question], T], question: Question
    ) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, answer, question)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, get_context("spawn"), initializer=follow_the_parent
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


class BotPlayers:
    """One task for each table where a bot must act."""

    def __init__(self, hall: Hall, thinkers: Thinkers, pause: float) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.pause = pause
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, live: LiveTable) -> None:
        """Let the bots of a table play if one of them is an actor."""
        if live.bot_to_act() is not None and live.id not in self.tasks:
            task = asyncio.create_task(self._play(live.id), name=f"bots of {live.id}")
            self.tasks[live.id] = task
            task.add_done_callback(lambda done: self._rest(live, done))

    def _rest(self, live: LiveTable, done: asyncio.Task[None]) -> None:
        self.tasks.pop(live.id, None)
        if done.cancelled():
            return
        if error := done.exception():
            log.error("the bots of a table stopped", exc_info=error)
        else:
            self.wake(live)  # it may have become a bot's turn while the task was ending

    async def _play(self, table_id: str) -> None:
        async with self.hall.use(table_id) as live:
            while True:
                if live.foreign:
                    # The process that changed the table lets its bots play; if it has died, we do.
                    version = live.version
                    await asyncio.sleep(BACKUP_SECONDS)
                    if live.foreign and live.version != version:
                        continue
                async with live.steady():
                    question = self._question(live)
                    version = live.version
                if question is None:
                    return
                pause = asyncio.create_task(asyncio.sleep(self.pause))
                try:
                    act = await self._choice(question)
                    await pause
                finally:
                    pause.cancel()
                try:
                    await live.submit(question.seat, version, act)
                except Stale:
                    continue
                except Refused:
                    log.exception("a bot chose what is not legal")
                    offers = live.running.offers(question.seat)
                    await live.submit(question.seat, version, offers[0])

    async def _choice(self, question: Question) -> str:
        try:
            return await self.thinkers.ask(thinking.choose, question)
        except (Mistake, ValueError, RuntimeError, OSError):
            # The table must go on; who looks after the server finds out from the log.
            log.exception("a bot could not choose, the simplest bot does")
            simple = Question(**{**question.__dict__, "level": SIMPLEST})
            return await asyncio.to_thread(thinking.choose, simple)

    def _question(self, live: LiveTable) -> Question | None:
        seat = live.bot_to_act()
        return None if seat is None else question_of(live, seat, live.sheet.places[seat].level)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)


def question_of(live: LiveTable, seat: int, level: str) -> Question:
    """What a bot is asked; its luck does not depend on what others do meanwhile."""
    acts = live.sheet.acts
    mine = sum(actor == seat for actor, _ in acts)
    again = live.sheet.version - len(acts)  # what was taken back is decided with new luck
    return Question(
        game=live.sheet.game,
        rules=live.sheet.rules,
        players=len(live.sheet.places),
        options=live.sheet.options,
        acts=list(acts),
        seat=seat,
        level=level,
        luck=Dealer.from_text(live.sheet.seed).luck(seat, mine, again),
    )
