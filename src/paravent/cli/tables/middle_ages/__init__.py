"""The table of Middle Ages: the rows of tiles, the events to come, a line or two for every fief."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from paravent.cli.tables import LOW, Scene
from paravent.cli.tables.heading import heading
from paravent.cli.tables.middle_ages.fiefs import fiefs, fiefs_in_brief
from paravent.cli.tables.middle_ages.rows import (
    ROOMY,
    events,
    events_in_brief,
    piles,
    rows,
)

SHORT = 36  # lines; on a lower screen the rows, from which one chooses, stand next to the question
LONG = 80  # from this width on the phase has its long name
NARROW, PLACE = 56, 12  # from this width, and so much for each player, events stand beside the rows


def draw(scene: Scene) -> RenderableType:
    """Rows and piles are left out at the end: nothing lies there any more."""
    number, of = scene.view["round"], scene.board["rounds"]
    count = scene.words("table-round", round=number, rounds=of) if number else ""
    top = heading(scene, count, LONG)
    if scene.height < LOW:
        below = [events_in_brief(scene), piles(scene), rows(scene, ruled=False)]
        return Group(top, fiefs_in_brief(scene), *(below if not scene.over else []))
    if scene.over:
        center: list[RenderableType] = [events(scene)]
    elif scene.width in range(NARROW + PLACE * scene.view["players"], ROOMY):
        beside = Table.grid(padding=(0, 4, 0, 0))
        beside.add_row(rows(scene), events(scene))
        center = [beside, piles(scene)]
    else:
        center = [rows(scene), piles(scene), events(scene)]
    if scene.height < SHORT:
        return Group(top, fiefs(scene), *reversed(center))
    return Group(top, *center, fiefs(scene))
