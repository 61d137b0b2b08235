"""The table of Middle Ages: the rows of tiles, the events to come, a line or two for every fief."""

from __future__ import annotations

from rich.console import Group, RenderableType

from paravent.cli.tables import Scene
from paravent.cli.tables.middle_ages.fiefs import fiefs
from paravent.cli.tables.middle_ages.rows import events, heading, piles, rows


def draw(scene: Scene) -> RenderableType:
    """Rows and piles are left out at the end: nothing lies there any more."""
    center = [] if scene.over else [rows(scene), piles(scene)]
    return Group(heading(scene), *center, events(scene), fiefs(scene))
