"""The round, the turn and the end."""
from paravent.core.numbers cimport *
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int offer_turn(Yongle game, int seat, int* choices) except? -1 nogil
cdef int begin_round(Yongle game) except? -1 nogil
cdef int begin_turn(Yongle game) except? -1 nogil
cdef int take_action(Yongle game, int seat, int action) except? -1 nogil
cdef int go_on(Yongle game) except? -1 nogil
cdef int end_turn(Yongle game) except? -1 nogil
cdef int end_round(Yongle game) except? -1 nogil
cdef int finish(Yongle game) except? -1 nogil
cdef int resume(Yongle game) except? -1 nogil
