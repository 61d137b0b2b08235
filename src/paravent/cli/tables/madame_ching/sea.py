"""The middle of the table: the sea with its junks, the missions, the display and the turns."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paravent.cli.tables import LOW, Scene
from paravent.cli.tables.madame_ching.look import (
    SYMBOLS,
    card,
    cards,
    fleet,
    junk,
    labelled,
    loot,
    symbol,
)

CELL = 7
SEA_WIDTH = 8 * CELL
BESIDE = 42  # columns that the missions need beside the sea
LINES = (" ", ":", "!")  # in front of a space: nothing, the first or the second dotted line


def sea(scene: Scene) -> list[RenderableType]:
    """The board, and the missions beside it or below."""
    room = scene.width - SEA_WIDTH - 2
    if room < BESIDE:
        return [board(scene), missions(scene, scene.width)]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(board(scene), missions(scene, room))
    return [grid]


def board(scene: Scene) -> Text:
    """R1.2: the spaces by row with the marks of the junks on them."""
    spaces = {space["space"]: space for space in scene.board["spaces"]}
    lines = []
    for row in range(1, 8):
        line = Text(" " * CELL * (row - 1))
        for column in range(row, 9):
            space = spaces[f"{column}x{row}"]
            before = spaces.get(f"{column - 1}x{row}", space)
            crossed = space["lines"] if space["lines"] > before["lines"] else 0
            line.append(LINES[crossed], "dim")
            line.append_text(cell(f"{column}x{row}", space["number"], scene))
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def cell(space: str, number: int, scene: Scene) -> Text:
    marks = [junk(name, scene) for name, one in fleet(scene) if one["space"] == space]
    text = Text(str(number), "" if marks else "dim")
    for mark in marks:
        text.append_text(mark)
    text.pad_right(CELL - 1 - text.cell_len)
    return text


def missions(scene: Scene, width: int) -> RenderableType:
    """The tiles still on the board, with the junks that would reach them now."""
    cells = []
    laid_out = scene.view["missions"]
    for tile in scene.board["tiles"]:
        name = tile["tile"]
        if name in laid_out and laid_out[name] is None:
            text = Text.assemble(
                (f"{name} ", "dim"),
                (f"{tile['number']} ", "bold"),
                loot(tile["coins"], tile["gems"], tile["encounters"], scene),
            )
            for sails, one in fleet(scene):
                if name in one["missions"]:
                    text.append_text(Text(" "))
                    text.append_text(junk(sails, scene))
            cells.append(text)
    if not cells:
        return Text()
    across = max(1, width // (max(text.cell_len for text in cells) + 2))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for first in range(0, len(cells), across):
        grid.add_row(*cells[first : first + across])
    return grid


def display(scene: Scene) -> list[Text]:
    """The cards that can be drawn this round, and the deck."""
    words, view = scene.words, scene.view
    shown = cards(view["display"], scene)
    if view["hidden"]:
        shown = Text.assemble(("?", "bold reverse"), " ", shown)
    line = labelled(words("table-display"), shown)
    line.append(f" · {words('table-deck', count=view['deck'])}", "dim")
    return [line] if scene.height < LOW else [line, legend(scene)]


def legend(scene: Scene) -> Text:
    """What the icons of the symbols mean."""
    names = [f"{symbol(name, scene)} {scene.words.noun(name)}" for name in SYMBOLS]
    return Text(" · ".join(names), "dim")


def turns(scene: Scene) -> list[Text]:
    """R3.4: the revealed cards in the order of their turns."""
    found = []
    for turn in scene.view["turns"]:
        pointer = ("> " if scene.ascii_only else "▶ ") if turn["now"] else ""
        done = "–" if turn["done"] else ""
        text = Text(f"{pointer}{done}{scene.names[turn['seat']]} ")
        text.append_text(card(turn["card"], scene))
        found.append(text)
    return [labelled(scene.words("table-turns"), Text(" · ").join(found))] if found else []
