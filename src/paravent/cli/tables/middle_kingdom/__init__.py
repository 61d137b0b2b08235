"""The table of Middle Kingdom: the display as cards, a panel for every seat."""

from __future__ import annotations

from rich.console import Group, RenderableType

from paravent.cli.tables import Scene
from paravent.cli.tables.heading import heading
from paravent.cli.tables.middle_kingdom.display import middle
from paravent.cli.tables.middle_kingdom.seats import seat_panels


def draw(scene: Scene) -> RenderableType:
    """The display is left out at the end: nothing lies there any more."""
    center = [] if scene.over else [middle(scene)]
    top = heading(scene, scene.words("table-turn", turn=scene.view["turn"]))
    return Group(top, *center, *seat_panels(scene))
