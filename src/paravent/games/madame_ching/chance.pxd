"""What chance may bring."""
from paravent.core.rng cimport Rng
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int offer(MadameChing game, int* choices) except? -1 nogil
cdef int odds(MadameChing game, int action) except? -1 nogil
cdef int sample(MadameChing game, Rng rng) except? -1 nogil
cdef int is_dealing(int phase) except? -1 nogil
cdef int offer_counts(int verb, short* counts, int first, int number, int* choices) except? -1 nogil
cdef int any_tile(MadameChing game, Rng rng) except? -1 nogil
cdef int lot(short* counts, int first, int total, Rng rng) except? -1 nogil
