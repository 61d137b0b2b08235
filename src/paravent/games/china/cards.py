# cython: language_level=3
"""Cards: dealing, drawing, the open row and what happens when the deck is exhausted (R2, R7)."""

import cython

from paravent.games.china.vocabulary import COLOURS, EVENTS, NOTATION, PHASES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.china.scoring import Scoring
else:
    from paravent.core.checked import announce
    from paravent.games.china.scoring import Scoring

CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
COLOUR_COUNT = cython.declare(cython.int, len(COLOURS))
HAND_CARDS = cython.declare(cython.int, 3)  # R2.5
ROW_CARDS = cython.declare(cython.int, 4)

# Phases.
DEALING = cython.declare(cython.int, PHASES.index("deal"))
OPENING = cython.declare(cython.int, PHASES.index("open"))
DRAWING = cython.declare(cython.int, PHASES.index("draw"))

# Verbs: the first action of each.
TAKE = cython.declare(cython.int, NOTATION.first("take"))

# Events.
DEALT = cython.declare(cython.int, EVENTS.number("dealt"))
OPENED = cython.declare(cython.int, EVENTS.number("opened"))
TOOK = cython.declare(cython.int, EVENTS.number("took"))
SHUFFLED = cython.declare(cython.int, EVENTS.number("shuffled"))
EXHAUSTED = cython.declare(cython.int, EVENTS.number("exhausted"))


@cython.cclass
class Cards(Scoring):
    """57 cards of five colours; fields: cards.pxd."""

    def offer_deck(self, verb: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for colour in range(COLOUR_COUNT):
            choices[count] = verb + colour  # written always, counted if legal: no branch to miss
            count += self.deck[colour] > 0
        return count

    def offer_hand(self, verb: cython.int, hand: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for colour in range(COLOUR_COUNT):
            choices[count] = verb + colour
            count += (hand >> 2 * colour) & 3 > 0
        return count

    def offer_row(self, choices: cython.p_int) -> cython.int:
        """R7.1: open cards, or the deck while it lasts."""
        count: cython.int = 0
        for colour in range(COLOUR_COUNT):
            choices[count] = TAKE + colour
            count += self.row[colour] > 0
        return count

    def receive(self, house: cython.int, colour: cython.int) -> cython.int:
        """A card joins a hand."""
        self.hand[house] += 1 << 2 * colour
        self.hand_size[house] += 1
        return 0

    def lose(self, house: cython.int, colour: cython.int) -> cython.int:
        """A card leaves a hand; of those that all have seen one is gone, too, for all they know."""
        self.hand[house] -= 1 << 2 * colour
        self.hand_size[house] -= 1
        if (self.known[house] >> 2 * colour) & 3:
            self.known[house] -= 1 << 2 * colour
        return 0

    def draw_colour(self, colour: cython.int) -> cython.int:
        self.deck[colour] -= 1
        self.deck_size -= 1
        return 0

    def watch_deck(self) -> cython.int:
        """R7.3: exhausted once, the discards are the new deck; R7.4: twice, the end is near."""
        if self.deck_size > 0:
            return 0
        self.shuffles += 1
        if self.shuffles == 1:
            for colour in range(COLOUR_COUNT):
                self.deck[colour] = self.discard[colour]
                self.deck_size += self.discard[colour]
                self.discard[colour] = 0
            announce(self, SHUFFLED, self.deck_size)
            if self.deck_size == 0:  # Q7: nothing to shuffle counts as the second time
                self.shuffles = 2
        if self.shuffles == 2:
            announce(self, EXHAUSTED, self.mover)
        return 0

    def deal_card(self, colour: cython.int) -> cython.int:
        """R2.5, R7.1: a hidden card; first three for everybody, later what a player draws."""
        seat = self.recipient
        self.draw_colour(colour)
        self.receive(seat, colour)
        announce(self, DEALT, seat, colour)
        self.watch_deck()
        if self.turn > 0:
            self.recipient = 0
            self.go_on_drawing()
        elif self.hand_size[seat] == HAND_CARDS:
            self.recipient += 1
            if self.recipient == self.players:
                self.recipient = 0
                self.fill_row()
        return 0

    def take(self, seat: cython.int, colour: cython.int) -> cython.int:
        """R7.1: an open card, which all have seen."""
        self.row[colour] -= 1
        self.row_size -= 1
        self.receive(seat, colour)
        self.known[seat] += 1 << 2 * colour
        announce(self, TOOK, seat, colour)
        return 0

    def draw_hidden(self, seat: cython.int) -> cython.int:
        """R7.1: the top of the deck."""
        self.recipient = seat
        self.phase = DEALING
        self.waiting = CHANCE
        return 0

    def go_on_drawing(self) -> cython.int:
        """R7.1: one card after the other until the hand is full; R7.5: while there are any."""
        if self.hand_size[self.mover] < HAND_CARDS and self.row_size + self.deck_size > 0:
            self.phase = DRAWING
            self.waiting = 1 << self.mover
        else:
            self.fill_row()
        return 0

    def open_card(self, colour: cython.int) -> cython.int:
        """R7.2: a card of the deck joins the open row."""
        self.draw_colour(colour)
        self.row[colour] += 1
        self.row_size += 1
        announce(self, OPENED, colour)
        self.watch_deck()
        self.fill_row()
        return 0

    def fill_row(self) -> cython.int:
        """R7.2: four open cards again, only after the hand; R7.5: while the deck lasts."""
        if self.row_size < ROW_CARDS and self.deck_size > 0:
            self.phase = OPENING
            self.waiting = CHANCE
        else:
            self.row_filled()
        return 0

    def row_filled(self) -> cython.int:
        """What follows the cards."""
        raise NotImplementedError
