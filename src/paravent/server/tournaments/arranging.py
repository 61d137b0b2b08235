"""Groups of entrants in which as few as possible have met, and who are about as strong.

First all ways are tried, those first who stand closest; that ends when nobody meets again, or when
it has taken long. What is left is to exchange two entrants as long as that makes it better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from paravent.server.tournaments.course import Pair

TRIES = 20_000  # seats taken while all ways are tried
BEGINNINGS = 12  # orders from which exchanges begin
Groups = list[list[int]]


@dataclass(frozen=True)
class Wishes:
    met: Counter[Pair]
    worth: dict[int, int]  # by entrant; those who share a table should be near

    def again(self, one: int, other: int) -> int:
        return self.met[(one, other) if one < other else (other, one)]

    def cost(self, group: Sequence[int]) -> tuple[int, int]:
        """How often people meet again, and how far apart they are."""
        pairs = list(combinations(group, 2))
        far = sum((self.worth[one] - self.worth[other]) ** 2 for one, other in pairs)
        return sum(self.again(*pair) for pair in pairs), far

    def total(self, groups: Groups) -> tuple[int, int]:
        costs = [self.cost(group) for group in groups]
        return sum(again for again, _ in costs), sum(far for _, far in costs)


def arranged(order: Sequence[int], sizes: Sequence[int], wishes: Wishes) -> Groups:
    """Entrants in their order, the strongest first, in groups of such sizes."""
    found = Search(sizes, wishes).all_new(list(order))
    if found is not None:
        return exchanged(found, wishes)
    best = exchanged(cut(order, sizes), wishes)
    for turn in range(1, BEGINNINGS):
        at = turn * len(order) // BEGINNINGS
        other = exchanged(cut([*order[at:], *order[:at]], sizes), wishes)
        best = min(best, other, key=wishes.total)
        if wishes.total(best)[0] == 0:
            break
    return best


def cut(order: Sequence[int], sizes: Sequence[int]) -> Groups:
    left = iter(order)
    return [[next(left) for _ in range(size)] for size in sizes]


class Search:
    """Tries all ways in which nobody meets again, until one is found or it takes too long."""

    def __init__(self, sizes: Sequence[int], wishes: Wishes) -> None:
        self.sizes = list(sizes)
        self.wishes = wishes
        self.tries = 0

    def all_new(self, order: list[int]) -> Groups | None:
        return self._tables([], self.sizes, order)

    def _tables(self, done: Groups, sizes: list[int], left: list[int]) -> Groups | None:
        """Whoever is first must sit somewhere, at a table of any size that is left."""
        if not sizes:
            return done
        for size in dict.fromkeys(sizes):
            others = list(sizes)
            others.remove(size)
            found = self._seats(done, others, left[:1], size, left[1:], 0)
            if found is not None:
                return found
        return None

    def _seats(
        self, done: Groups, sizes: list[int], group: list[int], size: int, left: list[int], at: int
    ) -> Groups | None:
        """Fill a table with those who come after the last one, so that no group is tried twice."""
        if len(group) == size:
            return self._tables([*done, group], sizes, left)
        for one in range(at, len(left)):
            self.tries += 1
            if self.tries > TRIES:
                return None
            if all(self.wishes.again(left[one], other) == 0 for other in group):
                rest = [*left[:one], *left[one + 1 :]]
                found = self._seats(done, sizes, [*group, left[one]], size, rest, one)
                if found is not None:
                    return found
        return None


def exchanged(groups: Groups, wishes: Wishes) -> Groups:
    """Two of different groups change places as long as that is better for both groups together."""
    groups = [list(group) for group in groups]
    costs = [wishes.cost(group) for group in groups]
    better = True
    while better:
        better = False
        for here, there in combinations(range(len(groups)), 2):
            one, other = groups[here], groups[there]
            if costs[here][0] + costs[there][0] + costs[here][1] + costs[there][1] == 0:
                continue
            for a in range(len(one)):
                for b in range(len(other)):
                    before = added(costs[here], costs[there])
                    one[a], other[b] = other[b], one[a]
                    after = wishes.cost(one), wishes.cost(other)
                    if added(*after) < before:
                        costs[here], costs[there] = after
                        better = True
                    else:
                        one[a], other[b] = other[b], one[a]
    return groups


def added(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
