# cython: language_level=3
"""Lords, their turns and the rounds (R2.4, R3)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.middle_ages import cards, effects, fief, piles, scouting
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.middle_ages import cards, effects, fief, piles, scouting
    from paravent.games.middle_ages.numbers import (
        BEGAN,
        CASTING_LOTS,
        DISCARDED,
        FIRST_LORD,
        GAINED,
        LAST_REFILL,
        LAST_ROUND,
        LORD,
        LOT,
        MOVED,
        MOVING,
        NONE,
        ORDERED,
        RETURNED,
        SLOTS,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_ages.rules import MiddleAges


def offer_lots(game: MiddleAges, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for seat in range(game.players):
        drawn: cython.int = 0
        for place in range(game.served):
            drawn += game.queue[place] == seat
        choices[count] = LOT + seat
        count += drawn == 0
    return count


def begin_lots(game: MiddleAges) -> cython.int:
    """R2.4: chance decides who places first."""
    game.phase = CASTING_LOTS
    game.waiting = CHANCE_BIT
    return 0


def enlist(game: MiddleAges, seat: cython.int) -> cython.int:
    """R2.4: one seat after another; the last needs no lot."""
    game.queue[game.served] = seat
    game.served += 1
    announce(game, ORDERED, seat, game.served)
    if game.served == game.players - 1:
        last: cython.int = game.players * (game.players - 1) // 2
        for place in range(game.served):
            last -= game.queue[place]
        game.queue[game.served] = last
        announce(game, ORDERED, last, game.players)
        game.served = 0
        game.phase = FIRST_LORD
        game.waiting = 1 << game.queue[0]
    return 0


def offer_slots(game: MiddleAges, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R3.6: tiles of the next row without a lord and without another's scout."""
    closed: cython.int = scouting.reserved_places(game, seat)
    for other in range(game.players):
        closed |= 1 << (game.lord[other] + 1)
    closed >>= game.round % 4 * SLOTS + 1
    count: cython.int = 0
    for slot in range(game.width):
        choices[count] = LORD + slot
        count += ((closed >> slot) & 1) ^ 1
    return count


def place_first(game: MiddleAges, seat: cython.int, slot: cython.int) -> cython.int:
    """R2.5: lords in the first row, one after another."""
    enter(game, seat, 0, slot)
    game.served += 1
    if game.served == game.players:
        begin_round(game)
    else:
        game.waiting = 1 << game.queue[game.served]
    return 0


def begin_round(game: MiddleAges) -> cython.int:
    """R3.2, R3.3: the tile without a lord is discarded; lords play from left to right."""
    standing = cython.declare(cython.int[6])
    first: cython.int = game.round % 4 * SLOTS
    game.round += 1
    announce(game, BEGAN, game.round)
    for slot in range(SLOTS):
        standing[slot] = NONE
    for seat in range(game.players):
        standing[game.lord[seat] - first] = seat
    game.served = 0
    for slot in range(game.width):
        if standing[slot] != NONE:
            game.queue[game.served] = standing[slot]
            game.served += 1
        else:
            face: cython.int = game.tile[first + slot]
            game.tile[first + slot] = NONE
            game.discard[face] += 1
            game.discards += 1
            announce(game, DISCARDED, game.face_type[face], face)
    game.served = 0
    next_turn(game)
    return 0


def next_turn(game: MiddleAges) -> cython.int:
    """R3.3; R3.7: in the last round lords leave the rows and nothing is to be chosen."""
    if game.served == game.players:
        end_round(game)
        return 0
    seat: cython.int = game.queue[game.served]
    if game.round < LAST_ROUND:
        game.phase = MOVING
        game.waiting = 1 << seat
    else:
        place: cython.int = game.lord[seat]
        game.lord[seat] = NONE
        take(game, seat, place)
    return 0


def enter(game: MiddleAges, seat: cython.int, row: cython.int, slot: cython.int) -> cython.int:
    """R3.4: a lord enters a row; R6.3: its scout there comes back."""
    place: cython.int = row * SLOTS + slot
    face: cython.int = game.tile[place]
    game.lord[seat] = place
    announce(game, MOVED, seat, game.face_type[face], face)
    if game.scout[seat] != NONE and game.scout[seat] // SLOTS == row:
        game.scout[seat] = NONE
        announce(game, RETURNED, seat)
    return 0


def move(game: MiddleAges, seat: cython.int, slot: cython.int) -> cython.int:
    """R3.4: the lord goes on, then the tile that it leaves is taken."""
    place: cython.int = game.lord[seat]
    enter(game, seat, game.round % 4, slot)
    take(game, seat, place)
    return 0


def take(game: MiddleAges, seat: cython.int, place: cython.int) -> cython.int:
    """R3.4, R3.5: the tile goes to the fief; its effect comes before its income."""
    face: cython.int = game.tile[place]
    kind: cython.int = game.face_type[face]
    game.tile[place] = NONE
    fief.add_tile(game, seat, face)
    announce(game, GAINED, seat, kind, face)
    effects.affect(game, seat, kind)
    if not effects.ask(game, seat, kind):
        finish_turn(game, seat, kind)
    return 0


def finish_turn(game: MiddleAges, seat: cython.int, kind: cython.int) -> cython.int:
    fief.collect(game, seat, kind)
    game.served += 1
    next_turn(game)
    return 0


def end_round(game: MiddleAges) -> cython.int:
    """R8.1: the empty row is filled again, up to round 12."""
    if game.round <= LAST_REFILL:
        piles.begin_row(game, (game.round - 1) % 4)
    else:
        close_round(game)
    return 0


def close_round(game: MiddleAges) -> cython.int:
    """R9.1: every fourth round ends with an event."""
    if game.round % 4 == 0:
        cards.happen(game, game.card[game.round // 4 - 1])
    else:
        begin_round(game)
    return 0
