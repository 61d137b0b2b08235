"""Schemes and plots."""
from paravent.core.numbers cimport *
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int offer_schemes(Yongle game, int seat, int* choices, int count) except? -1 nogil
cdef int offer_plots(Yongle game, int seat, int* choices, int count) except? -1 nogil
cdef int offer_targets(Yongle game, int seat, int* choices) except? -1 nogil
cdef int offer_seizable(Yongle game, int* choices) except? -1 nogil
cdef int offer_ruins(Yongle game, int* choices) except? -1 nogil
cpdef int scheme_price(Yongle game, int seat, int scheme) except? -1 nogil
cdef int play_scheme(Yongle game, int seat, int scheme) except? -1 nogil
cdef int pay_fee(Yongle game, int seat, int card) except? -1 nogil
cdef int gain_plot(Yongle game) except? -1 nogil
cdef int can_target(Yongle game, int seat, int plot, int target) except? -1 nogil
cdef int can_raze(Yongle game, int building, int target) except? -1 nogil
cdef int play_plot(Yongle game, int seat, int plot) except? -1 nogil
cdef int aim(Yongle game, int seat, int target) except? -1 nogil
cdef int steal(Yongle game, int card) except? -1 nogil
cdef int name_material(Yongle game, int seat, int material) except? -1 nogil
cdef int expose(Yongle game, int material) except? -1 nogil
cdef int burn(Yongle game, int material) except? -1 nogil
cdef int seize(Yongle game, int seat, int card) except? -1 nogil
cdef int search_out(Yongle game, int card) except? -1 nogil
cdef int pay_levy(Yongle game, int seat, int card) except? -1 nogil
cdef int raze(Yongle game, int seat, int building) except? -1 nogil
cdef int finish_plot(Yongle game) except? -1 nogil
