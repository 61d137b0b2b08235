# cython: language_level=3
"""Bonus tiles: hidden at the start, turned up before the first palace of a province (R13)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit, lowest, offer_each, size
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.china import placing
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit, lowest, offer_each, size
    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT, MAX_CHOICES
    from paravent.core.rng import Rng, below
    from paravent.games.china import placing
    from paravent.games.china.numbers import (
        DEALING,
        FACE_DOWN,
        FIRST_FACE,
        FOUNDED,
        HID,
        HIDE,
        HIDING,
        JUNCTION,
        NONE,
        PALACE,
        PAYING,
        PROVINCE_COUNT,
        REVEALING,
        SITING,
        TILE_COUNT,
        TILES_EACH,
        TILES_IN_ALL,
        TURN_UP,
        TURNED_UP,
    )

    if TYPE_CHECKING:
        from paravent.games.china.rules import China


def offer_tiles(game: China, choices: cython.p_int) -> cython.int:
    """R13.3: the colours that are still face down."""
    count: cython.int = 0
    for tile in range(TILE_COUNT):
        choices[count] = TURN_UP + tile
        count += game.tiles_left[tile] > 0
    return count


def offer_site(game: China, choices: cython.p_int) -> cython.int:
    """R13.3: the tiles lie open, the palace has to follow."""
    towns: cython.longlong = game.sites[game.founding] & ~game.posts & ~game.built
    return offer_each(PALACE, towns | placing.open_posts(game, 1 << game.founding), choices, 0)


def offer_hiding(game: China, choices: cython.p_int) -> cython.int:
    return offer_each(HIDE, hiding_places(game), choices, 0)


def sample(game: China, rng: Rng) -> cython.int:
    """A place for a tile, or the colour of one, each as likely as it is."""
    if game.phase == HIDING:
        choices = cython.declare(cython.int[MAX_CHOICES])
        return choices[below(rng, offer_hiding(game, choices))]
    mark: cython.int = below(rng, game.tiles_left[0] + game.tiles_left[1] + game.tiles_left[2])
    tile: cython.int = 0
    while mark >= game.tiles_left[tile]:
        mark -= game.tiles_left[tile]
        tile += 1
    return TURN_UP + tile


def hiding_places(game: China) -> cython.longlong:
    """R13.2, Q13: towns of the next province that are no junction, post or covered already."""
    found: cython.longlong = 0
    towns: cython.longlong = game.sites[game.tiles_hidden // TILES_EACH] & ~game.posts
    while towns:
        town = lowest(towns)
        towns &= towns - 1
        if size(game.near[town]) < JUNCTION and game.tile[town] == 0:
            found |= bit(town)
    return found


def hide(game: China, town: cython.int) -> cython.int:
    """R13.2: a bonus tile, face down."""
    game.tile[town] = FACE_DOWN
    game.tiles_hidden += 1
    announce(game, HID, town)
    if game.tiles_hidden == TILES_IN_ALL:
        game.phase = DEALING
    return 0


def found(game: China, province: cython.int) -> cython.int:
    """R13.3: who builds the first palace turns both tiles up before choosing its space."""
    game.founding = province
    announce(game, FOUNDED, game.house if game.house < game.players else NONE, province)
    game.phase = REVEALING
    game.waiting = CHANCE_BIT
    return 0


def ask_tiles(game: China) -> cython.int:
    """R14.5, Q17: a post may be the first palace of a province whose tiles are hidden."""
    for province in range(PROVINCE_COUNT):
        if (game.homes & ~game.opened) >> province & 1 and game.most[province] > 0:
            game.founding = province
            game.phase = REVEALING
            game.waiting = CHANCE_BIT
            return 1
    return 0


def turn_up(game: China, tile: cython.int) -> cython.int:
    """R13.3: the next hidden tile of the province."""
    towns: cython.longlong = game.sites[game.founding]
    last: cython.int = NONE
    here: cython.int = NONE
    while towns:
        town = lowest(towns)
        towns &= towns - 1
        if game.tile[town] == FACE_DOWN:
            if here == NONE:
                here = town
            last = town
    game.tile[here] = FIRST_FACE + tile
    game.tiles_left[tile] -= 1
    announce(game, TURNED_UP, here, tile)
    if here == last:
        game.opened |= 1 << game.founding
        if game.most[game.founding] > 0:
            game.founding = NONE
            game.phase = PAYING
        else:
            game.phase = SITING
        game.waiting = 1 << game.mover
    return 0
