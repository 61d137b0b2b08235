"""The verbs of roads."""
from paravent.games.china.bits cimport longlong
from paravent.games.china.land cimport Land


cdef class Roads(Land):
    cdef longlong connected(self, longlong towns) except? -1
    cdef longlong trimmed(self, longlong towns) except? -1
    cdef int anchor_of(self, longlong towns) except? -1
    cdef int split(self, longlong towns) except? -1
    cdef int split_all(self, longlong towns, int value, int best, longlong* memo) except? -1
    cdef int split_part(self, longlong towns, longlong* memo) except? -1
    cdef int grow(
        self,
        longlong rest,
        longlong chain,
        int tip,
        int anchor,
        longlong turned,
        int best,
        int most,
        longlong* memo,
    ) except? -1
