# cython: language_level=3
"""The rules of Middle Kingdom. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.middle_kingdom import (
        bidding,
        holdings,
        observed,
        scoring,
        turns,
        winning,
    )
else:
    from paravent.core.checked import Position
    from paravent.core.rng import Rng, below
    from paravent.games.middle_kingdom import bidding, holdings, scoring, turns, winning
    from paravent.games.middle_kingdom.numbers import (
        BIDDING,
        DRAGON,
        DRAW,
        DRAWING,
        EXCHANGE,
        EXCHANGING,
        FAVOUR,
        FREE_GOAL,
        HARVEST_SWAP,
        HEIR_PICK,
        JOIN,
        KIND_COUNT,
        MARKET_PILE,
        PALACE_BID,
        PASS,
        PICK,
        PICKING,
        REVEAL,
        REVEALING,
        TAKE,
    )


@cython.final
@cython.cclass
class MiddleKingdom(Position):
    """62 Dynasty cards in a deck without order; its fields are in rules.pxd.

    What may be done in each phase, and what it does, stands in the chapters.
    """

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        if self.phase == BIDDING or self.phase == PALACE_BID:
            return bidding.offer_bids(self, seat, choices)
        if self.phase == PICKING:
            return winning.offer_cards(self, PICK, DRAGON + 1, choices)
        if self.phase == REVEALING:
            return turns.offer_deck(self, REVEAL, choices)
        if self.phase == HEIR_PICK:
            count = winning.offer_cards(self, TAKE, KIND_COUNT, choices)
            choices[count] = PASS
            return count + 1
        if self.phase == MARKET_PILE:
            return winning.offer_piles(self, seat, choices)
        if self.phase == EXCHANGING:
            return winning.offer_exchange(self, seat, choices)
        if self.phase == DRAWING:
            return turns.offer_deck(self, DRAW, choices)
        if self.phase == HARVEST_SWAP:
            return bidding.offer_swap(self, seat, choices)
        if self.phase == FREE_GOAL:
            return winning.offer_goal(self, choices)
        return bidding.offer_favour(self, seat, choices)

    def odds(self, action: cython.int) -> cython.int:
        return self.deck[action - REVEAL if self.phase == REVEALING else action - DRAW]

    def sample(self, rng: Rng) -> cython.int:
        mark: cython.int = below(rng, self.deck_size)
        kind: cython.int = 0
        passed: cython.int = 0
        for each in range(KIND_COUNT - 1):
            passed += self.deck[each]
            kind += mark >= passed
        return kind + (REVEAL if self.phase == REVEALING else DRAW)

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        if self.phase == BIDDING:
            bidding.lay(self, seat, action)
        elif self.phase == PICKING:
            winning.pick(self, seat, action - PICK)
        elif self.phase == REVEALING:
            turns.reveal(self, action - REVEAL)
        elif self.phase == PALACE_BID:
            bidding.lay_last(self, seat, action)
        elif self.phase == HEIR_PICK:
            winning.take(self, seat, action)
        elif self.phase == MARKET_PILE:
            winning.join(self, seat, action - JOIN)
        elif self.phase == EXCHANGING:
            winning.exchange(self, seat, action - EXCHANGE)
        elif self.phase == DRAWING:
            winning.draw(self, action - DRAW)
        elif self.phase == HARVEST_SWAP:
            bidding.swap(self, seat, action)
        elif self.phase == FREE_GOAL:
            winning.decide(self, seat, action)
        else:
            bidding.favour(self, seat, action - FAVOUR)
        return 0

    def points(self, totals: cython.p_int) -> cython.int:
        """R14: points as if the Emperor died now."""
        return scoring.points(self, totals)

    def tie_break(self, seat: cython.int) -> cython.int:
        """R15.2: more Dynasty cards, counted before the Peasant discard (Q27)."""
        return holdings.dynasty_cards(self, seat)

    def redeal(self, seat: cython.int, rng: Rng) -> cython.int:
        """Sealed bids are all that is hidden (Q33)."""
        return bidding.seal_again(self, seat, rng)

    def observe(self, seat: cython.int, values: cython.p_short) -> cython.int:
        if cython.compiled:
            return observed.observe(self, seat, values)
        raise NotImplementedError
