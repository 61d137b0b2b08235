"""The fields of a Middle Ages position.

Types, cards and piles are numbered as in vocabulary.py; a face is the number of a tile less one;
-1 is none. A place is a tile's place in the four rows: row * 6 + slot. A set of types has a bit
for each.
"""
cimport cython

from paravent.core.numbers cimport *
from paravent.core.position cimport Position
from paravent.games.middle_ages.numbers cimport *


@cython.final
cdef class MiddleAges(Position):
    cdef public int round  # 0 before the first
    cdef public int width  # tiles in a row
    cdef public short tile[24]  # face by place
    cdef public short lord[5]  # place by seat
    cdef public short scout[5]  # place by seat
    cdef public short queue[5]  # seats in the order of the round
    cdef public int served  # of the queue
    cdef public short pile[23]  # by face, the top tile apart
    cdef public int pile_size
    cdef public int pile_kind
    cdef public int top  # face of the tile on top of the pile
    cdef public short reserve[23]  # the orange pile until it is needed, by face
    cdef public int reserve_size
    cdef public short discard[23]  # by face
    cdef public int discards
    cdef public int filled  # the row that is being filled
    cdef public int gaps  # tiles that it still lacks
    cdef public short card[4]  # event cards from left to right
    cdef public int happened  # how many of them are over
    cdef public short tiles[80]  # seat * 16: faces by column, each from the bottom to the top
    cdef public short owned[40]  # tiles by seat * 8 + type
    cdef public short grave[115]  # by seat * 23 + face
    cdef public short graves[5]  # tiles in a graveyard
    cdef public short peasants[5]  # symbols in a fief
    cdef public short chests[5]
    cdef public short money[5]
    cdef public short earned[55]  # by seat * 11 + TALLY
    cdef public short coins[5]  # set of the domains with a coin token
    cdef public short plot[40]  # type of the plot token by seat * 8 + domain
    cdef public int coins_left  # coin tokens in the supply
    cdef public int plots_left  # set of the plot tokens in the supply
    cdef public int chosen  # plot token about to be put under a domain
    cdef public short face_type[23]  # R1.2
    cdef public short face_peasants[23]
    cdef public short face_chests[23]
    cdef public short rate[8]  # R4.1: coins for a counted tile, by domain
    cdef public short reward[15]  # R9.2: coins by event card
