"""The fields of a position of China.

Provinces, towns and colours are numbered as in vocabulary.py; -1 is none. A house is a colour of
pieces: that of a seat, or with two players the Emperor's, which comes after them. A set of towns,
provinces or houses has a bit for each.
"""
cimport cython

from paravent.core.bits cimport longlong
from paravent.core.position cimport Position
from paravent.games.china.numbers cimport *


@cython.final
cdef class China(Position):
    # The board, from the tables of components.
    cdef public int houses
    cdef public short land[55]  # by town: its province, or NONE off the board
    cdef public short beyond[55]  # a border post's other province, or NONE
    cdef public longlong near[55]  # by town: the towns at the other end of its roads
    cdef public longlong sites[9]  # by province: its towns, border posts included
    cdef public longlong posts  # border posts
    cdef public longlong ports
    cdef public short colour[9]  # by province
    cdef public short ally[30]  # alliance n: provinces at 2n and 2n + 1
    cdef public int bonus  # 1 with bonus tiles
    cdef public int influences  # 1 with influence cards

    # Pieces, and what they have scored.
    cdef public longlong palaces[5]  # by house
    cdef public longlong built  # all of them
    cdef public longlong forts
    cdef public short held[45]  # palaces, house * 9 + province
    cdef public short envoys[45]  # emissaries, house * 9 + province
    cdef public short guests[9]  # emissaries of all houses
    cdef public short most[9]  # palaces of the leader
    cdef public short free[9]  # towns without palace
    cdef public short pieces[9]  # of any kind
    cdef public short palaces_left[5]
    cdef public short emissaries_left[5]
    cdef public short forts_left[5]
    cdef public int scored  # set of provinces
    cdef public short patron[9]  # whom the Emperor's points of a province went to
    cdef public short tally[30]  # seat * 6 + part

    # Cards.
    cdef public int turn  # 0 while the game is set up
    cdef public int mover  # whose turn it is
    cdef public int recipient  # who is being dealt cards
    cdef public int hand[5]  # by house, two bits for each colour; the Emperor's lies open
    cdef public short hand_size[5]
    cdef public int known[5]  # by seat: the part of a hand that all have seen, likewise
    cdef public short deck[5]  # by colour
    cdef public int deck_size
    cdef public short row[5]  # open cards by colour
    cdef public int row_size
    cdef public short discard[5]
    cdef public int shuffles  # how often the deck was exhausted

    # The pieces of a turn.
    cdef public int house  # whose pieces are being placed
    cdef public int placed  # pieces of this turn that are not paid for yet
    cdef public short needs[2]  # what they cost
    cdef public int homes  # set of provinces that they stand in
    cdef public int vacant  # set of provinces without any piece when the turn began
    cdef public int wide  # 1 if two provinces are allowed this turn (R12.8)

    # Bonus tiles.
    cdef public int founding  # province whose bonus tiles are being turned up, or NONE
    cdef public int opened  # set of provinces without hidden bonus tiles
    cdef public int tiles_hidden  # tiles laid out so far
    cdef public short tile[55]  # by town: no tile, face down, or colour + 2
    cdef public short tiles_left[3]  # by colour, not turned up yet
    cdef public short won[15]  # bonus tiles, house * 3 + colour

    # The game for two.
    cdef public short influence[5]  # owner of a colour's card, or NONE
    cdef public short kept[10]  # cards in front of a player, seat * 5 + colour
    cdef public short specials[2]  # set of special cards not used yet
    cdef public int played  # payment that a card may be kept of, or NONE
    cdef public int moved  # 1 once the player's own part of the turn is over
    cdef public int reigned  # 1 once the Emperor's part is over
