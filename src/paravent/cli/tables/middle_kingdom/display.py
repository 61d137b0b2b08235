"""The middle of the table: the cards on display, the deck, the free goals."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import Scene
from paravent.cli.tables.middle_kingdom.look import TYPE_OF_NAME, colour, goal_labels, icon
from paravent.games.middle_kingdom.vocabulary import THE_DRAGON, TYPES

CARD_WIDTH = 15
DECK_WIDTHS = {3: 48, 2: 32}  # by number of columns


def middle(scene: Scene) -> RenderableType:
    """The cards side by side; the deck and the goals beside them, or below if there is no room."""
    cards: list[RenderableType] = [card(name, scene) for name in scene.view["display"]]
    if not cards:
        cards = [Panel(Text(scene.words("table-empty"), "dim"), box=box.ROUNDED, height=4)]
    row = Table.grid(padding=(0, 1, 0, 0))
    room = scene.width - sum(CARD_WIDTH + 1 if scene.view["display"] else 25 for _ in cards)
    tail = last_line(scene)
    columns = next((count for count, width in DECK_WIDTHS.items() if room >= width), 0)
    if columns == 0:
        row.add_row(*cards)
        return Group(row, deck(scene, len(TYPES)), *tail)
    if columns == 3 and all(line.cell_len <= room for line in tail):
        row.add_row(*cards, Group(deck(scene, columns), *tail))
        return row
    row.add_row(*cards, deck(scene, columns))
    return Group(row, *tail)


def card(name: str, scene: Scene) -> Panel:
    """One little card: its icon, its value, its name."""
    value = name.rpartition("-")[2] if name.startswith("noble") else ""
    face = Table.grid(expand=True)
    face.add_column()
    face.add_column(justify="right")
    face.add_row(icon(name, scene), value)
    return Panel(
        Group(face, Text(scene.words.noun("noble" if value else name), justify="center")),
        box=box.HEAVY if name == THE_DRAGON else box.ROUNDED,
        style=f"bold #16161a on {colour(name)}",
        width=CARD_WIDTH,
    )


def last_line(scene: Scene) -> list[Text]:
    """Who still has to pick, else which goals are free."""
    words, view = scene.words, scene.view
    if view["order"]:
        names = [scene.names[seat] for seat in view["order"]]
        return [Text.assemble((words("table-order") + " ", "dim"), " › ".join(names))]
    free = [goal for goal, owner in view["goals"].items() if owner is None and goal != THE_DRAGON]
    if free:
        return [Text.assemble((words("table-free") + " ", "dim"), goal_labels(free, scene))]
    return []


def deck(scene: Scene, columns: int) -> RenderableType:
    """How many cards are left, by type: everybody can work that out. It also explains the icons."""
    counts = dict.fromkeys(TYPES, 0)
    for kind, copies in scene.view["unseen"].items():
        counts[TYPE_OF_NAME[kind]] += copies
    cells = [
        Text(f"{icon(name, scene)} {scene.words.noun(name)} {copies}", colour(name))
        for name, copies in counts.items()
    ]
    table = Table.grid(padding=(0, 2, 0, 0))
    for first in range(0, len(cells), columns):
        table.add_row(*cells[first : first + columns])
    return Group(Text(scene.words("table-deck", count=scene.view["deck"])), table)
