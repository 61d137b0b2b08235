"""The C face of a trail."""
cimport cython

from paravent.bots.search.nodes cimport word
from paravent.core.numbers cimport *
from paravent.core.position cimport Position


cdef inline word mix(word key, word fact) noexcept:
    """A key that depends on all facts so far and on their order."""
    key = (key ^ fact) * 0x9E3779B97F4A7C15ULL
    key = (key ^ (key >> 29)) * 0xBF58476D1CE4E5B9ULL
    return key ^ (key >> 32)


@cython.final
cdef class Trail:
    cdef word keys[8]  # by seat
    cdef int sealed_seat[64]
    cdef int sealed_action[64]
    cdef int sealed_veil[64]
    cdef int sealed

    cdef int follow(self, Trail other) except? -1
    cdef int act(self, Position position, int seat, int action) except? -1
    cdef int tell(self, int players, int seat, int action, int veil) except? -1
    cdef int unseal(self, int players) except? -1
