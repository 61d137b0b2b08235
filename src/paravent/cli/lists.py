"""Lists on the screen: the story above the question, and the choices below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from paravent.cli.choices import choice_keys
from paravent.cli.console import is_ascii

if TYPE_CHECKING:
    from paravent.cli.session import Session

FEWEST_ROWS = 5  # of choices, however low the screen is


def story(console: Console, sentences: list[str], lines: int) -> Grid:
    """A line for each sentence; where there is no room for that, all in one paragraph."""
    bullet = Text(" -" if is_ascii(console) else " •", "dim")
    told = sentences if len(sentences) <= lines else [paragraph(console, sentences, lines)]
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for sentence in told:
        grid.add_row(bullet, sentence)
    return grid


def paragraph(console: Console, sentences: list[str], lines: int) -> str:
    """The latest sentences that fit into so many lines."""
    told = ""
    for sentence in reversed(sentences):
        longer = f"{sentence} {told}".rstrip()
        if len(Text(f"… {longer}").wrap(console, console.width - 4)) > lines:
            return f"… {told}"
        told = longer
    return told


def choice_list(session: Session, offers: list[str], room: int) -> Group:
    """The offers with their keys, in as many columns as fit, on as many pages as it takes.

    Enter turns the page; what is not shown can be typed all the same.
    """
    console = session.console
    entries = [
        Text.assemble((f" {key} ", "bold reverse"), " ", session.game_words.act(act))
        for key, act in zip(choice_keys(offers), offers, strict=True)
    ]
    width = max(entry.cell_len for entry in entries) + 3
    fit = max(1, min(len(entries), (console.width - 1) // width))
    columns = -(-len(entries) // -(-len(entries) // fit))  # rows of even length
    rows = [entries[first : first + columns] for first in range(0, len(entries), columns)]
    most = max(FEWEST_ROWS, room)
    if not console.is_terminal or len(rows) <= most:
        return Group(grid_of(rows))
    most -= 1  # for the line that says so
    first = session.page % -(-len(rows) // most) * most
    shown = rows[first : first + most]
    start = first * columns + 1
    last = start - 1 + sum(map(len, shown))
    where = session.words("more-choices", first=start, last=last, all=len(entries))
    return Group(grid_of(shown), Text(where, "dim"))


def grid_of(rows: list[list[Text]]) -> Grid:
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for row in rows:
        grid.add_row(*row)
    return grid
