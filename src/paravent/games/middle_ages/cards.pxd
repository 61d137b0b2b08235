"""The event cards."""
from paravent.core.numbers cimport *
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef int offer_cards(MiddleAges game, int* choices) except? -1 nogil
cdef int begin_cards(MiddleAges game) except? -1 nogil
cdef int foretell(MiddleAges game, int card) except? -1 nogil
cdef int pays(MiddleAges game, int card, int seat) except? -1 nogil
cdef int happen(MiddleAges game, int card) except? -1 nogil
cdef int strike(MiddleAges game, int card) except? -1 nogil
cdef int next_restoration(MiddleAges game) except? -1 nogil
cdef int after_card(MiddleAges game) except? -1 nogil
