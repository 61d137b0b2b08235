"""Bonus tiles."""
from paravent.core.numbers cimport *
from paravent.core.rng cimport Rng
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int offer_tiles(China game, int* choices) except? -1 nogil
cdef int offer_site(China game, int* choices) except? -1 nogil
cdef int offer_hiding(China game, int* choices) except? -1 nogil
cdef int sample(China game, Rng rng) except? -1 nogil
cdef long long hiding_places(China game) except? -1 nogil
cdef int hide(China game, int town) except? -1 nogil
cdef int found(China game, int province) except? -1 nogil
cdef int ask_tiles(China game) except? -1 nogil
cdef int turn_up(China game, int tile) except? -1 nogil
