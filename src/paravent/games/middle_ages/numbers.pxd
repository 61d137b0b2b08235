"""Made by tools/numbers.py from numbers.py; do not edit."""

cdef enum:
    NONE = -1
    TYPE_COUNT = 8
    FIELD = 0
    MILL = 1
    VILLAGE = 2
    RAMPART = 3
    MARKET = 4
    BARRACKS = 5
    CHURCH = 6
    PALACE = 7
    ALL_TYPES = 255
    FACES = 23
    ORANGE = 1
    DISCARDS = 2
    ROWS = 4
    SLOTS = 6
    FIEF = 16
    LAST_ROUND = 16
    LAST_REFILL = 12
    TOLL = 2
    PENALTY = 10
    CARD_COUNT = 15
    CARDS_IN_PLAY = 4
    SKILLED_TRADES = 0
    PRECIOUS_GOODS = 1
    REBUILDING_AID = 11
    VAST_ESTATE = 12
    RESTORATION = 9
    TALLY_ROWS = 11
    EVENT_ROW = 8
    PAID_ROW = 9
    MISSING_ROW = 10
    DRAWING = 0
    FORETELLING = 1
    CASTING_LOTS = 2
    FIRST_LORD = 3
    MOVING = 4
    VILLAGE_CHOICE = 5
    SCOUTING = 6
    MINTING = 7
    CHOOSING = 8
    EXTENDING = 9
    RESTORING = 10
    OVER = 11
    DRAW = 0
    CARD = 23
    LOT = 38
    LORD = 43
    RESTORE = 49
    SCOUT = 72
    COIN = 96
    PLOT = 104
    UNDER = 112
    TURNED = 0
    RENEWED = 1
    FILLED = 2
    REVEALED = 3
    FORETOLD = 4
    ORDERED = 5
    BEGAN = 6
    DISCARDED = 7
    MOVED = 8
    RETURNED = 9
    GAINED = 10
    EARNED = 11
    MILLED = 12
    ATTACKED = 13
    DESTROYED = 14
    PLUNDERED = 15
    RESTORED = 16
    SCOUTED = 17
    MINTED = 18
    CHOSE = 19
    EXTENDED = 20
    COLLECTED = 21
    HAPPENED = 22
    REWARDED = 23
    FINED = 24
    PENALISED = 25

cdef extern from *:
    """
    static const int paravent_games_middle_ages_numbers_COUNTS_FIRST[8] = {0, 1, 2, 0, 1, 2, 6, 7};
    static const int paravent_games_middle_ages_numbers_COUNTS_SECOND[8] = {-1, -1, 3, 3, 4, 5, -1, -1};
    static const int paravent_games_middle_ages_numbers_COUNTS[8] = {1, 2, 12, 9, 18, 36, 64, 128};
    static const int paravent_games_middle_ages_numbers_RADIX[8] = {15, 14, 13, 12, 11, 10, 9, 8};
    static const int paravent_games_middle_ages_numbers_PAID_TYPES[15] = {0, 0, 192, 0, 0, 8, 48, 6, 0, 0, 1, 0, 0, 192, 0};
    static const int paravent_games_middle_ages_numbers_LOST_TYPES[15] = {0, 0, 0, 3, 36, 0, 0, 0, 128, 0, 0, 0, 0, 0, 8};
    """
    const int COUNTS_FIRST "paravent_games_middle_ages_numbers_COUNTS_FIRST"[8]
    const int COUNTS_SECOND "paravent_games_middle_ages_numbers_COUNTS_SECOND"[8]
    const int COUNTS "paravent_games_middle_ages_numbers_COUNTS"[8]
    const int RADIX "paravent_games_middle_ages_numbers_RADIX"[8]
    const int PAID_TYPES "paravent_games_middle_ages_numbers_PAID_TYPES"[15]
    const int LOST_TYPES "paravent_games_middle_ages_numbers_LOST_TYPES"[15]
