# cython: language_level=3
"""Piles, discards and hands: how cards move, and who knows where they are (R2.6, R4.2, R4.3)."""

import cython

from paravent.games.yongle.vocabulary import EVENTS, PHASES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle.city import City
else:
    from paravent.core.checked import announce
    from paravent.games.yongle.city import City

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
IN_ROW = cython.declare(cython.int, 4)
IN_PILE = cython.declare(cython.int, 5)
DEEP = cython.declare(cython.int, 1 << 14)

DEALING = cython.declare(cython.int, PHASES.index("deal"))
SHOWING = cython.declare(cython.int, PHASES.index("show"))

DREW = cython.declare(cython.int, EVENTS.number("drew"))
SHUFFLED = cython.declare(cython.int, EVENTS.number("shuffled"))
DISCARDED = cython.declare(cython.int, EVENTS.number("discarded"))
LEARNED = cython.declare(cython.int, EVENTS.number("learned"))
SHOWN = cython.declare(cython.int, EVENTS.number("shown"))


@cython.cclass
class Stores(City):
    """The piles have no order but for what somebody has looked at or put underneath."""

    def fetch(self) -> cython.int:
        """R4.3: whether a card can be drawn, the discards being shuffled if need be."""
        if self.top_size + self.pile_size > 0:
            return 1
        if self.discard_size == 0:
            return 0
        self.pile_from_discard()
        return 1

    def pile_from_discard(self) -> cython.int:
        """R4.3: the discards are shuffled and become the pile."""
        announce(self, SHUFFLED, self.discard_size)
        for card in range(15):
            self.pile[card] = self.discard[card]
            self.discard[card] = 0
        self.pile_size = self.discard_size
        self.discard_size = 0
        return 0

    def draw_cards(self, seat: cython.int, cards: cython.int) -> cython.int:
        """R4.2: a seat draws cards one by one; then the game resumes."""
        if cards > 0 and self.fetch():
            self.drawer = seat
            self.owed = cards
            self.push(DEALING, CHANCE)
        else:
            self.resume()
        return 0

    def deal_card(self, card: cython.int) -> cython.int:
        """R4.2: the next card of the pile comes into the drawer's hand."""
        seat = self.drawer
        self.gain(seat, card)
        if self.top_size > 0:
            for other in range(self.players):  # who looked at it knows where it went (Q10)
                if other != seat and (self.top_knowers[0] >> other) & 1:
                    self.seen[(other * 4 + seat) * 15 + card] += 1
            self.take_top(0)
        else:
            self.pile[card] -= 1
            self.pile_size -= 1
        announce(self, DREW, seat, card)
        self.owed -= 1
        if self.owed == 0 or not self.fetch():
            self.owed = 0
            self.drawer = NONE
            self.pop()
            self.resume()
        return 0

    def take_top(self, place: cython.int) -> cython.int:
        """A card that was looked at leaves the top of the pile; the others move up."""
        for other in range(place, self.top_size - 1):
            self.top[other] = self.top[other + 1]
            self.top_knowers[other] = self.top_knowers[other + 1]
        self.top_size -= 1
        self.top[self.top_size] = 0
        self.top_knowers[self.top_size] = 0
        return 0

    def gain(self, seat: cython.int, card: cython.int) -> cython.int:
        self.hand[seat * 15 + card] += 1
        self.hand_size[seat] += 1
        return 0

    def lose(self, seat: cython.int, card: cython.int) -> cython.int:
        """A card leaves a hand for all to see."""
        self.hand[seat * 15 + card] -= 1
        self.hand_size[seat] -= 1
        self.forget(seat, card)
        return 0

    def forget(self, seat: cython.int, card: cython.int) -> cython.int:
        """One card less that the others know in a hand."""
        if self.shown[seat * 15 + card] > 0:
            self.shown[seat * 15 + card] -= 1
            return 0
        for other in range(self.players):
            known = (other * 4 + seat) * 15 + card
            if self.seen[known] > 0:
                self.seen[known] -= 1
        return 0

    def slip(self, holder: cython.int, taker: cython.int, card: cython.int) -> cython.int:
        """A card goes from hand to hand, seen by these two alone: others can be less sure."""
        self.hand[holder * 15 + card] -= 1
        self.hand_size[holder] -= 1
        own = (taker * 4 + holder) * 15
        for kind in range(15):
            public = self.shown[holder * 15 + kind]
            if public > 0:
                self.shown[holder * 15 + kind] -= 1
                if kind != card:
                    self.seen[own + kind] += 1  # the taker knows that it was another card
            else:
                for other in range(self.players):
                    known = (other * 4 + holder) * 15 + kind
                    if self.seen[known] > 0 and (other != taker or kind == card):
                        self.seen[known] -= 1
        self.gain(taker, card)
        self.seen[(holder * 4 + taker) * 15 + card] += 1
        return 0

    def throw_away(self, seat: cython.int, card: cython.int) -> cython.int:
        """A card goes from a hand to the open discards."""
        self.lose(seat, card)
        self.discard[card] += 1
        self.discard_size += 1
        announce(self, DISCARDED, seat, card)
        return 0

    def fetch_plot(self) -> cython.int:
        """R8.4: whether a plot can be drawn, the discarded ones being shuffled if need be."""
        if self.plot_pile_size > 0:
            return 1
        if self.plot_discard_size == 0:
            return 0
        for plot in range(10):
            self.plot_pile[plot] = self.plot_discard[plot]
            self.plot_discard[plot] = 0
        self.plot_pile_size = self.plot_discard_size
        self.plot_discard_size = 0
        return 1

    def learn(self, seat: cython.int, plot: cython.int) -> cython.int:
        """R5.6, R7.3: a plot comes into a hand."""
        self.plot_pile[plot] -= 1
        self.plot_pile_size -= 1
        self.plots[seat * 10 + plot] += 1
        self.plots_held[seat] += 1
        announce(self, LEARNED, seat, plot)
        return 0

    def under_pile(self, building: cython.int) -> cython.int:
        """R8.9, R9.8: a building goes below all others, into the present layer."""
        self.place[building] = IN_PILE
        self.layer[building] = self.layers
        return 0

    def front_layer(self) -> cython.int:
        """The layer of the building pile from which the next building comes, or none."""
        front: cython.int = DEEP
        for building in range(26):
            if self.place[building] == IN_PILE and self.layer[building] < front:
                front = self.layer[building]
        return NONE if front == DEEP else front

    def show(self, building: cython.int) -> cython.int:
        """R2.3, R5.5: the next building of the pile comes into the row."""
        self.place[building] = IN_ROW
        self.layer[building] = 0
        for slot in range(3):
            if self.row[slot] == NONE:
                self.row[slot] = building
                break
        self.sites |= 1 << building
        announce(self, SHOWN, building)
        self.pop()
        self.fill_row()
        return 0

    def fill_row(self) -> cython.int:
        """R5.5: empty places are filled while there are buildings; then the game resumes."""
        for slot in range(3):
            if self.row[slot] == NONE and self.front_layer() != NONE:
                self.push(SHOWING, CHANCE)
                return 0
        self.resume()
        return 0

    def resume(self) -> cython.int:
        """What follows cards that were dealt or shown depends on the phase they came in."""
        raise NotImplementedError
