"""How things look: colours of provinces, and a mark for every house."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.text import Text

from paravent.cli.tables import LOW, Scene
from paravent.games.china.vocabulary import COLOURS

MARKS = ("●▲■◆★", "12345")
EMPEROR = ("♚", "E")
FREE = ("○", "o")
TILE = ("?", "?")
FORT = ("⌂", "^")  # under a palace, or bare
PAINT = dict(zip(COLOURS, ("#b98be0", "#e0c34a", "#e08a45", "#7bb661", "#e0645c"), strict=True))
HOUSE_PAINT = ("#6ca0dc", "#e07bb0", "#58c0a8", "#c9c9c9", "#b08d57")


def rules(scene: Scene) -> box.Box | None:
    """The lines of a table; a low screen has no room for them."""
    return None if scene.height < LOW else box.SIMPLE_HEAD


def mark(house: int, scene: Scene) -> str:
    """The sign of a seat, or of the Emperor in the game for two."""
    if house == scene.board["players"]:
        return EMPEROR[scene.ascii_only]
    return MARKS[scene.ascii_only][house]


def paint(house: int, scene: Scene) -> str:
    return "bold" if house == scene.board["players"] else HOUSE_PAINT[house]


def by_house(numbers: Sequence[int], scene: Scene) -> Text:
    """What every house has, those without left out."""
    parts = [
        Text(f"{mark(house, scene)}{number}", paint(house, scene))
        for house, number in enumerate(numbers)
        if number
    ]
    return Text(" ").join(parts) if parts else Text("-", "dim")


def cards(colours: Sequence[str], scene: Scene) -> Text:
    """Cards by the names of their colours, in them."""
    parts = [Text(scene.words.noun(colour), PAINT[colour]) for colour in colours]
    return Text(", ").join(parts) if parts else Text("-", "dim")
