"""How things stand on the board: who leads where, and what it would score now."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.games.china.rules import China
from paravent.games.china.vocabulary import ALLIANCES, PROVINCES, TALLY, TILES, TOWNS

TILE_POINTS = 6  # R13.5


class Province(TypedDict):
    """One province; lists go by house."""

    towns: list[str]
    free: int  # towns without palace
    palaces: list[int]
    emissaries: list[int]
    room: int  # emissaries that may still come (R5.2)
    leaders: list[int]  # houses with most palaces
    envoys: list[int]  # houses with most emissaries (R10.1)
    scored: bool
    now: list[int]  # what each house scores, or has scored
    patron: int | None  # who got the Emperor's points, or would get them now


class Alliance(TypedDict):
    """One alliance; `now` is what each seat would score."""

    number: int
    provinces: list[str]
    emissaries: int
    now: list[int]


class Chain(TypedDict):
    """Palaces along a road, in order."""

    towns: list[str]
    points: int


def province_views(position: China) -> dict[str, Province]:
    return {name: province_view(position, place) for place, name in enumerate(PROVINCES)}


def province_view(position: China, place: int) -> Province:
    houses = range(position.houses)
    palaces = [position.held[house * len(PROVINCES) + place] for house in houses]
    scored = bool(position.scored >> place & 1)
    holder = position.patron[place] if scored else position.influence[position.colour[place]]
    return {
        "towns": [name for town, name in enumerate(TOWNS) if position.sites[place] >> town & 1],
        "free": position.free[place],
        "palaces": palaces,
        "emissaries": [position.envoys[house * len(PROVINCES) + place] for house in houses],
        "room": position.most[place] - position.guests[place],
        "leaders": [house for house in houses if 0 < palaces[house] == position.most[place]],
        "envoys": position.leaders(place),
        "scored": scored,
        "now": position.province_worth(place),
        "patron": None if holder == NOBODY else holder,
    }


def alliance_views(position: China) -> list[Alliance]:
    found: list[Alliance] = []
    for alliance in range(ALLIANCES):
        pair = position.ally[2 * alliance : 2 * alliance + 2]
        found.append(
            {
                "number": alliance + 1,
                "provinces": [PROVINCES[place] for place in pair],
                "emissaries": sum(position.guests[place] for place in pair),
                "now": position.alliance_worth(alliance),
            }
        )
    return found


def chain_views(position: China, house: int) -> list[Chain]:
    return [
        {"towns": [TOWNS[town] for town in chain], "points": position.chain_points(chain)}
        for chain in position.chains_of(house)
    ]


def forecast(position: China, seat: int) -> dict[str, int]:
    """A seat's tally if the game ended now (R9.4)."""
    tally = dict(
        zip(TALLY, position.tally[seat * len(TALLY) : (seat + 1) * len(TALLY)], strict=True)
    )
    if not position.actors():
        return tally
    for place in range(len(PROVINCES)):
        if not position.scored >> place & 1:
            now = position.province_worth(place)
            tally["provinces"] += now[seat]
            if position.influence[position.colour[place]] == seat:
                tally["emperor"] += now[position.players]
    if position.ports:
        tally["ports"] += position.ports_worth()[seat]
    tally["alliances"] += sum(
        position.alliance_worth(alliance)[seat] for alliance in range(ALLIANCES)
    )
    tally["roads"] += position.road_points(seat)
    for tile in range(len(TILES)):
        won = position.won[tile :: len(TILES)]
        if 0 < won[seat] == max(won):
            tally["bonus"] += TILE_POINTS
    return tally
