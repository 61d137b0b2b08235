"""Middle Ages a second time, slow and plain, from the rulebook: it referees the real one.

It is told what everybody does and answers which acts it would offer. Nothing is shared with the
rules under test but the words of the notation.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

DOMAINS = ["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"]
# number: (type, symbol, blue copies, orange copies)
TILES = {
    1: ("field", "", 4, 1),
    2: ("field", "peasant", 3, 2),
    3: ("field", "chest", 3, 1),
    4: ("mill", "", 3, 1),
    5: ("mill", "peasant", 3, 2),
    6: ("mill", "chest", 3, 1),
    7: ("village", "", 2, 1),
    8: ("village", "peasant", 3, 2),
    9: ("village", "chest", 3, 1),
    10: ("rampart", "", 3, 2),
    11: ("rampart", "peasant", 2, 1),
    12: ("rampart", "chest", 2, 1),
    13: ("market", "", 2, 1),
    14: ("market", "peasant", 2, 1),
    15: ("market", "chest", 2, 2),
    16: ("barracks", "", 2, 2),
    17: ("barracks", "peasant", 2, 1),
    18: ("barracks", "chest", 1, 1),
    19: ("church", "", 1, 1),
    20: ("church", "peasant", 2, 1),
    21: ("church", "chest", 1, 2),
    22: ("palace", "", 1, 2),
    23: ("palace", "chest", 2, 2),
}
INCOME = {
    "field": (2, {"field"}),
    "mill": (2, {"mill"}),
    "village": (2, {"village", "rampart"}),
    "rampart": (2, {"field", "rampart"}),
    "market": (2, {"mill", "market"}),
    "barracks": (2, {"village", "barracks"}),
    "church": (3, {"church"}),
    "palace": (3, {"palace"}),
}
CARDS = {
    "skilled-trades": "gain 1 peasant",
    "precious-goods": "gain 1 chest",
    "alliance": "gain 3 church palace",
    "barbarian-invasion": "lose mill field",
    "black-death": "lose village barracks",
    "new-defences": "gain 3 rampart",
    "triumphant-return": "gain 2 market barracks",
    "many-births": "gain 2 mill village",
    "peasant-revolt": "lose palace",
    "restoration": "restore",
    "good-harvests": "gain 2 field",
    "rebuilding-aid": "graves 3",
    "vast-estate": "different 2",
    "lavish-ceremonies": "gain -2 church palace",
    "earthquake": "lose rampart",
}
CHANCE = "-"


@dataclass
class Lord:
    """A player: the fief has a stack of numbers for every domain."""

    seat: int
    money: int = 0
    fief: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in DOMAINS})
    graveyard: list[int] = field(default_factory=list)
    coins: set[str] = field(default_factory=set)
    plots: dict[str, str] = field(default_factory=dict)
    at: tuple[int, int] | None = None  # row and place, from 0
    scout: tuple[int, int] | None = None

    def count(self, what: str) -> int:
        """Tiles of a type, or symbols, in the fief."""
        if what in DOMAINS:
            return len(self.fief[what])
        return sum(TILES[number][1] == what for stack in self.fief.values() for number in stack)

    def bury(self, domain: str) -> None:
        if self.fief[domain]:
            self.graveyard.append(self.fief[domain].pop())

    def unbury(self, number: int) -> None:
        self.graveyard.remove(number)
        self.fief[TILES[number][0]].append(number)


class Referee:
    """`asks` maps whoever must act to the acts that the rules leave open."""

    def __init__(self, players: int, events: str) -> None:
        self.lords = [Lord(seat) for seat in range(players)]
        self.pile = Counter({number: tile[2] for number, tile in TILES.items()})
        self.orange = Counter[int]()
        if players > 3:
            self.orange.update({number: tile[3] for number, tile in TILES.items()})
        self.discards: list[int] = []
        self.top: int | None = None
        self.rows: list[list[int | None]] = [[], [], [], []]
        self.cards = [] if events == "random" else events.split("+")
        self.plot_supply = set(DOMAINS)
        self.coin_supply = 8
        self.order: list[Lord] = []
        self.turns: list[Lord] = []
        self.round = 0
        self.chosen = ""
        self.effect_of: tuple[Lord, str] | None = None
        self.restoring: list[Lord] = []
        self.over = False
        self.asks: dict[int | str, list[str]] = {}
        self.filling = 0
        self.fill()

    # The table is laid.

    def fill(self) -> None:
        """Tiles for the row until it is complete, and a look at the pile afterwards."""
        row = self.rows[self.filling]
        wanted = len(self.lords) + 1
        if self.top is not None and len(row) < wanted:
            row.append(self.top)
            row.sort(key=int)  # type: ignore[arg-type]
            self.top = None
        if len(row) < wanted and not self.pile.total():
            self.pile = self.orange if self.orange.total() else Counter(self.discards)
            if self.pile is self.orange:
                self.orange = Counter()
            else:
                self.discards = []
        if self.top is None and self.pile.total():
            self.asks = {CHANCE: [f"draw {n}" for n in TILES if self.pile[n]]}
            return
        if self.round:
            self.after_refill()
        elif self.filling < 3:
            self.filling += 1
            self.fill()
        else:
            self.ask_cards()

    def ask_cards(self) -> None:
        if len(self.cards) < 4:
            self.asks = {CHANCE: [f"card {card}" for card in CARDS if card not in self.cards]}
        else:
            self.ask_lots()

    def ask_lots(self) -> None:
        left = [lord for lord in self.lords if lord not in self.order]
        if len(left) > 1:
            self.asks = {CHANCE: [f"lot {lord.seat}" for lord in left]}
            return
        self.order += left
        self.turns = list(self.order)
        self.ask_first()

    def ask_first(self) -> None:
        if self.turns:
            self.ask_lord(self.turns[0], 0)
        else:
            self.new_round()

    def ask_lord(self, lord: Lord, row: int) -> None:
        taken = {other.at for other in self.lords}
        taken |= {other.scout for other in self.lords if other is not lord}
        places = range(len(self.lords) + 1)
        self.asks = {lord.seat: [f"lord {p + 1}" for p in places if (row, p) not in taken]}

    # A round.

    def row_of(self, round_number: int) -> int:
        return (round_number - 1) % 4

    def new_round(self) -> None:
        self.round += 1
        row = self.row_of(self.round)
        standing = {lord.at[1]: lord for lord in self.lords if lord.at and lord.at[0] == row}
        for place, number in enumerate(self.rows[row]):
            if place not in standing and number is not None:
                self.discards.append(number)
                self.rows[row][place] = None
        self.order = [standing[place] for place in sorted(standing)]
        self.turns = list(self.order)
        self.next_turn()

    def next_turn(self) -> None:
        if not self.turns:
            self.end_round()
        elif self.round == 16:
            lord = self.turns[0]
            assert lord.at is not None
            left, lord.at = lord.at, None
            self.take(lord, left)
        else:
            self.ask_lord(self.turns[0], self.row_of(self.round + 1))

    def go(self, lord: Lord, place: int) -> None:
        left = lord.at
        row = self.row_of(self.round + 1)
        lord.at = (row, place)
        if lord.scout and lord.scout[0] == row:
            lord.scout = None
        if left is None:  # the first placement
            self.turns.pop(0)
            self.ask_first()
        else:
            self.take(lord, left)

    def take(self, lord: Lord, left: tuple[int, int]) -> None:
        row, place = left
        number = self.rows[row][place]
        assert number is not None
        self.rows[row][place] = None
        domain = TILES[number][0]
        lord.fief[domain].append(number)
        self.effect_of = (lord, domain)
        self.asks = {}
        getattr(self, domain)(lord)
        if not self.asks:
            self.income()

    def others(self, lord: Lord) -> list[Lord]:
        return [other for other in self.lords if other is not lord]

    def give(self, payer: Lord, payee: Lord) -> None:
        coins = min(2, payer.money)
        payer.money -= coins
        payee.money += coins

    def field(self, lord: Lord) -> None:
        lord.money += lord.count("peasant")

    def mill(self, lord: Lord) -> None:
        for other in self.others(lord):
            if other.count("mill") < lord.count("mill"):
                self.give(other, lord)

    def village(self, lord: Lord) -> None:
        self.ask_back(lord)

    def rampart(self, lord: Lord) -> None:
        closed = {other.scout for other in self.others(lord)}
        lords_at = {other.at for other in self.lords}
        assert lord.at is not None or self.round == 16
        rows = [self.row_of(r) for r in range(self.round + 2, self.round + 4) if r <= 16]
        places = [(row, p) for row in sorted(rows) for p in range(len(self.lords) + 1)]
        open_ones = [spot for spot in places if spot not in closed and spot not in lords_at]
        if open_ones:
            self.asks = {lord.seat: [f"scout {row + 1} {p + 1}" for row, p in open_ones]}

    def market(self, lord: Lord) -> None:
        lord.money += lord.count("chest")

    def barracks(self, lord: Lord) -> None:
        for other in self.others(lord):
            if other.count("rampart") < lord.count("barracks"):
                built = [domain for domain in DOMAINS if other.fief[domain]]
                if built:
                    other.bury(built[0])
                self.give(other, lord)

    def church(self, lord: Lord) -> None:
        free = [domain for domain in DOMAINS if domain not in lord.coins]
        if free and self.coin_supply:
            self.asks = {lord.seat: [f"coin {domain}" for domain in free]}

    def palace(self, lord: Lord) -> None:
        tokens = [kind for kind in DOMAINS if kind in self.plot_supply and self.homes(lord, kind)]
        if tokens:
            self.asks = {lord.seat: [f"plot {kind}" for kind in tokens]}

    def homes(self, lord: Lord, kind: str) -> list[str]:
        """Domains that could take a plot token."""
        return [d for d in DOMAINS if d not in lord.plots and kind not in INCOME[d][1]]

    def ask_back(self, lord: Lord) -> None:
        """A tile comes back; whoever has no real choice is not asked."""
        choices = sorted(set(lord.graveyard))
        if len(choices) == 1:
            lord.unbury(choices[0])
        elif choices:
            self.asks = {lord.seat: [f"restore {number}" for number in choices]}

    def worth(self, lord: Lord, domain: str) -> int:
        """An income as it stands."""
        each, types = INCOME[domain]
        types = types | {lord.plots[domain]} if domain in lord.plots else types
        return (each + (domain in lord.coins)) * sum(lord.count(kind) for kind in types)

    def income(self) -> None:
        assert self.effect_of is not None
        lord, domain = self.effect_of
        self.effect_of = None
        lord.money += self.worth(lord, domain)
        self.turns.pop(0)
        self.next_turn()

    def end_round(self) -> None:
        if self.round <= 12:
            self.filling = self.row_of(self.round)
            self.rows[self.filling] = []
            self.fill()
        else:
            self.after_refill()

    # Events and the end.

    def after_refill(self) -> None:
        if self.round % 4:
            self.new_round()
            return
        verb, *words = CARDS[self.cards[self.round // 4 - 1]].split()
        self.restoring = []
        for lord in self.lords:
            if verb == "gain":
                coins = int(words[0]) * sum(lord.count(what) for what in words[1:])
                lord.money = max(0, lord.money + coins)
            elif verb == "lose":
                for domain in words:
                    lord.bury(domain)
            elif verb == "graves":
                lord.money += int(words[0]) * len(lord.graveyard)
            elif verb == "different":
                lord.money += int(words[0]) * sum(bool(stack) for stack in lord.fief.values())
        if verb == "restore":
            self.restoring = list(self.order)
        self.next_restoring()

    def next_restoring(self) -> None:
        self.asks = {}
        while self.restoring and not self.asks:
            self.ask_back(self.restoring[0])
            if not self.asks:
                self.restoring.pop(0)
        if self.asks:
            return
        if self.round < 16:
            self.new_round()
            return
        self.over = True
        for lord in self.lords:
            lord.money -= 10 * sum(not stack for stack in lord.fief.values())

    def points(self) -> list[int]:
        return [lord.money for lord in self.lords]

    def winners(self) -> list[int]:
        def mark(lord: Lord) -> list[int]:
            return [lord.money, *(lord.count(domain) for domain in reversed(DOMAINS))]

        best = max(mark(lord) for lord in self.lords)
        return [lord.seat for lord in self.lords if mark(lord) == best]

    # What is told.

    def tell(self, seat: int | str, act: str) -> None:
        """Somebody did this."""
        verb, *things = act.split()
        thing = things[0]
        if seat == CHANCE:
            if verb == "draw":
                self.pile[int(thing)] -= 1
                self.top = int(thing)
                self.fill()
            elif verb == "card":
                self.cards.append(thing)
                self.ask_cards()
            else:
                self.order.append(self.lords[int(thing)])
                self.ask_lots()
            return
        lord = self.lords[int(seat)]
        if verb == "lord":
            self.go(lord, int(thing) - 1)
        elif verb == "restore":
            lord.unbury(int(thing))
            if self.restoring:
                self.restoring.pop(0)
                self.next_restoring()
            else:
                self.income()
        elif verb == "scout":
            lord.scout = (int(thing) - 1, int(things[1]) - 1)
            self.income()
        elif verb == "coin":
            lord.coins.add(thing)
            self.coin_supply -= 1
            self.income()
        elif verb == "plot":
            self.chosen = thing
            self.plot_supply.remove(thing)
            self.asks = {lord.seat: [f"under {d}" for d in self.homes(lord, thing)]}
        else:
            lord.plots[thing] = self.chosen
            self.chosen = ""
            self.income()
