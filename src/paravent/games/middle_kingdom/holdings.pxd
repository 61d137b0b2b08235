"""What everybody owns."""
from paravent.games.middle_kingdom.numbers cimport *
from paravent.games.middle_kingdom.rules cimport MiddleKingdom

cdef int own_cards(MiddleKingdom game, int seat, int kind_type) except? -1 nogil
cdef int strength(MiddleKingdom game, int seat, int kind_type) except? -1 nogil
cdef int merchants(MiddleKingdom game, int seat) except? -1 nogil
cdef int count_types(MiddleKingdom game, int seat, int* counts) except? -1 nogil
cdef int dynasty_cards(MiddleKingdom game, int seat) except? -1 nogil
cdef int claim(MiddleKingdom game, int seat, int kind_type) except? -1 nogil
cdef int price(MiddleKingdom game, int kind_type) except? -1 nogil
cdef int ask_claim(MiddleKingdom game, int seat, int kind_type) except? -1 nogil
