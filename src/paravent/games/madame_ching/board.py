"""What never changes at a table of Madame Ching: the faces of cards, the sea, tiles and seats."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.components import Components
from paravent.core.numbers import NOBODY
from paravent.core.options import Choices
from paravent.games.madame_ching.numbers import LAST_ROW, WORLDS_END
from paravent.games.madame_ching.start import (
    Missions,
    colours,
    lanes,
    lines,
    missions,
    points,
    round_limit,
    symbols,
)
from paravent.games.madame_ching.vocabulary import (
    COLOURS,
    GEMS,
    JUNKS,
    NUMBERS,
    PILOTS,
    SPACES,
    SYMBOLS,
    TILES,
)


class Face(TypedDict):
    """What a card of an expedition shows besides its number."""

    colour: str
    symbol: str | None


class Space(TypedDict):
    """A space of the board and where the two ways lead from it."""

    space: str  # cards x row
    number: int
    cards: int
    row: int
    lines: int  # dotted lines that lie behind it
    end: bool  # the world's end
    hong_kong: bool
    straight: str | None
    diagonal: str | None


class Tile(TypedDict):
    """A mission tile and what it pays."""

    tile: str
    number: int
    coins: int
    gems: dict[str, int]
    encounters: int


class Fleet(TypedDict):
    """The junks of a seat, and with whom it plays."""

    junks: list[str]
    partner: int | None


class Board(TypedDict):
    """What never changes at a table."""

    rounds: int  # the last one
    teams: bool
    fortune: int  # cards that an expedition in vain needs for sea fortune
    cards: dict[str, Face]  # by number, and the Pilots by kind
    spaces: list[Space]
    tiles: list[Tile]  # ascending; not all of them are laid out
    points: dict[str, int]  # of gems, Treasures, the China Pearl and Hong Kong
    seats: list[Fleet]


def board(players: int, options: Choices, components: Components) -> Board:
    """R1 in words, and what the setup adds to it."""
    teams = options["teams"] == "yes"
    return {
        "rounds": round_limit(components),
        "teams": teams,
        "fortune": int(options["fortune"]),
        "cards": faces(colours(components), symbols(components)),
        "spaces": spaces(*lines(components)),
        "tiles": tiles(missions(components)),
        "points": points(components),
        "seats": [fleet(seat, lanes(players), teams) for seat in range(players)],
    }


def faces(colour_of: list[int], symbol_of: list[int]) -> dict[str, Face]:
    """R1.1: every navigation card by its number, and the Pilots by their kind."""
    found: dict[str, Face] = {}
    for name, colour, symbol in zip(NUMBERS, colour_of[1:], symbol_of[1:], strict=True):
        sign = None if symbol == NOBODY else SYMBOLS[symbol]
        found[name] = {"colour": COLOURS[colour], "symbol": sign}
    for pilot, sign in zip(PILOTS, (*SYMBOLS, None), strict=True):
        found[pilot] = {"colour": "pilot", "symbol": sign}
    return found


def spaces(first: list[int], second: list[int]) -> list[Space]:
    """R1.2, R1.3: the 35 spaces; the lines are given by row."""
    found: list[Space] = []
    for name in SPACES:
        cards, row = map(int, name.split("x"))
        straight, diagonal = f"{cards + 1}x{row}", f"{cards + 1}x{row + 1}"
        found.append(
            {
                "space": name,
                "number": cards * row,
                "cards": cards,
                "row": row,
                "lines": (cards >= first[row]) + (cards >= second[row]),
                "end": cards == WORLDS_END,
                "hong_kong": row == LAST_ROW,
                "straight": straight if straight in SPACES else None,
                "diagonal": diagonal if diagonal in SPACES else None,
            }
        )
    return found


def tiles(printed: Missions) -> list[Tile]:
    """R1.4: all tiles of the box."""
    return [
        {
            "tile": name,
            "number": printed.number[tile],
            "coins": printed.coins[tile],
            "gems": {
                gem: row[tile] for gem, row in zip(GEMS, printed.gems, strict=True) if row[tile]
            },
            "encounters": printed.encounters[tile],
        }
        for tile, name in enumerate(TILES)
    ]


def fleet(seat: int, junks: int, teams: bool) -> Fleet:
    """R12.1, R13.1: two junks each with two players; partners sit opposite each other."""
    return {
        "junks": list(JUNKS[seat * junks : (seat + 1) * junks]),
        "partner": seat ^ 2 if teams else None,
    }
