"""Ask all the workers for all their figures, in turn and in several rounds, for the medians."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain, zip_longest
from statistics import median

from measure import Result, Values
from worker import Worker

Task = tuple[Worker, str]
Progress = Callable[[str, str], None]


@dataclass
class Figures:
    """The medians of what was measured, by subject and unit, and what was skipped and why."""

    medians: dict[str, Values] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)

    def find(self, subject: str, unit: str) -> float | None:
        """The median of a subject in a unit, if it was measured."""
        return self.medians.get(subject, {}).get(unit)


def interleave(workers: Sequence[Worker]) -> list[Task]:
    """One task of each worker after another, so that a slow spell of the machine hits them all."""
    columns = [[(worker, name) for name in worker.names] for worker in workers]
    return [task for task in chain.from_iterable(zip_longest(*columns)) if task is not None]


def measure_all(workers: Sequence[Worker], rounds: int, progress: Progress) -> Figures:
    """Measure in several rounds, every other one backwards; what is skipped is not retried."""
    tasks = interleave(workers)
    results: dict[str, list[Result]] = {name: [] for worker in workers for name in worker.names}
    skipped: dict[str, str] = {}
    for number in range(rounds):
        for worker, name in tasks[::-1] if number % 2 else tasks:
            if name in skipped:
                continue
            progress(f"Round {number + 1} of {rounds}", name)
            result = worker.ask(name)
            if result.skipped:
                skipped[name] = result.skipped
            else:
                results[name].append(result)
    measured = {name: medians(found) for name, found in results.items() if name not in skipped}
    return Figures(measured, skipped)


def medians(results: Sequence[Result]) -> Values:
    """The median of each unit over the results of one subject."""
    return {unit: median(result.values[unit] for result in results) for unit in results[0].values}
