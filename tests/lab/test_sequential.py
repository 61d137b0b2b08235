"""A question asked after every block: seldom wrong, however often one looks, and soon settled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paravent.core.rng import Rng
from paravent.lab.sequential import Trial

pytestmark = pytest.mark.once
BLOCKS = 150


def watched(draw: Callable[[Rng], float], seed: int, margin: float = 0.0) -> tuple[str, int]:
    """What is found when somebody looks after every block, and after how many."""
    rng, trial = Rng(seed), Trial(0.1)
    for number in range(1, BLOCKS + 1):
        trial.add(draw(rng))
        if number % 5 == 0 and (verdict := trial.verdict(margin)):
            return verdict, number
    return "", BLOCKS


def coin(rng: Rng) -> float:
    return rng.below(2) / 1


def pair(rng: Rng) -> float:
    """Two games of a deal, as of bots of which one wins two in three."""
    return ((rng.below(3) < 2) + (rng.below(3) < 2)) / 2


def test_it_is_seldom_wrong_though_it_looks_all_the_time() -> None:
    wrong = sum(watched(coin, seed)[0] != "" for seed in range(120))
    assert wrong <= 12  # a tenth is allowed


def test_a_clear_difference_is_found_soon() -> None:
    found = [watched(pair, seed) for seed in range(20)]
    assert [verdict for verdict, _ in found].count("above") >= 18
    assert "below" not in {verdict for verdict, _ in found}


def test_what_hardly_differs_is_even() -> None:
    trial = Trial(0.05)
    for number in range(2000):
        trial.add(0.5 if number % 5 else (number % 2) / 1)
    assert trial.verdict(0.05) == "even"
    assert trial.verdict(0.0) == ""


def test_the_interval_says_the_same_as_the_verdict() -> None:
    trial = Trial(0.05)
    whole = trial.interval()
    assert (whole.low, whole.high) == (0.0, 1.0)
    for _ in range(40):
        trial.add(1.0)
    found = trial.interval()
    assert trial.verdict(0.0) == "above" and 0.5 < found.low < found.mean == found.high == 1.0
    assert trial.exceeds(found.low) and not trial.exceeds(found.low + 0.001)


def test_the_order_of_blocks_does_not_matter() -> None:
    there, back = Trial(0.05), Trial(0.05)
    numbers = [number % 7 / 7 for number in range(60)]
    for one, other in zip(numbers, reversed(numbers), strict=True):
        there.add(one)
        back.add(other)
    assert there.interval().low == pytest.approx(back.interval().low)
