"""The C face of a tree."""
cimport cython

from paravent.bots.search.nodes cimport *


@cython.final
cdef class Tree:
    cdef Node* nodes
    cdef int node_count
    cdef int node_room
    cdef Edge* edges
    cdef int edge_count
    cdef int edge_room
    cdef int* buckets
    cdef int bucket_mask

    cdef int node_of(self, word key) except? -1
    cdef int add_node(self, word key) except? -1
    cdef int add_edge(self, int node, int action) except? -1
    cdef int make_room(self, int node) except? -1
    cdef int widen(self) except? -1
