"""The draw."""
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int begin_take(MadameChing game) except? -1 nogil
cdef int offer_display(MadameChing game, int* choices) except? -1 nogil
cdef int take(MadameChing game, int seat, int action) except? -1 nogil
cdef int ask_pass(MadameChing game) except? -1 nogil
cdef int offer_pass(MadameChing game, int seat, int* choices) except? -1 nogil
cdef int pass_card(MadameChing game, int seat, int action) except? -1 nogil
