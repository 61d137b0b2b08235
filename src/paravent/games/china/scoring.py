# cython: language_level=3
"""The final scoring: provinces left over, ports, alliances, roads and bonus tiles (R9, R10)."""

import cython

from paravent.games.china.vocabulary import ALLIANCES, EVENTS, PROVINCES, TALLY, TILES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.china.roads import Roads
else:
    from paravent.core.checked import announce
    from paravent.games.china.roads import Roads

PROVINCE_COUNT = cython.declare(cython.int, len(PROVINCES))
ALLIANCE_COUNT = cython.declare(cython.int, ALLIANCES)
TILE_COUNT = cython.declare(cython.int, len(TILES))
TILE_POINTS = cython.declare(cython.int, 6)  # R13.5
AT_END = cython.declare(cython.int, 1)  # CAUSES

# Parts of the tally.
PARTS = cython.declare(cython.int, len(TALLY))
FROM_ALLIANCES = cython.declare(cython.int, TALLY.index("alliances"))
FROM_ROADS = cython.declare(cython.int, TALLY.index("roads"))
FROM_BONUS = cython.declare(cython.int, TALLY.index("bonus"))

# Events.
VISITED = cython.declare(cython.int, EVENTS.number("visited"))
ALLIED = cython.declare(cython.int, EVENTS.number("allied"))
UNALLIED = cython.declare(cython.int, EVENTS.number("unallied"))
LINKED = cython.declare(cython.int, EVENTS.number("linked"))
CHAINED = cython.declare(cython.int, EVENTS.number("chained"))
REWARDED = cython.declare(cython.int, EVENTS.number("rewarded"))


@cython.cclass
class Scoring(Roads):
    """What the board is worth when nobody plays on."""

    def leads(self, house: cython.int, province: cython.int) -> cython.int:
        """R10.1: whether nobody has more emissaries there; without any nobody leads (Q10)."""
        own = self.envoys[house * PROVINCE_COUNT + province]
        if own == 0:
            return 0
        for other in range(self.houses):
            if self.envoys[other * PROVINCE_COUNT + province] > own:
                return 0
        return 1

    def score_alliance(self, alliance: cython.int) -> cython.int:
        """R10.1, R10.2: who leads on both sides scores all emissaries of both."""
        first = self.ally[2 * alliance]
        second = self.ally[2 * alliance + 1]
        points = self.guests[first] + self.guests[second]
        scorers: cython.int = 0
        for seat in range(self.players):
            if self.leads(seat, first) and self.leads(seat, second):
                self.tally[seat * PARTS + FROM_ALLIANCES] += points
                if scorers == 0:
                    announce(self, VISITED, alliance + 1, first, second)
                scorers += 1
                announce(self, ALLIED, seat, points)
        if scorers == 0:
            announce(self, UNALLIED, alliance + 1, first, second)
        return scorers

    def score_roads(self, seat: cython.int) -> cython.int:
        """R10.3-R10.6: the best split of a seat's palaces into chains."""
        points = self.split(self.palaces[seat])
        self.tally[seat * PARTS + FROM_ROADS] += points
        if self.events is not None and points > 0:
            for chain in self.chains_of(seat):
                for town in chain:
                    announce(self, LINKED, seat, town)
                announce(self, CHAINED, seat, len(chain), self.chain_points(chain))
        return points

    def score_tiles(self, tile: cython.int) -> cython.int:
        """R13.5: who has most tiles of a colour; the Emperor's count but bring nothing (Q14)."""
        most: cython.int = 0
        for house in range(self.houses):
            most = max(most, self.won[house * TILE_COUNT + tile])
        if most > 0:
            for seat in range(self.players):
                if self.won[seat * TILE_COUNT + tile] == most:
                    self.tally[seat * PARTS + FROM_BONUS] += TILE_POINTS
                    announce(self, REWARDED, seat, tile, most)
        return most

    def score_all(self) -> cython.int:
        """R9.4: in this order; only what was not scored before."""
        for province in range(PROVINCE_COUNT):
            if not (self.scored >> province) & 1:
                self.score_province(province, AT_END)
        if self.ports:
            self.score_ports()
        for alliance in range(ALLIANCE_COUNT):
            self.score_alliance(alliance)
        for seat in range(self.players):
            self.score_roads(seat)
        if self.bonus:
            for tile in range(TILE_COUNT):
                self.score_tiles(tile)
        return 0

    def points(self, totals: cython.p_int) -> cython.int:
        """R6.4: points on the track."""
        for seat in range(self.players):
            totals[seat] = 0
            for part in range(PARTS):
                totals[seat] += self.tally[seat * PARTS + part]
        return 0

    def tie_break(self, seat: cython.int) -> cython.int:
        """R10.8: more pieces left in the supply; the score marker is none of them (Q12)."""
        return self.palaces_left[seat] + self.emissaries_left[seat] + self.forts_left[seat]

    def alliance_worth(self, alliance: cython.int) -> list[int]:
        """R10.1: what every seat would score for an alliance now."""
        first = self.ally[2 * alliance]
        second = self.ally[2 * alliance + 1]
        points = self.guests[first] + self.guests[second]
        listed = []
        for seat in range(self.players):
            both = self.leads(seat, first) and self.leads(seat, second)
            listed.append(points if both else 0)
        return listed

    def leaders(self, province: cython.int) -> list[int]:
        """R10.1: the houses that lead a province with their emissaries."""
        return [house for house in range(self.houses) if self.leads(house, province)]
