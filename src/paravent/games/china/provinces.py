# cython: language_level=3
"""What the palaces of a province score, and those of the ports (R5, R6, R14)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import size
    from cython.cimports.paravent.core.position import announce
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import size
    from paravent.core.checked import announce
    from paravent.games.china.numbers import (
        AT_END,
        COUNTED,
        DOUBLED,
        FROM_EMPEROR,
        FROM_PORTS,
        FROM_PROVINCES,
        INHERITED,
        MOST_HOUSES,
        NONE,
        PARTS,
        PORT_PLACE,
        PROVINCE_COUNT,
        RANKED,
    )

    if TYPE_CHECKING:
        from paravent.games.china.rules import China


def rank(game: China, counts: cython.p_int, points: cython.p_int) -> cython.int:
    """R6.1, R6.2: first all palaces, then what each of the next higher rank has."""
    together: cython.int = 0
    for house in range(game.houses):
        together += counts[house]
    for house in range(game.houses):
        points[house] = 0
        if counts[house] == 0:
            continue
        points[house] = together
        higher: cython.int = 1 << 10
        for other in range(game.houses):
            if counts[house] < counts[other] < higher:
                higher = counts[other]
                points[house] = higher
    return together


def worth(
    game: China, province: cython.int, counts: cython.p_int, points: cython.p_int
) -> cython.int:
    """R6.1, R11.4: palaces and points of every house if a province were scored now."""
    for house in range(game.houses):
        counts[house] = game.held[house * PROVINCE_COUNT + province]
    together = rank(game, counts, points)
    fortified: cython.longlong = game.forts & game.sites[province]
    if fortified:
        for house in range(game.houses):
            if game.palaces[house] & fortified:
                points[house] *= 2
    return together


def rank_ports(game: China, counts: cython.p_int, points: cython.p_int) -> cython.int:
    """R14.6: the ports as if they were one more province."""
    for house in range(game.houses):
        counts[house] = size(game.palaces[house] & game.ports)
    return rank(game, counts, points)


def tell_ranks(
    game: China, place: cython.int, counts: cython.p_int, points: cython.p_int
) -> cython.int:
    """Who comes first, second and so on; doubled points are told as two halves."""
    fortified: cython.longlong = 0 if place == PORT_PLACE else game.forts & game.sites[place]
    for palaces in range(32, 0, -1):
        for house in range(game.houses):
            if counts[house] == palaces:
                seat = house if house < game.players else NONE
                if game.palaces[house] & fortified:
                    announce(game, RANKED, seat, palaces, points[house] // 2)
                    announce(game, DOUBLED, seat, points[house] // 2)
                else:
                    announce(game, RANKED, seat, palaces, points[house])
    return 0


def score_province(game: China, province: cython.int, cause: cython.int) -> cython.int:
    """R5.4, R9.4: every house scores its rank; the Emperor's points go to influence (R12.6)."""
    counts = cython.declare(cython.int[MOST_HOUSES])
    points = cython.declare(cython.int[MOST_HOUSES])
    game.scored |= 1 << province
    together = worth(game, province, counts, points)
    if together == 0:
        return 0
    for seat in range(game.players):
        game.tally[seat * PARTS + FROM_PROVINCES] += points[seat]
    if game.events is not None:
        announce(game, COUNTED, province, cause, together)
        tell_ranks(game, province, counts, points)
    if game.houses > game.players and counts[game.players] > 0:
        seat = game.influence[game.colour[province]]
        game.patron[province] = seat
        if seat != NONE:
            game.tally[seat * PARTS + FROM_EMPEROR] += points[game.players]
        announce(game, INHERITED, seat, points[game.players], game.colour[province])
    return 0


def score_ports(game: China) -> cython.int:
    """R14.6: once, at the end."""
    counts = cython.declare(cython.int[MOST_HOUSES])
    points = cython.declare(cython.int[MOST_HOUSES])
    together = rank_ports(game, counts, points)
    if together > 0:
        for seat in range(game.players):
            game.tally[seat * PARTS + FROM_PORTS] += points[seat]
        if game.events is not None:
            announce(game, COUNTED, PORT_PLACE, AT_END, together)
            tell_ranks(game, PORT_PLACE, counts, points)
    return 0
