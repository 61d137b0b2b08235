# cython: language_level=3
"""Roads: the split of a house's palaces into chains that scores most, exactly."""

import cython

from paravent.games.china.routes import route

if cython.compiled:
    from cython.cimports.paravent.games.china.bits import lowest, size
    from cython.cimports.paravent.games.china.land import Land
else:
    from paravent.games.china.bits import lowest, size
    from paravent.games.china.land import Land

ONE = cython.declare(cython.longlong, 1)
SHORTEST = cython.declare(cython.int, 4)  # palaces of a chain (R10.3)

# A record of chains: how many, their sets of towns (20 palaces make no more than five), points.
VALUE = cython.declare(cython.int, 7)


@cython.cclass
class Roads(Land):
    """A chain is a set of towns that one path visits all; a ring is such a set, too."""

    def connected(self, towns: cython.longlong) -> cython.longlong:
        """The towns that can be reached from the first one."""
        reached: cython.longlong = towns & -towns
        fresh: cython.longlong = reached
        while fresh:
            town = lowest(fresh)
            fresh &= fresh - 1
            found: cython.longlong = self.near[town] & towns & ~reached
            reached |= found
            fresh |= found
        return reached

    def limit(self, towns: cython.longlong) -> cython.int:
        """What these towns score at most: all of them, in every part that is large enough."""
        most: cython.int = 0
        while towns:
            part: cython.longlong = self.connected(towns)
            towns &= ~part
            count: cython.int = size(part)
            if count >= SHORTEST:
                most += 2 * count if part & self.forts else count
        return most

    def split(self, towns: cython.longlong, chains: cython.p_longlong) -> cython.int:
        """R10.3-R10.6: the best split of these towns, each connected part for itself (Q11)."""
        found = cython.declare(cython.longlong[8])
        count: cython.int = 0
        value: cython.int = 0
        while towns:
            part: cython.longlong = self.connected(towns)
            towns &= ~part
            if size(part) >= SHORTEST:
                value += self.split_connected(part, found)
                for index in range(1, 1 + found[0]):
                    count += 1
                    chains[count] = found[index]
        chains[0] = count
        chains[VALUE] = value
        return value

    def split_connected(self, towns: cython.longlong, chains: cython.p_longlong) -> cython.int:
        """The best split of towns that hang together.

        Whatever the split is, one town with the fewest roads lies in one of its chains or in none.
        """
        chains[0] = 0
        chains[VALUE] = 0
        anchor: cython.int = 0
        fewest: cython.int = 64
        fresh: cython.longlong = towns
        while fresh and fewest > 1:
            town = lowest(fresh)
            fresh &= fresh - 1
            roads: cython.int = size(self.near[town] & towns)
            if roads < fewest:
                fewest = roads
                anchor = town
        most: cython.int = size(towns)
        if towns & self.forts:
            most *= 2
        rest: cython.longlong = towns & ~(ONE << anchor)
        self.grow(rest, ONE << anchor, anchor, anchor, 0, most, chains)
        if chains[VALUE] < most:
            self.close(rest, 0, chains)
        return chains[VALUE]

    def grow(
        self,
        rest: cython.longlong,
        chain: cython.longlong,
        tip: cython.int,
        anchor: cython.int,
        turned: cython.longlong,
        most: cython.int,
        chains: cython.p_longlong,
    ) -> cython.int:
        """Try all chains that begin like this one, longer ones first.

        They grow at the tip, and from the anchor a second time into towns of `turned`, if any.
        """
        steps: cython.longlong = self.near[tip] & rest
        while steps:
            town = lowest(steps)
            steps &= steps - 1
            bit: cython.longlong = ONE << town
            if tip == anchor:  # the other arm leaves through a later road: no chain comes twice
                turned = self.near[anchor] & ~((bit << 1) - 1)
            self.grow(rest & ~bit, chain | bit, town, anchor, turned, most, chains)
            if chains[VALUE] == most:
                return 0
        if turned and tip != anchor:
            steps = turned & rest
            while steps:
                town = lowest(steps)
                steps &= steps - 1
                bit = ONE << town
                self.grow(rest & ~bit, chain | bit, town, anchor, 0, most, chains)
                if chains[VALUE] == most:
                    return 0
        if size(chain) >= SHORTEST:
            self.close(rest, chain, chains)
        return 0

    def close(
        self, rest: cython.longlong, chain: cython.longlong, chains: cython.p_longlong
    ) -> cython.int:
        """Keep a chain, or none, together with the best split of the rest, if that is better."""
        value: cython.int = 2 * size(chain) if chain & self.forts else size(chain)
        if value + self.limit(rest) <= chains[VALUE]:
            return 0
        found = cython.declare(cython.longlong[8])
        value += self.split(rest, found)
        if value > chains[VALUE]:
            chains[VALUE] = value
            count: cython.int = 0
            for index in range(1, 1 + found[0]):
                count += 1
                chains[count] = found[index]
            if chain:
                count += 1
                chains[count] = chain
            chains[0] = count
        return 0

    def chains_of(self, house: cython.int) -> list[list[int]]:
        """The chains of a house, each as its towns along the road, in the order of first towns."""
        found = cython.declare(cython.longlong[8])
        self.split(self.palaces[house], found)
        near = list(self.near)
        return sorted([route(found[index], near) for index in range(1, 1 + found[0])])

    def chain_points(self, chain: list[int]) -> int:
        """R10.4, R11.5: one for each palace, twice as many with a fortified one."""
        fortified = False
        for town in chain:
            if (self.forts >> town) & 1:
                fortified = True
        return 2 * len(chain) if fortified else len(chain)
