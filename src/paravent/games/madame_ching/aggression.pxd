"""Aggressions."""
from paravent.core.numbers cimport *
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int opponents(MadameChing game, int seat) except? -1 nogil
cdef int combat_targets(MadameChing game, int seat) except? -1 nogil
cdef int thief_targets(MadameChing game, int seat) except? -1 nogil
cdef int traitor_targets(MadameChing game, int seat) except? -1 nogil
cdef int siren_targets(MadameChing game, int seat, int symbol) except? -1 nogil
cdef int begin_attack(MadameChing game, int means, int targets) except? -1 nogil
cdef int offer_targets(MadameChing game, int* choices) except? -1 nogil
cdef int aim(MadameChing game, int seat) except? -1 nogil
cdef int next_victim(MadameChing game) except? -1 nogil
cdef int offer_defence(MadameChing game, int seat, int* choices) except? -1 nogil
cdef int cancel(MadameChing game, int seat, int kind) except? -1 nogil
cdef int endure(MadameChing game, int seat) except? -1 nogil
cdef int strike(MadameChing game) except? -1 nogil
cdef int sirens_call(MadameChing game) except? -1 nogil
cdef int offer_turned(MadameChing game, int seat, int* choices) except? -1 nogil
cdef int turn_card(MadameChing game, int seat, int card) except? -1 nogil
cdef int seize(MadameChing game, int card) except? -1 nogil
cdef int give_back(MadameChing game, int card) except? -1 nogil
cdef int steal(MadameChing game, int gem) except? -1 nogil
cdef int rob(MadameChing game, int kind) except? -1 nogil
cdef int end_attack(MadameChing game) except? -1 nogil
