"""Games of every game and every set-up, played by luck, one act at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random

import pytest

from paravent.bots.evaluations import find_evaluation
from paravent.bots.greedy import GreedyBot
from paravent.core.dealer import Dealer
from paravent.core.game import Game, Setup
from paravent.core.log import Log
from paravent.core.numbers import CHANCE
from paravent.core.outlook import Outlook
from paravent.core.play import Play
from paravent.core.position import COMPILED, Position
from paravent.core.registry import all_games, find_game
from paravent.core.rng import Rng
from tests.conftest import ROOT


@dataclass(frozen=True, eq=False)
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


def usual(game: Game) -> Case:
    """A setup for the most players, or for the fewest where random games take thousands of acts."""
    samples = {case.setup.players: case for case in SAMPLES if case.game is game}
    return samples[game.most if game.longest < LONG else game.fewest]


GAMES = list(all_games().values())
SAMPLES = [Case(game, setup) for game in GAMES for setup in game.samples()]
LONG = 2000  # acts that a game may take
CASES = SAMPLES if COMPILED else [usual(game) for game in GAMES]  # it is slow

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
MOST_GLIMPSES = 16 if COMPILED else 6  # of a game, however long it is

Step = tuple[Position, int, int]


def lot(position: Position, rng: Random) -> int:
    """An act of chance, by weight."""
    actions = position.legal(CHANCE)
    return rng.choices(actions, [position.weight(action) for action in actions])[0]


@cache
def hurried(key: str) -> GreedyBot:
    bot = GreedyBot(find_evaluation(find_game(key)))
    bot.guesses = 1
    return bot


def whim(game: Game, position: Position, seat: int, rng: Random) -> int:
    """A random act; in three of four cases a bot's if random games take thousands of acts.

    Uncompiled, the bot would take longer than these.
    """
    if game.longest < LONG or not COMPILED or rng.randrange(4) == 0:
        return rng.choice(position.legal(seat))
    return hurried(game.key).choose(Outlook(game, position, seat), Rng(rng.getrandbits(64)))


def recorded(case: Case) -> list[tuple[int, int]]:
    """The acts of a game of this setup that lies with the tests."""
    for path in sorted((ROOT / "tests" / "games" / case.game.key / "logs").glob("*.txt")):
        log = Log.parse(path.read_text(encoding="utf-8"))
        setup = case.game.setup(log.players, log.options)
        if (log.rules, setup) == (case.game.version, case.setup):
            return [(seat, case.game.notation.action(act)) for seat, act in log.acts]
    raise AssertionError(f"no game of {case} is recorded")


@lru_cache(maxsize=100)
def acts(case: Case, seed: int) -> list[tuple[int, int]]:
    """A game: who acts, and how; where that would take long, one that was recorded."""
    if not COMPILED and case.game.longest >= LONG:
        return recorded(case)
    rng = Random(seed)
    position = case.start()
    found = []
    while actors := position.actors():
        seat = rng.choice(actors)
        if seat == CHANCE:
            action = lot(position, rng)
        else:
            action = whim(case.game, position, seat, rng)
        found.append((seat, action))
        position.apply(seat, action)
    return found


def walk(case: Case, seed: int) -> Iterator[Step]:
    """The position before each act, who acts and how; when it is exhausted the game is over."""
    position = case.start()
    for seat, action in acts(case, seed):
        yield position, seat, action
        position.apply(seat, action)


Seeded = Callable[[Case, pytest.Config], None]


def seeded(test: Callable[[Case, int], None]) -> Seeded:
    """A test of any game: one of each setup is tried, the same by all; --deals has others."""

    def of_one_game(case: Case, pytestconfig: pytest.Config) -> None:
        test(case, pytestconfig.option.deals)

    of_one_game.__name__, of_one_game.__doc__ = test.__name__, test.__doc__
    return of_one_game


def some(rng: Random) -> bool:
    """Whether to look at a position: at all of them, but at one in four uncompiled."""
    return COMPILED or rng.randrange(4) == 0


def glimpses(case: Case, seed: int, share: int, most: int = MOST_GLIMPSES) -> Iterator[Position]:
    """A few positions of a random game: one in `share`, not too many, and the last."""
    length = len(acts(case, seed))
    chosen = set(Random(-1 - seed).sample(range(length), min(most, length // share)))
    for number, (position, _seat, _action) in enumerate(walk(case, seed)):
        if number in chosen:
            yield position
    yield position


def dilemmas(case: Case, seed: int, most: int) -> Iterator[tuple[Position, int]]:
    """A few positions of a random game in which a seat can choose, with that seat."""
    open_ones = [
        number
        for number, (position, seat, _action) in enumerate(walk(case, seed))
        if seat != CHANCE and len(position.legal(seat)) > 1
    ]
    chosen = set(Random(-1 - seed).sample(open_ones, min(most, len(open_ones))))
    for number, (position, seat, _action) in enumerate(walk(case, seed)):
        if number in chosen:
            yield position, seat


@lru_cache(maxsize=100)
def finished(case: Case, seed: int) -> Play:
    """A game that was played through a table; it is only to be read."""
    play = case.play(seed)
    play_randomly(play, seed)
    return play


def play_randomly(play: Play, seed: int, until: Callable[[Play], bool] = lambda _: False) -> None:
    """Acts through a table until something is so, or to the end."""
    rng = Random(seed)
    while not play.over and not until(play):
        seat = rng.choice(play.position.actors())
        action = whim(play.game, play.position, seat, rng)
        play.submit(seat, play.acts, play.game.notation.text(action))
