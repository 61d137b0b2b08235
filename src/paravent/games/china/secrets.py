"""What a seat cannot know, guessed: hidden cards of others (Q21)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb

from paravent.core.numbers import NOBODY
from paravent.core.rng import Rng
from paravent.games.china.payments import HELD_IN, NEEDS, NO_NEED, PAYERS, code
from paravent.games.china.rules import China
from paravent.games.china.views import unseen
from paravent.games.china.vocabulary import COLOURS


def of_colours(hand: int) -> list[int]:
    """How many cards of each colour a hand holds."""
    return [hand >> 2 * colour & 3 for colour in range(len(COLOURS))]


def redeal(position: China, seat: int, rng: Rng) -> None:
    """Others get other hidden cards, such that they can pay for what they have placed."""
    pool = unseen(position, seat)
    hands = list(position.hand)
    others = [other for other in range(position.players) if other != seat]
    others.sort(key=lambda other: other != position.mover)  # whoever has to pay is dealt first
    for other in others:
        hidden = position.hand_size[other] - sum(of_colours(position.known[other]))
        hands[other] = position.known[other] + guess_cards(position, other, hidden, pool, rng)
    position.hand = hands
    position.deck = pool


def guess_cards(position: China, seat: int, hidden: int, pool: list[int], rng: Rng) -> int:
    """Take a seat's hidden cards from the pool, as likely as they are; returns their code."""
    payers = debts(position) if seat == position.mover == position.house else 0
    guesses = []
    for cards in combinations_with_replacement(range(len(COLOURS)), hidden):
        likely = 1
        for colour in set(cards):
            likely *= comb(pool[colour], cards.count(colour))
        if likely and (not payers or payers & HELD_IN[position.known[seat] + code(cards)]):
            guesses.append((cards, likely))
    mark = rng.below(sum(likely for _, likely in guesses))
    for cards, likely in guesses:
        mark -= likely
        if mark < 0:
            for colour in cards:
                pool[colour] -= 1
            return code(cards)
    raise AssertionError("a hand that is there can be guessed")


def debts(position: China) -> int:
    """The payments that would pay for what stands or is announced; 0 if nothing does."""
    needs = list(position.needs[: position.placed])
    if position.founding != NOBODY and not position.most[position.founding]:
        needs.append(position.colour[position.founding])
    if not needs:
        return 0
    first, second = [*needs, NO_NEED][:2]
    return PAYERS[first * NEEDS + second]
