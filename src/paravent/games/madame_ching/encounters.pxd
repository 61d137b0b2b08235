"""Skills and encounter cards."""
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int can_add(MadameChing game) except? -1 nogil
cdef int ask_turn(MadameChing game) except? -1 nogil
cdef int offer_turn(MadameChing game, int seat, int* choices) except? -1 nogil
cdef int go_on(MadameChing game, int seat, int action) except? -1 nogil
cdef int can_play(MadameChing game, int seat, int kind) except? -1 nogil
cdef int use(MadameChing game, int seat, int skill) except? -1 nogil
cdef int add(MadameChing game, int card) except? -1 nogil
cdef int play(MadameChing game, int kind) except? -1 nogil
cdef int board_pilot(MadameChing game, int kind) except? -1 nogil
cdef int revive(MadameChing game, int seat) except? -1 nogil
