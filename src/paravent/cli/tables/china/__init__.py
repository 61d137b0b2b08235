"""The table of China: the map, the provinces in numbers, the cards, a row for every seat."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import Scene
from paravent.cli.tables.china.map import picture
from paravent.cli.tables.china.provinces import alliances, provinces
from paravent.cli.tables.china.seats import emperor, middle, seats

ROOMY = 46  # lines of a screen that the map fits on, too


def draw(scene: Scene) -> RenderableType:
    """On a low screen the map is left out: the provinces in numbers say as much."""
    chart = [picture(scene)] if scene.height >= ROOMY else []
    return Group(
        heading(scene),
        *chart,
        provinces(scene),
        *alliances(scene),
        middle(scene),
        *emperor(scene),
        seats(scene),
    )


def heading(scene: Scene) -> RenderableType:
    words, view = scene.words, scene.view
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(
        Text.assemble((f" {words.title} ", "bold reverse")),
        Text.assemble(
            (words("table-turn", turn=view["turn"]), "bold"),
            " · ",
            words.phase(view["phase"], "" if scene.width < 70 else "now"),
        ),
    )
    return line
