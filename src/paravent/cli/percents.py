"""Shares in words: hundredths of a percent, rounded to whole ones."""

from __future__ import annotations


def percent(hundredths: int) -> str:
    return f"{(hundredths + 50) // 100}\u00a0%"


def signed(hundredths: int) -> str:
    size = (abs(hundredths) + 50) // 100
    sign = "" if size == 0 else "−" if hundredths < 0 else "+"
    return f"{sign}{size}\u00a0%"
