"""What never changes at a table of Middle Kingdom: the goals as they are printed."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.components import Components
from paravent.core.options import Choices
from paravent.games.middle_kingdom.start import goal_points
from paravent.games.middle_kingdom.vocabulary import GOALS, THE_DRAGON, TYPES


class Goal(TypedDict):
    """A goal, the type that it follows (the Dragon follows none), and its points at the end."""

    type: str | None
    points: int


class Board(TypedDict):
    """What is printed."""

    goals: dict[str, Goal]


def board(players: int, options: Choices, components: Components) -> Board:
    """R1.3: the same for any number of players."""
    printed = zip((*GOALS, THE_DRAGON), (*TYPES, None), goal_points(components), strict=True)
    return {"goals": {goal: {"type": kind, "points": points} for goal, kind, points in printed}}
