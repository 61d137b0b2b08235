"""What never changes at a table of Yongle: what is printed on the cards, and who sits where."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.components import Components
from paravent.core.options import Choices
from paravent.games.yongle.numbers import GOAL
from paravent.games.yongle.vocabulary import (
    ADVISERS,
    BUILDINGS,
    CARDS,
    FAMILIES,
    HALLS,
    MATERIALS,
    ORDINARY,
    RESOURCES,
    SCHEMES,
)


class Building(TypedDict):
    """R1.4: a building, as printed."""

    family: str
    favour: int
    recipe: dict[str, int]


class Board(TypedDict):
    """The box, as far as it lies on this table."""

    advisers: list[str]  # by seat
    goal: int  # favour at which the game ends (R12.1)
    buildings: dict[str, Building]
    cards: dict[str, int]  # copies of every card of the resource pile


def board(players: int, options: Choices, components: Components) -> Board:
    """R1, R12.1: the same for everybody, from the tables of the cards."""
    resources = components.column("resources", "card", RESOURCES, "copies", 0, 100)
    schemes = components.column("schemes", "card", SCHEMES, "copies", 0, 100)
    return {
        "advisers": list(ADVISERS[:players]),
        "goal": GOAL,
        "buildings": printed_buildings(components),
        "cards": dict(zip(CARDS, (*resources, *schemes), strict=True)),
    }


def printed_buildings(components: Components) -> dict[str, Building]:
    """R1.4: family, favour and recipe of every building; a Mistake if the tables are wrong."""
    found: dict[str, Building] = {}
    for family, names in members(components).items():
        favour = components.column(family, "building", names, "favour", 1, 12)
        units = [
            components.column(family, "building", names, material, 0, 12) for material in MATERIALS
        ]
        for name, points, *recipe in zip(names, favour, *units, strict=True):
            needed = zip(MATERIALS, recipe, strict=True)
            found[name] = {
                "family": family,
                "favour": points,
                "recipe": {material: count for material, count in needed if count},
            }
    return {name: found[name] for name in BUILDINGS}


def members(components: Components) -> dict[str, tuple[str, ...]]:
    """The buildings of every family: an owner's table may hold one that is another's here."""
    wanted = {**ORDINARY, "imperial": HALLS}
    named = {
        family: {str(row.get("building")) for row in components.tables[family]}
        for family in FAMILIES[:3]
    }
    for home, names in ORDINARY.items():
        for name in names:
            found = [family for family in FAMILIES[:3] if name in named[family]]
            if found and home not in found:
                wanted[home] = tuple(other for other in wanted[home] if other != name)
                wanted[found[0]] = (*wanted[found[0]], name)
    return wanted
