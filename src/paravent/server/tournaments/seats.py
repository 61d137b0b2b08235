"""Who sits where at a table: where each has sat least until now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations


def seated(
    group: Sequence[int], sat: Counter[tuple[int, int]], lot: Callable[[int], str]
) -> tuple[int, ...]:
    """The entrants of a group by seat; whom nothing else decides for, the lot does."""
    drawn = sorted(group, key=lot)
    return min(
        permutations(drawn),
        key=lambda order: sum(sat[one, seat] ** 2 for seat, one in enumerate(order)),
    )
