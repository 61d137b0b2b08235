"""The verbs of step 3b: skills and encounter cards."""
from paravent.games.madame_ching.aggression cimport Aggression


cdef class Encounters(Aggression):
    cdef int ask_turn(self) except? -1
    cdef int begin_take(self) except? -1
    cdef int can_add(self) except? -1
    cdef int can_play(self, int seat, int kind) except? -1
    cdef int offer_turn(self, int seat, int* choices) except? -1
    cdef int use(self, int seat, int skill) except? -1
    cdef int add(self, int card) except? -1
    cdef int play(self, int kind) except? -1
    cdef int board_pilot(self, int kind) except? -1
    cdef int revive(self, int seat) except? -1
