"""Guesses at hidden cards are exactly as likely as the cards are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from paravent.core.rng import Rng
from paravent.games.china.purse import Purse
from paravent.games.china.vocabulary import COLOURS
from tests.games.china.scene import arrange, code, count, play
from tests.games.frequencies import assert_as_likely

DECK = "red*2 green*2 purple"


def drawn_hands(position: Any, seat: int, rng: Rng) -> tuple[int, ...]:
    guess = position.clone()
    guess.redeal(seat, rng)
    return tuple(guess.hand)


def hands(position: Any, cards: list[str], known: str) -> Iterator[tuple[int, ...]]:
    """Each way to deal two hidden cards to seat 1 and three to seat 2, the cards being all
    different; seat 0 keeps its own."""
    places = range(len(cards))
    for first in combinations(places, 2):
        for second in combinations([place for place in places if place not in first], 3):
            yield (
                position.hand[0],
                code(count(" ".join([known, *(cards[place] for place in first)]))),
                code(count(" ".join(cards[place] for place in second))),
                0,
                0,
            )


def scene(mover: int = 0) -> tuple[Any, list[str]]:
    position = arrange(
        3,
        hand={0: "yellow*3", 1: "red green yellow", 2: "orange red*2"},
        known={1: "yellow"},
        deck=DECK,
        row="purple*4",
        mover=mover,
    )
    hidden = count(f"{DECK} red green orange red*2")
    return position, list(hidden.elements())


def test_hidden_hands_are_as_likely_as_their_cards() -> None:
    position, cards = scene()
    assert_as_likely(hands(position, cards, "yellow"), lambda rng: drawn_hands(position, 0, rng))


def test_who_has_to_pay_has_a_hand_that_pays_and_no_other_is_likelier() -> None:
    position, cards = scene(mover=1)
    play(position, "palace anyi")  # in a red province
    colour = COLOURS[position.needs[0]]
    paying = [
        dealt
        for dealt in hands(position, cards, "yellow")
        if Purse.from_code(dealt[1]).affords([{colour}])
    ]
    assert 0 < len(paying) < len(list(hands(position, cards, "yellow")))
    assert_as_likely(paying, lambda rng: drawn_hands(position, 0, rng))
