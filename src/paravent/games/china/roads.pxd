"""Chains."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef long long connected(China game, long long towns) except? -1 nogil
cdef long long trimmed(China game, long long towns) except? -1 nogil
cdef int anchor_of(China game, long long towns) except? -1 nogil
cdef int split(China game, long long towns) except? -1 nogil
cdef int split_all(China game, long long towns, int value, int best, long long* memo) except? -1 nogil
cdef int split_part(China game, long long towns, long long* memo) except? -1 nogil
cdef int grow(
    China game,
    long long rest,
    long long chain,
    int tip,
    int anchor,
    long long turned,
    int best,
    int most,
    long long* memo,
) except? -1 nogil
cdef int set_points(China game, long long chain) except? -1 nogil
cpdef int road_points(China game, int house) except? -1 nogil
