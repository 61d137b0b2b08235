"""Marks of decisions: by how much chance of winning they gave away, in hundredths of a percent."""

from __future__ import annotations

PERCENT = 100

# From so much on, the worst first. A search of some thousand simulations is sure to a percent or
# two: what is less than three says nothing. Five is a fifth of an even chance among four.
LIMITS = {"blunder": 15 * PERCENT, "mistake": 7 * PERCENT, "inaccuracy": 3 * PERCENT, "good": 0}
MARKS = tuple(LIMITS)


def mark_of(lost: int) -> str:
    return next(mark for mark, limit in LIMITS.items() if lost >= limit)


def kept(lost: int) -> int:
    """How right a decision was, in hundredths of a percent: a blunder is worth nothing."""
    whole = 100 * PERCENT
    return whole - min(whole, whole * lost // LIMITS["blunder"])
