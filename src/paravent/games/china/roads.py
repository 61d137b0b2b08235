# cython: language_level=3
"""Roads: the split of a house's palaces into chains that scores most, exactly (R10).

A chain is a set of towns that one path visits all; a ring is such a set, too. Parts are sets of
towns that hang together. The search tries for one town with the fewest roads all chains that it
lies in, and none, and remembers what every part that is left is worth.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit, lowest, size
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit, lowest, size
    from paravent.games.china.numbers import ROAD_MEMO, ROAD_SLOTS, ROAD_STATE, SHORTEST

    if TYPE_CHECKING:
        from paravent.games.china.rules import China

MEMO_FRESH = cython.declare(cython.int, 0)  # states of a memory: most splits are found without one
MEMO_BEGUN = cython.declare(cython.int, 1)
MEMO_USED = cython.declare(cython.int, 2)
LONGEST = cython.declare(cython.int, 7)  # longer ones can be cut in two, if nothing is doubled
SPREAD = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.nogil
@cython.cfunc
def slot_of(towns: cython.ulonglong) -> cython.int:
    """Where the points of a part are remembered, if no other part has taken the slot."""
    return ((towns * SPREAD) & WORD) >> 56


def connected(game: China, towns: cython.longlong) -> cython.longlong:
    """The part that the first of these towns belongs to."""
    reached: cython.longlong = towns & -towns
    fresh: cython.longlong = reached
    while fresh:
        found: cython.longlong = game.near[lowest(fresh)] & towns & ~reached
        fresh = (fresh & (fresh - 1)) | found
        reached |= found
    return reached


def trimmed(game: China, towns: cython.longlong) -> cython.longlong:
    """A part without needless ends of roads: of those at one town a chain can use only one.

    Two of them would make a chain of three with the town between. A fortified one is kept.
    """
    hubs: cython.longlong = 0
    for turn in range(2):
        fresh: cython.longlong = towns & game.forts if turn == 0 else towns & ~game.forts
        while fresh:
            town: cython.int = lowest(fresh)
            fresh &= fresh - 1
            hub: cython.longlong = game.near[town] & towns
            if hub & (hub - 1) == 0:
                if hub & hubs:
                    towns &= ~bit(town)
                hubs |= hub
    return towns


def anchor_of(game: China, towns: cython.longlong) -> cython.int:
    """The first town of a part with the fewest roads."""
    anchor: cython.int = 0
    fewest: cython.int = 64
    fresh: cython.longlong = towns
    while fresh and fewest > 1:
        town: cython.int = lowest(fresh)
        fresh &= fresh - 1
        ways: cython.int = size(game.near[town] & towns)
        if ways < fewest:
            fewest = ways
            anchor = town
    return anchor


def split(game: China, towns: cython.longlong) -> cython.int:
    """R10.3-R10.6: what the best split of these towns into chains scores (Q11)."""
    if cython.compiled:
        memo = cython.declare(cython.longlong[ROAD_MEMO])
        memo[ROAD_STATE] = MEMO_FRESH
    else:
        memo = [0] * ROAD_MEMO
    return split_all(game, towns, 0, 0, memo)


def split_all(
    game: China,
    towns: cython.longlong,
    value: cython.int,
    best: cython.int,
    memo: cython.p_longlong,
) -> cython.int:
    """A value and the points of all parts of these towns; or the best, if that is more."""
    parts = cython.declare(cython.longlong[16])
    count: cython.int = 0
    most: cython.int = value
    if most + set_points(game, towns) <= best:
        return best
    while towns:
        part: cython.longlong = connected(game, towns)
        towns &= ~part
        if size(part) >= SHORTEST:
            part = trimmed(game, part)
            if size(part) >= SHORTEST:
                most += set_points(game, part)
                parts[count] = part
                count += 1
    for index in range(count):
        if most <= best:
            return best
        part = parts[index]
        most += split_part(game, part, memo) - set_points(game, part)
    return max(most, best)


def split_part(game: China, towns: cython.longlong, memo: cython.p_longlong) -> cython.int:
    """What the best split of one part scores."""
    slot = slot_of(towns)
    first: cython.bint = memo[ROAD_STATE] == MEMO_FRESH
    if first:
        memo[ROAD_STATE] = MEMO_BEGUN
    elif memo[ROAD_STATE] == MEMO_BEGUN:
        memo[ROAD_STATE] = MEMO_USED
        for each in range(ROAD_SLOTS):
            memo[each] = 0
    elif memo[slot] == towns:
        return memo[ROAD_SLOTS + slot]
    most: cython.int = set_points(game, towns)
    anchor = anchor_of(game, towns)
    rest: cython.longlong = towns & ~bit(anchor)
    best = grow(game, rest, bit(anchor), anchor, anchor, 0, 0, most, memo)
    if best < most:
        best = split_all(game, rest, 0, best, memo)
    if not first:
        memo[slot] = towns
        memo[ROAD_SLOTS + slot] = best
    return best


def grow(
    game: China,
    rest: cython.longlong,
    chain: cython.longlong,
    tip: cython.int,
    anchor: cython.int,
    turned: cython.longlong,
    best: cython.int,
    most: cython.int,
    memo: cython.p_longlong,
) -> cython.int:
    """The best of all splits with a chain that begins like this one; longer ones first.

    It grows at the tip, and from the anchor a second time into towns of `turned`, if any.
    """
    palaces: cython.int = size(chain)
    if palaces < LONGEST or (rest | chain) & game.forts:
        steps: cython.longlong = game.near[tip] & rest
        if tip != anchor:
            steps |= turned & rest
        while steps and best < most:
            town: cython.int = lowest(steps)
            step: cython.longlong = bit(town)
            steps &= steps - 1
            if tip == anchor:  # the other arm leaves through a later road: no chain twice
                turned = game.near[anchor] & ~((step << 1) - 1)
            best = grow(
                game,
                rest & ~step,
                chain | step,
                town,
                anchor,
                turned if tip == anchor or game.near[tip] & step else 0,
                best,
                most,
                memo,
            )
    if palaces >= SHORTEST and best < most:
        best = split_all(game, rest, set_points(game, chain), best, memo)
    return best


def set_points(game: China, chain: cython.longlong) -> cython.int:
    """R10.4, R11.5: one for each palace of a chain, twice as many with a fortified one."""
    return 2 * size(chain) if chain & game.forts else size(chain)


def road_points(game: China, house: cython.int) -> cython.int:
    """R10.4: what the chains of a house are worth now."""
    return split(game, game.palaces[house])


def chain_points(game: China, chain: list[int]) -> int:
    """R10.4: what a chain is worth, given by its towns."""
    towns: cython.longlong = 0
    for town in chain:
        towns |= bit(town)
    return set_points(game, towns)
