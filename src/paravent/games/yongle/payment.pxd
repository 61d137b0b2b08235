"""Paying for a building."""
cimport cython

from paravent.games.yongle.stores cimport Stores


cdef class Payment(Stores):
    cdef int offer_sites(self, int seat, int* choices, int count) except? -1
    cdef int fill_purse(self, int seat, int* purse) except? -1
    @cython.final
    cdef int can_build(self, int seat, int building, int* purse) except? -1
    cdef int offer_spares(self, int seat, int* choices) except? -1
    cdef int offer_payments(self, int seat, int* choices) except? -1
    cdef int least_paid(self, int material) except? -1
    cdef int completes(self, int seat, int material, int rest, int least, int without) except? -1
    cdef int best_cards(self, int seat, int material, int* cards) except? -1
    cdef int begin_site(self, int seat, int building) except? -1
    cdef int can_spare(self, int seat, int material) except? -1
    cdef int spare(self, int seat, int material) except? -1
    cdef int begin_payment(self, int seat) except? -1
    cdef int pay(self, int seat, int card) except? -1
    cdef int settle(self, int seat) except? -1
    cdef int spend(self, int seat, int card) except? -1
    cdef int construct(self, int seat) except? -1
