"""The verbs of the turn and of the end."""
cimport cython

from paravent.games.china.duel cimport Duel


@cython.final
cdef class China(Duel):
    cdef int offer_turn(self, int seat, int* choices) except? -1
    cdef int offer_second(self, int* choices) except? -1
    cdef int offer_draw(self, int* choices) except? -1
    cdef int place(self, int action) except? -1
    cdef int pay(self, int payment) except? -1
    cdef int paid(self) except? -1
    cdef int exchange(self, int seat, int colour) except? -1
    cdef int next_turn(self) except? -1
    cdef int finish(self, int ending) except? -1
