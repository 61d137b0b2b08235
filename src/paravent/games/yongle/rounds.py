# cython: language_level=3
"""Setting up, the round, the turn and the end (R2 to R4, R9, R10, R12)."""

import cython

from paravent.games.yongle.vocabulary import (
    EVENT_CARDS,
    EVENTS,
    LASTING,
    NOTATION,
    PHASES,
    PLOTS,
    SEASONS,
    SITES,
)

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle.council import Council
else:
    from paravent.core.checked import announce
    from paravent.games.yongle.council import Council

NONE = cython.declare(cython.int, -1)
CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
ORDINARY = cython.declare(cython.int, len(SITES))
IN_ROW = cython.declare(cython.int, 4)
IN_PILE = cython.declare(cython.int, 5)
AS_LOT = cython.declare(cython.int, 7)
HAND = cython.declare(cython.int, 4)  # R2.4
ACTIONS = cython.declare(cython.int, 3)  # R4.1
PLOT_ACTIONS = cython.declare(cython.int, 2)  # R8.1
SEASON_ROUNDS = cython.declare(cython.int, 3)  # R10.1
FULL_HAND = cython.declare(cython.int, 7)  # cards that a flood can reach (R9.7)
WINTER = cython.declare(cython.int, SEASONS.index("winter"))
SPRING = cython.declare(cython.int, SEASONS.index("spring"))
SUMMER = cython.declare(cython.int, SEASONS.index("summer"))
RAFTS = cython.declare(cython.int, EVENT_CARDS.index("rafts"))  # the first of four, by material
CARAVAN = cython.declare(cython.int, EVENT_CARDS.index("caravan"))
SHORTAGE = cython.declare(cython.int, EVENT_CARDS.index("shortage"))
INSPECTION = cython.declare(cython.int, EVENT_CARDS.index("inspection"))
FESTIVAL = cython.declare(cython.int, EVENT_CARDS.index("festival"))  # of three, by family
CENSUS = cython.declare(cython.int, EVENT_CARDS.index("census"))
INTRIGUE = cython.declare(cython.int, EVENT_CARDS.index("intrigue"))
CORVEE = cython.declare(cython.int, EVENT_CARDS.index("corvee"))
ZEAL = cython.declare(cython.int, EVENT_CARDS.index("zeal"))
TRIBUTE = cython.declare(cython.int, EVENT_CARDS.index("tribute"))
FLOOD = cython.declare(cython.int, EVENT_CARDS.index("flood"))
PLANS = cython.declare(cython.int, EVENT_CARDS.index("plans"))
KUAIXIANG = cython.declare(cython.int, EVENT_CARDS.index("kuaixiang"))
ZHENGHE = cython.declare(cython.int, EVENT_CARDS.index("zhenghe"))
FIRST_LASTING = cython.declare(cython.int, PLOTS.index(LASTING[0]))
SUMMONS = cython.declare(cython.int, LASTING.index("summons"))
BLOCKADE = cython.declare(cython.int, LASTING.index("blockade"))
SUMMONS_PLOT = cython.declare(cython.int, PLOTS.index("summons"))
COLLAPSE = cython.declare(cython.int, PLOTS.index("collapse"))
HALL_LOT = cython.declare(cython.int, PHASES.index("hall"))
HANDS = cython.declare(cython.int, PHASES.index("hands"))
EVENT = cython.declare(cython.int, PHASES.index("event"))
OPENING = cython.declare(cython.int, PHASES.index("open"))
ARRIVAL = cython.declare(cython.int, PHASES.index("arrival"))
PICKING = cython.declare(cython.int, PHASES.index("pick"))
FLOODING = cython.declare(cython.int, PHASES.index("flood"))
TURN = cython.declare(cython.int, PHASES.index("turn"))
SHARING = cython.declare(cython.int, PHASES.index("share"))
OVER = cython.declare(cython.int, PHASES.index("over"))
DRAW = cython.declare(cython.int, NOTATION.first("draw"))
BUILD = cython.declare(cython.int, NOTATION.first("build"))
SCHEME = cython.declare(cython.int, NOTATION.first("scheme"))
PLOT = cython.declare(cython.int, NOTATION.first("plot"))
END = cython.declare(cython.int, NOTATION.first("end"))
LOT_DRAWN = cython.declare(cython.int, EVENTS.number("lot"))
BEGINS = cython.declare(cython.int, EVENTS.number("begins"))
HALL_FOUND = cython.declare(cython.int, EVENTS.number("hall"))
NEW_SEASON = cython.declare(cython.int, EVENTS.number("season"))
TURNED_UP = cython.declare(cython.int, EVENTS.number("event"))
RENEWED = cython.declare(cython.int, EVENTS.number("renewed"))
OPENED = cython.declare(cython.int, EVENTS.number("opened"))
TURN_BEGINS = cython.declare(cython.int, EVENTS.number("turn"))
HINDERED = cython.declare(cython.int, EVENTS.number("hindered"))
PICKED = cython.declare(cython.int, EVENTS.number("picked"))
ENDED_TURN = cython.declare(cython.int, EVENTS.number("ended-turn"))
UNPICKED = cython.declare(cython.int, EVENTS.number("unpicked"))
ENDED = cython.declare(cython.int, EVENTS.number("ended"))
AWARDED = cython.declare(cython.int, EVENTS.number("awarded"))


@cython.cclass
class Rounds(Council):
    """From the first lot to the last bonus."""

    def draw_lot_for(self, building: cython.int) -> cython.int:
        """R2.2: everybody draws a building; who drew most favour begins, ties draw again (Q3)."""
        seat: cython.int = 0
        while not (self.lots_due >> seat) & 1:
            seat += 1
        self.place[building] = AS_LOT
        self.lot[seat] = building
        self.lots_due &= ~(1 << seat)
        announce(self, LOT_DRAWN, seat, building)
        if self.lots_due == 0:
            self.settle_lots()
        return 0

    def settle_lots(self) -> cython.int:
        best: cython.int = NONE
        tied: cython.int = 0
        for seat in range(self.players):
            if self.lot[seat] == NONE:
                continue
            favour: cython.int = self.printed[self.lot[seat]]
            if favour > best:
                best = favour
                tied = 0
            if favour == best:
                tied |= 1 << seat
        unused: cython.int = 0
        for building in range(26):
            unused += self.place[building] == IN_PILE
        rivals: cython.int = 0
        for seat in range(self.players):
            if (tied >> seat) & 1:
                if rivals == 0:
                    self.first = seat
                rivals += 1
            self.lot[seat] = NONE
        if rivals > 1 and unused >= rivals:
            self.lots_due = tied
            return 0
        for building in range(26):
            self.place[building] = IN_PILE
        announce(self, BEGINS, self.first)
        self.phase = HANDS
        self.fill_row()
        return 0

    def deal_hands(self) -> cython.int:
        """R2.4: four cards each, beginning with the first seat."""
        for offset in range(self.players):
            seat = (self.first + offset) % self.players
            if self.hand_size[seat] == 0:
                self.draw_cards(seat, HAND)
                return 0
        self.begin_halls()
        return 0

    def begin_halls(self) -> cython.int:
        """R2.5: two, three or five imperial buildings come into play."""
        self.phase = HALL_LOT
        if self.players == 4:
            for hall in range(5):
                self.found_hall(hall)
        return 0

    def found_hall(self, hall: cython.int) -> cython.int:
        self.place[ORDINARY + hall] = IN_ROW
        self.sites |= 1 << (ORDINARY + hall)
        announce(self, HALL_FOUND, hall)
        found: cython.int = 0
        for other in range(5):
            found += self.place[ORDINARY + other] == IN_ROW
        if found == (5 if self.players == 4 else self.players):
            self.begin_round()
        return 0

    def begin_round(self) -> cython.int:
        """R3.2: an event is turned up; R10.1: a new season every three rounds."""
        self.round += 1
        if self.round % SEASON_ROUNDS == 1:
            self.season = self.round // SEASON_ROUNDS % 4
            announce(self, NEW_SEASON, self.season, self.round)
            if self.passing and self.round > 1:
                self.first = (self.first + 1) % self.players
                announce(self, BEGINS, self.first)
        self.set_effects()
        self.phase = EVENT
        self.waiting = CHANCE
        return 0

    def reveal_event(self, card: cython.int) -> cython.int:
        """R3.2, R3.3: the event holds until the end of the round."""
        self.event_pile[card] -= 1
        self.event_pile_size -= 1
        self.event = card
        announce(self, TURNED_UP, card, self.round)
        self.set_effects()
        self.mover = self.first
        if card == PLANS:
            self.renew_row()
        elif card == ZHENGHE and self.fetch():
            self.push(OPENING, CHANCE)
        else:
            self.begin_turn()
        return 0

    def set_effects(self) -> cython.int:
        """R4.6: what season and event change; all changes add up before a minimum holds."""
        deltas = cython.declare(cython.int[4])
        event = self.event
        amount: cython.int = 0 if event == NONE else self.event_amount[event]
        for material in range(4):
            deltas[material] = 0
        if self.season == WINTER:
            deltas[0] = -1
        if event == SHORTAGE:
            deltas[2] -= amount
            deltas[3] -= amount
        elif event >= RAFTS and event <= CARAVAN:
            deltas[event - RAFTS] += amount
        for card in range(12):
            self.worth[card] = max(1, card % 3 + 1 + deltas[card // 3])
        for family in range(4):
            self.family_favour[family] = 0
        if event >= FESTIVAL and event <= CENSUS:
            self.family_favour[event - FESTIVAL] = amount
        self.first_favour = amount if event == INSPECTION else 0
        self.discount = amount if event == KUAIXIANG else 0
        self.flood = amount if event == FLOOD else 0
        self.turn_cards = 1 if self.season == SUMMER else 0
        if event == TRIBUTE:
            self.turn_cards += amount
        self.turn_actions = ACTIONS
        if event == CORVEE:
            self.turn_actions -= amount
        elif event == ZEAL:
            self.turn_actions += amount
        cost: cython.int = PLOT_ACTIONS
        if self.season == SPRING:
            cost += 1
        if event == INTRIGUE:
            cost -= amount
        self.plot_cost = max(1, cost)
        return 0

    def renew_row(self) -> cython.int:
        """R9.8: the row goes under its pile, shuffled, and three others are shown."""
        self.layers += 1
        for slot in range(3):
            building = self.row[slot]
            if building != NONE:
                self.row[slot] = NONE
                self.sites &= ~(1 << building)
                self.under_pile(building)
                announce(self, RENEWED, building)
        self.fill_row()
        return 0

    def open_card(self, card: cython.int) -> cython.int:
        """R9.10: a card for every seat and some more lie open."""
        if self.top_size > 0:
            self.take_top(0)
        else:
            self.pile[card] -= 1
            self.pile_size -= 1
        self.opened[card] += 1
        self.opened_size += 1
        announce(self, OPENED, card)
        if self.opened_size == self.players + self.event_amount[ZHENGHE] or not self.fetch():
            self.pop()
            self.begin_turn()
        return 0

    def begin_turn(self) -> cython.int:
        """R4.1, R4.4: actions are counted, then free cards are drawn."""
        seat = self.mover
        actions: cython.int = self.turn_actions
        if self.lasting[seat * 5 + SUMMONS] != NONE:
            actions -= self.plot_amount[SUMMONS_PLOT]
        self.actions = max(1, actions)
        announce(self, TURN_BEGINS, seat, self.actions)
        for plot in range(BLOCKADE + 1):
            if self.lasting[seat * 5 + plot] != NONE:
                announce(self, HINDERED, seat, FIRST_LASTING + plot, self.lasting[seat * 5 + plot])
        self.phase = ARRIVAL
        self.waiting = 1 << seat
        self.draw_cards(seat, 0 if self.lasting[seat * 5 + BLOCKADE] != NONE else self.turn_cards)
        return 0

    def begin_pick(self) -> cython.int:
        """R9.10: one of the open cards."""
        if self.opened_size > 0:
            self.phase = PICKING
        else:
            self.begin_flood()
        return 0

    def pick(self, seat: cython.int, card: cython.int) -> cython.int:
        self.opened[card] -= 1
        self.opened_size -= 1
        self.gain(seat, card)
        self.shown[seat * 15 + card] += 1
        announce(self, PICKED, seat, card)
        self.begin_flood()
        return 0

    def begin_flood(self) -> cython.int:
        """R9.7: a large hand loses cards."""
        if self.flood > 0 and self.hand_size[self.mover] >= FULL_HAND:
            self.toll = self.flood
            self.phase = FLOODING
        else:
            self.begin_actions()
        return 0

    def flood_out(self, seat: cython.int, card: cython.int) -> cython.int:
        self.throw_away(seat, card)
        self.toll -= 1
        if self.toll == 0:
            self.begin_actions()
        return 0

    def begin_actions(self) -> cython.int:
        self.phase = TURN
        return 0

    def take_action(self, seat: cython.int, action: cython.int) -> cython.int:
        """R4.1: draw, build, plot; schemes besides (R7.1); or the end of the turn (R4.5)."""
        if action == DRAW:
            self.actions -= 1
            self.draw_cards(seat, 1)
        elif action == END:
            self.end_turn()
        elif action >= PLOT:
            self.play_plot(seat, action - PLOT)
        elif action >= SCHEME:
            self.scheme(seat, action - SCHEME)
        else:
            self.begin_site(seat, action - BUILD)
        return 0

    def go_on(self) -> cython.int:
        """R4.5: a turn ends by itself once neither an action nor a scheme can be left (Q13)."""
        if self.actions == 0 and (self.hand_size[self.mover] == 0 or not self.plots_left()):
            self.end_turn()
        return 0

    def end_turn(self) -> cython.int:
        """R4.5, R8.3: plots against this turn are over; the next seat follows."""
        seat = self.mover
        announce(self, ENDED_TURN, seat)
        self.actions = 0
        for plot in range(BLOCKADE + 1):
            if self.lasting[seat * 5 + plot] != NONE:
                self.clear_lasting(seat, plot)
        self.mover = (seat + 1) % self.players
        if self.mover == self.first:
            self.end_round()
        else:
            self.begin_turn()
        return 0

    def end_round(self) -> cython.int:
        """R3.3, R12: the event goes; the game ends, or a season does, or the next round begins."""
        for card in range(15):
            while self.opened[card] > 0:
                self.opened[card] -= 1
                self.discard[card] += 1
                self.discard_size += 1
                announce(self, UNPICKED, card)
        self.opened_size = 0
        self.event_spent[self.event] += 1
        self.event = NONE
        self.mover = NONE
        self.constructed = 0
        self.set_effects()
        if self.cause != 0 or self.event_pile_size == 0:
            self.finish()
        elif self.round % SEASON_ROUNDS == 0:
            self.begin_council()
        else:
            self.begin_round()
        return 0

    def finish(self) -> cython.int:
        """R12, R13: the game is over and the bonuses are awarded."""
        bonuses = cython.declare(cython.int[5])
        self.phase = OVER
        self.waiting = 0
        announce(self, ENDED, self.cause - 1 if self.cause > 0 else 3)
        for seat in range(self.players):
            self.final_bonuses(seat, bonuses)
            for bonus in range(5):
                if bonuses[bonus] > 0:
                    announce(self, AWARDED, seat, bonuses[bonus], bonus)
        return 0

    def resume(self) -> cython.int:
        phase = self.phase
        if phase == TURN:
            if self.site != NONE:
                self.after_site()
            elif self.plot == COLLAPSE:
                self.finish_plot()
            else:
                self.go_on()
        elif phase == SHARING:
            self.next_taker()
        elif phase == ARRIVAL:
            self.begin_pick()
        elif phase == EVENT:
            self.begin_turn()
        else:
            self.deal_hands()
        return 0
