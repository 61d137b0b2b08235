# cython: language_level=3
"""How things stand on the board: who leads where, and what it would score now."""

from __future__ import annotations

import cython

from paravent.games.china.roads import chain_points
from paravent.games.china.shapes import Chain, Prospect, Province
from paravent.games.china.vocabulary import PROVINCES, TOWNS

if cython.compiled:
    from cython.cimports.paravent.core.bits import lowest, size
    from cython.cimports.paravent.games.china import provinces, roads, routes, scoring
else:
    from paravent.core.bits import lowest, size
    from paravent.games.china import provinces, roads, routes, scoring
    from paravent.games.china.numbers import (
        ALLIANCE_COUNT,
        FROM_ALLIANCES,
        MOST_HOUSES,
        NONE,
        PARTS,
        PROVINCE_COUNT,
        SHORTEST,
    )
    from paravent.games.china.rules import China


def towns_in(towns: cython.longlong) -> list[str]:
    """A set of towns by their names."""
    found = []
    while towns:
        found.append(TOWNS[lowest(towns)])
        towns &= towns - 1
    return found


def provinces_in(places: cython.int) -> list[str]:
    """A set of provinces by their names."""
    return [PROVINCES[place] for place in range(PROVINCE_COUNT) if (places >> place) & 1]


def leading(game: China, place: cython.int) -> list[int]:
    """The houses with most palaces in a province."""
    most: cython.int = max(game.most[place], 1)
    return [
        house for house in range(game.houses) if game.held[house * PROVINCE_COUNT + place] == most
    ]


def envoys(game: China, place: cython.int) -> list[int]:
    """R10.1: the houses that lead a province with their emissaries."""
    leaders: cython.int = scoring.leaders(game, place)
    return [house for house in range(game.houses) if (leaders >> house) & 1]


def worth(game: China, place: cython.int) -> list[int]:
    """R6: what every house would score if a province were scored now."""
    counts = cython.declare(cython.int[MOST_HOUSES])
    points = cython.declare(cython.int[MOST_HOUSES])
    provinces.worth(game, place, counts, points)
    return [points[house] for house in range(game.houses)]


def ports(game: China) -> list[int]:
    """R14.6: what every house would score for its ports now."""
    counts = cython.declare(cython.int[MOST_HOUSES])
    points = cython.declare(cython.int[MOST_HOUSES])
    provinces.rank_ports(game, counts, points)
    return [points[house] for house in range(game.houses)]


def province(game: China, place: cython.int) -> Province:
    """A province as it stands."""
    return {
        "emissaries": [game.envoys[house * PROVINCE_COUNT + place] for house in range(game.houses)],
        "room": game.most[place] - game.guests[place],
        "leaders": leading(game, place),
        "envoys": envoys(game, place),
        "now": worth(game, place),
    }


def prospect(game: China, place: cython.int) -> Prospect:
    """The part of a province that a piece can change."""
    return {
        "leaders": leading(game, place),
        "envoys": envoys(game, place),
        "now": worth(game, place),
        "room": game.most[place] - game.guests[place],
    }


def patrons(game: China) -> dict[str, int]:
    """R12.6: who got the Emperor's points of a province, or would get them now."""
    found = {}
    for place in range(PROVINCE_COUNT):
        scored: cython.int = (game.scored >> place) & 1
        holder: cython.int = game.patron[place] if scored else game.influence[game.colour[place]]
        if holder != NONE:
            found[PROVINCES[place]] = holder
    return found


def alliances(game: China) -> dict[str, list[int]]:
    """R10.1: what every seat would score for each alliance now, for those that somebody leads."""
    found = {}
    for alliance in range(ALLIANCE_COUNT):
        scorers: cython.int = scoring.allies(game, alliance)
        if scorers:
            points: cython.int = scoring.alliance_points(game, alliance)
            found[str(alliance + 1)] = [
                points if (scorers >> seat) & 1 else 0 for seat in range(game.players)
            ]
    return found


def chains_in(game: China, part: cython.longlong) -> list[tuple[int, Chain]]:
    """The chains of one part, each after its first town."""
    found = []
    for towns in routes.routes_in(game, part):
        chain: Chain = {
            "towns": [TOWNS[town] for town in towns],
            "points": chain_points(game, towns),
        }
        found.append((towns[0], chain))
    return found


def chains(
    game: China, house: cython.int, known: dict[int, list[tuple[int, Chain]]]
) -> list[Chain]:
    """The chains of a house, by first towns; parts that are known are not searched again."""
    found: list[tuple[int, Chain]] = []
    towns: cython.longlong = game.palaces[house]
    while towns:
        part: cython.longlong = roads.connected(game, towns)
        towns &= ~part
        if size(part) >= SHORTEST:
            if part not in known:
                known[part] = chains_in(game, part)
            found += known[part]
    found.sort(key=first_town)
    return [chain for _, chain in found]


def first_town(chain: tuple[int, Chain]) -> int:
    return chain[0]


def forecasts(game: China) -> list[list[int]]:
    """Every seat's tally if the game ended now: a clone is scored (R9.4)."""
    then = cython.cast(China, game.twin(), typecheck=True)
    if then.waiting:
        scoring.score_all(then)
    return tallies(then)


def tallies(game: China) -> list[list[int]]:
    """Every seat's points by origin, in the order of TALLY."""
    return [
        [game.tally[seat * PARTS + part] for part in range(PARTS)] for seat in range(game.players)
    ]


def alliance_forecast(game: China, seat: cython.int) -> cython.int:
    """A seat's points for alliances if the game ended now; the position is spent (R10.1)."""
    for alliance in range(ALLIANCE_COUNT):
        scoring.score_alliance(game, alliance)
    return game.tally[seat * PARTS + FROM_ALLIANCES]
