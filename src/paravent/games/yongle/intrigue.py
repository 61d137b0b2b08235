# cython: language_level=3
"""Schemes and plots (R7, R8)."""

import cython

from paravent.games.yongle.vocabulary import (
    EVENT_CARDS,
    EVENTS,
    FAMILIES,
    LASTING,
    NOTATION,
    PHASES,
    PLOTS,
    RESOURCES,
    SITES,
)

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle.works import Works
else:
    from paravent.core.checked import announce
    from paravent.games.yongle.works import Works

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
FAMILY = cython.declare(cython.int, 3)  # buildings that bring a bonus (R6.1)
RELIGIOUS = cython.declare(cython.int, FAMILIES.index("religious"))
IMPERIAL = cython.declare(cython.int, FAMILIES.index("imperial"))
WATCH = cython.declare(cython.int, EVENT_CARDS.index("watch"))
FIRST_SCHEME = cython.declare(cython.int, len(RESOURCES))
ORDINARY = cython.declare(cython.int, len(SITES))
ALL_CARDS = cython.declare(cython.int, (1 << 15) - 1)

THEFT = cython.declare(cython.int, PLOTS.index("theft"))
FIRE = cython.declare(cython.int, PLOTS.index("fire"))
SEARCH = cython.declare(cython.int, PLOTS.index("search"))
LEVY = cython.declare(cython.int, PLOTS.index("levy"))
COLLAPSE = cython.declare(cython.int, PLOTS.index("collapse"))
SABOTAGE = cython.declare(cython.int, PLOTS.index("sabotage"))
FIRST_LASTING = cython.declare(cython.int, PLOTS.index(LASTING[0]))
BLOCKADE = cython.declare(cython.int, LASTING.index("blockade"))

LEARNING = cython.declare(cython.int, PHASES.index("learn"))
FEE = cython.declare(cython.int, PHASES.index("fee"))
AIMING = cython.declare(cython.int, PHASES.index("aim"))
STEALING = cython.declare(cython.int, PHASES.index("steal"))
NAMING = cython.declare(cython.int, PHASES.index("material"))
SEIZING = cython.declare(cython.int, PHASES.index("seize"))
SEARCHING = cython.declare(cython.int, PHASES.index("search"))
LEVYING = cython.declare(cython.int, PHASES.index("levy"))
RAZING = cython.declare(cython.int, PHASES.index("raze"))

SCHEME = cython.declare(cython.int, NOTATION.first("scheme"))
PLOT = cython.declare(cython.int, NOTATION.first("plot"))
AIM = cython.declare(cython.int, NOTATION.first("aim"))
SEIZE = cython.declare(cython.int, NOTATION.first("seize"))
RAZE = cython.declare(cython.int, NOTATION.first("raze"))

SCHEMED = cython.declare(cython.int, EVENTS.number("schemed"))
PLOTTED = cython.declare(cython.int, EVENTS.number("plotted"))
AIMED = cython.declare(cython.int, EVENTS.number("aimed"))
NAMED = cython.declare(cython.int, EVENTS.number("named"))
STOLE = cython.declare(cython.int, EVENTS.number("stole"))
MISSED = cython.declare(cython.int, EVENTS.number("missed"))
EXPOSED = cython.declare(cython.int, EVENTS.number("exposed"))
SEIZED = cython.declare(cython.int, EVENTS.number("seized"))
SEARCHED = cython.declare(cython.int, EVENTS.number("searched"))
RAZED = cython.declare(cython.int, EVENTS.number("razed"))
LAPSED = cython.declare(cython.int, EVENTS.number("lapsed"))


@cython.cclass
class Intrigue(Works):
    """The mover plays against another seat; whoever must suffer chooses in a frame."""

    def offer_schemes(
        self, seat: cython.int, choices: cython.p_int, count: cython.int
    ) -> cython.int:
        """R7.1: schemes in hand that can be paid in full, while there are plots to draw."""
        if not self.plots_left():
            return count
        for scheme in range(3):
            if self.hand[seat * 15 + FIRST_SCHEME + scheme] > 0:
                resources: cython.int = self.hand_size[seat]
                for kind in range(FIRST_SCHEME, FIRST_SCHEME + 3):
                    resources -= self.hand[seat * 15 + kind]
                if self.scheme_price(seat, scheme) <= resources:
                    choices[count] = SCHEME + scheme
                    count += 1
        return count

    def offer_plots(self, seat: cython.int, choices: cython.p_int, count: cython.int) -> cython.int:
        """R8.1: plots in hand that the actions left can pay for and that have a target."""
        if self.plots_held[seat] == 0 or self.actions < self.plot_cost or self.event == WATCH:
            return count
        for plot in range(10):
            if self.plots[seat * 10 + plot] > 0:
                for target in range(self.players):
                    if self.can_target(seat, plot, target):
                        choices[count] = PLOT + plot
                        count += 1
                        break
        return count

    def offer_targets(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for target in range(self.players):
            if self.can_target(seat, self.plot, target):
                choices[count] = AIM + target
                count += 1
        return count

    def offer_cards(
        self, verb: cython.int, seat: cython.int, kinds: cython.int, choices: cython.p_int
    ) -> cython.int:
        """The kinds of cards in a hand, among some."""
        count: cython.int = 0
        for card in range(15):
            choices[count] = verb + card  # written always, counted if legal: no branch to miss
            count += (self.hand[seat * 15 + card] > 0) & (kinds >> card)
        return count

    def offer_seizable(self, choices: cython.p_int) -> cython.int:
        """R8.6: cards of the material that burns; R8.7: any card of the target."""
        kinds = ALL_CARDS if self.plot == SEARCH else 7 << (3 * self.material)
        return self.offer_cards(SEIZE, self.target, kinds, choices)

    def offer_ruins(self, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for building in range(26):
            if self.can_raze(building, self.target):
                choices[count] = RAZE + building
                count += 1
        return count

    def plots_left(self) -> cython.int:
        return self.plot_pile_size + self.plot_discard_size > 0

    def scheme_price(self, seat: cython.int, scheme: cython.int) -> cython.int:
        """R7.2: the printed number of resource cards; R6.2: none with the religious bonus."""
        return 0 if self.built[seat * 4 + RELIGIOUS] >= FAMILY else scheme + 1

    def scheme(self, seat: cython.int, scheme: cython.int) -> cython.int:
        """R7.1: no action; the cards it costs are discarded one by one."""
        card = FIRST_SCHEME + scheme
        self.lose(seat, card)
        self.discard[card] += 1
        self.discard_size += 1
        announce(self, SCHEMED, seat, card)
        self.toll = self.scheme_price(seat, scheme)
        if self.toll > 0:
            self.push(FEE, 1 << seat)
        else:
            self.gain_plot()
        return 0

    def pay_fee(self, seat: cython.int, card: cython.int) -> cython.int:
        """R7.2: any resource card pays, whatever its units."""
        self.throw_away(seat, card)
        self.toll -= 1
        if self.toll == 0:
            self.pop()
            self.gain_plot()
        return 0

    def gain_plot(self) -> cython.int:
        """R7.3: a plot for a scheme."""
        self.fetch_plot()
        self.push(LEARNING, CHANCE)
        return 0

    def can_target(self, seat: cython.int, plot: cython.int, target: cython.int) -> cython.int:
        """R8.2, R8.3, R8.9: another seat, and one at which the plot can do something."""
        if target == seat:
            return 0
        if plot >= FIRST_LASTING:
            return self.lasting[target * 5 + plot - FIRST_LASTING] == NONE
        if plot == COLLAPSE:
            for building in range(26):
                if self.can_raze(building, target):
                    return 1
            return 0
        return 1

    def can_raze(self, building: cython.int, target: cython.int) -> cython.int:
        """R8.9: an ordinary building of the target with little favour."""
        return (
            self.place[building] == target and self.printed[building] <= self.plot_amount[COLLAPSE]
        )

    def play_plot(self, seat: cython.int, plot: cython.int) -> cython.int:
        """R8.1: actions are spent and the card is played; R8.2: then it is aimed."""
        self.actions -= self.plot_cost
        self.plots[seat * 10 + plot] -= 1
        self.plots_held[seat] -= 1
        self.plot = plot
        announce(self, PLOTTED, seat, plot)
        targets: cython.int = 0
        only: cython.int = NONE
        for target in range(self.players):
            if self.can_target(seat, plot, target):
                targets += 1
                only = target
        self.push(AIMING, 1 << seat)
        if targets == 1:
            self.aim(seat, only)
        return 0

    def aim(self, seat: cython.int, target: cython.int) -> cython.int:
        """R8.4: the card is discarded at once, or lies in front of its target (R8.3)."""
        plot = self.plot
        self.pop()
        self.target = target
        announce(self, AIMED, seat, target, plot)
        if plot >= FIRST_LASTING:
            self.lasting[target * 5 + plot - FIRST_LASTING] = seat
            if plot == SABOTAGE:
                self.push(NAMING, 1 << seat)
            else:
                self.finish_plot()
            return 0
        self.plot_discard[plot] += 1
        self.plot_discard_size += 1
        self.toll = self.plot_amount[plot]
        if plot == THEFT:
            self.toll = min(self.toll, self.hand_size[target])
            if self.toll > 0:
                self.push(STEALING, CHANCE)
            else:
                self.finish_plot()
        elif plot == FIRE:
            self.push(NAMING, 1 << seat)
        elif plot == SEARCH:
            announce(self, SEARCHED, seat, target)
            for card in range(15):
                known = (seat * 4 + target) * 15 + card
                self.seen[known] = self.hand[target * 15 + card] - self.shown[target * 15 + card]
            self.toll = min(self.toll, self.hand_size[target])
            if self.toll > 0:
                self.push(SEIZING, 1 << seat)
            else:
                self.finish_plot()
        elif plot == LEVY:
            self.toll = min(self.toll, self.hand_size[target] // 2)
            if self.toll > 0:
                self.push(LEVYING, 1 << target)
            else:
                self.finish_plot()
        else:
            self.push(RAZING, 1 << seat)
        return 0

    def steal(self, card: cython.int) -> cython.int:
        """R8.5: a card at random; only the two of them see it."""
        self.slip(self.target, self.mover, card)
        announce(self, STOLE, self.mover, card, self.target)
        announce(self, MISSED, self.target, card, self.mover)
        self.toll -= 1
        if self.toll == 0:
            self.pop()
            self.finish_plot()
        return 0

    def name_material(self, seat: cython.int, material: cython.int) -> cython.int:
        """R8.6, R8.14: the material that burns, or of which more will be needed."""
        self.pop()
        announce(self, NAMED, seat, material)
        if self.plot == SABOTAGE:
            self.sabotaged[self.target] = material
            self.finish_plot()
            return 0
        self.material = material
        found = self.expose(material)
        self.toll = min(self.toll, found)
        if self.toll == 0:
            self.finish_plot()
        elif found == self.toll:
            for card in range(material * 3, material * 3 + 3):
                while self.toll > 0 and self.hand[self.target * 15 + card] > 0:
                    self.seize(seat, card)
        else:
            self.push(SEIZING, 1 << seat)
        return 0

    def expose(self, material: cython.int) -> cython.int:
        """R8.6: the target shows all cards of a material; returns how many."""
        target = self.target
        found: cython.int = 0
        for card in range(material * 3, material * 3 + 3):
            copies: cython.int = self.hand[target * 15 + card]
            if copies > 0:
                found += copies
                announce(self, EXPOSED, target, card, copies)
            self.shown[target * 15 + card] = copies
            for other in range(self.players):
                self.seen[(other * 4 + target) * 15 + card] = 0
        return found

    def burn(self, material: cython.int) -> cython.int:
        """R8.6: what was shown and not taken is discarded."""
        for card in range(material * 3, material * 3 + 3):
            while self.hand[self.target * 15 + card] > 0:
                self.throw_away(self.target, card)
        return 0

    def seize(self, seat: cython.int, card: cython.int) -> cython.int:
        """R8.6: a card that lies open for all; R8.7: a card that only the two of them see."""
        target = self.target
        self.toll -= 1
        if self.plot == FIRE:
            self.lose(target, card)
            self.gain(seat, card)
            self.shown[seat * 15 + card] += 1
            announce(self, SEIZED, seat, card, target)
            if self.toll == 0:
                if self.phase == SEIZING:
                    self.pop()
                self.burn(card // 3)
                self.finish_plot()
            return 0
        self.slip(target, seat, card)
        announce(self, STOLE, seat, card, target)
        announce(self, MISSED, target, card, seat)
        if self.toll == 0:
            self.pop()
            if self.hand_size[target] > 0:
                self.push(SEARCHING, 1 << seat)
            else:
                self.finish_plot()
        return 0

    def search_out(self, card: cython.int) -> cython.int:
        """R8.7: another card of the target is discarded."""
        self.throw_away(self.target, card)
        self.pop()
        self.finish_plot()
        return 0

    def pay_levy(self, seat: cython.int, card: cython.int) -> cython.int:
        """R8.8: the target chooses what it gives up."""
        self.throw_away(seat, card)
        self.toll -= 1
        if self.toll == 0:
            self.pop()
            self.finish_plot()
        return 0

    def raze(self, seat: cython.int, building: cython.int) -> cython.int:
        """R8.9: the building goes under its pile and takes its printed favour with it."""
        target = self.target
        family = self.family[building]
        loss: cython.int = min(self.printed[building], self.favour[target])
        self.favour[target] -= loss
        self.spared[target] += self.printed[building] - loss
        self.built[target * 4 + family] -= 1
        announce(self, RAZED, target, building, loss)
        if self.built[target * 4 + family] == FAMILY - 1:
            announce(self, LAPSED, target, family)
        self.layers += 1
        self.under_pile(building)
        self.pop()
        self.fill_row()
        return 0

    def finish_plot(self) -> cython.int:
        """R8.4: last of all whoever played the plot draws the cards it brings (Q25)."""
        seat = self.mover
        cards: cython.int = self.plot_draw[self.plot]
        if self.lasting[seat * 5 + BLOCKADE] != NONE:
            cards = 0
        self.plot = NONE
        self.target = NONE
        self.material = NONE
        self.toll = 0
        self.draw_cards(seat, cards)
        return 0
