"""Missions."""
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cpdef int missions_below(MadameChing game, int number) except? -1 nogil
cpdef int missions_ahead(MadameChing game, int number) except? -1 nogil
cdef int offer_missions(MadameChing game, int seat, int* choices) except? -1 nogil
cdef int pay_coins(MadameChing game, int seat, int coins) except? -1 nogil
cpdef int is_ahead(MadameChing game, int tile) except? -1 nogil
cdef int claim(MadameChing game, int tile) except? -1 nogil
cdef int decline(MadameChing game) except? -1 nogil
