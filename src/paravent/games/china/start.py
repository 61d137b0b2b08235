"""The first position of China: options, and what the tables of its components say (R1, R2)."""

from __future__ import annotations

from paravent.core.components import Components
from paravent.core.options import Choices, Exclusion, Option
from paravent.games.china.atlas import read_board
from paravent.games.china.rules import China
from paravent.games.china.vocabulary import BOARDS, COLOURS, PIECES, TILES

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
MOST_PALACES = 24  # six chains of four: room in a record of chains
TILES_OF_A_COLOUR = 6  # R13.1
ALL_SPECIALS = 0b111


def begin(players: int, options: Choices, components: Components) -> China:
    """R2: the position before anything is dealt; a Mistake if the tables are wrong."""
    position = China()
    position.board = BOARDS.index(options["board"])
    read_board(position, options["board"], components, tiled=options["bonus"] == "yes")
    copies = components.column("cards", "colour", COLOURS, "copies", 3, PROVINCE_CARDS)
    components.require_sum("cards", "copies", copies, PROVINCE_CARDS)
    position.deck = [number - CARDS_REMOVED[players] for number in copies]
    position.bonus = int(options["bonus"] == "yes")
    if position.bonus:
        position.tiles_left = [TILES_OF_A_COLOUR] * len(TILES)
    position.influences = int(options["influence"] == "yes")
    if players == 2:
        position.specials = [ALL_SPECIALS] * 2
    supply(position, players, components, options["fortifications"] == "yes")
    position.set_up(players, max(3, players))
    return position


def supply(position: China, players: int, components: Components, fortified: bool) -> None:
    """R2.2: pieces for every colour in play; one emissary counts the points (R2.3, Q12)."""
    palaces, emissaries, forts = components.column(
        "pieces", "piece", PIECES, "copies", 1, MOST_PALACES
    )
    houses = max(3, players)
    idle = [0] * (5 - houses)
    position.palaces_left = [palaces] * houses + idle
    position.emissaries_left = [emissaries - 1] * houses + idle
    if fortified:
        position.forts_left = [forts] * players + [0] * (5 - players)
