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
    hidden = ("me", "phase", "seats", "players", "board")  # a board is printed, it never changes
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
    """A value of a view: words in the reader's language, a line for each of several things."""
    if isinstance(value, Mapping) and any(map(is_nested, value.values())):
        return Group(*(Text(named(key, item, scene)) for key, item in value.items()))
    if isinstance(value, list | tuple) and any(map(is_nested, value)):
        return Group(*(Text(line(item, scene)) for item in value))
    return Text(line(value, scene))


def line(value: Any, scene: Scene) -> str:
    """A value on one line, what is nested in it between brackets."""
    if isinstance(value, Mapping) and value:
        return ", ".join(named(key, item, scene) for key, item in value.items())
    if isinstance(value, list | tuple) and value:
        lines = [(line(item, scene), is_nested(item)) for item in value]
        return ", ".join(f"({text})" if nested else text for text, nested in lines)
    return word(value, scene)


def named(key: Any, value: Any, scene: Scene) -> str:
    text = line(value, scene)
    return f"{label(str(key), scene)} = {f'({text})' if is_nested(value) else text}"


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
