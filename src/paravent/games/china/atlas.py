"""A board of China from its tables: provinces, spaces, roads, alliances, and where to draw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from paravent.core.components import ORIGINS, Components, Row
from paravent.core.mistakes import Mistake
from paravent.core.numbers import NOBODY
from paravent.games.china.rules import China
from paravent.games.china.vocabulary import ALLIANCES, BOARDS, COLOURS, PROVINCES, TOWNS

SHEET = (1000, 800)  # width and height of the drawing
ROOM_FOR_POINTS = 160
ROOM_FOR_OUTLINES = 12
FEWEST_TILE_SPACES = 2  # R13.2
JUNCTION = 3  # roads


class Table:
    """The rows of one table, checked as they are read."""

    def __init__(self, components: Components, name: str) -> None:
        self.components = components
        self.name = name

    def rows(self) -> list[Row]:
        rows = self.components.tables.get(self.name, [])
        for number, row in enumerate(rows, 1):
            if row.get("origin") not in ORIGINS:
                _refuse("no-origin", self, f"#{number}", known=", ".join(ORIGINS))
        return rows

    def word(self, row: Row, title: str, column: str, known: Sequence[str]) -> str:
        value = row.get(column)
        if value not in known:
            _refuse("bad-word", self, title, column=column, value=value, known=", ".join(known))
        return str(value)

    def words(self, row: Row, title: str, column: str, known: Sequence[str]) -> list[str]:
        """A list of different words, at least one."""
        values = row.get(column)
        if not isinstance(values, list) or not values or len(set(map(str, values))) < len(values):
            _refuse("bad-list", self, title, column=column, known=", ".join(known))
        return [self.word({column: value}, title, column, known) for value in values]

    def number(self, row: Row, title: str, column: str, high: int) -> int:
        value = row.get(column)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= high:
            _refuse("bad-number", self, title, column=column, value=value, low=0, high=high)
        return int(value)

    def point(self, row: Row, title: str, column: str) -> list[int]:
        return self.points({column: [row.get(column)]}, title, column, 1)

    def points(self, row: Row, title: str, column: str, fewest: int) -> list[int]:
        """x and y of every point, one after the other."""
        values = row.get(column)
        found: list[int] = []
        for point in values if isinstance(values, list) else []:
            inside = isinstance(point, list) and len(point) == 2
            if not inside or not all(
                type(place) is int and 0 <= place <= side
                for place, side in zip(point, SHEET, strict=True)
            ):
                _refuse("bad-points", self, title, column=column)
            found += point
        if len(found) < 2 * fewest:
            _refuse("bad-points", self, title, column=column)
        return found


def _refuse(code: str, table: Table, row: str, **details: object) -> NoReturn:
    source = table.components.source
    raise Mistake(f"components-{code}", source=source, table=table.name, row=row, **details)


def read_board(position: China, board: str, components: Components, tiled: bool) -> None:
    """Lay a board out; a Mistake if a table is wrong."""
    read_provinces(position, components)
    read_alliances(position, components)
    read_spaces(position, board, Table(components, "spaces"))
    read_roads(position, board, Table(components, "roads"))
    check_provinces(position, board, Table(components, "spaces"), tiled)


def read_provinces(position: China, components: Components) -> None:
    rows = components.rows("provinces", "province", PROVINCES)
    table, lakes = Table(components, "provinces"), Table(components, "waters")
    colours, dragons, labels = [], [], []
    outlines: list[list[int]] = []
    for province in PROVINCES:
        row = rows[province]
        colours.append(COLOURS.index(table.word(row, province, "colour", COLOURS)))
        dragons += table.point(row, province, "dragon")
        labels += table.point(row, province, "label")
        outlines.append(table.points(row, province, "outline", 3))
    for number, row in enumerate(lakes.rows(), 1):
        outlines.append(lakes.points(row, str(row.get("water", f"#{number}")), "outline", 3))
    points = [place for outline in outlines for place in outline]
    if len(outlines) > ROOM_FOR_OUTLINES or len(points) > 2 * ROOM_FOR_POINTS:
        most = f"{ROOM_FOR_POINTS} / {ROOM_FOR_OUTLINES}"
        _refuse("too-many", table, "outline", most=most)
    position.colour, position.dragon, position.label = colours, dragons, labels
    position.outline = points + [0] * (2 * ROOM_FOR_POINTS - len(points))
    corners = [len(outline) // 2 for outline in outlines]
    position.corners = corners + [0] * (ROOM_FOR_OUTLINES - len(corners))


def read_alliances(position: China, components: Components) -> None:
    """R10.1: fifteen pairs of neighbours."""
    table = Table(components, "alliances")
    numbers = [str(number) for number in range(1, ALLIANCES + 1)]
    rows = components.rows("alliances", "alliance", numbers)
    allies: list[int] = []
    seals: list[int] = []
    for number in numbers:
        pair = table.words(rows[number], number, "provinces", PROVINCES)
        if len(pair) != 2:
            _refuse("bad-list", table, number, column="provinces", known=", ".join(PROVINCES))
        allies += [PROVINCES.index(province) for province in pair]
        for column, side in zip("xy", SHEET, strict=True):
            seals.append(table.number(rows[number], number, column, side))
    position.ally, position.seal = allies, seals


def read_spaces(position: China, board: str, table: Table) -> None:
    """R1.1: palace spaces; R14.1: those of two provinces are border posts."""
    land, beyond = [NOBODY] * len(TOWNS), [NOBODY] * len(TOWNS)
    places_x, places_y = [0] * len(TOWNS), [0] * len(TOWNS)
    sites = [0] * len(PROVINCES)
    posts = ports = 0
    for number, row in enumerate(table.rows(), 1):
        town = table.word(row, f"#{number}", "town", TOWNS)
        if board not in table.words(row, town, "boards", BOARDS):
            continue
        space = TOWNS.index(town)
        if land[space] != NOBODY:
            _refuse("double-row", table, f"{town}, {board}")
        names = table.words(row, town, "provinces", PROVINCES)
        provinces = [PROVINCES.index(name) for name in names]
        if len(provinces) > 2:
            _refuse("bad-list", table, town, column="provinces", known=", ".join(PROVINCES))
        land[space] = provinces[0]
        for province in provinces:
            sites[province] |= 1 << space
        if len(provinces) == 2:
            beyond[space] = provinces[1]
            posts |= 1 << space
            if len({position.colour[province] for province in provinces}) == 1:
                _refuse("bad-list", table, town, column="provinces", known=", ".join(PROVINCES))
        ports |= (row.get("port") is True) << space
        places_x[space] = table.number(row, town, "x", SHEET[0])
        places_y[space] = table.number(row, town, "y", SHEET[1])
    position.land, position.beyond, position.sites = land, beyond, sites
    position.posts, position.ports = posts, ports
    position.town_x, position.town_y = places_x, places_y


def read_roads(position: China, board: str, table: Table) -> None:
    """R1.1: a road joins two palace spaces."""
    land = list(position.land)
    near = [0] * len(TOWNS)
    for number, row in enumerate(table.rows(), 1):
        if board not in table.words(row, f"#{number}", "boards", BOARDS):
            continue
        here = [town for town in TOWNS if land[TOWNS.index(town)] != NOBODY]
        towns = table.words(row, f"#{number}", "towns", here)
        if len(towns) != 2:
            _refuse("bad-list", table, f"#{number}", column="towns", known=", ".join(here))
        first, second = (TOWNS.index(town) for town in towns)
        near[first] |= 1 << second
        near[second] |= 1 << first
    position.near = near


def check_provinces(position: China, board: str, table: Table, tiled: bool) -> None:
    """Every province has palace spaces, and room for two bonus tiles if they are used."""
    for province, sites in zip(PROVINCES, position.sites, strict=True):
        own = sites & ~position.posts
        quiet = [
            town
            for town in range(len(TOWNS))
            if own >> town & 1 and position.near[town].bit_count() < JUNCTION
        ]
        if not own or (tiled and len(quiet) < FEWEST_TILE_SPACES):
            _refuse("too-few", table, f"{province}, {board}", least=FEWEST_TILE_SPACES)
