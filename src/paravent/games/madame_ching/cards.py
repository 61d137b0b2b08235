"""Navigation cards, whose numbers begin with 1; cards.pxd has the same for the compiled build."""

from __future__ import annotations

from collections.abc import MutableSequence

from paravent.core.bits import offer_each


def offer_cards(verb: int, cards: int, choices: MutableSequence[int], count: int) -> int:
    """Offer a verb for every card of a set; returns how many offers there are now."""
    return offer_each(verb - 1, cards, choices, count)
