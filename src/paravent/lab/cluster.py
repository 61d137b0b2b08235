"""Work spread over a cluster of Ray: any number of machines that have this Paravent installed."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from paravent.core.mistakes import Mistake
from paravent.core.registry import all_games
from paravent.lab.extras import extra
from paravent.lab.notebook import Row, told
from paravent.lab.results import versions
from paravent.lab.workers import AHEAD, PATIENCE, Result, Task, WorkerDied

NEAREST = "nearest"  # the cluster that runs on this machine, or if there is none one of its own


@dataclass(frozen=True)
class Cluster:
    """All processors of a cluster: `host:port`, `ray://host:port`, or the nearest."""

    address: str = NEAREST

    def spread(
        self, work: Callable[[Task], Result], tasks: Iterable[Task], *, patience: int = PATIENCE
    ) -> Iterator[Result]:
        """Ray itself does again what a worker or a machine that died had to do."""
        ray, source, here = self.connected(), iter(tasks), all_versions()
        there = ray.remote(max_retries=patience)(done)
        processors = int(ray.cluster_resources().get("CPU", 1))
        promised: deque[tuple[Task, Any]] = deque()
        try:
            while True:
                for task in islice(source, AHEAD * processors - len(promised)):
                    promised.append((task, there.remote(work, task, here)))
                if not promised:
                    return
                task, promise = promised[0]
                try:
                    result: Result = ray.get(promise)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from error
                except ray.exceptions.RayError as error:
                    raise WorkerDied("worker-died", task=task) from error
                promised.popleft()
                yield result
        finally:
            for _task, promise in promised:
                ray.cancel(promise)

    def connected(self) -> Any:
        """Ray, connected; who is connected already stays so. It tells nobody that it is used."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray = extra("ray", "cluster")
        if ray.is_initialized():
            return ray
        address = None if self.address == NEAREST else self.address
        try:
            ray.init(address, include_dashboard=None if address else False, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Mistake("no-cluster", address=self.address) from error
        return ray


def done(work: Callable[[Task], Result], task: Task, wanted: dict[str, Row]) -> Result:
    """A piece of work, where it is done; a Mistake if another Paravent is installed there."""
    here = all_versions()
    for key in wanted:
        if here.get(key) != wanted[key]:
            raise Mistake(
                "other-worker", game=key, found=told(here.get(key)), now=told(wanted[key])
            )
    return work(task)


@cache
def all_versions() -> dict[str, Row]:
    return {key: versions(game) for key, game in all_games().items()}
