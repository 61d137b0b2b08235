"""The order in which a road passes the towns of a chain, to show it."""

from __future__ import annotations

from paravent.games.china.bits import lowest


def members(towns: int) -> list[int]:
    """The towns of a set, ascending."""
    found = []
    while towns:
        found.append(lowest(towns))
        towns &= towns - 1
    return found


def route(chain: int, near: list[int]) -> list[int]:
    """The first order of a chain's towns in which each has a road to the next."""
    for town in members(chain):
        found = way(near, chain & ~(1 << town), [town])
        if found:
            return found
    raise ValueError("no road passes all these towns")


def way(near: list[int], rest: int, path: list[int]) -> list[int]:
    """The path, gone on through all the rest; empty if it cannot be."""
    if not rest:
        return path
    for town in members(rest & near[path[-1]]):
        found = way(near, rest & ~(1 << town), [*path, town])
        if found:
            return found
    return []
