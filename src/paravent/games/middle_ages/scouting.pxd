"""Scouts."""
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef int scout_rows(MiddleAges game, int* rows) except? -1 nogil
cdef int reserved_places(MiddleAges game, int seat) except? -1 nogil
cdef int offer_places(MiddleAges game, int seat, int* choices) except? -1 nogil
cdef int send_scout(MiddleAges game, int seat, int place) except? -1 nogil
