# cython: language_level=3
"""Aggressions: Combat, Thief, Siren and Traitor, and the Pilots that ward them off (R9)."""

import cython

from paravent.games.madame_ching.vocabulary import EVENTS, KINDS, MEANS, NOTATION, PHASES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching.bits import bit, lowest
    from cython.cimports.paravent.games.madame_ching.voyage import Voyage
else:
    from paravent.core.checked import announce
    from paravent.games.madame_ching.bits import bit, lowest
    from paravent.games.madame_ching.voyage import Voyage

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
FIRST_PILOT = cython.declare(cython.int, KINDS.index("pilot-map"))  # the first of five kinds

# Means of an attack.
BY_COMBAT = cython.declare(cython.int, MEANS.index("combat"))
BY_THIEF = cython.declare(cython.int, MEANS.index("thief"))
BY_SIREN = cython.declare(cython.int, MEANS.index("siren"))

# Phases.
TARGET = cython.declare(cython.int, PHASES.index("target"))
DEFENCE = cython.declare(cython.int, PHASES.index("defend"))
SIREN_TURN = cython.declare(cython.int, PHASES.index("siren"))
SEIZING = cython.declare(cython.int, PHASES.index("seize"))
GIVING_BACK = cython.declare(cython.int, PHASES.index("return"))
GEM_DRAW = cython.declare(cython.int, PHASES.index("gem"))
LOOT_DRAW = cython.declare(cython.int, PHASES.index("loot"))
SHARING = cython.declare(cython.int, PHASES.index("share"))

# Verbs: the first action of each.
ATTACK = cython.declare(cython.int, NOTATION.first("attack"))
CANCEL = cython.declare(cython.int, NOTATION.first("cancel"))
ACCEPT = cython.declare(cython.int, NOTATION.first("accept"))
TURN_CARD = cython.declare(cython.int, NOTATION.first("turn"))

# Events.
ATTACKED = cython.declare(cython.int, EVENTS.number("attacked"))
CANCELLED = cython.declare(cython.int, EVENTS.number("cancelled"))
LOOKED = cython.declare(cython.int, EVENTS.number("looked"))
SEIZED = cython.declare(cython.int, EVENTS.number("seized"))
MISSED = cython.declare(cython.int, EVENTS.number("missed"))
GAVE = cython.declare(cython.int, EVENTS.number("gave"))
RECEIVED = cython.declare(cython.int, EVENTS.number("received"))
STOLE = cython.declare(cython.int, EVENTS.number("stole"))
ROBBED = cython.declare(cython.int, EVENTS.number("robbed"))
LOST = cython.declare(cython.int, EVENTS.number("lost"))
TURNED = cython.declare(cython.int, EVENTS.number("turned"))


@cython.cclass
class Aggression(Voyage):
    """From the choice of a victim to what the victim loses."""

    def offer_set(
        self, verb: cython.int, cards: cython.longlong, count: cython.int, choices: cython.p_int
    ) -> cython.int:
        """One action of a verb for each card of a set; returns the new count."""
        while cards:
            choices[count] = verb + lowest(cards) - 1
            cards &= cards - 1
            count += 1
        return count

    def combat_targets(self, seat: cython.int) -> cython.int:
        """R7.5: opponents with navigation cards in hand."""
        targets = self.opponents(seat)
        for other in range(self.players):
            if self.hand[other] == 0:
                targets &= ~(1 << other)
        return targets

    def thief_targets(self, seat: cython.int) -> cython.int:
        """R8.3: opponents with gems."""
        targets = self.opponents(seat)
        for other in range(self.players):
            if self.gems[other * 3] + self.gems[other * 3 + 1] + self.gems[other * 3 + 2] == 0:
                targets &= ~(1 << other)
        return targets

    def traitor_targets(self, seat: cython.int) -> cython.int:
        """R8.5: opponents with encounter cards."""
        targets = self.opponents(seat)
        for other in range(self.players):
            if self.held_size[other] == 0:
                targets &= ~(1 << other)
        return targets

    def siren_targets(self, seat: cython.int, symbol: cython.int) -> cython.int:
        """R8.4: opponents with such a symbol at sea that is not turned yet."""
        targets = 0
        for junk in range(self.players * self.lanes):
            if self.live_symbols(junk, symbol) > 0:
                targets |= 1 << self.owner(junk)
        return targets & self.opponents(seat)

    def begin_attack(self, means: cython.int, targets: cython.int) -> cython.int:
        """R9.1: Sirens strike every target, the others one of them."""
        self.means = means
        self.targets = targets
        self.waiting = 0
        if means != BY_SIREN and targets & (targets - 1):
            self.push(TARGET, 1 << self.actor)
        else:
            self.push(DEFENCE, 0)
            self.next_victim()
        return 0

    def offer_targets(self, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for seat in range(self.players):
            choices[count] = ATTACK + seat * self.lanes
            count += (self.targets >> seat) & 1
        return count

    def next_victim(self) -> cython.int:
        """R9.2: clockwise from the attacker; whoever holds an encounter card is asked (Q25)."""
        if self.targets == 0:
            self.end_attack()
            return 0
        seat: cython.int = (self.actor + 1) % self.players
        while not (self.targets >> seat) & 1:
            seat = (seat + 1) % self.players
        self.targets &= ~(1 << seat)
        self.victim = seat
        announce(self, ATTACKED, self.actor, seat, self.means)
        if self.held_size[seat] > 0:
            self.phase = DEFENCE
            self.waiting = 1 << seat
        else:
            self.strike()
        return 0

    def offer_defence(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for kind in range(5):
            if self.held[seat * 18 + FIRST_PILOT + kind] > 0:
                choices[count] = CANCEL + kind
                count += 1
        choices[count] = ACCEPT
        return count + 1

    def cancel(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R9.2: a Pilot wards off the attack on its owner."""
        self.discard_encounter(seat, kind)
        announce(self, CANCELLED, seat, self.actor, kind)
        self.next_victim()
        return 0

    def strike(self) -> cython.int:
        """The attack on the present victim is carried out."""
        if self.means == BY_COMBAT:
            announce(self, LOOKED, self.actor, self.victim)
            self.look_at_hand(self.actor, self.victim)
            self.phase = SEIZING
            self.waiting = 1 << self.actor
        elif self.means == BY_SIREN:
            self.sirens_call()
        else:
            self.phase = GEM_DRAW if self.means == BY_THIEF else LOOT_DRAW
            self.waiting = CHANCE
        return 0

    def sirens_call(self) -> cython.int:
        """R8.4: the victim chooses a card to turn, unless there is only one."""
        choices = cython.declare(cython.int[64])
        if self.offer_turned(self.victim, choices) == 1:
            self.turn_card(self.victim, choices[0] - TURN_CARD + 1)
        else:
            self.phase = SIREN_TURN
            self.waiting = 1 << self.victim
        return 0

    def offer_turned(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        cards: cython.longlong = 0
        pilots: cython.int = 0
        for junk in range(seat * self.lanes, (seat + 1) * self.lanes):
            cards |= self.row[junk] & self.symbol_cards[self.siren] & ~self.turned[junk]
            pilot = junk * 5 + self.siren
            pilots += self.pilots[pilot] - self.turned_pilots[pilot]
        count = self.offer_set(TURN_CARD, cards, 0, choices)
        if pilots > 0:
            choices[count] = TURN_CARD + 55 + self.siren
            count += 1
        return count

    def turn_card(self, seat: cython.int, card: cython.int) -> cython.int:
        """R8.4: number and colour stay, the symbol is lost; cards above 55 are Pilots."""
        junk: cython.int = seat * self.lanes
        if card <= 55:
            while not (self.row[junk] >> card) & 1:
                junk += 1
            self.turned[junk] |= bit(card)
        else:
            while self.pilots[junk * 5 + self.siren] == self.turned_pilots[junk * 5 + self.siren]:
                junk += 1
            self.turned_pilots[junk * 5 + self.siren] += 1
        announce(self, TURNED, seat, junk, card - 1)
        self.next_victim()
        return 0

    def seize(self, card: cython.int) -> cython.int:
        """R7.5: one card of the hand that was looked at."""
        announce(self, SEIZED, self.actor, self.victim, card - 1)
        announce(self, MISSED, self.victim, self.actor, card - 1)
        self.move_secretly(card, self.victim, self.actor)
        self.phase = GIVING_BACK
        return 0

    def give_back(self, card: cython.int) -> cython.int:
        """R7.5: any card in return, even the same (Q23)."""
        announce(self, GAVE, self.actor, self.victim, card - 1)
        announce(self, RECEIVED, self.victim, self.actor, card - 1)
        self.move_secretly(card, self.actor, self.victim)
        self.next_victim()
        return 0

    def steal(self, gem: cython.int) -> cython.int:
        """R8.3: a gem drawn blindly."""
        self.gems[self.victim * 3 + gem] -= 1
        self.gems[self.actor * 3 + gem] += 1
        announce(self, STOLE, self.actor, self.victim, gem)
        self.next_victim()
        return 0

    def rob(self, kind: cython.int) -> cython.int:
        """R8.5: an encounter card drawn blindly; R12.3: it may be shared like any gained one."""
        announce(self, ROBBED, self.actor, self.victim, kind)
        announce(self, LOST, self.victim, self.actor, kind)
        self.rob_encounter(kind, self.victim, self.actor)
        if self.teams:
            self.fresh = kind
            self.fresh_from = self.victim
            self.phase = SHARING
            self.waiting = 1 << self.actor
        else:
            self.next_victim()
        return 0

    def end_attack(self) -> cython.int:
        """Back to the attacker's turn."""
        self.means = NONE
        self.victim = NONE
        self.siren = NONE
        self.pop()
        self.settle()
        return 0
