"""The first position of China: options, and what the tables of its components say (R1, R2)."""

from __future__ import annotations

from paravent.core.components import Components
from paravent.core.numbers import CHANCE_BIT
from paravent.core.options import Choices, Exclusion, Option
from paravent.games.china.atlas import Atlas, read_board
from paravent.games.china.numbers import (
    ALL_PROVINCES,
    DEALING,
    FEWEST_HOUSES,
    HIDING,
    MOST_CHAINS,
    MOST_HOUSES,
    NONE,
    NOTHING,
    SHORTEST,
)
from paravent.games.china.rules import China
from paravent.games.china.vocabulary import COLOURS, PIECES, PROVINCES, TILES

# R2.1: a side of the board for the number of players; R14.2: Border Disputes has its own.
BOARD = Option(
    "board",
    {
        2: ("3-4",),
        3: ("3-4", "border"),
        4: ("3-4", "4-5", "border"),
        5: ("4-5", "border"),
    },
)
ANYBODY = range(2, 6)
FORTIFICATIONS = Option("fortifications", dict.fromkeys(ANYBODY, ("no", "yes")))  # R11.1
BONUS = Option("bonus", dict.fromkeys(ANYBODY, ("no", "yes")))  # R13.1
# R12.3: influence cards belong to the game for two; R12.9: which can do without them.
INFLUENCE = Option("influence", {2: ("yes", "no"), 3: ("no",), 4: ("no",), 5: ("no",)})
OPTIONS = (BOARD, FORTIFICATIONS, BONUS, INFLUENCE)
EXCLUSIONS = (Exclusion("board", "border", "fortifications", "yes", "R14.2"),)

PROVINCE_CARDS = 57
CARDS_REMOVED = {2: 2, 3: 2, 4: 1, 5: 0}  # of each colour (R2.4)
MOST_PALACES = MOST_CHAINS * SHORTEST
TILES_OF_A_COLOUR = 6  # R13.1
ALL_SPECIALS = 0b111


def begin(players: int, options: Choices, components: Components) -> China:
    """R2: the position before anything is dealt; a Mistake if the tables are wrong."""
    position = China()
    position.players, position.houses = players, max(FEWEST_HOUSES, players)
    tiled = options["bonus"] == "yes"
    lay_out(position, read_board(options["board"], components, tiled=tiled))
    copies = components.column("cards", "colour", COLOURS, "copies", 3, PROVINCE_CARDS)
    components.require_sum("cards", "copies", copies, PROVINCE_CARDS)
    position.deck = [number - CARDS_REMOVED[players] for number in copies]
    position.deck_size = sum(position.deck)
    supply(position, components, fortified=options["fortifications"] == "yes")
    position.influences = int(options["influence"] == "yes")
    if players == 2:
        position.specials = [ALL_SPECIALS] * 2
    position.bonus = int(tiled)
    if tiled:
        position.tiles_left = [TILES_OF_A_COLOUR] * len(TILES)
    position.opened = 0 if tiled else ALL_PROVINCES
    position.needs = [NOTHING] * 2
    position.founding = position.played = NONE
    position.phase = HIDING if tiled else DEALING
    position.waiting = CHANCE_BIT
    return position


def lay_out(position: China, atlas: Atlas) -> None:
    """R1.1: the board, without any piece."""
    position.colour, position.ally = atlas.colours, atlas.allies
    position.land, position.beyond, position.near = atlas.land, atlas.beyond, atlas.near
    position.sites, position.posts, position.ports = atlas.sites, atlas.posts, atlas.ports
    position.free = [towns.bit_count() for towns in atlas.sites]
    position.patron = [NONE] * len(PROVINCES)
    position.influence = [NONE] * len(COLOURS)


def supply(position: China, components: Components, *, fortified: bool) -> None:
    """R2.2: pieces for every colour in play; one emissary counts the points (R2.3, Q12)."""
    palaces, emissaries, forts = components.column(
        "pieces", "piece", PIECES, "copies", 1, MOST_PALACES
    )
    idle = [0] * (MOST_HOUSES - position.houses)
    position.palaces_left = [palaces] * position.houses + idle
    position.emissaries_left = [emissaries - 1] * position.houses + idle
    if fortified:
        players = position.players
        position.forts_left = [forts] * players + [0] * (MOST_HOUSES - players)
