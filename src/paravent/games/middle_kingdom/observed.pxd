"""Made by tools/observing.py from observation.py; do not edit."""
from paravent.core.observing.writing cimport *
from paravent.games.middle_kingdom.rules cimport MiddleKingdom


cdef inline int observe(MiddleKingdom game, int seat, short* values) noexcept nogil:
    """Write what a seat may know, as observation.py lists it."""
    cdef int players = game.players
    cdef int me = seat if seat > 0 else 0
    cdef int observer = seat if seat >= 0 else 5
    cdef int ring, turn, slot, unit, place
    clear(values, 687)

    values[0] = game.players
    put_word(values + 1, game.phase, 12)
    ring, turn = players, me
    put_seats(values + 13, game.waiting, ring, turn, 5)
    values[18] = game.turn
    values[19] = game.lanes
    values[20] = game.row
    for place in range(8):
        values[21 + place] = game.deck[place]
    values[29] = game.deck_size
    for place in range(9):
        values[30 + place] = game.shown[place]
    for place in range(8):
        values[39 + place] = game.removed[place]
    for place in range(5):
        put_seat(values + 112 + place * 5, game.goal[place], ring, turn, 5)
    put_seat(values + 137, game.dragon, ring, turn, 5)
    put_seat(values + 152, game.last_gainer, ring, turn, 5)
    put_seat(values + 402, game.held_back, ring, turn, 5)
    values[407] = game.open
    put_seats(values + 408, game.resets, ring, turn, 5)
    put_seats(values + 413, game.aside, ring, turn, 5)
    ring, turn = players * 2, me * 2
    put_seat(values + 418, game.bonus, ring, turn, 10)
    for place in range(least(10, game.queued)):
        put_seat(values + 438 + place * 10, game.queue[place], ring, turn, 10)
    values[538] = game.queued
    values[539] = game.served
    ring, turn = players, me
    for place in range(least(10, game.draws)):
        put_seat(values + 540 + place * 5, game.drawer[place], ring, turn, 5)
    for place in range(least(10, game.drawn_size)):
        put_word(values + 590 + place * 8, game.drawn[place], 8)
    values[670] = game.draws
    values[671] = game.drawn_size
    put_word(values + 672, game.checking, 5)
    put_seats(values + 677, game.answered, ring, turn, 5)
    put_word(values + 682, game.wanted, 5)
    for slot in range(ring):
        unit = slot + turn
        unit -= ring if unit >= ring else 0
        for place in range(8):
            values[47 + slot * 8 + place] = game.pile[unit * 8 + place]
        for place in range(5):
            values[87 + slot * 5 + place] = game.slipped[unit * 5 + place]
        values[142 + slot] = game.dragon_turn[unit]
        values[147 + slot] = game.prestige[unit]
        put_members(values + 157 + slot * 8, game.hand[unit], 8)
        put_members(values + 197 + slot * 8, game.discard[unit], 8)
        for place in range(2):
            put_word(values + 237 + slot * 16 + place * 8, game.under[unit * 2 + place], 8)
        if (unit == seat or game.open):
            for place in range(2):
                put_word(values + 317 + slot * 16 + place * 8, game.laid[unit * 2 + place], 8)
        values[397 + slot] = game.to_lay[unit]
        for place in range(2):
            values[428 + slot * 2 + place] = game.tied[unit * 2 + place]
    return 0
