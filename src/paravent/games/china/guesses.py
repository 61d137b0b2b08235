# cython: language_level=3
"""What a seat cannot know, guessed: hidden cards of others (Q21)."""

from __future__ import annotations

import cython

from paravent.games.china.payments import hands_of

if cython.compiled:
    from cython.cimports.paravent.core.pools import draw
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.china import placing
else:
    from typing import TYPE_CHECKING

    from paravent.core.pools import draw
    from paravent.core.rng import Rng, below
    from paravent.games.china import placing
    from paravent.games.china.numbers import COLOUR_COUNT, NONE, NOTHING

    if TYPE_CHECKING:
        from paravent.games.china.rules import China

# All hands of up to three cards, those of `size` cards from FIRST[size] on.
HANDS = cython.declare(cython.int[56])
FIRST = cython.declare(cython.int[5])
FIRST[0] = 0
for size_index in range(4):
    FIRST[size_index + 1] = FIRST[size_index]
    for hand_code in hands_of(size_index):
        HANDS[FIRST[size_index + 1]] = hand_code
        FIRST[size_index + 1] += 1


def redeal(game: China, seat: cython.int, rng: Rng) -> cython.int:
    """Others get other hidden cards, such that they can pay for what they have placed."""
    if cython.compiled:
        pool = cython.declare(cython.int[5])
    else:
        pool = [0] * COLOUR_COUNT
    cards: cython.int = 0
    for colour in range(COLOUR_COUNT):
        pool[colour] = game.deck[colour]
        for other in range(game.players):
            if other != seat:
                pool[colour] += ((game.hand[other] - game.known[other]) >> 2 * colour) & 3
        cards += pool[colour]
    payer: cython.int = NONE  # who has to pay is dealt first
    if game.mover == game.house and game.mover != seat:
        payer = game.mover
        cards -= guess_payer(game, payer, pool, rng)
    for other in range(game.players):
        if other != seat and other != payer:
            hidden: cython.int = hidden_cards(game, other)
            game.hand[other] = game.known[other]
            for _ in range(hidden):
                game.hand[other] += 1 << 2 * draw(pool, COLOUR_COUNT, cards, rng)
                cards -= 1
    for colour in range(COLOUR_COUNT):
        game.deck[colour] = pool[colour]
    return 0


def hidden_cards(game: China, seat: cython.int) -> cython.int:
    """How many of a seat's cards nobody else has seen."""
    cards: cython.int = game.hand_size[seat]
    for colour in range(COLOUR_COUNT):
        cards -= (game.known[seat] >> 2 * colour) & 3
    return cards


def guess_payer(game: China, seat: cython.int, pool: cython.p_int, rng: Rng) -> cython.int:
    """Take cards that can pay from the pool, as likely as they are; returns how many."""
    if cython.compiled:
        likely = cython.declare(cython.int[56])
    else:
        likely = [0] * 56
    payers: cython.longlong = debts(game)
    hidden: cython.int = hidden_cards(game, seat)
    total: cython.int = 0
    for index in range(FIRST[hidden], FIRST[hidden + 1]):
        likely[index] = 0
        if payers == 0 or payers & placing.held_in(game.known[seat] + HANDS[index]):
            likely[index] = ways_to_draw(HANDS[index], pool)
            total += likely[index]
    mark: cython.int = below(rng, total)
    chosen: cython.int = FIRST[hidden]
    while chosen < FIRST[hidden + 1] - 1 and mark >= likely[chosen]:
        mark -= likely[chosen]
        chosen += 1
    game.hand[seat] = game.known[seat] + HANDS[chosen]
    for colour in range(COLOUR_COUNT):
        pool[colour] -= (HANDS[chosen] >> 2 * colour) & 3
    return hidden


def ways_to_draw(hand: cython.int, pool: cython.p_int) -> cython.int:
    """In how many ways a pool gives a hand."""
    ways: cython.int = 1
    for colour in range(COLOUR_COUNT):
        cards: cython.int = pool[colour]
        copies: cython.int = (hand >> 2 * colour) & 3
        if copies == 1:
            ways *= cards
        elif copies == 2:
            ways *= cards * (cards - 1) // 2
        elif copies == 3:
            ways *= cards * (cards - 1) * (cards - 2) // 6
    return ways


def debts(game: China) -> cython.longlong:
    """The payments that would pay for what stands or is announced; 0 if nothing does."""
    first: cython.int = NOTHING
    second: cython.int = NOTHING
    if game.placed > 0:
        first = game.needs[0]
    if game.placed > 1:
        second = game.needs[1]
    if game.founding != NONE and not game.most[game.founding]:
        if game.placed == 0:
            first = game.colour[game.founding]
        elif game.placed == 1:
            second = game.colour[game.founding]
    if first == NOTHING:
        return 0
    return placing.payers(first, second)
