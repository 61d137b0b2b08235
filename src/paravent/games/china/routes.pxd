"""Chains along the road."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int chains_in(China game, long long part, long long* memo, long long* chains) except? -1 nogil
cdef long long best_chain(
    China game,
    long long rest,
    long long chain,
    int tip,
    int first,
    long long turned,
    long long best,
    long long part,
    int points,
    long long* memo,
) except? -1 nogil
cdef int lay_route(China game, long long rest, int* path, int length) except? -1 nogil
cdef list routes_in(China game, long long part)
cpdef list chains_of(China game, int house)
