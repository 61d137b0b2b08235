"""Cards on the move between piles and hands, and who knows about them."""
from paravent.games.yongle.city cimport City


cdef class Stores(City):
    cdef int fetch(self) except? -1
    cdef int pile_from_discard(self) except? -1
    cdef int draw_cards(self, int seat, int cards) except? -1
    cdef int deal_card(self, int card) except? -1
    cdef int take_top(self, int place) except? -1
    cdef int gain(self, int seat, int card) except? -1
    cdef int lose(self, int seat, int card) except? -1
    cdef int forget(self, int seat, int card) except? -1
    cdef int slip(self, int holder, int taker, int card) except? -1
    cdef int throw_away(self, int seat, int card) except? -1
    cdef int fetch_plot(self) except? -1
    cdef int learn(self, int seat, int plot) except? -1
    cdef int under_pile(self, int building) except? -1
    cdef int front_layer(self) except? -1
    cdef int show(self, int building) except? -1
    cdef int fill_row(self) except? -1
    cdef int resume(self) except? -1
