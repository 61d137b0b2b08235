"""Schemes and plots."""
from paravent.games.yongle.works cimport Works


cdef class Intrigue(Works):
    cdef int offer_schemes(self, int seat, int* choices, int count) except? -1
    cdef int offer_plots(self, int seat, int* choices, int count) except? -1
    cdef int offer_targets(self, int seat, int* choices) except? -1
    cdef int offer_cards(self, int verb, int seat, int kinds, int* choices) except? -1
    cdef int offer_seizable(self, int* choices) except? -1
    cdef int offer_ruins(self, int* choices) except? -1
    cdef int plots_left(self) except? -1
    cdef int scheme_price(self, int seat, int scheme) except? -1
    cdef int scheme(self, int seat, int scheme) except? -1
    cdef int pay_fee(self, int seat, int card) except? -1
    cdef int gain_plot(self) except? -1
    cdef int can_target(self, int seat, int plot, int target) except? -1
    cdef int can_raze(self, int building, int target) except? -1
    cdef int play_plot(self, int seat, int plot) except? -1
    cdef int aim(self, int seat, int target) except? -1
    cdef int steal(self, int card) except? -1
    cdef int name_material(self, int seat, int material) except? -1
    cdef int expose(self, int material) except? -1
    cdef int burn(self, int material) except? -1
    cdef int seize(self, int seat, int card) except? -1
    cdef int search_out(self, int card) except? -1
    cdef int pay_levy(self, int seat, int card) except? -1
    cdef int raze(self, int seat, int building) except? -1
    cdef int finish_plot(self) except? -1
