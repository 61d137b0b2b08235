"""Games of bots that have no name, for what is being tried out: no logs, no table, only results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

from paravent.bots import Bot
from paravent.core.game import Game
from paravent.core.numbers import CHANCE
from paravent.core.outlook import Outlook
from paravent.lab.seeds import named_rng

Maker = Callable[[], Bot]


def duel(game: Game, contenders: Sequence[Maker], seed: str) -> float:
    """The first contender's share of victories in one deal, played in all rotations."""
    return fmean(one_game(game, contenders, seed, at) for at in range(len(contenders)))


def one_game(game: Game, contenders: Sequence[Maker], seed: str, rotation: int) -> float:
    """The first contender's part of the victory; it sits at `rotation`, the others after it."""
    players = len(contenders)
    position = game.begin(players, game.setup(players).options, game.components())
    bots = [contenders[(seat - rotation) % players]() for seat in range(players)]
    luck = [named_rng("bot", seed, seat) for seat in range(players)]
    deals = named_rng("deal", seed)
    while actors := position.actors():
        seat = actors[0]
        if seat == CHANCE:
            position.deal(deals)
        else:
            position.apply(seat, bots[seat].choose(Outlook(game, position, seat), luck[seat]))
    places = position.places()
    return (places[rotation] == 1) / places.count(1)
