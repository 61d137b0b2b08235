# cython: language_level=3
"""Guessing the hand of whoever pays: everybody knows that it can (R5.2)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.yongle import guesses, payment
else:
    from typing import TYPE_CHECKING

    from paravent.core.rng import Rng
    from paravent.games.yongle import guesses, payment
    from paravent.games.yongle.numbers import (
        ALL_CARDS,
        CARD_COUNT,
        NONE,
        PAYING,
        RESOURCE_COUNT,
        UNPAYABLE,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle

TRIES = cython.declare(cython.int, 40)  # at a hand that can pay, before one is put together


def deal_payer(
    game: Yongle, owner: cython.int, pool: cython.p_int, free: cython.int, rng: Rng
) -> cython.int:
    """Besides what is known, so many free cards of the pool, such that the hand can pay."""
    if cython.compiled:
        held = cython.declare(cython.int[15])
        rest = cython.declare(cython.int[15])
        more = cython.declare(cython.int[12])
        least = cython.declare(cython.int[12])
    else:
        held, rest, more, least = [0] * 15, [0] * 15, [0] * 12, [0] * 12
    first: cython.int = NONE if game.phase == PAYING else 0  # material that Kuai Xiang spares
    last: cython.int = NONE if game.phase == PAYING else 3
    for card in range(CARD_COUNT):
        held[card] = game.hand[owner * 15 + card]
    for _ in range(TRIES):
        for card in range(CARD_COUNT):
            game.hand[owner * 15 + card] = held[card]
            rest[card] = pool[card]
        guesses.fill(game, owner, rest, free, ALL_CARDS, rng)
        for spared in range(first, last + 1):
            if can_pay(game, owner, spared):
                for card in range(CARD_COUNT):
                    pool[card] = rest[card]
                return 0
    for card in range(CARD_COUNT):
        game.hand[owner * 15 + card] = held[card]
    best: cython.int = UNPAYABLE
    for spared in range(first, last + 1):
        cards: cython.int = add_fewest(game, owner, pool, spared, more)
        if cards < best:
            best = cards
            for card in range(RESOURCE_COUNT):
                least[card] = more[card]
    if best == UNPAYABLE:
        return guesses.fill(game, owner, pool, free, ALL_CARDS, rng)
    for card in range(RESOURCE_COUNT):
        pool[card] -= least[card]
        game.hand[owner * 15 + card] += least[card]
    return guesses.fill(game, owner, pool, free - best, ALL_CARDS, rng)


def can_pay(game: Yongle, owner: cython.int, spared: cython.int) -> cython.int:
    """Whether a hand pays what is due, a spared material being less."""
    if cython.compiled:
        cards = cython.declare(cython.int[3])
    else:
        cards = [0] * 3
    if spared != NONE and game.due[spared] <= 0:
        return 0
    for material in range(4):
        due: cython.int = game.due[material]
        if material == spared:
            due -= game.discount
        least: cython.int = payment.least_paid(game, material)
        if due > 0 and not payment.best_cards(game, owner, material, due, least, cards):
            return 0
    return 1


def add_fewest(
    game: Yongle, owner: cython.int, pool: cython.p_int, spared: cython.int, more: cython.p_int
) -> cython.int:
    """Write the fewest cards of the pool with which a hand pays; returns how many they are."""
    if spared != NONE and game.due[spared] <= 0:
        return UNPAYABLE
    cards: cython.int = 0
    for material in range(4):
        due: cython.int = game.due[material]
        if material == spared:
            due -= game.discount
        cards += fewest(game, owner, pool, material, due, more)
        if cards >= UNPAYABLE:
            return UNPAYABLE
    return cards


def fewest(
    game: Yongle,
    owner: cython.int,
    pool: cython.p_int,
    material: cython.int,
    due: cython.int,
    more: cython.p_int,
) -> cython.int:
    """Write the fewest cards that a hand needs to pay a material without a superfluous one."""
    first: cython.int = material * 3
    hand: cython.int = owner * 15 + first
    for size in range(3):
        more[first + size] = 0
    if due <= 0:
        return 0
    best: cython.int = UNPAYABLE
    already: cython.int = payment.least_paid(game, material)
    for small in range(min(game.hand[hand] + pool[first], due) + 1):
        for middle in range(min(game.hand[hand + 1] + pool[first + 1], due) + 1):
            for large in range(min(game.hand[hand + 2] + pool[first + 2], due) + 1):
                excess: cython.int = small * game.worth[first] + middle * game.worth[first + 1]
                excess += large * game.worth[first + 2] - due
                least: cython.int = payment.smallest(game, first, already, small, middle, large)
                if excess < 0 or excess >= least:
                    continue
                smalls: cython.int = max(0, small - game.hand[hand])
                middles: cython.int = max(0, middle - game.hand[hand + 1])
                larges: cython.int = max(0, large - game.hand[hand + 2])
                if smalls + middles + larges < best:
                    best = smalls + middles + larges
                    more[first] = smalls
                    more[first + 1] = middles
                    more[first + 2] = larges
    return best
