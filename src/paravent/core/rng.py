# cython: language_level=3
"""The fast generator of playouts and search; real games are dealt by the dealer instead."""

from __future__ import annotations

import cython


@cython.final
@cython.cclass
class Rng:
    """SplitMix64: the same numbers from the same seed in both builds."""

    def __init__(self, seed: cython.ulonglong = 0) -> None:
        self.state = seed

    def bits(self) -> cython.ulonglong:
        """The next 64 random bits."""
        return next_bits(self)

    def below(self, bound: cython.int) -> cython.int:
        """A number from 0 to bound - 1."""
        return below(self, bound)


if not cython.compiled:  # rng.pxd says the same in C
    WORD = 0xFFFFFFFFFFFFFFFF

    def next_bits(rng: Rng) -> int:
        rng.state = (rng.state + 0x9E3779B97F4A7C15) & WORD
        mixed = ((rng.state ^ (rng.state >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
        return mixed ^ (mixed >> 31)

    def below(rng: Rng, bound: int) -> int:
        """A number from 0 to bound - 1, without a call of a method when compiled."""
        return ((next_bits(rng) >> 32) * bound) >> 32
