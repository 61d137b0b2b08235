"""The turn and the end."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int offer_turn(China game, int seat, int* choices) except? -1 nogil
cdef int exchange(China game, int seat, int colour) except? -1 nogil
cdef int pass_turn(China game, int seat) except? -1 nogil
cdef int row_filled(China game) except? -1 nogil
cdef int begin_own_part(China game) except? -1 nogil
cdef int end_own_part(China game) except? -1 nogil
cdef int next_turn(China game) except? -1 nogil
cdef int finish(China game, int ending) except? -1 nogil
