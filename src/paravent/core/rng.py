# cython: language_level=3
"""The fast generator of playouts and search; real games are dealt by the dealer instead."""

import cython

WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
FIRST = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
SECOND = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


@cython.final
@cython.cclass
class Rng:
    """SplitMix64: the same numbers from the same seed in both builds."""

    def __init__(self, seed: cython.ulonglong = 0) -> None:
        self.state = seed

    def bits(self) -> cython.ulonglong:
        """The next 64 random bits."""
        self.state = (self.state + STEP) & WORD
        mixed: cython.ulonglong = self.state
        mixed = ((mixed ^ (mixed >> 30)) * FIRST) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * SECOND) & WORD
        return mixed ^ (mixed >> 31)

    def below(self, bound: cython.int) -> cython.int:
        """A number from 0 to bound - 1."""
        high: cython.ulonglong = self.bits() >> 32
        return (high * bound) >> 32
