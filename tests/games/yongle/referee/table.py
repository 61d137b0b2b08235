"""The table: who has what, what lies where, and how cards come off the piles (R2.6, R4, R8.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from functools import cache

from tests.games.yongle.referee.box import (
    ADVISERS,
    BUILDINGS,
    CARDS,
    EVENTS,
    FAMILIES,
    MATERIAL_OF,
    PLOTS,
    PRINTED,
    RESOURCES,
    SEASONS,
    SITES,
)
from tests.games.yongle.referee.memory import Memory

CHANCE = "-"
Who = int | str
Asks = dict[Who, list[str]]
Script = Generator[Asks, tuple[Who, str], None]
Asking = Generator[Asks, tuple[Who, str], str]
Cards = Counter[str]


class Player:
    """One adviser: hand and plots, and all that lies in front."""

    def __init__(self) -> None:
        self.hand, self.plots = Cards(), Cards()
        self.city: set[str] = set()
        self.favour = 0
        self.origins = Counter[str]()
        self.built = False  # this round
        self.lasting: dict[str, int] = {}  # plots that lie here, with who played them
        self.sabotaged: str | None = None
        self.trust: int | None = None
        self.stake: int | None = None
        self.laid = Cards()
        self.blanks = 0  # that lie among them

    def count(self, family: str) -> int:
        return sum(BUILDINGS[name].family == family for name in self.city)

    def has_bonus(self, family: str) -> bool:
        """R6.1."""
        return family != "imperial" and self.count(family) >= 3

    def bonuses(self) -> list[str]:
        return [family for family in FAMILIES if self.has_bonus(family)]

    def resources(self) -> list[str]:
        return [card for card in RESOURCES if self.hand[card]]

    def units(self) -> int:
        """R13.3: as printed."""
        return sum(PRINTED[card] * self.hand[card] for card in RESOURCES)


def worded(verb: str, things: Iterable[str]) -> list[str]:
    return [f"{verb} {thing}" for thing in things]


def kinds(cards: Cards, names: Iterable[str] = CARDS) -> list[str]:
    return [name for name in names if cards[name] > 0]


def counts(cards: Cards, names: Iterable[str] = CARDS) -> dict[str, int]:
    return {name: cards[name] for name in kinds(cards, names)}


@cache
def worths(season: str, event: str | None) -> dict[str, int]:
    """R4.6, R9.1, R10.2."""
    rises = {"rafts": "wood", "quarries": "stone", "kilns": "porcelain", "caravan": "silk"}
    found = {}
    for card in RESOURCES:
        units, material = PRINTED[card], MATERIAL_OF[card]
        units -= season == "winter" and material == "wood"
        units += rises.get(event or "") == material
        units -= event == "shortage" and material in ("porcelain", "silk")
        found[card] = max(1, units)
    return found


class Table:
    """Everything that lies on the table, and what is going on there."""

    def __init__(self, players: int) -> None:
        self.seats = range(players)
        self.players = [Player() for _ in self.seats]
        self.memory = Memory(players)
        self.phase = "lot"
        self.odds: dict[str, int] = {}
        self.first = 0
        self.round = 0
        self.mover: int | None = None
        self.actions = 0
        self.pile, self.discards = Cards(CARDS), Cards()
        self.event: str | None = None
        self.events, self.past_events = Cards(dict.fromkeys(EVENTS, 2)), Cards()
        self.plots, self.past_plots = Cards(dict.fromkeys(PLOTS, 3)), Cards()
        self.buildings: list[set[str]] = [set(SITES)]  # what comes up earlier lies earlier
        self.row: list[str | None] = [None, None, None]
        self.halls: list[str] = []  # in play, built or not
        self.opened = Cards()  # Zheng He's
        self.cause: set[str] = set()
        self.over = False
        # What is being done.
        self.site: str | None = None
        self.due: dict[str, int] = {}
        self.paid: list[str] = []
        self.settled: list[str] = []  # with what the last `settle` paid
        self.plot: str | None = None
        self.victim: int | None = None
        self.material: str | None = None
        self.toll = 0
        self.looked: list[str] | None = None
        self.choices = 0
        self.council: str | None = None  # sealed, open

    # Numbers that season, event and plots change (R4.6).

    @property
    def season(self) -> str:
        return SEASONS[max(0, self.round - 1) // 3 % 4]

    def worth(self) -> dict[str, int]:
        """R5.3: of every resource card."""
        return worths(self.season, self.event)

    def plot_cost(self) -> int:
        """R8.1, R9.4, R10.3."""
        return max(1, 2 + (self.season == "spring") - (self.event == "intrigue"))

    def turn_actions(self, seat: int) -> int:
        """R4.1, R8.10, R9.5."""
        actions = 3 + (self.event == "zeal") - (self.event == "corvee")
        actions -= 2 * ("summons" in self.players[seat].lasting)
        return max(1, actions)

    # Asking.

    def ask(self, phase: str, who: Who, acts: list[str]) -> Asking:
        self.phase = phase
        _who, act = yield {who: acts}
        return act.partition(" ")[2] or act

    def chance(self, phase: str, verb: str, cards: Mapping[str, int]) -> Asking:
        """One of these things at random; `odds` says in how many ways each."""
        self.odds = {f"{verb} {name}": copies for name, copies in cards.items()}
        name = yield from self.ask(phase, CHANCE, list(self.odds))
        return name

    def after(self, seat: int) -> list[int]:
        """The others, clockwise."""
        count = len(self.seats)
        return [(seat + step) % count for step in range(1, count)]

    def in_order(self) -> list[int]:
        return [self.first, *self.after(self.first)]

    # The resource pile.

    def is_blocked(self, seat: int) -> bool:
        """R8.12: in the victim's turn, which is the only one in which it could take cards."""
        return self.mover == seat and "blockade" in self.players[seat].lasting

    def can_draw(self) -> bool:
        return self.pile.total() + self.discards.total() > 0

    def reshuffle(self) -> None:
        self.pile, self.discards = self.pile + self.discards, Cards()

    def top_card(self, phase: str, verb: str) -> Generator[Asks, tuple[Who, str], str | None]:
        """R4.3: one card off the pile; None if there is none."""
        if not self.pile.total():
            self.reshuffle()
        if not self.pile.total():
            return None
        known = self.memory.top_cards()
        card = yield from self.chance(phase, verb, Cards(known[:1]) or counts(self.pile))
        self.pile[card] -= 1
        return card

    def draw(self, seat: int, cards: int = 1) -> Script:
        if self.is_blocked(seat):
            return
        for _ in range(cards):
            card = yield from self.top_card("deal", "deal")
            if card is None:
                return
            self.memory.drawn(seat, card)
            self.players[seat].hand[card] += 1

    def discard(self, seat: int, card: str) -> None:
        self.players[seat].hand[card] -= 1
        self.memory.left(seat, card)
        self.discards[card] += 1

    # Plots.

    def plots_left(self) -> int:
        return self.plots.total() + self.past_plots.total()

    def learn(self, seat: int) -> Script:
        """R5.6, R7.3, R8.4."""
        if not self.plots.total():
            self.plots, self.past_plots = self.past_plots, Cards()
        if self.plots.total():
            plot = yield from self.chance("learn", "learn", counts(self.plots, PLOTS))
            self.plots[plot] -= 1
            self.players[seat].plots[plot] += 1

    def lift(self, seat: int, plot: str) -> None:
        """R8.4: a plot in front of a seat has done its work."""
        del self.players[seat].lasting[plot]
        self.past_plots[plot] += 1
        if plot == "sabotage":
            self.players[seat].sabotaged = None

    # Buildings.

    def open_sites(self) -> list[str]:
        built = {name for player in self.players for name in player.city}
        names = {*self.row, *self.halls} - built
        return [name for name in BUILDINGS if name in names]

    def fill_row(self) -> Script:
        """R5.5, Q15, Q31."""
        for place in range(3):
            while self.buildings and not self.buildings[0]:
                self.buildings.pop(0)
            if self.row[place] is None and self.buildings:
                layer = counts(Cards(self.buildings[0]), SITES)
                name = yield from self.chance("show", "show", layer)
                self.buildings[0].remove(name)
                self.row[place] = name

    def advisers(self, seats: Iterable[int]) -> list[str]:
        return [ADVISERS[seat] for seat in sorted(seats)]
