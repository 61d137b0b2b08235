"""A question that is asked again after every block of games, without being wrong more often.

A trial watches numbers between 0 and 1, one for each block. Somebody who believes that their mean
is at most m, and bets on every next one at fair odds, cannot expect to win: whoever holds against
m multiplies a stake of 1 by 1 + λ(x - m), and the chance that it ever reaches 1/a is at most a
(Ville). All means that have not been refuted so make an interval that is right at every moment with
one and the same confidence, whenever somebody stops to look (Waudby-Smith and Ramdas, 2024). The
stake is divided among several λ beforehand, so the order of the numbers does not matter.

Assumed is only that the blocks are independent of each other, or that each has the mean in
question whatever came before; no distribution, no variance.
"""

from __future__ import annotations

from collections import Counter
from math import exp, log

from paravent.lab.intervals import Interval

BETS = tuple(0.01 * 1.45**step for step in range(13))  # parts of what may be staked, to 0.86
EXACT = 1e-4


class Trial:
    """`error`: the chance that its interval is ever wrong."""

    def __init__(self, error: float) -> None:
        self.error = error
        self.seen: Counter[float] = Counter()

    def add(self, number: float) -> None:
        self.seen[number] += 1

    @property
    def blocks(self) -> int:
        return self.seen.total()

    @property
    def mean(self) -> float:
        return sum(number * times for number, times in self.seen.items()) / max(self.blocks, 1)

    def exceeds(self, mean: float) -> bool:
        """Whether it is refuted that the mean is at most this."""
        return refuted(self.seen, mean, self.error / 2)

    def falls_short(self, mean: float) -> bool:
        """Whether it is refuted that the mean is at least this."""
        mirrored = Counter({1 - number: times for number, times in self.seen.items()})
        return refuted(mirrored, 1 - mean, self.error / 2)

    def verdict(self, margin: float) -> str:
        """Whether the mean is above one half, below, or no further from it than the margin; nothing
        as long as that is open."""
        if self.exceeds(0.5):
            return "above"
        if self.falls_short(0.5):
            return "below"
        even = margin > 0 and self.exceeds(0.5 - margin) and self.falls_short(0.5 + margin)
        return "even" if even else ""

    def interval(self) -> Interval:
        """All means that are not refuted."""
        low, high = 0.0, 0.0
        if self.blocks:
            low = bound(self.seen, self.error / 2)
            mirrored = Counter({1 - number: times for number, times in self.seen.items()})
            high = bound(mirrored, self.error / 2)
        return Interval(self.mean, low, 1 - high)


def refuted(seen: Counter[float], mean: float, error: float) -> bool:
    """Whether who bet against a mean of at most this has won enough."""
    if mean <= 0:
        return any(seen)
    if mean >= 1:
        return False
    logs = [
        sum(times * log(1 - bet + bet * number / mean) for number, times in seen.items())
        for bet in BETS
    ]
    top = max(logs)
    won = top + log(sum(exp(one - top) for one in logs) / len(logs))
    return won >= -log(error)


def bound(seen: Counter[float], error: float) -> float:
    """The highest mean that is refuted; betting wins less the higher it is."""
    low, high = 0.0, 1.0
    while high - low > EXACT:
        middle = (low + high) / 2
        if refuted(seen, middle, error):
            low = middle
        else:
            high = middle
    return low
