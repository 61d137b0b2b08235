"""Guessing the hand of whoever pays."""
from paravent.core.rng cimport Rng
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int deal_payer(Yongle game, int owner, int* pool, int free, Rng rng) except? -1 nogil
cdef int can_pay(Yongle game, int owner, int spared) except? -1 nogil
cdef int add_fewest(Yongle game, int owner, int* pool, int spared, int* more) except? -1 nogil
cdef int fewest(Yongle game, int owner, int* pool, int material, int due, int* more) except? -1 nogil
