"""What a seat of Middle Ages may know, for learners: all but the order of the piles (Q19)."""

from __future__ import annotations

from paravent.core.observing.features import Observation, members, number, seat, seats, word
from paravent.games.middle_ages.vocabulary import (
    CARDS,
    NUMBERS,
    PHASES,
    PILES,
    PLACES,
    TALLY,
    TYPES,
)

SEATS = 5
ORDER = tuple(str(place) for place in range(1, SEATS + 1))
ROUNDS = tuple(str(place) for place in range(1, 17))  # and so many tiles has a fief
TILES = 84
COINS = 2_000

OBSERVATION = Observation(
    SEATS,
    number("players", SEATS),
    word("phase", PHASES),
    seats("waiting"),
    number("round", len(ROUNDS)),
    number("width", 6),
    word("tile", NUMBERS, by=PLACES),
    word("lord", PLACES, each=True),
    word("scout", PLACES, each=True),
    seat("queue", by=ORDER),
    number("served", SEATS),
    number("pile", TILES, by=NUMBERS),
    number("pile_size", TILES),
    word("pile_kind", PILES),
    word("top", NUMBERS),
    number("reserve", TILES, by=NUMBERS),
    number("reserve_size", TILES),
    number("discard", TILES, by=NUMBERS),
    number("discards", TILES),
    number("filled", 4),
    number("gaps", 6),
    word("card", CARDS, by=("1", "2", "3", "4")),
    number("happened", 4),
    number("tiles", len(NUMBERS), by=ROUNDS, each=True, low=-1),
    number("owned", len(ROUNDS), by=TYPES, each=True),
    number("grave", len(ROUNDS), by=NUMBERS, each=True),
    number("graves", len(ROUNDS), each=True),
    number("peasants", COINS, each=True),
    number("chests", COINS, each=True),
    number("money", COINS, each=True, low=-COINS),
    number("earned", COINS, by=TALLY, each=True, low=-COINS),
    members("coins", TYPES, each=True),
    word("plot", TYPES, by=TYPES, each=True),
    number("coins_left", len(TYPES)),
    members("plots_left", TYPES),
    word("chosen", TYPES),
)
