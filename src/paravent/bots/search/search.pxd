"""The C face of a search."""
cimport cython

from paravent.bots.evaluation cimport Evaluation
from paravent.bots.search.nodes cimport word
from paravent.bots.search.trail cimport Trail
from paravent.bots.search.tree cimport Tree
from paravent.core.numbers cimport *
from paravent.core.position cimport Position, copy_block
from paravent.core.rng cimport Rng


@cython.final
cdef class Search:
    cdef Position model
    cdef Position guess
    cdef Position position
    cdef Evaluation evaluation
    cdef Rng rng
    cdef Tree tree
    cdef Trail root
    cdef Trail trail
    cdef int seat
    cdef int curiosity
    cdef int decisions
    cdef int scale
    cdef int per_guess
    cdef int urgency
    cdef int edge_at[512]
    cdef int path[128]
    cdef int actor[128]
    cdef int depth
    cdef int forced
    cdef public int simulations

    cdef int simulate(self) except? -1
    cdef int most_tried(self, word key, int* choices, int count) except? -2
    cdef int descend(self) except? -1
    cdef int choose(self, int node, int* choices, int count) except? -1
    cdef int expand(self, int node, int* choices, int count, int untried) except? -1
    cdef int most_promising(self, int* choices, int count, int untried) except? -2
    cdef int bonus(self, int available, int visits) except? -1
