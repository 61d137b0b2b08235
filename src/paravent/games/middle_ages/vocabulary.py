"""The words of Middle Ages: domains, tiles, event cards, phases, acts and events."""

from __future__ import annotations

from paravent.core.events import SEAT, Event, Events
from paravent.core.notation import Notation

TYPES = ("field", "mill", "village", "rampart", "market", "barracks", "church", "palace")
NUMBERS = tuple(str(number) for number in range(1, 24))  # on the backs; a face for each (Q1)
PILES = ("blue", "orange", "discards")
CARDS = (
    "skilled-trades",
    "precious-goods",
    "alliance",
    "barbarian-invasion",
    "black-death",
    "new-defences",
    "triumphant-return",
    "many-births",
    "peasant-revolt",
    "restoration",
    "good-harvests",
    "rebuilding-aid",
    "vast-estate",
    "lavish-ceremonies",
    "earthquake",
)
# R4.1: the types that an income counts, by domain.
COUNTED: tuple[tuple[str, ...], ...] = (
    ("field",),
    ("mill",),
    ("village", "rampart"),
    ("field", "rampart"),
    ("mill", "market"),
    ("village", "barracks"),
    ("church",),
    ("palace",),
)
TALLY = (*TYPES, "events", "paid", "missing")
SEAT_NUMBERS = ("0", "1", "2", "3", "4")
SLOT_NUMBERS = ("1", "2", "3", "4", "5", "6")
PLACES = tuple(f"{row} {slot}" for row in range(1, 5) for slot in range(1, 7))
PHASES = (
    "draw",
    "card",
    "lot",
    "first",
    "lord",
    "village",
    "rampart",
    "church",
    "palace",
    "plot",
    "restoration",
    "over",
)

NOTATION = Notation(
    ("draw", NUMBERS),  # chance: the number on the tile that now tops the pile (R8.3)
    ("card", CARDS),  # chance: the next event card from left to right (R2.3)
    ("lot", SEAT_NUMBERS),  # chance: the next seat of the first placement (R2.4)
    ("lord", SLOT_NUMBERS),  # the lord goes to this tile of the row that comes next (R2.5, R3.4)
    ("restore", NUMBERS),  # a tile comes back from the graveyard (R5.3, R9.5)
    ("scout", PLACES),  # the scout reserves the tile of this row and slot (R5.4)
    ("coin", TYPES),  # a coin token goes under this domain (R5.7)
    ("plot", TYPES),  # a plot token of this type is chosen (R5.8)
    ("under", TYPES),  # the chosen plot token goes under this domain (R5.8)
    deals=3,
)

EVENTS = Events(
    Event("turned", {"number": NUMBERS}, reveals=True),
    Event("renewed", {"pile": PILES, "tiles": SEAT}),
    Event("filled", {"row": SEAT}),
    Event("revealed", {"type": TYPES, "number": NUMBERS, "row": SEAT}, reveals=True),
    Event("foretold", {"card": CARDS, "place": SEAT}, reveals=True),
    Event("ordered", {"seat": SEAT, "place": SEAT}, reveals=True),
    Event("began", {"round": SEAT}),
    Event("discarded", {"type": TYPES, "number": NUMBERS}),
    Event("moved", {"seat": SEAT, "type": TYPES, "number": NUMBERS}),
    Event("returned", {"seat": SEAT}),
    Event("gained", {"seat": SEAT, "type": TYPES, "number": NUMBERS}),
    Event("earned", {"seat": SEAT, "type": TYPES, "coins": SEAT}),
    Event("milled", {"seat": SEAT, "payer": SEAT, "coins": SEAT}),
    Event("attacked", {"seat": SEAT, "victim": SEAT}),
    Event("destroyed", {"seat": SEAT, "type": TYPES, "number": NUMBERS}),
    Event("plundered", {"seat": SEAT, "victim": SEAT, "coins": SEAT}),
    Event("restored", {"seat": SEAT, "type": TYPES, "number": NUMBERS}),
    Event("scouted", {"seat": SEAT, "type": TYPES, "row": SEAT}),
    Event("minted", {"seat": SEAT, "type": TYPES}),
    Event("chose", {"seat": SEAT, "plot": TYPES}),
    Event("extended", {"seat": SEAT, "plot": TYPES, "type": TYPES}),
    Event("collected", {"seat": SEAT, "type": TYPES, "coins": SEAT}),
    Event("happened", {"card": CARDS, "round": SEAT}),
    Event("rewarded", {"seat": SEAT, "coins": SEAT}),
    Event("fined", {"seat": SEAT, "coins": SEAT}),
    Event("penalised", {"seat": SEAT, "coins": SEAT, "domains": SEAT}),
)
