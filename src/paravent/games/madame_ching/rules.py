# cython: language_level=3
"""The rules of Madame Ching. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.madame_ching import (
        aggression,
        chance,
        dealing,
        drawing,
        encounters,
        guesses,
        learning,
        missions,
        observed,
        rounds,
        scoring,
    )
    from cython.cimports.paravent.games.madame_ching.cards import offer_cards
else:
    from paravent.core.checked import Position
    from paravent.core.numbers import CHANCE_BIT
    from paravent.core.rng import Rng
    from paravent.games.madame_ching import (
        aggression,
        chance,
        dealing,
        drawing,
        encounters,
        guesses,
        learning,
        missions,
        rounds,
        scoring,
    )
    from paravent.games.madame_ching.cards import offer_cards
    from paravent.games.madame_ching.numbers import (
        ACCEPT,
        ATTACK,
        CANCEL,
        CHOOSE,
        CHOOSING,
        CLAIM,
        DEAL,
        DEALING,
        DEFENCE,
        DISPLAYING,
        FIRST_PILOT,
        GEM_DRAW,
        GIVE,
        GIVING_BACK,
        JUNK_CHOICE,
        KEEP,
        LEARNING,
        LOOT_DRAW,
        LOSE,
        MEET,
        MEETING,
        MISSION_CHOICE,
        PASS,
        PASSING,
        PLACE,
        SAIL,
        SEIZING,
        SHARE,
        SHARING,
        SIREN_TURN,
        STEAL,
        SUPPLYING,
        TAKE,
        TAKING,
        TARGET,
        TURN,
        TURN_CARD,
    )


@cython.final
@cython.cclass
class MadameChing(Position):
    """55 navigation and 33 encounter cards; its fields are in rules.pxd.

    What may be done in each phase, and what it does, stands in the chapters.
    """

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        phase = self.phase
        if self.waiting == CHANCE_BIT:
            return chance.offer(self, choices)
        if phase == CHOOSING:
            return offer_cards(CHOOSE, self.hand[seat] & ~self.chosen[seat], choices, 0)
        elif phase == TAKING:
            return drawing.offer_display(self, choices)
        elif phase == TURN:
            return encounters.offer_turn(self, seat, choices)
        elif phase == LEARNING:
            return learning.offer_skills(self, seat, choices)
        elif phase == JUNK_CHOICE:
            return rounds.offer_junks(self, choices)
        elif phase == MISSION_CHOICE:
            return missions.offer_missions(self, seat, choices)
        elif phase == DEFENCE:
            return aggression.offer_defence(self, seat, choices)
        elif phase == SHARING:
            choices[0] = SHARE
            choices[1] = KEEP
            return 2
        elif phase == PASSING:
            return drawing.offer_pass(self, seat, choices)
        elif phase == TARGET:
            return aggression.offer_targets(self, choices)
        elif phase == SIREN_TURN:
            return aggression.offer_turned(self, seat, choices)
        elif phase == SEIZING:
            return offer_cards(TAKE, self.hand[self.victim], choices, 0)
        return offer_cards(GIVE, self.hand[seat], choices, 0)  # what Combat gives back

    def odds(self, action: cython.int) -> cython.int:
        return chance.odds(self, action)

    def sample(self, rng: Rng) -> cython.int:
        return chance.sample(self, rng)

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        phase = self.phase
        if phase == CHOOSING:
            rounds.choose(self, seat, action - CHOOSE + 1)
        elif phase == TAKING:
            drawing.take(self, seat, action)
        elif phase == TURN:
            encounters.go_on(self, seat, action)
        elif phase == DISPLAYING:
            rounds.lay_display(self, action - DEAL + 1)
        elif phase == MEETING:
            dealing.meet(self, action - MEET)
        elif phase == LEARNING:
            learning.go_on(self, action)
        elif phase == JUNK_CHOICE:
            rounds.assign(self, action - SAIL)
        elif phase == SUPPLYING:
            dealing.draw_supply(self, action - DEAL + 1)
        elif phase == MISSION_CHOICE:
            if action == PASS:
                missions.decline(self)
            else:
                missions.claim(self, action - CLAIM)
        elif phase == DEFENCE:
            if action == ACCEPT:
                aggression.endure(self, seat)
            else:
                aggression.cancel(self, seat, action - CANCEL + FIRST_PILOT)
        elif phase == SHARING:
            dealing.share(self, action)
        elif phase == PASSING:
            drawing.pass_card(self, seat, action)
        elif phase == TARGET:
            aggression.aim(self, (action - ATTACK) // self.lanes)
        elif phase == SIREN_TURN:
            aggression.turn_card(self, seat, action - TURN_CARD + 1)
        elif phase == SEIZING:
            aggression.seize(self, action - TAKE + 1)
        elif phase == GIVING_BACK:
            aggression.give_back(self, action - GIVE + 1)
        elif phase == GEM_DRAW:
            aggression.steal(self, action - STEAL)
        elif phase == LOOT_DRAW:
            aggression.rob(self, action - LOSE)
        elif phase == DEALING:
            rounds.deal_hand(self, action - DEAL + 1)
        else:
            rounds.place(self, action - PLACE)
        return 0

    def points(self, totals: cython.p_int) -> cython.int:
        """R11.3, R12.1: points as they stand; partners add theirs up."""
        return scoring.points(self, totals)

    def tie_break(self, seat: cython.int) -> cython.int:
        """R11.5: white gems, then red, then blue; of both partners in a team."""
        return scoring.tie_break(self, seat)

    def redeal(self, seat: cython.int, rng: Rng) -> cython.int:
        """Hands, the hidden card, sealed choices and encounter cards."""
        return guesses.redeal(self, seat, rng)

    def veil(self, seat: cython.int, action: cython.int) -> cython.int:
        """Cards change hands face down: only the two of them see which (Q7)."""
        phase = self.phase
        if phase in (SEIZING, GIVING_BACK):
            return ((1 << self.players) - 1) & ~(1 << self.actor) & ~(1 << self.victim)
        if phase == PASSING and action != KEEP:
            return 5 << (~seat & 1)
        return 0

    def observe(self, seat: cython.int, values: cython.p_short) -> cython.int:
        if cython.compiled:
            return observed.observe(self, seat, values)
        raise NotImplementedError
