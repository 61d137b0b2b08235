# cython: language_level=3
"""Yongle judged before its end: favour, bonuses within reach, cards towards buildings, plots.

Of other seats only what lies open counts, so the judgement is the same whatever they hold. The
weights were tuned by matches of the greedy bot against itself.
"""

import cython

if cython.compiled:
    from cython.cimports.paravent.bots.evaluation import Evaluation
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.yongle import payment, scoring
    from cython.cimports.paravent.games.yongle.rules import Yongle
else:
    from paravent.bots.evaluation import ROW, Evaluation
    from paravent.core.position import Position
    from paravent.core.rng import Rng
    from paravent.games.yongle import payment, scoring
    from paravent.games.yongle.numbers import (
        AIMING,
        BUILDING_COUNT,
        CARD_COUNT,
        FAMILY_BONUS,
        FEWEST_LAID,
        FIRST_SCHEME,
        IMPERIAL,
        IMPERIAL_END,
        LASTING_COUNT,
        LASTING_CREDIT,
        LAYING,
        NONE,
        PAYING,
        PLOT_FROM,
        SETTLE,
        TRUSTING,
        TURN,
        TURNING_UP,
    )
    from paravent.games.yongle.rules import Yongle

from paravent.bots.lookahead import best_foreseen

# Hundredths of a point.
POINT = cython.declare(cython.int, 100)
UNIT = cython.declare(cython.int, 34)  # of a material in hand, up to ENOUGH of each
SPARE_UNIT = cython.declare(cython.int, 4)  # beyond that
CARD = cython.declare(cython.int, 45)  # of the pile, unseen
SCHEME_CARD = cython.declare(cython.int, 50)
ACTION = cython.declare(cython.int, 40)  # left in a turn
COMING = cython.declare(cython.int, 250)  # somebody's turn that is still to come in this round
PLOT_KEPT = cython.declare(cython.int, 80)  # before the last round: less than its point at the end
FAMILIES_HOPE = cython.declare(cython.int[5], [0, 30, 90, 220, 500])  # by families (R13.1)
NEW_FAMILY = cython.declare(cython.int, 100)  # that an aim would bring
NEW_PLOT = cython.declare(cython.int, 100)  # of an aim that brings a plot (R5.6)
MOST_OWNED = cython.declare(cython.int, 110)  # leading in buildings
MOST_SHARED = cython.declare(cython.int, 60)
UNITS_LEAD = cython.declare(cython.int, 60)  # probably the most units; twice that in the end
FAMILY_WORTH = cython.declare(cython.int[3], [120, 260, 130])  # three of a family (R6)
FAMILY_NEAR = cython.declare(cython.int, 35)  # two of it
LOOT = cython.declare(cython.int[5], [75, 70, 80, 150, 70])  # harm of lasting plots
LEAD = cython.declare(cython.int, 300)  # in the last round: who leads then will probably win

# Percent.
BEST_AIM = cython.declare(cython.int, 80)  # of what the nearest building would bring
SECOND_AIM = cython.declare(cython.int, 12)  # of the next best one
LAST_TURN = cython.declare(cython.int, 50)  # what a hand counts in somebody's last turn

# Units.
ENOUGH = cython.declare(cython.int, 9)
NEAR = cython.declare(cython.int, 8)  # missing ones that halve the worth of an aim


@cython.cclass
class CityEvaluation(Evaluation):
    """Standings of all seats in hundredths of a point; exact once the game is over."""

    def __init__(self) -> None:
        Evaluation.__init__(self)
        self.shunned = 0  # buildings that are no aim, as bits

    def names(self) -> tuple[str, ...]:
        return ("favour", "bonuses", "families", "stores", "plots", "plotted")

    def measure(self, position: Position, reader: cython.int, portions: cython.p_int) -> cython.int:
        """What every seat has, and what that promises, as far as the reader can know."""
        city = cython.cast(Yongle, position, typecheck=True)
        for seat in range(city.players):
            at: cython.int = seat * ROW
            portions[at] = self.favour(city, seat)
            portions[at + 1] = self.bonuses(city, seat, reader)
            portions[at + 2] = self.families(city, seat)
            if seat == reader:
                portions[at + 3] = self.stores(city, seat)
            else:
                portions[at + 3] = self.hidden_stores(city, seat) + self.coming(city, seat)
            portions[at + 4] = self.plots(city, seat)
            portions[at + 5] = self.plotted(city, seat)
        return 6

    def worth(self, position: Position, seat: cython.int) -> cython.int:
        standings = cython.declare(cython.int[8])
        self.stand(position, seat, standings)
        city = cython.cast(Yongle, position, typecheck=True)
        if city.waiting != 0 and city.cause != 0:
            rival: cython.int = 0
            for other in range(city.players):
                if other != seat:
                    rival = max(rival, standings[other])
            standings[seat] += LEAD if standings[seat] > rival else -LEAD
        return self.margin(position, standings, seat)

    def worths(self, position: Position, worths: cython.p_int) -> cython.int:
        """Whoever reads knows one hand, so everybody reads for themselves."""
        for seat in range(position.players):
            worths[seat] = self.worth(position, seat)
        return 0

    def is_clear(self, position: Position) -> cython.int:
        """Between two actions and between two rounds; and before a council, which comes anyway."""
        if position.phase == TRUSTING or position.phase == LAYING:
            return self.council_begins(cython.cast(Yongle, position, typecheck=True))
        return position.phase in (TURN, TURNING_UP)

    def council_begins(self, city: Yongle) -> cython.int:
        """R11.2, R11.3: nobody has decided anything yet."""
        if city.phase == TRUSTING:
            return city.waiting == (1 << city.players) - 1
        if city.players > 2:
            return 0
        for seat in range(city.players):
            if city.stake[seat] != 0 and city.hand_size[seat] > FEWEST_LAID:
                return 0
        return 1

    def quick(self, position: Position, seat: cython.int, rng: Rng) -> cython.int:
        """By its worth, but for the payment, which the rules know best, advisers and victims."""
        if position.phase == PAYING:
            return SETTLE
        if position.phase == TRUSTING:
            return self.any_action(position, seat, rng)
        if position.phase == AIMING:
            return best_foreseen(position, seat, self, rng)
        return self.best_action(position, seat)

    def coming(self, city: Yongle, seat: cython.int) -> cython.int:
        """R3.2: whoever has not had a turn in this round only seems to be behind; in the last
        round that would make whoever ends the game too cautious."""
        if city.mover == NONE or city.cause != 0:
            return 0
        return COMING if self.place(city, seat) >= self.place(city, city.mover) else 0

    def place(self, city: Yongle, seat: cython.int) -> cython.int:
        """R3.2: how many have their turn before a seat."""
        return (seat - city.first + city.players) % city.players

    def turns_left(self, city: Yongle, seat: cython.int) -> cython.int:
        """Turns that a seat may still have, the present one included, two being many."""
        if city.cause == 0:
            return 2
        if city.mover == NONE:
            return 0
        return 1 if self.place(city, seat) >= self.place(city, city.mover) else 0

    def future(self, city: Yongle, seat: cython.int) -> cython.int:
        """How much a hand still counts, in percent."""
        turns: cython.int = self.turns_left(city, seat)
        if turns == 0:
            return 0
        return LAST_TURN if turns == 1 else 100

    def favour(self, city: Yongle, seat: cython.int) -> cython.int:
        """R5.4: what is on the track."""
        return POINT * city.favour[seat]

    def bonuses(self, city: Yongle, seat: cython.int, reader: cython.int) -> cython.int:
        """R13: families, most buildings, most units."""
        kinds: cython.int = 0
        for family in range(4):
            kinds += city.built[seat * 4 + family] > 0
        final = self.turns_left(city, seat) == 0
        total: cython.int = FAMILIES_HOPE[kinds]
        if final and kinds < 4:
            total = 0
        if city.cause & IMPERIAL_END:
            total += 2 * POINT * city.built[seat * 4 + IMPERIAL]
        own: cython.int = scoring.buildings_of(city, seat)
        rival: cython.int = 0
        cards: cython.int = 0
        for other in range(city.players):
            if other != seat:
                rival = max(rival, scoring.buildings_of(city, other))
                cards = max(cards, city.hand_size[other])
        if own > rival:
            total += 2 * POINT if final else MOST_OWNED
        elif own == rival and own > 0:
            total += 2 * POINT if final else MOST_SHARED
        if city.cause != 0:
            units: cython.int = city.hand_size[seat] * 8
            if seat == reader:
                units = scoring.printed_units(city, seat) * 5
            if units > cards * 8:
                total += UNITS_LEAD * (2 if final else 1)
        return total

    def families(self, city: Yongle, seat: cython.int) -> cython.int:
        """R6: bonuses of families, while there is time to use them."""
        if self.turns_left(city, seat) < 2:
            return 0
        total: cython.int = 0
        for family in range(3):
            own: cython.int = city.built[seat * 4 + family]
            if own >= FAMILY_BONUS:
                total += FAMILY_WORTH[family]
            elif own == FAMILY_BONUS - 1:
                total += FAMILY_NEAR
        return total

    def progress(
        self, city: Yongle, seat: cython.int, building: cython.int, have: cython.p_int
    ) -> cython.int:
        """What a building would bring, the less the more units a hand lacks for it."""
        missing: cython.int = 0
        for material in range(4):
            lack: cython.int = payment.need(city, seat, building, material) - have[material]
            if lack > 0:
                missing += lack
        gain: cython.int = POINT * city.printed[building]
        if city.printed[building] >= PLOT_FROM:
            gain += NEW_PLOT
        if city.built[seat * 4 + city.family[building]] == 0:
            gain += NEW_FAMILY
        return gain * NEAR // (NEAR + missing)

    def stores(self, city: Yongle, seat: cython.int) -> cython.int:
        """R5: cards in hand, above all those that an open building asks for."""
        future: cython.int = self.future(city, seat)
        if future == 0:
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
        for card in range(FIRST_SCHEME, CARD_COUNT):
            total += SCHEME_CARD * city.hand[seat * 15 + card]
        if sealed:
            total += CARD * min(city.laid_size[seat], city.stake[seat])
        if city.drawer == seat:
            total += CARD * city.owed
        best: cython.int = 0
        second: cython.int = 0
        for building in range(BUILDING_COUNT):
            if ((city.sites & ~self.shunned) >> building) & 1:
                value: cython.int = self.progress(city, seat, building, have)
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
        total += best * BEST_AIM // 100 + second * SECOND_AIM // 100
        if city.mover == seat:
            total += ACTION * city.actions
        return total * future // 100

    def hidden_stores(self, city: Yongle, seat: cython.int) -> cython.int:
        """A hand that the reader does not see counts by its size."""
        cards: cython.int = city.hand_size[seat]
        if city.drawer == seat:
            cards += city.owed
        return CARD * cards * self.future(city, seat) // 100

    def plots(self, city: Yongle, seat: cython.int) -> cython.int:
        """R13.5: a point each in the end, but what they do is worth more before."""
        each: cython.int = PLOT_KEPT if city.cause == 0 else POINT
        return each * city.plots_held[seat]

    def plotted(self, city: Yongle, seat: cython.int) -> cython.int:
        """R8.3: plots that lie in front of a seat, and the credit that it will usurp."""
        total: cython.int = 0
        if self.turns_left(city, seat) == 0:
            return 0
        for plot in range(LASTING_COUNT):
            if city.lasting[seat * 5 + plot] != NONE:
                total -= LOOT[plot]
        for other in range(city.players):
            if city.lasting[other * 5 + LASTING_CREDIT] == seat:
                total += LOOT[LASTING_CREDIT]
        return total


EVALUATION = CityEvaluation()
