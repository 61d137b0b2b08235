"""The verbs of piles, rows and lords."""
cimport cython

from paravent.games.middle_ages.cards cimport EventCards


@cython.final
cdef class MiddleAges(EventCards):
    cdef int offer_pile(self, int* choices) except? -1
    cdef int offer_cards(self, int* choices) except? -1
    cdef int offer_lots(self, int* choices) except? -1
    cdef int offer_slots(self, int seat, int* choices) except? -1
    cdef int draw(self, int face) except? -1
    cdef int lay(self, int face) except? -1
    cdef int renew(self) except? -1
    cdef int fill(self) except? -1
    cdef int begin_row(self, int row) except? -1
    cdef int row_done(self) except? -1
    cdef int foretell(self, int card) except? -1
    cdef int begin_lots(self) except? -1
    cdef int enlist(self, int seat) except? -1
    cdef int place_first(self, int seat, int slot) except? -1
    cdef int begin_round(self) except? -1
    cdef int next_turn(self) except? -1
    cdef int enter(self, int seat, int row, int slot) except? -1
    cdef int move(self, int seat, int slot) except? -1
    cdef int take(self, int seat, int place) except? -1
    cdef int finish_turn(self, int seat, int kind) except? -1
    cdef int end_round(self) except? -1
    cdef int close_round(self) except? -1
