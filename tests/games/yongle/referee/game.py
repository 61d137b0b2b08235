"""The whole game: setting up, rounds, turns, the end and its bonuses (R2, R3, R4, R9, R12, R13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.games.yongle.referee import council
from tests.games.yongle.referee.box import BUILDINGS, EVENTS, FAMILIES, HALLS, SITES, THIS_TURN
from tests.games.yongle.referee.building import build, can_build
from tests.games.yongle.referee.intrigue import can_plot, can_scheme, play_plot, scheme
from tests.games.yongle.referee.table import Asking, Asks, Script, Table, Who, counts, kinds, worded

HALLS_IN_PLAY = {2: 2, 3: 3, 4: 5}


class Referee:
    """`asks` maps whoever must act to the acts that the rules leave open."""

    def __init__(self, players: int, first_passes: bool) -> None:
        self.first_passes = first_passes
        self.table = Table(players)
        self.script = self.whole_game()
        self.asks: Asks = next(self.script)

    def tell(self, who: Who, act: str, settled: Sequence[str] = ()) -> None:
        """An act; with `settle` comes what has been paid."""
        self.table.settled = list(settled)
        try:
            self.asks = self.script.send((who, act))
        except StopIteration:
            self.asks = {}

    def whole_game(self) -> Script:
        yield from self.set_up()
        table = self.table
        while not table.cause and table.events.total():
            self.begin_round()
            yield from self.play_round()
            if table.round % 3 == 0 and not table.cause and table.events.total():
                yield from council.meet(table)
        table.phase = "over"
        table.over = True

    # R2.

    def set_up(self) -> Script:
        table = self.table
        yield from self.draw_lots()
        yield from table.fill_row()
        for seat in table.in_order():
            yield from table.draw(seat, 4)
        number = HALLS_IN_PLAY[len(table.players)]
        if number == len(HALLS):
            table.halls = list(HALLS)
        while len(table.halls) < number:
            left = [name for name in HALLS if name not in table.halls]
            name = yield from table.chance("hall", "hall", dict.fromkeys(left, 1))
            table.halls.append(name)

    def draw_lots(self) -> Script:
        """R2.2, Q3."""
        table = self.table
        (pile,) = table.buildings
        tied = list(table.seats)
        while len(tied) > 1 and len(pile) >= len(tied):
            drawn = {}
            for seat in tied:
                left = {name: 1 for name in SITES if name in pile}
                drawn[seat] = yield from table.chance("lot", "lot", left)
                pile.remove(drawn[seat])
            most = max(BUILDINGS[name].favour for name in drawn.values())
            tied = [seat for seat in tied if BUILDINGS[drawn[seat]].favour == most]
            table.first = tied[0]
        table.buildings = [set(SITES)]

    # R3.

    def begin_round(self) -> None:
        """R3.5, R10.1, Q11."""
        table = self.table
        table.round += 1
        if self.first_passes and table.round > 1 and table.round % 3 == 1:
            table.first = table.after(table.first)[0]

    def play_round(self) -> Script:
        table = self.table
        event = yield from table.chance("event", "event", counts(table.events, EVENTS))
        table.events[event] -= 1
        table.event = event
        table.mover = table.first
        if event == "plans":
            yield from self.renew_row()
        if event == "zhenghe":
            yield from self.open_cards()
        for seat in table.in_order():
            yield from self.play_turn(seat)
        table.mover = None
        table.actions = 0
        table.past_events[event] += 1
        table.event = None
        table.discards += table.opened
        table.opened.clear()
        for player in table.players:
            player.built = False

    def renew_row(self) -> Script:
        """R9.8, Q31."""
        table = self.table
        table.buildings.append({name for name in table.row if name})
        table.row = [None, None, None]
        yield from table.fill_row()

    def open_cards(self) -> Script:
        """R9.10, Q32."""
        table = self.table
        for _ in range(len(table.players) + 1):
            card = yield from table.top_card("open", "open")
            if card is None:
                return
            table.memory.opened()
            table.opened[card] += 1

    # R4.

    def play_turn(self, seat: int) -> Script:
        table = self.table
        table.mover = seat
        table.actions = table.turn_actions(seat)
        yield from self.start_turn(seat)
        while table.actions or self.may_scheme(seat):
            act = yield from self.choose(seat)
            verb, _, thing = act.partition(" ")
            if verb == "end":
                break
            if verb == "draw":
                table.actions -= 1
                yield from table.draw(seat)
            else:
                deed = {"build": build, "scheme": scheme, "plot": play_plot}[verb]
                yield from deed(table, seat, thing)
        for plot in THIS_TURN:
            if plot in table.players[seat].lasting:
                table.lift(seat, plot)

    def may_scheme(self, seat: int) -> bool:
        """R4.5, Q13: as far as the others can see."""
        return self.table.players[seat].hand.total() > 0 and self.table.plots_left() > 0

    def start_turn(self, seat: int) -> Script:
        """R4.4."""
        table = self.table
        hand = table.players[seat].hand
        yield from table.draw(seat, (table.season == "summer") + (table.event == "tribute"))
        if table.opened.total():
            card = yield from table.ask("pick", seat, worded("pick", kinds(table.opened)))
            table.opened[card] -= 1
            hand[card] += 1
            table.memory.came_openly(seat, card)
        if table.event == "flood" and hand.total() >= 7:
            table.toll = 2
            while table.toll:
                card = yield from table.ask("flood", seat, worded("discard", kinds(hand)))
                table.toll -= 1
                table.discard(seat, card)

    def choose(self, seat: int) -> Asking:
        table = self.table
        acts = []
        if table.actions:
            if table.can_draw() and not table.is_blocked(seat):
                acts.append("draw")
            acts += worded("build", can_build(table, seat))
        acts += worded("scheme", can_scheme(table, seat))
        acts += worded("plot", can_plot(table, seat))
        table.phase = "turn"
        _who, act = yield {seat: [*acts, "end"]}
        return act

    # R13.

    def bonuses(self, seat: int, units: bool = True) -> Counter[str]:
        """R13.1 to R13.5, with or without what hands still hide."""
        players = self.table.players
        player = players[seat]
        found = Counter[str]()
        if all(player.count(family) for family in FAMILIES):
            found["families"] = 5
        if "imperial" in self.table.cause:
            found["halls"] = 2 * player.count("imperial")
        if units and player.units() and player.units() == max(other.units() for other in players):
            found["units"] = 2
        if player.city and len(player.city) == max(len(other.city) for other in players):
            found["most"] = 2
        found["plots"] = player.plots.total()
        return found

    def tally(self, seat: int) -> Counter[str]:
        """A seat's points by origin, once the game is over."""
        found = Counter(self.table.players[seat].origins)
        found.update(self.bonuses(seat))
        return found

    def scores(self) -> list[int]:
        return [self.tally(seat).total() for seat in self.table.seats]

    def reason(self) -> str:
        """R12.3, R12.4."""
        cause = self.table.cause
        return "both" if len(cause) == 2 else next(iter(cause), "events")

    def places(self) -> list[int]:
        """R13.6."""
        marks = [
            (score, player.count("imperial"), len(player.city), player.units())
            for score, player in zip(self.scores(), self.table.players, strict=True)
        ]
        return [1 + sum(other > mark for other in marks) for mark in marks]
