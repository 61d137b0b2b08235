"""Cards."""
from paravent.core.numbers cimport *
from paravent.core.rng cimport Rng
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int offer_deck(China game, int verb, int* choices) except? -1 nogil
cdef int offer_hand(int verb, int hand, int* choices) except? -1 nogil
cdef int offer_row(China game, int* choices) except? -1 nogil
cdef int offer_draw(China game, int* choices) except? -1 nogil
cdef int sample(China game, Rng rng) except? -1 nogil
cdef int receive(China game, int house, int colour) except? -1 nogil
cdef int lose(China game, int house, int colour) except? -1 nogil
cdef int draw_colour(China game, int colour) except? -1 nogil
cdef int watch_deck(China game) except? -1 nogil
cdef int deal_card(China game, int colour) except? -1 nogil
cdef int take(China game, int seat, int colour) except? -1 nogil
cdef int draw(China game, int seat, int action) except? -1 nogil
cdef int go_on_drawing(China game) except? -1 nogil
cdef int open_card(China game, int colour) except? -1 nogil
cdef int fill_row(China game) except? -1 nogil
