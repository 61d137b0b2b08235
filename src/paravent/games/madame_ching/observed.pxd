"""Made by tools/observing.py from observation.py; do not edit."""
from paravent.core.observing.writing cimport *
from paravent.games.madame_ching.rules cimport MadameChing


cdef inline int observe(MadameChing game, int seat, short* values) noexcept nogil:
    """Write what a seat may know, as observation.py lists it."""
    cdef int players = game.players
    cdef int me = seat if seat > 0 else 0
    cdef int observer = seat if seat >= 0 else 4
    cdef int ring, turn, slot, unit, place
    clear(values, 1423)

    values[0] = game.players
    values[1] = game.teams
    values[2] = game.lanes
    values[3] = game.fortune_cards
    put_word(values + 4, game.phase, 22)
    ring, turn = players, me
    put_seats(values + 26, game.waiting, ring, turn, 4)
    values[30] = game.round
    put_members(values + 31, game.on_board, 23)
    for place in range(23):
        put_seat(values + 54 + place * 4, game.tile_at[place] - 3, ring, turn, 4)
    values[146] = game.to_place
    put_members(values + 147, game.pile[1] >> 1, 55)
    put_members(values + 202, game.pile[2] >> 1, 55)
    values[257] = size_of(game.pile[0])
    if seat >= 0:
        put_members(values + 258, game.hand[seat] >> 1, 55)
    if seat >= 0:
        put_members(values + 317, game.chosen[seat] >> 1, 55)
    values[376] = game.hidden != 0
    put_clues(values + 377, &game.trace[1], 55, observer * 4, ring, turn, 4)
    values[1149] = game.encounter_deck_size
    for place in range(18):
        values[1150 + place] = game.encounter_discard[place]
    if seat >= 0:
        for place in range(18):
            values[1168 + place] = game.held[seat * 18 + place]
    for place in range(5):
        values[1262 + place] = game.skill_pile[place]
    for place in range(3):
        values[1323 + place] = game.gem_supply[place]
    values[1326] = game.coin_supply
    put_seat(values + 1327, game.hong_kong, ring, turn, 4)
    put_seat(values + 1331, game.pearl, ring, turn, 4)
    put_word(values + 1335, game.ending, 3)
    values[1338] = game.to_deal
    for place in range(4):
        put_seat(values + 1339 + place * 4, game.queue_seat[place], ring, turn, 4)
    for place in range(4):
        values[1355 + place] = game.queue_card[place]
    values[1359] = game.queued
    values[1360] = game.served
    put_seat(values + 1361, game.actor, ring, turn, 4)
    values[1365] = game.card
    ring, turn = players * game.lanes, me * game.lanes
    put_seat(values + 1366, game.junk, ring, turn, 4)
    values[1370] = game.ended
    values[1371] = game.gained
    values[1372] = game.played
    values[1373] = game.nights
    for place in range(4):
        values[1374 + place] = game.spare[place]
    values[1378] = game.due
    put_word(values + 1379, game.cause, 5)
    values[1384] = game.supply
    if seat >= 0 and game.actor == seat:
        put_word(values + 1385, game.fresh, 18)
    ring, turn = players, me
    put_seat(values + 1403, game.fresh_from, ring, turn, 4)
    put_word(values + 1407, game.means, 4)
    put_seat(values + 1411, game.victim, ring, turn, 4)
    put_seats(values + 1415, game.targets, ring, turn, 4)
    put_word(values + 1419, game.siren, 4)
    for slot in range(ring):
        unit = slot + turn
        unit -= ring if unit >= ring else 0
        values[313 + slot] = size_of(game.hand[unit])
        values[372 + slot] = size_of(game.chosen[unit])
        values[1186 + slot] = game.held_size[unit]
        if seat >= 0:
            for place in range(18):
                values[1190 + slot * 18 + place] = game.shown_to[unit * 18 + seat * 72 + place]
        for place in range(5):
            values[1267 + slot * 5 + place] = game.ready[unit * 5 + place]
        for place in range(5):
            values[1287 + slot * 5 + place] = game.spent[unit * 5 + place]
        for place in range(3):
            values[1307 + slot * 3 + place] = game.gems[unit * 3 + place]
        values[1319 + slot] = game.coins[unit]
    ring, turn = players * game.lanes, me * game.lanes
    for slot in range(ring):
        unit = slot + turn
        unit -= ring if unit >= ring else 0
        put_members(values + 597 + slot * 55, game.row[unit] >> 1, 55)
        put_members(values + 817 + slot * 55, game.turned[unit] >> 1, 55)
        for place in range(5):
            values[1037 + slot * 5 + place] = game.pilots[unit * 5 + place]
        for place in range(5):
            values[1057 + slot * 5 + place] = game.turned_pilots[unit * 5 + place]
        for place in range(8):
            values[1077 + slot * 8 + place] = game.order[unit * 8 + place]
        put_members(values + 1109 + slot * 8, game.course[unit], 8)
        values[1141 + slot] = game.length[unit]
        values[1145 + slot] = game.hues[unit]
    return 0
