"""Made by tools/numbers.py from numbers.py; do not edit."""

cdef enum:
    NONE = -1
    KIND_COUNT = 8
    BUREAUCRAT = 0
    PHILOSOPHER = 1
    PEASANT = 2
    MERCHANT = 3
    NOBLE = 4
    GENERAL = 7
    DRAGON = 8
    TYPE_COUNT = 5
    PALACE = 0
    HARVEST = 1
    MARKET = 2
    HEIR = 3
    EMPEROR = 4
    DRAGON_GOAL = 5
    RESET = 0
    PEASANT_ROWS = 16
    FIRST_TIE = 1
    SECOND_TIE = 2
    ON_A_TIE = -64
    REVEALING = 0
    BIDDING = 1
    PALACE_BID = 2
    HARVEST_SWAP = 3
    EMPEROR_FAVOUR = 4
    EXCHANGING = 5
    PICKING = 6
    DRAWING = 7
    HEIR_PICK = 8
    MARKET_PILE = 9
    FREE_GOAL = 10
    OVER = 11
    REVEAL = 0
    DRAW = 8
    BID = 16
    ADD = 24
    KEEP = 80
    SWAP = 81
    FAVOUR = 88
    EXCHANGE = 96
    PICK = 104
    JOIN = 113
    TAKE = 118
    PASS = 126
    CLAIM = 127
    LEAVE = 132
    REVEALED = 0
    LAID = 1
    SHOWED = 2
    KEPT = 3
    SWAPPED = 4
    FAVOURED = 5
    TIED = 6
    EXCHANGED = 7
    PICKED = 8
    HONOURED = 9
    MISSED = 10
    DREW = 11
    JOINED = 12
    TOOK = 13
    PASSED = 14
    CLAIMED = 15
    LEFT = 16
    REMOVED = 17
    RECOVERED = 18
    ASSIGNED = 19
    CROWNED = 20
    ENDED = 21
    BEGAN = 22
    DECK_ENDED = 0
    TIES_ENDED = 1

cdef extern from *:
    """
    static const int paravent_games_middle_kingdom_numbers_TYPE[8] = {0, 0, 1, 2, 3, 3, 3, 4};
    """
    const int TYPE "paravent_games_middle_kingdom_numbers_TYPE"[8]
