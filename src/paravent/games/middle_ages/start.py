"""The first position of Middle Ages, from the tables of its components (R1, R2)."""

from __future__ import annotations

from paravent.core.components import Components
from paravent.core.numbers import CHANCE_BIT
from paravent.core.options import Choices, Option
from paravent.games.middle_ages.numbers import (
    ALL_TYPES,
    CARDS_IN_PLAY,
    DRAWING,
    FACES,
    FIEF,
    NONE,
    ROWS,
    SLOTS,
    TYPE_COUNT,
)
from paravent.games.middle_ages.rules import MiddleAges
from paravent.games.middle_ages.vocabulary import CARDS, NUMBERS, TYPES

# R2.3: four event cards by chance, or four that the table picks, from left to right.
PICKED_CARDS = Option("events", dict.fromkeys(range(2, 6), ("random",)), CARDS, 4)

BLUE_TILES, ORANGE_TILES = 52, 32  # R2.1
ORANGE_FROM = 4  # R2.1: players
COPIES = (14, 13, 12, 11, 10, 9, 8, 7)  # R1.1
TOKENS = {"coin": 8, "plot": 8}  # R1.3
MOST_PLAYERS = 5


def begin(players: int, options: Choices, components: Components) -> MiddleAges:
    """R2: the position before the first tile is drawn; a Mistake if the tables are wrong."""
    types = types_of(components)
    blue = tile_column(components, "blue", BLUE_TILES)
    orange = tile_column(components, "orange", ORANGE_TILES)
    check_tiles(components, types, blue, orange)
    tokens = components.column("tokens", "token", tuple(TOKENS), "copies", 0, 99)
    for name, found in zip(TOKENS, tokens, strict=True):
        components.require_sum("tokens", f"copies ({name})", [found], TOKENS[name])
    position = MiddleAges()
    position.face_type = [TYPES.index(name) for name in types]
    position.face_peasants = list(tile_column(components, "peasants", 9))
    position.face_chests = list(tile_column(components, "chests", 9))
    position.rate = list(rates_of(components))
    position.reward = list(components.column("cards", "card", CARDS, "coins", -20, 20))
    position.players, position.width = players, players + 1
    position.coins_left, position.plots_left = TOKENS["coin"], ALL_TYPES
    position.top = position.chosen = NONE
    position.tile = [NONE] * (ROWS * SLOTS)
    position.lord = position.scout = [NONE] * MOST_PLAYERS
    position.tiles = [NONE] * (MOST_PLAYERS * FIEF)
    position.plot = [NONE] * (MOST_PLAYERS * TYPE_COUNT)
    position.pile = list(blue)
    position.reserve = list(orange) if players >= ORANGE_FROM else [0] * FACES
    position.pile_size, position.reserve_size = sum(position.pile), sum(position.reserve)
    picked = PICKED_CARDS.picked(options["events"])
    position.card = [CARDS.index(card) for card in picked] or [NONE] * CARDS_IN_PLAY
    position.gaps = position.width
    position.phase, position.waiting = DRAWING, CHANCE_BIT
    return position


def types_of(components: Components) -> tuple[str, ...]:
    """R1.2: the type of every tile, by number."""
    return components.words("tiles", "number", NUMBERS, "type", TYPES)


def rates_of(components: Components) -> tuple[int, ...]:
    """R4.1: coins for a counted tile, by domain."""
    return components.column("domains", "type", TYPES, "income", 0, 20)


def tile_column(components: Components, column: str, high: int) -> tuple[int, ...]:
    return components.column("tiles", "number", NUMBERS, column, 0, high)


def check_tiles(
    components: Components, types: tuple[str, ...], blue: tuple[int, ...], orange: tuple[int, ...]
) -> None:
    """R1.1, R2.1: the piles must be whole, and every type must have its number of tiles."""
    components.require_sum("tiles", "blue", blue, BLUE_TILES)
    components.require_sum("tiles", "orange", orange, ORANGE_TILES)
    copies = components.column("domains", "type", TYPES, "copies", 0, 84)
    for name, listed, expected in zip(TYPES, copies, COPIES, strict=True):
        components.require_sum("domains", f"copies ({name})", [listed], expected)
        tiles = [blue[face] + orange[face] for face in range(23) if types[face] == name]
        components.require_sum("tiles", f"blue + orange ({name})", tiles, expected)
