"""A picture of any table: the view as nested tables and lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import Scene


def draw(scene: Scene) -> RenderableType:
    """Fields of the whole table first, then a column for each seat."""
    hidden = ("me", "phase", "seats", "players")
    view = {key: value for key, value in scene.view.items() if key not in hidden}
    if isinstance(actors := view.get("actors"), list):
        view["actors"] = [scene.names[seat] for seat in actors if seat < len(scene.names)]
    title = Text.assemble((scene.words.title, "bold"), "  ", phase_text(scene))
    parts: list[RenderableType] = [title, fields(view, scene)]
    seats = scene.view.get("seats")
    if isinstance(seats, list) and seats and all(isinstance(seat, Mapping) for seat in seats):
        parts.append(seat_columns(seats, scene))
    return Panel(Group(*parts), box=box.ROUNDED, width=scene.width)


def phase_text(scene: Scene) -> Text:
    phase = scene.view.get("phase")
    return Text(scene.words.phase(phase) if isinstance(phase, str) else "", "italic")


def fields(view: Mapping[str, Any], scene: Scene) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", overflow="fold")
    table.add_column(overflow="fold")
    for key, value in view.items():
        table.add_row(label(key, scene), content(value, scene))
    return table


def seat_columns(seats: list[Mapping[str, Any]], scene: Scene) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(overflow="fold")
    mark = "* " if scene.ascii_only else "● "
    for seat, name in enumerate(scene.labels):
        own = mark if seat == scene.view.get("me") else ""
        table.add_column(Text(own + name, "bold"), overflow="fold")
    for key in dict.fromkeys(key for seat in seats for key in seat):
        cells = [content(seat.get(key), scene) for seat in seats]
        table.add_row(Text(label(key, scene), "dim"), *cells)
    return table


def content(value: Any, scene: Scene) -> RenderableType:
    """A value of a view: words in the reader's language, lists and tables opened up."""
    if isinstance(value, Mapping) and value:
        if any(is_nested(item) for item in value.values()):
            return fields(value, scene)
        pairs = [f"{label(str(key), scene)} = {word(item, scene)}" for key, item in value.items()]
        return Text(", ".join(pairs))
    if isinstance(value, list | tuple) and value:
        if any(is_nested(item) for item in value):
            return Group(*(content(item, scene) for item in value))
        return Text(", ".join(word(item, scene) for item in value))
    return Text(word(value, scene))


def is_nested(value: Any) -> bool:
    return isinstance(value, list | tuple | Mapping)


def word(value: Any, scene: Scene) -> str:
    """A single value; nothing, no and empty are a dash."""
    if value is None or value is False or value in ("", [], {}, ()):
        return "-" if scene.ascii_only else "–"
    if value is True:
        return "x" if scene.ascii_only else "✓"
    return scene.words.noun(str(value))


def label(key: str, scene: Scene) -> str:
    """What a field of the view is called: a message `view-<key>`, a noun, else the field itself."""
    name = key.replace("_", "-")
    for known in (scene.words, scene.words.words):
        if known.has(f"view-{name}"):
            return known(f"view-{name}")
    return scene.words.noun(name).replace("-", " ")
