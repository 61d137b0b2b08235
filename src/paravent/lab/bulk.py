"""Rounds of random bots, played inside the engine in one go and told in numbers.

The games are those of a table: what is dealt and chosen follows from the same numbers. Random bots
are all alike, so a round is one game, told for every rotation of the seats.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from time import perf_counter

from paravent.core.dealer import SEED_TEXT
from paravent.core.draws import play_dealt
from paravent.core.position import Position
from paravent.lab.seeds import name_text

AT_ONCE = 100  # rounds


@dataclass(frozen=True)
class Bulk:
    """Rounds number `first` and following."""

    first: int
    players: int
    told: array[int]  # as core.draws.play_dealt tells it
    seconds: float  # for all of it

    @property
    def width(self) -> int:
        return 1 + 3 * self.players

    @property
    def rounds(self) -> int:
        return len(self.told) // self.width

    @property
    def decisions(self) -> int:
        """Of all seats."""
        return sum(sum(self.told[1 + seat :: self.width]) for seat in range(self.players))

    @property
    def points(self) -> int:
        """Of all seats."""
        skipped = 1 + self.players
        return sum(sum(self.told[skipped + seat :: self.width]) for seat in range(self.players))

    def game(self, number: int) -> tuple[int, list[int], list[int], list[int]]:
        """The deals of a round, then decisions, points and places by seat."""
        row = self.told[number * self.width : (number + 1) * self.width].tolist()
        seats = self.players
        return row[0], row[1 : 1 + seats], row[1 + seats : 1 + 2 * seats], row[1 + 2 * seats :]


def play_bulk(start: Position, seed: str, first: int, rounds: int) -> Bulk:
    """So many rounds of the match with this seed."""
    begun = perf_counter()
    deals, luck = SEED_TEXT + f"{seed}/".encode(), name_text("bot", seed, "")
    told = array("i", play_dealt(start, deals, luck, first, rounds))
    return Bulk(first, start.players, told, perf_counter() - begun)
