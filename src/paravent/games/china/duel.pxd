"""The game for two."""
from paravent.core.numbers cimport *
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int is_duel(China game) except? -1 nogil
cdef int offer_keep(China game, int* choices) except? -1 nogil
cdef int ask_keep(China game, int seat, int payment) except? -1 nogil
cdef int keep_card(China game, int seat, int colour) except? -1 nogil
cdef int keep(China game, int seat, int colour) except? -1 nogil
cdef int offer_specials(China game, int* choices, int count) except? -1 nogil
cdef int use(China game, int seat, int special) except? -1 nogil
cdef int give(China game, int seat, int colour) except? -1 nogil
cdef int swap(China game, int seat, int colour) except? -1 nogil
cdef int emperor_reach(China game) except? -1 nogil
cdef int offer_emperor(China game, int* choices) except? -1 nogil
cdef int begin_emperor(China game) except? -1 nogil
cdef int stay(China game, int seat) except? -1 nogil
cdef int grant(China game, int colour) except? -1 nogil
cdef int fill_court(China game) except? -1 nogil
cdef int after_emperor(China game) except? -1 nogil
