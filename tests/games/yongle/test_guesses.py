"""Guesses at hands, plots and looked-at cards are exactly as likely as they are."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from paravent.core.rng import Rng
from paravent.games.yongle.vocabulary import PLOTS
from tests.games.frequencies import assert_as_likely
from tests.games.stage import count
from tests.games.yongle.scene import arrange, hand

HIDDEN = {1: "wood-1 silk-2", 2: "wood-1 wood-2 scheme-1"}
PILE = "wood-1 silk-2"


def redealt(position: Any, seat: int, rng: Rng) -> Any:
    guess = position.clone()
    guess.redeal(seat, rng)
    return guess


def test_hands_are_as_likely_as_their_cards() -> None:
    position = arrange(3, hands={0: "stone-3"} | HIDDEN, pile=PILE)
    cards = list(count(" ".join([*HIDDEN.values(), PILE])).elements())
    places = range(len(cards))

    def named(chosen: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(sorted(cards[place] for place in chosen))

    outcomes = (
        (named(first), named(second))
        for first in combinations(places, 2)
        for second in combinations([place for place in places if place not in first], 3)
    )

    def draw(rng: Rng) -> tuple[tuple[str, ...], ...]:
        guess = redealt(position, 0, rng)
        held = [count(hand(guess, seat)) for seat in (1, 2)]
        return tuple(tuple(sorted(cards.elements())) for cards in held)

    assert_as_likely(outcomes, draw)


def test_plots_are_as_likely_as_their_copies() -> None:
    position = arrange(2, plots={1: "theft fire"}, plot_pile="levy levy")
    cards = ["theft", "fire", "levy", "levy"]

    def draw(rng: Rng) -> tuple[str, ...]:
        held = redealt(position, 0, rng).plots[10:20]
        return tuple(sorted(plot for number, plot in enumerate(PLOTS) for _ in range(held[number])))

    assert_as_likely((tuple(sorted(pair)) for pair in combinations(cards, 2)), draw)
