"""Games of random bots without a table: nobody listens to events, looks at views or keeps a log.

What is dealt and chosen is the same as at a table, for both follow from the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from paravent.bots.random_bot import RandomBot
from paravent.core.dealer import Dealer
from paravent.core.draws import play_dealt
from paravent.core.game import Setup
from paravent.core.options import parse, written
from paravent.core.position import Position
from paravent.core.registry import find_game
from paravent.core.rng import Rng


def are_random(bots: Sequence[str]) -> bool:
    return all(bot == RandomBot.name for bot in bots)


def play_quickly(
    key: str, setup: Setup, dealer: Dealer, luck: list[Rng]
) -> tuple[Position, list[int], int]:
    """The end of a game, the decisions of each seat, and the number of acts."""
    position = first_position(key, setup.players, written(setup.options)).clone()
    decisions, deals = play_dealt(position, dealer.seed, luck)
    return position, decisions, deals + sum(decisions)


@lru_cache(16)
def first_position(key: str, players: int, options: str) -> Position:
    game = find_game(key)
    return game.begin(players, game.setup(players, parse(options)).options, game.components())
