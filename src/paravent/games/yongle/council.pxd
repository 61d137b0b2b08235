"""The exchange at the end of a season."""
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int offer_trust(Yongle game, int seat, int* choices) except? -1 nogil
cdef int offer_lay(Yongle game, int seat, int* choices) except? -1 nogil
cdef int offer_share(Yongle game, int seat, int* choices) except? -1 nogil
cdef int begin_council(Yongle game) except? -1 nogil
cdef int put_trust(Yongle game, int seat, int adviser) except? -1 nogil
cdef int begin_laying(Yongle game) except? -1 nogil
cdef int put_stake(Yongle game, int seat, int cards) except? -1 nogil
cdef int lay(Yongle game, int seat, int card) except? -1 nogil
cdef int to_lay(Yongle game, int seat) except? -1 nogil
cdef int reveal(Yongle game) except? -1 nogil
cdef int takers(Yongle game, int target) except? -1 nogil
cdef int next_taker(Yongle game) except? -1 nogil
cdef int receive(Yongle game, int seat, int card) except? -1 nogil
cdef int end_council(Yongle game) except? -1 nogil
