"""The C face of the fast generator, in line where it is used."""


cdef class Rng:
    cdef public unsigned long long state

    cpdef unsigned long long bits(self) noexcept nogil
    cpdef int below(self, int bound) noexcept nogil


cdef inline unsigned long long next_bits(Rng rng) noexcept nogil:
    """The next 64 random bits."""
    rng.state += 0x9E3779B97F4A7C15ULL
    cdef unsigned long long mixed = rng.state
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL
    return mixed ^ (mixed >> 31)


cdef inline int below(Rng rng, int bound) noexcept nogil:
    """A number from 0 to bound - 1."""
    return ((next_bits(rng) >> 32) * <unsigned long long> bound) >> 32
