"""The verbs of roads."""
from paravent.games.china.bits cimport longlong
from paravent.games.china.land cimport Land


cdef class Roads(Land):
    cdef longlong connected(self, longlong towns) except? -1
    cdef int limit(self, longlong towns) except? -1
    cdef int split(self, longlong towns, longlong* chains) except? -1
    cdef int split_connected(self, longlong towns, longlong* chains) except? -1
    cdef int grow(
        self,
        longlong rest,
        longlong chain,
        int tip,
        int anchor,
        longlong turned,
        int most,
        longlong* chains,
    ) except? -1
    cdef int close(self, longlong rest, longlong chain, longlong* chains) except? -1
