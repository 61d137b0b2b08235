"""Means with their confidence intervals."""

from __future__ import annotations

import pytest

from paravent.lab.intervals import share_interval, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (6, 2.447), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.002)


def test_the_interval_is_computed_over_blocks() -> None:
    """Four blocks, however many games each of them stands for."""
    interval = share_interval([1.0, 0.5, 0.5, 0.0])
    assert interval.mean == 0.5
    assert interval.low == 0.0  # 0.5 - 3.182 * 0.408 / 2 lies below zero
    narrow = share_interval([0.6, 0.5, 0.5, 0.4])
    assert narrow.low == pytest.approx(0.5 - 3.1824 * 0.081650 / 2, abs=1e-4)
    assert narrow.high == pytest.approx(0.5 + 3.1824 * 0.081650 / 2, abs=1e-4)


def test_blocks_that_are_all_alike_do_not_make_certainty() -> None:
    interval = share_interval([1.0] * 20)
    assert interval == wilson(1.0, 20)
    assert interval.low == pytest.approx(0.8389, abs=1e-3)
    assert interval.high == pytest.approx(1.0)


def test_a_single_block_says_little() -> None:
    interval = share_interval([0.5])
    assert interval.low < 0.1
    assert interval.high > 0.9
