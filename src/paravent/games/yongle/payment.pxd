"""Paying for a building."""
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int need(Yongle game, int seat, int building, int material) except? -1 nogil
cdef int sabotage_units(Yongle game, int seat, int material) except? -1 nogil
cdef int units(Yongle game, int seat, int material) except? -1 nogil
cdef int offer_sites(Yongle game, int seat, int* choices, int count) except? -1 nogil
cdef int fill_purse(Yongle game, int seat, int* purse) except? -1 nogil
cdef int can_build(Yongle game, int seat, int building, int* purse) except? -1 nogil
cdef int offer_spares(Yongle game, int seat, int* choices) except? -1 nogil
cdef int offer_payments(Yongle game, int seat, int* choices) except? -1 nogil
cdef int least_paid(Yongle game, int material) except? -1 nogil
cdef int completes(Yongle game, int seat, int material, int rest, int least, int without) except? -1 nogil
cdef int smallest(Yongle game, int first, int already, int small, int middle, int large) except? -1 nogil
cdef int best_cards(Yongle game, int seat, int material, int due, int already, int* cards) except? -1 nogil
cdef int begin_site(Yongle game, int seat, int building) except? -1 nogil
cdef int can_spare(Yongle game, int seat, int material) except? -1 nogil
cdef int spare(Yongle game, int seat, int material) except? -1 nogil
cdef int begin_payment(Yongle game, int seat) except? -1 nogil
cdef int pay(Yongle game, int seat, int card) except? -1 nogil
cdef int settle(Yongle game, int seat) except? -1 nogil
cdef int spend(Yongle game, int seat, int card) except? -1 nogil
