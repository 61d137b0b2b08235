"""Levels for people: the weak ones overlook things and see one step ahead, the others search."""

from __future__ import annotations

import os

from paravent.bots.bot import Bot
from paravent.bots.evaluations import find_evaluation, find_manner
from paravent.bots.greedy import GreedyBot
from paravent.bots.search.spending import Budget
from paravent.bots.searcher import SearchBot
from paravent.core.game import Game


def usable_cores() -> int:
    """How many cores can think about one decision."""
    if not hasattr(os, "fork"):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


LEVELS = ("beginner", "casual", "strong", "expert", "master")  # from the weakest to the strongest
USUAL_LEVEL = "strong"  # whom people meet if they do not choose, and who stands in for them

OVERLOOKS = {"beginner": 55, "casual": 12}  # percent of the actions
STRONG = Budget(simulations=1500)
EXPERT = Budget(seconds=1.0)
MASTER = Budget(seconds=3.0, cores=usable_cores())


def make_level(name: str, game: Game) -> Bot:
    """A bot of one of the levels."""
    evaluation = find_evaluation(game)
    if name in OVERLOOKS:
        return GreedyBot(evaluation, name, OVERLOOKS[name])
    budget = {"strong": STRONG, "expert": EXPERT, "master": MASTER}[name]
    return SearchBot(name, evaluation, find_manner(game), budget)


def make_searcher(simulations: int, game: Game) -> Bot:
    """A bot that searches by so many simulations, whatever the clock says: for matches."""
    evaluation, manner = find_evaluation(game), find_manner(game)
    return SearchBot(f"search-{simulations}", evaluation, manner, Budget(simulations=simulations))
