"""What would be."""
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef MiddleAges copied(MiddleAges game)
cdef int income_back(MiddleAges game, int seat, int face) except? -1
cdef int income_minted(MiddleAges game, int seat, int domain, int under) except? -1
cdef int income_extended(MiddleAges game, int seat, int domain, int token, int under) except? -1
