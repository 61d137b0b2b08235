"""Nodes and edges of a tree: records in blocks of memory that grow."""
from libc.stdlib cimport realloc

ctypedef unsigned long long word


cdef struct Node:
    word key
    int first  # edge; the others follow it
    int count  # of edges
    int room  # for edges, before they have to move
    int next  # node in the same bucket, or NO_NODE


cdef struct Edge:
    int action
    int visits
    int available  # how often it could have been chosen
    long long total  # of the rewards


cdef inline void* checked(void* block) except NULL:
    if block == NULL:
        raise MemoryError
    return block


cdef inline Node* more_nodes(Node* nodes, int room) except NULL:
    return <Node*> checked(realloc(nodes, room * sizeof(Node)))


cdef inline Edge* more_edges(Edge* edges, int room) except NULL:
    return <Edge*> checked(realloc(edges, room * sizeof(Edge)))


cdef inline int* more_buckets(int* buckets, int room) except NULL:
    return <int*> checked(realloc(buckets, room * sizeof(int)))
