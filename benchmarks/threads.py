"""How much faster a batch plays on two threads than on one, by the clock.

One thread and two take turns of a few milliseconds. Turns in which the system took a processor away
from us do not count: what else runs on a machine is no part of the question.
"""

import resource
from statistics import median
from time import perf_counter

from paravent.envs.batched import BatchEnvironment

ENOUGH = 20  # turns of each that count
PATIENCE = 20.0  # seconds for a game
TURN = 0.01  # seconds
AT_ONCE = 5  # steps between two looks at the clock


def taken_away() -> int:
    """How often a thread of ours had to stop for somebody else's."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_nivcsw


def speed(many: BatchEnvironment) -> float | None:
    """Steps a second in one turn; None if somebody came between."""
    before, steps, begun = taken_away(), 0, perf_counter()
    while (spent := perf_counter() - begun) < TURN:
        for _ in range(AT_ONCE):
            many.sample()
            many.step()
        steps += AT_ONCE
    return None if taken_away() > before else steps / spent


def gain(one: BatchEnvironment, two: BatchEnvironment) -> float | None:
    """Medians beside each other; None if the machine was never quiet for long enough."""
    seen: tuple[list[float], list[float]] = ([], [])
    begun = perf_counter()
    while min(map(len, seen)) < ENOUGH:
        if perf_counter() - begun > PATIENCE:
            return None
        for many, found in zip((one, two), seen, strict=True):
            if (fast := speed(many)) is not None:
                found.append(fast)
    return median(seen[1]) / median(seen[0])
