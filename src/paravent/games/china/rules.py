# cython: language_level=3
"""The rules of China. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.china import (
        cards,
        duel,
        guesses,
        observed,
        placing,
        scoring,
        tiles,
        turns,
    )
else:
    from paravent.core.checked import Position
    from paravent.core.rng import Rng
    from paravent.games.china import cards, duel, guesses, placing, scoring, tiles, turns
    from paravent.games.china.numbers import (
        DEAL,
        DEALING,
        DRAWING,
        EMPEROR,
        EXCHANGE,
        GIVE,
        GIVING,
        GRANT,
        GRANTING,
        HIDE,
        HIDING,
        KEEP,
        KEEPING,
        OPEN,
        OPENING,
        PALACE,
        PAY,
        PAYING,
        REVEALING,
        SITING,
        STAY,
        SWAPPING,
        TAKE,
        TURN,
        TURN_UP,
        USE,
    )


@cython.final
@cython.cclass
class China(Position):
    """57 cards and the pieces of up to five houses; its fields are in rules.pxd.

    What may be done in each phase, and what it does, stands in the chapters.
    """

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        if self.phase == TURN:
            return turns.offer_turn(self, seat, choices)
        if self.phase == PAYING:
            return placing.offer_second(self, choices)
        if self.phase == DRAWING:
            return cards.offer_draw(self, choices)
        if self.phase == DEALING:
            return cards.offer_deck(self, DEAL, choices)
        if self.phase == OPENING:
            return cards.offer_deck(self, OPEN, choices)
        if self.phase == EMPEROR:
            return duel.offer_emperor(self, choices)
        if self.phase == GRANTING:
            return cards.offer_deck(self, GRANT, choices)
        if self.phase == KEEPING:
            return duel.offer_keep(self, choices)
        if self.phase == SITING:
            return tiles.offer_site(self, choices)
        if self.phase == HIDING:
            return tiles.offer_hiding(self, choices)
        if self.phase == GIVING:
            return cards.offer_hand(GIVE, self.hand[seat], choices)
        if self.phase == SWAPPING:
            return cards.offer_row(self, choices)
        return tiles.offer_tiles(self, choices)

    def odds(self, action: cython.int) -> cython.int:
        if self.phase == HIDING:
            return 1
        if self.phase == REVEALING:
            return self.tiles_left[action - TURN_UP]
        if self.phase == DEALING:
            return self.deck[action - DEAL]
        return self.deck[action - (OPEN if self.phase == OPENING else GRANT)]

    def sample(self, rng: Rng) -> cython.int:
        if self.phase == HIDING or self.phase == REVEALING:
            return tiles.sample(self, rng)
        return cards.sample(self, rng)

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        if self.phase == DEALING:
            cards.deal_card(self, action - DEAL)
        elif self.phase == OPENING:
            cards.open_card(self, action - OPEN)
        elif self.phase == DRAWING:
            cards.draw(self, seat, action)
        elif PALACE <= action < PAY:
            placing.place(self, action)
        elif PAY <= action < KEEP:
            placing.pay(self, action - PAY)
        elif EXCHANGE <= action < TAKE:
            turns.exchange(self, seat, action - EXCHANGE)
        elif USE <= action < GIVE:
            duel.use(self, seat, action - USE)
        elif self.phase == GRANTING:
            duel.grant(self, action - GRANT)
        elif self.phase == KEEPING:
            duel.keep(self, seat, action - KEEP)
        elif self.phase == REVEALING:
            tiles.turn_up(self, action - TURN_UP)
        elif self.phase == HIDING:
            tiles.hide(self, action - HIDE)
        elif self.phase == GIVING:
            duel.give(self, seat, action - GIVE)
        elif self.phase == SWAPPING:
            duel.swap(self, seat, action - TAKE)
        elif action == STAY:
            duel.stay(self, seat)
        else:
            turns.pass_turn(self, seat)
        return 0

    def points(self, totals: cython.p_int) -> cython.int:
        """R6.4: points on the track."""
        return scoring.points(self, totals)

    def tie_break(self, seat: cython.int) -> cython.int:
        """R10.8: more pieces left in the supply; the score marker is none of them (Q12)."""
        return self.palaces_left[seat] + self.emissaries_left[seat] + self.forts_left[seat]

    def redeal(self, seat: cython.int, rng: Rng) -> cython.int:
        """Hidden cards of others."""
        return guesses.redeal(self, seat, rng)

    def observe(self, seat: cython.int, values: cython.p_short) -> cython.int:
        if cython.compiled:
            return observed.observe(self, seat, values)
        raise NotImplementedError
