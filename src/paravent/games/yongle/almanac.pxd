"""Events and seasons."""
from paravent.core.numbers cimport *
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int reveal_event(Yongle game, int card) except? -1 nogil
cpdef int set_effects(Yongle game) except? -1 nogil
cdef int open_card(Yongle game, int card) except? -1 nogil
cdef int begin_pick(Yongle game) except? -1 nogil
cdef int pick(Yongle game, int seat, int card) except? -1 nogil
cdef int begin_flood(Yongle game) except? -1 nogil
cdef int flood_out(Yongle game, int seat, int card) except? -1 nogil
