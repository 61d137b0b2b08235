# cython: language_level=3
"""What everybody owns, and which goals that brings (R8, R10)."""

from __future__ import annotations

import cython

from paravent.games.middle_kingdom.vocabulary import GOALS, KINDS, TYPES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.middle_kingdom.numbers import (
        CLAIMED,
        FREE_GOAL,
        KIND_COUNT,
        MARKET,
        MERCHANT,
        NONE,
        OVER,
        TYPE,
        TYPE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_kingdom.rules import MiddleKingdom


def own_cards(game: MiddleKingdom, seat: cython.int, kind_type: cython.int) -> cython.int:
    """Cards lying in a pile, slipped Merchants apart; the Philosopher is a Bureaucrat."""
    count: cython.int = 0
    for kind in range(KIND_COUNT):
        count += game.pile[seat * 8 + kind] * (TYPE[kind] == kind_type)
    return count


def strength(game: MiddleKingdom, seat: cython.int, kind_type: cython.int) -> cython.int:
    """R10.2: what a seat counts for a goal; a slipped Merchant counts two.

    At the end they are back among the Merchants (R14.2).
    """
    if game.phase == OVER:
        return merchants(game, seat) if kind_type == MARKET else own_cards(game, seat, kind_type)
    return own_cards(game, seat, kind_type) + 2 * game.slipped[seat * 5 + kind_type]


def merchants(game: MiddleKingdom, seat: cython.int) -> cython.int:
    """Q16: slipped Merchants are Merchants."""
    count: cython.int = game.pile[seat * 8 + MERCHANT]
    for kind_type in range(5):
        count += game.slipped[seat * 5 + kind_type]
    return count


def count_types(game: MiddleKingdom, seat: cython.int, counts: cython.p_int) -> cython.int:
    """Q16: write how many cards of each printed type a seat has."""
    for kind_type in range(TYPE_COUNT):
        counts[kind_type] = 0
    for kind in range(KIND_COUNT):
        counts[TYPE[kind]] += game.pile[seat * 8 + kind]
    counts[MARKET] = merchants(game, seat)
    return 0


def dynasty_cards(game: MiddleKingdom, seat: cython.int) -> cython.int:
    """Q23: all cards of a seat, a slipped Merchant counting one."""
    count = 0
    for kind in range(8):
        count += game.pile[seat * 8 + kind]
    for kind_type in range(5):
        count += game.slipped[seat * 5 + kind_type]
    return count


def strengths(game: MiddleKingdom, seat: cython.int) -> dict[str, int]:
    """What a seat counts for each goal."""
    return {GOALS[kind_type]: strength(game, seat, kind_type) for kind_type in range(TYPE_COUNT)}


def piled(game: MiddleKingdom, seat: cython.int) -> dict[str, int]:
    """The cards of a seat by kind, slipped Merchants apart until they are back (R14.2)."""
    found = {}
    for kind in range(8):
        count = game.pile[seat * 8 + kind]
        if kind == MERCHANT and game.phase == OVER:
            count = merchants(game, seat)
        if count > 0:
            found[KINDS[kind]] = count
    return found


def slipped(game: MiddleKingdom, seat: cython.int) -> dict[str, int]:
    """The Merchants of a seat in other piles, by type; at the end there are none (R14.2)."""
    found = {}
    for kind_type in range(5):
        if game.phase != OVER and game.slipped[seat * 5 + kind_type] > 0:
            found[TYPES[kind_type]] = game.slipped[seat * 5 + kind_type]
    return found


def claim(game: MiddleKingdom, seat: cython.int, kind_type: cython.int) -> cython.int:
    """R8.2: strictly more cards take a goal from its owner; R8.1: two may take a free one.

    Returns 1 if the seat is asked whether it does (Q6).
    """
    owner = game.goal[kind_type]
    if owner == seat or strength(game, seat, kind_type) < price(game, kind_type):
        return 0
    if owner == NONE and not game.first_rules:
        return ask_claim(game, seat, kind_type)
    game.goal[kind_type] = seat
    announce(game, CLAIMED, seat, kind_type, owner)
    return 0


def price(game: MiddleKingdom, kind_type: cython.int) -> cython.int:
    """R8.2: how many cards take a goal: more than its owner has; R8.1: two, if it is free.

    A goal that was left free goes to whoever has most of its type, or as many (Q36).
    """
    owner = game.goal[kind_type]
    cards: cython.int = 2
    if owner != NONE:
        cards = max(cards, strength(game, owner, kind_type) + 1)
    elif not game.first_rules:
        for seat in range(game.players):
            cards = max(cards, strength(game, seat, kind_type))
    return cards


def prices(game: MiddleKingdom) -> list[int]:
    """How many cards take each goal now."""
    return [price(game, kind_type) for kind_type in range(TYPE_COUNT)]


def ask_claim(game: MiddleKingdom, seat: cython.int, kind_type: cython.int) -> cython.int:
    """Q6: whether the seat takes a free goal."""
    game.wanted = kind_type
    game.push(FREE_GOAL, 1 << seat)
    return 1
