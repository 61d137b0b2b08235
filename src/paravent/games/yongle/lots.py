# cython: language_level=3
"""Setting up: who begins, first hands, imperial buildings (R2)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle import sites, stores, turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.yongle import sites, stores, turns
    from paravent.games.yongle.numbers import (
        AS_LOT,
        BEGINS,
        FIRST_HALL,
        FIRST_HAND,
        FOUNDED,
        FOUNDING,
        HALL_COUNT,
        HANDS,
        IN_PILE,
        IN_ROW,
        LOT_DRAWN,
        NONE,
        SITE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def draw_lot_for(game: Yongle, building: cython.int) -> cython.int:
    """R2.2: everybody draws a building; who drew most favour begins, ties draw again (Q3)."""
    seat: cython.int = 0
    while not (game.lots_due >> seat) & 1:
        seat += 1
    game.place[building] = AS_LOT
    game.lot[seat] = building
    game.lots_due &= ~(1 << seat)
    announce(game, LOT_DRAWN, seat, building)
    if game.lots_due == 0:
        settle_lots(game)
    return 0


def settle_lots(game: Yongle) -> cython.int:
    best: cython.int = NONE
    tied: cython.int = 0
    for seat in range(game.players):
        if game.lot[seat] == NONE:
            continue
        favour: cython.int = game.printed[game.lot[seat]]
        if favour > best:
            best = favour
            tied = 0
        if favour == best:
            tied |= 1 << seat
    unused: cython.int = 0
    for building in range(SITE_COUNT):
        unused += game.place[building] == IN_PILE
    rivals: cython.int = 0
    for seat in range(game.players):
        if (tied >> seat) & 1:
            if rivals == 0:
                game.first = seat
            rivals += 1
        game.lot[seat] = NONE
    if rivals > 1 and unused >= rivals:
        game.lots_due = tied
        return 0
    for building in range(SITE_COUNT):
        game.place[building] = IN_PILE
    announce(game, BEGINS, game.first)
    game.phase = HANDS
    sites.fill_row(game)
    return 0


def deal_hands(game: Yongle) -> cython.int:
    """R2.4: four cards each, beginning with the first seat."""
    for offset in range(game.players):
        seat = (game.first + offset) % game.players
        if game.hand_size[seat] == 0:
            stores.draw_cards(game, seat, FIRST_HAND)
            return 0
    begin_halls(game)
    return 0


def begin_halls(game: Yongle) -> cython.int:
    """R2.5: two, three or five imperial buildings come into play."""
    game.phase = FOUNDING
    if game.players == 4:
        for hall in range(HALL_COUNT):
            found_hall(game, hall)
    return 0


def found_hall(game: Yongle, hall: cython.int) -> cython.int:
    game.place[FIRST_HALL + hall] = IN_ROW
    game.sites |= 1 << (FIRST_HALL + hall)
    announce(game, FOUNDED, hall)
    found: cython.int = 0
    for other in range(HALL_COUNT):
        found += game.place[FIRST_HALL + other] == IN_ROW
    if found == (HALL_COUNT if game.players == 4 else game.players):
        turns.begin_round(game)
    return 0
