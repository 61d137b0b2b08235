"""The verbs of aggressions."""
from paravent.games.madame_ching.voyage cimport Voyage


cdef class Aggression(Voyage):
    cdef int combat_targets(self, int seat) except? -1
    cdef int thief_targets(self, int seat) except? -1
    cdef int traitor_targets(self, int seat) except? -1
    cdef int siren_targets(self, int seat, int symbol) except? -1
    cdef int begin_attack(self, int means, int targets) except? -1
    cdef int offer_targets(self, int* choices) except? -1
    cdef int next_victim(self) except? -1
    cdef int offer_defence(self, int seat, int* choices) except? -1
    cdef int cancel(self, int seat, int kind) except? -1
    cdef int strike(self) except? -1
    cdef int offer_turned(self, int seat, int* choices) except? -1
    cdef int sirens_call(self) except? -1
    cdef int turn_card(self, int seat, int card) except? -1
    cdef int seize(self, int card) except? -1
    cdef int give_back(self, int card) except? -1
    cdef int steal(self, int gem) except? -1
    cdef int rob(self, int kind) except? -1
    cdef int end_attack(self) except? -1
    cdef int offer_set(self, int verb, long long cards, int count, int* choices) except? -1
