"""Every number that the rules of Madame Ching need; numbers.pxd says the same in C."""

from paravent.games.madame_ching.vocabulary import (
    CAUSES,
    DECKS,
    ENDINGS,
    EVENTS,
    KINDS,
    MEANS,
    NOTATION,
    NUMBERS,
    PHASES,
    SKILLS,
    SPACES,
    SUPPLIES,
    TALLY,
    TILES,
    WAYS,
)

NONE = -1  # no seat, no junk, no symbol

# The board (R1.2, R1.3): its rows and columns, and by row the first space of SPACES in it.
LAST_ROW = 7
WORLDS_END = 8
FIRST_SPACE = (0, *(SPACES.index(f"{row}x{row}") for row in range(1, LAST_ROW + 1)))

# Ways of a junk: the two steps, and in previews its first and last one.
STRAIGHT = WAYS.index("straight")
DIAGONAL = WAYS.index("diagonal")
SETTING_OUT, HOMEWARD = 2, 3

# Navigation cards (R1.1) are 1 to 55; in the order of an expedition Pilots follow them.
LAST_CARD = len(NUMBERS)
PILOT_CARD = LAST_CARD + 1
DECK, DISCARD, DISPLAY = 0, 1, 2  # piles

# Mission tiles (R1.4), and where one can be: TAKEN + seat is a seat's.
TILE_COUNT = len(TILES)
BAG, BOARD, BOX, TAKEN = 0, 1, 2, 3
FAIR_WIND = 6  # R7.6: how much further Meteorology leads

# Skills (R1.5) in the order of their symbols, and the Elite crew.
CARTOGRAPHY = SKILLS.index("cartography")
NIGHT = SKILLS.index("night")
METEOROLOGY = SKILLS.index("meteorology")
COMBAT = SKILLS.index("combat")
ELITE = SKILLS.index("elite")

# Kinds of encounter cards (R1.6); four Sirens, five Pilots and three Treasures follow each other.
KIND_COUNT = len(KINDS)
CHING = KINDS.index("ching")
THIEF = KINDS.index("thief")
FIRST_SIREN = KINDS.index("siren-map")
TRAITOR = KINDS.index("traitor")
SEA_DOG = KINDS.index("sea-dog")
FIRST_PILOT = KINDS.index("pilot-map")
ORACLE = KINDS.index("oracle")
MERCHANT = KINDS.index("merchant")
FIRST_TREASURE = KINDS.index("treasure-1")

# Who sees cards change hands: a digit of four bits for each seat and for the audience.
AUDIENCE = 4
EVERYBODY = 0x11111

# What a team has passed this round (R12.2).
NOT_YET, MUST_RETURN, SETTLED = 0, 1, 2

# Causes of a gained encounter card (the second line follows the first), and of a card drawn.
BY_LINE = CAUSES.index("line-1")
BY_MISSION = CAUSES.index("mission")
BY_FORTUNE = CAUSES.index("fortune")
BY_ORACLE = CAUSES.index("oracle")
AT_START = SUPPLIES.index("start")
BY_CARTOGRAPHY = SUPPLIES.index("cartography")
BY_NIGHT = SUPPLIES.index("night")
NAVIGATION_DECK = DECKS.index("navigation")
ENCOUNTER_DECK = DECKS.index("encounters")

# Means of an attack (R9.1).
BY_COMBAT = MEANS.index("combat")
BY_THIEF = MEANS.index("thief")
BY_SIREN = MEANS.index("siren")
BY_TRAITOR = MEANS.index("traitor")

# Ways to end (R11.1, R11.6).
MISSIONS_TAKEN = ENDINGS.index("missions")
PEARL_TAKEN = ENDINGS.index("pearl")
ROUNDS_OVER = ENDINGS.index("rounds")

# Points by origin (R11.3): the parts that lie hidden in hands, and what a partner adds.
TALLY_COUNT = len(TALLY)
MERCHANT_PART = TALLY.index("merchants")
TREASURE_PART = TALLY.index("treasures")
PARTNER_PART = TALLY.index("partner")

# Phases.
PLACING = PHASES.index("missions")
DEALING = PHASES.index("hands")
DISPLAYING = PHASES.index("display")
CHOOSING = PHASES.index("choose")
JUNK_CHOICE = PHASES.index("junk")
MISSION_CHOICE = PHASES.index("mission")
LEARNING = PHASES.index("skills")
LAUNCHING = PHASES.index("launch")
MEETING = PHASES.index("meet")
SHARING = PHASES.index("share")
TURN = PHASES.index("turn")
TARGET = PHASES.index("target")
DEFENCE = PHASES.index("defend")
SIREN_TURN = PHASES.index("siren")
SEIZING = PHASES.index("seize")
GIVING_BACK = PHASES.index("return")
GEM_DRAW = PHASES.index("gem")
LOOT_DRAW = PHASES.index("loot")
SUPPLYING = PHASES.index("supply")
TAKING = PHASES.index("take")
PASSING = PHASES.index("pass")
OVER = PHASES.index("over")

# Verbs: the first action of each.
PLACE = NOTATION.first("place")
DEAL = NOTATION.first("deal")
MEET = NOTATION.first("meet")
STEAL = NOTATION.first("steal")
LOSE = NOTATION.first("lose")
CHOOSE = NOTATION.first("choose")
SAIL = NOTATION.first("sail")
CLAIM = NOTATION.first("claim")
PASS = NOTATION.first("pass")
LEARN = NOTATION.first("learn")
TEACH = NOTATION.first("ching")
ADD = NOTATION.first("add")
USE = NOTATION.first("use")
PLAY = NOTATION.first("play")
ATTACK = NOTATION.first("attack")
CANCEL = NOTATION.first("cancel")
ACCEPT = NOTATION.first("accept")
TURN_CARD = NOTATION.first("turn")
TAKE = NOTATION.first("take")
TAKE_HIDDEN = NOTATION.action("take hidden")
GIVE = NOTATION.first("give")
SHARE = NOTATION.first("share")
KEEP = NOTATION.first("keep")
DONE = NOTATION.first("done")

# Events.
PLACED = EVENTS.number("placed")
SURPLUS = EVENTS.number("surplus")
DREW = EVENTS.number("drew")
ROUND_BEGAN = EVENTS.number("round")
COVERED = EVENTS.number("covered")
SHOWN = EVENTS.number("shown")
SHUFFLED = EVENTS.number("shuffled")
CHOSE = EVENTS.number("chose")
REVEALED = EVENTS.number("revealed")
LAUNCHED = EVENTS.number("launched")
SAILED = EVENTS.number("sailed")
MOVED = EVENTS.number("moved")
CROSSED = EVENTS.number("crossed")
PLUNDERED = EVENTS.number("plundered")
RETURNED = EVENTS.number("returned")
CLAIMED = EVENTS.number("claimed")
EARNED = EVENTS.number("earned")
WON = EVENTS.number("won")
PASSED = EVENTS.number("passed")
LEARNED = EVENTS.number("learned")
STOPPED = EVENTS.number("stopped")
COMMANDED = EVENTS.number("commanded")
MET = EVENTS.number("met")
EMPTY = EVENTS.number("empty")
SHARED = EVENTS.number("shared")
GOT = EVENTS.number("got")
KEPT = EVENTS.number("kept")
USED = EVENTS.number("used")
INSERTED = EVENTS.number("inserted")
PLAYED = EVENTS.number("played")
TAUGHT = EVENTS.number("taught")
PILOTED = EVENTS.number("piloted")
REVIVED = EVENTS.number("revived")
ATTACKED = EVENTS.number("attacked")
CANCELLED = EVENTS.number("cancelled")
ENDURED = EVENTS.number("endured")
LOOKED = EVENTS.number("looked")
SEIZED = EVENTS.number("seized")
MISSED = EVENTS.number("missed")
STOLE = EVENTS.number("stole")
ROBBED = EVENTS.number("robbed")
LOST = EVENTS.number("lost")
TURNED = EVENTS.number("turned")
FINISHED = EVENTS.number("done")
TOOK = EVENTS.number("took")
UNCOVERED = EVENTS.number("uncovered")
LACKED = EVENTS.number("lacked")
GAVE = EVENTS.number("gave")
RECEIVED = EVENTS.number("received")
CLEARED = EVENTS.number("cleared")
LAST = EVENTS.number("last")
BONUS = EVENTS.number("bonus")
SHOWED = EVENTS.number("showed")
ENDED = EVENTS.number("ended")
