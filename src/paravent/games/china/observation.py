"""What a seat of China may know, for learners: hands are hidden but for cards taken openly (Q21).

With two players the Emperor's house follows the two seats, and its cards lie open. The map does
not change during a game, so it is no part of this: `Game.board` has it.
"""

from __future__ import annotations

from paravent.core.observing.features import (
    Observation,
    flag,
    members,
    number,
    pairs,
    seat,
    seats,
    word,
)
from paravent.games.china.numbers import FACE_DOWN
from paravent.games.china.vocabulary import (
    COLOURS,
    PAYMENTS,
    PHASES,
    PROVINCES,
    SPECIALS,
    TALLY,
    TILES,
    TOWNS,
)

HOUSES = 5
DUEL = 2  # seats of the game for two
TURNS = 200
PALACES, EMISSARIES = 20, 9
CARDS = 57
FACES = ("hidden", *TILES)

OBSERVATION = Observation(
    HOUSES,
    number("players", HOUSES),
    number("houses", HOUSES),
    word("phase", PHASES),
    seats("waiting"),
    number("turn", TURNS),
    seat("mover"),
    # The board.
    members("palaces", TOWNS, each=True, beyond=True),
    members("forts", TOWNS),
    number("held", PALACES, by=PROVINCES, each=True, beyond=True),
    number("envoys", EMISSARIES, by=PROVINCES, each=True, beyond=True),
    number("free", PALACES, by=PROVINCES),
    number("palaces_left", PALACES, each=True, beyond=True),
    number("emissaries_left", EMISSARIES, each=True, beyond=True),
    number("forts_left", 1, each=True),
    members("scored", PROVINCES),
    seat("patron", by=PROVINCES),
    number("tally", 500, by=TALLY, each=True),
    # Cards.
    pairs("hand", COLOURS, each=True, beyond=True, owned=True),
    number("hand_size", 4, each=True, beyond=True),
    pairs("known", COLOURS, each=True),
    number("deck_size", CARDS),
    number("row", CARDS, by=COLOURS),
    number("discard", CARDS, by=COLOURS),
    number("shuffles", 2),
    seat("recipient"),
    # The pieces of a turn.
    seat("house"),
    number("placed", 2),
    members("homes", PROVINCES),
    members("vacant", PROVINCES),
    number("wide", 1),
    # Bonus tiles.
    number("bonus", 1),
    word("founding", PROVINCES),
    word("tile", FACES, by=TOWNS, first=FACE_DOWN, when="bonus"),
    number("tiles_left", 6, by=TILES),
    number("won", 18, by=TILES, each=True, beyond=True),
    # The game for two.
    number("influences", 1),
    seat("influence", by=COLOURS),
    number("kept", CARDS, by=COLOURS, each=True, seats=DUEL),
    members("specials", SPECIALS, each=True, seats=DUEL),
    flag("moved"),
    flag("reigned"),
    word("played", PAYMENTS),
)
