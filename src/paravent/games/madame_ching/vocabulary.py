"""The words of Madame Ching: cards, tiles, phases, acts and events."""

from __future__ import annotations

from paravent.core.events import SEAT, Event, Events
from paravent.core.notation import Notation

NUMBERS = tuple(str(number) for number in range(1, 56))  # navigation cards
COLOURS = ("white", "light-blue", "green", "yellow", "red", "dark-blue")
SYMBOLS = ("map", "lantern", "kite", "sword")
SKILLS = ("cartography", "night", "meteorology", "combat", "elite")  # in the order of SYMBOLS
JUNKS = ("red", "blue", "yellow", "beige")
GEMS = ("blue", "red", "white")
TILES = tuple("abcdefghijklmnopqrstuvw")  # missions, ascending by their numbers
SPACES = tuple(f"{cards}x{rows}" for rows in range(1, 8) for cards in range(rows, 9))
SPACE_NUMBERS = tuple(cards * rows for rows in range(1, 8) for cards in range(rows, 9))  # R1.2
SIRENS = tuple(f"siren-{symbol}" for symbol in SYMBOLS)
PILOTS = (*(f"pilot-{symbol}" for symbol in SYMBOLS), "pilot")
TREASURES = ("treasure-1", "treasure-2", "treasure-3")
KINDS = (  # encounter cards
    "ching",
    "thief",
    *SIRENS,
    "traitor",
    "sea-dog",
    *PILOTS,
    "oracle",
    "merchant",
    *TREASURES,
)
PLAYABLE = KINDS[1:14]  # by the act `play`: Thief to Oracle
CARDS = (*NUMBERS, *PILOTS)  # what an expedition is made of
HIDDEN = "hidden"
TALLY = (
    "coins",
    "blue",
    "red",
    "white",
    "skills",
    "pearl",
    "hong-kong",
    "merchants",
    "treasures",
    "partner",
)
PHASES = (
    "missions",  # chance: the tiles are laid out (R2.1)
    "hands",  # chance: first hands (R2.2)
    "display",  # chance: cards for this round (R3.2)
    "choose",
    "junk",
    "mission",
    "skills",
    "launch",  # never asked: between two expeditions
    "meet",  # chance: an encounter card
    "share",
    "turn",
    "target",
    "defend",
    "siren",
    "seize",
    "return",
    "gem",  # chance: what the Thief catches
    "loot",  # chance: what the Traitor catches
    "supply",  # chance: a navigation card from the deck
    "take",
    "pass",
    "over",
)

NOTATION = Notation(
    ("place", TILES),  # chance: a mission tile (R2.1)
    ("deal", NUMBERS),  # chance: a navigation card (R2.2, R3.2, R7.2, R7.4)
    ("meet", KINDS),  # chance: an encounter card (R8.1)
    ("steal", GEMS),  # chance: the Thief's gem (R8.3)
    ("lose", KINDS),  # chance: the Traitor's card (R8.5)
    ("choose", NUMBERS),  # R3.3
    ("sail", JUNKS),  # which junk the card is for (R13.3)
    ("claim", TILES),  # R5.1, R7.6
    ("pass", ("",)),  # no mission with Meteorology (R7.6)
    ("learn", SKILLS),  # R6.1
    ("ching", SYMBOLS),  # Madame Ching adds a symbol (R8.2)
    ("add", NUMBERS),  # Night sailing (R7.3)
    ("use", ("cartography", "combat")),  # R7.2, R7.5
    ("play", PLAYABLE),  # R8
    ("attack", JUNKS),  # whom (R9.1)
    ("cancel", PILOTS),  # R9.2
    ("accept", ("",)),  # R9.2
    ("turn", CARDS[:-1]),  # Siren (R8.4)
    ("take", (*NUMBERS, HIDDEN)),  # from the display or with Combat (R10.1, R7.5)
    ("give", NUMBERS),  # with Combat or to a partner (R7.5, R12.2)
    ("share", ("",)),  # a gained encounter card goes to the partner (R12.3)
    ("keep", ("",)),  # R12.2, R12.3
    ("done", ("",)),  # R6.2, R8.1
    deals=5,
)

MEANS = ("combat", "thief", "siren", "traitor")  # R9.1
WAYS = ("straight", "diagonal")
CAUSES = ("line-1", "line-2", "mission", "fortune", "oracle")  # of a gained encounter card
SUPPLIES = ("start", "cartography", "night")  # of a card from the deck
DECKS = ("navigation", "encounters")
ENDINGS = ("missions", "pearl", "rounds")

EVENTS = Events(
    # Setting up and the round.
    Event("placed", {"tile": TILES}, reveals=True),
    Event("surplus", {"tile": TILES}, reveals=True),
    Event("drew", {"seat": SEAT, "drawn": NUMBERS, "cause": SUPPLIES}, sealed=("drawn",)),
    Event("round", {"round": SEAT}),
    Event("covered", {}, reveals=True),
    Event("shown", {"card": NUMBERS}, reveals=True),
    Event("shuffled", {"deck": DECKS}),
    Event("chose", {"seat": SEAT, "card": NUMBERS}, sealed=("card",)),
    Event("revealed", {"seat": SEAT, "card": NUMBERS}, reveals=True),
    # The expedition.
    Event("launched", {"seat": SEAT, "junk": JUNKS, "card": NUMBERS}),
    Event("sailed", {"seat": SEAT, "junk": JUNKS, "card": NUMBERS}),
    Event("moved", {"junk": JUNKS, "space": SPACES, "way": WAYS}),
    Event("crossed", {"seat": SEAT, "junk": JUNKS, "line": SEAT}),
    Event("plundered", {"seat": SEAT, "junk": JUNKS}),
    Event("returned", {"seat": SEAT, "junk": JUNKS, "space": SPACES}),
    Event("claimed", {"seat": SEAT, "tile": TILES, "number": SEAT}),
    Event("earned", {"seat": SEAT, "coins": SEAT}),
    Event("won", {"seat": SEAT, "gem": GEMS, "count": SEAT}),
    Event("passed", {"seat": SEAT}),
    Event("learned", {"seat": SEAT, "skill": SKILLS}),
    Event("stopped", {"seat": SEAT}),
    Event("commanded", {"seat": SEAT}),
    Event("met", {"seat": SEAT, "kind": KINDS, "cause": CAUSES}, sealed=("kind",)),
    Event("empty", {"seat": SEAT, "deck": DECKS}),
    Event("shared", {"seat": SEAT, "to": SEAT, "given": KINDS}, sealed=("given",)),
    Event("got", {"seat": SEAT, "from": SEAT, "gift": KINDS}, sealed=("gift",), reveals=True),
    Event("kept", {"seat": SEAT}),
    # Skills and encounters.
    Event("used", {"seat": SEAT, "skill": SKILLS}),
    Event("inserted", {"seat": SEAT, "junk": JUNKS, "card": NUMBERS}),
    Event("played", {"seat": SEAT, "kind": KINDS}),
    Event("taught", {"seat": SEAT, "symbol": SYMBOLS}),
    Event("piloted", {"seat": SEAT, "junk": JUNKS, "kind": KINDS}),
    Event("revived", {"seat": SEAT}),
    Event("attacked", {"seat": SEAT, "victim": SEAT, "means": MEANS}),
    Event("cancelled", {"seat": SEAT, "attacker": SEAT, "kind": KINDS}),
    Event("endured", {"seat": SEAT, "attacker": SEAT}),
    Event("looked", {"seat": SEAT, "victim": SEAT}, reveals=True),
    Event("seized", {"seat": SEAT, "victim": SEAT, "caught": NUMBERS}, sealed=("caught",)),
    Event(
        "missed", {"seat": SEAT, "attacker": SEAT, "loss": NUMBERS}, sealed=("loss",), reveals=True
    ),
    Event("stole", {"seat": SEAT, "victim": SEAT, "gem": GEMS}, reveals=True),
    Event("robbed", {"seat": SEAT, "victim": SEAT, "caught": KINDS}, sealed=("caught",)),
    Event("lost", {"seat": SEAT, "attacker": SEAT, "loss": KINDS}, sealed=("loss",), reveals=True),
    Event("turned", {"seat": SEAT, "junk": JUNKS, "card": CARDS}),
    Event("done", {"seat": SEAT}),
    # The draw.
    Event("took", {"seat": SEAT, "card": NUMBERS}),
    Event("uncovered", {"seat": SEAT, "drawn": NUMBERS}, sealed=("drawn",), reveals=True),
    Event("lacked", {"seat": SEAT}),
    Event("gave", {"seat": SEAT, "to": SEAT, "given": NUMBERS}, sealed=("given",)),
    Event(
        "received", {"seat": SEAT, "from": SEAT, "gift": NUMBERS}, sealed=("gift",), reveals=True
    ),
    Event("cleared", {"card": NUMBERS}, reveals=True),
    # The end.
    Event("last", {"reason": ENDINGS}),
    Event("bonus", {"seat": SEAT, "junk": JUNKS, "coins": SEAT}),
    Event("showed", {"seat": SEAT, "kind": KINDS}, reveals=True),
    Event("ended", {"reason": ENDINGS}),
)
