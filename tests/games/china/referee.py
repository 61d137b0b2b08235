"""China a second time, slow and plain, from the rulebook: it referees the real one.

It is told what everybody does and answers which acts it would offer. Nothing is shared with the
rules under test but the words of the notation and the tables of the boards.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path

CHANCE = "-"
COLOURS = ("purple", "yellow", "orange", "green", "red")
TILES = ("yellow", "orange", "green")
Need = frozenset[str]  # the colour of a piece's province; two for a border post


class Board:
    """One board, read from the tables."""

    def __init__(self, path: Path, name: str) -> None:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        self.colour = {row["province"]: row["colour"] for row in tables["provinces"]}
        spaces = [row for row in tables["spaces"] if name in row["boards"]]
        self.provinces = {row["town"]: row["provinces"] for row in spaces}
        self.ports = {row["town"] for row in spaces if row.get("port")}
        self.near: dict[str, set[str]] = {town: set() for town in self.provinces}
        for row in tables["roads"]:
            if name in row["boards"]:
                first, second = row["towns"]
                self.near[first].add(second)
                self.near[second].add(first)
        alliances = sorted(tables["alliances"], key=lambda row: row["alliance"])
        self.alliances = [row["provinces"] for row in alliances]

    def towns(self, province: str) -> list[str]:
        return [town for town, places in self.provinces.items() if province in places]


def pays_one(cards: tuple[str, ...], need: Need) -> bool:
    """Whether exactly these cards pay for one piece."""
    if len(need) == 1:
        if len(cards) == 1:
            return cards[0] in need
        return len(cards) == 2 and cards[0] == cards[1] and cards[0] not in need
    if len(cards) == 2:
        return set(cards) <= need
    own = [card for card in cards if card in need]
    joker = [card for card in cards if card not in need]
    return len(cards) == 3 and len(own) == 1 and joker[0] == joker[1]


def pays(cards: tuple[str, ...], needs: list[Need]) -> bool:
    """Whether the cards can be dealt out so that every piece is paid for and none is left."""
    if not needs:
        return not cards
    first, *others = needs
    for size in range(1, len(cards) + 1):
        for places in combinations(range(len(cards)), size):
            share = tuple(cards[place] for place in places)
            rest = tuple(card for place, card in enumerate(cards) if place not in places)
            if pays_one(share, first) and pays(rest, others):
                return True
    return False


def payments(hand: Counter[str], needs: list[Need]) -> set[str]:
    """All cards of a hand that pay exactly, as the notation writes them."""
    cards = sorted(hand.elements(), key=COLOURS.index)
    return {
        " ".join(chosen)
        for size in range(1, len(cards) + 1)
        for chosen in combinations(cards, size)
        if pays(chosen, needs)
    }


class Referee:
    """`asks` maps whoever must act to the acts that the rules leave open."""

    def __init__(self, players: int, options: dict[str, str], folder: Path) -> None:
        self.players, self.options = players, options
        self.board = Board(folder / "components.toml", options["board"])
        self.houses = max(3, players)
        removed = {2: 2, 3: 2, 4: 1, 5: 0}[players]
        copies = dict(zip(COLOURS, (10, 11, 11, 12, 13), strict=True))
        self.deck = Counter({colour: number - removed for colour, number in copies.items()})
        self.discards, self.row = Counter[str](), Counter[str]()
        self.hands = [Counter[str]() for _ in range(self.houses)]
        self.palaces: dict[str, int] = {}
        self.forts: set[str] = set()
        self.envoys = [Counter[str]() for _ in range(self.houses)]
        fort = options["fortifications"] == "yes"
        self.supply = [
            Counter(palace=20, emissary=8, fort=int(fort and house < players))
            for house in range(self.houses)
        ]
        self.points = [0] * players
        self.scored: set[str] = set()
        self.kept = [Counter[str]() for _ in range(players)]
        self.influence: dict[str, int] = {}
        self.specials = [{"emperor", "provinces", "card"} if players == 2 else set()] * players
        self.specials = [set(cards) for cards in self.specials]
        self.tiles: dict[str, str | None] = {}  # None lies face down
        self.tile_bag = Counter({tile: 6 for tile in TILES})
        self.won = [Counter[str]() for _ in range(self.houses)]
        self.exhausted = 0
        self.mover = self.house = 0
        self.pieces: list[tuple[list[str], Need]] = []
        self.started = False
        self.ending = ""
        self.wide = self.emperor_done = self.own_done = False
        self.founded = ""
        self.given = ""
        self.asks: dict[int | str, list[str]] = {}
        self.lay_out()

    # What lies where.

    def colour_of(self, provinces: Iterable[str]) -> Need:
        return frozenset(self.board.colour[province] for province in provinces)

    def count(self, house: int, province: str) -> int:
        return sum(
            owner == house and province in self.board.provinces[town]
            for town, owner in self.palaces.items()
        )

    def most(self, province: str) -> int:
        return max(self.count(house, province) for house in range(self.houses))

    def guests(self, province: str) -> int:
        return sum(envoys[province] for envoys in self.envoys)

    def is_empty(self, province: str) -> bool:
        towns = self.board.towns(province)
        standing = any(town in self.palaces or town in self.forts for town in towns)
        return not standing and not self.guests(province)

    def tiles_lie_hidden(self, province: str) -> bool:
        return any(
            self.tiles.get(town, "") is None and self.board.provinces[town] == [province]
            for town in self.board.towns(province)
        )

    # Chance.

    def lay_out(self) -> None:
        """Bonus tiles, then cards."""
        for province in self.board.colour:
            towns = [town for town in self.board.towns(province)]
            quiet = [
                town
                for town in towns
                if len(self.board.near[town]) < 3 and len(self.board.provinces[town]) == 1
            ]
            lying = [town for town in towns if town in self.tiles]
            if self.options["bonus"] == "yes" and len(lying) < 2:
                self.asks = {CHANCE: [f"hide {town}" for town in quiet if town not in lying]}
                return
        self.deal()

    def deal(self) -> None:
        short = [seat for seat in range(self.players) if sum(self.hands[seat].values()) < 3]
        if short:
            self.asks = {CHANCE: [f"deal {colour}" for colour in COLOURS if self.deck[colour]]}
        else:
            self.fill_row()

    def fill_row(self) -> None:
        if sum(self.row.values()) < 4 and sum(self.deck.values()):
            self.asks = {CHANCE: [f"open {colour}" for colour in COLOURS if self.deck[colour]]}
        elif self.started:
            self.own_part_is_over()
        else:
            self.started = True
            self.fill_court()

    def fill_court(self) -> None:
        if self.players == 2 and sum(self.hands[2].values()) < 3 and sum(self.deck.values()):
            self.asks = {CHANCE: [f"grant {colour}" for colour in COLOURS if self.deck[colour]]}
        elif self.own_done:
            self.next_player()
        else:
            self.begin()

    def from_deck(self, colour: str, place: Counter[str]) -> None:
        self.deck[colour] -= 1
        place[colour] += 1
        if not sum(self.deck.values()):
            self.exhausted += 1
            if self.exhausted == 1:
                self.deck, self.discards = self.discards, Counter()
                if not sum(self.deck.values()):
                    self.exhausted = 2

    # The turn.

    def begin(self) -> None:
        self.house, self.pieces, self.founded = self.mover, [], ""
        self.empty = {province for province in self.board.colour if self.is_empty(province)}
        hand = self.hands[self.mover]
        acts = list(self.placements())
        drawable = sum(self.deck.values()) + sum(self.row.values())
        if drawable and sum(hand.values()):
            acts += [f"exchange {colour}" for colour in COLOURS if hand[colour]]
        else:
            acts.append("pass")
        self.asks = {self.mover: acts + list(self.special_acts())}

    def special_acts(self) -> Iterator[str]:
        cards = self.specials[self.mover]
        held = sum(self.hands[self.mover].values())
        if "provinces" in cards and len(self.pieces) < 2 and held > 1:
            yield "use provinces"
        if not self.pieces:
            if "emperor" in cards and not self.emperor_done and self.emperor_acts():
                yield "use emperor"
            if "card" in cards and held and sum(self.row.values()):
                yield "use card"

    def second_fits(self, provinces: list[str]) -> bool:
        """Whether another piece may stand there beside the first one."""
        if not self.pieces:
            return True
        if len(self.pieces) == 2:
            return False
        homes = self.pieces[0][0]
        if self.wide and provinces != homes:
            return True
        together = {*homes, *provinces}
        return bool(set(homes) & set(provinces)) and not together & self.empty

    def affordable(self, provinces: list[str]) -> bool:
        needs = [need for _, need in self.pieces] + [self.colour_of(provinces)]
        return bool(payments(self.hands[self.house], needs))

    def placements(self, only: str = "", kinds: str = "palace fort emissary") -> Iterator[str]:
        """Pieces of the present house; in one province only, if it is named."""
        supply = self.supply[self.house]
        for town, provinces in self.board.provinces.items():
            if (only and only not in provinces) or town in self.palaces:
                continue
            if not self.second_fits(provinces) or not self.affordable(provinces):
                continue
            seen = [place for place in provinces if not self.tiles_lie_hidden(place)]
            if supply["palace"] and "palace" in kinds and (only or seen):
                yield f"palace {town}"
            if supply["fort"] and "fort" in kinds and town not in self.forts:
                yield f"fortify {town}"
        for province in self.board.colour:
            if only and only != province:
                continue
            if not self.second_fits([province]) or not self.affordable([province]):
                continue
            if supply["emissary"] and "emissary" in kinds:
                if self.guests(province) < self.most(province):
                    yield f"emissary {province}"
            if supply["palace"] and "palace" in kinds and not only:
                if self.tiles_lie_hidden(province):
                    yield f"found {province}"

    def emperor_acts(self) -> list[str]:
        """What the Emperor can place: in occupied provinces, else in empty ones."""
        before, self.house = self.house, 2
        found = list(self.placements(kinds="palace emissary"))
        self.house = before
        occupied = [act for act in found if not self.is_empty(self.place_of(act))]
        return occupied or found

    def place_of(self, act: str) -> str:
        thing = act.split()[1]
        return self.board.provinces[thing][0] if thing in self.board.provinces else thing

    def ask_pay(self) -> None:
        needs = [need for _, need in self.pieces]
        acts = [f"pay {cards}" for cards in payments(self.hands[self.house], needs)]
        if self.house == self.mover:
            acts += self.placements() if len(self.pieces) < 2 else []
            acts += [act for act in self.special_acts() if act == "use provinces"]
        self.asks = {self.mover: acts}

    def piece_stands(self, provinces: list[str]) -> None:
        self.pieces.append((provinces, self.colour_of(provinces)))
        self.founded = ""
        for province in sorted(provinces, key=list(self.board.colour).index):
            if self.tiles_lie_hidden(province) and self.most(province):
                self.founded = province
                self.ask_tile()
                return
        self.ask_pay()

    def ask_tile(self) -> None:
        self.asks = {CHANCE: [f"turn {tile}" for tile in TILES if self.tile_bag[tile]]}

    def ask_draw(self) -> None:
        hand = self.hands[self.mover]
        acts = [f"take {colour}" for colour in COLOURS if self.row[colour]]
        if sum(self.deck.values()):
            acts.append("draw")
        if sum(hand.values()) < 3 and acts:
            self.asks = {self.mover: acts}
        else:
            self.fill_row()

    def own_part_is_over(self) -> None:
        self.own_done, self.wide = True, False
        if self.players == 2 and not self.emperor_done:
            self.emperor_begins()
        else:
            self.next_player()

    def emperor_begins(self) -> None:
        self.emperor_done = True
        acts = self.emperor_acts()
        if acts:
            self.house = 2
            self.asks = {self.mover: [*acts, "stay"]}
        elif self.own_done:
            self.next_player()
        else:
            self.begin()

    def next_player(self) -> None:
        self.own_done = self.emperor_done = False
        if self.exhausted == 2 and self.mover == self.players - 1:
            self.end("deck")
            return
        self.mover = (self.mover + 1) % self.players
        self.begin()

    # Acts.

    def tell(self, seat: int | str, act: str) -> None:
        """Somebody does what was offered."""
        assert act in self.asks[seat], act
        verb, _, thing = act.partition(" ")
        getattr(self, f"do_{verb}")(thing)

    def do_hide(self, town: str) -> None:
        self.tiles[town] = None
        self.lay_out()

    def do_deal(self, colour: str) -> None:
        if self.started:
            self.from_deck(colour, self.hands[self.mover])
            self.ask_draw()
        else:
            short = [seat for seat in range(self.players) if sum(self.hands[seat].values()) < 3]
            self.from_deck(colour, self.hands[short[0]])
            self.deal()

    def do_open(self, colour: str) -> None:
        self.from_deck(colour, self.row)
        self.fill_row()

    def do_grant(self, colour: str) -> None:
        self.from_deck(colour, self.hands[2])
        self.fill_court()

    def do_turn(self, tile: str) -> None:
        hidden = [
            town for town in self.board.towns(self.founded) if self.tiles.get(town, "") is None
        ]
        # The order of the two is that of the words of the notation.
        self.tiles[min(hidden, key=TOWN_ORDER.index)] = tile
        self.tile_bag[tile] -= 1
        if len(hidden) == 2:
            self.ask_tile()
        elif self.most(self.founded):
            self.founded = ""
            self.ask_pay()
        else:
            self.asks = {self.mover: list(self.placements(self.founded, "palace"))}

    def do_found(self, province: str) -> None:
        self.founded = province
        self.ask_tile()

    def do_palace(self, town: str) -> None:
        self.palaces[town] = self.house
        self.supply[self.house]["palace"] -= 1
        tile = self.tiles.pop(town, None)
        if tile:
            self.won[self.house][tile] += 1
        provinces = self.board.provinces[town]
        for province in provinces:
            if all(site in self.palaces for site in self.board.towns(province)):
                self.score(province)
        self.piece_stands(provinces)

    def do_fortify(self, town: str) -> None:
        self.forts.add(town)
        self.supply[self.house]["fort"] -= 1
        self.piece_stands(self.board.provinces[town])

    def do_emissary(self, province: str) -> None:
        self.envoys[self.house][province] += 1
        self.supply[self.house]["emissary"] -= 1
        self.piece_stands([province])

    def do_pay(self, cards: str) -> None:
        played = Counter(cards.split())
        self.hands[self.house] -= played
        self.discards += played
        self.pieces = []
        if self.house == self.mover and self.options["influence"] == "yes":
            if len(played) > 1:
                self.asks = {self.mover: [f"keep {colour}" for colour in played]}
                return
            self.keep(next(iter(played)))
        self.after_payment()

    def do_keep(self, colour: str) -> None:
        self.keep(colour)
        self.after_payment()

    def keep(self, colour: str) -> None:
        self.discards[colour] -= 1
        self.kept[self.mover][colour] += 1
        if self.kept[self.mover][colour] >= self.kept[1 - self.mover][colour]:
            self.influence[colour] = self.mover

    def after_payment(self) -> None:
        if not self.anything_left():
            self.end("full")
        elif self.house == self.mover:
            self.ask_draw()
        else:
            self.fill_court()

    def anything_left(self) -> bool:
        left = Counter[str]()
        for supply in self.supply:
            left += supply
        free = [town for town in self.board.provinces if town not in self.palaces]
        if free and left["palace"]:
            return True
        if left["fort"] and set(free) - self.forts:
            return True
        rooms = [place for place in self.board.colour if self.guests(place) < self.most(place)]
        return bool(rooms and left["emissary"])

    def do_exchange(self, colour: str) -> None:
        self.hands[self.mover][colour] -= 1
        self.discards[colour] += 1
        self.ask_draw()

    def do_take(self, colour: str) -> None:
        self.row[colour] -= 1
        self.hands[self.mover][colour] += 1
        if self.given:
            self.row[self.given] += 1
            self.given = ""
            self.begin()
        else:
            self.ask_draw()

    def do_draw(self, _: str) -> None:
        self.asks = {CHANCE: [f"deal {colour}" for colour in COLOURS if self.deck[colour]]}

    def do_use(self, special: str) -> None:
        self.specials[self.mover].remove(special)
        if special == "emperor":
            self.emperor_begins()
        elif special == "card":
            hand = self.hands[self.mover]
            self.asks = {self.mover: [f"give {colour}" for colour in COLOURS if hand[colour]]}
        else:
            self.wide = True
            if self.pieces:
                self.ask_pay()
            else:
                self.begin()

    def do_give(self, colour: str) -> None:
        self.hands[self.mover][colour] -= 1
        self.given = colour
        self.asks = {self.mover: [f"take {card}" for card in COLOURS if self.row[card]]}

    def do_stay(self, _: str) -> None:
        if self.own_done:
            self.next_player()
        else:
            self.begin()

    def do_pass(self, _: str) -> None:
        self.own_part_is_over()

    # Scoring.

    def ranks(self, numbers: list[int]) -> list[int]:
        order = sorted({number for number in numbers if number}, reverse=True)
        return [
            0
            if not number
            else sum(numbers)
            if number == order[0]
            else order[order.index(number) - 1]
            for number in numbers
        ]

    def score(self, province: str) -> None:
        self.scored.add(province)
        found = self.ranks([self.count(house, province) for house in range(self.houses)])
        for house, points in enumerate(found):
            strong = any(
                self.palaces.get(town) == house and town in self.forts
                for town in self.board.towns(province)
            )
            seat = house
            if house == self.players:
                seat = self.influence.get(self.board.colour[province], -1)
            if seat >= 0:
                self.points[seat] += points * (2 if strong else 1)

    def end(self, reason: str) -> None:
        self.ending, self.asks = reason, {}
        for province in self.board.colour:
            if province not in self.scored:
                self.score(province)
        harbours = [
            sum(self.palaces.get(town) == house for town in self.board.ports)
            for house in range(self.houses)
        ]
        for seat, points in enumerate(self.ranks(harbours)[: self.players]):
            self.points[seat] += points
        for pair in self.board.alliances:
            best = [max(envoys[province] for envoys in self.envoys) for province in pair]
            for seat in range(self.players):
                own = [self.envoys[seat][province] for province in pair]
                if own == best and all(own):
                    self.points[seat] += sum(map(self.guests, pair))
        for seat in range(self.players):
            towns = {town for town, owner in self.palaces.items() if owner == seat}
            self.points[seat] += self.best_roads(frozenset(towns), {})
            for tile in TILES:
                if 0 < self.won[seat][tile] == max(won[tile] for won in self.won):
                    self.points[seat] += 6

    def best_roads(self, towns: frozenset[str], known: dict[frozenset[str], int]) -> int:
        """Some town is in no chain, or in one of all chains that it can be in."""
        if towns not in known:
            best = 0
            if towns:
                first = min(towns, key=lambda town: (len(self.board.near[town] & towns), town))
                best = self.best_roads(towns - {first}, known)
                for chain in self.chains(first, towns):
                    points = len(chain) * (2 if chain & self.forts else 1)
                    best = max(best, points + self.best_roads(towns - chain, known))
            known[towns] = best
        return known[towns]

    def chains(self, first: str, towns: frozenset[str]) -> set[frozenset[str]]:
        found, paths = set(), [(first,)]
        while paths:
            path = paths.pop()
            if len(path) > 3:
                found.add(frozenset(path))
            for town in self.board.near[path[-1]] & towns - set(path):
                paths.append((*path, town))
            for town in self.board.near[path[0]] & towns - set(path):
                paths.append((town, *path))
        return found


TOWN_ORDER: list[str] = []  # filled by the test, from the notation
