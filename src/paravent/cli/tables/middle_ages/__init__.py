"""The table of Middle Ages: the rows of tiles, the events to come, a line or two for every fief."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from paravent.cli.tables import Scene
from paravent.cli.tables.middle_ages.fiefs import fiefs
from paravent.cli.tables.middle_ages.rows import ROOMY, events, heading, piles, rows

SHORT = 36  # lines; on a lower screen the rows, from which one chooses, stand next to the question
NARROW, PLACE = 56, 12  # from this width, and so much for each player, events stand beside the rows


def draw(scene: Scene) -> RenderableType:
    """Rows and piles are left out at the end: nothing lies there any more."""
    if scene.over:
        center: list[RenderableType] = [events(scene)]
    elif scene.width in range(NARROW + PLACE * scene.view["players"], ROOMY):
        beside = Table.grid(padding=(0, 4, 0, 0))
        beside.add_row(rows(scene), events(scene))
        center = [beside, piles(scene)]
    else:
        center = [rows(scene), piles(scene), events(scene)]
    if scene.height < SHORT:
        return Group(heading(scene), fiefs(scene), *reversed(center))
    return Group(heading(scene), *center, fiefs(scene))
