"""The verbs that core calls."""
cimport cython

from paravent.core.rng cimport Rng
from paravent.games.madame_ching.round cimport Round


@cython.final
cdef class MadameChing(Round):
    cdef int is_dealing(self) except? -1
    cdef int lot(self, short* counts, int first, int total, Rng rng) except? -1
