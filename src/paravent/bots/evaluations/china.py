# cython: language_level=3
"""China judged before its end: leads in provinces and alliances, roads that grow, cards in hand.

What stands on the board will mostly be scored as it stands, the more surely the fuller a province
is and the fewer cards are left. Hidden cards of others are left out of account.
"""

import cython

if cython.compiled:
    from cython.cimports.paravent.bots.evaluation import Evaluation
    from cython.cimports.paravent.core.bits import lowest, size
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.china import provinces, roads, scoring
else:
    from paravent.bots.evaluation import ROW, Evaluation
    from paravent.core.bits import lowest, size
    from paravent.core.position import Position
    from paravent.core.rng import Rng
    from paravent.games.china import provinces, roads, scoring
    from paravent.games.china.numbers import (
        ALLIANCE_COUNT,
        COLOUR_COUNT,
        EMPEROR,
        GIVING,
        KEEPING,
        MOST_HOUSES,
        NONE,
        PARTS,
        PAYING,
        PROVINCE_COUNT,
        REVEALING,
        SHORTEST,
        SITING,
        SWAPPING,
        TILE_COUNT,
    )
    from paravent.games.china.rules import China

ALLIANCE_PORTION = cython.declare(cython.int, 1)

# Hundredths of a point.
POINT = cython.declare(cython.int, 100)
ENVOY = cython.declare(cython.int, 70)  # for alliances to come, with a whole deck
LINK = cython.declare(cython.int, 45)  # two palaces side by side on a road
CARD = cython.declare(cython.int, 45)  # that a province can use; also one yet to be drawn
IDLE_CARD = cython.declare(cython.int, 20)
SECOND_CARD = cython.declare(cython.int, 15)  # two alike are a joker
TILE = cython.declare(cython.int, 90)  # a bonus tile that leads nothing yet
MOST_TILES = cython.declare(cython.int, 400)
SPECIAL_CARD = cython.declare(cython.int, 120)
KEPT_CARD = cython.declare(cython.int, 25)  # ahead of the opponent's, for influence

# What counts at the beginning, in percent; at the end all of it does.
PROVINCE_EARLY = cython.declare(cython.int, 55)
ALLIANCE_EARLY = cython.declare(cython.int, 45)

DRAWN = cython.declare(cython.int, 80)  # about as many are drawn in a game


@cython.cfunc
def to_come(china: China) -> cython.int:
    """The share of the game's cards that are not drawn yet, in percent."""
    left: cython.int = china.deck_size
    if china.shuffles == 0:
        left += DRAWN // 2
    return 100 * min(left, DRAWN) // DRAWN if china.shuffles < 2 else 0


@cython.cclass
class ChinaEvaluation(Evaluation):
    """Standings of all seats in hundredths of a point; exact once the game is over."""

    def guesses(self) -> int:
        """Nothing hidden is judged but the bonus tiles that an act turns up."""
        return 2

    def names(self) -> tuple[str, ...]:
        return ("provinces", "alliances", "roads", "cards", "extras")

    def measure(self, position: Position, reader: cython.int, portions: cython.p_int) -> cython.int:
        """What every seat has, and what that promises."""
        china = cython.cast(China, position, typecheck=True)
        rest = to_come(china)
        useful = self.useful_colours(china)
        for seat in range(china.players):
            at: cython.int = seat * ROW
            portions[at] = 0
            portions[at + ALLIANCE_PORTION] = 0
            portions[at + 2] = self.roads(china, seat, rest)
            portions[at + 3] = self.cards(china, seat, useful, rest)
            portions[at + 4] = self.extras(china, seat, rest)
        self.provinces(china, portions, rest)
        self.alliances(china, portions, rest)
        return 5

    def is_clear(self, position: Position) -> cython.int:
        """Once the pieces of a turn are paid for; what will be drawn is worth as much as ever."""
        return position.phase not in (
            REVEALING,
            SITING,
            PAYING,
            KEEPING,
            GIVING,
            SWAPPING,
            EMPEROR,
        )

    def quick(self, position: Position, seat: cython.int, rng: Rng) -> cython.int:
        """What remains of the turn is played by its worth."""
        return self.best_action(position, seat)

    def provinces(self, china: China, portions: cython.p_int, rest: cython.int) -> cython.int:
        """R6: points scored, and those of provinces as they stand, the surer the fuller."""
        counts = cython.declare(cython.int[MOST_HOUSES])
        points = cython.declare(cython.int[MOST_HOUSES])
        for seat in range(china.players):
            for part in range(PARTS):
                portions[seat * ROW] += POINT * china.tally[seat * PARTS + part]
        for province in range(PROVINCE_COUNT):
            if (china.scored >> province) & 1 or china.most[province] == 0:
                continue
            together: cython.int = provinces.worth(china, province, counts, points)
            open_share: cython.int = 100 * china.free[province] // (together + china.free[province])
            sure: cython.int = 100 - (100 - PROVINCE_EARLY) * min(open_share, rest) // 100
            for seat in range(china.players):
                portions[seat * ROW] += points[seat] * sure
            if china.houses > china.players:
                patron: cython.int = china.influence[china.colour[province]]
                if patron != NONE:
                    portions[patron * ROW] += points[china.players] * sure * 3 // 4
        if china.ports:
            provinces.rank_ports(china, counts, points)
            for seat in range(china.players):
                portions[seat * ROW] += points[seat] * (100 - (100 - PROVINCE_EARLY) * rest // 100)
        return 0

    def alliances(self, china: China, portions: cython.p_int, rest: cython.int) -> cython.int:
        """R10.1: those that are led now; emissaries may lead others later."""
        leaders = cython.declare(cython.int[PROVINCE_COUNT])
        for province in range(PROVINCE_COUNT):
            leaders[province] = 0
            if china.guests[province] == 0:
                continue
            leaders[province] = scoring.leaders(china, province)
            for seat in range(china.players):
                if china.envoys[seat * PROVINCE_COUNT + province] > 0:
                    hope: cython.int = 2 if (leaders[province] >> seat) & 1 else 1
                    portions[seat * ROW + ALLIANCE_PORTION] += ENVOY * rest * hope // 200
        sure: cython.int = 100 - (100 - ALLIANCE_EARLY) * rest // 100
        for alliance in range(ALLIANCE_COUNT):
            allies: cython.int = (
                leaders[china.ally[2 * alliance]] & leaders[china.ally[2 * alliance + 1]]
            )
            if allies:
                promised: cython.int = sure * scoring.alliance_points(china, alliance)
                for seat in range(china.players):
                    if (allies >> seat) & 1:
                        portions[seat * ROW + ALLIANCE_PORTION] += promised
        return 0

    def roads(self, china: China, seat: cython.int, rest: cython.int) -> cython.int:
        """R10.3: chains, and neighbours that may become one."""
        towns: cython.longlong = china.palaces[seat]
        links: cython.int = 0
        fresh: cython.longlong = towns
        while fresh:
            links += size(china.near[lowest(fresh)] & towns)
            fresh &= fresh - 1
        if links < 2 * (SHORTEST - 1):  # too few roads for any chain
            return links * LINK * rest // 200
        return POINT * roads.split(china, towns) + links * LINK * rest // 200

    def useful_colours(self, china: China) -> cython.int:
        """The set of colours that some province still can use."""
        found: cython.int = 0
        for province in range(PROVINCE_COUNT):
            room: cython.int = china.most[province] > china.guests[province]
            found |= (room | (china.free[province] > 0)) << china.colour[province]
        return found

    def cards(
        self, china: China, seat: cython.int, useful: cython.int, rest: cython.int
    ) -> cython.int:
        """Cards that a province still can use, and pairs; cards to be drawn are average ones."""
        total: cython.int = (3 - china.hand_size[seat]) * CARD
        for colour in range(COLOUR_COUNT):
            held: cython.int = (china.hand[seat] >> 2 * colour) & 3
            if held == 0:
                continue
            total += held * (CARD if (useful >> colour) & 1 else IDLE_CARD)
            if held > 1:
                total += SECOND_CARD
        return total * rest // 100

    def extras(self, china: China, seat: cython.int, rest: cython.int) -> cython.int:
        """R13.5, R12.8: bonus tiles, special cards, and cards kept for influence."""
        total: cython.int = 0
        if china.bonus:
            for tile in range(TILE_COUNT):
                own: cython.int = china.won[seat * TILE_COUNT + tile]
                most: cython.int = own
                for house in range(china.houses):
                    most = max(most, china.won[house * TILE_COUNT + tile])
                if own > 0:
                    total += MOST_TILES if own == most else TILE * own
        if china.houses > china.players:
            for special in range(3):
                if (china.specials[seat] >> special) & 1:
                    total += SPECIAL_CARD * rest // 100
            for colour in range(COLOUR_COUNT):
                mine: cython.int = china.kept[seat * COLOUR_COUNT + colour]
                theirs: cython.int = china.kept[(1 - seat) * COLOUR_COUNT + colour]
                if mine > theirs:
                    total += KEPT_CARD
        return total


EVALUATION = ChinaEvaluation()
