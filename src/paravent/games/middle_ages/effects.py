# cython: language_level=3
"""What a new tile does before it brings its income, and which choices it opens (R5)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.middle_ages import fief, tokens
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.middle_ages import fief, tokens
    from paravent.games.middle_ages.numbers import (
        ALL_TYPES,
        ATTACKED,
        BARRACKS,
        CHOOSING,
        CHURCH,
        EARNED,
        FIELD,
        LAST_ROUND,
        MARKET,
        MILL,
        MILLED,
        MINTING,
        NONE,
        PALACE,
        PLUNDERED,
        RAMPART,
        SCOUTING,
        TYPE_COUNT,
        VILLAGE,
        VILLAGE_CHOICE,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_ages.rules import MiddleAges


def affect(game: MiddleAges, seat: cython.int, kind: cython.int) -> cython.int:
    """R5.1, R5.2, R5.3, R5.5, R5.6: effects that leave nothing to choose (Q17)."""
    coins: cython.int = 0
    if kind == FIELD:
        coins = game.peasants[seat]
    elif kind == MARKET:
        coins = game.chests[seat]
    elif kind == MILL:
        mill(game, seat)
    elif kind == BARRACKS:
        attack(game, seat)
    elif kind == VILLAGE and game.graves[seat] > 0:
        face = fief.only_grave(game, seat)
        if face != NONE:
            fief.bring_back(game, seat, face)
    if coins > 0:
        fief.credit(game, seat, kind, coins)
        announce(game, EARNED, seat, kind, coins)
    return 0


def ask(game: MiddleAges, seat: cython.int, kind: cython.int) -> cython.int:
    """R5.3, R5.4, R5.7, R5.8: open the choice of an effect; 0 if nothing is to be chosen."""
    if kind == VILLAGE:
        if game.graves[seat] < 2 or fief.only_grave(game, seat) != NONE:
            return 0
        game.phase = VILLAGE_CHOICE
    elif kind == RAMPART:
        if game.round > LAST_ROUND - 2:  # R6.1: no such row is left
            return 0
        game.phase = SCOUTING
    elif kind == CHURCH:
        if game.coins[seat] == ALL_TYPES or game.coins_left == 0:
            return 0
        game.phase = MINTING
    elif kind == PALACE:
        game.phase = CHOOSING
        for token in range(TYPE_COUNT):
            if (game.plots_left >> token) & 1 and tokens.fits(game, seat, token):
                game.waiting = 1 << seat
                return 1
        return 0  # Q15
    else:
        return 0
    game.waiting = 1 << seat
    return 1


def mill(game: MiddleAges, seat: cython.int) -> cython.int:
    """R5.2: whoever has fewer mills pays."""
    for step in range(1, game.players):
        other = (seat + step) % game.players
        if game.owned[other * 8 + MILL] < game.owned[seat * 8 + MILL]:
            coins = fief.pay(game, other, seat, MILL)
            announce(game, MILLED, seat, other, coins)
    return 0


def attack(game: MiddleAges, seat: cython.int) -> cython.int:
    """R5.6: whoever has fewer ramparts than the attacker barracks loses a tile and pays."""
    for step in range(1, game.players):
        other = (seat + step) % game.players
        if game.owned[other * 8 + RAMPART] < game.owned[seat * 8 + BARRACKS]:
            announce(game, ATTACKED, seat, other)
            lose_leftmost(game, other)
            coins = fief.pay(game, other, seat, BARRACKS)
            announce(game, PLUNDERED, seat, other, coins)
    return 0


def lose_leftmost(game: MiddleAges, seat: cython.int) -> cython.int:
    """R5.6: the top tile of the leftmost column that has one; Q21: none, nothing is lost."""
    for column in range(TYPE_COUNT):
        if game.owned[seat * 8 + column] > 0:
            fief.destroy(game, seat, column)
            return 0
    return 0
