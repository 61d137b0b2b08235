# cython: language_level=3
"""A tree of what seats can know: a node for each situation of a seat, an edge for each action.

Nodes are found by their keys, so they need no parents: what leads to the same knowledge of the
same seat leads to the same node.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import free
    from cython.cimports.paravent.bots.search.nodes import more_buckets, more_edges, more_nodes
else:
    from paravent.bots.search.nodes import free, more_buckets, more_edges, more_nodes

FIRST_ROOM = cython.declare(cython.int, 256)
NO_NODE = cython.declare(cython.int, -1)


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
        self.nodes[node].first = 0
        self.nodes[node].count = 0
        self.nodes[node].room = 0
        self.nodes[node].next = self.buckets[bucket]
        self.buckets[bucket] = node
        return node

    def add_edge(self, node: cython.int, action: cython.int) -> cython.int:
        """An action of a node enters the tree. All edges of the node may move."""
        if self.nodes[node].count == self.nodes[node].room:
            self.make_room(node)
        edge: cython.int = self.nodes[node].first + self.nodes[node].count
        self.nodes[node].count += 1
        self.edges[edge].action = action
        self.edges[edge].visits = 0
        self.edges[edge].available = 0
        self.edges[edge].total = 0
        return edge

    def make_room(self, node: cython.int) -> cython.int:
        """Twice the room for a node's edges, at the end of all: side by side they are read fast."""
        count: cython.int = self.nodes[node].count
        room: cython.int = max(1, 2 * count)
        while self.edge_count + room > self.edge_room:
            self.edge_room *= 2
            self.edges = more_edges(self.edges, self.edge_room)
        old: cython.int = self.nodes[node].first
        for index in range(count):
            self.edges[self.edge_count + index].action = self.edges[old + index].action
            self.edges[self.edge_count + index].visits = self.edges[old + index].visits
            self.edges[self.edge_count + index].available = self.edges[old + index].available
            self.edges[self.edge_count + index].total = self.edges[old + index].total
        self.nodes[node].first = self.edge_count
        self.nodes[node].room = room
        self.edge_count += room
        return 0
