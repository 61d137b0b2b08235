# cython: language_level=3
"""Scouts and the tiles that they reserve (R6)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.middle_ages.numbers import LAST_ROUND, SCOUT, SCOUTED, SLOTS

    if TYPE_CHECKING:
        from paravent.games.middle_ages.rules import MiddleAges


def scout_rows(game: MiddleAges, rows: cython.p_int) -> cython.int:
    """R6.1: the rows of the next round but one and but two, upper first; how many."""
    count: cython.int = 0
    for row in range(4):
        ahead: cython.int = (row + LAST_ROUND - game.round) % 4
        if 1 <= ahead <= 2 and game.round + ahead < LAST_ROUND:
            rows[count] = row
            count += 1
    return count


def reserved_places(game: MiddleAges, seat: cython.int) -> cython.int:
    """R6.2: where the others have scouts, the bit of a place being one higher: none is bit 0."""
    reserved: cython.int = 0
    for other in range(game.players):
        reserved |= 1 << (game.scout[other] + 1)
    return reserved & ~(1 << (game.scout[seat] + 1))  # Q8: two scouts are never in one place


def offer_places(game: MiddleAges, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R6.1, Q8: any tile of these rows that no other scout reserves."""
    rows = cython.declare(cython.int[4])
    reserved: cython.int = reserved_places(game, seat) >> 1
    count: cython.int = 0
    row_count = scout_rows(game, rows)
    for index in range(row_count):
        for slot in range(game.width):
            place: cython.int = rows[index] * SLOTS + slot
            choices[count] = SCOUT + place
            count += ((reserved >> place) & 1) ^ 1
    return count


def send_scout(game: MiddleAges, seat: cython.int, place: cython.int) -> cython.int:
    """R5.4: the scout goes to a tile, or from one to another (Q8)."""
    game.scout[seat] = place
    announce(game, SCOUTED, seat, game.face_type[game.tile[place]], place // SLOTS + 1)
    return 0
