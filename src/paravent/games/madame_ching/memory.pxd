"""Who knows what about hidden cards."""
from paravent.games.madame_ching.sea cimport Sea


cdef class Memory(Sea):
    cdef int know(self, int observer, int card, int holder) except? -1
    cdef int spread(self, int giver, int taker) except? -1
    cdef int look_at_hand(self, int observer, int victim) except? -1
    cdef int move_secretly(self, int card, int giver, int taker) except? -1
    cdef int forget_kind(self, int seat, int kind) except? -1
    cdef int move_encounter(self, int kind, int giver, int taker) except? -1
    cdef int rob_encounter(self, int kind, int victim, int robber) except? -1
