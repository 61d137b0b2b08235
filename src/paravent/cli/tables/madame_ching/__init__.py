"""The table of Madame Ching: the sea, the missions and the display, a panel for every seat."""

from __future__ import annotations

from rich.console import Group, RenderableType

from paravent.cli.tables import Scene
from paravent.cli.tables.heading import heading
from paravent.cli.tables.madame_ching.sea import display, sea, turns
from paravent.cli.tables.madame_ching.seats import seat_panels

ROOMY = 90  # from this width on the phase has its long name


def draw(scene: Scene) -> RenderableType:
    """The sea is left out at the end: no junk sails any more."""
    middle = [] if scene.over else [*sea(scene), *display(scene), *turns(scene)]
    of = scene.board["rounds"]
    count = scene.words("table-round", round=scene.view["round"], rounds=of)
    return Group(heading(scene, count, ROOMY), *middle, *seat_panels(scene))
