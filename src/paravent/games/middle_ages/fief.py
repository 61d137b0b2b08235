# cython: language_level=3
"""The fiefs: tiles, graveyards, money, income, and what it all scores (R4, R7, R10)."""

import cython

from paravent.games.middle_ages.vocabulary import COUNTED, EVENTS, TALLY, TYPES

if cython.compiled:
    from cython.cimports.paravent.core.position import Position, announce
else:
    from paravent.core.checked import Position, announce

NONE = cython.declare(cython.int, -1)
TYPE_COUNT = cython.declare(cython.int, 8)
FACES = cython.declare(cython.int, 23)
FIEF = cython.declare(cython.int, 16)  # tiles that a fief has room for, one a round
ROWS = cython.declare(cython.int, 11)  # of the tally
PAID = cython.declare(cython.int, TALLY.index("paid"))
MISSING = cython.declare(cython.int, TALLY.index("missing"))
TOLL = cython.declare(cython.int, 2)  # R5.2, R5.6
PENALTY = cython.declare(cython.int, 10)  # R10.2

# R4.1: one or two types that each domain counts.
FIRST = cython.declare(cython.int[8])
SECOND = cython.declare(cython.int[8])
for domain_index in range(8):
    FIRST[domain_index] = TYPES.index(COUNTED[domain_index][0])
    SECOND[domain_index] = -1
    if len(COUNTED[domain_index]) == 2:
        SECOND[domain_index] = TYPES.index(COUNTED[domain_index][1])

# R10.3: one more than the tiles of a type there are, for a number that ranks columns.
RADIX = cython.declare(cython.int[8], [15, 14, 13, 12, 11, 10, 9, 8])

# Events.
DESTROYED = cython.declare(cython.int, EVENTS.number("destroyed"))
RESTORED = cython.declare(cython.int, EVENTS.number("restored"))
COLLECTED = cython.declare(cython.int, EVENTS.number("collected"))
PENALISED = cython.declare(cython.int, EVENTS.number("penalised"))


@cython.cclass
class Fief(Position):
    """What everybody owns; fields: fief.pxd."""

    def add_tile(self, seat: cython.int, face: cython.int) -> cython.int:
        """R3.5: a tile lies on top of the column of its type."""
        kind: cython.int = self.face_type[face]
        first: cython.int = seat * FIEF
        end: cython.int = first
        place: cython.int = first
        for column in range(TYPE_COUNT):
            end += self.owned[seat * 8 + column]
            if column <= kind:
                place = end
        while end > place:
            self.tiles[end] = self.tiles[end - 1]
            end -= 1
        self.tiles[place] = face
        self.owned[seat * 8 + kind] += 1
        self.peasants[seat] += self.face_peasants[face]
        self.chests[seat] += self.face_chests[face]
        return 0

    def destroy(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R7.1: the top tile of a column goes to the graveyard, with its symbols."""
        place: cython.int = seat * FIEF - 1
        end: cython.int = seat * FIEF
        for column in range(TYPE_COUNT):
            end += self.owned[seat * 8 + column]
            if column <= kind:
                place = end - 1
        face: cython.int = self.tiles[place]
        while place < end - 1:
            self.tiles[place] = self.tiles[place + 1]
            place += 1
        self.tiles[place] = NONE
        self.owned[seat * 8 + kind] -= 1
        self.peasants[seat] -= self.face_peasants[face]
        self.chests[seat] -= self.face_chests[face]
        self.grave[seat * FACES + face] += 1
        self.graves[seat] += 1
        announce(self, DESTROYED, seat, kind, face)
        return 0

    def bring_back(self, seat: cython.int, face: cython.int) -> cython.int:
        """R7.3: a tile comes back on top of its column and triggers nothing."""
        self.grave[seat * FACES + face] -= 1
        self.graves[seat] -= 1
        self.add_tile(seat, face)
        announce(self, RESTORED, seat, self.face_type[face], face)
        return 0

    def credit(self, seat: cython.int, row: cython.int, coins: cython.int) -> cython.int:
        """Coins come, or go, for a reason that the tally keeps."""
        self.money[seat] += coins
        self.earned[seat * ROWS + row] += coins
        return 0

    def pay(self, payer: cython.int, payee: cython.int, kind: cython.int) -> cython.int:
        """R5.2, R5.6: two coins for a mill or an attack, or what there is (Q6); returns them."""
        coins: cython.int = min(TOLL, self.money[payer])
        self.credit(payer, PAID, -coins)
        self.credit(payee, kind, coins)
        return coins

    def income(self, seat: cython.int, domain: cython.int) -> cython.int:
        """R4.1, R4.3: coins for all tiles of the types that the domain counts."""
        first = seat * 8
        counted: cython.int = self.owned[first + FIRST[domain]]
        if SECOND[domain] != NONE:
            counted += self.owned[first + SECOND[domain]]
        if self.plot[first + domain] != NONE:
            counted += self.owned[first + self.plot[first + domain]]
        return counted * (self.rate[domain] + ((self.coins[seat] >> domain) & 1))

    def collect(self, seat: cython.int, domain: cython.int) -> cython.int:
        """R3.4: the income of the domain that has got a tile."""
        coins = self.income(seat, domain)
        self.credit(seat, domain, coins)
        announce(self, COLLECTED, seat, domain, coins)
        return 0

    def empty_domains(self, seat: cython.int) -> cython.int:
        """R10.2: domains without any tile."""
        count: cython.int = 0
        for column in range(TYPE_COUNT):
            count += self.owned[seat * 8 + column] == 0
        return count

    def penalise(self) -> cython.int:
        """R10.2, Q12: ten coins for every empty domain, even if there are not so many."""
        for seat in range(self.players):
            domains = self.empty_domains(seat)
            if domains > 0:
                self.credit(seat, MISSING, -PENALTY * domains)
                announce(self, PENALISED, seat, PENALTY * domains, domains)
        return 0

    def points(self, totals: cython.p_int) -> cython.int:
        """R10.3: money is all that counts; the penalty is taken at the end."""
        for seat in range(self.players):
            totals[seat] = self.money[seat]
        return 0

    def tie_break(self, seat: cython.int) -> cython.int:
        """R10.4: more palaces, then more churches, and so on to the left."""
        rank: cython.int = 0
        for step in range(TYPE_COUNT):
            column = TYPE_COUNT - 1 - step
            rank = rank * RADIX[column] + self.owned[seat * 8 + column]
        return rank

    def incomes(self, seat: cython.int) -> list[int]:
        """What the income of each domain would be now."""
        return [self.income(seat, domain) for domain in range(TYPE_COUNT)]
