# cython: language_level=3
"""Placing pieces and paying for them; border posts (R4, R5, R14)."""

from __future__ import annotations

import cython

from paravent.games.china.payments import HELD_IN, PAYERS

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit, lowest, offer_each
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.china import cards, duel, land, tiles, turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit, lowest, offer_each
    from paravent.core.checked import announce
    from paravent.games.china import cards, duel, land, tiles, turns
    from paravent.games.china.numbers import (
        ALL_PROVINCES,
        BOARD_FULL,
        CLAIMED,
        CODE,
        COLOUR_COUNT,
        EMISSARY,
        FIRST_FACE,
        FORTIFY,
        FOUND,
        NEED_ROW,
        NONE,
        NOTHING,
        PAID,
        PALACE,
        PAY,
        PAYING,
        POST_NEED,
        PROVINCE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.china.rules import China

# Sets of payments, by pair of needs and by hand.
PAYS = cython.declare(cython.longlong[256])
for need_index in range(256):
    PAYS[need_index] = PAYERS[need_index]
HOLDS = cython.declare(cython.longlong[1024])
for hand_index in range(1024):
    HOLDS[hand_index] = HELD_IN[hand_index]


def payers(first: cython.int, second: cython.int) -> cython.longlong:
    """The set of payments that pay for two needs together."""
    return PAYS[first * NEED_ROW + second]


def held_in(hand: cython.int) -> cython.longlong:
    """The set of payments that a hand holds."""
    return HOLDS[hand]


def payable(game: China, need: cython.int) -> cython.int:
    """R4.4: whether the hand pays for one more piece, besides those already placed."""
    return (PAYS[game.needs[0] * NEED_ROW + need] & HOLDS[game.hand[game.house]]) != 0


def payable_colours(game: China) -> cython.int:
    """The set of colours whose provinces the hand pays a piece in."""
    found: cython.int = 0
    for colour in range(COLOUR_COUNT):
        found |= payable(game, colour) << colour
    return found


def need_in(game: China, town: cython.int) -> cython.int:
    """R4.1: the colour of the province; R14.3: a border post asks for two."""
    need: cython.int = game.colour[game.land[town]]
    if game.beyond[town] != NONE:
        need = POST_NEED[need * COLOUR_COUNT + game.colour[game.beyond[town]]]
    return need


def provinces_of(game: China, town: cython.int) -> cython.int:
    provinces: cython.int = 1 << game.land[town]
    if game.beyond[town] != NONE:
        provinces |= 1 << game.beyond[town]
    return provinces


def post_allowed(game: China, town: cython.int) -> cython.int:
    """R14.5: with another piece, a post must share its province, and none may be empty."""
    provinces = provinces_of(game, town)
    if game.placed == 0:
        return 1
    return (provinces & game.homes) != 0 and ((provinces | game.homes) & game.vacant) == 0


def open_posts(game: China, reach: cython.int) -> cython.longlong:
    """The free border posts of some provinces that may be built and paid for now."""
    found: cython.longlong = 0
    posts: cython.longlong = game.posts & ~game.built
    while posts:
        town = lowest(posts)
        posts &= posts - 1
        if provinces_of(game, town) & reach and post_allowed(game, town):
            if payable(game, need_in(game, town)):
                found |= bit(town)
    return found


def reach_of_turn(game: China) -> cython.int:
    """R4.2, R4.5: where a second piece may go; R12.8: a special card allows more."""
    if game.placed == 0:
        return ALL_PROVINCES
    if game.placed > 1:
        return 0
    closed: cython.int = game.homes if game.homes & game.vacant else 0
    return (ALL_PROVINCES if game.wide else game.homes) & ~closed


def offer_pieces(game: China, reach: cython.int, choices: cython.p_int) -> cython.int:
    """R5, R11.2, R13.3: all pieces that the hand pays for, in these provinces."""
    if cython.compiled:
        sets = cython.declare(cython.longlong[4])
    else:
        sets = [0] * 4
    if not find_places(game, reach, sets):
        return 0
    count = offer_each(PALACE, sets[0], choices, 0)
    count = offer_each(FORTIFY, sets[1], choices, count)
    count = offer_each(EMISSARY, sets[2], choices, count)
    return offer_each(FOUND, sets[3], choices, count)


def find_places(game: China, reach: cython.int, sets: cython.p_longlong) -> cython.int:
    """R5, R11.2, R13.3: write towns for a palace, for a fortification, provinces for an emissary,
    and those to be founded; returns whether there is any."""
    towns: cython.longlong = 0
    bare: cython.longlong = 0
    courts: cython.longlong = 0
    unopened: cython.longlong = 0
    house = game.house
    colours: cython.int = payable_colours(game)
    free: cython.longlong = ~(game.posts | game.built)
    for province in range(PROVINCE_COUNT):
        if (reach >> province) & (colours >> game.colour[province]) & 1:
            sites: cython.longlong = game.sites[province] & free
            if (game.opened >> province) & 1:
                towns |= sites
            elif sites:
                unopened |= bit(province)
            bare |= sites
            if game.guests[province] < game.most[province]:
                courts |= bit(province)
    if game.palaces_left[house] == 0:
        towns = unopened = 0
    elif game.posts:
        towns |= open_posts(game, reach & game.opened)
    bare = bare & ~game.forts if game.forts_left[house] > 0 else 0
    if game.emissaries_left[house] == 0:
        courts = 0
    sets[0] = towns
    sets[1] = bare
    sets[2] = courts
    sets[3] = unopened
    return (towns | bare | courts | unopened) != 0


def offer_second(game: China, choices: cython.p_int) -> cython.int:
    """R4.2-R4.5: a second piece if the cards allow it, or payment."""
    count: cython.int = 0
    if game.house == game.mover:
        reach = reach_of_turn(game)
        if reach:
            count = offer_pieces(game, reach, choices)
    count = offer_pay(game, choices, count)
    if game.house == game.mover:
        count = duel.offer_specials(game, choices, count)
    return count


def offer_pay(game: China, choices: cython.p_int, count: cython.int) -> cython.int:
    """R4.4: every way to pay exactly for the pieces of this turn."""
    row: cython.int = game.needs[0] * NEED_ROW + game.needs[1]
    return offer_each(PAY, PAYS[row] & HOLDS[game.hand[game.house]], choices, count)


def place(game: China, action: cython.int) -> cython.int:
    if action < FORTIFY:
        place_palace(game, action - PALACE)
    elif action < EMISSARY:
        place_fort(game, action - FORTIFY)
    elif action < FOUND:
        place_emissary(game, action - EMISSARY)
    else:
        tiles.found(game, action - FOUND)
    return 0


def place_palace(game: China, town: cython.int) -> cython.int:
    """R5.1: a palace; R13.4: its builder takes the bonus tile that lies there."""
    need = need_in(game, town)
    game.founding = NONE
    land.build(game, game.house, town)
    if game.tile[town] >= FIRST_FACE:
        tile = game.tile[town] - FIRST_FACE
        game.tile[town] = 0
        game.won[game.house * 3 + tile] += 1
        announce(game, CLAIMED, game.house if game.house < game.players else NONE, tile, town)
    count_piece(game, need, provinces_of(game, town))
    return 0


def place_fort(game: China, town: cython.int) -> cython.int:
    """R11.2: a fortification."""
    land.fortify(game, game.house, town)
    count_piece(game, need_in(game, town), provinces_of(game, town))
    return 0


def place_emissary(game: China, province: cython.int) -> cython.int:
    """R5.2: an emissary."""
    land.send(game, game.house, province)
    count_piece(game, game.colour[province], 1 << province)
    return 0


def count_piece(game: China, need: cython.int, provinces: cython.int) -> cython.int:
    """A piece stands; now another may follow, or the cards."""
    game.needs[game.placed] = need
    game.placed += 1
    game.homes |= provinces
    if not tiles.ask_tiles(game):
        game.phase = PAYING
        game.waiting = 1 << game.mover
    return 0


def clear_pieces(game: China) -> cython.int:
    """All pieces are paid for."""
    game.placed = 0
    game.needs[0] = NOTHING
    game.needs[1] = NOTHING
    game.homes = 0
    return 0


def pay(game: China, payment: cython.int) -> cython.int:
    """R4.4, R4.6: the cards are discarded; R12.4: two players keep one of them."""
    house = game.house
    code: cython.int = CODE[payment]
    for colour in range(COLOUR_COUNT):
        for _ in range((code >> 2 * colour) & 3):
            cards.lose(game, house, colour)
            game.discard[colour] += 1
            announce(game, PAID, house if house < game.players else NONE, colour)
    clear_pieces(game)
    if house == game.mover and game.influences and duel.ask_keep(game, house, payment):
        return 0
    paid(game)
    return 0


def paid(game: China) -> cython.int:
    """R9.3: the end if nothing can be placed any more, else cards are drawn."""
    if not land.anything_left(game):
        turns.finish(game, BOARD_FULL)
    elif game.house == game.mover:
        cards.go_on_drawing(game)
    else:
        duel.fill_court(game)
    return 0
