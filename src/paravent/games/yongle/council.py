# cython: language_level=3
"""The council: at the end of a season the advisers exchange cards (R11)."""

import cython

from paravent.games.yongle.vocabulary import EVENTS, NOTATION, PHASES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle.intrigue import Intrigue
else:
    from paravent.core.checked import announce
    from paravent.games.yongle.intrigue import Intrigue

NONE = cython.declare(cython.int, -1)
FEWEST = cython.declare(cython.int, 3)  # cards to lay (R11.3)
MOST = cython.declare(cython.int, 5)

TRUSTING = cython.declare(cython.int, PHASES.index("trust"))
LAYING = cython.declare(cython.int, PHASES.index("lay"))
SHARING = cython.declare(cython.int, PHASES.index("share"))

TRUST = cython.declare(cython.int, NOTATION.first("trust"))
STAKE = cython.declare(cython.int, NOTATION.first("stake"))
LAY = cython.declare(cython.int, NOTATION.first("lay"))
RECEIVE = cython.declare(cython.int, NOTATION.first("receive"))

COUNCIL = cython.declare(cython.int, EVENTS.number("council"))
TRUSTED = cython.declare(cython.int, EVENTS.number("trusted"))
LAYING_BEGINS = cython.declare(cython.int, EVENTS.number("laying"))
STAKED = cython.declare(cython.int, EVENTS.number("staked"))
LAID = cython.declare(cython.int, EVENTS.number("laid"))
DECLARED = cython.declare(cython.int, EVENTS.number("declared"))
SHOWED = cython.declare(cython.int, EVENTS.number("showed"))
RECEIVED = cython.declare(cython.int, EVENTS.number("received"))
CONTESTED = cython.declare(cython.int, EVENTS.number("contested"))
WASTED = cython.declare(cython.int, EVENTS.number("wasted"))


@cython.cclass
class Council(Intrigue):
    """Everybody seals an adviser, then cards; all is turned over together."""

    def offer_trust(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for adviser in range(self.players):
            if adviser != seat:
                choices[count] = TRUST + adviser
                count += 1
        return count

    def offer_lay(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R11.3: first how many, then which."""
        count: cython.int = 0
        if self.stake[seat] == 0:
            for cards in range(FEWEST, min(MOST, self.hand_size[seat]) + 1):
                choices[count] = STAKE + cards - FEWEST
                count += 1
            return count
        for card in range(15):
            choices[count] = LAY + card  # written always, counted if legal: no branch to miss
            count += self.hand[seat * 15 + card] > self.laid[seat * 15 + card]
        return count

    def offer_share(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R11.5: the cards that the adviser laid."""
        count: cython.int = 0
        for card in range(15):
            choices[count] = RECEIVE + card  # written always, counted if legal: no branch to miss
            count += self.laid[self.trust[seat] * 15 + card] > 0
        return count

    def begin_council(self) -> cython.int:
        """R11.1, R11.2: everybody names an adviser; with two players there is no choice (R11.9)."""
        announce(self, COUNCIL)
        if self.players == 2:
            self.trust[0] = 1
            self.trust[1] = 0
            self.begin_laying()
        else:
            self.phase = TRUSTING
            self.waiting = (1 << self.players) - 1
        return 0

    def put_trust(self, seat: cython.int, adviser: cython.int) -> cython.int:
        """R11.2: sealed until all cards are laid."""
        self.trust[seat] = adviser
        self.waiting &= ~(1 << seat)
        announce(self, TRUSTED, seat, adviser)
        if self.waiting == 0:
            self.begin_laying()
        return 0

    def begin_laying(self) -> cython.int:
        """R11.3: who has three cards or fewer lays them all."""
        self.phase = LAYING
        self.waiting = 0
        announce(self, LAYING_BEGINS)
        for seat in range(self.players):
            if self.hand_size[seat] > FEWEST:
                self.waiting |= 1 << seat
            else:
                self.stake[seat] = self.hand_size[seat]
                self.laid_size[seat] = self.hand_size[seat]
                for card in range(15):
                    self.laid[seat * 15 + card] = self.hand[seat * 15 + card]
        if self.waiting == 0:
            self.reveal()
        return 0

    def put_stake(self, seat: cython.int, cards: cython.int) -> cython.int:
        """R11.3: three to five cards."""
        self.stake[seat] = cards
        announce(self, STAKED, seat, cards)
        return 0

    def lay(self, seat: cython.int, card: cython.int) -> cython.int:
        """R11.3: a card face down; the last one of all turns everything over."""
        self.laid[seat * 15 + card] += 1
        self.laid_size[seat] += 1
        announce(self, LAID, seat, card)
        if self.laid_size[seat] == self.stake[seat]:
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                self.reveal()
        return 0

    def reveal(self) -> cython.int:
        """R11.4: advisers and cards are turned over together."""
        for seat in range(self.players):
            announce(self, DECLARED, seat, self.trust[seat])
        for seat in range(self.players):
            for card in range(15):
                for _ in range(self.laid[seat * 15 + card]):
                    self.lose(seat, card)
                    announce(self, SHOWED, seat, card)
        self.phase = SHARING
        self.served = 0
        self.next_taker()
        return 0

    def takers(self, target: cython.int) -> cython.int:
        """How many want what a seat laid."""
        count: cython.int = 0
        for seat in range(self.players):
            count += self.trust[seat] == target
        return count

    def next_taker(self) -> cython.int:
        """R11.4 to R11.7: clockwise from the first seat all take cards and draw the rest."""
        while self.served < self.players:
            seat = (self.first + self.served) % self.players
            target: cython.int = self.trust[seat]
            self.served += 1
            if self.stake[seat] == 0:
                continue
            if self.takers(target) > 1:
                announce(self, CONTESTED, seat)
                self.draw_cards(seat, self.stake[seat])
                return 0
            if self.stake[target] > self.stake[seat]:
                self.wanted = self.stake[seat]
                self.waiting = 1 << seat
                return 0
            for card in range(15):
                while self.laid[target * 15 + card] > 0:
                    self.receive(seat, card)
            if self.stake[seat] > self.stake[target]:
                self.draw_cards(seat, self.stake[seat] - self.stake[target])
                return 0
        self.end_council()
        return 0

    def receive(self, seat: cython.int, card: cython.int) -> cython.int:
        """R11.4: a card that the adviser laid; everybody sees where it goes."""
        target = self.trust[seat]
        self.laid[target * 15 + card] -= 1
        self.gain(seat, card)
        self.shown[seat * 15 + card] += 1
        announce(self, RECEIVED, seat, card, target)
        if self.wanted > 0:
            self.wanted -= 1
            if self.wanted == 0:
                self.next_taker()
        return 0

    def end_council(self) -> cython.int:
        """R11.8: cards that nobody took are discarded; then a new season begins."""
        for seat in range(self.players):
            for card in range(15):
                while self.laid[seat * 15 + card] > 0:
                    self.laid[seat * 15 + card] -= 1
                    self.discard[card] += 1
                    self.discard_size += 1
                    announce(self, WASTED, card)
            self.trust[seat] = NONE
            self.stake[seat] = 0
            self.laid_size[seat] = 0
        self.served = 0
        self.begin_round()
        return 0

    def begin_round(self) -> cython.int:
        """What follows the council: the next round."""
        raise NotImplementedError
