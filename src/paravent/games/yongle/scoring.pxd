"""Points."""
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int printed_units(Yongle game, int seat) except? -1 nogil
cdef int buildings_of(Yongle game, int seat) except? -1 nogil
cdef int final_bonuses(Yongle game, int seat, int* parts) except? -1 nogil
cdef int tally(Yongle game, int seat, int* parts) except? -1 nogil
cdef int points(Yongle game, int* totals) except? -1 nogil
