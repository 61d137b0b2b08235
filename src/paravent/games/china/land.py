# cython: language_level=3
"""The land: palaces, emissaries and fortifications, and what the palaces of a province score."""

import cython

from paravent.games.china.vocabulary import EVENTS, PLACES, PORTS, PROVINCES, TALLY

if cython.compiled:
    from cython.cimports.paravent.core.position import Position, announce
    from cython.cimports.paravent.games.china.bits import size
else:
    from paravent.core.checked import Position, announce
    from paravent.games.china.bits import size

NONE = cython.declare(cython.int, -1)
ONE = cython.declare(cython.longlong, 1)
PROVINCE_COUNT = cython.declare(cython.int, len(PROVINCES))
PORT_PLACE = cython.declare(cython.int, PLACES.index(PORTS))
AT_END = cython.declare(cython.int, 1)  # CAUSES

# Parts of the tally.
PARTS = cython.declare(cython.int, len(TALLY))
FROM_PROVINCES = cython.declare(cython.int, TALLY.index("provinces"))
FROM_EMPEROR = cython.declare(cython.int, TALLY.index("emperor"))
FROM_PORTS = cython.declare(cython.int, TALLY.index("ports"))

# Events.
BUILT = cython.declare(cython.int, EVENTS.number("built"))
FORTIFIED = cython.declare(cython.int, EVENTS.number("fortified"))
SENT = cython.declare(cython.int, EVENTS.number("sent"))
COUNTED = cython.declare(cython.int, EVENTS.number("counted"))
RANKED = cython.declare(cython.int, EVENTS.number("ranked"))
DOUBLED = cython.declare(cython.int, EVENTS.number("doubled"))
INHERITED = cython.declare(cython.int, EVENTS.number("inherited"))


@cython.cclass
class Land(Position):
    """A board with its pieces; fields: land.pxd."""

    def rank(self, counts: cython.p_int, points: cython.p_int) -> cython.int:
        """R6.1, R6.2: first all palaces, then what each of the next higher rank has."""
        together: cython.int = 0
        for house in range(self.houses):
            together += counts[house]
        for house in range(self.houses):
            points[house] = 0
            if counts[house] == 0:
                continue
            points[house] = together
            higher: cython.int = 1 << 10
            for other in range(self.houses):
                if counts[house] < counts[other] < higher:
                    higher = counts[other]
                    points[house] = higher
        return together

    def worth(self, province: cython.int, counts: cython.p_int, points: cython.p_int) -> cython.int:
        """R6.1, R11.4: palaces and points of every house if a province were scored now."""
        for house in range(self.houses):
            counts[house] = self.held[house * PROVINCE_COUNT + province]
        together = self.rank(counts, points)
        fortified: cython.longlong = self.forts & self.sites[province]
        if fortified:
            for house in range(self.houses):
                if self.palaces[house] & fortified:
                    points[house] *= 2
        return together

    def rank_ports(self, counts: cython.p_int, points: cython.p_int) -> cython.int:
        """R14.6: the ports as if they were one more province."""
        for house in range(self.houses):
            counts[house] = size(self.palaces[house] & self.ports)
        return self.rank(counts, points)

    def tell_ranks(
        self, place: cython.int, counts: cython.p_int, points: cython.p_int
    ) -> cython.int:
        """Who comes first, second and so on; doubled points are told as two halves."""
        fortified: cython.longlong = 0 if place == PORT_PLACE else self.forts & self.sites[place]
        for rank in range(32, 0, -1):
            for house in range(self.houses):
                if counts[house] == rank:
                    seat = house if house < self.players else NONE
                    if self.palaces[house] & fortified:
                        announce(self, RANKED, seat, rank, points[house] // 2)
                        announce(self, DOUBLED, seat, points[house] // 2)
                    else:
                        announce(self, RANKED, seat, rank, points[house])
        return 0

    def score_province(self, province: cython.int, cause: cython.int) -> cython.int:
        """R5.4, R9.4: every house scores its rank; the Emperor's points go to influence (R12.6)."""
        counts = cython.declare(cython.int[5])
        points = cython.declare(cython.int[5])
        self.scored |= 1 << province
        together = self.worth(province, counts, points)
        if together == 0:
            return 0
        for seat in range(self.players):
            self.tally[seat * PARTS + FROM_PROVINCES] += points[seat]
        if self.events is not None:
            announce(self, COUNTED, province, cause, together)
            self.tell_ranks(province, counts, points)
        if self.houses > self.players and counts[self.players] > 0:
            seat = self.influence[self.colour[province]]
            self.patron[province] = seat
            if seat != NONE:
                self.tally[seat * PARTS + FROM_EMPEROR] += points[self.players]
            announce(self, INHERITED, seat, points[self.players], self.colour[province])
        return 0

    def score_ports(self) -> cython.int:
        """R14.6: once, at the end."""
        counts = cython.declare(cython.int[5])
        points = cython.declare(cython.int[5])
        together = self.rank_ports(counts, points)
        if together > 0:
            for seat in range(self.players):
                self.tally[seat * PARTS + FROM_PORTS] += points[seat]
            if self.events is not None:
                announce(self, COUNTED, PORT_PLACE, AT_END, together)
                self.tell_ranks(PORT_PLACE, counts, points)
        return 0

    def settle(self, house: cython.int, province: cython.int) -> cython.int:
        """A palace in one province; R14.4: a border post settles in two."""
        index = house * PROVINCE_COUNT + province
        self.held[index] += 1
        self.most[province] = max(self.most[province], self.held[index])
        self.free[province] -= 1
        self.pieces[province] += 1
        return 0

    def build(self, house: cython.int, town: cython.int) -> cython.int:
        """R5.1: a palace; R5.4: the last one of a province has it scored at once."""
        self.palaces[house] |= ONE << town
        self.built |= ONE << town
        self.palaces_left[house] -= 1
        province = self.land[town]
        other = self.beyond[town]
        announce(self, BUILT, house if house < self.players else NONE, town, province)
        self.settle(house, province)
        if other != NONE:
            self.settle(house, other)
            if other < province:  # Q16: two provinces at once are scored in their order
                other = province
                province = self.beyond[town]
        if self.free[province] == 0:
            self.score_province(province, 0)
        if other != NONE and self.free[other] == 0:
            self.score_province(other, 0)
        return 0

    def fortify(self, house: cython.int, town: cython.int) -> cython.int:
        """R11.2: a fortification belongs to nobody and fills no space."""
        self.forts |= ONE << town
        self.forts_left[house] -= 1
        self.pieces[self.land[town]] += 1
        announce(self, FORTIFIED, house, town, self.land[town])
        return 0

    def send(self, house: cython.int, province: cython.int) -> cython.int:
        """R5.2: an emissary."""
        self.envoys[house * PROVINCE_COUNT + province] += 1
        self.guests[province] += 1
        self.pieces[province] += 1
        self.emissaries_left[house] -= 1
        seat = house if house < self.players else NONE
        announce(self, SENT, seat, province, self.guests[province])
        return 0

    def anything_left(self) -> cython.int:
        """R9.3: whether some house could still place something, with the right cards."""
        builders: cython.int = 0
        ambassadors: cython.int = 0
        engineers: cython.int = 0
        for house in range(self.houses):
            builders += self.palaces_left[house]
            ambassadors += self.emissaries_left[house]
            engineers += self.forts_left[house]
        for province in range(PROVINCE_COUNT):
            if builders and self.free[province] > 0:
                return 1
            if ambassadors and self.guests[province] < self.most[province]:
                return 1
            if engineers and self.sites[province] & ~self.built & ~self.forts:
                return 1
        return 0

    def province_worth(self, province: cython.int) -> list[int]:
        """R6: what every house would score if a province were scored now."""
        counts = cython.declare(cython.int[5])
        points = cython.declare(cython.int[5])
        self.worth(province, counts, points)
        return [points[house] for house in range(self.houses)]

    def ports_worth(self) -> list[int]:
        """R14.6: what every house would score for its ports now."""
        counts = cython.declare(cython.int[5])
        points = cython.declare(cython.int[5])
        self.rank_ports(counts, points)
        return [points[house] for house in range(self.houses)]
