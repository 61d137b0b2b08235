"""A board of China from its tables: provinces, spaces, roads, alliances, and where to draw them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from paravent.core.components import ORIGINS, Components, Row
from paravent.core.mistakes import Mistake
from paravent.core.numbers import NOBODY
from paravent.games.china.numbers import JUNCTION, PROVINCE_COUNT, TILES_EACH
from paravent.games.china.vocabulary import ALLIANCES, BOARDS, COLOURS, PROVINCES, TOWNS

SHEET = (1000, 800)  # width and height of the drawing
MOST_POINTS = 160  # of all outlines, so that a page can draw them at once
MOST_OUTLINES = 12

Point = tuple[int, int]


def by_town(number: int) -> list[int]:
    return [number] * len(TOWNS)


@dataclass
class Atlas:
    """What is printed on one board: numbers that the rules need, and places on the sheet.

    Provinces, towns and colours are numbered as in the vocabulary; sets have a bit for each.
    """

    colours: list[int] = field(default_factory=list)  # by province
    allies: list[int] = field(default_factory=list)  # alliance n: provinces at 2n and 2n + 1
    land: list[int] = field(default_factory=lambda: by_town(NOBODY))  # by town: its province
    beyond: list[int] = field(default_factory=lambda: by_town(NOBODY))  # a post's other one
    near: list[int] = field(default_factory=lambda: by_town(0))  # towns at the ends of its roads
    sites: list[int] = field(default_factory=lambda: [0] * PROVINCE_COUNT)  # sets of towns
    posts: int = 0  # sets of towns
    ports: int = 0
    labels: list[Point] = field(default_factory=list)  # by province
    dragons: list[Point] = field(default_factory=list)
    outlines: list[list[Point]] = field(default_factory=list)
    waters: list[list[Point]] = field(default_factory=list)
    seals: list[Point] = field(default_factory=list)  # by alliance
    places: list[Point] = field(default_factory=lambda: [(0, 0) for _ in TOWNS])


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

    def place(self, row: Row, title: str) -> Point:
        """The columns x and y."""
        return self.number(row, title, "x", SHEET[0]), self.number(row, title, "y", SHEET[1])

    def point(self, row: Row, title: str, column: str) -> Point:
        (point,) = self.points({column: [row.get(column)]}, title, column, 1)
        return point

    def points(self, row: Row, title: str, column: str, fewest: int) -> list[Point]:
        """Points inside the sheet, x and y of each."""
        values = row.get(column)
        found: list[Point] = []
        for point in values if isinstance(values, list) else []:
            inside = isinstance(point, list) and len(point) == 2
            if not inside or not all(
                type(place) is int and 0 <= place <= side
                for place, side in zip(point, SHEET, strict=True)
            ):
                _refuse("bad-points", self, title, column=column)
            found.append((point[0], point[1]))
        if len(found) < fewest:
            _refuse("bad-points", self, title, column=column)
        return found


def _refuse(code: str, table: Table, row: str, **details: object) -> NoReturn:
    source = table.components.source
    raise Mistake(f"components-{code}", source=source, table=table.name, row=row, **details)


def read_board(board: str, components: Components, *, tiled: bool) -> Atlas:
    """What the tables say of a board; a Mistake if one is wrong."""
    atlas = Atlas()
    read_provinces(atlas, components)
    read_alliances(atlas, components)
    read_spaces(atlas, board, Table(components, "spaces"))
    read_roads(atlas, board, Table(components, "roads"))
    check_provinces(atlas, board, Table(components, "spaces"), tiled)
    return atlas


def read_provinces(atlas: Atlas, components: Components) -> None:
    rows = components.rows("provinces", "province", PROVINCES)
    table, lakes = Table(components, "provinces"), Table(components, "waters")
    for province in PROVINCES:
        row = rows[province]
        atlas.colours.append(COLOURS.index(table.word(row, province, "colour", COLOURS)))
        atlas.dragons.append(table.point(row, province, "dragon"))
        atlas.labels.append(table.point(row, province, "label"))
        atlas.outlines.append(table.points(row, province, "outline", 3))
    for number, row in enumerate(lakes.rows(), 1):
        atlas.waters.append(lakes.points(row, str(row.get("water", f"#{number}")), "outline", 3))
    shapes = [*atlas.outlines, *atlas.waters]
    if len(shapes) > MOST_OUTLINES or sum(map(len, shapes)) > MOST_POINTS:
        _refuse("too-many", table, "outline", most=f"{MOST_POINTS} / {MOST_OUTLINES}")


def read_alliances(atlas: Atlas, components: Components) -> None:
    """R10.1: fifteen pairs of neighbours."""
    table = Table(components, "alliances")
    numbers = [str(number) for number in range(1, ALLIANCES + 1)]
    rows = components.rows("alliances", "alliance", numbers)
    for number in numbers:
        pair = table.words(rows[number], number, "provinces", PROVINCES)
        if len(pair) != 2:
            _refuse("bad-list", table, number, column="provinces", known=", ".join(PROVINCES))
        atlas.allies += [PROVINCES.index(province) for province in pair]
        atlas.seals.append(table.place(rows[number], number))


def read_spaces(atlas: Atlas, board: str, table: Table) -> None:
    """R1.1: palace spaces; R14.1: those of two provinces are border posts."""
    for number, row in enumerate(table.rows(), 1):
        town = table.word(row, f"#{number}", "town", TOWNS)
        if board not in table.words(row, town, "boards", BOARDS):
            continue
        space = TOWNS.index(town)
        if atlas.land[space] != NOBODY:
            _refuse("double-row", table, f"{town}, {board}")
        names = table.words(row, town, "provinces", PROVINCES)
        provinces = [PROVINCES.index(name) for name in names]
        if len(provinces) > 2:
            _refuse("bad-list", table, town, column="provinces", known=", ".join(PROVINCES))
        atlas.land[space] = provinces[0]
        for province in provinces:
            atlas.sites[province] |= 1 << space
        if len(provinces) == 2:
            atlas.beyond[space] = provinces[1]
            atlas.posts |= 1 << space
            if len({atlas.colours[province] for province in provinces}) == 1:
                _refuse("bad-list", table, town, column="provinces", known=", ".join(PROVINCES))
        atlas.ports |= (row.get("port") is True) << space
        atlas.places[space] = table.place(row, town)


def read_roads(atlas: Atlas, board: str, table: Table) -> None:
    """R1.1: a road joins two palace spaces."""
    here = [town for town, province in zip(TOWNS, atlas.land, strict=True) if province != NOBODY]
    for number, row in enumerate(table.rows(), 1):
        if board not in table.words(row, f"#{number}", "boards", BOARDS):
            continue
        towns = table.words(row, f"#{number}", "towns", here)
        if len(towns) != 2:
            _refuse("bad-list", table, f"#{number}", column="towns", known=", ".join(here))
        first, second = (TOWNS.index(town) for town in towns)
        atlas.near[first] |= 1 << second
        atlas.near[second] |= 1 << first


def check_provinces(atlas: Atlas, board: str, table: Table, tiled: bool) -> None:
    """Every province has palace spaces, and room for two bonus tiles if they are used."""
    for province, sites in zip(PROVINCES, atlas.sites, strict=True):
        own = sites & ~atlas.posts
        quiet = [
            town
            for town in range(len(TOWNS))
            if own >> town & 1 and atlas.near[town].bit_count() < JUNCTION
        ]
        if not own or (tiled and len(quiet) < TILES_EACH):
            _refuse("too-few", table, f"{province}, {board}", least=TILES_EACH)
