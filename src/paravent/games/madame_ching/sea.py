# cython: language_level=3
"""The state of the sea: where the junks are, what everybody owns, and what it scores."""

import cython

from paravent.games.madame_ching.vocabulary import KINDS

if cython.compiled:
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.games.madame_ching.bits import size
else:
    from paravent.core.checked import Position
    from paravent.games.madame_ching.bits import size

MERCHANT = cython.declare(cython.int, KINDS.index("merchant"))
TREASURE = cython.declare(cython.int, KINDS.index("treasure-1"))  # the first of three kinds

OFFSET = cython.declare(cython.int[8])  # by row: the first space of SPACES in it
for row_index in range(1, 8):
    OFFSET[row_index] = sum([9 - above for above in range(1, row_index)])


@cython.cclass
class Sea(Position):
    """55 navigation and 33 encounter cards; fields: sea.pxd."""

    def space_number(self, junk: cython.int) -> cython.int:
        """R1.2: cards times colours; there is no row below the seventh (Q14)."""
        return self.length[junk] * min(7, self.hues[junk])

    def space_of(self, junk: cython.int) -> cython.int:
        """The space of a junk at sea, as numbered in SPACES."""
        rows = min(7, self.hues[junk])
        return OFFSET[rows] + self.length[junk] - rows

    def zone(self, cards: cython.int, rows: cython.int) -> cython.int:
        """R1.3: how many dotted lines lie behind a space."""
        if cards < self.first_line[rows]:
            return 0
        return 1 if cards < self.second_line[rows] else 2

    def owner(self, junk: cython.int) -> cython.int:
        return junk // 2 if self.lanes == 2 else junk

    def opponents(self, seat: cython.int) -> cython.int:
        """The set of seats that play against a seat (R12.1)."""
        others = ((1 << self.players) - 1) & ~(1 << seat)
        if self.teams:
            others &= ~(1 << (seat ^ 2))
        return others

    def live_symbols(self, junk: cython.int, symbol: cython.int) -> cython.int:
        """R8.4: cards of an expedition with a symbol that no Siren has turned."""
        count = size(self.row[junk] & self.symbol_cards[symbol] & ~self.turned[junk])
        return count + self.pilots[junk * 5 + symbol] - self.turned_pilots[junk * 5 + symbol]

    def settle(self) -> cython.int:
        """Deal what is due, then go on where the turn stands."""
        raise NotImplementedError

    def tally(self, seat: cython.int, parts: cython.p_int) -> cython.int:
        """R11.3: a seat's own points by origin, in the order of TALLY; returns their sum."""
        parts[0] = self.coins[seat]
        most = 0
        for gem in range(3):
            count = self.gems[seat * 3 + gem]
            parts[1 + gem] = count * self.gem_points[gem]
            most = max(most, count)
        parts[4] = 0
        for skill in range(5):
            parts[4] += self.ready[seat * 5 + skill] + self.spent[seat * 5 + skill]
        parts[5] = self.pearl_points if self.pearl == seat else 0
        parts[6] = self.hong_kong_points if self.hong_kong == seat else 0
        parts[7] = self.held[seat * 18 + MERCHANT] * most  # R11.4: all on the best colour (Q30)
        parts[8] = 0
        for treasure in range(3):
            parts[8] += self.held[seat * 18 + TREASURE + treasure] * self.treasure_points[treasure]
        parts[9] = 0
        total = 0
        for part in range(9):
            total += parts[part]
        return total

    def points(self, totals: cython.p_int) -> cython.int:
        """R11.3, R12.1: points as they stand; partners add theirs up."""
        parts = cython.declare(cython.int[10])
        own = cython.declare(cython.int[4])
        for seat in range(self.players):
            own[seat] = self.tally(seat, parts)
        for seat in range(self.players):
            totals[seat] = own[seat] + own[seat ^ 2] if self.teams else own[seat]
        return 0

    def tie_break(self, seat: cython.int) -> cython.int:
        """R11.5: white gems, then red, then blue; of both partners in a team."""
        key = 0
        for step in range(3):
            gem = 2 - step
            count: cython.int = self.gems[seat * 3 + gem]
            if self.teams:
                count += self.gems[(seat ^ 2) * 3 + gem]
            key = key * 100 + count
        return key

    def tallies(self) -> list[list[int]]:
        """Every seat's points by origin, in the order of TALLY."""
        parts = cython.declare(cython.int[10])
        listed = []
        sums = []
        for seat in range(self.players):
            sums.append(self.tally(seat, parts))
            listed.append([parts[part] for part in range(10)])
        if self.teams:
            for seat in range(4):
                listed[seat][9] = sums[seat ^ 2]
        return listed

    def symbols_at_sea(self, junk: cython.int) -> list[int]:
        """By symbol, the cards of an expedition that still make skills."""
        return [self.live_symbols(junk, symbol) for symbol in range(4)]

    def lines_crossed(
        self, cards: cython.int, row: cython.int, next_cards: cython.int, next_row: cython.int
    ) -> int:
        """R4.4: encounter cards for a step from one space to another."""
        brought: cython.int = 0
        for line in range(self.zone(cards, row) + 1, self.zone(next_cards, next_row) + 1):
            brought += line
        return brought
