"""Who knows what about hidden cards."""
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int know(MadameChing game, int observer, int card, int holder) except? -1 nogil
cdef int spread(MadameChing game, int giver, int taker) except? -1 nogil
cdef int look_at_hand(MadameChing game, int observer, int victim) except? -1 nogil
cdef int move_secretly(MadameChing game, int card, int giver, int taker) except? -1 nogil
cdef int forget_kind(MadameChing game, int seat, int kind) except? -1 nogil
cdef int discard_encounter(MadameChing game, int seat, int kind) except? -1 nogil
cdef int move_encounter(MadameChing game, int kind, int giver, int taker) except? -1 nogil
cdef int rob_encounter(MadameChing game, int kind, int victim, int robber) except? -1 nogil
cdef long long certain_cards(MadameChing game, int observer, int owner) except? -1 nogil
cdef long long doubtful_cards(MadameChing game, int observer, int owner) except? -1 nogil
cdef long long seen(MadameChing game, int observer) except? -1 nogil
cpdef long long unseen(MadameChing game, int observer) except? -1 nogil
cdef int unseen_copies(MadameChing game, int seat, int kind) except? -1 nogil
