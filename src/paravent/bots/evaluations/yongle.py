# cython: language_level=3
"""Yongle judged before its end: favour, bonuses within reach, cards towards buildings, plots.

Of other seats only what lies open counts, so the judgement is the same whatever they hold. The
weights were tuned by matches of the greedy bot against itself.
"""

import cython

from paravent.games.yongle.vocabulary import FAMILIES, LASTING, NOTATION, PHASES

if cython.compiled:
    from cython.cimports.paravent.bots.evaluation import Evaluation
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.yongle.works import Works
else:
    from paravent.bots.evaluation import Evaluation
    from paravent.core.position import Position
    from paravent.core.rng import Rng
    from paravent.games.yongle.works import Works

# Hundredths of a point.
POINT = cython.declare(cython.int, 100)
UNIT = cython.declare(cython.int, 20)  # of a material in hand, up to ENOUGH of each
SPARE_UNIT = cython.declare(cython.int, 4)  # beyond that
ENOUGH = cython.declare(cython.int, 7)
CARD = cython.declare(cython.int, 45)  # of the pile, unseen
SCHEME = cython.declare(cython.int, 40)
ACTION = cython.declare(cython.int, 40)  # left in a turn
PLOT_USE = cython.declare(cython.int, 70)  # of a plot, beyond its point at the end
FAMILY_HOPE = cython.declare(cython.int[5], [0, 30, 90, 220, 500])  # by families (R13.1)
MOST = cython.declare(cython.int, 110)  # leading in buildings
MOST_SHARED = cython.declare(cython.int, 60)
UNITS_LEAD = cython.declare(cython.int, 60)
BONUS = cython.declare(cython.int[3], [120, 260, 130])  # three of a family (R6)
BONUS_HOPE = cython.declare(cython.int, 35)  # two of it
LOOT = cython.declare(cython.int[5], [75, 70, 80, 150, 70])  # harm of lasting plots

AIM = cython.declare(cython.int, 38)  # percent of the favour of a building, as far as it is paid
SECOND_AIM = cython.declare(cython.int, 12)  # of the next best one

NONE = cython.declare(cython.int, -1)
IMPERIAL = cython.declare(cython.int, FAMILIES.index("imperial"))
CREDIT = cython.declare(cython.int, LASTING.index("credit"))
LASTING_COUNT = cython.declare(cython.int, len(LASTING))
TURN = cython.declare(cython.int, PHASES.index("turn"))
EVENT = cython.declare(cython.int, PHASES.index("event"))
PAYING = cython.declare(cython.int, PHASES.index("pay"))
TRUSTING = cython.declare(cython.int, PHASES.index("trust"))
LAYING = cython.declare(cython.int, PHASES.index("lay"))
SETTLE = cython.declare(cython.int, NOTATION.first("settle"))


@cython.cclass
class CityEvaluation(Evaluation):
    """Standings of all seats in hundredths of a point; exact once the game is over."""

    def worth(self, position: Position, seat: cython.int) -> cython.int:
        standings = cython.declare(cython.int[8])
        if position.waiting == 0:
            return Evaluation.worth(self, position, seat)
        city = cython.cast(Works, position, typecheck=True)
        for other in range(city.players):
            standings[other] = self.standing(city, other, seat)
        return self.margin(position, standings, seat)

    def parts(self, position: Position, seat: cython.int) -> dict[str, int]:
        if position.waiting == 0:
            return Evaluation.parts(self, position, seat)
        city = cython.cast(Works, position, typecheck=True)
        return {
            "favour": self.favour(city, seat),
            "bonuses": self.bonuses(city, seat, seat),
            "families": self.families(city, seat),
            "stores": self.stores(city, seat),
            "plots": self.plots(city, seat),
            "plotted": self.plotted(city, seat),
        }

    def is_clear(self, position: Position) -> cython.int:
        """Between two actions, and between two rounds."""
        return position.phase in (TURN, EVENT)

    def quick(self, position: Position, seat: cython.int, rng: Rng) -> cython.int:
        """By its worth, but for the payment, which the rules know best, and advisers."""
        if position.phase == PAYING:
            return SETTLE
        if position.phase == TRUSTING:
            return self.any_action(position, seat, rng)
        return self.best_action(position, seat)

    def standing(self, city: Works, seat: cython.int, reader: cython.int) -> cython.int:
        """What a seat has, and what that promises, as far as the reader can know."""
        stores: cython.int
        if seat == reader:
            stores = self.stores(city, seat)
        else:
            stores = self.hidden_stores(city, seat)
        return (
            self.favour(city, seat)
            + self.bonuses(city, seat, reader)
            + self.families(city, seat)
            + stores
            + self.plots(city, seat)
            + self.plotted(city, seat)
        )

    def turns_left(self, city: Works, seat: cython.int) -> cython.int:
        """Turns that a seat may still have, the present one included, two being many."""
        if city.cause == 0:
            return 2
        if city.mover == NONE:
            return 0
        place: cython.int = (seat - city.first + city.players) % city.players
        now: cython.int = (city.mover - city.first + city.players) % city.players
        return 1 if place >= now else 0

    def favour(self, city: Works, seat: cython.int) -> cython.int:
        """R5.4: what is on the track."""
        return POINT * city.favour[seat]

    def bonuses(self, city: Works, seat: cython.int, reader: cython.int) -> cython.int:
        """R13: families, most buildings, most units."""
        kinds: cython.int = 0
        for family in range(4):
            kinds += city.built[seat * 4 + family] > 0
        final = self.turns_left(city, seat) == 0
        total: cython.int = FAMILY_HOPE[kinds]
        if final and kinds < 4:
            total = 0
        if city.cause & 2:
            total += 2 * POINT * city.built[seat * 4 + IMPERIAL]
        own: cython.int = city.buildings_of(seat)
        rival: cython.int = 0
        cards: cython.int = 0
        for other in range(city.players):
            if other != seat:
                rival = max(rival, city.buildings_of(other))
                cards = max(cards, city.hand_size[other])
        if own > rival:
            total += 2 * POINT if final else MOST
        elif own == rival and own > 0:
            total += 2 * POINT if final else MOST_SHARED
        if city.cause != 0:
            units: cython.int = city.hand_size[seat] * 8
            if seat == reader:
                units = city.printed_units(seat) * 5
            if units > cards * 8:
                total += UNITS_LEAD * (2 if final else 1)
        return total

    def families(self, city: Works, seat: cython.int) -> cython.int:
        """R6: bonuses of families, while there is time to use them."""
        if self.turns_left(city, seat) < 2:
            return 0
        total: cython.int = 0
        for family in range(3):
            own: cython.int = city.built[seat * 4 + family]
            if own >= 3:
                total += BONUS[family]
            elif own == 2:
                total += BONUS_HOPE
        return total

    def progress(
        self, city: Works, seat: cython.int, building: cython.int, have: cython.p_int
    ) -> cython.int:
        """How much of a building's favour a hand has gathered already."""
        asked: cython.int = 0
        got: cython.int = 0
        for material in range(4):
            need: cython.int = city.need(seat, building, material)
            asked += need
            got += min(need, have[material])
        gain: cython.int = POINT * city.printed[building]
        if city.built[seat * 4 + city.family[building]] == 0:
            gain += POINT
        return gain * got // max(1, asked) * got // max(1, asked)

    def stores(self, city: Works, seat: cython.int) -> cython.int:
        """R5: cards in hand, above all those that an open building asks for."""
        turns = self.turns_left(city, seat)
        if turns == 0:
            return 0
        have = cython.declare(cython.int[4])
        sealed = city.phase == LAYING
        total: cython.int = 0
        for material in range(4):
            units: cython.int = 0
            for size in range(3):
                card = material * 3 + size
                copies: cython.int = city.hand[seat * 15 + card]
                if sealed:
                    copies -= city.laid[seat * 15 + card]
                units += copies * (size + 1)
            have[material] = units
            total += UNIT * min(units, ENOUGH) + SPARE_UNIT * max(0, units - ENOUGH)
        for card in range(12, 15):
            total += SCHEME * city.hand[seat * 15 + card]
        if sealed:
            total += CARD * city.laid_size[seat]
        if city.drawer == seat:
            total += CARD * city.owed
        best: cython.int = 0
        second: cython.int = 0
        for building in range(31):
            if (city.sites >> building) & 1:
                value: cython.int = self.progress(city, seat, building, have)
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
        total += best * AIM // 100 + second * SECOND_AIM // 100
        if city.mover == seat:
            total += ACTION * city.actions
        if turns == 1:
            total = total // 2
        return total

    def hidden_stores(self, city: Works, seat: cython.int) -> cython.int:
        """A hand that the reader does not see counts by its size."""
        turns = self.turns_left(city, seat)
        if turns == 0:
            return 0
        cards: cython.int = city.hand_size[seat]
        if city.drawer == seat:
            cards += city.owed
        total: cython.int = CARD * cards
        if city.mover == seat:
            total += ACTION * city.actions
        return total // 2 if turns == 1 else total

    def plots(self, city: Works, seat: cython.int) -> cython.int:
        """R13.5: a point each, and more while they can be played."""
        each: cython.int = POINT
        if self.turns_left(city, seat) == 2:
            each += PLOT_USE
        return each * city.plots_held[seat]

    def plotted(self, city: Works, seat: cython.int) -> cython.int:
        """R8.3: plots that lie in front of a seat, and the credit that it will usurp."""
        total: cython.int = 0
        if self.turns_left(city, seat) == 0:
            return 0
        for plot in range(LASTING_COUNT):
            if city.lasting[seat * 5 + plot] != NONE:
                total -= LOOT[plot]
        for other in range(city.players):
            if city.lasting[other * 5 + CREDIT] == seat:
                total += LOOT[CREDIT]
        return total


EVALUATION = CityEvaluation()
