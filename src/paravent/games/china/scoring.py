# cython: language_level=3
"""The final scoring: provinces left over, ports, alliances, roads and bonus tiles (R9, R10)."""

from __future__ import annotations

import cython

from paravent.games.china.roads import chain_points

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.china import provinces, roads, routes
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.china import provinces, roads, routes
    from paravent.games.china.numbers import (
        ALLIANCE_COUNT,
        ALLIED,
        AT_END,
        CHAINED,
        FROM_ALLIANCES,
        FROM_BONUS,
        FROM_ROADS,
        GATHERED,
        LINKED,
        PARTS,
        PROVINCE_COUNT,
        REWARDED,
        TILE_COUNT,
        TILE_POINTS,
        UNALLIED,
        VISITED,
    )

    if TYPE_CHECKING:
        from paravent.games.china.rules import China


def leaders(game: China, province: cython.int) -> cython.int:
    """R10.1: the set of houses with most emissaries; without any nobody leads (Q10)."""
    found: cython.int = 0
    most: cython.int = 1
    for house in range(game.houses):
        own: cython.int = game.envoys[house * PROVINCE_COUNT + province]
        if own > most:
            most = own
            found = 0
        if own == most:
            found |= 1 << house
    return found


def allies(game: China, alliance: cython.int) -> cython.int:
    """R10.1: the set of seats that lead on both sides of an alliance."""
    both: cython.int = leaders(game, game.ally[2 * alliance])
    if both:
        both &= leaders(game, game.ally[2 * alliance + 1])
    return both & ((1 << game.players) - 1)


def alliance_points(game: China, alliance: cython.int) -> cython.int:
    """R10.2: all emissaries of both provinces."""
    return game.guests[game.ally[2 * alliance]] + game.guests[game.ally[2 * alliance + 1]]


def score_alliance(game: China, alliance: cython.int) -> cython.int:
    """R10.1, R10.2: who leads on both sides scores."""
    first = game.ally[2 * alliance]
    second = game.ally[2 * alliance + 1]
    scorers: cython.int = allies(game, alliance)
    if scorers == 0:
        announce(game, UNALLIED, alliance + 1, first, second)
        return 0
    gained: cython.int = alliance_points(game, alliance)
    announce(game, VISITED, alliance + 1, first, second)
    for seat in range(game.players):
        if (scorers >> seat) & 1:
            game.tally[seat * PARTS + FROM_ALLIANCES] += gained
            announce(game, ALLIED, seat, gained)
    return scorers


def score_roads(game: China, seat: cython.int) -> cython.int:
    """R10.3-R10.6: the best split of a seat's palaces into chains."""
    gained = roads.split(game, game.palaces[seat])
    game.tally[seat * PARTS + FROM_ROADS] += gained
    if game.events is not None and gained > 0:
        with cython.gil:
            tell_chains(game, seat)
    return gained


@cython.cfunc
def tell_chains(game: China, seat: cython.int) -> cython.int:
    for chain in routes.chains_of(game, seat):
        for town in chain:
            announce(game, LINKED, seat, town)
        announce(game, CHAINED, seat, len(chain), chain_points(game, chain))
    return 0


def score_tiles(game: China, tile: cython.int) -> cython.int:
    """R13.5: who has most tiles of a colour; the Emperor's count but bring nothing (Q14)."""
    most: cython.int = 0
    for house in range(game.houses):
        most = max(most, game.won[house * TILE_COUNT + tile])
    if most == 0:
        return 0
    told: cython.int = 0
    for seat in range(game.players):
        if game.won[seat * TILE_COUNT + tile] == most:
            if not told:
                announce(game, GATHERED, tile, most)
                told = 1
            game.tally[seat * PARTS + FROM_BONUS] += TILE_POINTS
            announce(game, REWARDED, seat, tile, TILE_POINTS)
    return most


def score_all(game: China) -> cython.int:
    """R9.4: in this order; only what was not scored before."""
    for province in range(PROVINCE_COUNT):
        if not (game.scored >> province) & 1:
            provinces.score_province(game, province, AT_END)
    if game.ports:
        provinces.score_ports(game)
    for alliance in range(ALLIANCE_COUNT):
        score_alliance(game, alliance)
    for seat in range(game.players):
        score_roads(game, seat)
    if game.bonus:
        for tile in range(TILE_COUNT):
            score_tiles(game, tile)
    return 0


def points(game: China, totals: cython.p_int) -> cython.int:
    """R6.4: points on the track."""
    for seat in range(game.players):
        totals[seat] = 0
        for part in range(PARTS):
            totals[seat] += game.tally[seat * PARTS + part]
    return 0
