"""Work spread over processes: the same results in the same order, however many there are."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from paravent.core.worker import follow_the_parent
from paravent.lab.files import require_at_least

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3  # tasks under way for each process, so that none is idle


class WorkerDied(Exception):
    """A process ended in the middle of its work, as by a crash of compiled code."""

    def __init__(self, task: object) -> None:
        super().__init__(task)
        self.task = task  # the earliest one that has no result


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int = 1
) -> Iterator[Result]:
    """The results in the order of the tasks, which are fetched only as they are needed.

    Work and tasks travel to fresh processes: a function of a module, and plain data. All
    processes end with the iterator, also on Ctrl-C or an error.
    """
    require_at_least("--jobs", jobs, 1)
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=follow_the_parent)
    pending: deque[tuple[Task, Future[Result]]] = deque()
    try:
        for task in tasks:
            pending.append((task, pool.submit(work, task)))
            if len(pending) >= AHEAD * jobs:
                yield pending[0][1].result()
                pending.popleft()
        while pending:
            yield pending[0][1].result()
            pending.popleft()
    except BrokenProcessPool as error:
        raise WorkerDied(pending[0][0] if pending else None) from error
    finally:
        pool.shutdown(cancel_futures=True)
