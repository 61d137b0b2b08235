"""The first line of a table: the game on the left, how far it is on the right."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import Scene

ROOMY = 70  # from this width on a phase has its long name


def heading(scene: Scene, count: str, roomy: int = ROOMY) -> RenderableType:
    """With its turn or round, if there is one yet, and its phase."""
    words = scene.words
    phase = words.phase(scene.view["phase"], "" if scene.width < roomy else "now")
    far = Text.assemble((count, "bold"), " · " if count else "", phase)
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(Text.assemble((f" {words.title} ", "bold reverse")), far)
    return line
