"""What provinces and ports score."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int rank(China game, int* counts, int* points) except? -1 nogil
cdef int worth(China game, int province, int* counts, int* points) except? -1 nogil
cdef int rank_ports(China game, int* counts, int* points) except? -1 nogil
cdef int tell_ranks(China game, int place, int* counts, int* points) except? -1 nogil
cdef int score_province(China game, int province, int cause) except? -1 nogil
cdef int score_ports(China game) except? -1 nogil
