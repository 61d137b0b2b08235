# cython: language_level=3
"""Building: what a construction brings and what follows it (R5.4 to R5.7, R6)."""

import cython

from paravent.games.yongle.vocabulary import (
    EVENTS,
    FAMILIES,
    LASTING,
    NOTATION,
    ORIGINS,
    PHASES,
    PLOTS,
    SEASONS,
    SITES,
)

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle.payment import Payment
else:
    from paravent.core.checked import announce
    from paravent.games.yongle.payment import Payment

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
ORDINARY = cython.declare(cython.int, len(SITES))
MERCHANT = cython.declare(cython.int, FAMILIES.index("merchant"))
STANDARD = cython.declare(cython.int, FAMILIES.index("standard"))
IMPERIAL = cython.declare(cython.int, FAMILIES.index("imperial"))
AUTUMN = cython.declare(cython.int, SEASONS.index("autumn"))
BLOCKADE = cython.declare(cython.int, LASTING.index("blockade"))
CREDIT = cython.declare(cython.int, LASTING.index("credit"))
SABOTAGE = cython.declare(cython.int, LASTING.index("sabotage"))
CREDIT_PLOT = cython.declare(cython.int, PLOTS.index("credit"))
FIRST_LASTING = cython.declare(cython.int, PLOTS.index(LASTING[0]))
FAMILY = cython.declare(cython.int, 3)  # buildings that bring a bonus (R6.1)
PLOT_FROM = cython.declare(cython.int, 4)  # printed favour (R5.6)
SMALL = cython.declare(cython.int, 2)  # printed favour that the standard bonus raises (R6.4)
LOOK_AT = cython.declare(cython.int, 5)  # R6.3
CHOOSE_UP_TO = cython.declare(cython.int, 3)
GOAL = cython.declare(cython.int, 25)  # R12.1
REFILL = cython.declare(cython.int, 1)
PLOT_GAIN = cython.declare(cython.int, 2)
MERCHANTS = cython.declare(cython.int, 3)
LEARNING = cython.declare(cython.int, PHASES.index("learn"))
LOOKING = cython.declare(cython.int, PHASES.index("look"))
MARKET = cython.declare(cython.int, PHASES.index("market"))
CHOOSE = cython.declare(cython.int, NOTATION.first("choose"))
LEAVE = cython.declare(cython.int, NOTATION.first("leave"))
BY_BUILDING = cython.declare(cython.int, ORIGINS.index("buildings"))
BY_SEASON = cython.declare(cython.int, ORIGINS.index("seasons"))
BY_EVENT = cython.declare(cython.int, ORIGINS.index("events"))
BY_STANDARD = cython.declare(cython.int, ORIGINS.index("standards"))
BY_CREDIT = cython.declare(cython.int, ORIGINS.index("credit"))
FAVOUR_END = cython.declare(cython.int, 1)  # bits of `cause`
IMPERIAL_END = cython.declare(cython.int, 2)
BUILT = cython.declare(cython.int, EVENTS.number("built"))
GAINED = cython.declare(cython.int, EVENTS.number("gained"))
SKIMMED = cython.declare(cython.int, EVENTS.number("skimmed"))
BONUS = cython.declare(cython.int, EVENTS.number("bonus"))
LOOKED = cython.declare(cython.int, EVENTS.number("looked"))
CHOSE = cython.declare(cython.int, EVENTS.number("chose"))
LEFT = cython.declare(cython.int, EVENTS.number("left"))
LIFTED = cython.declare(cython.int, EVENTS.number("lifted"))
TRIGGERED = cython.declare(cython.int, EVENTS.number("triggered"))


@cython.cclass
class Works(Payment):
    """From the building that stands to the last of its consequences."""

    def offer_looked(self, choices: cython.p_int) -> cython.int:
        """R6.3: each kind of card on top, or no more of them."""
        kinds: cython.int = 0
        for place in range(self.top_size):
            kinds |= 1 << self.top[place]
        count: cython.int = 0
        for card in range(15):
            if (kinds >> card) & 1:
                choices[count] = CHOOSE + card
                count += 1
        choices[count] = LEAVE
        return count + 1

    def construct(self, seat: cython.int) -> cython.int:
        """R5.4: the building is taken and scored; R6.1: bonuses count from the next one on."""
        building = self.site
        for material in range(4):
            self.due[material] = 0
        for card in range(12):
            self.paid[card] = 0
        if self.sabotaged[seat] != NONE:
            self.clear_lasting(seat, SABOTAGE)
            self.sabotaged[seat] = NONE
        self.place[building] = seat
        self.sites &= ~(1 << building)
        for slot in range(3):
            if self.row[slot] == building:
                self.row[slot] = NONE
        announce(self, BUILT, seat, building)
        self.looks = LOOK_AT if self.built[seat * 4 + MERCHANT] >= FAMILY else 0
        self.score(seat, building)
        self.constructed |= 1 << seat
        family = self.family[building]
        self.built[seat * 4 + family] += 1
        if self.built[seat * 4 + family] == FAMILY and family != IMPERIAL:
            announce(self, BONUS, seat, family)
        self.step = 0
        self.after_site()
        return 0

    def yield_parts(
        self, seat: cython.int, building: cython.int, parts: cython.p_int
    ) -> cython.int:
        """R5.4: favour of a construction by origin, in the order of ORIGINS; returns the sum.

        The last part is what usurped credit takes away (R8.13).
        """
        parts[BY_BUILDING] = self.printed[building]
        parts[BY_SEASON] = 1 if self.season == AUTUMN else 0
        parts[BY_EVENT] = self.family_favour[self.family[building]]
        if not (self.constructed >> seat) & 1:
            parts[BY_EVENT] += self.first_favour
        parts[BY_STANDARD] = 0
        if self.printed[building] <= SMALL and self.built[seat * 4 + STANDARD] >= FAMILY:
            parts[BY_STANDARD] = 1
        total: cython.int = 0
        for part in range(4):
            total += parts[part]
        parts[BY_CREDIT] = 0
        if self.lasting[seat * 5 + CREDIT] != NONE:
            parts[BY_CREDIT] = -min(total, self.plot_amount[CREDIT_PLOT])
        return total + parts[BY_CREDIT]

    def yields(self, seat: cython.int, building: cython.int) -> list[int]:
        """Favour that a building would bring a seat now, by origin."""
        parts = cython.declare(cython.int[5])
        self.yield_parts(seat, building, parts)
        return [parts[part] for part in range(5)]

    def score(self, seat: cython.int, building: cython.int) -> cython.int:
        """R5.4: printed favour and all that is added to it; R8.13: usurped credit."""
        parts = cython.declare(cython.int[5])
        self.favour[seat] += self.yield_parts(seat, building, parts)
        self.by_season[seat] += parts[BY_SEASON]
        self.by_event[seat] += parts[BY_EVENT]
        self.by_standard[seat] += parts[BY_STANDARD]
        for part in range(4):
            if parts[part] > 0:
                announce(self, GAINED, seat, parts[part], part)
        rival: cython.int = self.lasting[seat * 5 + CREDIT]
        if rival != NONE:
            share = -parts[BY_CREDIT]
            self.by_credit[seat] -= share
            self.favour[rival] += share
            self.by_credit[rival] += share
            announce(self, SKIMMED, rival, seat, share)
            self.clear_lasting(seat, CREDIT)
        # R12.3: one construction may bring both ends, of whomever.
        cause = self.cause
        if cause == 0:
            if self.favour[seat] >= GOAL:
                self.trigger(seat, FAVOUR_END)
            elif rival != NONE and self.favour[rival] >= GOAL:
                self.trigger(rival, FAVOUR_END)
            if self.sites >> ORDINARY == 0 and building >= ORDINARY:
                self.trigger(seat, IMPERIAL_END)
        return 0

    def trigger(self, seat: cython.int, cause: cython.int) -> cython.int:
        self.cause |= cause
        announce(self, TRIGGERED, seat, cause - 1)
        return 0

    def clear_lasting(self, seat: cython.int, plot: cython.int) -> cython.int:
        """R8.3: a plot that has done its work is discarded."""
        self.lasting[seat * 5 + plot] = NONE
        self.plot_discard[FIRST_LASTING + plot] += 1
        self.plot_discard_size += 1
        announce(self, LIFTED, seat, FIRST_LASTING + plot)
        return 0

    def after_site(self) -> cython.int:
        """R5.7: the row is filled, then a plot is gained, then the merchants show their goods."""
        seat = self.mover
        self.step += 1
        if self.step == REFILL:
            self.fill_row()
        elif self.step == PLOT_GAIN:
            if self.printed[self.site] >= PLOT_FROM and self.fetch_plot():
                self.push(LEARNING, CHANCE)
            else:
                self.after_site()
        elif self.step == MERCHANTS:
            if self.looks > 0 and self.lasting[seat * 5 + BLOCKADE] == NONE and self.fetch():
                self.begin_look(seat)
            else:
                self.after_site()
        else:
            self.site = NONE
            self.step = 0
            self.looks = 0
            self.resume()
        return 0

    def begin_look(self, seat: cython.int) -> cython.int:
        """R6.3: five cards of the pile are looked at, those on top first."""
        for place in range(self.top_size):
            announce(self, LOOKED, seat, self.top[place])
        if self.top_size < self.looks and self.pile_size + self.discard_size > 0:
            self.push(LOOKING, CHANCE)
            if self.pile_size == 0:
                self.pile_from_discard()
        else:
            self.begin_market()
        return 0

    def look(self, card: cython.int) -> cython.int:
        """R6.3: one more card, which then lies on top of the pile."""
        self.pile[card] -= 1
        self.pile_size -= 1
        self.top[self.top_size] = card
        self.top_knowers[self.top_size] = 0
        self.top_size += 1
        announce(self, LOOKED, self.mover, card)
        if self.top_size < self.looks and self.pile_size + self.discard_size > 0:
            if self.pile_size == 0:
                self.pile_from_discard()
        else:
            self.pop()
            self.begin_market()
        return 0

    def begin_market(self) -> cython.int:
        self.choices = CHOOSE_UP_TO
        for place in range(self.top_size):
            self.top_knowers[place] |= 1 << self.mover
        self.push(MARKET, 1 << self.mover)
        return 0

    def choose(self, seat: cython.int, card: cython.int) -> cython.int:
        """R6.3: a card is taken; the others no longer know what lies where (Q20)."""
        place: cython.int = 0
        while self.top[place] != card:
            place += 1
        self.take_top(place)
        for other in range(self.top_size):
            self.top_knowers[other] = 1 << seat
        self.gain(seat, card)
        announce(self, CHOSE, seat, card)
        self.choices -= 1
        if self.choices == 0 or self.top_size == 0:
            self.end_market()
        return 0

    def end_market(self) -> cython.int:
        """R6.3: the rest stays on top of the pile, in its order."""
        announce(self, LEFT, self.mover, self.top_size)
        self.choices = 0
        self.pop()
        self.after_site()
        return 0
