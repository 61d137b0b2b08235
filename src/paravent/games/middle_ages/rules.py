# cython: language_level=3
"""The rules of Middle Ages. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

from paravent.games.middle_ages.vocabulary import CARDS, EVENTS, NOTATION, PHASES, PILES, TYPES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.middle_ages.cards import EventCards
else:
    from paravent.core.checked import announce
    from paravent.core.rng import Rng
    from paravent.games.middle_ages.cards import EventCards

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
FACES = cython.declare(cython.int, 23)
SLOTS = cython.declare(cython.int, 6)
CARD_COUNT = cython.declare(cython.int, len(CARDS))
LAST_ROUND = cython.declare(cython.int, 16)
LAST_REFILL = cython.declare(cython.int, 12)
ORANGE = cython.declare(cython.int, PILES.index("orange"))
DISCARDS = cython.declare(cython.int, PILES.index("discards"))

VILLAGE = cython.declare(cython.int, TYPES.index("village"))
RAMPART = cython.declare(cython.int, TYPES.index("rampart"))
CHURCH = cython.declare(cython.int, TYPES.index("church"))
PALACE = cython.declare(cython.int, TYPES.index("palace"))

# Phases.
DRAWING = cython.declare(cython.int, PHASES.index("draw"))
FORETELLING = cython.declare(cython.int, PHASES.index("card"))
CASTING_LOTS = cython.declare(cython.int, PHASES.index("lot"))
FIRST_LORD = cython.declare(cython.int, PHASES.index("first"))
MOVING = cython.declare(cython.int, PHASES.index("lord"))
VILLAGE_CHOICE = cython.declare(cython.int, PHASES.index("village"))
SCOUTING = cython.declare(cython.int, PHASES.index("rampart"))
MINTING = cython.declare(cython.int, PHASES.index("church"))
CHOOSING = cython.declare(cython.int, PHASES.index("palace"))
EXTENDING = cython.declare(cython.int, PHASES.index("plot"))
OVER = cython.declare(cython.int, PHASES.index("over"))

# Verbs: the first action of each.
DRAW = cython.declare(cython.int, NOTATION.first("draw"))
CARD = cython.declare(cython.int, NOTATION.first("card"))
LOT = cython.declare(cython.int, NOTATION.first("lot"))
LORD = cython.declare(cython.int, NOTATION.first("lord"))
RESTORE = cython.declare(cython.int, NOTATION.first("restore"))
SCOUT = cython.declare(cython.int, NOTATION.first("scout"))
COIN = cython.declare(cython.int, NOTATION.first("coin"))
PLOT = cython.declare(cython.int, NOTATION.first("plot"))
UNDER = cython.declare(cython.int, NOTATION.first("under"))

# Events.
TURNED = cython.declare(cython.int, EVENTS.number("turned"))
RENEWED = cython.declare(cython.int, EVENTS.number("renewed"))
FILLED = cython.declare(cython.int, EVENTS.number("filled"))
REVEALED = cython.declare(cython.int, EVENTS.number("revealed"))
FORETOLD = cython.declare(cython.int, EVENTS.number("foretold"))
ORDERED = cython.declare(cython.int, EVENTS.number("ordered"))
BEGAN = cython.declare(cython.int, EVENTS.number("began"))
DISCARDED = cython.declare(cython.int, EVENTS.number("discarded"))
MOVED = cython.declare(cython.int, EVENTS.number("moved"))
RETURNED = cython.declare(cython.int, EVENTS.number("returned"))
GAINED = cython.declare(cython.int, EVENTS.number("gained"))


@cython.final
@cython.cclass
class MiddleAges(EventCards):
    """Piles, rows, lords and rounds, and the verbs of the game."""

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        if self.phase == MOVING or self.phase == FIRST_LORD:
            return self.offer_slots(seat, choices)
        if self.phase == DRAWING:
            return self.offer_pile(choices)
        if self.phase == SCOUTING:
            return self.offer_places(seat, choices)
        if self.phase == MINTING:
            return self.offer_coin(seat, choices)
        if self.phase == CHOOSING:
            return self.offer_plots(seat, choices)
        if self.phase == EXTENDING:
            return self.offer_domains(seat, choices)
        if self.phase == FORETELLING:
            return self.offer_cards(choices)
        if self.phase == CASTING_LOTS:
            return self.offer_lots(choices)
        return self.offer_graves(seat, choices)

    def odds(self, action: cython.int) -> cython.int:
        return self.pile[action - DRAW] if self.phase == DRAWING else 1

    def sample(self, rng: Rng) -> cython.int:
        if self.phase != DRAWING:
            choices = cython.declare(cython.int[512])
            count = self.offer(8, choices)
            return choices[rng.below(count)]
        mark: cython.int = rng.below(self.pile_size)
        face: cython.int = 0
        while mark >= self.pile[face]:
            mark -= self.pile[face]
            face += 1
        return DRAW + face

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        if self.phase == MOVING:
            self.move(seat, action - LORD)
        elif self.phase == DRAWING:
            self.draw(action - DRAW)
        elif self.phase == SCOUTING:
            self.send_scout(seat, action - SCOUT)
            self.finish_turn(seat, RAMPART)
        elif self.phase == VILLAGE_CHOICE:
            self.bring_back(seat, action - RESTORE)
            self.finish_turn(seat, VILLAGE)
        elif self.phase == MINTING:
            self.mint(seat, action - COIN)
            self.finish_turn(seat, CHURCH)
        elif self.phase == CHOOSING:
            self.choose_plot(seat, action - PLOT)
        elif self.phase == EXTENDING:
            self.extend(seat, action - UNDER)
            self.finish_turn(seat, PALACE)
        elif self.phase == FIRST_LORD:
            self.place_first(seat, action - LORD)
        elif self.phase == FORETELLING:
            self.foretell(action - CARD)
        elif self.phase == CASTING_LOTS:
            self.enlist(action - LOT)
        else:
            self.bring_back(seat, action - RESTORE)
            self.served += 1
            self.next_restoration()
        return 0

    # What may be chosen.

    def offer_pile(self, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for face in range(FACES):
            choices[count] = DRAW + face  # written always, counted if legal: no branch to miss
            count += self.pile[face] > 0
        return count

    def offer_cards(self, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for card in range(CARD_COUNT):
            drawn: cython.int = 0
            for place in range(4):
                drawn += self.card[place] == card
            choices[count] = CARD + card
            count += drawn == 0
        return count

    def offer_lots(self, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for seat in range(self.players):
            drawn: cython.int = 0
            for place in range(self.served):
                drawn += self.queue[place] == seat
            choices[count] = LOT + seat
            count += drawn == 0
        return count

    def offer_slots(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R3.6: tiles of the next row without a lord and without another's scout."""
        closed: cython.int = 0
        for other in range(self.players):
            if self.lord[other] != NONE:
                closed |= 1 << self.lord[other]
            if other != seat and self.scout[other] != NONE:
                closed |= 1 << self.scout[other]
        closed >>= self.round % 4 * SLOTS
        count: cython.int = 0
        for slot in range(self.width):
            choices[count] = LORD + slot
            count += ((closed >> slot) & 1) ^ 1
        return count

    # Piles and rows (R2, R8).

    def draw(self, face: cython.int) -> cython.int:
        """R8.3: the number of the tile that now lies on top of the pile."""
        self.pile[face] -= 1
        self.pile_size -= 1
        self.top = face
        self.fill()
        return 0

    def lay(self, face: cython.int) -> cython.int:
        """R2.2: a tile goes to its place in the row, numbers rising from left to right."""
        first = self.filled * SLOTS
        place: cython.int = first + self.width - self.gaps
        while place > first and self.tile[place - 1] > face:
            self.tile[place] = self.tile[place - 1]
            place -= 1
        self.tile[place] = face
        self.gaps -= 1
        return 0

    def renew(self) -> cython.int:
        """R8.2, Q9: the orange pile if there is one, else the discards."""
        if self.reserve_size > 0:
            self.pile_kind = ORANGE
            self.pile_size = self.reserve_size
            self.reserve_size = 0
            for face in range(FACES):
                self.pile[face] = self.reserve[face]
                self.reserve[face] = 0
        else:
            self.pile_kind = DISCARDS
            self.pile_size = self.discards
            self.discards = 0
            for face in range(FACES):
                self.pile[face] = self.discard[face]
                self.discard[face] = 0
        announce(self, RENEWED, self.pile_kind, self.pile_size)
        return 0

    def fill(self) -> cython.int:
        """R2.2, R8.1: the row gets its tiles from the top of the pile, one by one."""
        if self.gaps > 0 and self.top != NONE:
            self.lay(self.top)
            self.top = NONE
        if self.gaps > 0 and self.pile_size == 0:
            self.renew()
        if self.top == NONE and self.pile_size > 0:
            self.phase = DRAWING
            self.waiting = CHANCE
            return 0
        if self.events is not None:
            announce(self, FILLED, self.filled + 1)
            for slot in range(self.width):
                face: cython.int = self.tile[self.filled * SLOTS + slot]
                announce(self, REVEALED, self.face_type[face], face, self.filled + 1)
            if self.top != NONE and (self.round > 0 or self.filled == 3):
                announce(self, TURNED, self.top)
        self.row_done()
        return 0

    def begin_row(self, row: cython.int) -> cython.int:
        self.filled = row
        self.gaps = self.width
        self.fill()
        return 0

    def row_done(self) -> cython.int:
        """R2: after the rows come the event cards; R8.1: after a refill the round is over."""
        if self.round > 0:
            self.close_round()
        elif self.filled < 3:
            self.begin_row(self.filled + 1)
        elif self.card[3] == NONE:
            self.phase = FORETELLING
            self.waiting = CHANCE
        else:
            for place in range(4):
                announce(self, FORETOLD, self.card[place], place + 1)
            self.begin_lots()
        return 0

    def foretell(self, card: cython.int) -> cython.int:
        """R2.3: four event cards, from left to right."""
        place: cython.int = 0
        while self.card[place] != NONE:
            place += 1
        self.card[place] = card
        announce(self, FORETOLD, card, place + 1)
        if place == 3:
            self.begin_lots()
        return 0

    # Lords (R2.4, R3).

    def begin_lots(self) -> cython.int:
        """R2.4: chance decides who places first."""
        self.phase = CASTING_LOTS
        self.waiting = CHANCE
        return 0

    def enlist(self, seat: cython.int) -> cython.int:
        """R2.4: one seat after another; the last needs no lot."""
        self.queue[self.served] = seat
        self.served += 1
        announce(self, ORDERED, seat, self.served)
        if self.served == self.players - 1:
            last: cython.int = self.players * (self.players - 1) // 2
            for place in range(self.served):
                last -= self.queue[place]
            self.queue[self.served] = last
            announce(self, ORDERED, last, self.players)
            self.served = 0
            self.phase = FIRST_LORD
            self.waiting = 1 << self.queue[0]
        return 0

    def place_first(self, seat: cython.int, slot: cython.int) -> cython.int:
        """R2.5: lords in the first row, one after another."""
        self.enter(seat, 0, slot)
        self.served += 1
        if self.served == self.players:
            self.begin_round()
        else:
            self.waiting = 1 << self.queue[self.served]
        return 0

    def begin_round(self) -> cython.int:
        """R3.2, R3.3: the tile without a lord is discarded; lords play from left to right."""
        standing = cython.declare(cython.int[6])
        first: cython.int = self.round % 4 * SLOTS
        self.round += 1
        announce(self, BEGAN, self.round)
        for slot in range(SLOTS):
            standing[slot] = NONE
        for seat in range(self.players):
            standing[self.lord[seat] - first] = seat
        self.served = 0
        for slot in range(self.width):
            if standing[slot] != NONE:
                self.queue[self.served] = standing[slot]
                self.served += 1
            else:
                face: cython.int = self.tile[first + slot]
                self.tile[first + slot] = NONE
                self.discard[face] += 1
                self.discards += 1
                announce(self, DISCARDED, self.face_type[face], face)
        self.served = 0
        self.next_turn()
        return 0

    def next_turn(self) -> cython.int:
        """R3.3; R3.7: in the last round lords leave the rows and nothing is to be chosen."""
        if self.served == self.players:
            self.end_round()
            return 0
        seat: cython.int = self.queue[self.served]
        if self.round < LAST_ROUND:
            self.phase = MOVING
            self.waiting = 1 << seat
        else:
            place: cython.int = self.lord[seat]
            self.lord[seat] = NONE
            self.take(seat, place)
        return 0

    def enter(self, seat: cython.int, row: cython.int, slot: cython.int) -> cython.int:
        """R3.4: a lord enters a row; R6.3: its scout there comes back."""
        place: cython.int = row * SLOTS + slot
        face: cython.int = self.tile[place]
        self.lord[seat] = place
        announce(self, MOVED, seat, self.face_type[face], face)
        if self.scout[seat] != NONE and self.scout[seat] // SLOTS == row:
            self.scout[seat] = NONE
            announce(self, RETURNED, seat)
        return 0

    def move(self, seat: cython.int, slot: cython.int) -> cython.int:
        """R3.4: the lord goes on, then the tile that it leaves is taken."""
        place: cython.int = self.lord[seat]
        self.enter(seat, self.round % 4, slot)
        self.take(seat, place)
        return 0

    def take(self, seat: cython.int, place: cython.int) -> cython.int:
        """R3.4, R3.5: the tile goes to the fief; its effect comes before its income."""
        face: cython.int = self.tile[place]
        kind: cython.int = self.face_type[face]
        self.tile[place] = NONE
        self.add_tile(seat, face)
        announce(self, GAINED, seat, kind, face)
        self.affect(seat, kind)
        if not self.ask(seat, kind):
            self.finish_turn(seat, kind)
        return 0

    def finish_turn(self, seat: cython.int, kind: cython.int) -> cython.int:
        self.collect(seat, kind)
        self.served += 1
        self.next_turn()
        return 0

    def end_round(self) -> cython.int:
        """R8.1: the empty row is filled again, up to round 12."""
        if self.round <= LAST_REFILL:
            self.begin_row((self.round - 1) % 4)
        else:
            self.close_round()
        return 0

    def close_round(self) -> cython.int:
        """R9.1: every fourth round ends with an event."""
        if self.round % 4 == 0:
            self.happen(self.card[self.round // 4 - 1])
        else:
            self.begin_round()
        return 0

    def after_card(self) -> cython.int:
        """R10.1: the event of round 16 is the last thing to happen."""
        if self.round < LAST_ROUND:
            self.begin_round()
        else:
            self.penalise()
            self.phase = OVER
            self.waiting = 0
        return 0

    def set_up(self, players: cython.int) -> None:
        """R2: empty fiefs, and the pile about to be opened."""
        self.players = players
        self.width = players + 1
        self.top = NONE
        self.chosen = NONE
        self.plots_left = 255
        for place in range(24):
            self.tile[place] = NONE
        for seat in range(5):
            self.lord[seat] = NONE
            self.scout[seat] = NONE
        for place in range(80):
            self.tiles[place] = NONE
        for domain in range(40):
            self.plot[domain] = NONE
        for face in range(FACES):
            self.pile_size += self.pile[face]
            self.reserve_size += self.reserve[face]
        self.begin_row(0)

    def try_tile(self, seat: cython.int, face: cython.int) -> None:
        """Let a seat have a tile out of turn, with all that leaves no choice; for previews."""
        kind: cython.int = self.face_type[face]
        self.add_tile(seat, face)
        announce(self, GAINED, seat, kind, face)
        self.affect(seat, kind)
        self.collect(seat, kind)

    def try_back(self, seat: cython.int, face: cython.int) -> None:
        """Let a seat bring back a tile out of turn; for previews."""
        self.bring_back(seat, face)
