# cython: language_level=3
"""The round: display, choice, turns, draws and the end (R2, R3, R10, R11, R12, R13)."""

import cython

from paravent.games.madame_ching.vocabulary import ENDINGS, EVENTS, KINDS, NOTATION, PHASES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching.bits import bit, highest, lowest, size
    from cython.cimports.paravent.games.madame_ching.encounters import Encounters
else:
    from paravent.core.checked import announce
    from paravent.games.madame_ching.bits import bit, highest, lowest, size
    from paravent.games.madame_ching.encounters import Encounters

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
TILE_COUNT = cython.declare(cython.int, 23)
KIND_COUNT = cython.declare(cython.int, len(KINDS))
MERCHANT = cython.declare(cython.int, KINDS.index("merchant"))
EVERYBODY = cython.declare(cython.int, 0x11111)  # observers, see memory.py

# Piles of navigation cards.
DECK = cython.declare(cython.int, 0)
DISCARD = cython.declare(cython.int, 1)
DISPLAY = cython.declare(cython.int, 2)

# Where a tile can be.
BAG = cython.declare(cython.int, 0)
BOARD = cython.declare(cython.int, 1)
BOX = cython.declare(cython.int, 2)

# What a team has passed this round (R12.2).
NOT_YET = cython.declare(cython.int, 0)
MUST_RETURN = cython.declare(cython.int, 1)
SETTLED = cython.declare(cython.int, 2)

# Causes of a draw from the deck.
AT_START = cython.declare(cython.int, 0)
BY_CARTOGRAPHY = cython.declare(cython.int, 1)
BY_NIGHT = cython.declare(cython.int, 2)

ROUNDS_OVER = cython.declare(cython.int, ENDINGS.index("rounds"))

# Phases.
PLACING = cython.declare(cython.int, PHASES.index("missions"))
DEALING = cython.declare(cython.int, PHASES.index("hands"))
DISPLAYING = cython.declare(cython.int, PHASES.index("display"))
CHOOSING = cython.declare(cython.int, PHASES.index("choose"))
JUNK_CHOICE = cython.declare(cython.int, PHASES.index("junk"))
MEETING = cython.declare(cython.int, PHASES.index("meet"))
SHARING = cython.declare(cython.int, PHASES.index("share"))
TAKING = cython.declare(cython.int, PHASES.index("take"))
PASSING = cython.declare(cython.int, PHASES.index("pass"))
OVER = cython.declare(cython.int, PHASES.index("over"))

# Verbs: the first action of each.
PLACE = cython.declare(cython.int, NOTATION.first("place"))
SAIL = cython.declare(cython.int, NOTATION.first("sail"))
TAKE = cython.declare(cython.int, NOTATION.first("take"))
TAKE_HIDDEN = cython.declare(cython.int, NOTATION.action("take hidden"))
GIVE = cython.declare(cython.int, NOTATION.first("give"))
SHARE = cython.declare(cython.int, NOTATION.first("share"))
KEEP = cython.declare(cython.int, NOTATION.first("keep"))

# Events.
PLACED = cython.declare(cython.int, EVENTS.number("placed"))
SURPLUS = cython.declare(cython.int, EVENTS.number("surplus"))
DREW = cython.declare(cython.int, EVENTS.number("drew"))
ROUND = cython.declare(cython.int, EVENTS.number("round"))
COVERED = cython.declare(cython.int, EVENTS.number("covered"))
SHOWN = cython.declare(cython.int, EVENTS.number("shown"))
SHUFFLED = cython.declare(cython.int, EVENTS.number("shuffled"))
CHOSE = cython.declare(cython.int, EVENTS.number("chose"))
REVEALED = cython.declare(cython.int, EVENTS.number("revealed"))
MET = cython.declare(cython.int, EVENTS.number("met"))
SHARED = cython.declare(cython.int, EVENTS.number("shared"))
GOT = cython.declare(cython.int, EVENTS.number("got"))
KEPT = cython.declare(cython.int, EVENTS.number("kept"))
TOOK = cython.declare(cython.int, EVENTS.number("took"))
UNCOVERED = cython.declare(cython.int, EVENTS.number("uncovered"))
LACKED = cython.declare(cython.int, EVENTS.number("lacked"))
GAVE = cython.declare(cython.int, EVENTS.number("gave"))
RECEIVED = cython.declare(cython.int, EVENTS.number("received"))
CLEARED = cython.declare(cython.int, EVENTS.number("cleared"))
LAST = cython.declare(cython.int, EVENTS.number("last"))
BONUS = cython.declare(cython.int, EVENTS.number("bonus"))
SHOWED = cython.declare(cython.int, EVENTS.number("showed"))
ENDED = cython.declare(cython.int, EVENTS.number("ended"))


@cython.cclass
class Round(Encounters):
    """From setting up to the last coin."""

    # Setting up.

    def offer_tiles(self, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for tile in range(TILE_COUNT):
            choices[count] = PLACE + tile
            count += self.tile_at[tile] == BAG
        return count

    def offer_kinds(
        self, verb: cython.int, counts: cython.p_short, choices: cython.p_int
    ) -> cython.int:
        count: cython.int = 0
        for kind in range(KIND_COUNT):
            choices[count] = verb + kind
            count += counts[kind] > 0
        return count

    def place(self, tile: cython.int) -> cython.int:
        """R2.1: a tile on its place; if all places of its number are taken, back to the box."""
        used: cython.int = 0
        for other in range(TILE_COUNT):
            if self.tile_at[other] == BOARD and self.tile_number[other] == self.tile_number[tile]:
                used += 1
        if used < self.tile_places[tile]:
            self.tile_at[tile] = BOARD
            self.on_board |= 1 << tile
            self.to_place -= 1
            announce(self, PLACED, tile)
        else:
            self.tile_at[tile] = BOX
            announce(self, SURPLUS, tile)
        if self.to_place == 0:
            self.phase = DEALING
        return 0

    def deal_hand(self, card: cython.int) -> cython.int:
        """R2.2, R13.1: the first hands, seat by seat."""
        seat: cython.int = (self.players - self.to_deal % self.players) % self.players
        self.pile[DECK] &= ~bit(card)
        self.hand[seat] |= bit(card)
        announce(self, DREW, seat, card - 1, AT_START)
        self.to_deal -= 1
        if self.to_deal == 0:
            self.begin_round()
        return 0

    # The round.

    def ready_deck(self) -> cython.int:
        """R10.3: an empty deck is made of the discards; returns whether there is a card."""
        if self.pile[DECK] == 0 and self.pile[DISCARD] != 0:
            self.pile[DECK] = self.pile[DISCARD]
            self.pile[DISCARD] = 0
            announce(self, SHUFFLED, 0)
        left: cython.bint = self.pile[DECK] != 0
        return left

    def ready_encounters(self) -> cython.int:
        """R10.3: the same for encounter cards."""
        if self.encounter_deck_size == 0:
            for kind in range(KIND_COUNT):
                self.encounter_deck[kind] = self.encounter_discard[kind]
                self.encounter_deck_size += self.encounter_discard[kind]
                self.encounter_discard[kind] = 0
            if self.encounter_deck_size > 0:
                announce(self, SHUFFLED, 1)
        return self.encounter_deck_size > 0

    def begin_round(self) -> cython.int:
        """R3.2: one card for each turn of the round."""
        self.round += 1
        announce(self, ROUND, self.round)
        self.to_deal = self.players * self.lanes
        self.phase = DISPLAYING
        if self.ready_deck():
            self.waiting = CHANCE
        else:
            self.to_deal = 0
            self.begin_choice()
        return 0

    def lay_display(self, card: cython.int) -> cython.int:
        """R3.2: the first face down, the others face up."""
        self.pile[DECK] &= ~bit(card)
        if self.to_deal == self.players * self.lanes:
            self.hidden = card
            announce(self, COVERED)
        else:
            self.pile[DISPLAY] |= bit(card)
            announce(self, SHOWN, card - 1)
        self.to_deal -= 1
        if self.to_deal == 0 or not self.ready_deck():
            self.to_deal = 0
            self.begin_choice()
        return 0

    def begin_choice(self) -> cython.int:
        """R3.3: everybody with cards in hand chooses."""
        self.phase = CHOOSING
        self.waiting = 0
        for seat in range(self.players):
            if self.hand[seat] != 0:
                self.waiting |= 1 << seat
        return 0

    def choose(self, seat: cython.int, card: cython.int) -> cython.int:
        """R3.3, R13.2: sealed; the last card of all reveals them."""
        self.chosen[seat] |= bit(card)
        announce(self, CHOSE, seat, card - 1)
        if size(self.chosen[seat]) == self.lanes or self.chosen[seat] == self.hand[seat]:
            self.waiting &= ~(1 << seat)
            if self.waiting == 0:
                self.reveal()
        return 0

    def reveal(self) -> cython.int:
        """R3.4: turns go from the highest card to the lowest."""
        every: cython.longlong = 0
        for seat in range(self.players):
            every |= self.chosen[seat]
            self.hand[seat] &= ~self.chosen[seat]
        while every:
            card = highest(every)
            every &= ~bit(card)
            owner: cython.int = 0
            while not (self.chosen[owner] >> card) & 1:
                owner += 1
            self.queue_card[self.queued] = card
            self.queue_seat[self.queued] = owner
            self.queued += 1
            self.trace[card] = 0
            announce(self, REVEALED, owner, card - 1)
        for seat in range(self.players):
            self.chosen[seat] = 0
        self.next_turn()
        return 0

    def next_turn(self) -> cython.int:
        """R3.4, R13.3: the next card; with two junks its owner chooses one of them."""
        if self.served == self.queued:
            self.end_round()
            return 0
        seat = self.queue_seat[self.served]
        self.actor = seat
        self.card = self.queue_card[self.served]
        self.served += 1
        if self.lanes == 1:
            self.junk = seat
            self.sail()
        elif self.assigned[seat] == NONE:
            self.phase = JUNK_CHOICE
            self.waiting = 1 << seat
        else:
            self.junk = self.assigned[seat] ^ 1
            self.sail()
        return 0

    def offer_junks(self, choices: cython.p_int) -> cython.int:
        choices[0] = SAIL + self.actor * 2
        choices[1] = SAIL + self.actor * 2 + 1
        return 2

    def assign(self, junk: cython.int) -> cython.int:
        """R13.3: the other junk gets the other card."""
        self.assigned[self.actor] = junk
        self.junk = junk
        self.sail()
        return 0

    # Cards that are due.

    def meet(self, kind: cython.int) -> cython.int:
        """R8.1: an encounter card, face down; R12.3: a partner may get it."""
        seat = self.actor
        self.encounter_deck[kind] -= 1
        self.encounter_deck_size -= 1
        self.held[seat * 18 + kind] += 1
        self.held_size[seat] += 1
        announce(self, MET, seat, kind, self.cause)
        self.due -= 1
        if self.teams:
            self.fresh = kind
            self.phase = SHARING
            self.waiting = 1 << seat
        else:
            self.next_meeting()
        return 0

    def share(self, action: cython.int) -> cython.int:
        """R12.3: the gained card is handed to the partner or kept."""
        seat = self.actor
        if action == SHARE:
            announce(self, SHARED, seat, seat ^ 2, self.fresh)
            announce(self, GOT, seat ^ 2, seat, self.fresh)
            self.move_encounter(self.fresh, seat, seat ^ 2)
            if self.fresh_from != NONE:  # the one who was robbed sees where it goes
                first = self.fresh_from * 4
                self.shown_to[(first + seat) * 18 + self.fresh] -= 1
                self.shown_to[(first + (seat ^ 2)) * 18 + self.fresh] += 1
        else:
            announce(self, KEPT, seat)
        self.fresh = NONE
        self.fresh_from = NONE
        if self.means != NONE:
            self.next_victim()
        else:
            self.next_meeting()
        return 0

    def next_meeting(self) -> cython.int:
        if self.due > 0 and self.ready_encounters():
            self.phase = MEETING
            self.waiting = CHANCE
        else:
            self.pop()
            self.settle()
        return 0

    def draw_supply(self, card: cython.int) -> cython.int:
        """R7.2, R7.4: the first card of the deck goes to the hand."""
        self.pile[DECK] &= ~bit(card)
        self.hand[self.actor] |= bit(card)
        cause = BY_CARTOGRAPHY
        if self.frames[self.depth - 2] == PASSING:
            cause = BY_NIGHT
        announce(self, DREW, self.actor, card - 1, cause)
        self.supply -= 1
        if self.supply == 0 or not self.ready_deck():
            self.pop()
            self.settle()
        return 0

    # The draw.

    def begin_take(self) -> cython.int:
        """R10.1: one of the cards that are still on display."""
        if self.hidden or self.pile[DISPLAY]:
            self.phase = TAKING
            self.waiting = 1 << self.actor
        else:
            announce(self, LACKED, self.actor)
            self.supply = self.nights
            self.phase = PASSING
            self.settle()
        return 0

    def offer_display(self, choices: cython.p_int) -> cython.int:
        count: cython.int = self.offer_set(TAKE, self.pile[DISPLAY], 0, choices)
        choices[count] = TAKE_HIDDEN
        return count + (self.hidden > 0)

    def take(self, seat: cython.int, action: cython.int) -> cython.int:
        """R10.1: everybody knows an open card that is taken, and its taker the hidden one."""
        if action == TAKE_HIDDEN:
            self.hand[seat] |= bit(self.hidden)
            announce(self, UNCOVERED, seat, self.hidden - 1)
            self.hidden = 0
        else:
            card = action - TAKE + 1
            self.pile[DISPLAY] &= ~bit(card)
            self.hand[seat] |= bit(card)
            self.trace[card] = EVERYBODY << seat
            announce(self, TOOK, seat, card - 1)
        self.supply = self.nights  # R7.4
        self.phase = PASSING
        self.settle()
        return 0

    def ask_pass(self) -> cython.int:
        """R12.2: the first of a team may pass a card, then the other must."""
        if self.teams and self.hand[self.actor] != 0 and self.passing[self.actor & 1] != SETTLED:
            self.waiting = 1 << self.actor
        else:
            self.end_turn()
        return 0

    def pass_card(self, seat: cython.int, action: cython.int) -> cython.int:
        """R12.2: any card of the hand goes to the partner face down."""
        team = seat & 1
        if action == KEEP:
            announce(self, KEPT, seat)
            self.passing[team] = SETTLED
        else:
            card = action - GIVE + 1
            announce(self, GAVE, seat, seat ^ 2, card - 1)
            announce(self, RECEIVED, seat ^ 2, seat, card - 1)
            self.move_secretly(card, seat, seat ^ 2)
            self.passing[team] = MUST_RETURN if self.passing[team] == NOT_YET else SETTLED
        self.end_turn()
        return 0

    def end_turn(self) -> cython.int:
        self.actor = NONE
        self.card = 0
        self.junk = NONE
        self.ended = 0
        self.gained = 0
        self.played = 0
        self.nights = 0
        self.cause = 0
        self.next_turn()
        return 0

    # The end.

    def clear_display(self) -> cython.int:
        """R10.2, Q28: what nobody took is discarded."""
        left: cython.longlong = self.pile[DISPLAY]
        if self.hidden:
            left |= bit(self.hidden)
        self.pile[DISCARD] |= left
        self.pile[DISPLAY] = 0
        self.hidden = 0
        while left:
            announce(self, CLEARED, lowest(left) - 1)
            left &= left - 1
        return 0

    def end_round(self) -> cython.int:
        """R10.2, R11.1, R11.6: another round, unless this was the last."""
        self.clear_display()
        for place in range(self.queued):
            self.queue_card[place] = 0
            self.queue_seat[place] = 0
        self.queued = 0
        self.served = 0
        for seat in range(self.players):
            self.assigned[seat] = NONE
        self.passing[0] = NOT_YET
        self.passing[1] = NOT_YET
        if self.ending == NONE and self.round == self.round_limit:
            self.ending = ROUNDS_OVER
            announce(self, LAST, ROUNDS_OVER)
        if self.ending == NONE:
            self.begin_round()
        else:
            self.finish()
        return 0

    def finish(self) -> cython.int:
        """R11.2: coins for the symbols at sea; R11.4: Merchants and Treasures are shown."""
        announce(self, ENDED, self.ending)
        for junk in range(self.players * self.lanes):
            different: cython.int = 0
            for symbol in range(4):
                if self.row[junk] & self.symbol_cards[symbol] or self.pilots[junk * 5 + symbol] > 0:
                    different += 1
            if self.length[junk] > 1 and different > 0:
                seat = self.owner(junk)
                announce(self, BONUS, seat, junk, self.pay_coins(seat, different))
        for seat in range(self.players):
            for kind in range(MERCHANT, KIND_COUNT):
                for _ in range(self.held[seat * 18 + kind]):
                    announce(self, SHOWED, seat, kind)
        self.phase = OVER
        self.waiting = 0
        return 0

    def set_up(self, players: cython.int, tiles: cython.int, cards: cython.int) -> None:
        """R2: full decks, junks beside space 1, tiles about to be laid out."""
        self.players = players
        self.to_place = tiles
        self.to_deal = players * cards
        for card in range(1, 56):
            self.pile[DECK] |= bit(card)
            self.colour_cards[self.colour_of[card]] |= bit(card)
            if self.symbol_of[card] != NONE:
                self.symbol_cards[self.symbol_of[card]] |= bit(card)
        for kind in range(KIND_COUNT):
            self.encounter_deck_size += self.encounter_deck[kind]
        for seat in range(4):
            self.assigned[seat] = NONE
        self.hong_kong = NONE
        self.pearl = NONE
        self.ending = NONE
        self.actor = NONE
        self.junk = NONE
        self.fresh = NONE
        self.fresh_from = NONE
        self.means = NONE
        self.victim = NONE
        self.siren = NONE
        self.phase = PLACING
        self.waiting = CHANCE
