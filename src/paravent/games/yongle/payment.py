# cython: language_level=3
"""Paying for a building: what a hand can afford, and with which cards (R5.1 to R5.3, R9.9)."""

import cython

from paravent.games.yongle.vocabulary import (
    EVENT_CARDS,
    EVENTS,
    FAMILIES,
    LASTING,
    NOTATION,
    PHASES,
)

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle.stores import Stores
else:
    from paravent.core.checked import announce
    from paravent.games.yongle.stores import Stores

NONE = cython.declare(cython.int, -1)
IMPERIAL = cython.declare(cython.int, FAMILIES.index("imperial"))
MOURNING = cython.declare(cython.int, EVENT_CARDS.index("mourning"))
BAN = cython.declare(cython.int, LASTING.index("ban"))
SPARING = cython.declare(cython.int, PHASES.index("spare"))
PAYING = cython.declare(cython.int, PHASES.index("pay"))
BUILD = cython.declare(cython.int, NOTATION.first("build"))
SPARE = cython.declare(cython.int, NOTATION.first("spare"))
PAY = cython.declare(cython.int, NOTATION.first("pay"))
SETTLE = cython.declare(cython.int, NOTATION.first("settle"))
SUMS = cython.declare(cython.longlong, (1 << 31) - 1)  # one bit for each sum of units
BEGUN = cython.declare(cython.int, EVENTS.number("begun"))
SPARED = cython.declare(cython.int, EVENTS.number("spared"))
PAID = cython.declare(cython.int, EVENTS.number("paid"))


@cython.cclass
class Payment(Stores):
    """From naming a building to the last card paid for it."""

    def offer_sites(self, seat: cython.int, choices: cython.p_int, count: cython.int) -> cython.int:
        """R5.1: every open building that the hand can pay for."""
        purse = cython.declare(cython.int[4])
        self.fill_purse(seat, purse)
        sites: cython.int = self.sites
        building: cython.int = 0
        while sites != 0:
            if sites & 1 and self.can_build(seat, building, purse):
                choices[count] = BUILD + building
                count += 1
            sites >>= 1
            building += 1
        return count

    def fill_purse(self, seat: cython.int, purse: cython.p_int) -> cython.int:
        """R5.3, R8.14: what a hand can pay this round besides what sabotage takes."""
        for material in range(4):
            purse[material] = self.units(seat, material) - self.sabotage(seat, material)
        return 0

    def can_build(self, seat: cython.int, building: cython.int, purse: cython.p_int) -> cython.int:
        """R5.1, R5.2: whether a purse pays for a building that stands open to a seat."""
        if self.lasting[seat * 5 + BAN] != NONE:
            return 0
        if self.event == MOURNING and self.family[building] == IMPERIAL:
            return 0
        allowed: cython.int = 0 if (self.constructed >> seat) & 1 else self.discount
        for material in range(4):
            lack: cython.int = self.recipe[building * 4 + material] - purse[material]
            if lack > 0:
                if lack > allowed:
                    return 0
                allowed = 0  # R9.9: one material only
        return 1

    def offer_spares(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for material in range(4):
            if self.can_spare(seat, material):
                choices[count] = SPARE + material
                count += 1
        return count

    def offer_payments(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R5.2: cards that can belong to a payment in which none is too many (Q16)."""
        count: cython.int = 0
        for card in range(12):
            if self.hand[seat * 15 + card] == 0:
                continue
            material = card // 3
            due: cython.int = self.due[material]
            if due <= 0:
                continue
            value: cython.int = self.worth[card]
            least: cython.int = min(value, self.least_paid(material))
            fits: cython.int = value - due < least
            if value < due:
                fits = self.completes(seat, material, due - value, least, card)
            if fits:
                choices[count] = PAY + card
                count += 1
        choices[count] = SETTLE
        return count + 1

    def least_paid(self, material: cython.int) -> cython.int:
        """The smallest card paid so far of a material; any card is smaller than none."""
        least: cython.int = 99
        for card in range(material * 3, material * 3 + 3):
            if self.paid[card] > 0:
                least = min(least, self.worth[card])
        return least

    def completes(
        self,
        seat: cython.int,
        material: cython.int,
        rest: cython.int,
        least: cython.int,
        without: cython.int,
    ) -> cython.int:
        """Whether the hand but for one card can pay the rest so that no card is too many.

        No card is if the excess is smaller than the smallest of them. So for every size that
        the smallest may have: which sums can larger cards reach, one bit a sum?
        """
        floor: cython.int = 1
        while floor <= least:
            sums: cython.longlong = 1
            for card in range(material * 3, material * 3 + 3):
                value: cython.int = self.worth[card]
                if value >= floor:
                    copies: cython.int = self.hand[seat * 15 + card]
                    if card == without:
                        copies -= 1
                    while copies > 0 and not (sums >> rest) & 1:
                        sums |= sums << value
                        sums &= SUMS
                        copies -= 1
            for excess in range(floor):
                if (sums >> (rest + excess)) & 1:
                    return 1
            floor += 1
        return 0

    def best_cards(self, seat: cython.int, material: cython.int, cards: cython.p_int) -> cython.int:
        """R5.2: how many of each size pay a material best: fewest units lost, then fewest cards.

        Writes three numbers; returns 0 if the hand cannot pay.
        """
        first = material * 3
        due: cython.int = self.due[material]
        already: cython.int = self.least_paid(material)
        best: cython.int = 1 << 20
        for large in range(self.hand[seat * 15 + first + 2] + 1):
            after_large: cython.int = due - large * self.worth[first + 2]
            for middle in range(self.hand[seat * 15 + first + 1] + 1):
                after: cython.int = after_large - middle * self.worth[first + 1]
                small: cython.int = 0
                if after > 0:
                    small = (after + self.worth[first] - 1) // self.worth[first]
                if small <= self.hand[seat * 15 + first]:
                    excess: cython.int = small * self.worth[first] - after
                    least: cython.int = already
                    if small > 0:
                        least = min(least, self.worth[first])
                    if middle > 0:
                        least = min(least, self.worth[first + 1])
                    if large > 0:
                        least = min(least, self.worth[first + 2])
                    loss: cython.int = (small + 2 * middle + 3 * large) * 64
                    loss += small + middle + large
                    if excess < least and loss < best:
                        best = loss
                        cards[0] = small
                        cards[1] = middle
                        cards[2] = large
                if after <= 0:
                    break
            if after_large <= 0:
                break
        return best < 1 << 20

    def payment(self, seat: cython.int, building: cython.int, spared: cython.int) -> list[int]:
        """The cards that pay a building best, by kind; empty if the hand cannot pay.

        `spared` is the material of which Kuai Xiang asks less, or none (R9.9).
        """
        cards = cython.declare(cython.int[3])
        trial = cython.cast(Payment, self.clone(), typecheck=True)
        for material in range(4):
            trial.due[material] = self.need(seat, building, material)
            if material == spared:
                trial.due[material] -= self.discount
        for card in range(12):
            trial.paid[card] = 0
        found = []
        for material in range(4):
            for size in range(3):
                cards[size] = 0
            if trial.due[material] > 0 and not trial.best_cards(seat, material, cards):
                return []
            for size in range(3):
                found.append(cards[size])
        return found

    def rest(self, seat: cython.int) -> list[int]:
        """The cards that `settle` would pay now, by kind."""
        cards = cython.declare(cython.int[3])
        found = []
        for material in range(4):
            for size in range(3):
                cards[size] = 0
            if self.due[material] > 0:
                self.best_cards(seat, material, cards)
            for size in range(3):
                found.append(cards[size])
        return found

    def begin_site(self, seat: cython.int, building: cython.int) -> cython.int:
        """R5.1: an action, and the recipe falls due."""
        self.actions -= 1
        self.site = building
        for material in range(4):
            self.due[material] = self.need(seat, building, material)
        announce(self, BEGUN, seat, building)
        if self.discount > 0 and not (self.constructed >> seat) & 1:
            ways: cython.int = 0
            chosen: cython.int = NONE
            for material in range(4):
                if self.due[material] > 0 and (self.asking or self.can_spare(seat, material)):
                    ways += 1
                    chosen = material
            if ways > 1:
                self.push(SPARING, 1 << seat)
                return 0
            if ways == 1:
                self.due[chosen] -= self.discount
                announce(self, SPARED, seat, chosen)
        self.begin_payment(seat)
        return 0

    def can_spare(self, seat: cython.int, material: cython.int) -> cython.int:
        """R9.9: a material of the recipe, if the hand then pays the rest."""
        if self.due[material] <= 0:
            return 0
        for other in range(4):
            left: cython.int = self.due[other]
            if other == material:
                left -= self.discount
            if left > self.units(seat, other):
                return 0
        return 1

    def spare(self, seat: cython.int, material: cython.int) -> cython.int:
        """R9.9: Kuai Xiang needs less of one material."""
        self.due[material] -= self.discount
        announce(self, SPARED, seat, material)
        self.pop()
        self.begin_payment(seat)
        return 0

    def begin_payment(self, seat: cython.int) -> cython.int:
        """R5.2: card by card until nothing is due."""
        for material in range(4):
            if self.due[material] > 0:
                self.push(PAYING, 1 << seat)
                return 0
        self.construct(seat)
        return 0

    def pay(self, seat: cython.int, card: cython.int) -> cython.int:
        """R5.2: one card; the last one completes the building."""
        self.spend(seat, card)
        for material in range(4):
            if self.due[material] > 0:
                return 0
        self.pop()
        self.construct(seat)
        return 0

    def settle(self, seat: cython.int) -> cython.int:
        """R5.2: the rest is paid with the cards that do it best."""
        cards = cython.declare(cython.int[3])
        for material in range(4):
            if self.due[material] > 0:
                self.best_cards(seat, material, cards)
                for size in range(3):
                    for _ in range(cards[size]):
                        self.spend(seat, material * 3 + size)
        self.pop()
        self.construct(seat)
        return 0

    def spend(self, seat: cython.int, card: cython.int) -> cython.int:
        self.lose(seat, card)
        self.discard[card] += 1
        self.discard_size += 1
        self.paid[card] += 1
        self.due[card // 3] -= self.worth[card]
        announce(self, PAID, seat, card)
        return 0

    def affords(self, seat: cython.int, building: cython.int) -> int:
        """Whether a seat could build this in a turn of the present round."""
        purse = cython.declare(cython.int[4])
        self.fill_purse(seat, purse)
        return self.can_build(seat, building, purse)

    def construct(self, seat: cython.int) -> cython.int:
        """What follows the last card: the building stands."""
        raise NotImplementedError
