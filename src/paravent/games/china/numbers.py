"""Every number that the rules of China need; numbers.pxd says the same in C."""

from paravent.games.china.payments import (
    CODE_OF_PAYMENT,
    COLOURS_OF_PAYMENT,
    NEED_OF_POST,
    NEEDS,
    NO_NEED,
)
from paravent.games.china.vocabulary import (
    ALLIANCES,
    CAUSES,
    COLOURS,
    ENDINGS,
    EVENTS,
    NOTATION,
    PHASES,
    PLACES,
    PORTS,
    PROVINCES,
    SPECIALS,
    TALLY,
    TILES,
    TOWNS,
)

NONE = -1  # no seat, no province, no card
FEWEST_HOUSES = 3  # with two players the Emperor has one (R12.1)
MOST_HOUSES = 5

# The board: provinces, the ports as if they were one more, alliances (R1.1, R10.1, R14.6).
PROVINCE_COUNT = len(PROVINCES)
ALL_PROVINCES = (1 << PROVINCE_COUNT) - 1
PORT_PLACE = PLACES.index(PORTS)
ALLIANCE_COUNT = ALLIANCES
JUNCTION = 3  # roads (R13.2)
TOWN_COUNT = len(TOWNS)

# Chains (R10.3), and room to remember what parts of a road net are worth.
SHORTEST = 4  # palaces
MOST_CHAINS = 6  # of 24 palaces, as many as an owner's table may give a house
ROAD_SLOTS = 256  # remembered parts: their towns, then their points
ROAD_STATE = 2 * ROAD_SLOTS  # whether anything is remembered yet
ROAD_MEMO = ROAD_STATE + 1

# Cards (R2.5, R7): a hand has two bits for each colour.
COLOUR_COUNT = len(COLOURS)
HAND_CARDS = 3
ROW_CARDS = 4

# What pieces cost (R4.3, R14.3): needs and payments, see payments.py.
NEED_ROW = NEEDS
NOTHING = NO_NEED
POST_NEED = NEED_OF_POST
CODE = CODE_OF_PAYMENT
COLOURS_PAID = COLOURS_OF_PAYMENT

# Bonus tiles (R13); on a town lies none, one face down, or the face of a colour.
TILE_COUNT = len(TILES)
TILES_EACH = 2  # of a province
TILES_IN_ALL = TILES_EACH * PROVINCE_COUNT
TILE_POINTS = 6  # R13.5
FACE_DOWN = 1
FIRST_FACE = 2

# Special cards (R12.8).
SPECIAL_COUNT = len(SPECIALS)
EMPEROR_FIRST = SPECIALS.index("emperor")
TWO_PROVINCES = SPECIALS.index("provinces")
CHANGE_CARD = SPECIALS.index("card")

# Parts of the tally.
PARTS = len(TALLY)
FROM_PROVINCES = TALLY.index("provinces")
FROM_EMPEROR = TALLY.index("emperor")
FROM_PORTS = TALLY.index("ports")
FROM_ALLIANCES = TALLY.index("alliances")
FROM_ROADS = TALLY.index("roads")
FROM_BONUS = TALLY.index("bonus")

# Why a province is scored, and why the game ends.
AT_ONCE = CAUSES.index("full")
AT_END = CAUSES.index("end")
DECK_EMPTY = ENDINGS.index("deck")
BOARD_FULL = ENDINGS.index("full")

# Phases.
HIDING = PHASES.index("hide")
DEALING = PHASES.index("deal")
OPENING = PHASES.index("open")
GRANTING = PHASES.index("grant")
TURN = PHASES.index("turn")
REVEALING = PHASES.index("reveal")
SITING = PHASES.index("site")
PAYING = PHASES.index("pay")
KEEPING = PHASES.index("keep")
DRAWING = PHASES.index("draw")
GIVING = PHASES.index("give")
SWAPPING = PHASES.index("swap")
EMPEROR = PHASES.index("emperor")
OVER = PHASES.index("over")

# Verbs: the first action of each.
HIDE = NOTATION.first("hide")
DEAL = NOTATION.first("deal")
OPEN = NOTATION.first("open")
GRANT = NOTATION.first("grant")
TURN_UP = NOTATION.first("turn")
PALACE = NOTATION.first("palace")
FORTIFY = NOTATION.first("fortify")
EMISSARY = NOTATION.first("emissary")
FOUND = NOTATION.first("found")
PAY = NOTATION.first("pay")
KEEP = NOTATION.first("keep")
EXCHANGE = NOTATION.first("exchange")
TAKE = NOTATION.first("take")
DRAW = NOTATION.first("draw")
USE = NOTATION.first("use")
GIVE = NOTATION.first("give")
STAY = NOTATION.first("stay")
PASS = NOTATION.first("pass")

# Events.
HID = EVENTS.number("hid")
DEALT = EVENTS.number("dealt")
OPENED = EVENTS.number("opened")
GRANTED = EVENTS.number("granted")
TURNED_UP = EVENTS.number("turned")
BUILT = EVENTS.number("built")
FORTIFIED = EVENTS.number("fortified")
SENT = EVENTS.number("sent")
FOUNDED = EVENTS.number("founded")
CLAIMED = EVENTS.number("claimed")
PAID = EVENTS.number("paid")
KEPT = EVENTS.number("kept")
INFLUENCED = EVENTS.number("influenced")
EXCHANGED = EVENTS.number("exchanged")
TOOK = EVENTS.number("took")
USED = EVENTS.number("used")
GAVE = EVENTS.number("gave")
STAYED = EVENTS.number("stayed")
PASSED = EVENTS.number("passed")
SHUFFLED = EVENTS.number("shuffled")
EXHAUSTED = EVENTS.number("exhausted")
ENDED = EVENTS.number("ended")
COUNTED = EVENTS.number("counted")
RANKED = EVENTS.number("ranked")
DOUBLED = EVENTS.number("doubled")
INHERITED = EVENTS.number("inherited")
VISITED = EVENTS.number("visited")
ALLIED = EVENTS.number("allied")
UNALLIED = EVENTS.number("unallied")
LINKED = EVENTS.number("linked")
CHAINED = EVENTS.number("chained")
GATHERED = EVENTS.number("gathered")
REWARDED = EVENTS.number("rewarded")
ROUND_BEGAN = EVENTS.number("round")
