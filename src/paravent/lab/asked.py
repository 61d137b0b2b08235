"""What work of the lab asks for: bots, numbers of players, sets of options, and so many games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from paravent.bots.visiting import invite
from paravent.core import options as chosen
from paravent.core.game import Game
from paravent.lab.files import require_at_least
from paravent.lab.notebook import Row
from paravent.lab.results import versions


@dataclass(frozen=True)
class Asked:
    work: ClassVar[str]

    game: Game
    bots: tuple[str, ...]
    players: tuple[int, ...]
    options: tuple[str, ...]
    games: int
    seed: str

    @property
    def plan(self) -> Row:
        return {
            "work": self.work,
            "game": self.game.key,
            "versions": versions(self.game),
            "bots": list(self.bots),
            "players": list(self.players),
            "options": list(self.options),
            "games": self.games,
            "seed": self.seed,
        }


def checked(
    game: Game, bots: list[str], players: Sequence[int], options: list[str], games: int
) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
    """Bots, numbers of players and sets of options, each once; a Mistake if something is wrong."""
    require_at_least("--games", games, 1)
    tidy = tuple(dict.fromkeys(invite(bot, game).name for bot in bots))
    counts = tuple(dict.fromkeys(players))
    written = tuple(dict.fromkeys(chosen.written(chosen.parse(text)) for text in options or [""]))
    for count, text in product(counts, written):
        game.setup(count, chosen.parse(text))
    return tidy, counts, written
