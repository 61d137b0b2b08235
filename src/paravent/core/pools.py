"""Drawing without order: a pool counts its cards by kind; compiled, pools.pxd says the same."""

from __future__ import annotations

from collections.abc import MutableSequence

from paravent.core.rng import Rng, below


def draw(pool: MutableSequence[int], kinds: int, cards: int, rng: Rng) -> int:
    """Take one of so many cards, of so many kinds, out of a pool, all alike; returns its kind."""
    mark, kind = below(rng, cards), 0
    while kind < kinds - 1 and mark >= pool[kind]:
        mark -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind
