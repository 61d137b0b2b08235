"""The words of Middle Kingdom: cards, bids, goals, phases, acts and events."""

from __future__ import annotations

from paravent.core.events import SEAT, Event, Events
from paravent.core.notation import Notation

TYPES = ("bureaucrat", "peasant", "merchant", "noble", "general")
KINDS = (
    "bureaucrat",
    "philosopher",
    "peasant",
    "merchant",
    "noble-2",
    "noble-3",
    "noble-4",
    "general",
)
TYPE_OF_KIND = (0, 0, 1, 2, 3, 3, 3, 4)
BIDS = ("reset", "1", "2", "3", "4", "5", "6", "7")
GOALS = ("palace", "harvest", "market", "heir", "emperor")  # in the order of their TYPES
THE_DRAGON = "dragon"
TALLY = (
    "nobles",
    "generals",
    "philosopher",
    "goals",
    "prestige",
    "missing",
    "peasants",
    "bureaucrats",
)
PHASES = (
    "reveal",
    "bid",
    "palace",
    "harvest",
    "emperor",
    "exchange",
    "pick",
    "draw",
    "heir",
    "market",
    "goal",
    "over",
)
STACKS = tuple(f"{card} on {under}" for under in BIDS[1:] for card in BIDS)

NOTATION = Notation(
    ("reveal", KINDS),  # chance: a card comes on display (R2.3, R13.1)
    ("draw", KINDS),  # chance: a card for a stack tied again (R7.8)
    ("bid", BIDS),  # a single bid (R4.1)
    ("add", STACKS),  # a card on a tied bid (R7.2)
    ("keep", ("",)),  # no Harvest swap (R4.3)
    ("swap", BIDS[1:]),  # Harvest: this card in place of Reset (R4.3)
    ("favour", BIDS),  # Emperor: the bid with this card on top gets the half (R16.5)
    ("exchange", KINDS),  # the Dragon for this card (R9.1)
    ("pick", (*KINDS, THE_DRAGON)),  # R5.1, R9.3
    ("join", TYPES),  # Market: the pile that a gained Merchant joins (R10.1)
    ("take", KINDS),  # Heir (R11.1)
    ("pass", ("",)),  # Heir: take nothing
    ("claim", GOALS),  # a goal that nobody owns (R8.1)
    ("leave", GOALS),  # leave it free (Q6)
    deals=2,
)

ENDINGS = ("deck", "ties")  # R13.2, R7.9
EVENTS = Events(
    Event("revealed", {"kind": KINDS}, reveals=True),
    Event("laid", {"seat": SEAT, "card": BIDS, "under": SEAT}, sealed=("card", "under")),
    Event("showed", {"seat": SEAT, "card": BIDS, "under": SEAT}, reveals=True),
    Event("kept", {"seat": SEAT}),
    Event("swapped", {"seat": SEAT, "card": BIDS}),
    Event("favoured", {"seat": SEAT, "card": BIDS}),
    Event("tied", {"seat": SEAT, "card": BIDS, "under": SEAT}),
    Event("exchanged", {"seat": SEAT, "kind": KINDS}),
    Event("picked", {"seat": SEAT, "kind": KINDS}),
    Event("honoured", {"seat": SEAT}),
    Event("missed", {"seat": SEAT}),
    Event("drew", {"seat": SEAT, "kind": KINDS}, reveals=True),
    Event("joined", {"seat": SEAT, "type": TYPES}),
    Event("took", {"seat": SEAT, "kind": KINDS}),
    Event("passed", {"seat": SEAT}),
    Event("claimed", {"seat": SEAT, "goal": GOALS, "loser": SEAT}),
    Event("left", {"seat": SEAT, "goal": GOALS}),
    Event("removed", {"kind": KINDS}),
    Event("recovered", {"seat": SEAT}),
    Event("assigned", {"seat": SEAT}),
    Event("crowned", {"seat": SEAT}),
    Event("ended", {"reason": ENDINGS}),
    Event("began", {"round": SEAT}),  # a turn of everybody
)
