"""How things look: an icon, a letter for plain terminals and a colour for every type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from paravent.cli.tables import Scene

ICONS = {
    "field": ("≋", "F", "#c9b458"),
    "mill": ("✢", "M", "#d9a06b"),
    "village": ("⌂", "V", "#7bb661"),
    "rampart": ("♜", "R", "#a8a29a"),
    "market": ("◍", "K", "#e08f4f"),
    "barracks": ("†", "B", "#e0645c"),
    "church": ("♱", "C", "#6ca0dc"),
    "palace": ("♛", "P", "#b98be0"),
}
SIGNS = {"peasant": ("☺", "p"), "chest": ("▣", "c"), "coin": ("¤", "$"), "scout": ("⚐", "s")}
MARKS = ("●▲■◆★", "12345")


def icon(kind: str, scene: Scene) -> str:
    return ICONS[kind][scene.ascii_only]


def colour(kind: str) -> str:
    return ICONS[kind][2]


def sign(name: str, scene: Scene) -> str:
    return SIGNS[name][scene.ascii_only]


def mark(seat: int, scene: Scene) -> str:
    return MARKS[scene.ascii_only][seat]


def face(number: int, scene: Scene) -> Mapping[str, Any]:
    """A tile as the board describes it."""
    tile: Mapping[str, Any] = scene.board["tiles"][str(number)]
    return tile


def symbols(tile: Mapping[str, Any], scene: Scene) -> str:
    """The Peasants and Chests on a tile."""
    peasants, chests = int(tile["peasants"]), int(tile["chests"])
    return sign("peasant", scene) * peasants + sign("chest", scene) * chests


def tile_name(tile: Mapping[str, Any], scene: Scene) -> Text:
    return Text(f"{scene.words.noun(tile['type'])} {tile['number']}", colour(tile["type"]))
