"""Work spread over others: the same results in the same order, whoever they are, however many there
are, and however many of them die. Here they are processes; `cluster.py` has those of Ray."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

from paravent.core.mistakes import Mistake
from paravent.core.worker import follow_the_parent
from paravent.lab.files import require_at_least

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3  # tasks under way for each worker, so that none is idle
PATIENCE = 3  # deaths without a result in between, which may still be accidents


class WorkerDied(Mistake):
    """Processes ended in the middle of their work, again and again, as by a crash of compiled
    code; the detail `task` is the earliest one that has no result."""

    @property
    def task(self) -> object:
        return self.details["task"]


class Workers(Protocol):
    """Whoever does the work."""

    def spread(
        self, work: Callable[[Task], Result], tasks: Iterable[Task], *, patience: int = PATIENCE
    ) -> Iterator[Result]:
        """The results in the order of the tasks, which are fetched only as they are needed.

        Work and tasks travel: a function of a module, and plain data. What a worker that died had
        to do is done again by others. With the iterator all of it ends, also on Ctrl-C or an error.
        """
        ...


@dataclass(frozen=True)
class Processes:
    """So many processes of this machine; one is this process itself."""

    jobs: int = 1

    def __post_init__(self) -> None:
        require_at_least("--jobs", self.jobs, 1)

    def spread(
        self, work: Callable[[Task], Result], tasks: Iterable[Task], *, patience: int = PATIENCE
    ) -> Iterator[Result]:
        if self.jobs == 1:
            yield from map(work, tasks)
            return
        source, deaths = iter(tasks), 0
        pending: deque[Task] = deque()
        promised: deque[Future[Result]] = deque()
        pool = fresh_pool(self.jobs)
        try:
            while True:
                pending.extend(islice(source, AHEAD * self.jobs - len(pending)))
                if not pending:
                    return
                try:
                    for task in islice(pending, len(promised), None):
                        promised.append(pool.submit(work, task))
                    result = promised[0].result()
                except BrokenProcessPool as error:
                    deaths += 1
                    if deaths > patience:
                        raise WorkerDied("worker-died", task=pending[0]) from error
                    pool.shutdown(cancel_futures=True)
                    pool = fresh_pool(self.jobs)
                    promised.clear()
                    continue
                deaths = 0
                pending.popleft()
                promised.popleft()
                yield result
        finally:
            pool.shutdown(cancel_futures=True)


ALONE = Processes(1)


def fresh_pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=follow_the_parent)
