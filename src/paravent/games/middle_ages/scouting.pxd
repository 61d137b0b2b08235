"""Scouts."""
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef int scout_rows(MiddleAges game, int* rows) except? -1
cdef int reserved_places(MiddleAges game, int seat) except? -1
cdef int offer_places(MiddleAges game, int seat, int* choices) except? -1
cdef int send_scout(MiddleAges game, int seat, int place) except? -1
