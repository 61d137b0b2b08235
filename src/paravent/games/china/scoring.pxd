"""The final scoring."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int leaders(China game, int province) except? -1 nogil
cdef int allies(China game, int alliance) except? -1 nogil
cdef int alliance_points(China game, int alliance) except? -1 nogil
cdef int score_alliance(China game, int alliance) except? -1 nogil
cdef int score_roads(China game, int seat) except? -1 nogil
cdef int score_tiles(China game, int tile) except? -1 nogil
cdef int score_all(China game) except? -1 nogil
cdef int points(China game, int* totals) except? -1 nogil
