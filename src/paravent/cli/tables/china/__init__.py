"""The table of China: the map, the provinces in numbers, the cards, a row for every seat."""

from __future__ import annotations

from rich.console import Group, RenderableType

from paravent.cli.tables import Scene
from paravent.cli.tables.china.map import picture
from paravent.cli.tables.china.provinces import alliances, provinces
from paravent.cli.tables.china.seats import emperor, middle, seats
from paravent.cli.tables.heading import heading

ROOMY = 46  # lines of a screen that the map fits on, too


def draw(scene: Scene) -> RenderableType:
    """On a low screen the map is left out: the provinces in numbers say as much."""
    chart = [picture(scene)] if scene.height >= ROOMY else []
    return Group(
        heading(scene, scene.words("table-turn", turn=scene.view["turn"])),
        *chart,
        provinces(scene),
        *alliances(scene),
        middle(scene),
        *emperor(scene),
        seats(scene),
    )
