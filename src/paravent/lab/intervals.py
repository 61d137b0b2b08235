"""Means with their confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Interval:
    """A mean and the bounds of its 95 % confidence interval."""

    mean: float
    low: float
    high: float


def share_interval(shares: Sequence[float]) -> Interval:
    """The mean of independent shares between 0 and 1, one for each block of paired games.

    Student's interval over the blocks; where they are all alike, and their spread says nothing,
    Wilson's for as many single games.
    """
    blocks, mean = len(shares), fmean(shares)
    spread = stdev(shares) if blocks > 1 else 0.0
    if spread == 0.0:
        return wilson(mean, blocks)
    reach = student(blocks - 1) * spread / sqrt(blocks)
    return Interval(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def mean_interval(numbers: Sequence[float]) -> Interval:
    """The mean of independent numbers of any size; without bounds where there is but one."""
    mean = fmean(numbers)
    if len(numbers) < 2:
        return Interval(mean, mean, mean)
    reach = student(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers))
    return Interval(mean, mean - reach, mean + reach)


def wilson(mean: float, count: int) -> Interval:
    """Wilson's score interval."""
    z = normal()
    scale = 1 + z * z / count
    centre = (mean + z * z / (2 * count)) / scale
    reach = z / scale * sqrt(mean * (1 - mean) / count + z * z / (4 * count * count))
    return Interval(mean, max(0.0, centre - reach), min(1.0, centre + reach))


def normal() -> float:
    """The two-sided quantile of the normal distribution."""
    return NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def student(freedom: int) -> float:
    """The two-sided quantile of Student's distribution."""
    if freedom < len(SMALL):
        return SMALL[freedom]
    z = normal()
    # Fisher's expansion, right to three decimals from here on.
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


SMALL = (float("inf"), 12.7062, 4.3027, 3.1824, 2.7764, 2.5706)  # by degrees of freedom
