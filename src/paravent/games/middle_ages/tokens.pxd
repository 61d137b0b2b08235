"""Coin and plot tokens."""
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef int fits(MiddleAges game, int seat, int kind) except? -1 nogil
cdef int goes(MiddleAges game, int seat, int domain, int kind) except? -1 nogil
cdef int offer_coin(MiddleAges game, int seat, int* choices) except? -1 nogil
cdef int offer_plots(MiddleAges game, int seat, int* choices) except? -1 nogil
cdef int offer_domains(MiddleAges game, int seat, int* choices) except? -1 nogil
cdef int mint(MiddleAges game, int seat, int domain) except? -1 nogil
cdef int choose_plot(MiddleAges game, int seat, int kind) except? -1 nogil
cdef int extend(MiddleAges game, int seat, int domain) except? -1 nogil
