"""Which chains the best split of a house's palaces has, and in which order a road passes them."""

from __future__ import annotations

from typing import Protocol

from paravent.games.china.bits import lowest, size

SHORTEST = 4  # palaces of a chain (R10.3)


class Scorer(Protocol):
    """What knows the points of the best split."""

    def points_of_towns(self, towns: int) -> int: ...


def members(towns: int) -> list[int]:
    """The towns of a set, ascending."""
    found = []
    while towns:
        found.append(lowest(towns))
        towns &= towns - 1
    return found


def split_towns(board: Scorer, towns: int, near: list[int], forts: int) -> list[list[int]]:
    """R10.6: chains that together score most, long ones rather than many, first towns first."""
    chains = []
    points = board.points_of_towns(towns)
    while points:
        town = towns & -towns
        if board.points_of_towns(towns & ~town) == points:
            towns &= ~town
            continue
        for chain in chains_through(lowest(town), towns, near):
            rest = points - size(chain) * (2 if chain & forts else 1)
            if rest >= 0 and board.points_of_towns(towns & ~chain) == rest:
                chains.append(route(chain, near))
                towns, points = towns & ~chain, rest
                break
        else:
            raise ValueError("no chain fits the best split")
    return sorted(chains)


def chains_through(first: int, towns: int, near: list[int]) -> list[int]:
    """All sets of four towns or more on a path that passes a town, the largest first."""
    found = set()
    for arm in arms(first, towns & ~(1 << first), near):
        for other in arms(first, towns & ~arm & ~(1 << first), near):
            found.add(arm | other)
    return sorted(
        (chain for chain in found if size(chain) >= SHORTEST),
        key=lambda chain: (-size(chain), chain),
    )


def arms(tip: int, rest: int, near: list[int]) -> set[int]:
    """The sets of towns on all paths from a town on, itself included."""
    found = {1 << tip}
    for town in members(rest & near[tip]):
        found |= {1 << tip | arm for arm in arms(town, rest & ~(1 << town), near)}
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
