"""What never changes at a table of Middle Ages: tiles and domains as they are printed."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.components import Components
from paravent.core.options import Choices
from paravent.games.middle_ages.numbers import CARDS_IN_PLAY, LAST_ROUND, PENALTY, ROWS
from paravent.games.middle_ages.start import rates_of, tile_column, types_of
from paravent.games.middle_ages.vocabulary import COUNTED, NUMBERS, TYPES


class Tile(TypedDict):
    """The face of a tile."""

    number: int
    type: str
    peasants: int
    chests: int


class Domain(TypedDict):
    """A column of every fief; what its income counts and pays without tokens (R4.1)."""

    type: str
    rate: int  # coins for a counted tile
    counts: list[str]


class Board(TypedDict):
    """What is printed, and how long a game lasts."""

    rounds: int
    events: list[int]  # the rounds that end with an event, by card from left to right
    penalty: int  # coins that an empty domain costs
    domains: list[Domain]  # from left to right
    tiles: dict[str, Tile]  # every face by number


def board(players: int, options: Choices, components: Components) -> Board:
    """R1, R3.1, R4.1, R9.1, R10.2: the same for any number of players."""
    printed = zip(TYPES, rates_of(components), COUNTED, strict=True)
    faces = zip(
        NUMBERS,
        types_of(components),
        tile_column(components, "peasants", 9),
        tile_column(components, "chests", 9),
        strict=True,
    )
    return {
        "rounds": LAST_ROUND,
        "events": [ROWS * (place + 1) for place in range(CARDS_IN_PLAY)],
        "penalty": PENALTY,
        "domains": [
            {"type": kind, "rate": rate, "counts": list(counts)} for kind, rate, counts in printed
        ],
        "tiles": {
            number: {"number": int(number), "type": kind, "peasants": peasants, "chests": chests}
            for number, kind, peasants, chests in faces
        },
    }
