# cython: language_level=3
"""Roads: the split of a house's palaces into chains that scores most, exactly."""

import cython

from paravent.games.china.routes import split_towns

if cython.compiled:
    from cython.cimports.paravent.games.china.bits import lowest, size
    from cython.cimports.paravent.games.china.land import Land
else:
    from paravent.games.china.bits import lowest, size
    from paravent.games.china.land import Land

ONE = cython.declare(cython.longlong, 1)
SHORTEST = cython.declare(cython.int, 4)  # palaces of a chain (R10.3)
LONGEST = cython.declare(cython.int, 7)  # longer ones can be cut in two, if nothing is doubled
SLOTS = cython.declare(cython.int, 256)  # remembered parts: their towns, then their points
SPREAD = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.cfunc
def slot_of(towns: cython.ulonglong) -> cython.int:
    """Where the points of a part are remembered, if no other part has taken the slot."""
    return ((towns * SPREAD) & WORD) >> 56


@cython.cclass
class Roads(Land):
    """A chain is a set of towns that one path visits all; a ring is such a set, too.

    Parts are sets of towns that hang together. The search tries for one town with the fewest roads
    all chains that it lies in, and none, and remembers what every part that is left is worth.
    """

    def connected(self, towns: cython.longlong) -> cython.longlong:
        """The part that the first of these towns belongs to."""
        reached: cython.longlong = towns & -towns
        fresh: cython.longlong = reached
        while fresh:
            found: cython.longlong = self.near[lowest(fresh)] & towns & ~reached
            fresh = (fresh & (fresh - 1)) | found
            reached |= found
        return reached

    def trimmed(self, towns: cython.longlong) -> cython.longlong:
        """A part without needless ends of roads: of those at one town a chain can use only one.

        Two of them would make a chain of three with the town between. A fortified one is kept.
        """
        hubs: cython.longlong = 0
        for turn in range(2):
            fresh: cython.longlong = towns & self.forts if turn == 0 else towns & ~self.forts
            while fresh:
                town: cython.int = lowest(fresh)
                fresh &= fresh - 1
                hub: cython.longlong = self.near[town] & towns
                if hub & (hub - 1) == 0:
                    if hub & hubs:
                        towns &= ~(ONE << town)
                    hubs |= hub
        return towns

    def anchor_of(self, towns: cython.longlong) -> cython.int:
        """The first town of a part with the fewest roads."""
        anchor: cython.int = 0
        fewest: cython.int = 64
        fresh: cython.longlong = towns
        while fresh and fewest > 1:
            town: cython.int = lowest(fresh)
            fresh &= fresh - 1
            roads: cython.int = size(self.near[town] & towns)
            if roads < fewest:
                fewest = roads
                anchor = town
        return anchor

    def split(self, towns: cython.longlong) -> cython.int:
        """R10.3-R10.6: what the best split of these towns into chains scores (Q11)."""
        if cython.compiled:
            memo = cython.declare(cython.longlong[512])
            for slot in range(SLOTS):
                memo[slot] = 0
        else:
            memo = [0] * (2 * SLOTS)
        return self.split_all(towns, 0, 0, memo)

    def split_all(
        self,
        towns: cython.longlong,
        value: cython.int,
        best: cython.int,
        memo: cython.p_longlong,
    ) -> cython.int:
        """A value and the points of all parts of these towns; or the best, if that is more."""
        parts = cython.declare(cython.longlong[16])
        count: cython.int = 0
        most: cython.int = value
        if most + (2 * size(towns) if towns & self.forts else size(towns)) <= best:
            return best
        while towns:
            part: cython.longlong = self.connected(towns)
            towns &= ~part
            if size(part) >= SHORTEST:
                part = self.trimmed(part)
                palaces: cython.int = size(part)
                if palaces >= SHORTEST:
                    most += 2 * palaces if part & self.forts else palaces
                    parts[count] = part
                    count += 1
        for index in range(count):
            if most <= best:
                return best
            part = parts[index]
            palaces = size(part)
            points: cython.int = self.split_part(part, memo)
            most += points - (2 * palaces if part & self.forts else palaces)
        return max(most, best)

    def split_part(self, towns: cython.longlong, memo: cython.p_longlong) -> cython.int:
        """What the best split of one part scores."""
        slot = slot_of(towns)
        if memo[slot] == towns:
            return memo[SLOTS + slot]
        most: cython.int = size(towns)
        if towns & self.forts:
            most *= 2
        anchor = self.anchor_of(towns)
        rest: cython.longlong = towns & ~(ONE << anchor)
        best = self.grow(rest, ONE << anchor, anchor, anchor, 0, 0, most, memo)
        if best < most:
            best = self.split_all(rest, 0, best, memo)
        memo[slot] = towns
        memo[SLOTS + slot] = best
        return best

    def grow(
        self,
        rest: cython.longlong,
        chain: cython.longlong,
        tip: cython.int,
        anchor: cython.int,
        turned: cython.longlong,
        best: cython.int,
        most: cython.int,
        memo: cython.p_longlong,
    ) -> cython.int:
        """The best of all splits with a chain that begins like this one; longer ones first.

        It grows at the tip, and from the anchor a second time into towns of `turned`, if any.
        """
        palaces: cython.int = size(chain)
        if palaces < LONGEST or (rest | chain) & self.forts:
            steps: cython.longlong = self.near[tip] & rest
            if tip != anchor:
                steps |= turned & rest
            while steps and best < most:
                town: cython.int = lowest(steps)
                bit: cython.longlong = ONE << town
                steps &= steps - 1
                if tip == anchor:  # the other arm leaves through a later road: no chain twice
                    turned = self.near[anchor] & ~((bit << 1) - 1)
                best = self.grow(
                    rest & ~bit,
                    chain | bit,
                    town,
                    anchor,
                    turned if tip == anchor or self.near[tip] & bit else 0,
                    best,
                    most,
                    memo,
                )
        if palaces >= SHORTEST and best < most:
            value: cython.int = 2 * palaces if chain & self.forts else palaces
            best = self.split_all(rest, value, best, memo)
        return best

    def road_points(self, house: cython.int) -> int:
        """R10.4: what the chains of a house are worth now."""
        return self.split(self.palaces[house])

    def points_of_towns(self, towns: cython.longlong) -> int:
        """R10.4: what the best split of some towns is worth."""
        return self.split(towns)

    def chains_of(self, house: cython.int) -> list[list[int]]:
        """The chains of a house, each as its towns along the road, in the order of first towns."""
        return split_towns(self, self.palaces[house], list(self.near), self.forts)

    def chain_points(self, chain: list[int]) -> int:
        """R10.4, R11.5: one for each palace, twice as many with a fortified one."""
        fortified = False
        for town in chain:
            if (self.forts >> town) & 1:
                fortified = True
        return 2 * len(chain) if fortified else len(chain)
