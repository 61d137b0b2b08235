"""What goes together with winning.

For every thing that seats do or get in different numbers: how much more often a seat comes first
for each one that it has more than the others at its table. Seats and games are compared with
themselves (numbers and victories are taken as differences from their means in the game and in the
seat), and games count as what is independent: the error of the slope is clustered by games. All
slopes of a case are looked at together, so their intervals are those of Bonferroni. A slope is no
cause: who is ahead may do it because of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from paravent.lab.intervals import CONFIDENCE, Interval

Grid = Sequence[Sequence[float]]  # a number for each game and seat
LEAST = 40  # games in which seats must differ for a slope to be told


@dataclass(frozen=True)
class Slope:
    """Share of first places for each one more; its standard error."""

    value: float
    error: float

    def interval(self, looks: int) -> Interval:
        """One of so many that are looked at."""
        reach = critical(looks) * self.error
        return Interval(self.value, self.value - reach, self.value + reach)


def critical(looks: int) -> float:
    """How many standard errors it takes when so many things are looked at."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * max(looks, 1)))


def centred(grid: Grid) -> list[list[float]]:
    """Without the means of games and of seats."""
    games, seats = len(grid), len(grid[0])
    by_seat = [sum(row[seat] for row in grid) / games for seat in range(seats)]
    mean = sum(by_seat) / seats
    kept = []
    for row in grid:
        less = sum(row) / seats - mean
        kept.append([value - less - usual for value, usual in zip(row, by_seat, strict=True)])
    return kept


def slope(victories: Grid, numbers: Grid) -> Slope | None:
    """Victories are centred already; None where too few games tell anything."""
    if sum(min(row) != max(row) for row in numbers) < LEAST:
        return None
    spread = centred(numbers)
    weights = [sum(value * value for value in row) for row in spread]
    total = sum(weights)
    if total <= 1e-9:
        return None
    products = [
        sum(value * won for value, won in zip(row, wins, strict=True))
        for row, wins in zip(spread, victories, strict=True)
    ]
    value = sum(products) / total
    games = len(weights)
    scores = sum(
        (product - value * weight) ** 2 for product, weight in zip(products, weights, strict=True)
    )
    return Slope(value, sqrt(scores * games / (games - 1)) / total)
