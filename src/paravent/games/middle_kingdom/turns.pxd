"""Phases 3 and 4."""
from paravent.core.numbers cimport *
from paravent.games.middle_kingdom.numbers cimport *
from paravent.games.middle_kingdom.rules cimport MiddleKingdom

cdef int offer_deck(MiddleKingdom game, int verb, int* choices) except? -1 nogil
cdef int reveal(MiddleKingdom game, int kind) except? -1 nogil
cdef int clear_display(MiddleKingdom game) except? -1 nogil
cdef int clear_lane(MiddleKingdom game, int seat, int lane) except? -1 nogil
cdef int clear_turn(MiddleKingdom game) except? -1 nogil
cdef int neediness(MiddleKingdom game, int seat) except? -1 nogil
cdef int assign_dragon(MiddleKingdom game) except? -1 nogil
cdef int finish(MiddleKingdom game, int ending) except? -1 nogil
