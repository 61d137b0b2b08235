# cython: language_level=3
"""Points, as if the Emperor died now (R14)."""

from __future__ import annotations

import cython

from paravent.games.middle_kingdom.vocabulary import TALLY

if cython.compiled:
    from cython.cimports.paravent.games.middle_kingdom import holdings
else:
    from typing import TYPE_CHECKING

    from paravent.games.middle_kingdom import holdings
    from paravent.games.middle_kingdom.numbers import (
        BUREAUCRAT,
        DRAGON_GOAL,
        EMPEROR,
        GENERAL,
        HEIR,
        NOBLE,
        NONE,
        OVER,
        PEASANT,
        PEASANT_ROWS,
        PHILOSOPHER,
        TYPE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_kingdom.rules import MiddleKingdom


def final_heir(game: MiddleKingdom) -> cython.int:
    """R14.1: most Generals, slipped Merchants counting two (Q24); a tie removes the Heir."""
    best = NONE
    most = -1
    for seat in range(game.players):
        count = holdings.strength(game, seat, EMPEROR)
        if count > most:
            most = count
            best = seat
        elif count == most:
            best = NONE
    return best


def present_heir(game: MiddleKingdom) -> cython.int:
    """Whose Heir it is if the game ended now."""
    return game.goal[HEIR] if game.phase == OVER else final_heir(game)


def tally(
    game: MiddleKingdom, seat: cython.int, heir: cython.int, parts: cython.p_int
) -> cython.int:
    """R14: a seat's points by origin, in the order of TALLY; returns their sum."""
    counts = cython.declare(cython.int[TYPE_COUNT])
    first = seat * 8
    parts[0] = 0
    for kind in range(NOBLE, GENERAL):
        parts[0] += game.pile[first + kind] * game.card_points[kind]
    parts[1] = game.pile[first + GENERAL] * game.card_points[GENERAL]
    parts[2] = game.pile[first + PHILOSOPHER] * game.card_points[PHILOSOPHER]
    parts[3] = 0
    for kind_type in range(5):
        if (heir if kind_type == HEIR else game.goal[kind_type]) == seat:
            parts[3] += game.goal_points[kind_type]
    if game.dragon == seat:
        parts[3] += game.goal_points[DRAGON_GOAL]
    parts[4] = game.prestige[seat] * game.token_points
    parts[5] = 0
    holdings.count_types(game, seat, counts)
    for kind_type in range(TYPE_COUNT):
        if counts[kind_type] == 0:  # R14.4, Q26
            parts[5] -= 3
    fewest = game.pile[PEASANT]
    for other in range(1, game.players):
        fewest = min(fewest, game.pile[other * 8 + PEASANT])
    kept = game.pile[first + PEASANT] - fewest  # R14.5
    parts[6] = game.peasant_points[min(kept, PEASANT_ROWS - 1)]
    parts[7] = 0
    if game.pile[first + PHILOSOPHER] > 0:  # R14.6
        parts[7] = game.pile[first + BUREAUCRAT]
    total = 0
    for part in range(8):
        total += parts[part]
    return total


def points(game: MiddleKingdom, totals: cython.p_int) -> cython.int:
    """R14: the sum of each seat's tally."""
    parts = cython.declare(cython.int[8])
    heir = present_heir(game)
    for seat in range(game.players):
        totals[seat] = tally(game, seat, heir, parts)
    return 0


def tallies(game: MiddleKingdom) -> list[dict[str, int]]:
    """Every seat's points by origin."""
    parts = cython.declare(cython.int[8])
    heir = present_heir(game)
    listed = []
    for seat in range(game.players):
        tally(game, seat, heir, parts)
        listed.append({TALLY[part]: parts[part] for part in range(8)})
    return listed
