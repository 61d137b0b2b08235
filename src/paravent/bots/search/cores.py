"""Several cores think about one decision: each grows a tree of its own, and visits add up.

A process is forked for each further core, for the time of one decision: it has all that the search
has, and nothing must be carried there. Where processes cannot be forked, one core thinks.
"""

from __future__ import annotations

import json
import os

from paravent.bots.bot import ALONE, Surroundings
from paravent.bots.search.search import Search
from paravent.bots.search.spending import Budget, Tried, results, spend
from paravent.core.rng import Rng


def think_together(search: Search, budget: Budget, rng: Rng, around: Surroundings) -> Tried:
    """What all cores found out about the actions at the root."""
    helpers = [Helper(search, budget, Rng(rng.bits())) for _ in range(budget.cores - 1)]
    try:
        spend(search, budget, rng, around)
        tried = results(search)
        for helper in helpers:
            for action, visits, total in helper.found():
                mine = tried.get(action, (0, 0))
                tried[action] = (mine[0] + visits, mine[1] + total)
        return tried
    finally:
        for helper in helpers:
            helper.end()


class Helper:
    """A forked process that thinks about the same decision with luck of its own."""

    def __init__(self, search: Search, budget: Budget, rng: Rng) -> None:
        self.results, answer = os.pipe()
        self.process = os.fork()
        if self.process == 0:
            try:
                spend(search, budget, rng, ALONE)
                with os.fdopen(answer, "w") as pipe:
                    json.dump(search.found(), pipe)
            finally:
                os._exit(0)
        os.close(answer)

    def found(self) -> list[tuple[int, int, int]]:
        """Waits for the process; nothing if it has failed."""
        with os.fdopen(os.dup(self.results)) as pipe:
            text = pipe.read()
        return [tuple(row) for row in json.loads(text)] if text else []

    def end(self) -> None:
        """It may still be thinking."""
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)
        os.close(self.results)
