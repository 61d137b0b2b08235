# cython: language_level=3
"""Middle Kingdom judged before its end: cards, goals and their powers, bid cards left.

What will be certain at the end is only likely before, the less so the more of the deck is left:
`rest` is that share of the deck in percent. The weights were tuned by matches of the greedy bot
against itself.
"""

import cython

if cython.compiled:
    from cython.cimports.paravent.bots.evaluation import Evaluation
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.middle_kingdom import holdings
else:
    from paravent.bots.evaluation import ROW, Evaluation
    from paravent.core.numbers import CHANCE_BIT
    from paravent.core.position import Position
    from paravent.core.rng import Rng, below
    from paravent.games.middle_kingdom import holdings
    from paravent.games.middle_kingdom.numbers import (
        BID,
        BIDDING,
        BUREAUCRAT,
        DRAGON_GOAL,
        EMPEROR,
        HARVEST_SWAP,
        HEIR,
        KIND_COUNT,
        NONE,
        PALACE_BID,
        PEASANT,
        PEASANT_ROWS,
        PHILOSOPHER,
        RESET,
        TYPE_COUNT,
    )
    from paravent.games.middle_kingdom.rules import MiddleKingdom

# Hundredths of a point.
POINT = cython.declare(cython.int, 100)
BID_CARD = cython.declare(cython.int[8], [0, 10, 20, 30, 40, 50, 65, 95])  # in hand
TIED_BID = cython.declare(cython.int, 35)  # it stays in play and adds up with the next one
POWER = cython.declare(cython.int[5], [10, 0, 0, 15, 15])  # of a goal, for each turn to come
DRAGON_CARD = cython.declare(cython.int, 270)  # the card that the Dragon will be exchanged for
PEASANT_HOPE = cython.declare(cython.int, 35)  # beyond its points, with a whole deck to come
BUREAUCRAT_HOPE = cython.declare(cython.int, 40)  # while the Philosopher may still be won
MISSING_TYPE = cython.declare(cython.int, 300)

# What counts with a whole deck to come, in percent; at the end all of it does.
MISSING_EARLY = cython.declare(cython.int, 5)
PEASANTS_EARLY = cython.declare(cython.int, 30)
GOAL_EARLY = cython.declare(cython.int, 15)
HEIR_EARLY = cython.declare(cython.int[4], [0, 20, 20, 40])  # by lead in Generals

# Hope for what others have, in percent with a whole deck to come; at the end there is none.
GOAL_HOPE = cython.declare(cython.int[3], [25, 15, 5])  # by cards behind
HEIR_HOPE = cython.declare(cython.int[3], [30, 15, 10])

POWER_TURNS = cython.declare(cython.int, 8)  # powers further ahead are too uncertain
BID_TURNS = cython.declare(cython.int, 4)  # bid cards lose their worth in the last turns
RESET_DOUBTS = cython.declare(cython.int, 8)  # one quick Reset of so many is not thought over
DECK = cython.declare(cython.int, 62)


@cython.cfunc
def fade(early: cython.int, rest: cython.int) -> cython.int:
    """From `early` percent with a whole deck to 100 percent without one."""
    return 100 - (100 - early) * rest // 100


@cython.cclass
class KingdomEvaluation(Evaluation):
    """Standings of all seats in hundredths of a point; exact once the game is over."""

    def names(self) -> tuple[str, ...]:
        return ("cards", "peasants", "bureaucrats", "goals", "heir", "bids")

    def measure(self, position: Position, reader: cython.int, portions: cython.p_int) -> cython.int:
        """What every seat has, and what that promises."""
        kingdom = cython.cast(MiddleKingdom, position, typecheck=True)
        rest: cython.int = 100 * kingdom.deck_size // DECK
        for seat in range(kingdom.players):
            at: cython.int = seat * ROW
            portions[at] = self.cards(kingdom, seat, rest)
            portions[at + 1] = self.peasants(kingdom, seat, rest)
            portions[at + 2] = self.bureaucrats(kingdom, seat)
            portions[at + 3] = self.goals(kingdom, seat, rest)
            portions[at + 4] = self.heir(kingdom, seat, rest)
            portions[at + 5] = self.bids(kingdom, seat)
        return 6

    def is_clear(self, position: Position) -> cython.int:
        """Once the dealer must act, or the game is over: what was bid for has been won."""
        return position.waiting in (0, CHANCE_BIT)

    def quick(self, position: Position, seat: cython.int, rng: Rng) -> cython.int:
        """Bids at random, seldom Reset; all that follows the bids by its worth."""
        if position.phase in (BIDDING, PALACE_BID, HARVEST_SWAP):
            action = self.any_action(position, seat, rng)
            if action == BID + RESET and below(rng, RESET_DOUBTS) > 0:
                action = self.any_action(position, seat, rng)
            return action
        return self.best_action(position, seat)

    def cards(self, kingdom: MiddleKingdom, seat: cython.int, rest: cython.int) -> cython.int:
        """R14.3, R14.4: points of cards and tokens; a missing type can still be found."""
        counts = cython.declare(cython.int[TYPE_COUNT])
        total = POINT * kingdom.prestige[seat] * kingdom.token_points
        for kind in range(KIND_COUNT):
            total += POINT * kingdom.pile[seat * 8 + kind] * kingdom.card_points[kind]
        holdings.count_types(kingdom, seat, counts)
        for kind_type in range(TYPE_COUNT):
            if counts[kind_type] == 0:
                total -= MISSING_TYPE * fade(MISSING_EARLY, rest) // 100
        return total

    def peasants(self, kingdom: MiddleKingdom, seat: cython.int, rest: cython.int) -> cython.int:
        """R14.5: those that others do not have; each is a step towards the next points."""
        own: cython.int = kingdom.pile[seat * 8 + PEASANT]
        fewest = own
        for other in range(kingdom.players):
            fewest = min(fewest, kingdom.pile[other * 8 + PEASANT])
        kept = min(own - fewest, PEASANT_ROWS - 1)
        sure = kingdom.peasant_points[kept] * fade(PEASANTS_EARLY, rest)
        return sure + PEASANT_HOPE * own * rest // 100

    def bureaucrats(self, kingdom: MiddleKingdom, seat: cython.int) -> cython.int:
        """R14.6: a point each with the Philosopher, less while it can be won."""
        own: cython.int = kingdom.pile[seat * 8 + BUREAUCRAT]
        if kingdom.pile[seat * 8 + PHILOSOPHER] > 0:
            return POINT * own
        if kingdom.deck[PHILOSOPHER] + kingdom.shown[PHILOSOPHER] > 0:
            return BUREAUCRAT_HOPE * own
        return 0

    def goals(self, kingdom: MiddleKingdom, seat: cython.int, rest: cython.int) -> cython.int:
        """R8, R12: points and powers of owned goals, and of those within reach."""
        turns: cython.int = min(kingdom.deck_size // kingdom.row, POWER_TURNS)
        total: cython.int = 0
        for kind_type in range(5):
            value: cython.int = turns * POWER[kind_type]
            if kind_type != HEIR:  # its points go to the Generals
                value += POINT * kingdom.goal_points[kind_type]
            if kingdom.goal[kind_type] == seat:
                total += value * fade(GOAL_EARLY, rest) // 100
            elif holdings.strength(kingdom, seat, kind_type) > 0:
                behind: cython.int = max(0, -self.lead(kingdom, seat, kind_type))
                if behind < 3:
                    total += value * GOAL_HOPE[behind] * rest // 10000
        if kingdom.dragon == seat:
            total += kingdom.goal_points[DRAGON_GOAL] * (100 - rest)
            if turns > 0:
                total += DRAGON_CARD
        return total

    def lead(self, kingdom: MiddleKingdom, seat: cython.int, kind_type: cython.int) -> cython.int:
        """How far a seat is ahead of the best of the others in a type."""
        rival: cython.int = 0
        for other in range(kingdom.players):
            if other != seat:
                rival = max(rival, holdings.strength(kingdom, other, kind_type))
        return holdings.strength(kingdom, seat, kind_type) - rival

    def heir(self, kingdom: MiddleKingdom, seat: cython.int, rest: cython.int) -> cython.int:
        """R14.1: the Heir's points for the most Generals."""
        ahead: cython.int = self.lead(kingdom, seat, EMPEROR)
        if ahead > 0:
            return kingdom.goal_points[HEIR] * fade(HEIR_EARLY[min(ahead, 3)], rest)
        if ahead > -3:
            return kingdom.goal_points[HEIR] * HEIR_HOPE[-ahead] * rest // 100
        return 0

    def bids(self, kingdom: MiddleKingdom, seat: cython.int) -> cython.int:
        """R4, R6, R7: what the bid cards in hand and the tied bids may still win."""
        turns: cython.int = min(kingdom.deck_size // kingdom.row, BID_TURNS)
        total: cython.int = 0
        for card in range(1, 8):
            if (kingdom.hand[seat] >> card) & 1:
                total += BID_CARD[card]
        for lane in range(seat * 2, seat * 2 + 2):
            if kingdom.under[lane] != NONE:
                total += TIED_BID
        return total * turns // BID_TURNS


EVALUATION = KingdomEvaluation()
