"""Nodes and edges of a tree; compiled, nodes.pxd has them as records in blocks of memory."""

from __future__ import annotations


class Node:
    """One situation of a seat."""

    __slots__ = ("count", "first", "key", "next", "room")

    key: int
    first: int  # edge; the others follow it
    count: int  # of edges
    room: int  # for edges, before they have to move
    next: int  # node in the same bucket, or NO_NODE


class Edge:
    """One action in it."""

    __slots__ = ("action", "available", "total", "visits")

    action: int
    visits: int
    available: int  # how often it could have been chosen
    total: int  # of the rewards


def more_nodes(nodes: list[Node], room: int) -> list[Node]:
    return nodes + [Node() for _ in range(room - len(nodes))]


def more_edges(edges: list[Edge], room: int) -> list[Edge]:
    return edges + [Edge() for _ in range(room - len(edges))]


def more_buckets(buckets: list[int], room: int) -> list[int]:
    return [0] * room


def free(block: object) -> None:
    """Python does it."""
