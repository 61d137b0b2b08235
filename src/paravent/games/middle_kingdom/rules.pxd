"""The verbs of phases 2 to 4."""
cimport cython

from paravent.games.middle_kingdom.bidding cimport Bidding


@cython.final
cdef class MiddleKingdom(Bidding):
    cdef int offer_deck(self, int verb, int* choices) except? -1
    cdef int offer_cards(self, int verb, int kinds, int* choices) except? -1
    cdef int offer_exchange(self, int seat, int* choices) except? -1
    cdef int offer_piles(self, int seat, int* choices) except? -1
    cdef int reveal(self, int kind) except? -1
    cdef int bid_key(self, int lane) except? -1
    cdef int tie(self, int lane) except? -1
    cdef int exchange(self, int seat, int kind) except? -1
    cdef int next_pick(self) except? -1
    cdef int pick(self, int seat, int kind) except? -1
    cdef int gain(self, int seat, int kind) except? -1
    cdef int asks_market(self, int seat) except? -1
    cdef int join(self, int seat, int kind_type) except? -1
    cdef int carry_on(self) except? -1
    cdef int begin_draws(self) except? -1
    cdef int draw(self, int kind) except? -1
    cdef int place_drawn(self) except? -1
    cdef int begin_heir(self) except? -1
    cdef int take(self, int seat, int action) except? -1
    cdef int clear_display(self) except? -1
    cdef int clear_turn(self) except? -1
    cdef int neediness(self, int seat) except? -1
    cdef int assign_dragon(self) except? -1
    cdef int finish(self, int ending) except? -1
