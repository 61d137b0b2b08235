# cython: language_level=3
"""Pieces on the land: palaces, emissaries and fortifications (R5, R11)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.china import provinces
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit
    from paravent.core.checked import announce
    from paravent.games.china import provinces
    from paravent.games.china.numbers import AT_ONCE, BUILT, FORTIFIED, NONE, PROVINCE_COUNT, SENT

    if TYPE_CHECKING:
        from paravent.games.china.rules import China


def settle(game: China, house: cython.int, province: cython.int) -> cython.int:
    """A palace in one province; R14.4: a border post settles in two."""
    index = house * PROVINCE_COUNT + province
    game.held[index] += 1
    game.most[province] = max(game.most[province], game.held[index])
    game.free[province] -= 1
    game.pieces[province] += 1
    return 0


def build(game: China, house: cython.int, town: cython.int) -> cython.int:
    """R5.1: a palace; R5.4: the last one of a province has it scored at once."""
    game.palaces[house] |= bit(town)
    game.built |= bit(town)
    game.palaces_left[house] -= 1
    province = game.land[town]
    other = game.beyond[town]
    announce(game, BUILT, house if house < game.players else NONE, town, province)
    settle(game, house, province)
    if other != NONE:
        settle(game, house, other)
        if other < province:  # Q16: two provinces at once are scored in their order
            other = province
            province = game.beyond[town]
    if game.free[province] == 0:
        provinces.score_province(game, province, AT_ONCE)
    if other != NONE and game.free[other] == 0:
        provinces.score_province(game, other, AT_ONCE)
    return 0


def fortify(game: China, house: cython.int, town: cython.int) -> cython.int:
    """R11.2: a fortification belongs to nobody and fills no space."""
    game.forts |= bit(town)
    game.forts_left[house] -= 1
    game.pieces[game.land[town]] += 1
    announce(game, FORTIFIED, house, town, game.land[town])
    return 0


def send(game: China, house: cython.int, province: cython.int) -> cython.int:
    """R5.2: an emissary."""
    game.envoys[house * PROVINCE_COUNT + province] += 1
    game.guests[province] += 1
    game.pieces[province] += 1
    game.emissaries_left[house] -= 1
    seat = house if house < game.players else NONE
    announce(game, SENT, seat, province, game.guests[province])
    return 0


def vacancies(game: China) -> cython.int:
    """R4.5: the provinces without any piece."""
    empty: cython.int = 0
    for province in range(PROVINCE_COUNT):
        if game.pieces[province] == 0:
            empty |= 1 << province
    return empty


def anything_left(game: China) -> cython.int:
    """R9.3: whether some house could still place something, with the right cards."""
    builders: cython.int = 0
    ambassadors: cython.int = 0
    engineers: cython.int = 0
    for house in range(game.houses):
        builders += game.palaces_left[house]
        ambassadors += game.emissaries_left[house]
        engineers += game.forts_left[house]
    for province in range(PROVINCE_COUNT):
        if builders and game.free[province] > 0:
            return 1
        if ambassadors and game.guests[province] < game.most[province]:
            return 1
        if engineers and game.sites[province] & ~game.built & ~game.forts:
            return 1
    return 0
