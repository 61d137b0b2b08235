# cython: language_level=3
"""Missions: which tiles a junk reaches, and what they bring (R5, R7.6)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import highest, lowest
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching import dealing, voyage
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import highest, lowest
    from paravent.core.checked import announce
    from paravent.games.madame_ching import dealing, voyage
    from paravent.games.madame_ching.numbers import (
        BY_MISSION,
        CLAIM,
        CLAIMED,
        EARNED,
        FAIR_WIND,
        LAST,
        LEARNING,
        METEOROLOGY,
        MISSIONS_TAKEN,
        NONE,
        PASS,
        PASSED,
        TAKEN,
        USED,
        WON,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def missions_below(game: MadameChing, number: cython.int) -> cython.int:
    """R5.1: tiles of the highest number up to a space."""
    found: cython.int = 0
    reached: cython.int = 0
    left: cython.int = game.on_board
    while left:
        tile: cython.int = highest(left)
        left ^= 1 << tile
        if game.tile_number[tile] <= number:
            if found and game.tile_number[tile] != reached:
                break
            reached = game.tile_number[tile]
            found |= 1 << tile
    return found


def missions_ahead(game: MadameChing, number: cython.int) -> cython.int:
    """R7.6: tiles above a space that Meteorology leads to."""
    found: cython.int = 0
    left: cython.int = game.on_board
    while left:
        tile: cython.int = highest(left)
        left ^= 1 << tile
        if game.tile_number[tile] <= number:
            break
        if game.tile_number[tile] <= number + FAIR_WIND:
            found |= 1 << tile
    return found


def offer_missions(game: MadameChing, seat: cython.int, choices: cython.p_int) -> cython.int:
    number = voyage.space_number(game, game.junk)
    below = missions_below(game, number)
    tiles = below
    if game.ready[seat * 5 + METEOROLOGY] > 0:
        tiles |= missions_ahead(game, number)
    count: cython.int = 0
    while tiles:
        choices[count] = CLAIM + lowest(tiles)
        tiles &= tiles - 1
        count += 1
    if below == 0:
        choices[count] = PASS
        count += 1
    return count


def pay_coins(game: MadameChing, seat: cython.int, coins: cython.int) -> cython.int:
    """Coins from the supply, as far as it goes (Q29); returns how many."""
    coins = min(coins, game.coin_supply)
    game.coins[seat] += coins
    game.coin_supply -= coins
    return coins


def is_ahead(game: MadameChing, tile: cython.int) -> cython.int:
    """R7.6: whether only Meteorology leads to a tile from where the expedition ends."""
    return game.tile_number[tile] > voyage.space_number(game, game.junk)


def claim(game: MadameChing, tile: cython.int) -> cython.int:
    """R5.1, R5.2: the tile leaves the board for its reward; R7.6: from ahead by Meteorology."""
    seat = game.actor
    if is_ahead(game, tile):
        game.ready[seat * 5 + METEOROLOGY] -= 1
        game.spent[seat * 5 + METEOROLOGY] += 1
        announce(game, USED, seat, METEOROLOGY)
    game.on_board &= ~(1 << tile)
    game.tile_at[tile] = TAKEN + seat
    game.gained = 1
    announce(game, CLAIMED, seat, tile, game.tile_number[tile])
    coins = pay_coins(game, seat, game.tile_coins[tile])
    if coins > 0:
        announce(game, EARNED, seat, coins)
    for gem in range(3):
        count = min(game.tile_gems[tile * 3 + gem], game.gem_supply[gem])
        if count > 0:
            game.gems[seat * 3 + gem] += count
            game.gem_supply[gem] -= count
            announce(game, WON, seat, gem, count)
    if game.on_board == 0 and game.ending == NONE:
        game.ending = MISSIONS_TAKEN
        announce(game, LAST, MISSIONS_TAKEN)
    game.due = game.tile_encounters[tile]
    game.cause = BY_MISSION
    game.phase = LEARNING
    dealing.settle(game)
    return 0


def decline(game: MadameChing) -> cython.int:
    """R7.6: Meteorology stays unused, and nothing else can be reached: no sea fortune."""
    announce(game, PASSED, game.actor)
    game.gained = not game.first_rules  # Q33
    game.phase = LEARNING
    dealing.settle(game)
    return 0
