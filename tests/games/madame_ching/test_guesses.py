"""Guesses at hands, sealed choices and the hidden card are exactly as likely as they are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from paravent.core.rng import Rng
from paravent.games.madame_ching.vocabulary import KINDS
from tests.games.frequencies import assert_as_likely
from tests.games.madame_ching.scene import arrange, bits, play


def redealt(position: Any, seat: int, rng: Rng) -> Any:
    guess = position.clone()
    guess.redeal(seat, rng)
    return guess


def scene() -> Any:
    """Seat 0 has not seen 5 cards of seat 1, the hidden one and two of the deck; one is sealed."""
    position = arrange(2, hands={1: "1 2 3 4 5"}, display="6 20 21 22", deck="7 8")
    play(position, "1 choose 3")
    return position


def test_hands_sealed_and_hidden_cards_are_all_alike() -> None:
    position = scene()

    def outcomes() -> Iterator[tuple[int, int, int]]:
        cards = range(1, 9)
        for hand in combinations(cards, 5):
            for sealed in hand:
                for hidden in set(cards) - set(hand):
                    yield bits(hand), 1 << sealed, hidden

    def draw(rng: Rng) -> tuple[int, int, int]:
        guess = redealt(position, 0, rng)
        return guess.hand[1], guess.chosen[1], guess.hidden

    assert_as_likely(outcomes(), draw)


def test_a_card_that_was_seen_stays_where_it_is() -> None:
    position = scene()
    trace = list(position.trace)
    trace[2] = 1 << 1  # seat 0 has seen 2 going to seat 1
    position.trace = trace

    def draw(rng: Rng) -> int:
        hand: int = redealt(position, 0, rng).hand[1]
        return hand

    others = [1, 3, 4, 5, 6, 7, 8]
    assert_as_likely((bits([2, *hand]) for hand in combinations(others, 4)), draw)


def test_encounter_cards_are_as_likely_as_their_copies() -> None:
    """Two of five cards, of which two are alike, lie in the hand of seat 1."""
    position = arrange(
        2, encounters={1: "thief oracle"}, encounter_deck="merchant*2 sea-dog", hands={0: "9"}
    )
    cards = ["thief", "oracle", "merchant", "merchant", "sea-dog"]

    def draw(rng: Rng) -> tuple[str, ...]:
        held = redealt(position, 0, rng).held[18:36]
        return tuple(sorted(kind for number, kind in enumerate(KINDS) for _ in range(held[number])))

    assert_as_likely((tuple(sorted(pair)) for pair in combinations(cards, 2)), draw)
