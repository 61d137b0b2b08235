"""Paravent: five board games for people, bots and research.

>>> import paravent
>>> games = list(paravent.all_games())
>>> env = paravent.make(games[0], players=3, seed=1)
>>> while not env.over:
...     env.step(env.legal()[0])
>>> len(env.scores()), sum(env.rewards())
(3, 0.0)

What is listed here stays as it is; everything else may change with the next version.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from paravent.bots import make_bot
    from paravent.bots.bot import Bot
    from paravent.core.components import Components
    from paravent.core.game import Game, Setup
    from paravent.core.mistakes import Mistake
    from paravent.core.outlook import Outlook
    from paravent.core.position import Position
    from paravent.core.registry import all_games, find_game
    from paravent.core.rng import Rng
    from paravent.envs.environment import Environment, make

__all__ = [
    "Bot",
    "Components",
    "Environment",
    "Game",
    "Mistake",
    "Outlook",
    "Position",
    "Rng",
    "Setup",
    "all_games",
    "find_game",
    "make",
    "make_bot",
]

HOMES = {
    "Bot": "bots.bot",
    "Components": "core.components",
    "Environment": "envs.environment",
    "Game": "core.game",
    "Mistake": "core.mistakes",
    "Outlook": "core.outlook",
    "Position": "core.position",
    "Rng": "core.rng",
    "Setup": "core.game",
    "all_games": "core.registry",
    "find_game": "core.registry",
    "make": "envs.environment",
    "make_bot": "bots",
}


def __getattr__(name: str) -> Any:
    """What is asked for comes when it is asked for: most of Paravent needs no part of this list."""
    if name not in HOMES:
        raise AttributeError(f"module 'paravent' has no attribute {name!r}")
    return getattr(import_module(f"paravent.{HOMES[name]}"), name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
