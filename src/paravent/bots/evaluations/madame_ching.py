# cython: language_level=3
"""Madame Ching judged before its end: loot, skills, encounter cards and what the junks may bring.

A junk is worth the best of what it would bring home now or after some more cards of the hand, the
further away the less. The weights are estimates that matches against the random bot have borne out.
"""

import cython

if cython.compiled:
    from cython.cimports.paravent.bots.evaluation import Evaluation
    from cython.cimports.paravent.core.bits import bit, highest, lowest, size
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.madame_ching import scoring, voyage
else:
    from paravent.bots.evaluation import ROW, Evaluation
    from paravent.core.bits import bit, highest, lowest, size
    from paravent.core.position import Position
    from paravent.core.rng import Rng
    from paravent.games.madame_ching import scoring, voyage
    from paravent.games.madame_ching.numbers import (
        CHOOSE,
        CHOOSING,
        ELITE,
        FAIR_WIND,
        KIND_COUNT,
        LAST_CARD,
        LAST_ROW,
        METEOROLOGY,
        NONE,
        TARGET,
        TILE_COUNT,
        WORLDS_END,
    )
    from paravent.games.madame_ching.rules import MadameChing

from paravent.bots.lookahead import best_foreseen

# Hundredths of a point.
POINT = cython.declare(cython.int, 100)
MET_CARD = cython.declare(cython.int, 130)  # an encounter card from the deck
EFFECT = cython.declare(cython.int[5], [90, 70, 90, 40, 0])  # a skill that lies face up
PEARL_HOPE = cython.declare(cython.int[5], [0, 50, 130, 260, 0])  # by different skills
PAIR = cython.declare(cython.int, 35)  # two equal symbols
ROOM = cython.declare(cython.int, 4)  # for each number above the last card
KIND = cython.declare(  # an encounter card in hand, in the order of KINDS
    cython.int[18], [120, 220, 30, 30, 30, 30, 120, 40, 110, 110, 110, 110, 110, 300, 60, 0, 0, 0]
)

PATIENCE = cython.declare(cython.int, 40)  # rounds; later it is time to finish
FADING = cython.declare(cython.int, 20)  # rounds after which encounter cards are worth nothing then
STRIDE = cython.declare(cython.int, 5)  # from the last card of an expedition to one yet to be drawn

# What is certain of a prize that is still so many cards away, in percent.
AWAY = cython.declare(cython.int[9], [88, 76, 66, 56, 47, 39, 32, 26, 20])

WHOLE = cython.declare(cython.int, 840)
TOP = cython.declare(cython.int, 56)  # the highest space


@cython.cclass
class ChingEvaluation(Evaluation):
    """Standings of all seats in hundredths of a point; exact once the game is over."""

    def names(self) -> tuple[str, ...]:
        return ("loot", "skills", "encounters", "expedition")

    def measure(self, position: Position, reader: cython.int, portions: cython.p_int) -> cython.int:
        """What every seat has, and what that promises."""
        prizes = cython.declare(cython.int[64])
        sea = cython.cast(MadameChing, position, typecheck=True)
        self.price(sea, prizes)
        for seat in range(sea.players):
            at: cython.int = seat * ROW
            portions[at] = self.loot(sea, seat)
            portions[at + 1] = self.skills(sea, seat)
            portions[at + 2] = self.encounters(sea, seat)
            portions[at + 3] = self.voyages(sea, seat, prizes)
        return 4

    def margin(self, position: Position, standings: cython.p_int, seat: cython.int) -> cython.int:
        """R12: partners count together."""
        sea = cython.cast(MadameChing, position, typecheck=True)
        if sea.teams and sea.waiting != 0:
            ours: cython.int = standings[seat] + standings[seat ^ 2]
            theirs: cython.int = standings[seat ^ 1] + standings[seat ^ 3]
            return WHOLE * (ours - theirs)
        return Evaluation.margin(self, position, standings, seat)

    def parts(self, position: Position, seat: cython.int) -> dict[str, int]:
        found: dict[str, int] = Evaluation.parts(self, position, seat)
        sea = cython.cast(MadameChing, position, typecheck=True)
        if sea.teams and sea.waiting != 0:
            found["partner"] = sum(Evaluation.parts(self, position, seat ^ 2).values())
        return found

    def is_clear(self, position: Position) -> cython.int:
        """When a new round is about to be chosen for, or the game is over."""
        sea = cython.cast(MadameChing, position, typecheck=True)
        if sea.waiting == 0:
            return 1
        if sea.phase != CHOOSING:
            return 0
        chosen: cython.longlong = 0
        for seat in range(sea.players):
            chosen |= sea.chosen[seat]
        return chosen == 0

    def quick(self, position: Position, seat: cython.int, rng: Rng) -> cython.int:
        sea = cython.cast(MadameChing, position, typecheck=True)
        if sea.phase == CHOOSING:
            return CHOOSE + self.choice(sea, seat) - 1
        if sea.phase == TARGET:
            return best_foreseen(position, seat, self, rng)
        return self.best_action(position, seat)

    def choice(self, sea: MadameChing, seat: cython.int) -> cython.int:
        """The smallest step that goes on, for the junk that gets furthest; else the lowest card."""
        cards: cython.longlong = sea.hand[seat] & ~sea.chosen[seat]
        best: cython.int = lowest(cards)
        nearest: cython.int = 99
        for junk in range(seat * sea.lanes, (seat + 1) * sea.lanes):
            if sea.length[junk] == WORLDS_END or sea.length[junk] == 0:
                continue
            last: cython.int = highest(sea.row[junk])
            above: cython.longlong = (cards >> last) >> 1
            if above:
                step: cython.int = lowest(above) + 1
                if step < nearest:
                    nearest = step
                    best = last + step
        return best

    def price(self, sea: MadameChing, prizes: cython.p_int) -> cython.int:
        """By number of a space, the worth of the mission that it leads to."""
        number: cython.int = 0
        prize: cython.int = 0
        reached: cython.int = -1
        for tile in range(TILE_COUNT):
            if (sea.on_board >> tile) & 1:
                while number < sea.tile_number[tile] and number <= TOP:
                    prizes[number] = prize
                    number += 1
                value: cython.int = (
                    sea.tile_coins[tile] * POINT + sea.tile_encounters[tile] * MET_CARD
                )
                for gem in range(3):
                    value += sea.tile_gems[tile * 3 + gem] * sea.gem_points[gem] * POINT
                if sea.tile_number[tile] != reached or value > prize:
                    prize = value
                reached = sea.tile_number[tile]
        while number <= TOP:
            prizes[number] = prize
            number += 1
        return 0

    def loot(self, sea: MadameChing, seat: cython.int) -> cython.int:
        """R11.3: the points as they stand."""
        parts = cython.declare(cython.int[10])
        return POINT * scoring.tally(sea, seat, parts)

    def skills(self, sea: MadameChing, seat: cython.int) -> cython.int:
        """R7: what skills can still do; R6.4: the way to the China Pearl."""
        total: cython.int = 0
        kinds: cython.int = sea.ready[seat * 5 + ELITE]
        for skill in range(4):
            total += sea.ready[seat * 5 + skill] * EFFECT[skill]
            if sea.ready[seat * 5 + skill] + sea.spent[seat * 5 + skill] > 0:
                kinds += 1
        if sea.pearl == NONE:
            total += PEARL_HOPE[min(kinds, 4)]
        return total

    def encounters(self, sea: MadameChing, seat: cython.int) -> cython.int:
        """R8: what encounter cards may do, the less the longer a game drags on."""
        total: cython.int = 0
        for kind in range(KIND_COUNT):
            total += sea.held[seat * 18 + kind] * KIND[kind]
        late: cython.int = max(0, sea.round - PATIENCE)
        return total * max(0, FADING - late) // FADING

    def lesson(self, sea: MadameChing, seat: cython.int, skill: cython.int) -> cython.int:
        """A skill that would be learned now."""
        kinds: cython.int = sea.ready[seat * 5 + ELITE]
        for other in range(4):
            if sea.ready[seat * 5 + other] + sea.spent[seat * 5 + other] > 0:
                kinds += 1
        value: cython.int = POINT + EFFECT[skill]
        new: cython.bint = (
            skill == ELITE or sea.ready[seat * 5 + skill] + sea.spent[seat * 5 + skill] == 0
        )
        if new and sea.pearl == NONE:
            if kinds >= 3:
                value += sea.pearl_points * POINT - PEARL_HOPE[3]
            else:
                value += PEARL_HOPE[kinds + 1] - PEARL_HOPE[kinds]
        return value

    def lessons(self, sea: MadameChing, seat: cython.int, symbols: cython.p_int) -> cython.int:
        """R6.1: what these symbols would teach, three of a kind before the Elite crew."""
        total: cython.int = 0
        fewest: cython.int = 8
        for symbol in range(4):
            if symbols[symbol] >= 3 and sea.skill_pile[symbol] > 0:
                total += self.lesson(sea, seat, symbol)
                fewest = min(fewest, symbols[symbol] - 3)
            else:
                fewest = min(fewest, symbols[symbol])
                if symbols[symbol] == 2:
                    total += PAIR
        if fewest > 0 and sea.skill_pile[ELITE] > 0:
            total += self.lesson(sea, seat, ELITE)
        return total

    def voyages(self, sea: MadameChing, seat: cython.int, prizes: cython.p_int) -> cython.int:
        total: cython.int = 0
        for junk in range(seat * sea.lanes, (seat + 1) * sea.lanes):
            total += self.expedition(sea, junk, prizes)
        return total

    def expedition(self, sea: MadameChing, junk: cython.int, prizes: cython.p_int) -> cython.int:
        """The best of coming home now or after some more cards that are in hand."""
        symbols = cython.declare(cython.int[4])
        seat: cython.int = voyage.owner(sea, junk)
        length: cython.int = sea.length[junk]
        hand: cython.longlong = sea.hand[seat] & ~sea.chosen[seat]
        row: cython.longlong = sea.row[junk]
        last: cython.int = 0
        if length > 0:
            last = highest(row)
            for symbol in range(4):
                symbols[symbol] = voyage.live_symbols(sea, junk, symbol)
        else:
            for symbol in range(4):
                symbols[symbol] = 0
        hues: cython.int = sea.hues[junk]
        lead: cython.int = FAIR_WIND if sea.ready[seat * 5 + METEOROLOGY] > 0 else 0
        cards: cython.longlong = (hand >> last) >> 1 << (last + 1)
        best: cython.int = 0
        if length > 0 and sea.round > PATIENCE:
            best = self.hope(sea, junk, prizes)
        steps: cython.int = 0
        while True:
            if length > 0:
                number: cython.int = length * min(LAST_ROW, hues)
                value: cython.int = max(prizes[number], prizes[min(TOP, number + lead)] - 60)
                value = (value + self.lessons(sea, seat, symbols)) * AWAY[min(steps, 8)] // 100
                best = max(best, value)
            if length == WORLDS_END or not cards:
                break
            card: cython.int = lowest(cards)
            cards &= cards - 1
            if (row & sea.colour_cards[sea.colour_of[card]]) == 0:
                hues += 1
            row |= bit(card)
            if sea.symbol_of[card] != NONE:
                symbols[sea.symbol_of[card]] += 1
            length += 1
            steps += 1
        if length < WORLDS_END:
            best += (LAST_CARD - highest(row)) * ROOM if row else LAST_CARD * ROOM
        return best + size(hand)

    def hope(self, sea: MadameChing, junk: cython.int, prizes: cython.p_int) -> cython.int:
        """The best mission that cards yet to be drawn may lead to, each of them two cards away."""
        length: cython.int = sea.length[junk]
        hues: cython.int = sea.hues[junk]
        row: cython.longlong = sea.row[junk]
        card: cython.int = highest(row) + STRIDE
        best: cython.int = 0
        steps: cython.int = 2
        while length < WORLDS_END and card <= LAST_CARD:
            if (row & sea.colour_cards[sea.colour_of[card]]) == 0:
                hues += 1
            row |= bit(card)
            length += 1
            value: cython.int = prizes[length * min(LAST_ROW, hues)] * AWAY[min(steps, 8)] // 100
            best = max(best, value)
            card += STRIDE
            steps += 2
        return best


EVALUATION = ChingEvaluation()
