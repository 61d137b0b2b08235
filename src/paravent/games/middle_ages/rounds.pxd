"""Lords and rounds."""
from paravent.core.numbers cimport *
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef int offer_lots(MiddleAges game, int* choices) except? -1 nogil
cdef int begin_lots(MiddleAges game) except? -1 nogil
cdef int enlist(MiddleAges game, int seat) except? -1 nogil
cdef int offer_slots(MiddleAges game, int seat, int* choices) except? -1 nogil
cdef int place_first(MiddleAges game, int seat, int slot) except? -1 nogil
cdef int begin_round(MiddleAges game) except? -1 nogil
cdef int next_turn(MiddleAges game) except? -1 nogil
cdef int enter(MiddleAges game, int seat, int row, int slot) except? -1 nogil
cdef int move(MiddleAges game, int seat, int slot) except? -1 nogil
cdef int take(MiddleAges game, int seat, int place) except? -1 nogil
cdef int finish_turn(MiddleAges game, int seat, int kind) except? -1 nogil
cdef int end_round(MiddleAges game) except? -1 nogil
cdef int close_round(MiddleAges game) except? -1 nogil
