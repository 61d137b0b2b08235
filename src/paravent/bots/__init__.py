"""Bots: players that know only what a person in their seat may know."""

from __future__ import annotations

from paravent.bots.bot import Bot
from paravent.bots.evaluations import find_evaluation
from paravent.bots.greedy import GreedyBot
from paravent.bots.random_bot import RandomBot
from paravent.core.game import Game
from paravent.core.mistakes import Mistake

__all__ = ["BOTS", "Bot", "make_bot"]

BOTS = ("random", "greedy")  # from the weakest to the strongest


def make_bot(name: str, game: Game) -> Bot:
    """A bot by its name; a Mistake if there is none."""
    match name.strip().lower():
        case "random":
            return RandomBot()
        case "greedy":
            return GreedyBot(find_evaluation(game))
    raise Mistake("unknown-bot", bot=name, known=", ".join(BOTS))
