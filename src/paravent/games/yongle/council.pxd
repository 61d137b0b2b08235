"""The exchange at the end of a season."""
from paravent.games.yongle.intrigue cimport Intrigue


cdef class Council(Intrigue):
    cdef int offer_trust(self, int seat, int* choices) except? -1
    cdef int offer_lay(self, int seat, int* choices) except? -1
    cdef int offer_share(self, int seat, int* choices) except? -1
    cdef int begin_council(self) except? -1
    cdef int put_trust(self, int seat, int adviser) except? -1
    cdef int begin_laying(self) except? -1
    cdef int put_stake(self, int seat, int cards) except? -1
    cdef int lay(self, int seat, int card) except? -1
    cdef int reveal(self) except? -1
    cdef int takers(self, int target) except? -1
    cdef int next_taker(self) except? -1
    cdef int receive(self, int seat, int card) except? -1
    cdef int end_council(self) except? -1
    cdef int begin_round(self) except? -1
