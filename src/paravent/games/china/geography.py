"""A board in words and places, for whoever draws it; a sheet of 1000 by 800."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.games.china.atlas import SHEET
from paravent.games.china.rules import China
from paravent.games.china.vocabulary import ALLIANCES, BOARDS, COLOURS, PROVINCES, TOWNS

Point = list[int]


class Region(TypedDict):
    """A province on the map."""

    colour: str
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
    """What is printed on the board."""

    name: str
    width: int
    height: int
    provinces: dict[str, Region]
    waters: list[list[Point]]
    towns: dict[str, Town]
    roads: list[list[str]]
    alliances: list[Seal]


def board_view(position: China) -> Board:
    shapes = outlines(position)
    return {
        "name": BOARDS[position.board],
        "width": SHEET[0],
        "height": SHEET[1],
        "provinces": {
            name: {
                "colour": COLOURS[position.colour[place]],
                "outline": shapes[place],
                "label": list(position.label[2 * place : 2 * place + 2]),
                "dragon": list(position.dragon[2 * place : 2 * place + 2]),
            }
            for place, name in enumerate(PROVINCES)
        },
        "waters": shapes[len(PROVINCES) :],
        "towns": {
            name: town_view(position, town)
            for town, name in enumerate(TOWNS)
            if position.land[town] != NOBODY
        },
        "roads": roads(position),
        "alliances": [seal_view(position, alliance) for alliance in range(ALLIANCES)],
    }


def outlines(position: China) -> list[list[Point]]:
    """Every province, then the waters, as corners."""
    numbers = list(position.outline)
    found = []
    first = 0
    for corners in position.corners:
        if corners:
            last = first + 2 * corners
            found.append([numbers[place : place + 2] for place in range(first, last, 2)])
            first = last
    return found


def town_view(position: China, town: int) -> Town:
    provinces = [position.land[town], position.beyond[town]]
    return {
        "provinces": [PROVINCES[province] for province in provinces if province != NOBODY],
        "x": position.town_x[town],
        "y": position.town_y[town],
        "port": bool(position.ports >> town & 1),
        "junction": position.near[town].bit_count() > 2,
    }


def roads(position: China) -> list[list[str]]:
    near = position.near
    return [
        [TOWNS[first], TOWNS[second]]
        for first in range(len(TOWNS))
        for second in range(first + 1, len(TOWNS))
        if near[first] >> second & 1
    ]


def seal_view(position: China, alliance: int) -> Seal:
    pair = position.ally[2 * alliance : 2 * alliance + 2]
    x, y = position.seal[2 * alliance : 2 * alliance + 2]
    return {
        "number": alliance + 1,
        "provinces": [PROVINCES[province] for province in pair],
        "x": x,
        "y": y,
    }
