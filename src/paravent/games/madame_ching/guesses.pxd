"""A consistent guess at what a seat cannot know."""
from paravent.core.rng cimport Rng
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int redeal(MadameChing game, int seat, Rng rng) except? -1
cdef long long drawn(long long cards, Rng rng) except? -1 nogil
cdef int redeal_navigation(MadameChing game, int seat, Rng rng) except? -1
cdef int seat_traced(
    MadameChing game, int seat, long long held, long long* dealt, int* sizes, Rng rng
) except? -1 nogil
cdef int fits(MadameChing game, int observer, long long left, int* room) except? -1 nogil
cdef int forget_what_others_learnt(MadameChing game, int observer) except? -1 nogil
cdef int redeal_encounters(MadameChing game, int seat, Rng rng) except? -1
