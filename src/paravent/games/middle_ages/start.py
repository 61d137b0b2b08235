"""The first position of Middle Ages, from the tables of its components (R1, R2)."""

from __future__ import annotations

from paravent.core.components import Components
from paravent.core.options import Choices, Option
from paravent.games.middle_ages.rules import MiddleAges
from paravent.games.middle_ages.vocabulary import CARDS, NUMBERS, TYPES

# R2.3: four event cards by chance, or four that the table picks, from left to right.
PICKED_CARDS = Option("events", dict.fromkeys(range(2, 6), ("random",)), CARDS, 4)

BLUE_TILES, ORANGE_TILES = 52, 32  # R2.1
ORANGE_FROM = 4  # R2.1: players
COPIES = (14, 13, 12, 11, 10, 9, 8, 7)  # R1.1
TOKENS = {"coin": 8, "plot": 8}  # R1.3
NONE = -1


def begin(players: int, options: Choices, components: Components) -> MiddleAges:
    """R2: the position before the first tile is drawn; a Mistake if the tables are wrong."""
    types = components.words("tiles", "number", NUMBERS, "type", TYPES)
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
    position.rate = list(components.column("domains", "type", TYPES, "income", 0, 20))
    position.reward = list(components.column("cards", "card", CARDS, "coins", -20, 20))
    position.coins_left = TOKENS["coin"]
    position.pile = list(blue)
    position.reserve = list(orange) if players >= ORANGE_FROM else [0] * len(NUMBERS)
    picked = PICKED_CARDS.picked(options["events"])
    position.card = [CARDS.index(card) for card in picked] or [NONE] * 4
    position.set_up(players)
    return position


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
