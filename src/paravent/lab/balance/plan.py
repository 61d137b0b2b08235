"""What is played for a report on balance: every case so many times, by bots that are all alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import ClassVar

from paravent.core import options as chosen
from paravent.core.game import Game
from paravent.lab.asked import Asked, checked
from paravent.lab.balance.counting import count_game
from paravent.lab.match import Match, arrange
from paravent.lab.notebook import Notebook
from paravent.lab.workers import ALONE, Workers

WORK = "balance"


@dataclass(frozen=True)
class Case:
    """A way to play that is looked at by itself."""

    bot: str
    match: Match

    @property
    def players(self) -> int:
        return self.match.setup.players


@dataclass(frozen=True)
class Balance(Asked):
    """So many games of each case: a number of players, a set of options, a bot for all seats."""

    work: ClassVar[str] = WORK

    @cached_property
    def cases(self) -> list[Case]:
        ways = product(self.players, self.options, self.bots)
        return [Case(bot, self._match(bot, players, options)) for players, options, bot in ways]

    def _match(self, bot: str, players: int, options: str) -> Match:
        return arrange(self.game, [bot] * players, chosen.parse(options), f"{self.seed}/{WORK}")


def planned(
    game: Game, bots: list[str], players: tuple[int, ...], options: list[str], games: int, seed: str
) -> Balance:
    """A report whose bots, numbers and options have been checked."""
    asked = players or range(game.fewest, game.most + 1)
    tidy, counts, written = checked(game, bots, asked, options, games)
    return Balance(game, tidy, counts, written, games, seed)


def collect(balance: Balance, notebook: Notebook, workers: Workers = ALONE) -> Iterator[int]:
    """Play what is not in the notebook yet; tells how many games there are."""
    done = {(row["case"], row["number"]) for row in notebook.rows}
    tasks = [
        (index, case.match, number)
        for number in range(balance.games)
        for index, case in enumerate(balance.cases)
        if (index, number) not in done
    ]
    yield len(done)
    for row in workers.spread(count_game, tasks):
        notebook.add(row)
        yield len(notebook.rows)
