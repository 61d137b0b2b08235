"""Setting up, rounds, the end."""
from paravent.core.numbers cimport *
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int offer_tiles(MadameChing game, int* choices) except? -1 nogil
cdef int place(MadameChing game, int tile) except? -1 nogil
cdef int deal_hand(MadameChing game, int card) except? -1 nogil
cdef int begin_round(MadameChing game) except? -1 nogil
cdef int lay_display(MadameChing game, int card) except? -1 nogil
cdef int begin_choice(MadameChing game) except? -1 nogil
cdef int choose(MadameChing game, int seat, int card) except? -1 nogil
cdef int reveal(MadameChing game) except? -1 nogil
cdef int next_turn(MadameChing game) except? -1 nogil
cdef int offer_junks(MadameChing game, int* choices) except? -1 nogil
cdef int assign(MadameChing game, int junk) except? -1 nogil
cdef int end_turn(MadameChing game) except? -1 nogil
cdef int clear_display(MadameChing game) except? -1 nogil
cdef int end_round(MadameChing game) except? -1 nogil
cdef int finish(MadameChing game) except? -1 nogil
