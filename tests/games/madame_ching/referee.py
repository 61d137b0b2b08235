"""Madame Ching a second time, slow and plain, from the rules text: it referees the real one.

The whole game is one script that stops wherever somebody must act and says which acts it would
allow. Colours, symbols and missions are read from the tables in rules.en.md; nothing is shared
with the rules under test but the words of the notation.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import paravent

CHANCE = "-"
Who = int | str
Asks = dict[Who, list[str]]
Script = Generator[Asks, tuple[Who, str], None]
Asking = Generator[Asks, tuple[Who, str], str]

TEXT = (Path(paravent.__path__[0]) / "games/madame_ching/text/rules.en.md").read_text("utf-8")
JUNKS = ("red", "blue", "yellow", "beige")
SYMBOLS = ("map", "lantern", "kite", "sword")
SKILL = dict(zip(("cartography", "night", "meteorology", "combat"), SYMBOLS, strict=True))
SKILLS = (*SKILL, "elite")
GEMS = ("blue", "red", "white")
PILOTS = (*(f"pilot-{symbol}" for symbol in SYMBOLS), "pilot")
KINDS = {
    "ching": 4,
    "thief": 2,
    **{f"siren-{symbol}": 1 for symbol in SYMBOLS},
    "traitor": 3,
    "sea-dog": 2,
    **{f"pilot-{symbol}": 1 for symbol in SYMBOLS},
    "pilot": 2,
    "oracle": 3,
    "merchant": 3,
    **{f"treasure-{value}": 2 for value in (1, 2, 3)},
}
PLAYED = [kind for kind in KINDS if kind not in ("ching", "merchant") and "treasure" not in kind]


def read_colours() -> dict[int, str]:
    sentence = re.search(r"blocks of numbers: (.*?) \(Q1\)", TEXT)
    assert sentence
    found = {}
    for block in sentence[1].split(", "):
        name, _, ends = block.rpartition(" ")
        first, last = map(int, ends.split("-"))
        found |= dict.fromkeys(range(first, last + 1), name)
    return found


def read_symbols() -> dict[int, str]:
    rows = re.findall(r"(?m)^\| (map|lantern|kite|sword) \| ([\d, ]+) \|$", TEXT)
    return {int(number): symbol for symbol, numbers in rows for number in numbers.split(", ")}


def read_missions() -> list[tuple[int, Counter[str]]]:
    """Each tile with its number and what it pays, in the order of their letters."""
    found = []
    for number, tiles in re.findall(r"(?m)^\| (\d\d) \| (.*\d.*) \|$", TEXT):
        for tile in tiles.split("; "):
            pays: Counter[str] = Counter()
            for count, thing in re.findall(r"(\d) (\w+)", tile):
                pays[thing.removesuffix("s")] += int(count)
            found.append((int(number), pays))
    return found


COLOUR, SYMBOL, MISSIONS = read_colours(), read_symbols(), read_missions()
LETTERS = [chr(ord("a") + place) for place in range(len(MISSIONS))]


class Voyage:
    """One expedition: its cards as they lie, and those that Sirens have turned."""

    def __init__(self) -> None:
        self.cards: list[int | str] = []
        self.turned: list[int | str] = []

    def last(self) -> int:
        return max(card for card in self.cards if isinstance(card, int))

    def colours(self) -> int:
        numbers = {COLOUR[card] for card in self.cards if isinstance(card, int)}
        return len(numbers) + sum(isinstance(card, str) for card in self.cards)

    def space(self) -> int:
        return len(self.cards) * min(7, self.colours())

    def signs(self) -> list[str]:
        """Every symbol, turned or not."""
        return [sign for card in self.cards if (sign := sign_of(card))]

    def live(self) -> Counter[str]:
        """The symbols that make skills."""
        return Counter(self.signs()) - Counter(sign_of(card) or "" for card in self.turned)


def sign_of(card: int | str) -> str | None:
    if isinstance(card, int):
        return SYMBOL.get(card)
    return card.partition("-")[2] or None


class Referee:
    """`asks` maps whoever must act to the acts that the rules leave open."""

    def __init__(self, players: int, teams: bool, fortune: int) -> None:
        self.players, self.teams, self.fortune = players, teams, fortune
        self.each = 2 if players == 2 else 1  # junks
        seats = range(players)
        self.deck, self.discards = set(COLOUR), set[int]()
        self.hands = [set[int]() for _ in seats]
        self.open, self.hidden = set[int](), set[int]()
        self.sea = [Voyage() for _ in range(players * self.each)]
        self.meetings, self.past = Counter(KINDS), Counter[str]()
        self.held = [Counter[str]() for _ in seats]
        self.piles = Counter(dict.fromkeys(SKILLS, 4))
        self.ready = [Counter[str]() for _ in seats]
        self.spent = [Counter[str]() for _ in seats]
        self.loot = [Counter[str]() for _ in seats]  # coins and gems
        self.board: set[str] = set()
        self.hong_kong: int | None = None
        self.pearl: int | None = None
        self.ending = ""
        self.round = 0
        self.script = self.whole_game()
        self.asks: Asks = next(self.script)

    def tell(self, who: Who, act: str) -> None:
        try:
            self.asks = self.script.send((who, act))
        except StopIteration:
            self.asks = {}

    def ask(self, who: Who, acts: list[str]) -> Asking:
        _who, act = yield {who: acts}
        return act

    # R2, R3, R10, R11.

    def whole_game(self) -> Script:
        bag = list(LETTERS)
        while len(self.board) < (12 if self.players == 3 else 14):
            act = yield from self.ask(CHANCE, [f"place {tile}" for tile in bag])
            tile = act.split()[1]
            bag.remove(tile)
            number = MISSIONS[LETTERS.index(tile)][0]
            there = sum(MISSIONS[LETTERS.index(other)][0] == number for other in self.board)
            if there < (1 if number in (41, 47) else 2):
                self.board.add(tile)
        for _ in range(5 if self.players == 2 else 4):
            for seat in range(self.players):
                yield from self.draw(seat)
        while not self.ending:
            self.round += 1
            yield from self.play_round()
            if self.round == 200 and not self.ending:
                self.ending = "rounds"
        for junk, voyage in enumerate(self.sea):
            if len(voyage.cards) > 1:
                self.loot[junk // self.each]["coin"] += len(set(voyage.signs()))

    def from_deck(self) -> Generator[Asks, tuple[Who, str], int | None]:
        if not self.deck:
            self.deck, self.discards = self.discards, set()
        if not self.deck:
            return None
        act = yield from self.ask(CHANCE, [f"deal {card}" for card in sorted(self.deck)])
        card = int(act.split()[1])
        self.deck.remove(card)
        return card

    def draw(self, seat: int) -> Script:
        card = yield from self.from_deck()
        if card is not None:
            self.hands[seat].add(card)

    def play_round(self) -> Script:
        for place in range(self.players * self.each):
            card = yield from self.from_deck()
            if card is not None:
                (self.open if place else self.hidden).add(card)
        chosen: list[set[int]] = [set() for _ in range(self.players)]
        while True:
            waiting = {
                seat: sorted(hand - chosen[seat])
                for seat, hand in enumerate(self.hands)
                if len(chosen[seat]) < self.each and hand - chosen[seat]
            }
            if not waiting:
                break
            who, act = yield {
                seat: [f"choose {card}" for card in cards] for seat, cards in waiting.items()
            }
            chosen[int(who)].add(int(act.split()[1]))
        order = sorted((card, seat) for seat in range(self.players) for card in chosen[seat])
        for card, seat in order:
            self.hands[seat].remove(card)
        sailed: dict[int, int] = {}
        self.gifts: dict[int, str] = {}
        for card, seat in reversed(order):
            if self.each == 1:
                junk = seat
            elif seat in sailed:
                junk = sailed[seat] ^ 1
            else:
                two = [f"sail {JUNKS[seat * 2]}", f"sail {JUNKS[seat * 2 + 1]}"]
                act = yield from self.ask(seat, two)
                junk = JUNKS.index(act.split()[1])
            sailed[seat] = junk
            yield from self.play_turn(seat, junk, card)
        self.discards |= self.open | self.hidden
        self.open, self.hidden = set(), set()

    def play_turn(self, seat: int, junk: int, card: int) -> Script:
        self.played = False
        nights = 0
        voyage, came_home = self.sea[junk], False
        if voyage.cards and (len(voyage.cards) == 8 or card < voyage.last()):
            yield from self.come_home(seat, voyage)
            came_home = True
        if voyage.cards:
            yield from self.step(seat, voyage, card)
        else:
            voyage.cards = [card]
        while self.may_do_something(seat, voyage):
            act = yield from self.ask(seat, self.options(seat, voyage, came_home))
            verb, _, thing = act.partition(" ")
            if verb == "done":
                break
            if verb == "add":
                nights += 1
                self.flip(seat, "night")
                self.hands[seat].remove(int(thing))
                yield from self.step(seat, voyage, int(thing))
            elif act == "use cartography":
                self.flip(seat, "cartography")
                yield from self.draw(seat)
            elif act == "use combat":
                self.flip(seat, "combat")
                yield from self.attack(seat, "combat", self.exposed(seat, "combat"))
            else:
                yield from self.meet_with(seat, voyage, thing)
        yield from self.end_turn(seat, nights)

    def end_turn(self, seat: int, nights: int) -> Script:
        acts = [f"take {card}" for card in sorted(self.open)] + ["take hidden"] * bool(self.hidden)
        if acts:
            act = yield from self.ask(seat, acts)
            if act == "take hidden":
                self.hands[seat] |= self.hidden
                self.hidden = set()
            else:
                card = int(act.split()[1])
                self.open.remove(card)
                self.hands[seat].add(card)
        for _ in range(nights):
            yield from self.draw(seat)
        team = seat % 2
        if self.teams and self.gifts.get(team) != "settled" and self.hands[seat]:
            acts = [f"give {card}" for card in sorted(self.hands[seat])]
            first = team not in self.gifts
            act = yield from self.ask(seat, acts + ["keep"] * first)
            if act != "keep":
                card = int(act.split()[1])
                self.hands[seat].remove(card)
                self.hands[(seat + 2) % 4].add(card)
            self.gifts[team] = "owed" if first and act != "keep" else "settled"

    # R4, R5, R6.

    def step(self, seat: int, voyage: Voyage, card: int | str) -> Script:
        before = len(voyage.cards) - min(7, voyage.colours())
        place = len(voyage.cards)
        if isinstance(card, int):
            higher = [
                index
                for index, other in enumerate(voyage.cards)
                if isinstance(other, int) and other > card
            ]
            place = higher[0] if higher else place
        voyage.cards.insert(place, card)
        after = len(voyage.cards) - min(7, voyage.colours())
        if voyage.colours() >= 7 and self.hong_kong is None:
            self.hong_kong = seat
        for excess, brings in ((3, 1), (5, 2)):
            if before < excess <= after:
                yield from self.meet(seat, brings)

    def come_home(self, seat: int, voyage: Voyage) -> Script:
        space = voyage.space()
        possible = yield from self.take_mission(seat, space)
        symbols = voyage.live()
        could = False
        while True:
            lessons = self.lessons(symbols)
            could = could or bool(lessons)
            if not lessons and (self.played or not self.held[seat].total()):
                break
            acts = [f"learn {skill}" for skill in lessons]
            if self.held[seat]["ching"] and not self.played:
                acts += [f"ching {symbol}" for symbol in SYMBOLS]
            act = yield from self.ask(seat, [*acts, "done"])
            verb, _, thing = act.partition(" ")
            if verb == "done":
                break
            if verb == "ching":
                self.spend(seat, "ching")
                self.played = True
                symbols[thing] += 1
            else:
                self.learn(seat, thing, symbols)
        if not possible and not could and len(voyage.cards) >= self.fortune:
            fortune = 1
        else:
            fortune = 0
        for card in voyage.cards:
            if isinstance(card, int):
                self.discards.add(card)
            else:
                self.past[card] += 1
        voyage.cards, voyage.turned = [], []
        yield from self.meet(seat, fortune)

    def take_mission(self, seat: int, space: int) -> Generator[Asks, tuple[Who, str], bool]:
        numbers = {tile: MISSIONS[LETTERS.index(tile)][0] for tile in self.board}
        within = [number for number in numbers.values() if number <= space]
        plain = [tile for tile in self.board if within and numbers[tile] == max(within)]
        ahead = []
        if self.ready[seat]["meteorology"]:
            ahead = [tile for tile in self.board if space < numbers[tile] <= space + 6]
        acts = [f"claim {tile}" for tile in sorted(plain + ahead)] + ["pass"] * (not plain)
        if len(acts) == 1:
            act = acts[0]
        else:
            act = yield from self.ask(seat, acts)
        if act == "pass":
            return bool(ahead)
        tile = act.split()[1]
        if tile in ahead:
            self.flip(seat, "meteorology")
        self.board.remove(tile)
        pays = MISSIONS[LETTERS.index(tile)][1]
        for thing in ("coin", *GEMS):
            self.loot[seat][thing] += pays[thing]
        if not self.board and not self.ending:
            self.ending = "missions"
        yield from self.meet(seat, pays["encounter"])
        return True

    def lessons(self, symbols: Counter[str]) -> list[str]:
        found = [skill for skill, symbol in SKILL.items() if symbols[symbol] >= 3]
        if all(symbols[symbol] for symbol in SYMBOLS):
            found.append("elite")
        return [skill for skill in found if self.piles[skill]]

    def learn(self, seat: int, skill: str, symbols: Counter[str]) -> None:
        used = Counter(SYMBOLS) if skill == "elite" else Counter({SKILL[skill]: 3})
        symbols.subtract(used)
        self.piles[skill] -= 1
        self.ready[seat][skill] += 1
        have = self.ready[seat] + self.spent[seat]
        kinds = sum(have[skill] > 0 for skill in SKILL) + have["elite"]
        if kinds >= 4 and self.pearl is None:
            self.pearl = seat
            self.ending = self.ending or "pearl"

    def flip(self, seat: int, skill: str) -> None:
        self.ready[seat][skill] -= 1
        self.spent[seat][skill] += 1

    # R7, R8, R9.

    def spend(self, seat: int, kind: str) -> None:
        self.held[seat][kind] -= 1
        self.past[kind] += 1

    def meet(self, seat: int, cards: int) -> Script:
        for _ in range(cards):
            if not self.meetings.total():
                self.meetings, self.past = self.past, Counter()
            if not self.meetings.total():
                return
            kinds = [f"meet {kind}" for kind in KINDS if self.meetings[kind]]
            act = yield from self.ask(CHANCE, kinds)
            kind = act.split()[1]
            self.meetings[kind] -= 1
            self.held[seat][kind] += 1
            yield from self.share(seat, kind)

    def share(self, seat: int, kind: str) -> Script:
        if self.teams:
            act = yield from self.ask(seat, ["share", "keep"])
            if act == "share":
                self.held[seat][kind] -= 1
                self.held[(seat + 2) % 4][kind] += 1

    def may_do_something(self, seat: int, voyage: Voyage) -> bool:
        """As far as the others can see."""
        ready = self.ready[seat]
        return bool(
            (self.held[seat].total() and not self.played)
            or (ready["cartography"] and (self.deck or self.discards))
            or (ready["night"] and len(voyage.cards) < 8 and self.hands[seat])
            or (ready["combat"] and self.exposed(seat, "combat"))
        )

    def options(self, seat: int, voyage: Voyage, came_home: bool) -> list[str]:
        ready = self.ready[seat]
        acts = []
        if ready["night"] and len(voyage.cards) < 8:
            acts += [f"add {card}" for card in sorted(self.hands[seat])]
        if ready["cartography"] and (self.deck or self.discards):
            acts.append("use cartography")
        if ready["combat"] and self.exposed(seat, "combat"):
            acts.append("use combat")
        for kind in PLAYED:
            if not self.held[seat][kind] or self.played:
                continue
            if kind in PILOTS:
                useful = not came_home and len(voyage.cards) < 8
            elif kind == "sea-dog":
                useful = self.spent[seat].total() > 0
            else:
                useful = kind == "oracle" or bool(self.exposed(seat, kind))
            acts += [f"play {kind}"] * useful
        return [*acts, "done"]

    def exposed(self, seat: int, means: str) -> list[int]:
        """Opponents whom an aggression could hurt, clockwise."""
        others = [(seat + step) % self.players for step in range(1, self.players)]
        if self.teams:
            others.remove((seat + 2) % 4)
        if means == "combat":
            return [other for other in others if self.hands[other]]
        if means == "thief":
            return [other for other in others if any(self.loot[other][gem] for gem in GEMS)]
        if means == "traitor":
            return [other for other in others if self.held[other].total()]
        return [other for other in others if self.turnable(other, means.partition("-")[2])]

    def turnable(self, seat: int, symbol: str) -> dict[str, Voyage]:
        """Cards that a Siren could turn, with their expeditions."""
        found: dict[str, Voyage] = {}
        for voyage in self.sea[seat * self.each : (seat + 1) * self.each]:
            for card in voyage.cards:
                left = voyage.cards.count(card) - voyage.turned.count(card)
                if sign_of(card) == symbol and left:
                    found.setdefault(str(card), voyage)
        order = sorted(found, key=lambda name: int(name) if name.isdigit() else 99)
        return {name: found[name] for name in order}

    def meet_with(self, seat: int, voyage: Voyage, kind: str) -> Script:
        """An encounter card is played."""
        self.played = True
        if kind in PILOTS:
            self.held[seat][kind] -= 1
            yield from self.step(seat, voyage, kind)
            return
        self.spend(seat, kind)
        if kind == "sea-dog":
            self.ready[seat] += self.spent[seat]
            self.spent[seat] = Counter()
        elif kind == "oracle":
            yield from self.meet(seat, 3)
        else:
            yield from self.attack(seat, kind, self.exposed(seat, kind))

    def attack(self, seat: int, means: str, victims: list[int]) -> Script:
        if not means.startswith("siren") and len(victims) > 1:
            names = [f"attack {JUNKS[victim * self.each]}" for victim in sorted(victims)]
            act = yield from self.ask(seat, names)
            victims = [JUNKS.index(act.split()[1]) // self.each]
        for victim in victims:
            if self.held[victim].total():
                pilots = [f"cancel {pilot}" for pilot in PILOTS if self.held[victim][pilot]]
                act = yield from self.ask(victim, [*pilots, "accept"])
                if act != "accept":
                    self.spend(victim, act.split()[1])
                    continue
            if means == "combat":
                yield from self.combat(seat, victim)
            elif means == "thief":
                gems = [f"steal {gem}" for gem in GEMS if self.loot[victim][gem]]
                gem = (yield from self.ask(CHANCE, gems)).split()[1]
                self.loot[victim][gem] -= 1
                self.loot[seat][gem] += 1
            elif means == "traitor":
                kinds = [f"lose {kind}" for kind in KINDS if self.held[victim][kind]]
                kind = (yield from self.ask(CHANCE, kinds)).split()[1]
                self.held[victim][kind] -= 1
                self.held[seat][kind] += 1
                yield from self.share(seat, kind)
            else:
                yield from self.siren(victim, means.partition("-")[2])

    def combat(self, seat: int, victim: int) -> Script:
        for verb, giver, taker in (("take", victim, seat), ("give", seat, victim)):
            cards = sorted(self.hands[giver])
            act = yield from self.ask(seat, [f"{verb} {card}" for card in cards])
            card = int(act.split()[1])
            self.hands[giver].remove(card)
            self.hands[taker].add(card)

    def siren(self, victim: int, symbol: str) -> Script:
        found = self.turnable(victim, symbol)
        name = next(iter(found))
        if len(found) > 1:
            name = (yield from self.ask(victim, [f"turn {name}" for name in found])).split()[1]
        found[name].turned.append(int(name) if name.isdigit() else name)

    # R11.

    def totals(self) -> list[int]:
        own = []
        for seat in range(self.players):
            loot, held = self.loot[seat], self.held[seat]
            points = loot["coin"] + 2 * loot["blue"] + 3 * loot["red"] + 4 * loot["white"]
            points += (self.ready[seat] + self.spent[seat]).total()
            points += 5 * (self.pearl == seat) + 10 * (self.hong_kong == seat)
            points += held["merchant"] * max(loot[gem] for gem in GEMS)
            points += sum(value * held[f"treasure-{value}"] for value in (1, 2, 3))
            own.append(points)
        if self.teams:
            return [own[seat] + own[(seat + 2) % 4] for seat in range(4)]
        return own
