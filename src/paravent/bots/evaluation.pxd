"""The C face of an evaluation."""
from paravent.core.position cimport Position
from paravent.core.rng cimport Rng


cdef class Evaluation:
    cpdef int worth(self, Position position, int seat) except? -1
    cpdef int is_clear(self, Position position) except? -1
    cpdef int quick(self, Position position, int seat, Rng rng) except? -1
    cdef int margin(self, Position position, int* standings, int seat) except? -1
    cdef int any_action(self, Position position, int seat, Rng rng) except? -1
    cdef int best_action(self, Position position, int seat) except? -1
