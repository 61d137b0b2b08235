"""Evaluations of single games, found by the game's key; the others are judged by their points."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from paravent.bots.evaluation import Evaluation
from paravent.bots.search.manner import Manner
from paravent.core.game import Game


def find_evaluation(game: Game) -> Evaluation:
    """The evaluation written for a game, or the general one."""
    evaluation: Evaluation = own(game, "EVALUATION") or Evaluation()
    return evaluation


def find_manner(game: Game) -> Manner:
    """How the search looks at a game."""
    manner: Manner = own(game, "MANNER") or Manner()
    return manner


def own(game: Game, name: str) -> Any:
    """What stands in the module of a game; None if it has none, or nothing of that name."""
    module = f"{__name__}.{game.key}"
    return None if find_spec(module) is None else getattr(import_module(module), name, None)
