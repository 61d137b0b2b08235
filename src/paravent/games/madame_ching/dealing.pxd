"""Cards that are due."""
from paravent.core.numbers cimport *
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int ready_deck(MadameChing game) except? -1 nogil
cdef int ready_encounters(MadameChing game) except? -1 nogil
cdef int settle(MadameChing game) except? -1 nogil
cdef int meet(MadameChing game, int kind) except? -1 nogil
cdef int share(MadameChing game, int action) except? -1 nogil
cdef int next_meeting(MadameChing game) except? -1 nogil
cdef int draw_supply(MadameChing game, int card) except? -1 nogil
