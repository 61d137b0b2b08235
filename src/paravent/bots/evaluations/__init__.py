"""Evaluations of single games, found by the game's key; the others are judged by their points."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from paravent.bots.evaluation import Evaluation
from paravent.core.game import Game


def find_evaluation(game: Game) -> Evaluation:
    """The evaluation written for a game, or the general one."""
    module = f"{__name__}.{game.key}"
    if find_spec(module) is None:
        return Evaluation()
    evaluation: Evaluation = import_module(module).EVALUATION
    return evaluation
