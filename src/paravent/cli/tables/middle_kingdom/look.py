"""How things look: an icon, a letter for plain terminals and a colour for every type."""

from __future__ import annotations

from rich.text import Text

from paravent.cli.tables import Scene
from paravent.games.middle_kingdom.vocabulary import (
    GOALS,
    KINDS,
    THE_DRAGON,
    TYPE_OF_KIND,
    TYPES,
)

PHILOSOPHER = "philosopher"
ICONS = {
    "bureaucrat": ("✎", "B", "#6ca0dc"),
    "peasant": ("❀", "P", "#7bb661"),
    "merchant": ("◉", "M", "#d9a441"),
    "noble": ("♛", "N", "#b98be0"),
    "general": ("⚑", "G", "#e0645c"),
    THE_DRAGON: ("§", "D", "#3fb8af"),
    PHILOSOPHER: ("✪", "*", "#6ca0dc"),
}
TYPE_OF_NAME = {kind: TYPES[TYPE_OF_KIND[number]] for number, kind in enumerate(KINDS)}
GOAL_OF_TYPE = dict(zip(TYPES, GOALS, strict=True)) | {THE_DRAGON: THE_DRAGON}
TYPE_OF_GOAL = {goal: kind_type for kind_type, goal in GOAL_OF_TYPE.items()}


def look(name: str) -> tuple[str, str, str]:
    """Icon, letter and colour of a kind, a type or a goal."""
    return ICONS[name if name in ICONS else TYPE_OF_GOAL.get(name) or TYPE_OF_NAME[name]]


def icon(name: str, scene: Scene) -> str:
    return look(name)[1 if scene.ascii_only else 0]


def colour(name: str) -> str:
    return look(name)[2]


def goal_labels(goals: list[str], scene: Scene) -> Text:
    """Goals as labels in the colours of their types."""
    return Text(" ").join(
        Text(scene.words.noun(goal), f"bold reverse {colour(goal)}") for goal in goals
    )


def bid_face(card: str | None) -> Text:
    """One bid card; None lies face down."""
    face = {None: "?", "reset": "R"}.get(card, card or "")
    return Text(f" {face} ", "bold reverse")
