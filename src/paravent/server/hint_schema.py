"""What a hint consists of, as it travels."""

from __future__ import annotations

from msgspec import Struct


class Advice(Struct, frozen=True):
    """An offer with its chance of the first place and its interval, in hundredths of a percent."""

    act: str
    chance: int
    low: int
    high: int


class Likely(Struct, frozen=True):
    """An act that is likely to follow."""

    seat: int
    act: str


class Gain(Struct, frozen=True):
    """A part of the value in which the first advice is better than the second."""

    part: str
    value: int  # hundredths of a point
