# cython: language_level=3
"""Tiles come from the piles to the rows (R2.2, R8)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.middle_ages import cards, rounds
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.middle_ages import cards, rounds
    from paravent.games.middle_ages.numbers import (
        DISCARDS,
        DRAW,
        DRAWING,
        FACES,
        FILLED,
        NONE,
        ORANGE,
        RENEWED,
        REVEALED,
        ROWS,
        SLOTS,
        TURNED,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_ages.rules import MiddleAges


def offer_pile(game: MiddleAges, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for face in range(FACES):
        choices[count] = DRAW + face  # written always, counted if legal: no branch to miss
        count += game.pile[face] > 0
    return count


def draw(game: MiddleAges, face: cython.int) -> cython.int:
    """R8.3: the number of the tile that now lies on top of the pile."""
    game.pile[face] -= 1
    game.pile_size -= 1
    game.top = face
    fill(game)
    return 0


def lay(game: MiddleAges, face: cython.int) -> cython.int:
    """R2.2: a tile goes to its place in the row, numbers rising from left to right."""
    first: cython.int = game.filled * SLOTS
    end: cython.int = first + game.width - game.gaps
    highest: cython.int = face
    for place in range(first, end):
        other: cython.int = game.tile[place]
        game.tile[place] = min(other, highest)
        highest = max(other, highest)
    game.tile[end] = highest
    game.gaps -= 1
    return 0


def renew(game: MiddleAges) -> cython.int:
    """R8.2, Q9: the orange pile if there is one, else the discards."""
    if game.reserve_size > 0:
        game.pile_kind = ORANGE
        game.pile_size = game.reserve_size
        game.reserve_size = 0
        for face in range(FACES):
            game.pile[face] = game.reserve[face]
            game.reserve[face] = 0
    else:
        game.pile_kind = DISCARDS
        game.pile_size = game.discards
        game.discards = 0
        for face in range(FACES):
            game.pile[face] = game.discard[face]
            game.discard[face] = 0
    announce(game, RENEWED, game.pile_kind, game.pile_size)
    return 0


def fill(game: MiddleAges) -> cython.int:
    """R2.2, R8.1: the row gets its tiles from the top of the pile, one by one."""
    if game.gaps > 0 and game.top != NONE:
        lay(game, game.top)
        game.top = NONE
    if game.gaps > 0 and game.pile_size == 0:
        renew(game)
    if game.top == NONE and game.pile_size > 0:
        game.phase = DRAWING
        game.waiting = CHANCE_BIT
        return 0
    if game.events is not None:
        announce(game, FILLED, game.filled + 1)
        for slot in range(game.width):
            face: cython.int = game.tile[game.filled * SLOTS + slot]
            announce(game, REVEALED, game.face_type[face], face, game.filled + 1)
        if game.top != NONE and (game.round > 0 or game.filled == ROWS - 1):
            announce(game, TURNED, game.top)
    row_done(game)
    return 0


def begin_row(game: MiddleAges, row: cython.int) -> cython.int:
    game.filled = row
    game.gaps = game.width
    fill(game)
    return 0


def row_done(game: MiddleAges) -> cython.int:
    """R2: after the rows come the event cards; R8.1: after a refill the round is over."""
    if game.round > 0:
        rounds.close_round(game)
    elif game.filled < ROWS - 1:
        begin_row(game, game.filled + 1)
    else:
        cards.begin_cards(game)
    return 0
