# cython: language_level=3
"""Phase 1 of the turn: the bids, and the powers that bend them (R4, R16)."""

import cython

from paravent.games.middle_kingdom.vocabulary import EVENTS, GOALS, NOTATION, PHASES

if cython.compiled:
    from cython.cimports.paravent.core.position import note
    from cython.cimports.paravent.games.middle_kingdom.kingdom import Kingdom
else:
    from paravent.core.checked import note
    from paravent.games.middle_kingdom.kingdom import Kingdom

# Goals; each has the number of its type (R1.3).
PALACE = cython.declare(cython.int, GOALS.index("palace"))
HARVEST = cython.declare(cython.int, GOALS.index("harvest"))
EMPEROR = cython.declare(cython.int, GOALS.index("emperor"))

RESET = cython.declare(cython.int, 0)
NONE = cython.declare(cython.int, -1)

# Phases.
BIDDING = cython.declare(cython.int, PHASES.index("bid"))
PALACE_BID = cython.declare(cython.int, PHASES.index("palace"))
HARVEST_SWAP = cython.declare(cython.int, PHASES.index("harvest"))
EMPEROR_FAVOUR = cython.declare(cython.int, PHASES.index("emperor"))

# Verbs: the first action of each.
BID = cython.declare(cython.int, NOTATION.first("bid"))
ADD = cython.declare(cython.int, NOTATION.first("add"))
KEEP = cython.declare(cython.int, NOTATION.first("keep"))
SWAP = cython.declare(cython.int, NOTATION.first("swap"))
FAVOUR = cython.declare(cython.int, NOTATION.first("favour"))

# Events.
LAID = cython.declare(cython.int, EVENTS.number("laid"))
SHOWED = cython.declare(cython.int, EVENTS.number("showed"))
KEPT = cython.declare(cython.int, EVENTS.number("kept"))
SWAPPED = cython.declare(cython.int, EVENTS.number("swapped"))
FAVOURED = cython.declare(cython.int, EVENTS.number("favoured"))


@cython.cfunc
def size(cards: cython.int) -> cython.int:
    """How many of the eight bid cards a set holds."""
    cards = cards - ((cards >> 1) & 0x55)
    cards = (cards & 0x33) + ((cards >> 2) & 0x33)
    return (cards + (cards >> 4)) & 0x0F


@cython.cclass
class Bidding(Kingdom):
    """From the first sealed card to the moment when every bid has its final value."""

    def offer_bids(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R4.1, R7.2, Q28: any card in hand; tied bids must get theirs."""
        cards: cython.int = self.hand[seat]
        waiting_ties: cython.int = 0  # set of the cards that lie tied and uncovered
        for lane in range(seat * 2, seat * 2 + self.lanes):
            if self.laid[lane] != NONE:
                cards &= ~(1 << self.laid[lane])
            elif self.under[lane] != NONE:
                waiting_ties |= 1 << self.under[lane]
        count: cython.int = 0
        if waiting_ties == 0 or size(waiting_ties) < self.to_lay[seat]:
            for card in range(8):
                choices[count] = BID + card  # written always, counted if legal: no branch to miss
                count += (cards >> card) & 1
        if waiting_ties:
            for under in range(1, 8):
                if (waiting_ties >> under) & 1:
                    for card in range(8):
                        choices[count] = ADD + (under - 1) * 8 + card
                        count += (cards >> card) & 1
        return count

    def offer_swap(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        choices[0] = KEEP
        count = 1
        for card in range(1, 8):
            if (self.hand[seat] >> card) & 1:
                choices[count] = SWAP + card - 1
                count += 1
        return count

    def offer_favour(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        first = min(self.laid[seat * 2], self.laid[seat * 2 + 1])
        second = max(self.laid[seat * 2], self.laid[seat * 2 + 1])
        choices[0] = FAVOUR + first
        choices[1] = FAVOUR + second
        return 2

    def begin_bids(self) -> cython.int:
        """R4.1: all lay face down but the Palace owner, who keeps the last card back (R16.3)."""
        self.phase = BIDDING
        self.waiting = 0
        self.held_back = NONE
        for seat in range(self.players):
            self.to_lay[seat] = min(self.lanes, size(self.hand[seat]))
            # Q29: with two bids but a single card, the Palace owner lays it with the others.
            if seat == self.goal[PALACE] and self.to_lay[seat] == self.lanes:
                self.held_back = seat
                if self.lanes == 1:
                    continue
            self.waiting |= 1 << seat
        return 0

    def cover(self, seat: cython.int, action: cython.int) -> cython.int:
        """Put a card on its lane; returns the lane."""
        lane = seat * 2
        if action < ADD:
            if self.laid[lane] != NONE or self.under[lane] != NONE:
                lane += 1
            self.laid[lane] = action - BID
        else:
            if self.under[lane] != (action - ADD) // 8 + 1 or self.laid[lane] != NONE:
                lane += 1
            self.laid[lane] = (action - ADD) % 8
        self.to_lay[seat] -= 1
        return lane

    def lay(self, seat: cython.int, action: cython.int) -> cython.int:
        """R4.1: a sealed bid; the last one turns all face up."""
        lane = self.cover(seat, action)
        note(self, LAID, seat, self.laid[lane], self.under[lane])
        if self.to_lay[seat] == (1 if seat == self.held_back else 0):
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                self.show_bids()
        return 0

    def take_back(self, seat: cython.int) -> int:
        """Return a seat's sealed cards to it; how many they were."""
        count = 0
        for lane in range(seat * 2, seat * 2 + 2):
            if self.laid[lane] != NONE:
                self.laid[lane] = NONE
                self.to_lay[seat] += 1
                self.waiting |= 1 << seat
                count += 1
        return count

    def show(self, lane: cython.int) -> cython.int:
        """A card leaves the hand for good: it lies open."""
        seat = lane // 2
        self.hand[seat] &= ~(1 << self.laid[lane])
        if self.laid[lane] == RESET:
            self.resets |= 1 << seat
        note(self, SHOWED, seat, self.laid[lane], self.under[lane])
        return 0

    def show_bids(self) -> cython.int:
        """R4.1: all sealed bids are revealed together; then the Palace owner bids (R4.2)."""
        self.open = 1
        for lane in range(self.players * 2):
            if self.laid[lane] != NONE:
                self.show(lane)
        if self.held_back == NONE:
            self.begin_harvest()
        else:
            self.phase = PALACE_BID
            self.waiting = 1 << self.held_back
        return 0

    def lay_last(self, seat: cython.int, action: cython.int) -> cython.int:
        """R4.2: the Palace owner bids knowing all other bids, but not the Harvest swap (Q31)."""
        self.show(self.cover(seat, action))
        self.begin_harvest()
        return 0

    def begin_harvest(self) -> cython.int:
        """R4.3: who owns the Harvest and played Reset may swap it, with one to three cards left."""
        seat = self.goal[HARVEST]
        if seat != NONE and (self.resets >> seat) & 1:
            cards = size(self.hand[seat])
            if 1 <= cards <= 3:
                self.phase = HARVEST_SWAP
                self.waiting = 1 << seat
                return 0
        self.begin_emperor()
        return 0

    def swap(self, seat: cython.int, action: cython.int) -> cython.int:
        """R4.3: Reset is set aside and another card lies in its place, also on a tied bid (Q9)."""
        if action == KEEP:
            note(self, KEPT, seat)
        else:
            card = action - SWAP + 1
            lane = seat * 2
            if self.laid[lane] != RESET:
                lane += 1
            self.laid[lane] = card
            self.hand[seat] &= ~(1 << card)
            self.aside |= 1 << seat
            note(self, SWAPPED, seat, card)
        self.begin_emperor()
        return 0

    def is_live(self, lane: cython.int) -> cython.int:
        """R6.1, Q8: a bid takes part unless it is a lone Reset or no card was laid on it."""
        if self.laid[lane] == NONE:
            return 0
        return self.laid[lane] != RESET or self.under[lane] != NONE

    def begin_emperor(self) -> cython.int:
        """R4.4: the half goes to the owner's bid; of two, the owner names one (R16.5, Q30)."""
        seat = self.goal[EMPEROR]
        if seat != NONE:
            first = self.is_live(seat * 2)
            second = self.is_live(seat * 2 + 1)
            if first and second:
                self.phase = EMPEROR_FAVOUR
                self.waiting = 1 << seat
                return 0
            if first:
                self.bonus = seat * 2
            elif second:
                self.bonus = seat * 2 + 1
        self.rank_bids()
        return 0

    def favour(self, seat: cython.int, card: cython.int) -> cython.int:
        """R16.5: the bid with this card on top gets the half."""
        self.bonus = seat * 2 if self.laid[seat * 2] == card else seat * 2 + 1
        note(self, FAVOURED, seat, card)
        self.rank_bids()
        return 0

    def rank_bids(self) -> cython.int:
        """What follows the bids: phase 2."""
        raise NotImplementedError
