"""Made by tools/observing.py from observation.py; do not edit."""
from paravent.core.observing.writing cimport *
from paravent.games.china.rules cimport China


cdef inline int observe(China game, int seat, short* values) noexcept nogil:
    """Write what a seat may know, as observation.py lists it."""
    cdef int players = game.players
    cdef int me = seat if seat > 0 else 0
    cdef int observer = seat if seat >= 0 else 5
    cdef int ring, turn, slot, unit, place
    clear(values, 989)

    values[0] = game.players
    values[1] = game.houses
    put_word(values + 2, game.phase, 14)
    ring, turn = players, me
    put_seats(values + 16, game.waiting, ring, turn, 5)
    values[21] = game.turn
    put_seat(values + 22, game.mover, ring, turn, 5)
    put_members(values + 302, game.forts, 55)
    for place in range(9):
        values[447 + place] = game.free[place]
    put_members(values + 471, game.scored, 9)
    for place in range(9):
        put_seat(values + 480 + place * 5, game.patron[place], ring, turn, 5)
    values[610] = game.deck_size
    for place in range(5):
        values[611 + place] = game.row[place]
    for place in range(5):
        values[616 + place] = game.discard[place]
    values[621] = game.shuffles
    put_seat(values + 622, game.recipient, ring, turn, 5)
    put_seat(values + 627, game.house, ring, turn, 5)
    values[632] = game.placed
    put_members(values + 633, game.homes, 9)
    put_members(values + 642, game.vacant, 9)
    values[651] = game.wide
    values[652] = game.bonus
    put_word(values + 653, game.founding, 9)
    if game.bonus:
        for place in range(55):
            put_word(values + 662 + place * 4, game.tile[place] - 1, 4)
    for place in range(3):
        values[882 + place] = game.tiles_left[place]
    values[900] = game.influences
    for place in range(5):
        put_seat(values + 901 + place * 5, game.influence[place], ring, turn, 5)
    values[942] = game.moved != 0
    values[943] = game.reigned != 0
    put_word(values + 944, game.played, 45)
    for slot in range(ring):
        unit = slot + turn
        unit -= ring if unit >= ring else 0
        put_members(values + 27 + slot * 55, game.palaces[unit], 55)
        for place in range(9):
            values[357 + slot * 9 + place] = game.held[unit * 9 + place]
        for place in range(9):
            values[402 + slot * 9 + place] = game.envoys[unit * 9 + place]
        values[456 + slot] = game.palaces_left[unit]
        values[461 + slot] = game.emissaries_left[unit]
        values[466 + slot] = game.forts_left[unit]
        for place in range(6):
            values[525 + slot * 6 + place] = game.tally[unit * 6 + place]
        if unit == seat:
            put_pairs(values + 555 + slot * 5, game.hand[unit], 5)
        values[580 + slot] = game.hand_size[unit]
        put_pairs(values + 585 + slot * 5, game.known[unit], 5)
        for place in range(3):
            values[885 + slot * 3 + place] = game.won[unit * 3 + place]
        if slot < 2 and unit < 2:
            for place in range(5):
                values[926 + slot * 5 + place] = game.kept[unit * 5 + place]
        if slot < 2 and unit < 2:
            put_members(values + 936 + slot * 3, game.specials[unit], 3)
    for unit in range(players, 5):
        put_members(values + 27 + unit * 55, game.palaces[unit], 55)
        for place in range(9):
            values[357 + unit * 9 + place] = game.held[unit * 9 + place]
        for place in range(9):
            values[402 + unit * 9 + place] = game.envoys[unit * 9 + place]
        values[456 + unit] = game.palaces_left[unit]
        values[461 + unit] = game.emissaries_left[unit]
        put_pairs(values + 555 + unit * 5, game.hand[unit], 5)
        values[580 + unit] = game.hand_size[unit]
        for place in range(3):
            values[885 + unit * 3 + place] = game.won[unit * 3 + place]
    return 0
