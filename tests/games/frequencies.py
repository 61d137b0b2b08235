"""Comparing what is drawn at random with what is exactly likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from math import sqrt

from paravent.core.position import COMPILED
from paravent.core.rng import Rng

DRAWS = 6000 if COMPILED else 1500


def assert_as_likely(outcomes: Iterable[Hashable], draw: Callable[[Rng], Hashable]) -> None:
    """`outcomes` has every outcome as often as there are equally likely ways to it."""
    likely = Counter(outcomes)
    ways = likely.total()
    rng = Rng(1)
    drawn = Counter(draw(rng) for _ in range(DRAWS))
    assert drawn.keys() <= likely.keys()
    for outcome, copies in likely.items():
        share = copies / ways
        deviation = sqrt(DRAWS * share * (1 - share))
        assert abs(drawn[outcome] - DRAWS * share) <= 4.5 * deviation + 1, outcome
