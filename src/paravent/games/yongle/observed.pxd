"""Made by tools/observing.py from observation.py; do not edit."""
from paravent.core.observing.writing cimport *
from paravent.games.yongle.rules cimport Yongle


cdef inline int observe(Yongle game, int seat, short* values) noexcept nogil:
    """Write what a seat may know, as observation.py lists it."""
    cdef int players = game.players
    cdef int me = seat if seat > 0 else 0
    cdef int observer = seat if seat >= 0 else 4
    cdef int ring, turn, slot, unit, place
    clear(values, 1204)

    values[0] = game.players
    put_word(values + 1, game.phase, 28)
    ring, turn = players, me
    put_seats(values + 29, game.waiting, ring, turn, 4)
    values[33] = game.passing
    values[34] = game.round
    put_seat(values + 35, game.first, ring, turn, 4)
    put_seat(values + 39, game.mover, ring, turn, 4)
    values[43] = game.actions
    put_seats(values + 44, game.constructed, ring, turn, 4)
    put_members(values + 48, game.cause, 2)
    put_word(values + 50, game.event, 19)
    put_word(values + 69, game.season, 4)
    for place in range(12):
        values[73 + place] = game.worth[place]
    values[85] = game.plot_cost
    for place in range(31):
        put_seat(values + 86 + place * 4, game.place[place], ring, turn, 4)
    for place in range(31):
        put_word(values + 210 + place * 4, game.place[place] - 4, 4)
    put_seats(values + 458, game.lots_due, ring, turn, 4)
    put_members(values + 462, game.sites, 31)
    for place in range(26):
        values[493 + place] = game.layer[place]
    for place in range(3):
        put_word(values + 519 + place * 31, game.row[place], 31)
    values[628] = game.pile_size
    if seat >= 0:
        for place in range(5):
            if (game.top_knowers[place] >> seat) & 1:
                put_word(values + 629 + place * 15, game.top[place], 15)
    for place in range(5):
        put_seats(values + 704 + place * 4, game.top_knowers[place], ring, turn, 4)
    values[724] = game.top_size
    for place in range(15):
        values[725 + place] = game.discard[place]
    for place in range(15):
        values[740 + place] = game.opened[place]
    if seat >= 0:
        for place in range(15):
            values[755 + place] = game.hand[seat * 15 + place]
    values[894] = game.plot_pile_size
    for place in range(10):
        values[895 + place] = game.plot_discard[place]
    if seat >= 0:
        for place in range(10):
            values[905 + place] = game.plots[seat * 10 + place]
    for place in range(19):
        values[1015 + place] = game.event_spent[place]
    put_seat(values + 1038, game.drawer, ring, turn, 4)
    values[1042] = game.owed
    put_word(values + 1043, game.site, 31)
    for place in range(4):
        values[1074 + place] = game.due[place]
    for place in range(12):
        values[1078 + place] = game.paid[place]
    values[1090] = game.choices
    put_word(values + 1091, game.plot, 10)
    put_seat(values + 1101, game.target, ring, turn, 4)
    put_word(values + 1105, game.material, 4)
    values[1109] = game.toll
    values[1202] = game.served
    values[1203] = game.wanted
    for slot in range(ring):
        unit = slot + turn
        unit -= ring if unit >= ring else 0
        put_word(values + 334 + slot * 31, game.lot[unit], 31)
        for place in range(4):
            values[612 + slot * 4 + place] = game.built[unit * 4 + place]
        values[770 + slot] = game.hand_size[unit]
        for place in range(15):
            values[774 + slot * 15 + place] = game.shown[unit * 15 + place]
        if seat >= 0:
            for place in range(15):
                values[834 + slot * 15 + place] = game.seen[unit * 15 + seat * 60 + place]
        values[915 + slot] = game.plots_held[unit]
        for place in range(5):
            put_seat(values + 919 + slot * 20 + place * 4, game.lasting[unit * 5 + place], ring, turn, 4)
        put_word(values + 999 + slot * 4, game.sabotaged[unit], 4)
        values[1034 + slot] = game.favour[unit]
        if (unit == seat or (<long long> 218103807 >> game.phase) & 1):
            put_seat(values + 1110 + slot * 4, game.trust[unit], ring, turn, 4)
        values[1126 + slot] = game.trust[unit] != -1
        if (unit == seat or (<long long> 218103807 >> game.phase) & 1):
            values[1130 + slot] = game.stake[unit]
        values[1134 + slot] = game.stake[unit] != 0
        if (unit == seat or (<long long> 218103807 >> game.phase) & 1):
            for place in range(15):
                values[1138 + slot * 15 + place] = game.laid[unit * 15 + place]
        values[1198 + slot] = game.laid_size[unit]
    return 0
