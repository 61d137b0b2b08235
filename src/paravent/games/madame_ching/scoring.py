# cython: language_level=3
"""Points as they stand (R11.3 to R11.5, R12.1)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from typing import TYPE_CHECKING

    from paravent.games.madame_ching.numbers import (
        FIRST_TREASURE,
        MERCHANT,
        MERCHANT_PART,
        OVER,
        PARTNER_PART,
        TALLY_COUNT,
        TREASURE_PART,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def tally(game: MadameChing, seat: cython.int, parts: cython.p_int) -> cython.int:
    """R11.3: a seat's own points by origin, in the order of TALLY; returns their sum."""
    parts[0] = game.coins[seat]
    most = 0
    for gem in range(3):
        count = game.gems[seat * 3 + gem]
        parts[1 + gem] = count * game.gem_points[gem]
        most = max(most, count)
    parts[4] = 0
    for skill in range(5):
        parts[4] += game.ready[seat * 5 + skill] + game.spent[seat * 5 + skill]
    parts[5] = game.pearl_points if game.pearl == seat else 0
    parts[6] = game.hong_kong_points if game.hong_kong == seat else 0
    merchants = game.held[seat * 18 + MERCHANT]
    parts[MERCHANT_PART] = merchants * most  # R11.4: all on the best colour (Q30)
    parts[TREASURE_PART] = 0
    for treasure in range(3):
        held = game.held[seat * 18 + FIRST_TREASURE + treasure]
        parts[TREASURE_PART] += held * game.treasure_points[treasure]
    parts[PARTNER_PART] = 0
    total = 0
    for part in range(PARTNER_PART):
        total += parts[part]
    return total


def points(game: MadameChing, totals: cython.p_int) -> cython.int:
    """R11.3, R12.1: points as they stand; partners add theirs up."""
    parts = cython.declare(cython.int[10])
    own = cython.declare(cython.int[4])
    for seat in range(game.players):
        own[seat] = tally(game, seat, parts)
    for seat in range(game.players):
        totals[seat] = own[seat] + own[seat ^ 2] if game.teams else own[seat]
    return 0


def tie_break(game: MadameChing, seat: cython.int) -> cython.int:
    """R11.5: white gems, then red, then blue; of both partners in a team."""
    key = 0
    for step in range(3):
        gem = 2 - step
        count: cython.int = game.gems[seat * 3 + gem]
        if game.teams:
            count += game.gems[(seat ^ 2) * 3 + gem]
        key = key * 100 + count
    return key


def own_known(
    game: MadameChing, seat: cython.int, owner: cython.int, parts: cython.p_int
) -> cython.int:
    """What a seat knows of an owner's points: Merchants and Treasures in hands are hidden."""
    total = tally(game, owner, parts)
    if owner != seat and game.phase != OVER:
        total -= parts[MERCHANT_PART] + parts[TREASURE_PART]
        parts[MERCHANT_PART] = 0
        parts[TREASURE_PART] = 0
    return total


def known_tally(
    game: MadameChing, seat: cython.int, owner: cython.int, parts: cython.p_int
) -> cython.int:
    """R11.3, R12.1: a seat's points by origin as another knows them; returns their sum."""
    partners = cython.declare(cython.int[10])
    total = own_known(game, seat, owner, parts)
    if game.teams:
        parts[PARTNER_PART] = own_known(game, seat, owner ^ 2, partners)
        total += parts[PARTNER_PART]
    return total


def tallies(game: MadameChing) -> list[list[int]]:
    """Every seat's points by origin, in the order of TALLY."""
    parts = cython.declare(cython.int[10])
    listed = []
    for seat in range(game.players):
        tally(game, seat, parts)
        listed.append([parts[part] for part in range(TALLY_COUNT)])
    if game.teams:
        for seat in range(4):
            listed[seat][PARTNER_PART] = sum(listed[seat ^ 2][:PARTNER_PART])
    return listed
