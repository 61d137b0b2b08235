"""Middle Kingdom a second time, slow and plain, from the rulebook: it referees the real one.

It is told what everybody does and answers which acts it would offer. Nothing is shared with the
rules under test but the words of the notation.
"""

from __future__ import annotations

from collections import Counter

TYPE = {
    "bureaucrat": "bureaucrat",
    "philosopher": "bureaucrat",
    "peasant": "peasant",
    "merchant": "merchant",
    "noble-2": "noble",
    "noble-3": "noble",
    "noble-4": "noble",
    "general": "general",
}
GOAL = {
    "bureaucrat": "palace",
    "peasant": "harvest",
    "merchant": "market",
    "noble": "heir",
    "general": "emperor",
}
COPIES = dict(zip(TYPE, (9, 1, 15, 15, 4, 4, 4, 10), strict=True))
VALUE = {"philosopher": 1, "noble-2": 2, "noble-3": 3, "noble-4": 4, "general": 1}
GOAL_VALUE = {"heir": 5, "palace": 4, "market": 3, "dragon": 2}
PEASANTS = (0, 2, 5, 9, 14, 20)
CHANCE = "-"


class Bid:
    """Cards of one bid, bottom first; `fresh` once it got its card of this turn."""

    def __init__(self, seat: int, card: int, fresh: bool) -> None:
        self.seat, self.cards, self.fresh, self.half = seat, [card], fresh, False

    def rank(self) -> tuple[float, int, int]:
        """Total, stack before single, higher top."""
        return sum(self.cards) + (0.5 if self.half else 0), len(self.cards), self.cards[-1]

    def competes(self) -> bool:
        return self.fresh and self.cards != [0]


class Referee:
    """`asks` maps whoever must act to the acts that the rules leave open."""

    def __init__(self, players: int, bids_each: int) -> None:
        self.players, self.bids_each = players, bids_each
        self.row = {(2, 2): 3, (3, 1): 2, (3, 2): 5, (4, 1): 3, (5, 1): 4}[players, bids_each]
        self.deck, self.display = Counter(COPIES), Counter[str]()
        self.out = Counter[str]()
        self.cards = [Counter[str]() for _ in range(players)]  # by kind, slipped ones apart
        self.slips = [Counter[str]() for _ in range(players)]  # by type
        self.goals: dict[str, int] = {}
        self.dragon: int | None = None
        self.dragon_on_display = False
        self.had_dragon = [0] * players
        self.tokens = [0] * players
        self.hands = [set(range(8)) for _ in range(players)]
        self.discards: list[set[int]] = [set() for _ in range(players)]
        self.bids: list[Bid] = []
        self.sealed: dict[int, list[tuple[int, int | None]]] = {}
        self.last_gainer = players - 1
        self.turn = 0
        self.ending = ""
        self.asks: dict[int | str, list[str]] = {}
        self.new_turn()

    # Phases 4 and 1.

    def new_turn(self) -> None:
        if sum(self.deck.values()) < self.row:
            self.end("deck")
            return
        self.turn += 1
        self.played_reset: set[int] = set()
        self.step = "reveal"
        self.ask_deck("reveal")

    def ask_deck(self, verb: str) -> None:
        self.asks = {CHANCE: [f"{verb} {kind}" for kind in TYPE if self.deck[kind]]}

    def begin_bids(self) -> None:
        self.step = "bid"
        self.sealed = {seat: [] for seat in range(self.players)}
        self.to_lay = [min(self.bids_each, len(hand)) for hand in self.hands]
        self.late = None
        palace = self.goals.get("palace")
        if palace is not None and self.to_lay[palace] == self.bids_each:
            self.late = palace
            self.to_lay[palace] -= 1
        self.ask_bids()

    def ask_bids(self) -> None:
        self.asks = {
            seat: self.bids_open_to(seat, self.to_lay[seat] - len(self.sealed[seat]), late=False)
            for seat in range(self.players)
            if self.to_lay[seat] > len(self.sealed[seat])
        }
        if not self.asks:
            self.turn_over_bids()

    def bids_open_to(self, seat: int, left: int, late: bool) -> list[str]:
        laid = [] if late else self.sealed[seat]
        used = {card for card, _ in laid}
        ties = [bid.cards[0] for bid in self.bids if bid.seat == seat and not bid.fresh]
        waiting = sorted(set(ties) - {under for _, under in laid if under is not None})
        if seat == self.late and not late:
            left += 1  # one more will be laid later
        free = sorted(self.hands[seat] - used)
        found = [f"bid {name(card)}" for card in free if len(waiting) < left]
        return found + [f"add {name(card)} on {under}" for under in waiting for card in free]

    def put(self, seat: int, card: int, under: int | None) -> None:
        self.hands[seat].remove(card)
        if card == 0:
            self.played_reset.add(seat)
        if under is None:
            self.bids.append(Bid(seat, card, fresh=True))
        else:
            bid = next(b for b in self.bids if b.seat == seat and b.cards == [under])
            bid.cards.append(card)
            bid.fresh = True

    def turn_over_bids(self) -> None:
        for seat, laid in self.sealed.items():
            for card, under in laid:
                self.put(seat, card, under)
        if self.late is None:
            self.harvest()
        else:
            self.step = "palace"
            self.asks = {self.late: self.bids_open_to(self.late, 1, late=True)}

    def harvest(self) -> None:
        seat = self.goals.get("harvest")
        if seat in self.played_reset and seat is not None and 1 <= len(self.hands[seat]) <= 3:
            self.step = "harvest"
            self.asks = {seat: ["keep", *(f"swap {card}" for card in sorted(self.hands[seat]))]}
        else:
            self.emperor()

    def emperor(self) -> None:
        seat = self.goals.get("emperor")
        mine = [bid for bid in self.bids if bid.seat == seat and bid.competes()]
        if len(mine) == 2:
            self.step = "emperor"
            tops = sorted(bid.cards[-1] for bid in mine)
            self.asks = {mine[0].seat: [f"favour {name(card)}" for card in tops]}
            return
        for bid in mine:
            bid.half = True
        self.winning()

    # Phase 2.

    def winning(self) -> None:
        live = [bid for bid in self.bids if bid.competes()]
        self.tied = [
            bid
            for bid in live
            if any(o is not bid and o.cards == bid.cards and o.half == bid.half for o in live)
        ]
        self.queue = [bid for bid in live if bid not in self.tied]
        self.queue.sort(key=Bid.rank, reverse=True)
        if self.dragon is None:
            self.next_pick()
        else:
            self.step = "exchange"
            self.asks = {self.dragon: [f"exchange {kind}" for kind in self.targets(self.dragon)]}

    def owned(self, seat: int) -> Counter[str]:
        """Cards by printed type, slipped Merchants being Merchants."""
        found: Counter[str] = Counter()
        for kind, copies in self.cards[seat].items():
            found[TYPE[kind]] += copies
        found["merchant"] += sum(self.slips[seat].values())
        return found

    def on_display(self) -> list[str]:
        return [kind for kind in TYPE if self.display[kind]]

    def targets(self, seat: int) -> list[str]:
        owned = self.owned(seat)
        most = max([1, *owned.values()])
        allowed = [
            kind for kind in self.on_display() if kind != "philosopher" and owned[TYPE[kind]] < most
        ]
        return allowed or self.on_display()

    def next_pick(self) -> None:
        self.step = "pick"
        choices = [f"pick {kind}" for kind in self.on_display()]
        choices += ["pick dragon"] * self.dragon_on_display
        if self.queue and choices:
            self.asks = {self.queue.pop(0).seat: choices}
        else:
            self.draw_for_stacks()

    def gain(self, seat: int, kind: str) -> None:
        """A card from the display; what comes next depends on the step."""
        self.display[kind] -= 1
        self.last_gainer = seat
        self.gained = TYPE[kind]
        if kind == "merchant" and self.market_open(seat):
            self.ask_market(seat)
            return
        self.cards[seat][kind] += 1
        self.check_goals([seat])

    def market_open(self, seat: int) -> bool:
        others = sum(self.owned(seat).values()) - self.owned(seat)["merchant"]
        return self.goals.get("market") == seat and others > 0

    def ask_market(self, seat: int) -> None:
        owned = self.owned(seat)
        piles = [pile for pile in GOAL if pile == "merchant" or owned[pile]]
        self.asks = {seat: [f"join {pile}" for pile in piles]}

    def after_gain(self) -> None:
        if self.step in ("exchange", "pick"):
            self.next_pick()
        else:
            self.close_turn()

    def strength(self, seat: int, pile: str) -> int:
        own = sum(copies for kind, copies in self.cards[seat].items() if TYPE[kind] == pile)
        return own + 2 * self.slips[seat][pile]

    def check_goals(self, seats: list[int]) -> None:
        """Goals for seats that have just gained something, earlier ones first among equals.

        What has an owner goes to who has more. A free goal is offered to all who have two of its
        type and as many as anybody: one after the other, until somebody takes it.
        """
        self.free: list[tuple[int, str]] = []
        for pile, goal in GOAL.items():
            best = max(self.strength(seat, pile) for seat in seats)
            first = next(seat for seat in seats if self.strength(seat, pile) == best)
            held_by = self.goals.get(goal)
            if held_by is not None:
                if best > self.strength(held_by, pile):
                    self.goals[goal] = first
                continue
            most = max(self.strength(seat, pile) for seat in range(self.players))
            if self.new_in(pile) and best == most >= 2:
                able = [seat for seat in seats if self.strength(seat, pile) == most]
                self.free += [(seat, goal) for seat in dict.fromkeys(able)]
        self.ask_goal()

    def new_in(self, pile: str) -> bool:
        """Only a gained card brings up its goal; after draws all of them are looked at."""
        return self.step == "draw" or pile == self.gained

    def ask_goal(self) -> None:
        while self.free and self.free[0][1] in self.goals:
            self.free.pop(0)
        if self.free:
            seat, goal = self.free[0]
            self.asks = {seat: [f"claim {goal}", f"leave {goal}"]}
        elif self.step == "draw":
            self.heir()
        else:
            self.after_gain()

    def draw_for_stacks(self) -> None:
        self.step = "draw"
        stacks = [bid for bid in self.tied if len(bid.cards) == 2]
        if not stacks:
            self.heir()
            return
        if sum(self.deck.values()) < len(stacks):
            self.end("ties")
            return
        stacks.sort(key=lambda bid: (bid.seat - self.last_gainer - 1) % self.players)
        self.drawers = [bid.seat for bid in stacks]
        self.drawn: list[tuple[int, str]] = []
        self.ask_deck("draw")

    def draw(self, kind: str) -> None:
        self.deck[kind] -= 1
        self.drawn.append((self.drawers[len(self.drawn)], kind))
        if len(self.drawn) < len(self.drawers):
            self.ask_deck("draw")
            return
        self.last_gainer = self.drawers[-1]
        for seat, drawn in self.drawn:
            if drawn != "merchant":
                self.cards[seat][drawn] += 1
        self.merchants = [seat for seat, drawn in self.drawn if drawn == "merchant"]
        self.place_drawn()

    def place_drawn(self) -> None:
        while self.merchants:
            seat = self.merchants.pop(0)
            if self.market_open(seat):
                self.ask_market(seat)
                return
            self.cards[seat]["merchant"] += 1
        self.check_goals(self.drawers)

    def heir(self) -> None:
        self.step = "heir"
        seat = self.goals.get("heir")
        if seat is not None and self.on_display():
            self.asks = {seat: [*(f"take {kind}" for kind in self.on_display()), "pass"]}
        else:
            self.close_turn()

    def close_turn(self) -> None:
        self.out += self.display
        self.display = Counter()
        self.dragon_on_display = False
        kept = []
        for bid in self.bids:
            if not bid.fresh or (bid in self.tied and len(bid.cards) == 1):
                bid.fresh, bid.half = False, False
                kept.append(bid)
            else:
                self.discards[bid.seat].update(bid.cards)
        self.bids = kept
        out = [(bid.seat, bid.cards[1]) for bid in self.tied if len(bid.cards) == 2]
        for seat in self.played_reset:
            stay = {card for owner, card in out if owner == seat} - {0}
            self.hands[seat] |= self.discards[seat] - stay | {0}
            self.discards[seat] = stay
        self.assign_dragon()
        self.new_turn()

    # Phase 3 and the end.

    def assign_dragon(self) -> None:
        self.dragon = None
        if len(self.goals) < 4:
            return
        needs = [
            (
                list(self.goals.values()).count(seat),
                sum(self.owned(seat).values()),
                self.had_dragon[seat],
            )
            for seat in range(self.players)
        ]
        if needs.count(min(needs)) == 1:
            self.dragon = needs.index(min(needs))
            self.had_dragon[self.dragon] = self.turn

    def end(self, ending: str) -> None:
        self.ending, self.asks, self.step = ending, {}, "over"
        self.out += self.display + self.deck
        self.display, self.deck, self.dragon_on_display = Counter(), Counter(), False
        generals = [self.strength(seat, "general") for seat in range(self.players)]
        self.goals.pop("heir", None)
        if generals.count(max(generals)) == 1:
            self.goals["heir"] = generals.index(max(generals))
        for seat, slips in enumerate(self.slips):
            self.cards[seat]["merchant"] += sum(slips.values())
            slips.clear()

    def points(self) -> list[int]:
        """Final points."""
        found = []
        peasants = [cards["peasant"] for cards in self.cards]
        for seat in range(self.players):
            cards, owned = self.cards[seat], self.owned(seat)
            total = sum(VALUE.get(kind, 0) * copies for kind, copies in cards.items())
            total += sum(GOAL_VALUE.get(goal, 0) for goal in self.goals if self.goals[goal] == seat)
            total += GOAL_VALUE["dragon"] * (self.dragon == seat) + 2 * self.tokens[seat]
            total -= 3 * sum(not owned[pile] for pile in GOAL)
            total += PEASANTS[min(peasants[seat] - min(peasants), 5)]
            total += cards["bureaucrat"] if cards["philosopher"] else 0
            found.append(total)
        return found

    def winners(self) -> list[int]:
        marks = [
            (points, sum(self.owned(seat).values())) for seat, points in enumerate(self.points())
        ]
        return [seat for seat, mark in enumerate(marks) if mark == max(marks)]

    # What is told.

    def tell(self, seat: int | str, act: str) -> None:
        """Somebody did this."""
        verb, _, thing = act.partition(" ")
        if verb == "reveal":
            self.deck[thing] -= 1
            self.display[thing] += 1
            if sum(self.display.values()) == self.row:
                self.begin_bids()
            else:
                self.ask_deck("reveal")
        elif verb == "draw":
            self.draw(thing)
        elif verb in ("bid", "add"):
            card, _, under = thing.partition(" on ")
            laid = number(card), int(under) if under else None
            if self.step == "palace":
                self.put(int(seat), *laid)
                self.harvest()
            else:
                self.sealed[int(seat)].append(laid)
                self.ask_bids()
        elif verb == "keep":
            self.emperor()
        elif verb == "swap":
            bid = next(b for b in self.bids if b.seat == seat and b.fresh and b.cards[-1] == 0)
            bid.cards[-1] = number(thing)
            self.hands[int(seat)].remove(number(thing))
            self.emperor()
        elif verb == "favour":
            tops = [b for b in self.bids if b.seat == seat and b.cards[-1] == number(thing)]
            next(bid for bid in tops if bid.competes()).half = True
            self.winning()
        elif verb == "exchange":
            self.dragon, self.dragon_on_display = None, True
            self.gain(int(seat), thing)
        elif act == "pick dragon":
            self.dragon_on_display = False
            self.tokens[int(seat)] += 1
            self.next_pick()
        elif verb in ("pick", "take"):
            self.gain(int(seat), thing)
        elif verb == "join":
            if thing == "merchant":
                self.cards[int(seat)]["merchant"] += 1
            else:
                self.slips[int(seat)][thing] += 1
            self.gained = thing
            if self.step == "draw":
                self.place_drawn()
            else:
                self.check_goals([int(seat)])
        elif verb == "claim":
            self.goals[thing] = int(seat)
            self.ask_goal()
        elif verb == "leave":
            self.free.pop(0)
            self.ask_goal()
        elif verb == "pass":
            self.close_turn()


def name(card: int) -> str:
    return str(card) if card else "reset"


def number(card: str) -> int:
    return 0 if card == "reset" else int(card)
