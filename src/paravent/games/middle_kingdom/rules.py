# cython: language_level=3
"""The rules of Middle Kingdom. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

from paravent.games.middle_kingdom.vocabulary import (
    EVENTS,
    GOALS,
    KINDS,
    NOTATION,
    PHASES,
    TYPE_OF_KIND,
)

if cython.compiled:
    from cython.cimports.paravent.core.position import note
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.middle_kingdom.bidding import Bidding
else:
    from paravent.core.checked import note
    from paravent.core.rng import Rng
    from paravent.games.middle_kingdom.bidding import Bidding

# Kinds of Dynasty cards (R1.1).
KIND_COUNT = cython.declare(cython.int, len(KINDS))
PHILOSOPHER = cython.declare(cython.int, KINDS.index("philosopher"))
MERCHANT = cython.declare(cython.int, KINDS.index("merchant"))
DRAGON = cython.declare(cython.int, len(KINDS))  # on display it lies behind the kinds
TYPE = cython.declare(cython.int[8])
for kind_index in range(8):
    TYPE[kind_index] = TYPE_OF_KIND[kind_index]

# Goals; each has the number of its type (R1.3).
MARKET = cython.declare(cython.int, GOALS.index("market"))
HEIR = cython.declare(cython.int, GOALS.index("heir"))

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
FIRST_TIE = cython.declare(cython.int, 1)
SECOND_TIE = cython.declare(cython.int, 2)

# Phases.
REVEALING = cython.declare(cython.int, PHASES.index("reveal"))
BIDDING = cython.declare(cython.int, PHASES.index("bid"))
PALACE_BID = cython.declare(cython.int, PHASES.index("palace"))
HARVEST_SWAP = cython.declare(cython.int, PHASES.index("harvest"))
EXCHANGING = cython.declare(cython.int, PHASES.index("exchange"))
PICKING = cython.declare(cython.int, PHASES.index("pick"))
DRAWING = cython.declare(cython.int, PHASES.index("draw"))
HEIR_PICK = cython.declare(cython.int, PHASES.index("heir"))
MARKET_PILE = cython.declare(cython.int, PHASES.index("market"))
OVER = cython.declare(cython.int, PHASES.index("over"))

# Verbs: the first action of each.
REVEAL = cython.declare(cython.int, NOTATION.first("reveal"))
DRAW = cython.declare(cython.int, NOTATION.first("draw"))
FAVOUR = cython.declare(cython.int, NOTATION.first("favour"))
EXCHANGE = cython.declare(cython.int, NOTATION.first("exchange"))
PICK = cython.declare(cython.int, NOTATION.first("pick"))
JOIN = cython.declare(cython.int, NOTATION.first("join"))
TAKE = cython.declare(cython.int, NOTATION.first("take"))
PASS = cython.declare(cython.int, NOTATION.first("pass"))

# Events.
REVEALED = cython.declare(cython.int, EVENTS.number("revealed"))
TIED = cython.declare(cython.int, EVENTS.number("tied"))
EXCHANGED = cython.declare(cython.int, EVENTS.number("exchanged"))
PICKED = cython.declare(cython.int, EVENTS.number("picked"))
HONOURED = cython.declare(cython.int, EVENTS.number("honoured"))
MISSED = cython.declare(cython.int, EVENTS.number("missed"))
DREW = cython.declare(cython.int, EVENTS.number("drew"))
JOINED = cython.declare(cython.int, EVENTS.number("joined"))
TOOK = cython.declare(cython.int, EVENTS.number("took"))
PASSED = cython.declare(cython.int, EVENTS.number("passed"))
REMOVED = cython.declare(cython.int, EVENTS.number("removed"))
RECOVERED = cython.declare(cython.int, EVENTS.number("recovered"))
ASSIGNED = cython.declare(cython.int, EVENTS.number("assigned"))
CROWNED = cython.declare(cython.int, EVENTS.number("crowned"))
ENDED = cython.declare(cython.int, EVENTS.number("ended"))


@cython.final
@cython.cclass
class MiddleKingdom(Bidding):
    """The turn from winning cards to revealing new ones, and the verbs of the game."""

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        if self.phase == BIDDING or self.phase == PALACE_BID:
            return self.offer_bids(seat, choices)
        if self.phase == PICKING:
            return self.offer_cards(PICK, DRAGON + 1, choices)
        if self.phase == REVEALING:
            return self.offer_deck(REVEAL, choices)
        if self.phase == HEIR_PICK:
            count = self.offer_cards(TAKE, KIND_COUNT, choices)
            choices[count] = PASS
            return count + 1
        if self.phase == MARKET_PILE:
            return self.offer_piles(seat, choices)
        if self.phase == EXCHANGING:
            return self.offer_exchange(seat, choices)
        if self.phase == DRAWING:
            return self.offer_deck(DRAW, choices)
        if self.phase == HARVEST_SWAP:
            return self.offer_swap(seat, choices)
        return self.offer_favour(seat, choices)

    def odds(self, action: cython.int) -> cython.int:
        return self.deck[action - REVEAL if self.phase == REVEALING else action - DRAW]

    def sample(self, rng: Rng) -> cython.int:
        mark: cython.int = rng.below(self.deck_size)
        kind: cython.int = 0
        while mark >= self.deck[kind]:
            mark -= self.deck[kind]
            kind += 1
        return kind + (REVEAL if self.phase == REVEALING else DRAW)

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        if self.phase == BIDDING:
            self.lay(seat, action)
        elif self.phase == PICKING:
            self.pick(seat, action - PICK)
        elif self.phase == REVEALING:
            self.reveal(action - REVEAL)
        elif self.phase == PALACE_BID:
            self.lay_last(seat, action)
        elif self.phase == HEIR_PICK:
            self.take(seat, action)
        elif self.phase == MARKET_PILE:
            self.join(seat, action - JOIN)
        elif self.phase == EXCHANGING:
            self.exchange(seat, action - EXCHANGE)
        elif self.phase == DRAWING:
            self.draw(action - DRAW)
        elif self.phase == HARVEST_SWAP:
            self.swap(seat, action)
        else:
            self.favour(seat, action - FAVOUR)
        return 0

    def offer_deck(self, verb: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for kind in range(8):
            choices[count] = verb + kind  # written always, counted if legal: no branch to miss
            count += self.deck[kind] > 0
        return count

    def offer_cards(self, verb: cython.int, kinds: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for kind in range(kinds):
            choices[count] = verb + kind
            count += self.shown[kind] > 0
        return count

    def offer_exchange(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R9.2: neither the Philosopher nor a type owned most, unless nothing else lies open."""
        most = 0
        for kind_type in range(5):
            most = max(most, self.cards_of(seat, kind_type))
        count = 0
        for kind in range(8):
            if self.shown[kind] == 0 or kind == PHILOSOPHER:
                continue
            if most == 0 or self.cards_of(seat, TYPE[kind]) < most:
                choices[count] = EXCHANGE + kind
                count += 1
        if count == 0:
            count = self.offer_cards(EXCHANGE, KIND_COUNT, choices)
        return count

    def offer_piles(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R10.1: the Merchants, or another pile that holds a card of its own (Q18)."""
        count = 0
        for kind_type in range(5):
            if kind_type == MARKET or self.own_cards(seat, kind_type) > 0:
                choices[count] = JOIN + kind_type
                count += 1
        return count

    def reveal(self, kind: cython.int) -> cython.int:
        """R13.1: cards come on display one by one until the row is full."""
        self.deck[kind] -= 1
        self.deck_size -= 1
        self.shown[kind] += 1
        self.shown_size += 1
        note(self, REVEALED, kind)
        if self.shown_size == self.row:
            self.begin_bids()
        return 0

    def bid_key(self, lane: cython.int) -> cython.int:
        """R5.1, R7.5, R7.6: total first, then stack before single, then the higher top card.

        Totals are doubled for the Emperor's half. Equal keys are ties (R7.1, R7.3).
        """
        total = 2 * self.laid[lane]
        stack = 0
        if self.under[lane] != NONE:
            total += 2 * self.under[lane]
            stack = 1
        if lane == self.bonus:
            total += 1
        return (total * 2 + stack) * 8 + self.laid[lane]

    def rank_bids(self) -> cython.int:
        """R5.1: the order of picks; R7.1 and R7.8: who is tied for the first or second time."""
        live = cython.declare(cython.int[10])
        keys = cython.declare(cython.int[10])
        order = cython.declare(cython.int[10])
        count: cython.int = 0
        for lane in range(self.players * 2):
            if self.laid[lane] != NONE and self.is_live(lane):
                live[count] = lane
                keys[count] = self.bid_key(lane)
                order[count] = NONE
                count += 1
        for place in range(count):
            higher: cython.int = 0
            equal: cython.int = 0
            for other in range(count):
                higher += keys[other] > keys[place]
                equal += keys[other] == keys[place]
            if equal == 1:
                order[higher] = live[place]
            else:
                self.tie(live[place])
        for place in range(count):
            if order[place] != NONE:
                self.queue[self.queued] = order[place]
                self.queued += 1
        if self.dragon == NONE:
            self.next_pick()
        else:
            self.phase = EXCHANGING
            self.waiting = 1 << self.dragon
        return 0

    def tie(self, lane: cython.int) -> cython.int:
        """R7.1: a single bid stays in play; R7.8: a stack will draw a card."""
        note(self, TIED, lane // 2, self.laid[lane], self.under[lane])
        if self.under[lane] == NONE:
            self.tied[lane] = FIRST_TIE
        else:
            self.tied[lane] = SECOND_TIE
            self.draws += 1
        return 0

    def exchange(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R9.1: before any pick the Dragon is exchanged for a card and lies on display."""
        self.dragon = NONE
        self.shown[DRAGON] = 1
        self.shown_size += 1
        note(self, EXCHANGED, seat, kind)
        self.gain(seat, kind)
        return 0

    def next_pick(self) -> cython.int:
        """R5.1, Q7: the next bid picks while anything lies on display; R5.4: the rest miss."""
        self.phase = PICKING
        if self.served < self.queued and self.shown_size > 0:
            self.waiting = 1 << (self.queue[self.served] // 2)
            return 0
        while self.served < self.queued:
            note(self, MISSED, self.queue[self.served] // 2)
            self.served += 1
        self.begin_draws()
        return 0

    def pick(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R5.1: one card of the display; R9.3: the Dragon gives a prestige token instead."""
        self.served += 1
        if kind == DRAGON:
            self.shown[DRAGON] = 0
            self.shown_size -= 1
            self.prestige[seat] += 1
            note(self, HONOURED, seat)
            self.next_pick()
        else:
            note(self, PICKED, seat, kind)
            self.gain(seat, kind)
        return 0

    def gain(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R5.5: a card goes from the display to the pile of its type, unless the Market asks."""
        self.shown[kind] -= 1
        self.shown_size -= 1
        self.last_gainer = seat
        if kind == MERCHANT and self.asks_market(seat):
            return 0
        self.pile[seat * 8 + kind] += 1
        self.claim(seat, TYPE[kind])
        self.carry_on()
        return 0

    def asks_market(self, seat: cython.int) -> cython.int:
        """R10.1: who owned the Market before (Q17) chooses a pile, if there is a choice."""
        if self.goal[MARKET] != seat:
            return 0
        if self.dynasty_cards(seat) == self.cards_of(seat, MARKET):
            return 0
        self.push(MARKET_PILE, 1 << seat)
        return 1

    def join(self, seat: cython.int, kind_type: cython.int) -> cython.int:
        """R10.1, R10.2: the Merchant joins its own pile or slips into another."""
        if kind_type == MARKET:
            self.pile[seat * 8 + MERCHANT] += 1
        else:
            self.slipped[seat * 5 + kind_type] += 1
        note(self, JOINED, seat, kind_type)
        self.pop()
        if self.phase != DRAWING:  # R7.8: drawn cards are all placed before goals move
            self.claim(seat, kind_type)
        self.carry_on()
        return 0

    def carry_on(self) -> cython.int:
        """What follows a gained card depends on how it was gained."""
        if self.phase == PICKING or self.phase == EXCHANGING:
            self.next_pick()
        elif self.phase == DRAWING:
            self.place_drawn()
        else:
            self.clear_turn()
        return 0

    def begin_draws(self) -> cython.int:
        """R7.8: clockwise after the last gainer (Q19, Q32); R7.9: too few cards end the game."""
        self.phase = DRAWING
        if self.draws == 0:
            self.begin_heir()
        elif self.deck_size < self.draws:
            self.finish(1)
        else:
            count: cython.int = 0
            for step in range(1, self.players + 1):
                seat = (self.last_gainer + step) % self.players
                for lane in range(seat * 2, seat * 2 + 2):
                    if self.tied[lane] == SECOND_TIE:
                        self.drawer[count] = seat
                        count += 1
            self.waiting = CHANCE
        return 0

    def draw(self, kind: cython.int) -> cython.int:
        """R7.8: a card from the deck, open, to be placed once all have drawn."""
        self.deck[kind] -= 1
        self.deck_size -= 1
        self.drawn[self.drawn_size] = kind
        note(self, DREW, self.drawer[self.drawn_size], kind)
        self.drawn_size += 1
        if self.drawn_size == self.draws:
            self.last_gainer = self.drawer[self.draws - 1]
            for place in range(self.draws):  # Q20: Merchants last, so that they find piles
                if self.drawn[place] != MERCHANT:
                    self.pile[self.drawer[place] * 8 + self.drawn[place]] += 1
                    self.drawn[place] = NONE
            self.place_drawn()
        return 0

    def place_drawn(self) -> cython.int:
        """R7.8: drawn Merchants are placed, the Market asking; then goals move together (Q20)."""
        for place in range(self.draws):
            if self.drawn[place] != NONE:
                self.drawn[place] = NONE
                if self.asks_market(self.drawer[place]):
                    return 0
                self.pile[self.drawer[place] * 8 + MERCHANT] += 1
        for kind_type in range(5):
            best = NONE
            for place in range(self.draws):
                seat = self.drawer[place]
                if best == NONE or self.strength(seat, kind_type) > self.strength(best, kind_type):
                    best = seat
            self.claim(best, kind_type)
        self.begin_heir()
        return 0

    def begin_heir(self) -> cython.int:
        """R11.1: its owner may take one card that is left (Q14, Q15); never the Dragon (Q13)."""
        self.phase = HEIR_PICK
        seat = self.goal[HEIR]
        if seat != NONE and self.shown_size > self.shown[DRAGON]:
            self.waiting = 1 << seat
        else:
            self.clear_turn()
        return 0

    def take(self, seat: cython.int, action: cython.int) -> cython.int:
        """R11.1: one card or none; R11.2: goals move at once."""
        if action == PASS:
            note(self, PASSED, seat)
            self.clear_turn()
        else:
            note(self, TOOK, seat, action - TAKE)
            self.gain(seat, action - TAKE)
        return 0

    def clear_display(self) -> cython.int:
        """R5.6: cards left over leave the game; the Dragon waits aside."""
        for kind in range(8):
            while self.shown[kind] > 0:
                self.shown[kind] -= 1
                self.removed[kind] += 1
                note(self, REMOVED, kind)
        self.shown[DRAGON] = 0
        self.shown_size = 0
        return 0

    def clear_turn(self) -> cython.int:
        """R5.3, R7.1, R6.3: bids are discarded, new ties stay, Reset brings discards back (Q12)."""
        self.clear_display()
        for lane in range(self.players * 2):
            seat = lane // 2
            if self.tied[lane] == FIRST_TIE:
                self.under[lane] = self.laid[lane]
            elif self.laid[lane] != NONE:
                self.discard[seat] |= 1 << self.laid[lane]
                if self.under[lane] != NONE:
                    self.discard[seat] |= 1 << self.under[lane]
                self.under[lane] = NONE
            self.laid[lane] = NONE
            self.tied[lane] = 0
        for place in range(self.queued):
            self.queue[place] = 0
        for place in range(self.draws):
            self.drawer[place] = 0
        for seat in range(self.players):
            if (self.resets >> seat) & 1:
                self.hand[seat] |= self.discard[seat] | 1
                self.discard[seat] = 0
                note(self, RECOVERED, seat)
            if self.under[seat * 2] == NONE and self.under[seat * 2 + 1] != NONE:
                self.under[seat * 2] = self.under[seat * 2 + 1]
                self.under[seat * 2 + 1] = NONE
        self.open = 0
        self.resets = 0
        self.aside = 0
        self.bonus = NONE
        self.queued = 0
        self.served = 0
        self.draws = 0
        self.drawn_size = 0
        self.held_back = NONE
        self.assign_dragon()
        if self.deck_size < self.row:
            self.finish(0)
        else:
            self.turn += 1
            self.phase = REVEALING
            self.waiting = CHANCE
        return 0

    def neediness(self, seat: cython.int) -> cython.int:
        """R12.2: fewest goals (Q22), then fewest cards, then had the Dragon least recently."""
        goals = 0
        for kind_type in range(5):
            if self.goal[kind_type] == seat:
                goals += 1
        return (goals * 64 + self.dynasty_cards(seat)) * 64 + self.dragon_turn[seat]

    def assign_dragon(self) -> cython.int:
        """R12.1: from four owned goals on; R12.2: nobody gets it when all is equal (Q23)."""
        owned = 0
        for kind_type in range(5):
            if self.goal[kind_type] != NONE:
                owned += 1
        if owned < 4:
            return 0
        best = NONE
        least = 1 << 20
        for seat in range(self.players):
            need = self.neediness(seat)
            if need < least:
                least = need
                best = seat
            elif need == least:
                best = NONE
        if best != NONE:
            self.dragon = best
            self.dragon_turn[best] = self.turn
            note(self, ASSIGNED, best)
        return 0

    def finish(self, ending: cython.int) -> cython.int:
        """R13.2 or R7.9: the rest of the deck leaves the game, the Heir goes to the Generals.

        The Dragon scores for whom phase 3 gave it to (Q34), after R7.9 for nobody (Q35).
        """
        self.clear_display()
        for kind in range(8):
            self.removed[kind] += self.deck[kind]
            self.deck[kind] = 0
        self.deck_size = 0
        note(self, ENDED, ending)
        self.goal[HEIR] = self.final_heir()
        if self.goal[HEIR] != NONE:
            note(self, CROWNED, self.goal[HEIR])
        self.phase = OVER
        self.waiting = 0
        return 0

    def set_up(self, players: cython.int, lanes: cython.int, row: cython.int) -> None:
        """R2, R16.1, R17.1: full hands, free goals, the first cards about to be revealed."""
        self.players = players
        self.lanes = lanes
        self.row = row
        self.turn = 1
        self.last_gainer = players - 1
        self.dragon = NONE
        self.bonus = NONE
        self.held_back = NONE
        for kind_type in range(5):
            self.goal[kind_type] = NONE
        for seat in range(players):
            self.hand[seat] = 255
        for lane in range(10):
            self.under[lane] = NONE
            self.laid[lane] = NONE
            self.drawn[lane] = NONE
        for kind in range(8):
            self.deck_size += self.deck[kind]
        self.phase = REVEALING
        self.waiting = CHANCE
