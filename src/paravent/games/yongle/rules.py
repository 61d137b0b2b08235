# cython: language_level=3
"""The rules of Yongle. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.yongle import (
        almanac,
        council,
        guesses,
        intrigue,
        lots,
        observed,
        payment,
        scoring,
        sites,
        stores,
        turns,
        works,
    )
else:
    from paravent.core.checked import Position
    from paravent.core.numbers import CHANCE
    from paravent.core.rng import Rng, below
    from paravent.games.yongle import (
        almanac,
        council,
        guesses,
        intrigue,
        lots,
        payment,
        scoring,
        sites,
        stores,
        turns,
        works,
    )
    from paravent.games.yongle.numbers import (
        AIM,
        AIMING,
        ALL_CARDS,
        ALL_RESOURCES,
        CARD_COUNT,
        CHOOSE,
        DEAL,
        DEALING,
        DISCARD,
        EVENT_COUNT,
        FEWEST_LAID,
        FIRE,
        FLOODING,
        FOUNDING,
        HALL,
        IMPERIAL,
        LAY,
        LAYING,
        LEARN,
        LEARNING,
        LEAVE,
        LEVYING,
        LOOK,
        LOOKING,
        LOT,
        MARKET,
        NAME,
        NAMING,
        OPEN,
        OPENING,
        PAY,
        PAYING,
        PAYING_FEE,
        PICK,
        PICKING,
        PLOT_COUNT,
        RAZE,
        RAZING,
        RECEIVE,
        SEARCHING,
        SEIZE,
        SEIZING,
        SETTLE,
        SHARING,
        SHOW,
        SHOWING,
        SPARE,
        SPARING,
        STAKE,
        STEAL,
        STEALING,
        TRUST,
        TRUSTING,
        TURN,
        TURN_UP,
        TURNING_UP,
    )


@cython.nogil
@cython.cfunc
def any_kind(
    counts: cython.p_short, first: cython.int, kinds: cython.int, cards: cython.int, rng: Rng
) -> cython.int:
    """The kind of one of so many cards, whose numbers by kind begin at `first`."""
    mark: cython.int = below(rng, cards)
    kind: cython.int = 0
    passed: cython.int = 0
    for each in range(first, first + kinds - 1):
        passed += counts[each]
        kind += mark >= passed
    return kind


@cython.final
@cython.cclass
class Yongle(Position):
    """Decks without order, hands, buildings and the track of favour; its fields are in rules.pxd.

    What may be done in each phase, and what it does, stands in the chapters.
    """

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        phase = self.phase
        if phase == TURN:
            return turns.offer_turn(self, seat, choices)
        if phase == DEALING:
            return stores.offer_pile(self, DEAL, choices)
        if phase == PAYING:
            return payment.offer_payments(self, seat, choices)
        if phase == LAYING:
            return council.offer_lay(self, seat, choices)
        if phase == TRUSTING:
            return council.offer_trust(self, seat, choices)
        if phase == SHARING:
            return council.offer_share(self, seat, choices)
        if phase == SHOWING:
            return sites.offer_places(self, SHOW, choices)
        if phase == TURNING_UP:
            return stores.offer_counts(TURN_UP, self.event_pile, EVENT_COUNT, choices)
        if phase == LEARNING:
            return stores.offer_counts(LEARN, self.plot_pile, PLOT_COUNT, choices)
        if phase == LOOKING:
            return stores.offer_counts(LOOK, self.pile, CARD_COUNT, choices)
        if phase == OPENING:
            return stores.offer_pile(self, OPEN, choices)
        if phase == MARKET:
            return works.offer_looked(self, choices)
        if phase == PICKING:
            return stores.offer_counts(PICK, self.opened, CARD_COUNT, choices)
        if phase in (FLOODING, LEVYING):
            return stores.offer_cards(self, DISCARD, seat, ALL_CARDS, choices)
        if phase == PAYING_FEE:
            return stores.offer_cards(self, DISCARD, seat, ALL_RESOURCES, choices)
        if phase == SEARCHING:
            return stores.offer_cards(self, DISCARD, self.target, ALL_CARDS, choices)
        if phase == SEIZING:
            return intrigue.offer_seizable(self, choices)
        if phase == STEALING:
            return stores.offer_cards(self, STEAL, self.target, ALL_CARDS, choices)
        if phase == SPARING:
            return payment.offer_spares(self, seat, choices)
        if phase == AIMING:
            return intrigue.offer_targets(self, seat, choices)
        if phase == NAMING:
            for material in range(4):
                choices[material] = NAME + material
            return 4
        if phase == RAZING:
            return intrigue.offer_ruins(self, choices)
        if phase == FOUNDING:
            return sites.offer_places(self, HALL, choices)
        return sites.offer_places(self, LOT, choices)

    def odds(self, action: cython.int) -> cython.int:
        phase = self.phase
        if phase in (DEALING, OPENING):
            if self.top_size > 0:
                return 1
            return self.pile[action - (DEAL if phase == DEALING else OPEN)]
        if phase == LOOKING:
            return self.pile[action - LOOK]
        if phase == TURNING_UP:
            return self.event_pile[action - TURN_UP]
        if phase == LEARNING:
            return self.plot_pile[action - LEARN]
        if phase == STEALING:
            return self.hand[self.target * 15 + action - STEAL]
        return 1

    def sample(self, rng: Rng) -> cython.int:
        phase = self.phase
        if phase in (DEALING, OPENING, LOOKING):
            verb: cython.int = DEAL if phase == DEALING else OPEN if phase == OPENING else LOOK
            if self.top_size > 0 and phase != LOOKING:
                return verb + self.top[0]
            return verb + any_kind(self.pile, 0, CARD_COUNT, self.pile_size, rng)
        if phase == TURNING_UP:
            return TURN_UP + any_kind(self.event_pile, 0, EVENT_COUNT, self.event_pile_size, rng)
        if phase == LEARNING:
            return LEARN + any_kind(self.plot_pile, 0, PLOT_COUNT, self.plot_pile_size, rng)
        if phase == STEALING:
            size: cython.int = self.hand_size[self.target]
            return STEAL + any_kind(self.hand, self.target * 15, CARD_COUNT, size, rng)
        choices = cython.declare(cython.int[64])
        count = self.offer(CHANCE, choices)
        return choices[below(rng, count)]

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        phase = self.phase
        if phase == TURN:
            turns.take_action(self, seat, action)
        elif phase == DEALING:
            stores.deal_card(self, action - DEAL)
        elif phase == PAYING:
            if action == SETTLE:
                payment.settle(self, seat)
            else:
                payment.pay(self, seat, action - PAY)
        elif phase == LAYING:
            if action >= LAY:
                council.lay(self, seat, action - LAY)
            else:
                council.put_stake(self, seat, action - STAKE + FEWEST_LAID)
        elif phase == TRUSTING:
            council.put_trust(self, seat, action - TRUST)
        elif phase == SHARING:
            council.receive(self, seat, action - RECEIVE)
        elif phase == SHOWING:
            sites.show(self, action - SHOW)
        elif phase == TURNING_UP:
            almanac.reveal_event(self, action - TURN_UP)
        elif phase == LEARNING:
            stores.learn(self, self.mover, action - LEARN)
            self.pop()
            turns.resume(self)
        elif phase == LOOKING:
            works.look_at(self, action - LOOK)
        elif phase == OPENING:
            almanac.open_card(self, action - OPEN)
        elif phase == MARKET:
            if action == LEAVE:
                works.end_market(self)
            else:
                works.choose(self, seat, action - CHOOSE)
        elif phase == PICKING:
            almanac.pick(self, seat, action - PICK)
        elif phase == FLOODING:
            almanac.flood_out(self, seat, action - DISCARD)
        elif phase == LEVYING:
            intrigue.pay_levy(self, seat, action - DISCARD)
        elif phase == PAYING_FEE:
            intrigue.pay_fee(self, seat, action - DISCARD)
        elif phase == SEARCHING:
            intrigue.search_out(self, action - DISCARD)
        elif phase == SEIZING:
            intrigue.seize(self, seat, action - SEIZE)
        elif phase == STEALING:
            intrigue.steal(self, action - STEAL)
        elif phase == SPARING:
            payment.spare(self, seat, action - SPARE)
        elif phase == AIMING:
            intrigue.aim(self, seat, action - AIM)
        elif phase == NAMING:
            intrigue.name_material(self, seat, action - NAME)
        elif phase == RAZING:
            intrigue.raze(self, seat, action - RAZE)
        elif phase == FOUNDING:
            lots.found_hall(self, action - HALL)
        else:
            lots.draw_lot_for(self, action - LOT)
        return 0

    def points(self, totals: cython.p_int) -> cython.int:
        """The track of favour, and once the game is over all that R13 adds."""
        return scoring.points(self, totals)

    def tie_break(self, seat: cython.int) -> cython.int:
        """R13.6: imperial buildings, then buildings, then units in hand."""
        halls: cython.int = self.built[seat * 4 + IMPERIAL]
        buildings: cython.int = scoring.buildings_of(self, seat)
        return (halls * 32 + buildings) * 512 + scoring.printed_units(self, seat)

    def redeal(self, seat: cython.int, rng: Rng) -> cython.int:
        """Other hands, their plots, sealed choices and the pile."""
        return guesses.redeal(self, seat, rng)

    def veil(self, seat: cython.int, action: cython.int) -> cython.int:
        """R6.3: which of the cards that were looked at is taken; R8.7: which one in a search;
        R11.2: whom a seat trusts is sealed until all cards are laid."""
        others: cython.int = ((1 << self.players) - 1) & ~(1 << seat)
        if self.phase == TRUSTING or (self.phase == MARKET and action != LEAVE):
            return others
        if self.phase == SEIZING and self.plot != FIRE:
            return others & ~(1 << self.target)
        return 0

    def observe(self, seat: cython.int, values: cython.p_short) -> cython.int:
        if cython.compiled:
            return observed.observe(self, seat, values)
        raise NotImplementedError
