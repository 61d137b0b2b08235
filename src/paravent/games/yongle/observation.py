"""What a seat of Yongle may know, for learners: its own cards, and what it has seen of others'."""

from __future__ import annotations

from paravent.core.observing.features import Observation, flag, members, number, seat, seats, word
from paravent.games.yongle.numbers import IN_ROW, NONE
from paravent.games.yongle.vocabulary import (
    BUILDINGS,
    CARDS,
    ENDINGS,
    EVENT_CARDS,
    FAMILIES,
    LASTING,
    MATERIALS,
    PHASES,
    PLOTS,
    RESOURCES,
    SEASONS,
    SITES,
)

SEATS = 4
SLOTS = ("1", "2", "3")  # of the row
ELSEWHERE = ("row", "pile", "box", "lot")  # than in front of a seat
LOOKED_AT = ("1", "2", "3", "4", "5")
LAYERS = 100  # of the building pile
COPIES = 11  # of a card
HAND = 115
FAVOUR = 400
OPEN_PHASES = tuple(phase for phase in PHASES if phase not in ("trust", "lay"))

OBSERVATION = Observation(
    SEATS,
    number("players", SEATS),
    word("phase", PHASES),
    seats("waiting"),
    number("passing", 1),
    number("round", 38),
    seat("first"),
    seat("mover"),
    number("actions", 10),
    seats("constructed"),
    members("cause", ENDINGS[:2]),
    word("event", EVENT_CARDS),
    word("season", SEASONS),
    number("worth", 5, by=RESOURCES),
    number("plot_cost", 5),
    # Buildings.
    seat("place", by=BUILDINGS),
    word("elsewhere", ELSEWHERE, source="place", first=IN_ROW, by=BUILDINGS),
    word("lot", BUILDINGS, each=True),
    seats("lots_due"),
    members("sites", BUILDINGS),
    number("layer", LAYERS, by=SITES),
    word("row", BUILDINGS, by=SLOTS),
    number("built", 31, by=FAMILIES, each=True),
    # Cards.
    number("pile_size", HAND),
    word("top", CARDS, by=LOOKED_AT, known_by="top_knowers"),
    seats("top_knowers", by=LOOKED_AT),
    number("top_size", len(LOOKED_AT)),
    number("discard", COPIES, by=CARDS),
    number("opened", COPIES, by=CARDS),
    number("hand", COPIES, by=CARDS, mine=True),
    number("hand_size", HAND, each=True),
    number("shown", COPIES, by=CARDS, each=True),
    number("seen", COPIES, by=CARDS, each=True, learnt=True),
    # Plots and events.
    number("plot_pile_size", 30),
    number("plot_discard", 3, by=PLOTS),
    number("plots", 3, by=PLOTS, mine=True),
    number("plots_held", 30, each=True),
    seat("lasting", by=LASTING, each=True),
    word("sabotaged", MATERIALS, each=True),
    number("event_spent", 2, by=EVENT_CARDS),
    number("favour", FAVOUR, each=True),
    # What is going on.
    seat("drawer"),
    number("owed", HAND),
    word("site", BUILDINGS),
    number("due", 50, by=MATERIALS, low=-5),
    number("paid", COPIES, by=RESOURCES),
    number("choices", 5),
    word("plot", PLOTS),
    seat("target"),
    word("material", MATERIALS),
    number("toll", HAND),
    # The council.
    seat("trust", each=True, in_phases=OPEN_PHASES),
    flag("trusted", source="trust", first=NONE, each=True),
    number("stake", 5, each=True, in_phases=OPEN_PHASES),
    flag("staked", source="stake", each=True),
    number("laid", COPIES, by=CARDS, each=True, in_phases=OPEN_PHASES),
    number("laid_size", HAND, each=True),
    number("served", SEATS),
    number("wanted", HAND),
)
