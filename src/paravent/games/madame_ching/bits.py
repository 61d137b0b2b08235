"""Sets of navigation cards, a bit for each number; bits.pxd has the same for the compiled build."""

from __future__ import annotations


def bit(number: int) -> int:
    return 1 << number


def lowest(cards: int) -> int:
    """The lowest number in a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The highest number in a set that is not empty."""
    return cards.bit_length() - 1


def size(cards: int) -> int:
    return cards.bit_count()


def offer_set(verb: int, cards: int, count: int, choices: list[int]) -> int:
    """One action of a verb for each card of a set; returns the new count."""
    while cards:
        choices[count] = verb + lowest(cards) - 1
        cards &= cards - 1
        count += 1
    return count
