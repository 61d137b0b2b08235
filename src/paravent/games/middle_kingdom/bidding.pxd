"""The verbs of phase 1, for the chapter that follows."""
from paravent.games.middle_kingdom.kingdom cimport Kingdom


cdef class Bidding(Kingdom):
    cdef int offer_bids(self, int seat, int* choices) except? -1
    cdef int offer_swap(self, int seat, int* choices) except? -1
    cdef int offer_favour(self, int seat, int* choices) except? -1
    cdef int begin_bids(self) except? -1
    cdef int cover(self, int seat, int action) except? -1
    cdef int lay(self, int seat, int action) except? -1
    cdef int show(self, int lane) except? -1
    cdef int show_bids(self) except? -1
    cdef int lay_last(self, int seat, int action) except? -1
    cdef int begin_harvest(self) except? -1
    cdef int swap(self, int seat, int action) except? -1
    cdef int is_live(self, int lane) except? -1
    cdef int begin_emperor(self) except? -1
    cdef int favour(self, int seat, int card) except? -1
    cdef int rank_bids(self) except? -1
