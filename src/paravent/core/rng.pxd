"""The C face of the fast generator."""


cdef class Rng:
    cdef public unsigned long long state

    cpdef unsigned long long bits(self) noexcept
    cpdef int below(self, int bound) noexcept
