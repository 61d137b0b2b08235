# cython: language_level=3
"""Placing pieces: palaces, emissaries, fortifications, border posts and bonus tiles (R4, R5)."""

import cython

from paravent.games.china.payments import HELD_IN, NEEDS, NO_NEED, PAYERS, need_of_post
from paravent.games.china.vocabulary import COLOURS, EVENTS, NOTATION, PHASES, PROVINCES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.china.bits import lowest, size
    from cython.cimports.paravent.games.china.cards import Cards
else:
    from paravent.core.checked import announce
    from paravent.games.china.bits import lowest, size
    from paravent.games.china.cards import Cards

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)
ONE = cython.declare(cython.longlong, 1)
PROVINCE_COUNT = cython.declare(cython.int, len(PROVINCES))
ALL_PROVINCES = cython.declare(cython.int, (1 << len(PROVINCES)) - 1)
FREE = cython.declare(cython.int, NO_NEED)
NEED_ROW = cython.declare(cython.int, NEEDS)
TILES_EACH = cython.declare(cython.int, 2)  # of a province (R13.2)
HIDDEN = cython.declare(cython.int, 1)  # on a town's tile
TURNED = cython.declare(cython.int, 2)  # the first colour of a tile that was turned up

# Payments, by pair of needs and by hand, as sets; the need of a post by pair of colours.
PAYS = cython.declare(cython.longlong[256])
for need_index in range(256):
    PAYS[need_index] = PAYERS[need_index]
HOLDS = cython.declare(cython.longlong[1024])
for hand_index in range(1024):
    HOLDS[hand_index] = HELD_IN[hand_index]
POST = cython.declare(cython.int[25])
for pair_index in range(25):
    POST[pair_index] = FREE
    if pair_index // 5 != pair_index % 5:
        POST[pair_index] = need_of_post(pair_index // 5, pair_index % 5)
COLOUR_COUNT = cython.declare(cython.int, len(COLOURS))

# Phases.
REVEALING = cython.declare(cython.int, PHASES.index("reveal"))
SITING = cython.declare(cython.int, PHASES.index("site"))
PAYING = cython.declare(cython.int, PHASES.index("pay"))

# Verbs: the first action of each.
PALACE = cython.declare(cython.int, NOTATION.first("palace"))
FORTIFY = cython.declare(cython.int, NOTATION.first("fortify"))
EMISSARY = cython.declare(cython.int, NOTATION.first("emissary"))
FOUND = cython.declare(cython.int, NOTATION.first("found"))
PAY = cython.declare(cython.int, NOTATION.first("pay"))

# Events.
HID = cython.declare(cython.int, EVENTS.number("hid"))
TURNED_UP = cython.declare(cython.int, EVENTS.number("turned"))
FOUNDED = cython.declare(cython.int, EVENTS.number("founded"))
CLAIMED = cython.declare(cython.int, EVENTS.number("claimed"))


@cython.cclass
class Placing(Cards):
    """From the first piece of a turn to the moment when it has to be paid for."""

    def payable(self, need: cython.int) -> cython.int:
        """R4.4: whether the hand pays for one more piece, besides those already placed."""
        row: cython.int = need * NEED_ROW + FREE
        if self.placed > 0:
            row = self.needs[0] * NEED_ROW + need
        return (PAYS[row] & HOLDS[self.hand[self.house]]) != 0

    def need_in(self, town: cython.int) -> cython.int:
        """R4.1: the colour of the province; R14.3: a border post asks for two."""
        need: cython.int = self.colour[self.land[town]]
        if self.beyond[town] != NONE:
            need = POST[need * COLOUR_COUNT + self.colour[self.beyond[town]]]
        return need

    def provinces_of(self, town: cython.int) -> cython.int:
        provinces: cython.int = 1 << self.land[town]
        if self.beyond[town] != NONE:
            provinces |= 1 << self.beyond[town]
        return provinces

    def vacancies(self) -> cython.int:
        """R4.5: the provinces without any piece."""
        empty: cython.int = 0
        for province in range(PROVINCE_COUNT):
            if self.pieces[province] == 0:
                empty |= 1 << province
        return empty

    def post_allowed(self, town: cython.int) -> cython.int:
        """R14.5: with another piece, a post must share its province, and none may be empty."""
        provinces = self.provinces_of(town)
        if self.placed == 0:
            return 1
        return (provinces & self.homes) != 0 and ((provinces | self.homes) & self.vacant) == 0

    def open_posts(self, reach: cython.int) -> cython.longlong:
        """The free border posts of some provinces that may be built and paid for now."""
        found: cython.longlong = 0
        posts: cython.longlong = self.posts & ~self.built
        while posts:
            town = lowest(posts)
            posts &= posts - 1
            if self.provinces_of(town) & reach and self.post_allowed(town):
                if self.payable(self.need_in(town)):
                    found |= ONE << town
        return found

    def reach_of_turn(self) -> cython.int:
        """R4.2, R4.5: where a second piece may go; R12.8: a special card allows more."""
        if self.placed == 0:
            return ALL_PROVINCES
        if self.placed > 1:
            return 0
        closed: cython.int = self.homes if self.homes & self.vacant else 0
        return (ALL_PROVINCES if self.wide else self.homes) & ~closed

    def write(
        self,
        verb: cython.int,
        members: cython.longlong,
        choices: cython.p_int,
        count: cython.int,
    ) -> cython.int:
        """Offer a verb for every member of a set; returns how many offers there are now."""
        while members:
            choices[count] = verb + lowest(members)
            count += 1
            members &= members - 1
        return count

    def offer_pieces(self, reach: cython.int, choices: cython.p_int) -> cython.int:
        """R5, R11.2, R13.3: all pieces that the hand pays for, in these provinces."""
        towns: cython.longlong = 0
        bare: cython.longlong = 0
        courts: cython.longlong = 0
        unopened: cython.longlong = 0
        house = self.house
        for province in range(PROVINCE_COUNT):
            if not (reach >> province) & 1 or not self.payable(self.colour[province]):
                continue
            sites: cython.longlong = self.sites[province] & ~self.posts & ~self.built
            if self.palaces_left[house] > 0:
                if (self.opened >> province) & 1:
                    towns |= sites
                elif sites:
                    unopened |= ONE << province
            if self.forts_left[house] > 0:
                bare |= sites & ~self.forts
            if self.emissaries_left[house] > 0 and self.guests[province] < self.most[province]:
                courts |= ONE << province
        if self.posts and self.palaces_left[house] > 0:
            towns |= self.open_posts(reach & self.opened)
        count = self.write(PALACE, towns, choices, 0)
        count = self.write(FORTIFY, bare, choices, count)
        count = self.write(EMISSARY, courts, choices, count)
        return self.write(FOUND, unopened, choices, count)

    def offer_site(self, choices: cython.p_int) -> cython.int:
        """R13.3: the tiles lie open, the palace has to follow."""
        towns: cython.longlong = self.sites[self.founding] & ~self.posts & ~self.built
        return self.write(PALACE, towns | self.open_posts(1 << self.founding), choices, 0)

    def offer_pay(self, choices: cython.p_int, count: cython.int) -> cython.int:
        """R4.4: every way to pay exactly for the pieces of this turn."""
        row: cython.int = self.needs[0] * NEED_ROW + self.needs[1]
        return self.write(PAY, PAYS[row] & HOLDS[self.hand[self.house]], choices, count)

    def hiding_places(self) -> cython.longlong:
        """R13.2, Q13: towns of the next province that are no junction, post or covered already."""
        found: cython.longlong = 0
        towns: cython.longlong = self.sites[self.tiles_hidden // TILES_EACH] & ~self.posts
        while towns:
            town = lowest(towns)
            towns &= towns - 1
            if size(self.near[town]) < 3 and self.tile[town] == 0:
                found |= ONE << town
        return found

    def hide(self, town: cython.int) -> cython.int:
        """R13.2: a bonus tile, face down."""
        self.tile[town] = HIDDEN
        self.tiles_hidden += 1
        announce(self, HID, town)
        return 0

    def found(self, province: cython.int) -> cython.int:
        """R13.3: who builds the first palace turns both tiles up before choosing its space."""
        self.founding = province
        announce(self, FOUNDED, self.house if self.house < self.players else NONE, province)
        self.phase = REVEALING
        self.waiting = CHANCE
        return 0

    def ask_tiles(self) -> cython.int:
        """R14.5, Q17: a post may be the first palace of a province whose tiles are hidden."""
        for province in range(PROVINCE_COUNT):
            if (self.homes & ~self.opened) >> province & 1 and self.most[province] > 0:
                self.founding = province
                self.phase = REVEALING
                self.waiting = CHANCE
                return 1
        return 0

    def turn_up(self, tile: cython.int) -> cython.int:
        """R13.3: the next hidden tile of the province."""
        towns: cython.longlong = self.sites[self.founding]
        last: cython.int = NONE
        here: cython.int = NONE
        while towns:
            town = lowest(towns)
            towns &= towns - 1
            if self.tile[town] == HIDDEN:
                if here == NONE:
                    here = town
                last = town
        self.tile[here] = TURNED + tile
        self.tiles_left[tile] -= 1
        announce(self, TURNED_UP, here, tile)
        if here == last:
            self.opened |= 1 << self.founding
            if self.most[self.founding] > 0:
                self.founding = NONE
                self.phase = PAYING
            else:
                self.phase = SITING
            self.waiting = 1 << self.mover
        return 0

    def place_palace(self, town: cython.int) -> cython.int:
        """R5.1: a palace; R13.4: its builder takes the bonus tile that lies there."""
        need = self.need_in(town)
        self.founding = NONE
        self.build(self.house, town)
        if self.tile[town] >= TURNED:
            tile = self.tile[town] - TURNED
            self.tile[town] = 0
            self.won[self.house * 3 + tile] += 1
            announce(self, CLAIMED, self.house if self.house < self.players else NONE, tile, town)
        self.count_piece(need, self.provinces_of(town))
        return 0

    def place_fort(self, town: cython.int) -> cython.int:
        """R11.2: a fortification."""
        self.fortify(self.house, town)
        self.count_piece(self.need_in(town), self.provinces_of(town))
        return 0

    def place_emissary(self, province: cython.int) -> cython.int:
        """R5.2: an emissary."""
        self.send(self.house, province)
        self.count_piece(self.colour[province], 1 << province)
        return 0

    def count_piece(self, need: cython.int, provinces: cython.int) -> cython.int:
        """A piece stands; now another may follow, or the cards."""
        self.needs[self.placed] = need
        self.placed += 1
        self.homes |= provinces
        if not self.ask_tiles():
            self.phase = PAYING
            self.waiting = 1 << self.mover
        return 0

    def clear_pieces(self) -> cython.int:
        """All pieces are paid for."""
        self.placed = 0
        self.needs[0] = FREE
        self.needs[1] = FREE
        self.homes = 0
        return 0
