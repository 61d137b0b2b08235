# cython: language_level=3
"""Who knows what about the cards in other hands: what was seen stays known (R3.6, Q7).

For every card in a hand, `trace` holds a set of seats for each of five observers, the four seats
and the audience, four bits each: the hands that it may be in. An empty set means that the
observer has not seen it go anywhere. For encounter cards, which have copies, `shown_to` counts
how many of a kind a seat is certain that another one holds.
"""

import cython

if cython.compiled:
    from cython.cimports.paravent.games.madame_ching.bits import bit, lowest
    from cython.cimports.paravent.games.madame_ching.sea import Sea
else:
    from paravent.games.madame_ching.bits import bit, lowest
    from paravent.games.madame_ching.sea import Sea

EVERYBODY = cython.declare(cython.int, 0x11111)  # one bit for each observer


@cython.cclass
class Memory(Sea):
    """What Combat shows and what partners pass on is known to them alone."""

    def know(self, observer: cython.int, card: cython.int, holder: cython.int) -> cython.int:
        """From now on an observer is certain who holds a card."""
        self.trace[card] = (self.trace[card] & ~(15 << (4 * observer))) | (
            1 << (4 * observer + holder)
        )
        return 0

    def spread(self, giver: cython.int, taker: cython.int) -> cython.int:
        """Third parties see a card change hands face down: it may be any that they knew."""
        observers = EVERYBODY & ~(1 << (4 * giver)) & ~(1 << (4 * taker))
        for card in range(1, 56):
            self.trace[card] |= ((self.trace[card] >> giver) & observers) << taker
        return 0

    def look_at_hand(self, observer: cython.int, victim: cython.int) -> cython.int:
        """R7.5: all cards of a hand are seen, and those that are not there as well."""
        hand = self.hand[victim]
        for card in range(1, 56):
            if hand & bit(card):
                self.know(observer, card, victim)
            else:
                self.trace[card] &= ~(1 << (4 * observer + victim))
        return 0

    def move_secretly(self, card: cython.int, giver: cython.int, taker: cython.int) -> cython.int:
        """A navigation card changes hands face down; the two of them know it."""
        self.hand[giver] &= ~bit(card)
        self.hand[taker] |= bit(card)
        self.spread(giver, taker)
        self.know(giver, card, taker)
        self.know(taker, card, taker)
        return 0

    def forget_kind(self, seat: cython.int, kind: cython.int) -> cython.int:
        """An encounter card leaves a hand openly: nobody is certain of that copy any more."""
        for observer in range(4):
            index = (observer * 4 + seat) * 18 + kind
            if self.shown_to[index] > 0:
                self.shown_to[index] -= 1
        return 0

    def move_encounter(self, kind: cython.int, giver: cython.int, taker: cython.int) -> cython.int:
        """An encounter card changes hands face down; the two of them know it."""
        self.held[giver * 18 + kind] -= 1
        self.held_size[giver] -= 1
        self.held[taker * 18 + kind] += 1
        self.held_size[taker] += 1
        self.shown_to[(giver * 4 + taker) * 18 + kind] += 1
        known = (taker * 4 + giver) * 18 + kind
        if self.shown_to[known] > 0:
            self.shown_to[known] -= 1
        return 0

    def rob_encounter(self, kind: cython.int, victim: cython.int, robber: cython.int) -> cython.int:
        """R8.5: any card may have gone, so third parties are certain of one less of each kind."""
        self.move_encounter(kind, victim, robber)
        for observer in range(4):
            if observer != victim and observer != robber:
                for other in range(18):
                    index = (observer * 4 + victim) * 18 + other
                    if self.shown_to[index] > 0:
                        self.shown_to[index] -= 1
        return 0

    def traced(self, observer: cython.int) -> list[int]:
        """By card, the set of hands that an observer thinks it may be in; 4 is the audience."""
        return [(self.trace[card] >> (4 * observer)) & 15 for card in range(56)]

    def cards_in(self, cards: cython.longlong) -> list[int]:
        """A set of navigation cards as a list, ascending."""
        listed = []
        while cards:
            listed.append(lowest(cards))
            cards &= cards - 1
        return listed
