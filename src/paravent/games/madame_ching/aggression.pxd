"""Aggressions."""
from paravent.core.numbers cimport *
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int opponents(MadameChing game, int seat) except? -1
cdef int combat_targets(MadameChing game, int seat) except? -1
cdef int thief_targets(MadameChing game, int seat) except? -1
cdef int traitor_targets(MadameChing game, int seat) except? -1
cdef int siren_targets(MadameChing game, int seat, int symbol) except? -1
cdef int begin_attack(MadameChing game, int means, int targets) except? -1
cdef int offer_targets(MadameChing game, int* choices) except? -1
cdef int aim(MadameChing game, int seat) except? -1
cdef int next_victim(MadameChing game) except? -1
cdef int offer_defence(MadameChing game, int seat, int* choices) except? -1
cdef int cancel(MadameChing game, int seat, int kind) except? -1
cdef int endure(MadameChing game, int seat) except? -1
cdef int strike(MadameChing game) except? -1
cdef int sirens_call(MadameChing game) except? -1
cdef int offer_turned(MadameChing game, int seat, int* choices) except? -1
cdef int turn_card(MadameChing game, int seat, int card) except? -1
cdef int seize(MadameChing game, int card) except? -1
cdef int give_back(MadameChing game, int card) except? -1
cdef int steal(MadameChing game, int gem) except? -1
cdef int rob(MadameChing game, int kind) except? -1
cdef int end_attack(MadameChing game) except? -1
