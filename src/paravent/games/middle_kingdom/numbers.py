"""Every number that the rules of Middle Kingdom need; numbers.pxd says the same in C."""

from paravent.games.middle_kingdom.vocabulary import (
    BIDS,
    ENDINGS,
    EVENTS,
    GOALS,
    KINDS,
    NOTATION,
    PHASES,
    TYPE_OF_KIND,
    TYPES,
)

NONE = -1  # no seat, no card

# Kinds of Dynasty cards (R1.1), and what lies behind them on display.
KIND_COUNT = len(KINDS)
BUREAUCRAT = KINDS.index("bureaucrat")
PHILOSOPHER = KINDS.index("philosopher")
PEASANT = KINDS.index("peasant")
MERCHANT = KINDS.index("merchant")
NOBLE = KINDS.index("noble-2")  # the first of three kinds
GENERAL = KINDS.index("general")
DRAGON = len(KINDS)
TYPE_COUNT = len(TYPES)
TYPE = TYPE_OF_KIND

# Goals; each has the number of its type (R1.3).
PALACE = GOALS.index("palace")
HARVEST = GOALS.index("harvest")
MARKET = GOALS.index("market")
HEIR = GOALS.index("heir")
EMPEROR = GOALS.index("emperor")
DRAGON_GOAL = len(GOALS)  # in the table of points

RESET = BIDS.index("reset")
PEASANT_ROWS = 16  # length of the Peasant table (R14.5)
FIRST_TIE, SECOND_TIE = 1, 2
ON_A_TIE = -64  # added to the place in the order of bids: below 0 for good

# Phases.
REVEALING = PHASES.index("reveal")
BIDDING = PHASES.index("bid")
PALACE_BID = PHASES.index("palace")
HARVEST_SWAP = PHASES.index("harvest")
EMPEROR_FAVOUR = PHASES.index("emperor")
EXCHANGING = PHASES.index("exchange")
PICKING = PHASES.index("pick")
DRAWING = PHASES.index("draw")
HEIR_PICK = PHASES.index("heir")
MARKET_PILE = PHASES.index("market")
FREE_GOAL = PHASES.index("goal")
OVER = PHASES.index("over")

# Verbs: the first action of each.
REVEAL = NOTATION.first("reveal")
DRAW = NOTATION.first("draw")
BID = NOTATION.first("bid")
ADD = NOTATION.first("add")
KEEP = NOTATION.first("keep")
SWAP = NOTATION.first("swap")
FAVOUR = NOTATION.first("favour")
EXCHANGE = NOTATION.first("exchange")
PICK = NOTATION.first("pick")
JOIN = NOTATION.first("join")
TAKE = NOTATION.first("take")
PASS = NOTATION.first("pass")
CLAIM = NOTATION.first("claim")
LEAVE = NOTATION.first("leave")

# Events.
REVEALED = EVENTS.number("revealed")
LAID = EVENTS.number("laid")
SHOWED = EVENTS.number("showed")
KEPT = EVENTS.number("kept")
SWAPPED = EVENTS.number("swapped")
FAVOURED = EVENTS.number("favoured")
TIED = EVENTS.number("tied")
EXCHANGED = EVENTS.number("exchanged")
PICKED = EVENTS.number("picked")
HONOURED = EVENTS.number("honoured")
MISSED = EVENTS.number("missed")
DREW = EVENTS.number("drew")
JOINED = EVENTS.number("joined")
TOOK = EVENTS.number("took")
PASSED = EVENTS.number("passed")
CLAIMED = EVENTS.number("claimed")
LEFT = EVENTS.number("left")
REMOVED = EVENTS.number("removed")
RECOVERED = EVENTS.number("recovered")
ASSIGNED = EVENTS.number("assigned")
CROWNED = EVENTS.number("crowned")
ENDED = EVENTS.number("ended")
BEGAN = EVENTS.number("began")
DECK_ENDED = ENDINGS.index("deck")
TIES_ENDED = ENDINGS.index("ties")
