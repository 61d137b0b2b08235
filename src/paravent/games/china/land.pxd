"""Pieces on the land."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int settle(China game, int house, int province) except? -1
cdef int build(China game, int house, int town) except? -1
cdef int fortify(China game, int house, int town) except? -1
cdef int send(China game, int house, int province) except? -1
cdef int vacancies(China game) except? -1
cdef int anything_left(China game) except? -1
