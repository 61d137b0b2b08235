# cython: language_level=3
"""The effects of the eight domains, and the choices that they ask for (R5, R6)."""

import cython

from paravent.games.middle_ages.vocabulary import COUNTED, EVENTS, NOTATION, PHASES, TYPES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.middle_ages.fief import Fief
else:
    from paravent.core.checked import announce
    from paravent.games.middle_ages.fief import Fief

# Types (R1.1).
FIELD = cython.declare(cython.int, TYPES.index("field"))
MILL = cython.declare(cython.int, TYPES.index("mill"))
VILLAGE = cython.declare(cython.int, TYPES.index("village"))
RAMPART = cython.declare(cython.int, TYPES.index("rampart"))
MARKET = cython.declare(cython.int, TYPES.index("market"))
BARRACKS = cython.declare(cython.int, TYPES.index("barracks"))
CHURCH = cython.declare(cython.int, TYPES.index("church"))
PALACE = cython.declare(cython.int, TYPES.index("palace"))

NONE = cython.declare(cython.int, -1)
TYPE_COUNT = cython.declare(cython.int, 8)
FACES = cython.declare(cython.int, 23)
SLOTS = cython.declare(cython.int, 6)
TOLL = cython.declare(cython.int, 2)  # R5.2, R5.6
LAST_ROUND = cython.declare(cython.int, 16)

# R4.1: the types that the income of each domain counts, as a set.
SYMBOLS = cython.declare(cython.int[8])
for domain_index in range(8):
    SYMBOLS[domain_index] = 0
    for counted_type in COUNTED[domain_index]:
        SYMBOLS[domain_index] |= 1 << TYPES.index(counted_type)

# Phases.
VILLAGE_CHOICE = cython.declare(cython.int, PHASES.index("village"))
SCOUTING = cython.declare(cython.int, PHASES.index("rampart"))
MINTING = cython.declare(cython.int, PHASES.index("church"))
CHOOSING = cython.declare(cython.int, PHASES.index("palace"))
EXTENDING = cython.declare(cython.int, PHASES.index("plot"))

# Verbs: the first action of each.
RESTORE = cython.declare(cython.int, NOTATION.first("restore"))
SCOUT = cython.declare(cython.int, NOTATION.first("scout"))
COIN = cython.declare(cython.int, NOTATION.first("coin"))
PLOT = cython.declare(cython.int, NOTATION.first("plot"))
UNDER = cython.declare(cython.int, NOTATION.first("under"))

# Events.
EARNED = cython.declare(cython.int, EVENTS.number("earned"))
MILLED = cython.declare(cython.int, EVENTS.number("milled"))
ATTACKED = cython.declare(cython.int, EVENTS.number("attacked"))
PLUNDERED = cython.declare(cython.int, EVENTS.number("plundered"))
SCOUTED = cython.declare(cython.int, EVENTS.number("scouted"))
MINTED = cython.declare(cython.int, EVENTS.number("minted"))
CHOSE = cython.declare(cython.int, EVENTS.number("chose"))
EXTENDED = cython.declare(cython.int, EVENTS.number("extended"))


@cython.cclass
class Domains(Fief):
    """What a new tile does before it brings its income."""

    def affect(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R5.1, R5.2, R5.3, R5.5, R5.6: effects that leave nothing to choose (Q17)."""
        coins: cython.int = 0
        if kind == FIELD:
            coins = self.peasants[seat]
        elif kind == MARKET:
            coins = self.chests[seat]
        elif kind == MILL:
            self.mill(seat)
        elif kind == BARRACKS:
            self.attack(seat)
        elif kind == VILLAGE and self.graves[seat] > 0:
            face = self.only_grave(seat)
            if face != NONE:
                self.bring_back(seat, face)
        if coins > 0:
            self.credit(seat, kind, coins)
            announce(self, EARNED, seat, kind, coins)
        return 0

    def ask(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R5.3, R5.4, R5.7, R5.8: open the choice of an effect; 0 if nothing is to be chosen."""
        if kind == VILLAGE:
            if self.graves[seat] < 2 or self.only_grave(seat) != NONE:
                return 0
            self.phase = VILLAGE_CHOICE
        elif kind == RAMPART:
            if self.round > LAST_ROUND - 2:  # R6.1: no such row is left
                return 0
            self.phase = SCOUTING
        elif kind == CHURCH:
            if self.coins[seat] == 255 or self.coins_left == 0:
                return 0
            self.phase = MINTING
        elif kind == PALACE:
            self.phase = CHOOSING
            for token in range(TYPE_COUNT):
                if (self.plots_left >> token) & 1 and self.fits(seat, token):
                    self.waiting = 1 << seat
                    return 1
            return 0  # Q15
        else:
            return 0
        self.waiting = 1 << seat
        return 1

    def mill(self, seat: cython.int) -> cython.int:
        """R5.2: whoever has fewer mills pays."""
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if self.owned[other * 8 + MILL] < self.owned[seat * 8 + MILL]:
                coins = self.pay(other, seat, MILL)
                announce(self, MILLED, seat, other, coins)
        return 0

    def attack(self, seat: cython.int) -> cython.int:
        """R5.6: whoever has fewer ramparts than the attacker barracks loses a tile and pays."""
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if self.is_attacked(seat, other):
                announce(self, ATTACKED, seat, other)
                self.lose_leftmost(other)
                coins = self.pay(other, seat, BARRACKS)
                announce(self, PLUNDERED, seat, other, coins)
        return 0

    def is_attacked(self, seat: cython.int, victim: cython.int) -> cython.int:
        return self.owned[victim * 8 + RAMPART] < self.owned[seat * 8 + BARRACKS]

    def lose_leftmost(self, seat: cython.int) -> cython.int:
        """R5.6: the top tile of the leftmost column that has one; Q21: none, nothing is lost."""
        for column in range(TYPE_COUNT):
            if self.owned[seat * 8 + column] > 0:
                self.destroy(seat, column)
                return 0
        return 0

    def only_grave(self, seat: cython.int) -> cython.int:
        """Q17: the face of all tiles in a graveyard, if it is the same."""
        found: cython.int = NONE
        for face in range(FACES):
            if self.grave[seat * FACES + face] > 0:
                if found != NONE:
                    return NONE
                found = face
        return found

    def scout_rows(self, rows: cython.p_int) -> cython.int:
        """R6.1: the rows of the next round but one and but two, upper first; how many."""
        count: cython.int = 0
        for row in range(4):
            ahead: cython.int = (row + LAST_ROUND - self.round) % 4
            if 1 <= ahead <= 2 and self.round + ahead < LAST_ROUND:
                rows[count] = row
                count += 1
        return count

    def counts(self, domain: cython.int, kind: cython.int) -> cython.int:
        """R5.8: whether the printed income of a domain counts a type."""
        return (SYMBOLS[domain] >> kind) & 1

    def fits(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R5.8: whether a plot token fits under any of a seat's domains."""
        for domain in range(TYPE_COUNT):
            if self.plot[seat * 8 + domain] == NONE and not self.counts(domain, kind):
                return 1
        return 0

    def offer_graves(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R7.3: any tile of the own graveyard."""
        count: cython.int = 0
        for face in range(FACES):
            choices[count] = RESTORE + face  # written always, counted if legal: no branch to miss
            count += self.grave[seat * FACES + face] > 0
        return count

    def offer_places(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R6.1, Q8: any tile of these rows that no other scout reserves."""
        rows = cython.declare(cython.int[4])
        reserved: cython.int = 0
        for other in range(self.players):
            if other != seat and self.scout[other] != NONE:
                reserved |= 1 << self.scout[other]
        count: cython.int = 0
        row_count = self.scout_rows(rows)
        for index in range(row_count):
            for slot in range(self.width):
                place: cython.int = rows[index] * SLOTS + slot
                choices[count] = SCOUT + place
                count += ((reserved >> place) & 1) ^ 1
        return count

    def offer_coin(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R5.7: a domain without a coin token."""
        count: cython.int = 0
        for domain in range(TYPE_COUNT):
            choices[count] = COIN + domain
            count += ((self.coins[seat] >> domain) & 1) ^ 1
        return count

    def offer_plots(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R5.8: a plot token of the supply that fits somewhere."""
        count: cython.int = 0
        for token in range(TYPE_COUNT):
            if (self.plots_left >> token) & 1 and self.fits(seat, token):
                choices[count] = PLOT + token
                count += 1
        return count

    def offer_domains(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R5.8: a domain without a plot token that does not count the chosen type yet."""
        count: cython.int = 0
        for domain in range(TYPE_COUNT):
            if self.plot[seat * 8 + domain] == NONE and not self.counts(domain, self.chosen):
                choices[count] = UNDER + domain
                count += 1
        return count

    def send_scout(self, seat: cython.int, place: cython.int) -> cython.int:
        """R5.4: the scout goes to a tile, or from one to another (Q8)."""
        self.scout[seat] = place
        announce(self, SCOUTED, seat, self.face_type[self.tile[place]], place // SLOTS + 1)
        return 0

    def mint(self, seat: cython.int, domain: cython.int) -> cython.int:
        """R5.7: a coin token under a domain."""
        self.coins[seat] |= 1 << domain
        self.coins_left -= 1
        announce(self, MINTED, seat, domain)
        return 0

    def choose_plot(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R5.8: first the token, then its place."""
        self.chosen = kind
        self.plots_left &= ~(1 << kind)
        self.phase = EXTENDING
        announce(self, CHOSE, seat, kind)
        return 0

    def extend(self, seat: cython.int, domain: cython.int) -> cython.int:
        """R5.8: the chosen plot token under a domain."""
        self.plot[seat * 8 + domain] = self.chosen
        announce(self, EXTENDED, seat, self.chosen, domain)
        self.chosen = NONE
        return 0

    def effects(self, seat: cython.int) -> list[int]:
        """Coins that the effect of a further tile would bring now, by domain; symbols apart."""
        coins = [0] * TYPE_COUNT
        coins[FIELD] = self.peasants[seat]
        coins[MARKET] = self.chests[seat]
        for other in range(self.players):
            if other != seat:
                toll: cython.int = min(TOLL, self.money[other])
                if self.owned[other * 8 + MILL] <= self.owned[seat * 8 + MILL]:
                    coins[MILL] += toll
                if self.owned[other * 8 + RAMPART] <= self.owned[seat * 8 + BARRACKS]:
                    coins[BARRACKS] += toll
        return coins
