# cython: language_level=3
"""Middle Ages judged before its end: money, and what the fief will bring in the rounds to come.

The tile under a lord is as good as gained, so it is counted with the fief. What a domain brings
depends on how often it will get a tile: about as often as its type turns up. The weights were
tuned by matches of the greedy bot against itself.
"""

import cython

if cython.compiled:
    from cython.cimports.paravent.bots.evaluation import Evaluation
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.middle_ages import cards, fief
else:
    from paravent.bots.evaluation import ROW, Evaluation
    from paravent.core.numbers import CHANCE_BIT
    from paravent.core.position import Position
    from paravent.core.rng import Rng
    from paravent.games.middle_ages import cards, fief
    from paravent.games.middle_ages.numbers import (
        BARRACKS,
        CARDS_IN_PLAY,
        COUNTS_FIRST,
        COUNTS_SECOND,
        FIELD,
        LAST_ROUND,
        MARKET,
        MILL,
        NONE,
        PENALTY,
        RAMPART,
        TOLL,
        TYPE_COUNT,
        VILLAGE,
    )
    from paravent.games.middle_ages.rules import MiddleAges

# Hundredths of a coin.
COIN_WORTH = cython.declare(cython.int, 100)
SCOUT_SHARE = cython.declare(cython.int, 15)  # percent of what the reserved tile promises
# A coin or plot token for each tile to come, by players: the more attack, the less it helps.
TOKEN = cython.declare(cython.int[6], [0, 0, 46, 36, 28, 24])
BACK = cython.declare(cython.int, 200)  # a tile that a Village brings back
SPY = cython.declare(cython.int, 60)  # a scout to be sent out
RAID = cython.declare(cython.int, 35)  # to be open to attacks, for each tile to come of a rival
MILL_RISK = cython.declare(cython.int, 8)  # to have fewer Mills, for each tile to come of a rival
GRAVE = cython.declare(cython.int, 12)  # a tile in the graveyard, for each tile to come

# How often a domain gets a tile, in percent of the tiles to come.
SHARE = cython.declare(cython.int[8], [17, 16, 15, 14, 13, 12, 11, 9])
# An empty domain, in percent of its penalty, by tiles to come.
GAP = cython.declare(
    cython.int[17], [100, 75, 60, 48, 40, 34, 29, 25, 22, 19, 17, 15, 13, 12, 11, 10, 10]
)
CARD_SHARE = cython.declare(cython.int, 90)  # percent of what an event would bring now


@cython.cclass
class AgesEvaluation(Evaluation):
    """Standings of all seats in hundredths of a coin; exact once the game is over."""

    def names(self) -> tuple[str, ...]:
        return ("money", "incomes", "symbols", "tile", "scout", "rivalry", "cards", "gaps")

    def measure(self, position: Position, reader: cython.int, portions: cython.p_int) -> cython.int:
        """What every seat has, and what that promises."""
        ages = cython.cast(MiddleAges, position, typecheck=True)
        for seat in range(ages.players):
            at: cython.int = seat * ROW
            portions[at] = COIN_WORTH * ages.money[seat]
            portions[at + 1] = self.incomes(ages, seat)
            portions[at + 2] = self.symbols(ages, seat)
            portions[at + 3] = self.tile(ages, seat)
            portions[at + 4] = self.scout(ages, seat)
            portions[at + 5] = self.rivalry(ages, seat)
            portions[at + 6] = self.cards(ages, seat)
            portions[at + 7] = self.gaps(ages, seat)
        return 8

    def is_clear(self, position: Position) -> cython.int:
        """Once the dealer must act or the game is over: everybody has had their turn."""
        return position.waiting in (0, CHANCE_BIT)

    def quick(self, position: Position, seat: cython.int, rng: Rng) -> cython.int:
        return self.best_action(position, seat)

    def tiles_to_come(self, ages: MiddleAges, seat: cython.int) -> cython.int:
        """How many tiles a seat will take after the one under its lord."""
        left: cython.int = LAST_ROUND - ages.graves[seat]
        for kind in range(TYPE_COUNT):
            left -= ages.owned[seat * 8 + kind]
        if ages.lord[seat] != NONE:
            left -= 1
        return max(left, 0)

    def expected(self, ages: MiddleAges, seat: cython.int, owned: cython.p_int) -> cython.int:
        """The tiles of a seat by type, that under its lord included; returns its face or none."""
        for kind in range(TYPE_COUNT):
            owned[kind] = ages.owned[seat * 8 + kind]
        if ages.lord[seat] == NONE:
            return NONE
        face: cython.int = ages.tile[ages.lord[seat]]
        owned[ages.face_type[face]] += 1
        return face

    def incomes(self, ages: MiddleAges, seat: cython.int) -> cython.int:
        """R4: what the domains will pay when they get their next tiles."""
        owned = cython.declare(cython.int[8])
        self.expected(ages, seat, owned)
        left: cython.int = self.tiles_to_come(ages, seat)
        total: cython.int = 0
        for domain in range(TYPE_COUNT):
            counted: cython.int = owned[COUNTS_FIRST[domain]]
            if COUNTS_SECOND[domain] != NONE:
                counted += owned[COUNTS_SECOND[domain]]
            if ages.plot[seat * 8 + domain] != NONE:
                counted += owned[ages.plot[seat * 8 + domain]] + 1
            rate: cython.int = ages.rate[domain] + ((ages.coins[seat] >> domain) & 1)
            total += (counted + 1) * rate * SHARE[domain]
        return total * left

    def symbols(self, ages: MiddleAges, seat: cython.int) -> cython.int:
        """R5.1, R5.5: what Peasants and Chests will bring; R5.3: what may come back."""
        left: cython.int = self.tiles_to_come(ages, seat)
        total: cython.int = ages.peasants[seat] * SHARE[FIELD] + ages.chests[seat] * SHARE[MARKET]
        return (total + GRAVE * min(ages.graves[seat], 2)) * left

    def tile(self, ages: MiddleAges, seat: cython.int) -> cython.int:
        """What the tile under the lord will bring when it is taken."""
        if ages.lord[seat] == NONE:
            return 0
        return self.promise(ages, seat, ages.tile[ages.lord[seat]])

    def scout(self, ages: MiddleAges, seat: cython.int) -> cython.int:
        """R6.2: some of what the reserved tile would bring."""
        if ages.scout[seat] == NONE:
            return 0
        return self.promise(ages, seat, ages.tile[ages.scout[seat]]) * SCOUT_SHARE // 100

    def promise(self, ages: MiddleAges, seat: cython.int, face: cython.int) -> cython.int:
        """Effect and income of a tile, as things stand."""
        kind: cython.int = ages.face_type[face]
        left: cython.int = self.tiles_to_come(ages, seat)
        rate: cython.int = ages.rate[kind] + ((ages.coins[seat] >> kind) & 1)
        coins: cython.int = fief.income(ages, seat, kind) + rate
        more: cython.int = (
            ages.face_peasants[face] * SHARE[FIELD] + ages.face_chests[face] * SHARE[MARKET]
        ) * left
        if kind == FIELD:
            coins += ages.peasants[seat] + ages.face_peasants[face]
        elif kind == MARKET:
            coins += ages.chests[seat] + ages.face_chests[face]
        elif kind == MILL:
            for other in range(ages.players):
                if other != seat and ages.owned[other * 8 + MILL] <= ages.owned[seat * 8 + MILL]:
                    coins += min(TOLL, ages.money[other])
        elif kind == BARRACKS:
            for other in range(ages.players):
                if other != seat and (
                    ages.owned[other * 8 + RAMPART] <= ages.owned[seat * 8 + BARRACKS]
                ):
                    coins += min(TOLL, ages.money[other])
                    more += 200 // (ages.players - 1)
        elif kind == VILLAGE:
            if ages.graves[seat] > 0:
                more += BACK
        elif kind == RAMPART:
            if left > 1:
                more += SPY
        else:
            more += TOKEN[ages.players] * left
        return COIN_WORTH * coins + more

    def rivalry(self, ages: MiddleAges, seat: cython.int) -> cython.int:
        """R5.2, R5.6: tolls and attacks to come, from the side of each seat."""
        owned = cython.declare(cython.int[8])
        theirs = cython.declare(cython.int[8])
        self.expected(ages, seat, owned)
        total: cython.int = 0
        for other in range(ages.players):
            if other != seat:
                self.expected(ages, other, theirs)
                left: cython.int = self.tiles_to_come(ages, other)
                if theirs[BARRACKS] + 1 > owned[RAMPART]:
                    total -= RAID * left
                if theirs[MILL] >= owned[MILL]:
                    total -= MILL_RISK * left
        return total

    def cards(self, ages: MiddleAges, seat: cython.int) -> cython.int:
        """R9: what the events to come would bring now."""
        total: cython.int = 0
        for place in range(ages.happened, CARDS_IN_PLAY):
            if ages.card[place] != NONE:
                coins = cards.pays(ages, ages.card[place], seat)
                total += coins * CARD_SHARE
        return total

    def gaps(self, ages: MiddleAges, seat: cython.int) -> cython.int:
        """R10.2: empty domains, the dearer the fewer tiles are to come."""
        owned = cython.declare(cython.int[8])
        self.expected(ages, seat, owned)
        left: cython.int = self.tiles_to_come(ages, seat)
        missing: cython.int = 0
        for kind in range(TYPE_COUNT):
            missing += owned[kind] == 0
        sure: cython.int = max(0, missing - left)
        return -PENALTY * (COIN_WORTH * sure + GAP[left] * (missing - sure))


EVALUATION = AgesEvaluation()
