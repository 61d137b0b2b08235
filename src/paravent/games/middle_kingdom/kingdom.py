# cython: language_level=3
"""The state of the kingdom: what everybody owns, which goals that brings, and what it scores."""

import cython

from paravent.games.middle_kingdom.vocabulary import EVENTS, GOALS, KINDS, PHASES

if cython.compiled:
    from cython.cimports.paravent.core.position import Position, note
else:
    from paravent.core.checked import Position, note

# Kinds of Dynasty cards (R1.1).
BUREAUCRAT = cython.declare(cython.int, KINDS.index("bureaucrat"))
PHILOSOPHER = cython.declare(cython.int, KINDS.index("philosopher"))
PEASANT = cython.declare(cython.int, KINDS.index("peasant"))
MERCHANT = cython.declare(cython.int, KINDS.index("merchant"))
NOBLE = cython.declare(cython.int, KINDS.index("noble-2"))  # the first of three kinds
GENERAL = cython.declare(cython.int, KINDS.index("general"))

# Goals; each has the number of its type (R1.3).
PALACE = cython.declare(cython.int, GOALS.index("palace"))
HARVEST = cython.declare(cython.int, GOALS.index("harvest"))
MARKET = cython.declare(cython.int, GOALS.index("market"))
HEIR = cython.declare(cython.int, GOALS.index("heir"))
EMPEROR = cython.declare(cython.int, GOALS.index("emperor"))

NONE = cython.declare(cython.int, -1)
PEASANT_ROWS = cython.declare(cython.int, 16)  # length of the Peasant table

# Phases.
OVER = cython.declare(cython.int, PHASES.index("over"))

# Events.
CLAIMED = cython.declare(cython.int, EVENTS.number("claimed"))


@cython.cclass
class Kingdom(Position):
    """62 Dynasty cards in a deck without order; fields: kingdom.pxd."""

    def own_cards(self, seat: cython.int, kind_type: cython.int) -> cython.int:
        """Cards lying in a pile, slipped Merchants apart; the Philosopher is a Bureaucrat."""
        first = seat * 8
        if kind_type == PALACE:
            return self.pile[first + BUREAUCRAT] + self.pile[first + PHILOSOPHER]
        if kind_type == HARVEST:
            return self.pile[first + PEASANT]
        if kind_type == MARKET:
            return self.pile[first + MERCHANT]
        if kind_type == HEIR:
            first += NOBLE
            return self.pile[first] + self.pile[first + 1] + self.pile[first + 2]
        return self.pile[first + GENERAL]

    def strength(self, seat: cython.int, kind_type: cython.int) -> cython.int:
        """R10.2: what a seat counts for a goal; a slipped Merchant counts two."""
        return self.own_cards(seat, kind_type) + 2 * self.slipped[seat * 5 + kind_type]

    def cards_of(self, seat: cython.int, kind_type: cython.int) -> cython.int:
        """Q16: cards by printed type; slipped Merchants are Merchants."""
        count = self.own_cards(seat, kind_type)
        if kind_type == MARKET:
            for other in range(5):
                count += self.slipped[seat * 5 + other]
        return count

    def dynasty_cards(self, seat: cython.int) -> cython.int:
        """Q23: all cards of a seat, a slipped Merchant counting one."""
        count = 0
        for kind in range(8):
            count += self.pile[seat * 8 + kind]
        for kind_type in range(5):
            count += self.slipped[seat * 5 + kind_type]
        return count

    def claim(self, seat: cython.int, kind_type: cython.int) -> cython.int:
        """R8.1, R8.2: two cards take a free goal, strictly more take it from its owner (Q6)."""
        count = self.strength(seat, kind_type)
        owner = self.goal[kind_type]
        if count < 2 or owner == seat:
            return 0
        if owner == NONE or count > self.strength(owner, kind_type):
            self.goal[kind_type] = seat
            note(self, CLAIMED, seat, kind_type, owner)
        return 0

    def final_heir(self) -> cython.int:
        """R14.1: most Generals, slipped Merchants counting two (Q24); a tie removes the Heir."""
        best = NONE
        most = -1
        for seat in range(self.players):
            count = self.strength(seat, EMPEROR)
            if count > most:
                most = count
                best = seat
            elif count == most:
                best = NONE
        return best

    def tally(self, seat: cython.int, heir: cython.int, parts: cython.p_int) -> cython.int:
        """R14: a seat's points by origin, in the order of TALLY; returns their sum."""
        first = seat * 8
        parts[0] = 0
        for kind in range(NOBLE, GENERAL):
            parts[0] += self.pile[first + kind] * self.card_points[kind]
        parts[1] = self.pile[first + GENERAL] * self.card_points[GENERAL]
        parts[2] = self.pile[first + PHILOSOPHER] * self.card_points[PHILOSOPHER]
        parts[3] = 0
        for kind_type in range(5):
            if (heir if kind_type == HEIR else self.goal[kind_type]) == seat:
                parts[3] += self.goal_points[kind_type]
        if self.dragon == seat:
            parts[3] += self.goal_points[5]
        parts[4] = self.prestige[seat] * self.token_points
        parts[5] = 0
        for kind_type in range(5):
            if self.cards_of(seat, kind_type) == 0:  # R14.4, Q26
                parts[5] -= 3
        fewest = self.pile[PEASANT]
        for other in range(1, self.players):
            fewest = min(fewest, self.pile[other * 8 + PEASANT])
        kept = self.pile[first + PEASANT] - fewest  # R14.5
        parts[6] = self.peasant_points[min(kept, PEASANT_ROWS - 1)]
        parts[7] = 0
        if self.pile[first + PHILOSOPHER] > 0:  # R14.6
            parts[7] = self.pile[first + BUREAUCRAT]
        total = 0
        for part in range(8):
            total += parts[part]
        return total

    def points(self, totals: cython.p_int) -> cython.int:
        """R14: points as if the Emperor died now."""
        parts = cython.declare(cython.int[8])
        heir = self.goal[HEIR] if self.phase == OVER else self.final_heir()
        for seat in range(self.players):
            totals[seat] = self.tally(seat, heir, parts)
        return 0

    def tie_break(self, seat: cython.int) -> cython.int:
        """R15.2: more Dynasty cards, counted before the Peasant discard (Q27)."""
        return self.dynasty_cards(seat)

    def tallies(self) -> list[list[int]]:
        """Every seat's points by origin, in the order of TALLY."""
        parts = cython.declare(cython.int[8])
        heir = self.goal[HEIR] if self.phase == OVER else self.final_heir()
        listed = []
        for seat in range(self.players):
            self.tally(seat, heir, parts)
            listed.append([parts[part] for part in range(8)])
        return listed

    def strengths(self, seat: cython.int) -> list[int]:
        """What a seat counts for each goal, by type."""
        return [self.strength(seat, kind_type) for kind_type in range(5)]
