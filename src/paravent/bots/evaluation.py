# cython: language_level=3
"""What a position is worth to a seat; by default its lead in points."""

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import Position, copy_block
    from cython.cimports.paravent.core.rng import Rng, below
else:
    from paravent.core.position import Position
    from paravent.core.rng import Rng, below

    ROW = 12  # of a seat's parts, at most
    MOST_PORTIONS = 96  # of all seats

GUESSES = 16
POINT = 100  # standings are counted in hundredths of a point
SCALE = 840  # worth is a multiple of standings: twice any number of opponents divides it

HUNDREDTHS = cython.declare(cython.int, POINT)
WHOLE = cython.declare(cython.int, SCALE)
HALF = cython.declare(cython.int, SCALE // 2)
SHIFT = cython.declare(cython.int, 1_000_000_000)  # C rounds negative quotients otherwise
NOTHING_LEGAL = "whoever must act has nothing to do: no position that rules lead to"
VICTORY = cython.declare(cython.int, 10 * POINT)  # what the first place adds at the end


@cython.cclass
class Evaluation:
    """A game's own evaluation is a subclass in evaluations/<key>.py, compiled like its rules.

    It judges a position for a seat, and plays quick moves for all seats during a look ahead.
    All is whole numbers, so that both builds choose alike.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.weights = [HUNDREDTHS] * ROW
        self.looking = 0
        for part in range(ROW):
            self.weights[part] = HUNDREDTHS

    def names(self) -> tuple[str, ...]:
        """What the parts of a standing are called, in the order in which `measure` writes them."""
        return ("points",)

    def weigh(self, weights: list[int]) -> None:
        """What each part counts, in percent: learned by `paravent lab tune`."""
        for part, weight in enumerate(weights):
            self.weights[part] = weight

    def measure(self, position: Position, reader: cython.int, portions: cython.p_int) -> cython.int:
        """Write the parts of every seat's standing, a ROW for each, as far as the reader knows;
        returns how many they are."""
        totals = cython.declare(cython.int[8])
        position.points(totals)
        for seat in range(position.players):
            portions[seat * ROW] = HUNDREDTHS * totals[seat]
        return 1

    def stand(self, position: Position, reader: cython.int, standings: cython.p_int) -> cython.int:
        """Every seat's standing in hundredths of a point: exact at the end, else by the parts."""
        portions = cython.declare(cython.int[MOST_PORTIONS])
        if position.waiting == 0:
            position.points(standings)
            for seat in range(position.players):
                standings[seat] *= HUNDREDTHS
            return 0
        count: cython.int = self.measure(position, reader, portions)
        for seat in range(position.players):
            total: cython.int = SHIFT
            for part in range(count):
                total += portions[seat * ROW + part] * self.weights[part]
            standings[seat] = total // 100 - SHIFT // 100
        return 0

    def worth(self, position: Position, seat: cython.int) -> cython.int:
        """How well a seat stands against the others; hundredths of a point times SCALE."""
        standings = cython.declare(cython.int[8])
        self.stand(position, seat, standings)
        return self.margin(position, standings, seat)

    def worths(self, position: Position, worths: cython.p_int) -> cython.int:
        """The same for every seat, if standings do not depend on who reads them."""
        standings = cython.declare(cython.int[8])
        self.stand(position, 0, standings)
        for seat in range(position.players):
            kept: cython.int = standings[seat]
            worths[seat] = self.margin(position, standings, seat)
            standings[seat] = kept
        return 0

    def parts(self, position: Position, seat: cython.int) -> dict[str, int]:
        """What a seat's own standing is made of, by name; hundredths of a point."""
        portions = cython.declare(cython.int[MOST_PORTIONS])
        if position.waiting == 0:
            position.points(portions)
            return {"points": HUNDREDTHS * portions[seat]}
        self.measure(position, seat, portions)
        found = {}
        for part, name in enumerate(self.names()):
            total: cython.int = SHIFT + portions[seat * ROW + part] * self.weights[part]
            found[name] = total // 100 - SHIFT // 100
        return found

    def raw_parts(self, position: Position) -> list[list[int]]:
        """Every seat's parts before they are weighed, each as its own seat reads them."""
        portions = cython.declare(cython.int[MOST_PORTIONS])
        rows = []
        for seat in range(position.players):
            count: cython.int = self.measure(position, seat, portions)
            rows.append([portions[seat * ROW + part] for part in range(count)])
        return rows

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
        if count == 0:
            raise ValueError(NOTHING_LEGAL)
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
        if count <= 1:
            if count == 0:
                raise ValueError(NOTHING_LEGAL)
            return best
        after: Position = position.twin()
        for index in range(count):
            if cython.compiled:
                copy_block(position, after)
            else:
                after = position.twin()
            after.act(seat, choices[index])
            value = self.worth(after, seat)
            if index == 0 or value > most:
                most = value
                best = choices[index]
        return best
