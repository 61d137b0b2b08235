# cython: language_level=3
"""A tree of what seats can know: a node for each situation of a seat, an edge for each action.

Nodes are found by their keys, so they need no parents: what leads to the same knowledge of the
same seat leads to the same node.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import free
    from cython.cimports.paravent.bots.search.records import more_buckets, more_edges, more_nodes
else:
    from paravent.bots.search.records import free, more_buckets, more_edges, more_nodes

FIRST_ROOM = cython.declare(cython.int, 256)
NO_NODE = cython.declare(cython.int, -1)
NO_EDGE = cython.declare(cython.int, -1)


@cython.final
@cython.cclass
class Tree:
    """It only grows; a new one is begun when what was looked into did not come."""

    def __init__(self) -> None:
        self.node_count = 0
        self.edge_count = 0
        self.node_room = FIRST_ROOM
        self.edge_room = FIRST_ROOM
        if not cython.compiled:
            self.nodes = more_nodes([], 0)
            self.edges = more_edges([], 0)
            self.buckets = more_buckets([], 0)
        self.nodes = more_nodes(self.nodes, self.node_room)
        self.edges = more_edges(self.edges, self.edge_room)
        self.widen()

    def __dealloc__(self) -> None:
        free(self.nodes)
        free(self.edges)
        free(self.buckets)

    def widen(self) -> cython.int:
        """As many buckets as there is room for nodes; every node into its bucket."""
        self.bucket_mask = self.node_room - 1
        self.buckets = more_buckets(self.buckets, self.node_room)
        for bucket in range(self.node_room):
            self.buckets[bucket] = NO_NODE
        for node in range(self.node_count):
            bucket = self.nodes[node].key & self.bucket_mask
            self.nodes[node].next = self.buckets[bucket]
            self.buckets[bucket] = node
        return 0

    def node_of(self, key: cython.ulonglong) -> cython.int:
        """The node with a key, or NO_NODE."""
        node: cython.int = self.buckets[key & self.bucket_mask]
        while node != NO_NODE and self.nodes[node].key != key:
            node = self.nodes[node].next
        return node

    def add_node(self, key: cython.ulonglong) -> cython.int:
        if self.node_count == self.node_room:
            self.node_room *= 2
            self.nodes = more_nodes(self.nodes, self.node_room)
            self.widen()
        node: cython.int = self.node_count
        bucket: cython.int = key & self.bucket_mask
        self.node_count += 1
        self.nodes[node].key = key
        self.nodes[node].first = NO_EDGE
        self.nodes[node].next = self.buckets[bucket]
        self.buckets[bucket] = node
        return node

    def add_edge(self, node: cython.int, action: cython.int) -> cython.int:
        if self.edge_count == self.edge_room:
            self.edge_room *= 2
            self.edges = more_edges(self.edges, self.edge_room)
        edge: cython.int = self.edge_count
        self.edge_count += 1
        self.edges[edge].action = action
        self.edges[edge].sibling = self.nodes[node].first
        self.edges[edge].visits = 0
        self.edges[edge].available = 0
        self.edges[edge].total = 0
        self.nodes[node].first = edge
        return edge
