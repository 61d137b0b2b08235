"""Points."""
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int tally(MadameChing game, int seat, int* parts) except? -1 nogil
cdef int points(MadameChing game, int* totals) except? -1 nogil
cdef int tie_break(MadameChing game, int seat) except? -1 nogil
cdef int own_known(MadameChing game, int seat, int owner, int* parts) except? -1 nogil
cdef int known_tally(MadameChing game, int seat, int owner, int* parts) except? -1 nogil
