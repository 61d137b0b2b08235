"""A board in words and places, for whoever draws it; a sheet of 1000 by 800."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.components import Components
from paravent.core.numbers import NOBODY
from paravent.core.options import Choices
from paravent.games.china.atlas import SHEET, Atlas, Point, read_board
from paravent.games.china.numbers import FEWEST_HOUSES, JUNCTION
from paravent.games.china.vocabulary import ALLIANCES, COLOURS, PROVINCES, TOWNS


class Region(TypedDict):
    """A province on the map."""

    colour: str
    towns: list[str]  # palace spaces, border posts included
    outline: list[Point]
    label: Point
    dragon: Point  # where its emissaries stand


class Town(TypedDict):
    """A palace space; one of two provinces is a border post."""

    provinces: list[str]
    x: int
    y: int
    port: bool
    junction: bool  # three roads or more


class Seal(TypedDict):
    """Where the number of an alliance stands."""

    number: int
    provinces: list[str]
    x: int
    y: int


class Board(TypedDict):
    """What is printed on the board, and who plays on it."""

    name: str
    players: int
    houses: int  # colours of pieces: the players', and with two players the Emperor's
    width: int
    height: int
    provinces: dict[str, Region]
    waters: list[list[Point]]
    towns: dict[str, Town]
    roads: list[tuple[str, str]]
    alliances: list[Seal]


def board(players: int, options: Choices, components: Components) -> Board:
    """What is printed for a setup."""
    atlas = read_board(options["board"], components, tiled=options["bonus"] == "yes")
    return {
        "name": options["board"],
        "players": players,
        "houses": max(FEWEST_HOUSES, players),
        "width": SHEET[0],
        "height": SHEET[1],
        "provinces": {name: region(atlas, province) for province, name in enumerate(PROVINCES)},
        "waters": atlas.waters,
        "towns": {
            name: town(atlas, space)
            for space, name in enumerate(TOWNS)
            if atlas.land[space] != NOBODY
        },
        "roads": roads(atlas),
        "alliances": [seal(atlas, alliance) for alliance in range(ALLIANCES)],
    }


def region(atlas: Atlas, province: int) -> Region:
    return {
        "colour": COLOURS[atlas.colours[province]],
        "towns": [name for space, name in enumerate(TOWNS) if atlas.sites[province] >> space & 1],
        "outline": atlas.outlines[province],
        "label": atlas.labels[province],
        "dragon": atlas.dragons[province],
    }


def town(atlas: Atlas, space: int) -> Town:
    x, y = atlas.places[space]
    provinces = (atlas.land[space], atlas.beyond[space])
    return {
        "provinces": [PROVINCES[province] for province in provinces if province != NOBODY],
        "x": x,
        "y": y,
        "port": bool(atlas.ports >> space & 1),
        "junction": atlas.near[space].bit_count() >= JUNCTION,
    }


def roads(atlas: Atlas) -> list[tuple[str, str]]:
    """Every road once, as the names of its ends."""
    return [
        (TOWNS[first], TOWNS[second])
        for first in range(len(TOWNS))
        for second in range(first + 1, len(TOWNS))
        if atlas.near[first] >> second & 1
    ]


def seal(atlas: Atlas, alliance: int) -> Seal:
    x, y = atlas.seals[alliance]
    pair = atlas.allies[2 * alliance : 2 * alliance + 2]
    return {
        "number": alliance + 1,
        "provinces": [PROVINCES[province] for province in pair],
        "x": x,
        "y": y,
    }
