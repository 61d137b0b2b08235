"""Bots at the tables: they think in processes of their own and act like anybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.play import Stale
from paravent.core.why import Refused
from paravent.server import projection, thinking
from paravent.server.thinking import Question

if TYPE_CHECKING:
    from paravent.server.hall import Hall
    from paravent.server.table import LiveTable

T = TypeVar("T")
Q = TypeVar("Q")
ADVISER = "strong"  # whose budget a hint has
WEIGHER = "greedy"  # who weighs all offers, in no time
SIMPLEST = "random"
ATTEMPTS = 3
ALWAYS = 256  # the place of questions, when there are too many, that are never given up
BACKUP_SECONDS = 10.0
LOOK_SECONDS = 20.0
RETRY_SECONDS, LONGEST_RETRY_SECONDS = 0.5, 15.0
log = logging.getLogger(__name__)


class Thinkers:
    """The processes; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._board = get_context("spawn").RawArray("i", ALWAYS + 1)
        self._places = list(range(1, ALWAYS))
        self._asked: set[Future[Any]] = set()
        self._urgent = 0
        self._spare: list[asyncio.Task[Any]] = []  # what can wait, and is under way
        self._calm = asyncio.Event()

    async def ask(self, answer: Callable[[Q], T], question: Q) -> T:
        """The answer to what somebody waits for; what can wait makes room."""
        self._urgent += 1
        while self._spare and self._urgent + len(self._spare) > self.workers:
            self._spare.pop().cancel()
        try:
            return await self._ask_again(answer, question)
        finally:
            self._urgent -= 1
            self._calm.set()

    async def ask_spare(self, answer: Callable[[Q], T], question: Q) -> T:
        """The answer to what can wait: begun again whenever a process is free."""
        while True:
            while self._urgent + len(self._spare) >= self.workers:
                self._calm.clear()
                await self._calm.wait()
            asked = asyncio.create_task(self._ask_again(answer, question))
            self._spare.append(asked)
            try:
                await asyncio.wait([asked])
                if not asked.cancelled():
                    return asked.result()
            finally:
                asked.cancel()
                if asked in self._spare:
                    self._spare.remove(asked)
                self._calm.set()

    async def _ask_again(self, answer: Callable[[Q], T], question: Q) -> T:
        """Also if the process dies of it."""
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

    async def _ask(self, pool: ProcessPoolExecutor, answer: Callable[[Q], T], question: Q) -> T:
        """The answer; if nobody waits for it any more, the process is told so and stops."""
        place = self._places.pop() if self._places else ALWAYS
        self._board[place] = 1
        asked = pool.submit(thinking.answer, answer, question, place)
        self._asked.add(asked)
        self._share()
        asked.add_done_callback(partial(self._answered, place))
        try:
            return await asyncio.wrap_future(asked)
        except asyncio.CancelledError:
            if place != ALWAYS and not asked.done():
                self._board[place] = 0
            raise

    def _answered(self, place: int, asked: Future[Any]) -> None:
        """The place is free again; this may run in another thread."""
        self._asked.discard(asked)
        self._share()
        if place != ALWAYS:
            self._places.append(place)

    @property
    def asked(self) -> int:
        """How many questions have no answer yet."""
        return len(self._asked)

    def _share(self) -> None:
        """Say how many questions there are for each process."""
        self._board[thinking.SHARERS] = -(-len(self._asked) // self.workers)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                get_context("spawn"),
                initializer=thinking.enter,
                initargs=(self._board,),
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


class Thought(NamedTuple):
    """A question that a bot is thinking about."""

    question: Question
    choice: asyncio.Task[str]

    def is_wanted(self, live: LiveTable) -> bool:
        """Whether the seat still owes that decision: nothing was taken back, nobody else plays."""
        known = len(self.question.acts)
        return (
            self.question.seat == live.bot_to_act()
            and live.sheet.places[self.question.seat].level == self.question.level
            and list(live.sheet.acts[:known]) == self.question.acts
        )


class BotPlayers:
    """One task for each table where a bot must act."""

    def __init__(self, hall: Hall, thinkers: Thinkers, pause: float) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.pause = pause
        self.tasks: dict[str, asyncio.Task[bool]] = {}
        self.thoughts: dict[str, Thought] = {}
        self.failing: dict[str, int] = {}  # tables, and how often in a row their bots could not act
        self.yielding: dict[str, asyncio.Event] = {}  # tables whose bots another process plays

    def wake(self, live: LiveTable) -> None:
        """Let the bots of a table play if one of them is an actor."""
        if (thought := self.thoughts.get(live.id)) and not thought.is_wanted(live):
            thought.choice.cancel()
        if yielding := self.yielding.get(live.id):
            yielding.set()
        if live.bot_to_act() is not None and live.id not in self.tasks:
            task = asyncio.create_task(self._play(live.id), name=f"bots of {live.id}")
            self.tasks[live.id] = task
            task.add_done_callback(lambda done: self._rest(live, done))

    async def look(self) -> None:
        """Open the tables where a bot must act and nobody lets it: after a start, at once.

        What bots have to do stands in the rows of the tables, and cannot be lost with a process.
        """
        quiet = 0
        while True:
            try:
                now = self.hall.settings.clock()
                for table_id in await self.hall.store.read(projection.bots_owing, now, quiet):
                    if table_id not in self.hall.tables:
                        await self._open(table_id)
                quiet = int(BACKUP_SECONDS * 1000)
            except Exception:
                log.exception("what bots have to do could not be read")
            await asyncio.sleep(LOOK_SECONDS)

    async def _open(self, table_id: str) -> None:
        try:
            async with self.hall.use(table_id):
                pass  # opening it wakes its bots
        except Mistake:
            pass  # it is set aside, and in the log
        except Exception:
            log.exception("table %s could not be opened for its bots", table_id)

    def _rest(self, live: LiveTable, done: asyncio.Task[bool]) -> None:
        self.tasks.pop(live.id, None)
        self.failing.pop(live.id, None)
        if not done.cancelled() and done.result():
            self.wake(live)  # it may have become a bot's turn while the task was ending

    async def _play(self, table_id: str) -> bool:
        """Until no bot must act there; what goes wrong is tried again, ever more seldom.

        Whether the table can be played on.
        """
        while True:
            try:
                async with self.hall.use(table_id) as live:
                    while await self._turn(live):
                        self.failing.pop(table_id, None)
                return True
            except Mistake as mistake:  # the table is closed, as tables are, or set aside
                if mistake.code != "table-closed":
                    log.warning("the bots of table %s stopped: %s", table_id, mistake)
                return False
            except Exception as error:
                failures = self.failing.get(table_id, 0)
                self.failing[table_id] = failures + 1
                pause = min(RETRY_SECONDS * 2**failures, LONGEST_RETRY_SECONDS)
                what = (table_id, pause, type(error).__name__)
                log.warning(
                    "the bots of table %s try again in %g s (%s)",
                    *what,
                    exc_info=None if failures else error,
                )
                await asyncio.sleep(pause)

    async def _turn(self, live: LiveTable) -> bool:
        """Let the first bot act that must; whether there was one."""
        if live.foreign and await self._yield(live):
            return True
        async with live.steady():
            question = self._question(live)
            version = live.version
        if question is None:
            return False
        pause = asyncio.create_task(asyncio.sleep(self.pause))
        try:
            act = await self._thought(live, question)
            if act is None:
                return True
            await pause
        finally:
            pause.cancel()
        try:
            await live.submit(question.seat, version, act)
        except Refused:
            log.exception("a bot chose what is not legal")
            offers = live.running.offers(question.seat)
            await live.submit(question.seat, version, offers[0])
        except Stale:
            pass
        return True

    async def _yield(self, live: LiveTable) -> bool:
        """The process that changed a table lets its bots play; if it has died, we do.

        Whether the table has changed meanwhile, here or there.
        """
        changed = self.yielding[live.id] = asyncio.Event()
        try:
            async with asyncio.timeout(BACKUP_SECONDS):
                await changed.wait()
        except TimeoutError:
            return False
        finally:
            del self.yielding[live.id]
        return True

    async def _thought(self, live: LiveTable, question: Question) -> str | None:
        """What a bot chooses; None if the table has changed so that nobody wants to know."""
        choice = asyncio.create_task(self._choice(question))
        self.thoughts[live.id] = Thought(question, choice)
        try:
            await asyncio.wait([choice])
            return None if choice.cancelled() else choice.result()
        finally:
            choice.cancel()
            del self.thoughts[live.id]

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
