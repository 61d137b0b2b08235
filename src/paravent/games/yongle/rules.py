# cython: language_level=3
"""The verbs of Yongle. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

from paravent.games.yongle.vocabulary import LASTING, NOTATION, PHASES, SITES

if cython.compiled:
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.yongle.rounds import Rounds
else:
    from paravent.core.rng import Rng
    from paravent.games.yongle.rounds import Rounds

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
ORDINARY = cython.declare(cython.int, len(SITES))
IN_PILE = cython.declare(cython.int, 5)
IN_BOX = cython.declare(cython.int, 6)
ALL_CARDS = cython.declare(cython.int, (1 << 15) - 1)
ALL_RESOURCES = cython.declare(cython.int, (1 << 12) - 1)
BLOCKADE = cython.declare(cython.int, LASTING.index("blockade"))
LOTS = cython.declare(cython.int, PHASES.index("lot"))
HALL_LOT = cython.declare(cython.int, PHASES.index("hall"))
SHOWING = cython.declare(cython.int, PHASES.index("show"))
DEALING = cython.declare(cython.int, PHASES.index("deal"))
EVENT = cython.declare(cython.int, PHASES.index("event"))
OPENING = cython.declare(cython.int, PHASES.index("open"))
PICKING = cython.declare(cython.int, PHASES.index("pick"))
FLOODING = cython.declare(cython.int, PHASES.index("flood"))
TURN = cython.declare(cython.int, PHASES.index("turn"))
SPARING = cython.declare(cython.int, PHASES.index("spare"))
PAYING = cython.declare(cython.int, PHASES.index("pay"))
LEARNING = cython.declare(cython.int, PHASES.index("learn"))
LOOKING = cython.declare(cython.int, PHASES.index("look"))
MARKET = cython.declare(cython.int, PHASES.index("market"))
FEE = cython.declare(cython.int, PHASES.index("fee"))
AIMING = cython.declare(cython.int, PHASES.index("aim"))
STEALING = cython.declare(cython.int, PHASES.index("steal"))
NAMING = cython.declare(cython.int, PHASES.index("material"))
SEIZING = cython.declare(cython.int, PHASES.index("seize"))
SEARCHING = cython.declare(cython.int, PHASES.index("search"))
LEVYING = cython.declare(cython.int, PHASES.index("levy"))
RAZING = cython.declare(cython.int, PHASES.index("raze"))
TRUSTING = cython.declare(cython.int, PHASES.index("trust"))
LAYING = cython.declare(cython.int, PHASES.index("lay"))
SHARING = cython.declare(cython.int, PHASES.index("share"))
LOT = cython.declare(cython.int, NOTATION.first("lot"))
HALL = cython.declare(cython.int, NOTATION.first("hall"))
SHOW = cython.declare(cython.int, NOTATION.first("show"))
DEAL = cython.declare(cython.int, NOTATION.first("deal"))
OPEN = cython.declare(cython.int, NOTATION.first("open"))
LOOK = cython.declare(cython.int, NOTATION.first("look"))
STEAL = cython.declare(cython.int, NOTATION.first("steal"))
TURN_UP = cython.declare(cython.int, NOTATION.first("event"))
LEARN = cython.declare(cython.int, NOTATION.first("learn"))
DRAW = cython.declare(cython.int, NOTATION.first("draw"))
SPARE = cython.declare(cython.int, NOTATION.first("spare"))
PAY = cython.declare(cython.int, NOTATION.first("pay"))
SETTLE = cython.declare(cython.int, NOTATION.first("settle"))
AIM = cython.declare(cython.int, NOTATION.first("aim"))
NAME = cython.declare(cython.int, NOTATION.first("name"))
SEIZE = cython.declare(cython.int, NOTATION.first("seize"))
DISCARD = cython.declare(cython.int, NOTATION.first("discard"))
RAZE = cython.declare(cython.int, NOTATION.first("raze"))
PICK = cython.declare(cython.int, NOTATION.first("pick"))
CHOOSE = cython.declare(cython.int, NOTATION.first("choose"))
LEAVE = cython.declare(cython.int, NOTATION.first("leave"))
END = cython.declare(cython.int, NOTATION.first("end"))
TRUST = cython.declare(cython.int, NOTATION.first("trust"))
STAKE = cython.declare(cython.int, NOTATION.first("stake"))
LAY = cython.declare(cython.int, NOTATION.first("lay"))
RECEIVE = cython.declare(cython.int, NOTATION.first("receive"))


@cython.final
@cython.cclass
class Yongle(Rounds):
    """Who may do what now, and what comes of it."""

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        phase = self.phase
        if phase == TURN:
            return self.offer_turn(seat, choices)
        if phase == DEALING:
            return self.offer_pile(DEAL, choices)
        if phase == PAYING:
            return self.offer_payments(seat, choices)
        if phase == LAYING:
            return self.offer_lay(seat, choices)
        if phase == TRUSTING:
            return self.offer_trust(seat, choices)
        if phase == SHARING:
            return self.offer_share(seat, choices)
        if phase == SHOWING:
            return self.offer_places(SHOW, choices)
        if phase == EVENT:
            return self.offer_counts(TURN_UP, self.event_pile, 19, choices)
        if phase == LEARNING:
            return self.offer_counts(LEARN, self.plot_pile, 10, choices)
        if phase == LOOKING:
            return self.offer_counts(LOOK, self.pile, 15, choices)
        if phase == OPENING:
            return self.offer_pile(OPEN, choices)
        if phase == MARKET:
            return self.offer_looked(choices)
        if phase == PICKING:
            return self.offer_counts(PICK, self.opened, 15, choices)
        if phase in (FLOODING, LEVYING):
            return self.offer_cards(DISCARD, seat, ALL_CARDS, choices)
        if phase == FEE:
            return self.offer_cards(DISCARD, seat, ALL_RESOURCES, choices)
        if phase == SEARCHING:
            return self.offer_cards(DISCARD, self.target, ALL_CARDS, choices)
        if phase == SEIZING:
            return self.offer_seizable(choices)
        if phase == STEALING:
            return self.offer_cards(STEAL, self.target, ALL_CARDS, choices)
        if phase == SPARING:
            return self.offer_spares(seat, choices)
        if phase == AIMING:
            return self.offer_targets(seat, choices)
        if phase == NAMING:
            for material in range(4):
                choices[material] = NAME + material
            return 4
        if phase == RAZING:
            return self.offer_ruins(choices)
        if phase == HALL_LOT:
            return self.offer_places(HALL, choices)
        return self.offer_places(LOT, choices)

    def odds(self, action: cython.int) -> cython.int:
        phase = self.phase
        if phase in (DEALING, OPENING):
            if self.top_size > 0:
                return 1
            return self.pile[action - (DEAL if phase == DEALING else OPEN)]
        if phase == LOOKING:
            return self.pile[action - LOOK]
        if phase == EVENT:
            return self.event_pile[action - TURN_UP]
        if phase == LEARNING:
            return self.plot_pile[action - LEARN]
        if phase == STEALING:
            return self.hand[self.target * 15 + action - STEAL]
        return 1

    def sample(self, rng: Rng) -> cython.int:
        phase = self.phase
        kind: cython.int = 0
        if phase in (DEALING, OPENING, LOOKING):
            verb: cython.int = DEAL if phase == DEALING else OPEN if phase == OPENING else LOOK
            if self.top_size > 0 and phase != LOOKING:
                return verb + self.top[0]
            mark: cython.int = rng.below(self.pile_size)
            while mark >= self.pile[kind]:
                mark -= self.pile[kind]
                kind += 1
            return verb + kind
        if phase == EVENT:
            mark = rng.below(self.event_pile_size)
            while mark >= self.event_pile[kind]:
                mark -= self.event_pile[kind]
                kind += 1
            return TURN_UP + kind
        if phase == LEARNING:
            mark = rng.below(self.plot_pile_size)
            while mark >= self.plot_pile[kind]:
                mark -= self.plot_pile[kind]
                kind += 1
            return LEARN + kind
        if phase == STEALING:
            first = self.target * 15
            mark = rng.below(self.hand_size[self.target])
            while mark >= self.hand[first + kind]:
                mark -= self.hand[first + kind]
                kind += 1
            return STEAL + kind
        choices = cython.declare(cython.int[64])
        count = self.offer(8, choices)
        return choices[rng.below(count)]

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        phase = self.phase
        if phase == TURN:
            self.take_action(seat, action)
        elif phase == DEALING:
            self.deal_card(action - DEAL)
        elif phase == PAYING:
            if action == SETTLE:
                self.settle(seat)
            else:
                self.pay(seat, action - PAY)
        elif phase == LAYING:
            if action >= LAY:
                self.lay(seat, action - LAY)
            else:
                self.put_stake(seat, action - STAKE + 3)
        elif phase == TRUSTING:
            self.put_trust(seat, action - TRUST)
        elif phase == SHARING:
            self.receive(seat, action - RECEIVE)
        elif phase == SHOWING:
            self.show(action - SHOW)
        elif phase == EVENT:
            self.reveal_event(action - TURN_UP)
        elif phase == LEARNING:
            self.learn(self.mover, action - LEARN)
            self.pop()
            self.resume()
        elif phase == LOOKING:
            self.look(action - LOOK)
        elif phase == OPENING:
            self.open_card(action - OPEN)
        elif phase == MARKET:
            if action == LEAVE:
                self.end_market()
            else:
                self.choose(seat, action - CHOOSE)
        elif phase == PICKING:
            self.pick(seat, action - PICK)
        elif phase == FLOODING:
            self.flood_out(seat, action - DISCARD)
        elif phase == LEVYING:
            self.pay_levy(seat, action - DISCARD)
        elif phase == FEE:
            self.pay_fee(seat, action - DISCARD)
        elif phase == SEARCHING:
            self.search_out(action - DISCARD)
        elif phase == SEIZING:
            self.seize(seat, action - SEIZE)
        elif phase == STEALING:
            self.steal(action - STEAL)
        elif phase == SPARING:
            self.spare(seat, action - SPARE)
        elif phase == AIMING:
            self.aim(seat, action - AIM)
        elif phase == NAMING:
            self.name_material(seat, action - NAME)
        elif phase == RAZING:
            self.raze(seat, action - RAZE)
        elif phase == HALL_LOT:
            self.found_hall(action - HALL)
        else:
            self.draw_lot_for(action - LOT)
        return 0

    def offer_turn(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R4.1: draw, build, scheme, plot, or the end of the turn."""
        count: cython.int = 0
        if self.actions > 0:
            if (
                self.lasting[seat * 5 + BLOCKADE] == NONE
                and self.top_size + self.pile_size + self.discard_size > 0
            ):
                choices[0] = DRAW
                count = 1
            count = self.offer_sites(seat, choices, count)
        count = self.offer_schemes(seat, choices, count)
        count = self.offer_plots(seat, choices, count)
        choices[count] = END
        return count + 1

    def offer_pile(self, verb: cython.int, choices: cython.p_int) -> cython.int:
        """The next card of the resource pile: that on top if somebody has looked at it."""
        if self.top_size > 0:
            choices[0] = verb + self.top[0]
            return 1
        return self.offer_counts(verb, self.pile, 15, choices)

    def offer_counts(
        self, verb: cython.int, counts: cython.p_short, kinds: cython.int, choices: cython.p_int
    ) -> cython.int:
        count: cython.int = 0
        for kind in range(kinds):
            choices[count] = verb + kind  # written always, counted if legal: no branch to miss
            count += counts[kind] > 0
        return count

    def offer_places(self, verb: cython.int, choices: cython.p_int) -> cython.int:
        """Buildings of the pile, or imperial buildings of the box."""
        count: cython.int = 0
        if verb == HALL:
            for hall in range(5):
                choices[count] = HALL + hall
                count += self.place[ORDINARY + hall] == IN_BOX
            return count
        front = self.front_layer()
        for building in range(26):
            choices[count] = verb + building
            count += self.place[building] == IN_PILE and self.layer[building] == front
        return count

    def set_up(self, players: cython.int, passing: cython.int) -> None:
        """R2: full piles, empty hands, the first lot about to be drawn."""
        self.players = players
        self.passing = passing
        self.event = NONE
        self.mover = NONE
        self.drawer = NONE
        self.site = NONE
        self.plot = NONE
        self.target = NONE
        self.material = NONE
        for slot in range(3):
            self.row[slot] = NONE
        for building in range(31):
            self.place[building] = IN_PILE if building < ORDINARY else IN_BOX
        for seat in range(4):
            self.lot[seat] = NONE
            self.trust[seat] = NONE
            self.sabotaged[seat] = NONE
        for place in range(20):
            self.lasting[place] = NONE
        for card in range(15):
            self.pile_size += self.pile[card]
        for plot in range(10):
            self.plot_pile_size += self.plot_pile[plot]
        for card in range(19):
            self.event_pile_size += self.event_pile[card]
        self.set_effects()
        self.lots_due = (1 << players) - 1
        self.phase = LOTS
        self.waiting = CHANCE
