"""Every number that the rules of Middle Ages need; numbers.pxd says the same in C."""

from paravent.games.middle_ages.vocabulary import (
    CARDS,
    COUNTED,
    EVENTS,
    NOTATION,
    NUMBERS,
    PHASES,
    PILES,
    TALLY,
    TYPES,
)


def _types(*names: str) -> int:
    """A set of types."""
    return sum(1 << TYPES.index(name) for name in names)


def _by_card(**types: int) -> tuple[int, ...]:
    """Sets of types by event card."""
    return tuple(types.get(card.replace("-", "_"), 0) for card in CARDS)


NONE = -1  # no seat, face, place, type or card

# Types of domains (R1.1).
TYPE_COUNT = len(TYPES)
FIELD = TYPES.index("field")
MILL = TYPES.index("mill")
VILLAGE = TYPES.index("village")
RAMPART = TYPES.index("rampart")
MARKET = TYPES.index("market")
BARRACKS = TYPES.index("barracks")
CHURCH = TYPES.index("church")
PALACE = TYPES.index("palace")
ALL_TYPES = (1 << TYPE_COUNT) - 1

# Tiles and their piles (R1.2, R2.1).
FACES = len(NUMBERS)
ORANGE = PILES.index("orange")
DISCARDS = PILES.index("discards")

# Rows: a row has room for SLOTS tiles (R2.2), a fief for a tile a round.
ROWS = 4
SLOTS = 6
FIEF = 16

# Rounds (R3.1, R8.1).
LAST_ROUND = 16
LAST_REFILL = 12

# R4.1: one or two types that each domain counts, and all of them as a set.
COUNTS_FIRST = tuple(TYPES.index(types[0]) for types in COUNTED)
COUNTS_SECOND = tuple(TYPES.index(types[1]) if len(types) > 1 else NONE for types in COUNTED)
COUNTS = tuple(_types(*types) for types in COUNTED)

# Coins.
TOLL = 2  # R5.2, R5.6
PENALTY = 10  # R10.2
# R10.4: one more than the tiles of a type there are, for a number that ranks columns.
RADIX = (15, 14, 13, 12, 11, 10, 9, 8)

# Event cards (R9.2): those that do not pay by type.
CARD_COUNT = len(CARDS)
CARDS_IN_PLAY = 4  # R2.3
SKILLED_TRADES = CARDS.index("skilled-trades")
PRECIOUS_GOODS = CARDS.index("precious-goods")
REBUILDING_AID = CARDS.index("rebuilding-aid")
VAST_ESTATE = CARDS.index("vast-estate")
RESTORATION = CARDS.index("restoration")

# R9.2, R9.4: tiles that a card pays or charges for. R9.3: one of each of these is destroyed.
PAID_TYPES = _by_card(
    alliance=_types("church", "palace"),
    new_defences=_types("rampart"),
    triumphant_return=_types("market", "barracks"),
    many_births=_types("mill", "village"),
    good_harvests=_types("field"),
    lavish_ceremonies=_types("church", "palace"),
)
LOST_TYPES = _by_card(
    barbarian_invasion=_types("mill", "field"),
    black_death=_types("village", "barracks"),
    peasant_revolt=_types("palace"),
    earthquake=_types("rampart"),
)

# Rows of the tally behind those of the domains.
TALLY_ROWS = len(TALLY)
EVENT_ROW = TALLY.index("events")
PAID_ROW = TALLY.index("paid")
MISSING_ROW = TALLY.index("missing")

# Phases.
DRAWING = PHASES.index("draw")
FORETELLING = PHASES.index("card")
CASTING_LOTS = PHASES.index("lot")
FIRST_LORD = PHASES.index("first")
MOVING = PHASES.index("lord")
VILLAGE_CHOICE = PHASES.index("village")
SCOUTING = PHASES.index("rampart")
MINTING = PHASES.index("church")
CHOOSING = PHASES.index("palace")
EXTENDING = PHASES.index("plot")
RESTORING = PHASES.index("restoration")
OVER = PHASES.index("over")

# Verbs: the first action of each.
DRAW = NOTATION.first("draw")
CARD = NOTATION.first("card")
LOT = NOTATION.first("lot")
LORD = NOTATION.first("lord")
RESTORE = NOTATION.first("restore")
SCOUT = NOTATION.first("scout")
COIN = NOTATION.first("coin")
PLOT = NOTATION.first("plot")
UNDER = NOTATION.first("under")

# Events.
TURNED = EVENTS.number("turned")
RENEWED = EVENTS.number("renewed")
FILLED = EVENTS.number("filled")
REVEALED = EVENTS.number("revealed")
FORETOLD = EVENTS.number("foretold")
ORDERED = EVENTS.number("ordered")
BEGAN = EVENTS.number("began")
DISCARDED = EVENTS.number("discarded")
MOVED = EVENTS.number("moved")
RETURNED = EVENTS.number("returned")
GAINED = EVENTS.number("gained")
EARNED = EVENTS.number("earned")
MILLED = EVENTS.number("milled")
ATTACKED = EVENTS.number("attacked")
DESTROYED = EVENTS.number("destroyed")
PLUNDERED = EVENTS.number("plundered")
RESTORED = EVENTS.number("restored")
SCOUTED = EVENTS.number("scouted")
MINTED = EVENTS.number("minted")
CHOSE = EVENTS.number("chose")
EXTENDED = EVENTS.number("extended")
COLLECTED = EVENTS.number("collected")
HAPPENED = EVENTS.number("happened")
REWARDED = EVENTS.number("rewarded")
FINED = EVENTS.number("fined")
PENALISED = EVENTS.number("penalised")
