"""What a seat of Middle Kingdom may know, for learners: all but the sealed bids of others (Q33)."""

from __future__ import annotations

from paravent.core.observing.features import Observation, members, number, seat, seats, word
from paravent.games.middle_kingdom.vocabulary import BIDS, GOALS, KINDS, PHASES, THE_DRAGON, TYPES

SEATS = 5
LANES = ("1", "2")  # bids of a seat
PLACES = tuple(str(place) for place in range(1, 11))  # of all bids in a row
COPIES = 15  # of a kind, at most
CARDS = 62
TURNS = 40

OBSERVATION = Observation(
    SEATS,
    number("players", SEATS),
    word("phase", PHASES),
    seats("waiting"),
    number("turn", TURNS),
    number("lanes", len(LANES)),
    number("row", 5),
    number("deck", COPIES, by=KINDS),
    number("deck_size", CARDS),
    number("shown", COPIES, by=(*KINDS, THE_DRAGON)),
    number("removed", COPIES, by=KINDS),
    number("pile", COPIES, by=KINDS, each=True),
    number("slipped", COPIES, by=TYPES, each=True),
    seat("goal", by=GOALS),
    seat("dragon"),
    number("dragon_turn", TURNS, each=True),
    number("prestige", TURNS, each=True),
    seat("last_gainer"),
    members("hand", BIDS, each=True),
    members("discard", BIDS, each=True),
    word("under", BIDS, by=LANES, each=True),
    word("laid", BIDS, by=LANES, each=True, set_in="open"),
    number("to_lay", len(LANES), each=True),
    seat("held_back"),
    number("open", 1),
    seats("resets"),
    seats("aside"),
    seat("bonus", step=len(LANES)),
    number("tied", 2, by=LANES, each=True),
    seat("queue", by=PLACES, step=len(LANES), upto="queued"),
    number("queued", len(PLACES)),
    number("served", len(PLACES)),
    seat("drawer", by=PLACES, upto="draws"),
    word("drawn", KINDS, by=PLACES, upto="drawn_size"),
    number("draws", len(PLACES)),
    number("drawn_size", len(PLACES)),
    word("checking", TYPES),
    seats("answered"),
    word("wanted", GOALS),
)
