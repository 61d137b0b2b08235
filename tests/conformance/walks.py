"""Random games of every game and every set-up, one act at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given, settings, strategies

from paravent.core.dealer import Dealer
from paravent.core.game import Game, Setup
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.position import COMPILED, Position
from paravent.core.registry import all_games


@dataclass(frozen=True)
class Case:
    """One way to begin one game."""

    game: Game
    setup: Setup

    def __str__(self) -> str:
        return f"{self.game.key} {self.setup}"

    def start(self) -> Position:
        return self.game.start(self.setup.players, self.setup.options)

    def play(self, seed: int) -> Play:
        dealer = Dealer.from_text(f"walk {seed}")
        return Play(self.game, self.setup.players, self.setup.options, dealer=dealer)

    def seats(self) -> range:
        return range(self.setup.players)


def few(game: Game) -> list[Case]:
    """One setup for each number of players."""
    return list({case.setup.players: case for case in SAMPLES if case.game is game}.values())


GAMES = list(all_games().values())
SAMPLES = [Case(game, setup) for game in GAMES for setup in game.samples()]
CASES = SAMPLES if COMPILED else [case for game in GAMES for case in few(game)]  # it is slow
SEEDS = strategies.integers(0, 2**32 - 1)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
few_seeds = settings(max_examples=2 if COMPILED else 1)  # of each setup; --deals has others
MOST_GLIMPSES = 16 if COMPILED else 6  # of a game, however long it is

Step = tuple[Position, int, int]


def lot(position: Position, rng: Random) -> int:
    """An act of chance, by weight."""
    actions = position.legal(CHANCE)
    return rng.choices(actions, [position.weight(action) for action in actions])[0]


def walk(case: Case, seed: int) -> Iterator[Step]:
    """The position before each act, who acts and how; when it is exhausted the game is over."""
    rng = Random(seed)
    position = case.start()
    while actors := position.actors():
        seat = rng.choice(actors)
        action = lot(position, rng) if seat == CHANCE else rng.choice(position.legal(seat))
        yield position, seat, action
        position.apply(seat, action)


def seeded(test: Callable[..., None]) -> Callable[..., None]:
    """A test of any random game: some of them are tried."""
    return few_seeds(given(seed=SEEDS)(test))


def some(rng: Random) -> bool:
    """Whether to look at a position: at all of them, but at one in four uncompiled."""
    return COMPILED or rng.randrange(4) == 0


def glimpses(case: Case, seed: int, share: int, most: int = MOST_GLIMPSES) -> Iterator[Position]:
    """A few positions of a random game: one in `share`, not too many, and the last."""
    acts = [(seat, action) for _position, seat, action in walk(case, seed)]
    count = min(most, len(acts) // share)
    chosen = set(Random(-1 - seed).sample(range(len(acts)), count))
    position = case.start()
    for number, (seat, action) in enumerate(acts):
        if number in chosen:
            yield position
        position.apply(seat, action)
    yield position


def play_randomly(play: Play, seed: int, until: Callable[[Play], bool] = lambda _: False) -> None:
    """Random acts through a table until something is so, or to the end."""
    rng = Random(seed)
    while not play.over and not until(play):
        seat = rng.choice(play.position.actors())
        play.submit(seat, play.acts, rng.choice(play.offers(seat)))
