"""The map: roads as dots, towns with their owners' marks, names where there is room."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from paravent.cli.tables import Scene
from paravent.cli.tables.china.look import FORT, FREE, PAINT, TILE, mark, paint

SHORTEST = 24  # lines of the map
TALLEST = 36
NARROW_SIDE = 80  # columns of the left edge of the sheet that are bare


class Sheet:
    """A grid of characters with styles; what is written first stays."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def room(self, x: int, y: int, length: int) -> bool:
        inside = x >= 0 and x + length <= self.width and 0 <= y < self.height
        return inside and not any((x + step, y) in self.cells for step in range(length))

    def write(self, x: int, y: int, text: str, style: str) -> None:
        for step, character in enumerate(text):
            self.cells.setdefault((x + step, y), (character, style))

    def text(self) -> Text:
        lines = []
        for y in range(self.height):
            line = Text()
            for x in range(self.width):
                character, style = self.cells.get((x, y), (" ", ""))
                line.append(character, style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def picture(scene: Scene) -> RenderableType:
    """Towns first, then their names and those of provinces, last the roads between them."""
    board = scene.board
    sheet = Sheet(scene.width - 1, max(SHORTEST, min(TALLEST, scene.height - 26)))
    places = {}
    left = min(town["x"] for town in board["towns"].values()) - NARROW_SIDE // 2
    top = min(town["y"] for town in board["towns"].values()) - NARROW_SIDE // 2
    for name, town in board["towns"].items():
        x = (town["x"] - left) * (sheet.width - 12) // (board["width"] - left)
        y = (town["y"] - top) * sheet.height // (board["height"] - top)
        places[name] = (x, y)
        sheet.write(x, y, *town_mark(name, scene))
    for name, region in board["provinces"].items():
        x = (region["dragon"][0] - left) * (sheet.width - 12) // (board["width"] - left)
        y = (region["dragon"][1] - top) * sheet.height // (board["height"] - top)
        title = scene.words.noun(name).upper()
        if sheet.room(x - 2, y, len(title)):
            sheet.write(x - 2, y, title, f"bold {PAINT[region['colour']]}")
    for name, (x, y) in places.items():
        write_name(sheet, scene.words.noun(name), x, y, style_of(name, scene))
    dot = "." if scene.ascii_only else "·"
    for first, second in board["roads"]:
        draw_road(sheet, places[first], places[second], dot)
    return sheet.text()


def style_of(name: str, scene: Scene) -> str:
    """A town has the colour of its province."""
    board = scene.board
    province = board["towns"][name]["provinces"][0]
    return PAINT[board["provinces"][province]["colour"]]


def town_mark(name: str, scene: Scene) -> tuple[str, str]:
    """Owner, fortification and bonus tile of a space."""
    view = scene.view
    owner = view["palaces"].get(name)
    sign = FREE[scene.ascii_only] if owner is None else mark(owner, scene)
    if name in view["forts"]:
        sign += FORT[scene.ascii_only]
    if tile := view["tiles"].get(name):
        sign += TILE[0] if tile == "hidden" else scene.words.noun(tile)[0].upper()
    return sign, style_of(name, scene) if owner is None else f"bold {paint(owner, scene)}"


def write_name(sheet: Sheet, name: str, x: int, y: int, style: str) -> None:
    """Beside the mark, else above or below it, else nowhere."""
    length = len(name)
    start = x + 1
    while (start, y) in sheet.cells and start < x + 4:
        start += 1  # behind a fortification or a tile
    for place in ((start, y), (x - length, y), (x - length // 2, y - 1), (x - length // 2, y + 1)):
        if sheet.room(*place, length):
            sheet.write(*place, name, style)
            return


def draw_road(sheet: Sheet, first: tuple[int, int], second: tuple[int, int], dot: str) -> None:
    """A dotted line, below everything else."""
    (x, y), (to_x, to_y) = first, second
    steps = max(abs(to_x - x) // 2, abs(to_y - y), 1)
    for step in range(1, steps):
        at = (x + (to_x - x) * step // steps, y + (to_y - y) * step // steps)
        if 0 <= at[0] < sheet.width and 0 <= at[1] < sheet.height:
            sheet.write(*at, dot, "dim")
