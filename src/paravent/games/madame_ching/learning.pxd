"""Learning skills."""
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int can_learn(MadameChing game, short* symbols, int skill) except? -1 nogil
cdef int learnable(MadameChing game, short* symbols) except? -1 nogil
cdef int ask_skills(MadameChing game) except? -1 nogil
cdef int offer_skills(MadameChing game, int seat, int* choices) except? -1 nogil
cdef int go_on(MadameChing game, int action) except? -1 nogil
cdef int learn(MadameChing game, int skill) except? -1 nogil
cdef int earns_pearl(MadameChing game, int seat) except? -1 nogil
cdef int check_pearl(MadameChing game, int seat) except? -1 nogil
cdef int teach(MadameChing game, int symbol) except? -1 nogil
cdef int stop_learning(MadameChing game) except? -1 nogil
