"""The verbs of the game."""
cimport cython

from paravent.games.yongle.rounds cimport Rounds


@cython.final
cdef class Yongle(Rounds):
    cdef int offer_places(self, int verb, int* choices) except? -1
    cdef int offer_counts(self, int verb, short* counts, int kinds, int* choices) except? -1
    cdef int offer_pile(self, int verb, int* choices) except? -1
    cdef int offer_turn(self, int seat, int* choices) except? -1
