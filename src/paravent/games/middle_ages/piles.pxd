"""Piles and rows."""
from paravent.core.numbers cimport *
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef int offer_pile(MiddleAges game, int* choices) except? -1 nogil
cdef int draw(MiddleAges game, int face) except? -1 nogil
cdef int lay(MiddleAges game, int face) except? -1 nogil
cdef int renew(MiddleAges game) except? -1 nogil
cdef int fill(MiddleAges game) except? -1 nogil
cdef int begin_row(MiddleAges game, int row) except? -1 nogil
cdef int row_done(MiddleAges game) except? -1 nogil
