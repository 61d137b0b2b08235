"""Evaluations of single games, found by the game's key; the others are judged by their points."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from paravent.bots.evaluation import Evaluation
from paravent.bots.search.manner import Manner
from paravent.core.game import Game

WEIGHTS = Path(__file__).with_name("weights")  # a file for each game that was tuned
MANNERS = Path(__file__).parent.with_name("manners")  # a file for each game that has its own


def find_evaluation(game: Game) -> Evaluation:
    """The evaluation written for a game, or the general one, with the weights that it learned."""
    evaluation = fresh_evaluation(game)
    if weights := learned(game.key):
        evaluation.weigh([weights[name] for name in evaluation.names()])
    return evaluation


@cache
def learned(key: str) -> dict[str, int]:
    """Percent by part; nothing if nobody has tuned that game."""
    return numbers_in(WEIGHTS / f"{key}.toml")


def numbers_in(path: Path) -> dict[str, int]:
    """The numbers of a file by name; none if there is no such file."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def fresh_evaluation(game: Game) -> Evaluation:
    """The same before anything was learned: every part counts 100 %."""
    evaluation: Evaluation = type(own(game, "EVALUATION") or Evaluation())()
    return evaluation


def find_manner(game: Game) -> Manner:
    """How the search looks at a game."""
    return Manner(**numbers_in(MANNERS / f"{game.key}.toml"))


def own(game: Game, name: str) -> Any:
    """What stands in the module of a game; None if it has none, or nothing of that name."""
    module = f"{__name__}.{game.key}"
    return None if find_spec(module) is None else getattr(import_module(module), name, None)
