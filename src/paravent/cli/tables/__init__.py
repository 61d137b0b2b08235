"""Pictures of tables in the terminal.

A game's own picture is the module here that is named after it, with a function
`draw(scene: Scene) -> RenderableType`; games without one get the generic picture.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType

from paravent.core.game import Board, View
from paravent.text.words import GameWords

LOW = 30  # lines of a screen that has none to spare


@dataclass(frozen=True)
class Scene:
    """What there is to draw: the view of one seat, or of the audience."""

    view: View
    names: Sequence[str]  # for sentences
    labels: Sequence[str]  # for the places of the seats
    words: GameWords
    width: int
    height: int = 40
    ascii_only: bool = False
    over: bool = False
    board: Board = field(default_factory=dict)  # what never changes at the table


def draw_table(scene: Scene) -> RenderableType:
    """The table, by the game's own picture if it has one."""
    name = f"{__name__}.{scene.words.game.key}"
    if importlib.util.find_spec(name) is None:
        name = f"{__name__}.generic"
    picture: RenderableType = importlib.import_module(name).draw(scene)
    return picture
