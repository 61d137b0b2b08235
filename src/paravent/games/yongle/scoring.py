# cython: language_level=3
"""Favour and bonuses, as things stand (R13)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from typing import TYPE_CHECKING

    from paravent.games.yongle.numbers import (
        ALL_FAMILIES,
        EACH_HALL,
        IMPERIAL,
        IMPERIAL_END,
        MOST_BUILDINGS,
        MOST_UNITS,
        OVER,
        PLOT_COUNT,
        RESOURCE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def printed_units(game: Yongle, seat: cython.int) -> cython.int:
    """R13.3: units in hand as printed."""
    total: cython.int = 0
    for kind in range(RESOURCE_COUNT):
        total += game.hand[seat * 15 + kind] * (kind % 3 + 1)
    return total


def buildings_of(game: Yongle, seat: cython.int) -> cython.int:
    """How many buildings lie in front of a seat."""
    first = seat * 4
    return game.built[first] + game.built[first + 1] + game.built[first + 2] + game.built[first + 3]


def final_bonuses(game: Yongle, seat: cython.int, parts: cython.p_int) -> cython.int:
    """R13.1 to R13.5: what a seat would get for them now, in the order of BONUSES."""
    parts[0] = ALL_FAMILIES
    for family in range(4):
        if game.built[seat * 4 + family] == 0:
            parts[0] = 0
    parts[1] = 0
    if game.cause & IMPERIAL_END:
        parts[1] = EACH_HALL * game.built[seat * 4 + IMPERIAL]
    units = printed_units(game, seat)
    buildings = buildings_of(game, seat)
    parts[2] = MOST_UNITS if units > 0 else 0
    parts[3] = MOST_BUILDINGS if buildings > 0 else 0
    for other in range(game.players):
        if printed_units(game, other) > units:
            parts[2] = 0
        if buildings_of(game, other) > buildings:
            parts[3] = 0
    parts[4] = game.plots_held[seat]
    return 0


def tally(game: Yongle, seat: cython.int, parts: cython.p_int) -> cython.int:
    """R13: a seat's points by origin, in the order of TALLY; returns their sum."""
    total: cython.int = game.favour[seat]
    parts[1] = game.by_season[seat]
    parts[2] = game.by_event[seat]
    parts[3] = game.by_standard[seat]
    parts[4] = game.by_credit[seat]
    parts[0] = total - parts[1] - parts[2] - parts[3] - parts[4]
    for part in range(5, 10):
        parts[part] = 0
    if game.phase == OVER:
        bonuses = cython.declare(cython.int[5])
        final_bonuses(game, seat, bonuses)
        for part in range(5):
            parts[5 + part] = bonuses[part]
            total += bonuses[part]
    return total


def points(game: Yongle, totals: cython.p_int) -> cython.int:
    """The track of favour, and once the game is over all that R13 adds."""
    parts = cython.declare(cython.int[10])
    for seat in range(game.players):
        totals[seat] = tally(game, seat, parts)
    return 0


def tallies(game: Yongle) -> list[list[int]]:
    """Every seat's points by origin, in the order of TALLY."""
    parts = cython.declare(cython.int[10])
    listed = []
    for seat in range(game.players):
        tally(game, seat, parts)
        listed.append([parts[part] for part in range(PLOT_COUNT)])
    return listed


def bonuses(game: Yongle, seat: cython.int) -> list[int]:
    """End bonuses of a seat as things stand, in the order of BONUSES."""
    parts = cython.declare(cython.int[5])
    final_bonuses(game, seat, parts)
    return [parts[part] for part in range(5)]
