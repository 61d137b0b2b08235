"""The table of Middle Kingdom: the display as cards, a panel for every seat."""

from __future__ import annotations

from rich.console import Group, RenderableType

from paravent.cli.tables import Scene
from paravent.cli.tables.middle_kingdom.display import heading, middle
from paravent.cli.tables.middle_kingdom.seats import seat_panels


def draw(scene: Scene) -> RenderableType:
    """The display is left out at the end: nothing lies there any more."""
    center = [] if scene.over else [middle(scene)]
    return Group(heading(scene), *center, *seat_panels(scene))
