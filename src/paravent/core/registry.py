"""Games are found by folder: every package of paravent.games with a GAME is one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from paravent.core.game import Game
from paravent.core.mistakes import Mistake


@cache
def all_games() -> dict[str, Game]:
    """Every game by its key, as they stand on the shelf."""
    games = importlib.import_module("paravent.games")  # by name: core knows no game
    found = {}
    for module in pkgutil.iter_modules(games.__path__):
        package = importlib.import_module(f"{games.__name__}.{module.name}")
        found[module.name] = package.GAME
    return dict(sorted(found.items(), key=lambda entry: (entry[1].shelf, entry[0])))


def find_game(key: str) -> Game:
    """A game by its key; blanks, hyphens and capitals do not matter."""
    tidy = key.strip().lower().replace("-", "_").replace(" ", "_")
    if tidy not in all_games():
        raise Mistake("unknown-game", game=key, known=", ".join(all_games()))
    return all_games()[tidy]
