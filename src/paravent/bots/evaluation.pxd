"""The C face of an evaluation."""
from paravent.core.position cimport Position, copy_block
from paravent.core.rng cimport Rng

cdef enum:
    ROW = 12  # of a seat's parts, at most
    MOST_PORTIONS = 96  # of all seats


cdef class Evaluation:
    cdef int weights[12]
    cdef int looking  # ahead for quick play: how many looks lie inside each other
    cdef int measure(self, Position position, int reader, int* portions) except? -1
    cdef int stand(self, Position position, int reader, int* standings) except? -1
    cdef int worths(self, Position position, int* worths) except? -1
    cpdef int worth(self, Position position, int seat) except? -1
    cpdef int is_clear(self, Position position) except? -1
    cpdef int quick(self, Position position, int seat, Rng rng) except? -1
    cdef int margin(self, Position position, int* standings, int seat) except? -1
    cdef int any_action(self, Position position, int seat, Rng rng) except? -1
    cdef int best_action(self, Position position, int seat) except? -1
