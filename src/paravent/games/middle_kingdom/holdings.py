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
        KIND_COUNT,
        MARKET,
        MERCHANT,
        NONE,
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
    """R10.2: what a seat counts for a goal; a slipped Merchant counts two."""
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
    return {GOALS[kind_type]: strength(game, seat, kind_type) for kind_type in range(5)}


def piled(game: MiddleKingdom, seat: cython.int) -> dict[str, int]:
    """The cards of a seat by kind, slipped Merchants apart."""
    found = {}
    for kind in range(8):
        if game.pile[seat * 8 + kind] > 0:
            found[KINDS[kind]] = game.pile[seat * 8 + kind]
    return found


def slipped(game: MiddleKingdom, seat: cython.int) -> dict[str, int]:
    """The Merchants of a seat in other piles, by type."""
    found = {}
    for kind_type in range(5):
        if game.slipped[seat * 5 + kind_type] > 0:
            found[TYPES[kind_type]] = game.slipped[seat * 5 + kind_type]
    return found


def claim(game: MiddleKingdom, seat: cython.int, kind_type: cython.int) -> cython.int:
    """R8.1, R8.2: two cards take a free goal, strictly more take it from its owner (Q6)."""
    count = strength(game, seat, kind_type)
    owner = game.goal[kind_type]
    if count < 2 or owner == seat:
        return 0
    if owner == NONE or count > strength(game, owner, kind_type):
        game.goal[kind_type] = seat
        announce(game, CLAIMED, seat, kind_type, owner)
    return 0
