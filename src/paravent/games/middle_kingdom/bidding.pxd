"""Phase 1."""
from paravent.core.rng cimport Rng
from paravent.games.middle_kingdom.numbers cimport *
from paravent.games.middle_kingdom.rules cimport MiddleKingdom

cdef int offer_bids(MiddleKingdom game, int seat, int* choices) except? -1 nogil
cdef int offer_swap(MiddleKingdom game, int seat, int* choices) except? -1 nogil
cdef int offer_favour(MiddleKingdom game, int seat, int* choices) except? -1 nogil
cdef int begin_bids(MiddleKingdom game) except? -1 nogil
cdef int cover(MiddleKingdom game, int seat, int action) except? -1 nogil
cdef int lay(MiddleKingdom game, int seat, int action) except? -1 nogil
cdef int seal_again(MiddleKingdom game, int seat, Rng rng) except? -1 nogil
cdef int take_back(MiddleKingdom game, int seat) except? -1 nogil
cdef int show(MiddleKingdom game, int lane) except? -1 nogil
cdef int show_bids(MiddleKingdom game) except? -1 nogil
cdef int lay_last(MiddleKingdom game, int seat, int action) except? -1 nogil
cdef int begin_harvest(MiddleKingdom game) except? -1 nogil
cdef int swap(MiddleKingdom game, int seat, int action) except? -1 nogil
cdef int begin_emperor(MiddleKingdom game) except? -1 nogil
cdef int favour(MiddleKingdom game, int seat, int card) except? -1 nogil
