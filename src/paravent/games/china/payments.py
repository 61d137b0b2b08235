"""What pieces cost: tables of needs, payments and hands, made once from the rules in words.

A need is what one piece asks for: the colour of its province (0 to 4), or for a border post the
pair of its two colours (5 to 14). A hand is a code with two bits for the number of each colour. A
set of payments has a bit for each of PAYMENTS.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from paravent.games.china.vocabulary import CARDS_OF_PAYMENT, COLOURS

Cards = tuple[int, ...]  # colours, ascending
PAIRS = tuple(combinations(range(len(COLOURS)), 2))
NO_NEED = 15
NEEDS = 16  # length of a row of the table, no need included


def code(cards: Cards) -> int:
    """A hand of these cards."""
    return sum(1 << 2 * card for card in cards)


def hands_of(cards: int) -> list[int]:
    """All hands of so many cards."""
    return [code(hand) for hand in combinations_with_replacement(range(len(COLOURS)), cards)]


def ways(need: int) -> set[Cards]:
    """R4.3, R4.4: a card of the colour, or two alike of another; R14.3, Q15: border posts."""
    colours = range(len(COLOURS))
    if need == NO_NEED:
        return {()}
    if need < len(COLOURS):
        return {(need,)} | {(joker, joker) for joker in colours if joker != need}
    first, second = PAIRS[need - len(COLOURS)]
    found: set[Cards] = {(first, second), (first, first), (second, second)}
    for joker in set(colours) - {first, second}:
        for card in (first, second):
            found.add(tuple(sorted((card, joker, joker))))
    return found


def payers(first: int, second: int) -> int:
    """The set of payments that pay for one need, or exactly for two together."""
    found = 0
    for cards in ways(first):
        for more in ways(second):
            paid = tuple(sorted(cards + more))
            if paid in CARDS_OF_PAYMENT:
                found |= 1 << CARDS_OF_PAYMENT.index(paid)
    return found


def held_in(hand: int) -> int:
    """The set of payments that a hand holds."""
    found = 0
    for index, cards in enumerate(CARDS_OF_PAYMENT):
        if all(cards.count(card) <= (hand >> 2 * card & 3) for card in cards):
            found |= 1 << index
    return found


def need_of_post(first: int, second: int) -> int:
    """The need of a border post between provinces of these colours."""
    if first == second:
        return NO_NEED
    return len(COLOURS) + PAIRS.index((min(first, second), max(first, second)))


CODE_OF_PAYMENT = tuple(code(cards) for cards in CARDS_OF_PAYMENT)
COLOURS_OF_PAYMENT = tuple(sum(1 << card for card in set(cards)) for cards in CARDS_OF_PAYMENT)
PAYERS = tuple(payers(first, second) for first in range(NEEDS) for second in range(NEEDS))
HELD_IN = tuple(held_in(hand) for hand in range(1 << 2 * len(COLOURS)))
NEED_OF_POST = tuple(
    need_of_post(first, second) for first in range(len(COLOURS)) for second in range(len(COLOURS))
)  # by two colours
