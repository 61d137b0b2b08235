"""Bots: players that know only what a person in their seat may know."""

from __future__ import annotations

import re

from paravent.bots.bot import Bot
from paravent.bots.evaluations import find_evaluation
from paravent.bots.greedy import GreedyBot
from paravent.bots.levels import LEVELS, USUAL_LEVEL, make_level, make_searcher
from paravent.bots.random_bot import RandomBot
from paravent.core.game import Game
from paravent.core.mistakes import Mistake

__all__ = ["BOTS", "LEVELS", "MOST_SIMULATIONS", "USUAL_LEVEL", "Bot", "is_bot", "make_bot"]

SEARCHER = re.compile(r"search-(\d{1,9})")  # by a number of simulations
MOST_SIMULATIONS = 10_000_000
BOTS = ("random", "greedy", *LEVELS)


def is_bot(name: str) -> bool:
    """Whether a bot has this name."""
    tidy = name.strip().lower()
    return tidy in BOTS or SEARCHER.fullmatch(tidy) is not None


def make_bot(name: str, game: Game) -> Bot:
    """A bot by its name; a Mistake if there is none."""
    tidy = name.strip().lower()
    if tidy in LEVELS:
        return make_level(tidy, game)
    if tidy == "random":
        return RandomBot()
    if tidy == "greedy":
        return GreedyBot(find_evaluation(game))
    if found := SEARCHER.fullmatch(tidy):
        if not 1 <= int(found[1]) <= MOST_SIMULATIONS:
            raise Mistake("wrong-budget", bot=tidy, most=MOST_SIMULATIONS)
        return make_searcher(int(found[1]), game)
    raise Mistake("unknown-bot", bot=name, known=", ".join(BOTS))
