"""Points."""
from paravent.games.middle_kingdom.numbers cimport *
from paravent.games.middle_kingdom.rules cimport MiddleKingdom

cdef int final_heir(MiddleKingdom game) except? -2 nogil
cdef int present_heir(MiddleKingdom game) except? -2 nogil
cdef int tally(MiddleKingdom game, int seat, int heir, int* parts) except? -1 nogil
cdef int points(MiddleKingdom game, int* totals) except? -1 nogil
