"""Drawing without order: a pool counts its cards by kind."""
from paravent.core.rng cimport Rng, below


cdef inline int draw(int* pool, int kinds, int cards, Rng rng) noexcept nogil:
    """Take one of so many cards, of so many kinds, out of a pool, all alike; returns its kind."""
    cdef int mark = below(rng, cards)
    cdef int kind = 0
    while kind < kinds - 1 and mark >= pool[kind]:
        mark -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind
