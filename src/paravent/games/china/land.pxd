"""Pieces on the land."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int settle(China game, int house, int province) except? -1 nogil
cdef int build(China game, int house, int town) except? -1 nogil
cdef int fortify(China game, int house, int town) except? -1 nogil
cdef int send(China game, int house, int province) except? -1 nogil
cdef int vacancies(China game) except? -1 nogil
cdef int anything_left(China game) except? -1 nogil
