# cython: language_level=3
"""Step 3b of a turn: skills in use and encounter cards (R7, R8)."""

import cython

from paravent.games.madame_ching.vocabulary import CAUSES, EVENTS, KINDS, MEANS, NOTATION, SKILLS

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching.aggression import Aggression
    from cython.cimports.paravent.games.madame_ching.bits import bit
else:
    from paravent.core.checked import announce
    from paravent.games.madame_ching.aggression import Aggression
    from paravent.games.madame_ching.bits import bit

CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
WORLDS_END = cython.declare(cython.int, 8)
DECK = cython.declare(cython.int, 0)
DISCARD = cython.declare(cython.int, 1)

# Skills.
CARTOGRAPHY = cython.declare(cython.int, SKILLS.index("cartography"))
NIGHT = cython.declare(cython.int, SKILLS.index("night"))
COMBAT = cython.declare(cython.int, SKILLS.index("combat"))

# Kinds of encounter cards; the four Sirens and the five Pilots follow one another.
THIEF = cython.declare(cython.int, KINDS.index("thief"))
FIRST_SIREN = cython.declare(cython.int, KINDS.index("siren-map"))
TRAITOR = cython.declare(cython.int, KINDS.index("traitor"))
SEA_DOG = cython.declare(cython.int, KINDS.index("sea-dog"))
FIRST_PILOT = cython.declare(cython.int, KINDS.index("pilot-map"))
ORACLE = cython.declare(cython.int, KINDS.index("oracle"))
BY_ORACLE = cython.declare(cython.int, CAUSES.index("oracle"))

# Means of an attack.
BY_COMBAT = cython.declare(cython.int, MEANS.index("combat"))
BY_THIEF = cython.declare(cython.int, MEANS.index("thief"))
BY_SIREN = cython.declare(cython.int, MEANS.index("siren"))
BY_TRAITOR = cython.declare(cython.int, MEANS.index("traitor"))

# Verbs: the first action of each.
ADD = cython.declare(cython.int, NOTATION.first("add"))
USE = cython.declare(cython.int, NOTATION.first("use"))
PLAY = cython.declare(cython.int, NOTATION.first("play"))
DONE = cython.declare(cython.int, NOTATION.first("done"))

# Events.
USED = cython.declare(cython.int, EVENTS.number("used"))
INSERTED = cython.declare(cython.int, EVENTS.number("inserted"))
PLAYED = cython.declare(cython.int, EVENTS.number("played"))
PILOTED = cython.declare(cython.int, EVENTS.number("piloted"))
REVIVED = cython.declare(cython.int, EVENTS.number("revived"))


@cython.cclass
class Encounters(Aggression):
    """What a player may do between the expedition and the draw."""

    def begin_take(self) -> cython.int:
        """R10.1: the draw ends the turn."""
        raise NotImplementedError

    # Skills and cards that may be used now.

    def can_add(self) -> cython.int:
        """R7.3: Night sailing needs a place in the expedition and a card in hand (Q22)."""
        seat = self.actor
        return (
            self.ready[seat * 5 + NIGHT] > 0
            and self.length[self.junk] < WORLDS_END
            and self.hand[seat] != 0
        )

    def ask_turn(self) -> cython.int:
        """R7.1, R8.1: asked whenever that is possible as far as the others can see (Q19)."""
        seat = self.actor
        if (
            (self.held_size[seat] > 0 and not self.played)
            or (self.ready[seat * 5 + CARTOGRAPHY] > 0 and (self.pile[DECK] | self.pile[DISCARD]))
            or self.can_add()
            or (self.ready[seat * 5 + COMBAT] > 0 and self.combat_targets(seat))
        ):
            self.waiting = 1 << seat
        else:
            self.begin_take()
        return 0

    def offer_turn(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        if self.can_add():
            count = self.offer_set(ADD, self.hand[seat], count, choices)
        if self.ready[seat * 5 + CARTOGRAPHY] > 0 and (self.pile[DECK] | self.pile[DISCARD]):
            choices[count] = USE
            count += 1
        if self.ready[seat * 5 + COMBAT] > 0 and self.combat_targets(seat):
            choices[count] = USE + 1
            count += 1
        if self.held_size[seat] > 0 and not self.played:
            for kind in range(THIEF, ORACLE + 1):
                if self.held[seat * 18 + kind] > 0 and self.can_play(seat, kind):
                    choices[count] = PLAY + kind - THIEF
                    count += 1
        choices[count] = DONE
        return count + 1

    def can_play(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R8.3 to R8.8: a card is played only if it can do something (Q24)."""
        if kind == THIEF:
            return self.thief_targets(seat) != 0
        if kind < TRAITOR:
            return self.siren_targets(seat, kind - FIRST_SIREN) != 0
        if kind == TRAITOR:
            return self.traitor_targets(seat) != 0
        if kind == SEA_DOG:
            for skill in range(4):
                if self.spent[seat * 5 + skill] > 0:
                    return 1
            return 0
        if kind < ORACLE:
            return not self.ended and self.length[self.junk] < WORLDS_END
        return 1

    def use(self, seat: cython.int, skill: cython.int) -> cython.int:
        """R6.3: a skill that is used is turned face down."""
        self.ready[seat * 5 + skill] -= 1
        self.spent[seat * 5 + skill] += 1
        announce(self, USED, seat, skill)
        if skill == CARTOGRAPHY:  # R7.2
            self.supply = 1
            self.settle()
        else:  # R7.5
            self.begin_attack(BY_COMBAT, self.combat_targets(seat))
        return 0

    def add(self, card: cython.int) -> cython.int:
        """R7.3: a second card, on top or between; it moves the junk like any other."""
        seat = self.actor
        self.ready[seat * 5 + NIGHT] -= 1
        self.spent[seat * 5 + NIGHT] += 1
        self.nights += 1
        announce(self, USED, seat, NIGHT)
        self.hand[seat] &= ~bit(card)
        self.trace[card] = 0
        announce(self, INSERTED, seat, self.junk, card - 1)
        self.lengthen(self.junk, card)
        self.settle()
        return 0

    def play(self, kind: cython.int) -> cython.int:
        """R8.1: the one encounter card of this turn."""
        seat = self.actor
        self.played = 1
        if kind >= FIRST_PILOT and kind < ORACLE:
            self.board_pilot(kind)
            return 0
        self.discard_encounter(seat, kind)
        announce(self, PLAYED, seat, kind)
        if kind == THIEF:
            self.begin_attack(BY_THIEF, self.thief_targets(seat))
        elif kind < TRAITOR:
            self.siren = kind - FIRST_SIREN
            self.begin_attack(BY_SIREN, self.siren_targets(seat, self.siren))
        elif kind == TRAITOR:
            self.begin_attack(BY_TRAITOR, self.traitor_targets(seat))
        elif kind == SEA_DOG:
            self.revive(seat)
        else:  # R8.8
            self.due = 3
            self.cause = BY_ORACLE
            self.settle()
        return 0

    def board_pilot(self, kind: cython.int) -> cython.int:
        """R8.7: a card without a number, in a colour of its own."""
        seat = self.actor
        self.held[seat * 18 + kind] -= 1
        self.held_size[seat] -= 1
        self.forget_kind(seat, kind)
        self.pilots[self.junk * 5 + kind - FIRST_PILOT] += 1
        self.order[self.junk * 8 + self.length[self.junk]] = 56 + kind - FIRST_PILOT
        announce(self, PILOTED, seat, self.junk, kind)
        self.arrive(self.junk, 1)
        self.settle()
        return 0

    def revive(self, seat: cython.int) -> cython.int:
        """R8.6: all skills lie face up again."""
        for skill in range(4):
            self.ready[seat * 5 + skill] += self.spent[seat * 5 + skill]
            self.spent[seat * 5 + skill] = 0
        announce(self, REVIVED, seat)
        self.settle()
        return 0
