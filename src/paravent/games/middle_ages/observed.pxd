"""Made by tools/observing.py from observation.py; do not edit."""
from paravent.core.observing.writing cimport *
from paravent.games.middle_ages.rules cimport MiddleAges


cdef inline int observe(MiddleAges game, int seat, short* values) noexcept nogil:
    """Write what a seat may know, as observation.py lists it."""
    cdef int players = game.players
    cdef int me = seat if seat > 0 else 0
    cdef int observer = seat if seat >= 0 else 5
    cdef int ring, turn, slot, unit, place
    clear(values, 1686)

    values[0] = game.players
    put_word(values + 1, game.phase, 12)
    ring, turn = players, me
    put_seats(values + 13, game.waiting, ring, turn, 5)
    values[18] = game.round
    values[19] = game.width
    for place in range(24):
        put_word(values + 20 + place * 23, game.tile[place], 23)
    for place in range(5):
        put_seat(values + 812 + place * 5, game.queue[place], ring, turn, 5)
    values[837] = game.served
    for place in range(23):
        values[838 + place] = game.pile[place]
    values[861] = game.pile_size
    put_word(values + 862, game.pile_kind, 3)
    put_word(values + 865, game.top, 23)
    for place in range(23):
        values[888 + place] = game.reserve[place]
    values[911] = game.reserve_size
    for place in range(23):
        values[912 + place] = game.discard[place]
    values[935] = game.discards
    values[936] = game.filled
    values[937] = game.gaps
    for place in range(4):
        put_word(values + 938 + place * 15, game.card[place], 15)
    values[998] = game.happened
    values[1669] = game.coins_left
    put_members(values + 1670, game.plots_left, 8)
    put_word(values + 1678, game.chosen, 8)
    for slot in range(ring):
        unit = slot + turn
        unit -= ring if unit >= ring else 0
        put_word(values + 572 + slot * 24, game.lord[unit], 24)
        put_word(values + 692 + slot * 24, game.scout[unit], 24)
        for place in range(16):
            values[999 + slot * 16 + place] = game.tiles[unit * 16 + place]
        for place in range(8):
            values[1079 + slot * 8 + place] = game.owned[unit * 8 + place]
        for place in range(23):
            values[1119 + slot * 23 + place] = game.grave[unit * 23 + place]
        values[1234 + slot] = game.graves[unit]
        values[1239 + slot] = game.peasants[unit]
        values[1244 + slot] = game.chests[unit]
        values[1249 + slot] = game.money[unit]
        for place in range(11):
            values[1254 + slot * 11 + place] = game.earned[unit * 11 + place]
        put_members(values + 1309 + slot * 8, game.coins[unit], 8)
        for place in range(8):
            put_word(values + 1349 + slot * 64 + place * 8, game.plot[unit * 8 + place], 8)
    return 0
