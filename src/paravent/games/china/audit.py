"""China counted again: every card and piece once, every point from the pieces up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from paravent.core.numbers import NOBODY
from paravent.games.china.rules import China
from paravent.games.china.vocabulary import (
    ALLIANCES,
    COLOURS,
    PHASES,
    PROVINCES,
    TALLY,
    TILES,
    TOWNS,
)


def census(position: China) -> dict[str, int]:
    """Cards by colour, pieces by house, spaces, bonus tiles by colour, special cards."""
    found: Counter[str] = Counter()
    for place in (position.deck, position.row, position.discard):
        for name, copies in zip(COLOURS, place, strict=True):
            found[f"card {name}"] += copies
    for index, copies in enumerate(position.kept):
        found[f"card {COLOURS[index % 5]}"] += copies
    for house in range(position.houses):
        for colour, name in enumerate(COLOURS):
            found[f"card {name}"] += position.hand[house] >> 2 * colour & 3
        found[f"palace {house}"] = position.palaces_left[house]
        found[f"emissary {house}"] = position.emissaries_left[house] + sum(
            position.envoys[house * 9 : house * 9 + 9]
        )
        found[f"palace {house}"] += position.palaces[house].bit_count()
    found["fortification"] = sum(position.forts_left) + position.forts.bit_count()
    if PHASES[position.phase] == "swap":  # the card given lies beside the row
        found[f"card {COLOURS[position.played]}"] += 1
    for tile, name in enumerate(TILES):
        lying = sum(face == tile + 2 for face in position.tile)
        found[f"tile {name}"] = position.tiles_left[tile] + lying + sum(position.won[tile::3])
    found["spaces"] = sum(province != NOBODY for province in position.land)
    return {name: copies for name, copies in found.items() if copies}


def tallies(position: China) -> list[dict[str, int]]:
    """Every seat's points by origin, of variants only those that are played."""
    variants = {"emperor": position.influences, "ports": position.ports, "bonus": position.bonus}
    rows = [(n, part) for n, part in enumerate(TALLY) if variants.get(part, True)]
    return [
        {part: position.tally[seat * len(TALLY) + n] for n, part in rows}
        for seat in range(position.players)
    ]


def recount(position: China) -> list[int]:
    """The final scores from the pieces alone, and from who got the Emperor's points."""
    totals = [0] * position.players
    for count in (from_provinces, from_ports, from_alliances, from_roads, from_tiles):
        for seat, points in enumerate(count(position)[: position.players]):
            totals[seat] += points
    return totals


def towns_of(position: China, house: int) -> list[int]:
    built = position.palaces[house]
    return [town for town in range(len(TOWNS)) if built >> town & 1]


def ranked(palaces: list[int]) -> list[int]:
    """R6.1, R6.2: by rank, the worth of the rank above."""
    ranks = sorted(set(palaces) - {0}, reverse=True)
    worth = {own: above for above, own in pairwise([sum(palaces), *ranks])} if ranks else {}
    return [worth.get(own, 0) for own in palaces]


def from_provinces(position: China) -> list[int]:
    totals = [0] * position.houses
    forts, lands = position.forts, list(zip(position.land, position.beyond, strict=True))
    towns_by_house = [towns_of(position, house) for house in range(position.houses)]
    for province in range(len(PROVINCES)):
        inside = [[town for town in towns if province in lands[town]] for towns in towns_by_house]
        points = ranked([len(towns) for towns in inside])
        for house, towns in enumerate(inside):
            if any(forts >> town & 1 for town in towns):
                points[house] *= 2
            totals[house] += points[house]
            if house == position.players and position.patron[province] != NOBODY:
                totals[position.patron[province]] += points[house]
    return totals


def from_ports(position: China) -> list[int]:
    ports = position.ports
    return ranked(
        [
            sum(ports >> town & 1 for town in towns_of(position, house))
            for house in range(position.houses)
        ]
    )


def from_alliances(position: China) -> list[int]:
    totals = [0] * position.houses
    envoys, ally = list(position.envoys), list(position.ally)
    for alliance in range(ALLIANCES):
        sides = [
            [envoys[house * len(PROVINCES) + province] for house in range(position.houses)]
            for province in ally[2 * alliance : 2 * alliance + 2]
        ]
        for house in range(position.houses):
            if all(0 < side[house] == max(side) for side in sides):
                totals[house] += sum(map(sum, sides))
    return totals


def from_roads(position: China) -> list[int]:
    near, forts = list(position.near), position.forts
    roads = {
        town: {other for other in range(len(TOWNS)) if reach >> other & 1}
        for town, reach in enumerate(near)
    }
    fortified = {town for town in range(len(TOWNS)) if forts >> town & 1}
    return [
        best_chains(frozenset(towns_of(position, house)), roads, fortified, {})
        for house in range(position.houses)
    ]


Roads = dict[int, set[int]]
Towns = frozenset[int]


def best_chains(towns: Towns, roads: Roads, fortified: set[int], known: dict[Towns, int]) -> int:
    """R10.3-R10.6: the best split, trying for one town every chain that it lies in, and none."""
    if len(towns) < 4:
        return 0
    if towns not in known:
        part = reachable(min(towns), towns, roads)
        best = 0
        if len(part) >= 4:
            first = min(part, key=lambda town: (len(roads[town] & part), town))
            best = best_chains(part - {first}, roads, fortified, known)
            for chain in chains_through(first, part, roads):
                points = len(chain) * (2 if chain & fortified else 1)
                best = max(best, points + best_chains(part - chain, roads, fortified, known))
        known[towns] = best + best_chains(towns - part, roads, fortified, known)
    return known[towns]


def reachable(first: int, towns: Towns, roads: Roads) -> Towns:
    found, fresh = {first}, [first]
    while fresh:
        more = (roads[fresh.pop()] & towns) - found
        found |= more
        fresh += more
    return frozenset(found)


def chains_through(first: int, towns: Towns, roads: Roads) -> set[Towns]:
    """R10.3: the sets of four towns or more on paths that visit a town."""
    return {
        frozenset((*one, *other))
        for one in paths_from(first, towns, roads)
        for other in paths_from(first, towns - {*one[1:]}, roads)
        if len(one) + len(other) > 4
    }


def paths_from(first: int, towns: Towns, roads: Roads) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [(first,)]
    for path in found:
        found += [(*path, town) for town in sorted(roads[path[-1]] & towns) if town not in path]
    return found


def from_tiles(position: China) -> list[int]:
    totals = [0] * position.houses
    for tile in range(len(TILES)):
        won = [position.won[house * 3 + tile] for house in range(position.houses)]
        for house in range(position.houses):
            if 0 < won[house] == max(won):
                totals[house] += 6
    return totals
