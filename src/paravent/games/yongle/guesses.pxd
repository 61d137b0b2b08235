"""Guesses at what a seat cannot see."""
from paravent.core.rng cimport Rng
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int redeal(Yongle game, int seat, Rng rng) except? -1
cdef int known(Yongle game, int owner, int seat, int card) except? -1 nogil
cdef int forget_what_others_saw(Yongle game, int seat) except? -1 nogil
cdef int fill_pool(Yongle game, int seat, int* pool) except? -1 nogil
cdef int deal_cards(Yongle game, int seat, Rng rng) except? -1 nogil
cdef int deal_hand(Yongle game, int owner, int seat, int* pool, Rng rng) except? -1 nogil
cdef int fill(Yongle game, int owner, int* pool, int cards, int kinds, Rng rng) except? -1 nogil
cdef int deal_plots(Yongle game, int seat, Rng rng) except? -1 nogil
cdef int seal_again(Yongle game, int seat, Rng rng) except? -1 nogil
cdef int lay_again(Yongle game, int owner, Rng rng) except? -1 nogil
