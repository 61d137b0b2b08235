# cython: language_level=3
"""The rules of China. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

from paravent.games.china.payments import CODE_OF_PAYMENT
from paravent.games.china.vocabulary import COLOURS, EVENTS, NOTATION, PAYMENTS, PHASES, TILES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.china.bits import size
    from cython.cimports.paravent.games.china.duel import Duel
else:
    from paravent.core.checked import announce
    from paravent.core.rng import Rng
    from paravent.games.china.bits import size
    from paravent.games.china.duel import Duel

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
COLOUR_COUNT = cython.declare(cython.int, len(COLOURS))
TILE_COUNT = cython.declare(cython.int, len(TILES))
TILES_IN_ALL = cython.declare(cython.int, 18)  # R13.1
ALL_PROVINCES = cython.declare(cython.int, (1 << 9) - 1)
CODE = cython.declare(cython.int[45])
for payment_index in range(len(PAYMENTS)):
    CODE[payment_index] = CODE_OF_PAYMENT[payment_index]

# Endings.
DECK_EMPTY = cython.declare(cython.int, 0)
BOARD_FULL = cython.declare(cython.int, 1)

# Phases.
HIDING = cython.declare(cython.int, PHASES.index("hide"))
DEALING = cython.declare(cython.int, PHASES.index("deal"))
OPENING = cython.declare(cython.int, PHASES.index("open"))
GRANTING = cython.declare(cython.int, PHASES.index("grant"))
TURN = cython.declare(cython.int, PHASES.index("turn"))
REVEALING = cython.declare(cython.int, PHASES.index("reveal"))
SITING = cython.declare(cython.int, PHASES.index("site"))
PAYING = cython.declare(cython.int, PHASES.index("pay"))
KEEPING = cython.declare(cython.int, PHASES.index("keep"))
DRAWING = cython.declare(cython.int, PHASES.index("draw"))
GIVING = cython.declare(cython.int, PHASES.index("give"))
SWAPPING = cython.declare(cython.int, PHASES.index("swap"))
EMPEROR = cython.declare(cython.int, PHASES.index("emperor"))
OVER = cython.declare(cython.int, PHASES.index("over"))

# Verbs: the first action of each.
HIDE = cython.declare(cython.int, NOTATION.first("hide"))
DEAL = cython.declare(cython.int, NOTATION.first("deal"))
OPEN = cython.declare(cython.int, NOTATION.first("open"))
GRANT = cython.declare(cython.int, NOTATION.first("grant"))
TURN_UP = cython.declare(cython.int, NOTATION.first("turn"))
PALACE = cython.declare(cython.int, NOTATION.first("palace"))
FORTIFY = cython.declare(cython.int, NOTATION.first("fortify"))
EMISSARY = cython.declare(cython.int, NOTATION.first("emissary"))
FOUND = cython.declare(cython.int, NOTATION.first("found"))
PAY = cython.declare(cython.int, NOTATION.first("pay"))
KEEP = cython.declare(cython.int, NOTATION.first("keep"))
EXCHANGE = cython.declare(cython.int, NOTATION.first("exchange"))
TAKE = cython.declare(cython.int, NOTATION.first("take"))
DRAW = cython.declare(cython.int, NOTATION.first("draw"))
USE = cython.declare(cython.int, NOTATION.first("use"))
GIVE = cython.declare(cython.int, NOTATION.first("give"))
STAY = cython.declare(cython.int, NOTATION.first("stay"))
PASS = cython.declare(cython.int, NOTATION.first("pass"))

# Events.
PAID = cython.declare(cython.int, EVENTS.number("paid"))
EXCHANGED = cython.declare(cython.int, EVENTS.number("exchanged"))
STAYED = cython.declare(cython.int, EVENTS.number("stayed"))
PASSED = cython.declare(cython.int, EVENTS.number("passed"))
ENDED = cython.declare(cython.int, EVENTS.number("ended"))


@cython.final
@cython.cclass
class China(Duel):
    """The turn from its first piece to the last card drawn, and the verbs of the game."""

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        if self.phase == TURN:
            return self.offer_turn(seat, choices)
        if self.phase == PAYING:
            return self.offer_second(choices)
        if self.phase == DRAWING:
            return self.offer_draw(choices)
        if self.phase == DEALING:
            return self.offer_deck(DEAL, choices)
        if self.phase == OPENING:
            return self.offer_deck(OPEN, choices)
        if self.phase == EMPEROR:
            return self.offer_emperor(choices)
        if self.phase == GRANTING:
            return self.offer_deck(GRANT, choices)
        if self.phase == KEEPING:
            return self.offer_keep(choices)
        if self.phase == SITING:
            return self.offer_site(choices)
        if self.phase == HIDING:
            return self.write(HIDE, self.hiding_places(), choices, 0)
        if self.phase == GIVING:
            return self.offer_hand(GIVE, self.hand[seat], choices)
        if self.phase == SWAPPING:
            return self.offer_row(choices)
        count: cython.int = 0
        for tile in range(TILE_COUNT):
            if self.tiles_left[tile] > 0:
                choices[count] = TURN_UP + tile
                count += 1
        return count

    def odds(self, action: cython.int) -> cython.int:
        if self.phase == HIDING:
            return 1
        if self.phase == REVEALING:
            return self.tiles_left[action - TURN_UP]
        if self.phase == DEALING:
            return self.deck[action - DEAL]
        return self.deck[action - (OPEN if self.phase == OPENING else GRANT)]

    def sample(self, rng: Rng) -> cython.int:
        if self.phase == HIDING:
            choices = cython.declare(cython.int[512])
            count = self.offer(8, choices)
            return choices[rng.below(count)]
        if self.phase == REVEALING:
            mark: cython.int = rng.below(
                self.tiles_left[0] + self.tiles_left[1] + self.tiles_left[2]
            )
            tile: cython.int = 0
            while mark >= self.tiles_left[tile]:
                mark -= self.tiles_left[tile]
                tile += 1
            return TURN_UP + tile
        mark = rng.below(self.deck_size)
        colour: cython.int = 0
        while mark >= self.deck[colour]:
            mark -= self.deck[colour]
            colour += 1
        if self.phase == DEALING:
            return DEAL + colour
        return (OPEN if self.phase == OPENING else GRANT) + colour

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        if self.phase == DEALING:
            self.deal_card(action - DEAL)
        elif self.phase == OPENING:
            self.open_card(action - OPEN)
        elif self.phase == DRAWING:
            if action == DRAW:
                self.draw_hidden(seat)
            else:
                self.take(seat, action - TAKE)
                self.go_on_drawing()
        elif PALACE <= action < PAY:
            self.place(action)
        elif PAY <= action < KEEP:
            self.pay(action - PAY)
        elif EXCHANGE <= action < TAKE:
            self.exchange(seat, action - EXCHANGE)
        elif USE <= action < GIVE:
            self.use(seat, action - USE)
        elif self.phase == GRANTING:
            self.grant(action - GRANT)
        elif self.phase == KEEPING:
            self.keep_card(seat, action - KEEP)
            self.paid()
        elif self.phase == REVEALING:
            self.turn_up(action - TURN_UP)
        elif self.phase == HIDING:
            self.hide(action - HIDE)
            if self.tiles_hidden == TILES_IN_ALL:
                self.phase = DEALING
        elif self.phase == GIVING:
            self.give(seat, action - GIVE)
        elif self.phase == SWAPPING:
            self.swap(seat, action - TAKE)
        elif action == STAY:
            announce(self, STAYED, seat)
            self.after_emperor()
        else:
            announce(self, PASSED, seat)
            self.end_own_part()
        return 0

    def offer_turn(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        """R3.1: place pieces, or exchange a card; R8.3: pass only if there is no card to draw."""
        count = self.offer_pieces(ALL_PROVINCES, choices)
        exchanging: cython.int = self.hand_size[seat] > 0 and self.row_size + self.deck_size > 0
        if exchanging:
            for colour in range(COLOUR_COUNT):
                if (self.hand[seat] >> 2 * colour) & 3:
                    choices[count] = EXCHANGE + colour
                    count += 1
        count = self.offer_specials(choices, count)
        if not exchanging:
            choices[count] = PASS
            count += 1
        return count

    def offer_second(self, choices: cython.p_int) -> cython.int:
        """R4.2-R4.5: a second piece if the cards allow it, or payment."""
        count: cython.int = 0
        if self.house == self.mover:
            reach = self.reach_of_turn()
            if reach:
                count = self.offer_pieces(reach, choices)
        count = self.offer_pay(choices, count)
        if self.house == self.mover:
            count = self.offer_specials(choices, count)
        return count

    def offer_draw(self, choices: cython.p_int) -> cython.int:
        """R7.1: an open card, or a hidden one."""
        count = self.offer_row(choices)
        if self.deck_size > 0:
            choices[count] = DRAW
            count += 1
        return count

    def place(self, action: cython.int) -> cython.int:
        if action < FORTIFY:
            self.place_palace(action - PALACE)
        elif action < EMISSARY:
            self.place_fort(action - FORTIFY)
        elif action < FOUND:
            self.place_emissary(action - EMISSARY)
        else:
            self.found(action - FOUND)
        return 0

    def pay(self, payment: cython.int) -> cython.int:
        """R4.4, R4.6: the cards are discarded; R12.4: two players keep one of them."""
        house = self.house
        code: cython.int = CODE[payment]
        for colour in range(COLOUR_COUNT):
            for _ in range((code >> 2 * colour) & 3):
                self.lose(house, colour)
                self.discard[colour] += 1
                announce(self, PAID, house if house < self.players else NONE, colour)
        self.clear_pieces()
        if house == self.mover and self.influences and self.ask_keep(house, payment):
            return 0
        self.paid()
        return 0

    def paid(self) -> cython.int:
        """R9.3: the end if nothing can be placed any more, else cards are drawn."""
        if not self.anything_left():
            self.finish(BOARD_FULL)
        elif self.house == self.mover:
            self.go_on_drawing()
        else:
            self.fill_court()
        return 0

    def exchange(self, seat: cython.int, colour: cython.int) -> cython.int:
        """R8.1: a card is discarded and another one drawn."""
        self.lose(seat, colour)
        self.discard[colour] += 1
        announce(self, EXCHANGED, seat, colour)
        self.go_on_drawing()
        return 0

    def row_filled(self) -> cython.int:
        """The game is set up, or the player's own part of the turn is over."""
        if self.turn > 0:
            self.end_own_part()
        elif self.is_duel():
            self.turn = 1
            self.fill_court()
        else:
            self.turn = 1
            self.begin_own_part()
        return 0

    def begin_own_part(self) -> cython.int:
        """R3.1: it is the mover's turn."""
        self.vacant = self.vacancies()
        self.phase = TURN
        self.waiting = 1 << self.mover
        return 0

    def end_own_part(self) -> cython.int:
        """R12.5: the Emperor follows the player; R7.2: then the next player moves."""
        self.moved = 1
        self.wide = 0
        if self.is_duel() and not self.reigned:
            self.begin_emperor()
        else:
            self.next_turn()
        return 0

    def next_turn(self) -> cython.int:
        """R9.2: after the second exhaustion the round is played out, so all have equal turns."""
        self.moved = 0
        self.reigned = 0
        if self.shuffles == 2 and self.mover == self.players - 1:
            self.finish(DECK_EMPTY)
            return 0
        self.turn += 1
        self.mover = (self.mover + 1) % self.players
        self.house = self.mover
        self.begin_own_part()
        return 0

    def finish(self, ending: cython.int) -> cython.int:
        """R9.4: the final scoring."""
        self.house = 0
        self.moved = 0
        self.reigned = 0
        self.vacant = 0
        self.wide = 0
        announce(self, ENDED, ending)
        self.score_all()
        self.phase = OVER
        self.waiting = 0
        return 0

    def set_up(self, players: cython.int, houses: cython.int) -> None:
        """R2: no piece on the board, the cards about to be dealt."""
        self.players = players
        self.houses = houses
        self.founding = NONE
        self.played = NONE
        self.clear_pieces()
        for province in range(9):
            self.patron[province] = NONE
            self.free[province] = size(self.sites[province])
        for colour in range(COLOUR_COUNT):
            self.influence[colour] = NONE
            self.deck_size += self.deck[colour]
        self.opened = 0 if self.bonus else ALL_PROVINCES
        self.phase = HIDING if self.bonus else DEALING
        self.waiting = CHANCE
