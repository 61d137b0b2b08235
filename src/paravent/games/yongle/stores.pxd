"""Cards on the move."""
from paravent.core.numbers cimport *
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int offer_counts(int verb, short* counts, int kinds, int* choices) except? -1 nogil
cdef int offer_pile(Yongle game, int verb, int* choices) except? -1 nogil
cdef int offer_cards(Yongle game, int verb, int seat, int kinds, int* choices) except? -1 nogil
cpdef int drawable(Yongle game, int seat) except? -1 nogil
cdef int fetch(Yongle game) except? -1 nogil
cdef int pile_from_discard(Yongle game) except? -1 nogil
cdef int draw_cards(Yongle game, int seat, int cards) except? -1 nogil
cdef int deal_card(Yongle game, int card) except? -1 nogil
cdef int take_top(Yongle game, int place) except? -1 nogil
cdef int gain(Yongle game, int seat, int card) except? -1 nogil
cdef int lose(Yongle game, int seat, int card) except? -1 nogil
cdef int forget(Yongle game, int seat, int card) except? -1 nogil
cdef int slip(Yongle game, int holder, int taker, int card) except? -1 nogil
cdef int throw_away(Yongle game, int seat, int card) except? -1 nogil
cdef int fetch_plot(Yongle game) except? -1 nogil
cdef int learn(Yongle game, int seat, int plot) except? -1 nogil
cpdef int plots_left(Yongle game) except? -1 nogil
