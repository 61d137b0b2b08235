"""The table of Yongle: the round, the buildings with what one lacks, a panel for every seat."""

from __future__ import annotations

from rich.console import Group, RenderableType

from paravent.cli.tables import Scene
from paravent.cli.tables.yongle.middle import heading, piles, sites
from paravent.cli.tables.yongle.seats import seat_panels


def draw(scene: Scene) -> RenderableType:
    """At the end only the cities are left to be seen."""
    middle = [] if scene.over else [sites(scene), *piles(scene)]
    return Group(*heading(scene), *middle, *seat_panels(scene))
