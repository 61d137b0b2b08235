# cython: language_level=3
"""The rules of Middle Ages. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.middle_ages import (
        cards,
        fief,
        observed,
        piles,
        rounds,
        scouting,
        tokens,
    )
else:
    from paravent.core.checked import Position
    from paravent.core.numbers import CHANCE, MAX_CHOICES
    from paravent.core.rng import Rng, below
    from paravent.games.middle_ages import cards, fief, piles, rounds, scouting, tokens
    from paravent.games.middle_ages.numbers import (
        CARD,
        CASTING_LOTS,
        CHOOSING,
        CHURCH,
        COIN,
        DRAW,
        DRAWING,
        EXTENDING,
        FACES,
        FIRST_LORD,
        FORETELLING,
        LORD,
        LOT,
        MINTING,
        MOVING,
        PALACE,
        PLOT,
        RADIX,
        RAMPART,
        RESTORE,
        SCOUT,
        SCOUTING,
        TYPE_COUNT,
        UNDER,
        VILLAGE,
        VILLAGE_CHOICE,
    )


@cython.final
@cython.cclass
class MiddleAges(Position):
    """Piles without order, rows, lords and fiefs; the fields are in rules.pxd.

    What may be done in each phase, and what it does, stands in the chapters.
    """

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        if self.phase == MOVING or self.phase == FIRST_LORD:
            return rounds.offer_slots(self, seat, choices)
        if self.phase == DRAWING:
            return piles.offer_pile(self, choices)
        if self.phase == SCOUTING:
            return scouting.offer_places(self, seat, choices)
        if self.phase == MINTING:
            return tokens.offer_coin(self, seat, choices)
        if self.phase == CHOOSING:
            return tokens.offer_plots(self, seat, choices)
        if self.phase == EXTENDING:
            return tokens.offer_domains(self, seat, choices)
        if self.phase == FORETELLING:
            return cards.offer_cards(self, choices)
        if self.phase == CASTING_LOTS:
            return rounds.offer_lots(self, choices)
        return fief.offer_graves(self, seat, choices)

    def odds(self, action: cython.int) -> cython.int:
        return self.pile[action - DRAW] if self.phase == DRAWING else 1

    def sample(self, rng: Rng) -> cython.int:
        if self.phase != DRAWING:
            choices = cython.declare(cython.int[MAX_CHOICES])
            count = self.offer(CHANCE, choices)
            return choices[below(rng, count)]
        mark: cython.int = below(rng, self.pile_size)
        face: cython.int = 0
        passed: cython.int = 0
        for each in range(FACES - 1):
            passed += self.pile[each]
            face += mark >= passed
        return DRAW + face

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        if self.phase == MOVING:
            rounds.move(self, seat, action - LORD)
        elif self.phase == DRAWING:
            piles.draw(self, action - DRAW)
        elif self.phase == SCOUTING:
            scouting.send_scout(self, seat, action - SCOUT)
            rounds.finish_turn(self, seat, RAMPART)
        elif self.phase == VILLAGE_CHOICE:
            fief.bring_back(self, seat, action - RESTORE)
            rounds.finish_turn(self, seat, VILLAGE)
        elif self.phase == MINTING:
            tokens.mint(self, seat, action - COIN)
            rounds.finish_turn(self, seat, CHURCH)
        elif self.phase == CHOOSING:
            tokens.choose_plot(self, seat, action - PLOT)
        elif self.phase == EXTENDING:
            tokens.extend(self, seat, action - UNDER)
            rounds.finish_turn(self, seat, PALACE)
        elif self.phase == FIRST_LORD:
            rounds.place_first(self, seat, action - LORD)
        elif self.phase == FORETELLING:
            cards.foretell(self, action - CARD)
        elif self.phase == CASTING_LOTS:
            rounds.enlist(self, action - LOT)
        else:
            fief.bring_back(self, seat, action - RESTORE)
            self.served += 1
            cards.next_restoration(self)
        return 0

    def points(self, totals: cython.p_int) -> cython.int:
        """R10.3: money is all that counts; the penalty is taken at the end."""
        for seat in range(self.players):
            totals[seat] = self.money[seat]
        return 0

    def tie_break(self, seat: cython.int) -> cython.int:
        """R10.4: more palaces, then more churches, and so on to the left."""
        rank: cython.int = 0
        for step in range(TYPE_COUNT):
            column = TYPE_COUNT - 1 - step
            rank = rank * RADIX[column] + self.owned[seat * 8 + column]
        return rank

    def observe(self, seat: cython.int, values: cython.p_short) -> cython.int:
        if cython.compiled:
            return observed.observe(self, seat, values)
        raise NotImplementedError
