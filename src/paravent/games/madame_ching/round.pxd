"""The verbs of the round: setting up, choosing, drawing, ending."""
from paravent.games.madame_ching.encounters cimport Encounters


cdef class Round(Encounters):
    cdef int offer_tiles(self, int* choices) except? -1
    cdef int offer_kinds(self, int verb, short* counts, int* choices) except? -1
    cdef int place(self, int tile) except? -1
    cdef int ready_deck(self) except? -1
    cdef int ready_encounters(self) except? -1
    cdef int deal_hand(self, int card) except? -1
    cdef int begin_round(self) except? -1
    cdef int lay_display(self, int card) except? -1
    cdef int begin_choice(self) except? -1
    cdef int choose(self, int seat, int card) except? -1
    cdef int reveal(self) except? -1
    cdef int next_turn(self) except? -1
    cdef int offer_junks(self, int* choices) except? -1
    cdef int assign(self, int junk) except? -1
    cdef int meet(self, int kind) except? -1
    cdef int share(self, int action) except? -1
    cdef int next_meeting(self) except? -1
    cdef int draw_supply(self, int card) except? -1
    cdef int offer_display(self, int* choices) except? -1
    cdef int take(self, int seat, int action) except? -1
    cdef int ask_pass(self) except? -1
    cdef int pass_card(self, int seat, int action) except? -1
    cdef int end_turn(self) except? -1
    cdef int clear_display(self) except? -1
    cdef int end_round(self) except? -1
    cdef int finish(self) except? -1
