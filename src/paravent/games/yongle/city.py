# cython: language_level=3
"""The state of the city: what everybody has, and what it scores."""

import cython

from paravent.games.yongle.vocabulary import FAMILIES, PHASES, PLOTS

if cython.compiled:
    from cython.cimports.paravent.core.position import Position
else:
    from paravent.core.checked import Position

IMPERIAL = cython.declare(cython.int, FAMILIES.index("imperial"))
SABOTAGE = cython.declare(cython.int, PLOTS.index("sabotage"))
OVER = cython.declare(cython.int, PHASES.index("over"))
IMPERIAL_END = cython.declare(cython.int, 2)  # bit of `cause`

# R13: points.
ALL_FAMILIES = cython.declare(cython.int, 5)
EACH_HALL = cython.declare(cython.int, 2)
MOST_UNITS = cython.declare(cython.int, 2)
MOST_BUILDINGS = cython.declare(cython.int, 2)


@cython.cclass
class City(Position):
    """Decks without order, hands, buildings and the track of favour; fields: city.pxd."""

    def need(self, seat: cython.int, building: cython.int, material: cython.int) -> cython.int:
        """R5.2: units of a material that a construction takes from a seat."""
        return self.recipe[building * 4 + material] + self.sabotage(seat, material)

    def sabotage(self, seat: cython.int, material: cython.int) -> cython.int:
        """R8.14: units of a material that a sabotage adds to a seat's next construction."""
        return self.plot_amount[SABOTAGE] if self.sabotaged[seat] == material else 0

    def units(self, seat: cython.int, material: cython.int) -> cython.int:
        """R5.3: what a hand can pay of a material this round."""
        cards = seat * 15 + material * 3
        kind = material * 3
        return (
            self.hand[cards] * self.worth[kind]
            + self.hand[cards + 1] * self.worth[kind + 1]
            + self.hand[cards + 2] * self.worth[kind + 2]
        )

    def printed_units(self, seat: cython.int) -> cython.int:
        """R13.3: units in hand as printed."""
        total: cython.int = 0
        for kind in range(12):
            total += self.hand[seat * 15 + kind] * (kind % 3 + 1)
        return total

    def buildings_of(self, seat: cython.int) -> cython.int:
        """How many buildings lie in front of a seat."""
        first = seat * 4
        return (
            self.built[first]
            + self.built[first + 1]
            + self.built[first + 2]
            + (self.built[first + 3])
        )

    def final_bonuses(self, seat: cython.int, parts: cython.p_int) -> cython.int:
        """R13.1 to R13.5: what a seat would get for them now, in the order of BONUSES."""
        parts[0] = ALL_FAMILIES
        for family in range(4):
            if self.built[seat * 4 + family] == 0:
                parts[0] = 0
        parts[1] = 0
        if self.cause & IMPERIAL_END:
            parts[1] = EACH_HALL * self.built[seat * 4 + IMPERIAL]
        units = self.printed_units(seat)
        buildings = self.buildings_of(seat)
        parts[2] = MOST_UNITS if units > 0 else 0
        parts[3] = MOST_BUILDINGS if buildings > 0 else 0
        for other in range(self.players):
            if self.printed_units(other) > units:
                parts[2] = 0
            if self.buildings_of(other) > buildings:
                parts[3] = 0
        parts[4] = self.plots_held[seat]
        return 0

    def tally(self, seat: cython.int, parts: cython.p_int) -> cython.int:
        """R13: a seat's points by origin, in the order of TALLY; returns their sum."""
        total: cython.int = self.favour[seat]
        parts[1] = self.by_season[seat]
        parts[2] = self.by_event[seat]
        parts[3] = self.by_standard[seat]
        parts[4] = self.by_credit[seat]
        parts[0] = total - parts[1] - parts[2] - parts[3] - parts[4]
        for part in range(5, 10):
            parts[part] = 0
        if self.phase == OVER:
            bonuses = cython.declare(cython.int[5])
            self.final_bonuses(seat, bonuses)
            for part in range(5):
                parts[5 + part] = bonuses[part]
                total += bonuses[part]
        return total

    def points(self, totals: cython.p_int) -> cython.int:
        """The track of favour, and once the game is over all that R13 adds."""
        parts = cython.declare(cython.int[10])
        for seat in range(self.players):
            totals[seat] = self.tally(seat, parts)
        return 0

    def tie_break(self, seat: cython.int) -> cython.int:
        """R13.6: imperial buildings, then buildings, then units in hand."""
        halls: cython.int = self.built[seat * 4 + IMPERIAL]
        return (halls * 32 + self.buildings_of(seat)) * 512 + self.printed_units(seat)

    def tallies(self) -> list[list[int]]:
        """Every seat's points by origin, in the order of TALLY."""
        parts = cython.declare(cython.int[10])
        listed = []
        for seat in range(self.players):
            self.tally(seat, parts)
            listed.append([parts[part] for part in range(10)])
        return listed

    def bonuses(self, seat: cython.int) -> list[int]:
        """End bonuses of a seat as things stand, in the order of BONUSES."""
        parts = cython.declare(cython.int[5])
        self.final_bonuses(seat, parts)
        return [parts[part] for part in range(5)]

    def needs(self, seat: cython.int, building: cython.int) -> list[int]:
        """Units that a construction takes from a seat, by material."""
        return [self.need(seat, building, material) for material in range(4)]
