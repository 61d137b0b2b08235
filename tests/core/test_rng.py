"""The fast generator: SplitMix64, the same in both builds."""

from __future__ import annotations

from math import sqrt

import pytest

from paravent.core.rng import Rng

KNOWN = {
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
    0: [16294208416658607535, 7960286522194355700, 487617019471545679],
}


def splitmix64(seed: int, count: int) -> list[int]:
    """The published algorithm, word for word."""
    found = []
    for _ in range(count):
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        word = ((seed ^ seed >> 30) * 0xBF58476D1CE4E5B9) % 2**64
        word = ((word ^ word >> 27) * 0x94D049BB133111EB) % 2**64
        found.append(word ^ word >> 31)
    return found


@pytest.mark.parametrize("seed", KNOWN)
def test_published_numbers(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in KNOWN[seed]] == KNOWN[seed]


@pytest.mark.parametrize("seed", [1, 42, 2**63, 2**64 - 1])
def test_bits_follow_the_published_algorithm(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in range(50)] == splitmix64(seed, 50)


def test_below_takes_the_high_half_of_a_word() -> None:
    rng = Rng(9)
    assert [rng.below(1000) for _ in range(50)] == [
        (word >> 32) * 1000 >> 32 for word in splitmix64(9, 50)
    ]


@pytest.mark.parametrize("bound", [1, 2, 3, 62, 2**31 - 1])
def test_below_stays_below(bound: int) -> None:
    rng = Rng(3)
    assert all(0 <= rng.below(bound) < bound for _ in range(500))


def test_numbers_are_even() -> None:
    rng, tries = Rng(11), 6000
    found = [rng.below(6) for _ in range(tries)]
    spread = sqrt(tries * 5 / 36)
    assert all(abs(found.count(face) - tries / 6) <= 5 * spread for face in range(6))


def test_the_state_can_be_taken_up_again() -> None:
    rng = Rng(5)
    rng.bits()
    again = Rng(rng.state)
    assert [rng.bits() for _ in range(5)] == [again.bits() for _ in range(5)]
