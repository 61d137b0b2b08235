# cython: language_level=3
"""What a position is worth to a seat; by default its lead in points."""

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng, below
else:
    from paravent.core.position import Position
    from paravent.core.rng import Rng, below

GUESSES = 16
POINT = 100  # standings are counted in hundredths of a point
SCALE = 840  # worth is a multiple of standings: twice any number of opponents divides it

HUNDREDTHS = cython.declare(cython.int, POINT)
WHOLE = cython.declare(cython.int, SCALE)
HALF = cython.declare(cython.int, SCALE // 2)
VICTORY = cython.declare(cython.int, 10 * POINT)  # what the first place adds at the end


@cython.cclass
class Evaluation:
    """A game's own evaluation is a subclass in evaluations/<key>.py, compiled like its rules.

    It judges a position for a seat, and plays quick moves for all seats during a look ahead.
    All is whole numbers, so that both builds choose alike.
    """

    def worth(self, position: Position, seat: cython.int) -> cython.int:
        """How well a seat stands against the others; hundredths of a point times SCALE."""
        totals = cython.declare(cython.int[8])
        position.points(totals)
        for other in range(position.players):
            totals[other] *= HUNDREDTHS
        return self.margin(position, totals, seat)

    def parts(self, position: Position, seat: cython.int) -> dict[str, int]:
        """What a seat's own standing is made of, by name; hundredths of a point."""
        totals = cython.declare(cython.int[8])
        position.points(totals)
        return {"points": totals[seat] * HUNDREDTHS}

    def guesses(self) -> int:
        """How many guesses at what is hidden are worth the time: few, if little of it is judged."""
        return GUESSES

    def is_clear(self, position: Position) -> cython.int:
        """Whether a look ahead can stop here: points alone say little before the end."""
        return position.waiting == 0

    def quick(self, position: Position, seat: cython.int, rng: Rng) -> cython.int:
        """An action at little cost, for anybody who must act during a look ahead."""
        return self.any_action(position, seat, rng)

    def margin(self, position: Position, standings: cython.p_int, seat: cython.int) -> cython.int:
        """The lead over the others, half over their mean and half over the best of them."""
        opponents: cython.int = position.players - 1
        together: cython.int = 0
        best: cython.int = -1
        for other in range(position.players):
            if other != seat:
                together += standings[other]
                if best < 0 or standings[other] > standings[best]:
                    best = other
        if opponents == 0:
            return WHOLE * standings[seat]
        lead: cython.int = standings[seat] - standings[best]
        if position.waiting == 0:
            if lead == 0:
                lead = position.tie_break(seat) - position.tie_break(best)
            if lead != 0:
                standings[seat] += VICTORY if lead > 0 else -VICTORY
        # C rounds quotients of negative numbers otherwise than Python: none occurs here.
        return WHOLE * standings[seat] - HALF // opponents * together - HALF * standings[best]

    def any_action(self, position: Position, seat: cython.int, rng: Rng) -> cython.int:
        """A legal action at random."""
        if cython.compiled:
            choices = cython.declare(cython.int[512])
        else:
            choices = [0] * 512  # far quicker than the shadow of a C array
        count = position.offer(seat, choices)
        return choices[below(rng, count)]

    def best_action(self, position: Position, seat: cython.int) -> cython.int:
        """The first of the actions after which the position is worth most to its actor."""
        if cython.compiled:
            choices = cython.declare(cython.int[512])
        else:
            choices = [0] * 512  # far quicker than the shadow of a C array
        count = position.offer(seat, choices)
        best: cython.int = choices[0]
        most: cython.int = 0
        if count == 1:
            return best
        for index in range(count):
            after: Position = position.twin()
            after.act(seat, choices[index])
            value = self.worth(after, seat)
            if index == 0 or value > most:
                most = value
                best = choices[index]
        return best
