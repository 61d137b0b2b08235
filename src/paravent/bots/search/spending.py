"""Budgets of a search, and how they are spent."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from paravent.bots.bot import Interrupted, Surroundings
from paravent.bots.search.search import Search
from paravent.core.rng import Rng

SLICE = 500  # simulations between two looks at whether somebody stops the bot
FIRST_SLICE = 32  # simulations between two looks at the clock, at the beginning
SLICE_SECONDS = 0.01

Tried = dict[int, tuple[int, int]]  # by action: visits and the total of rewards


@dataclass(frozen=True)
class Budget:
    """How long a decision is thought about: so many simulations, or so many seconds."""

    simulations: int = 0
    seconds: float = 0.0
    cores: int = 1


def results(search: Search) -> Tried:
    return {action: (visits, total) for action, visits, total in search.found()}


def spend(search: Search, budget: Budget, rng: Rng, around: Surroundings) -> None:
    """Think until the budget is spent; Interrupted if nobody wants to know any more."""
    if budget.simulations:
        left = budget.simulations
        while left > 0:
            search.run(min(left, SLICE), rng)
            left -= SLICE
            if around.unwanted():
                raise Interrupted
        return
    start = now = perf_counter()
    simulations = FIRST_SLICE
    while now < start + budget.seconds / around.sharers():
        search.run(simulations, rng)
        began, now = now, perf_counter()
        paced = int(simulations * SLICE_SECONDS / max(now - began, 1e-6))
        simulations = max(1, min(2 * simulations, paced))
        if around.unwanted():
            raise Interrupted
