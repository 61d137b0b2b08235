# cython: language_level=3
"""The game for two: the Emperor's colour, influence cards and special cards (R12)."""

import cython

from paravent.games.china.vocabulary import (
    CARDS_OF_PAYMENT,
    COLOURS,
    EVENTS,
    NOTATION,
    PAYMENTS,
    PHASES,
    SPECIALS,
)

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.china.placing import Placing
else:
    from paravent.core.checked import announce
    from paravent.games.china.placing import Placing

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)
COLOUR_COUNT = cython.declare(cython.int, len(COLOURS))
HAND_CARDS = cython.declare(cython.int, 3)
ALL_PROVINCES = cython.declare(cython.int, (1 << 9) - 1)

# Special cards.
EMPEROR_FIRST = cython.declare(cython.int, SPECIALS.index("emperor"))
TWO_PROVINCES = cython.declare(cython.int, SPECIALS.index("provinces"))
CHANGE_CARD = cython.declare(cython.int, SPECIALS.index("card"))

# By payment: set of its colours, and how many they are.
COLOURS_PAID = cython.declare(cython.int[45])
for payment_index in range(45):
    COLOURS_PAID[payment_index] = 0
    for paid_colour in CARDS_OF_PAYMENT[payment_index]:
        COLOURS_PAID[payment_index] |= 1 << paid_colour
assert len(PAYMENTS) == 45

# Phases.
GRANTING = cython.declare(cython.int, PHASES.index("grant"))
TURN = cython.declare(cython.int, PHASES.index("turn"))
KEEPING = cython.declare(cython.int, PHASES.index("keep"))
GIVING = cython.declare(cython.int, PHASES.index("give"))
SWAPPING = cython.declare(cython.int, PHASES.index("swap"))
EMPEROR = cython.declare(cython.int, PHASES.index("emperor"))

# Verbs: the first action of each.
KEEP = cython.declare(cython.int, NOTATION.first("keep"))
USE = cython.declare(cython.int, NOTATION.first("use"))
STAY = cython.declare(cython.int, NOTATION.first("stay"))

# Events.
GRANTED = cython.declare(cython.int, EVENTS.number("granted"))
KEPT = cython.declare(cython.int, EVENTS.number("kept"))
INFLUENCED = cython.declare(cython.int, EVENTS.number("influenced"))
USED = cython.declare(cython.int, EVENTS.number("used"))
GAVE = cython.declare(cython.int, EVENTS.number("gave"))


@cython.cclass
class Duel(Placing):
    """What two players do besides; with more players nothing of it happens."""

    def is_duel(self) -> cython.int:
        return self.houses > self.players

    def offer_keep(self, choices: cython.p_int) -> cython.int:
        return self.write(KEEP, COLOURS_PAID[self.played], choices, 0)

    def ask_keep(self, seat: cython.int, payment: cython.int) -> cython.int:
        """R12.4: one of the cards played stays in front of the player, who chooses (Q18)."""
        colours: cython.int = COLOURS_PAID[payment]
        if colours & (colours - 1):
            self.played = payment
            self.phase = KEEPING
            self.waiting = 1 << seat
            return 1
        colour: cython.int = 0
        while not (colours >> colour) & 1:
            colour += 1
        self.keep_card(seat, colour)
        return 0

    def keep_card(self, seat: cython.int, colour: cython.int) -> cython.int:
        """R12.4: as many cards as the opponent, or more, bring the influence card of a colour."""
        self.played = NONE
        self.discard[colour] -= 1
        self.kept[seat * COLOUR_COUNT + colour] += 1
        announce(self, KEPT, seat, colour)
        holder = self.influence[colour]
        other = 1 - seat
        mine = self.kept[seat * COLOUR_COUNT + colour]
        if holder != seat and mine >= self.kept[other * COLOUR_COUNT + colour]:
            self.influence[colour] = seat
            announce(self, INFLUENCED, seat, colour, holder)
        return 0

    def offer_specials(self, choices: cython.p_int, count: cython.int) -> cython.int:
        """R12.8: before the first piece; two provinces also after it."""
        if not self.is_duel():
            return count
        specials: cython.int = self.specials[self.mover]
        cards: cython.int = self.hand_size[self.mover]
        if (specials >> EMPEROR_FIRST) & 1 and self.placed == 0 and self.reigned == 0:
            if self.emperor_reach():
                choices[count] = USE + EMPEROR_FIRST
                count += 1
        if (specials >> TWO_PROVINCES) & 1 and self.placed < 2 and cards > 1 and not self.wide:
            choices[count] = USE + TWO_PROVINCES
            count += 1
        if (specials >> CHANGE_CARD) & 1 and self.placed == 0 and cards > 0 and self.row_size > 0:
            choices[count] = USE + CHANGE_CARD
            count += 1
        return count

    def use(self, seat: cython.int, special: cython.int) -> cython.int:
        """R12.8: each special card once in the game."""
        self.specials[seat] &= ~(1 << special)
        announce(self, USED, seat, special)
        if special == EMPEROR_FIRST:
            self.begin_emperor()
        elif special == TWO_PROVINCES:
            self.wide = 1
        else:
            self.phase = GIVING
        return 0

    def give(self, seat: cython.int, colour: cython.int) -> cython.int:
        """R12.8: a card of the hand lies in the row, for the one that will be taken (Q20)."""
        self.lose(seat, colour)
        self.played = colour
        announce(self, GAVE, seat, colour)
        self.phase = SWAPPING
        return 0

    def swap(self, seat: cython.int, colour: cython.int) -> cython.int:
        """R12.8: the open card that the other one replaces."""
        self.take(seat, colour)
        self.row[self.played] += 1
        self.row_size += 1
        self.played = NONE
        self.phase = TURN
        return 0

    def emperor_reach(self) -> cython.int:
        """R12.5: occupied provinces where the Emperor can place something, else empty ones."""
        choices = cython.declare(cython.int[512])
        house = self.house
        empty = self.vacancies()
        self.house = self.players
        reach: cython.int = ALL_PROVINCES & ~empty
        if self.offer_pieces(reach, choices) == 0:
            reach = empty
            if self.offer_pieces(reach, choices) == 0:
                reach = 0
        self.house = house
        return reach

    def offer_emperor(self, choices: cython.p_int) -> cython.int:
        """R12.5: one piece of the Emperor's, or none."""
        count = self.offer_pieces(self.emperor_reach(), choices)
        choices[count] = STAY
        return count + 1

    def begin_emperor(self) -> cython.int:
        """R12.5: the Emperor's part of the turn; it is skipped if his cards allow nothing."""
        self.reigned = 1
        if self.emperor_reach() == 0:
            self.after_emperor()
            return 0
        self.house = self.players
        self.phase = EMPEROR
        self.waiting = 1 << self.mover
        return 0

    def grant(self, colour: cython.int) -> cython.int:
        """R12.2, R12.5: an open card for the Emperor, always from the deck."""
        self.draw_colour(colour)
        self.receive(self.players, colour)
        announce(self, GRANTED, colour)
        self.watch_deck()
        self.fill_court()
        return 0

    def fill_court(self) -> cython.int:
        """R12.5: three cards again, while the deck lasts."""
        if self.hand_size[self.players] < HAND_CARDS and self.deck_size > 0:
            self.phase = GRANTING
            self.waiting = CHANCE
        else:
            self.after_emperor()
        return 0

    def after_emperor(self) -> cython.int:
        """The player's own part of the turn follows, or the next turn."""
        self.house = self.mover
        if self.moved:
            self.end_own_part()
        else:
            self.begin_own_part()
        return 0

    def begin_own_part(self) -> cython.int:
        """What a player does for himself."""
        raise NotImplementedError

    def end_own_part(self) -> cython.int:
        """Whoever has not moved yet in this turn does so, else the next player."""
        raise NotImplementedError
