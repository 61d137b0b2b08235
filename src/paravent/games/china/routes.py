# cython: language_level=3
"""Which chains the best split of a house's palaces has, and in which order a road passes them."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit, lowest, size
    from cython.cimports.paravent.games.china import roads
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit, lowest, size
    from paravent.games.china import roads
    from paravent.games.china.numbers import MOST_CHAINS, ROAD_MEMO, SHORTEST, TOWN_COUNT

    if TYPE_CHECKING:
        from paravent.games.china.rules import China


def chains_in(
    game: China, part: cython.longlong, memo: cython.p_longlong, chains: cython.p_longlong
) -> cython.int:
    """R10.6: the chains of one part that together score most, long ones rather than many.

    Writes them as sets of towns and returns how many they are.
    """
    count: cython.int = 0
    points: cython.int = roads.split_all(game, part, 0, 0, memo)
    while points:
        town: cython.int = lowest(part)
        rest: cython.longlong = part & ~bit(town)
        if roads.split_all(game, rest, 0, 0, memo) == points:
            part = rest
            continue
        chain: cython.longlong = best_chain(
            game, rest, bit(town), town, town, 0, 0, part, points, memo
        )
        chains[count] = chain
        count += 1
        points -= roads.set_points(game, chain)
        part &= ~chain
    return count


def best_chain(
    game: China,
    rest: cython.longlong,
    chain: cython.longlong,
    tip: cython.int,
    first: cython.int,
    turned: cython.longlong,
    best: cython.longlong,
    part: cython.longlong,
    points: cython.int,
    memo: cython.p_longlong,
) -> cython.longlong:
    """Of all chains that begin like this one and fit a best split, the longest, lowest towns first.

    It grows at the tip, and from the first town a second time into towns of `turned`, if any.
    """
    if is_better(chain, best):
        left: cython.int = points - roads.set_points(game, chain)
        if left >= 0 and roads.split_all(game, part & ~chain, 0, 0, memo) == left:
            best = chain
    steps: cython.longlong = game.near[tip] & rest
    if tip != first:
        steps |= turned & rest
    while steps:
        town: cython.int = lowest(steps)
        step: cython.longlong = bit(town)
        steps &= steps - 1
        if tip == first:  # the other arm leaves through a later road: no chain twice
            turned = game.near[first] & ~((step << 1) - 1)
        best = best_chain(
            game,
            rest & ~step,
            chain | step,
            town,
            first,
            turned if tip == first or game.near[tip] & step else 0,
            best,
            part,
            points,
            memo,
        )
    return best


@cython.nogil
@cython.cfunc
def is_better(chain: cython.longlong, best: cython.longlong) -> cython.int:
    """Whether a set of towns is a chain that comes before another one."""
    palaces: cython.int = size(chain)
    if palaces != size(best):
        return palaces >= SHORTEST and palaces > size(best)
    return chain < best


def lay_route(
    game: China, rest: cython.longlong, path: cython.p_int, length: cython.int
) -> cython.int:
    """Go on along a road through all the rest, lowest towns first; 0 if there is no such way."""
    if rest == 0:
        return length
    steps: cython.longlong = rest if length == 0 else game.near[path[length - 1]] & rest
    while steps:
        town: cython.int = lowest(steps)
        steps &= steps - 1
        path[length] = town
        found: cython.int = lay_route(game, rest & ~bit(town), path, length + 1)
        if found:
            return found
    return 0


def routes_in(game: China, part: cython.longlong) -> list[list[int]]:
    """The chains of one part, each as its towns along the road."""
    if cython.compiled:
        memo = cython.declare(cython.longlong[ROAD_MEMO])
        for slot in range(ROAD_MEMO):
            memo[slot] = 0
    else:
        memo = [0] * ROAD_MEMO
    chains = cython.declare(cython.longlong[MOST_CHAINS])
    path = cython.declare(cython.int[TOWN_COUNT])
    found = []
    for index in range(chains_in(game, part, memo, chains)):
        length = lay_route(game, chains[index], path, 0)
        found.append([path[place] for place in range(length)])
    return found


def chains_of(game: China, house: cython.int) -> list[list[int]]:
    """The chains of a house, each as its towns along the road, in the order of first towns."""
    found = []
    towns: cython.longlong = game.palaces[house]
    while towns:
        part: cython.longlong = roads.connected(game, towns)
        towns &= ~part
        if size(part) >= SHORTEST:
            found += routes_in(game, part)
    return sorted(found)
