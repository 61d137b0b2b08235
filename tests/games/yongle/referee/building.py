"""R5, R6: constructions and what the families add to them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product

from tests.games.yongle.referee.box import (
    BUILDINGS,
    CARDS,
    HALLS,
    MATERIAL_OF,
    MATERIALS,
    PRINTED,
    RESOURCES,
)
from tests.games.yongle.referee.table import Cards, Script, Table, counts, kinds, worded

GOAL = 25


@lru_cache(maxsize=100_000)
def covers(need: int, worths: tuple[int, ...], counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """R5.2: how many cards of each worth pay so many units with none of them superfluous."""
    found = []
    for taken in product(*(range(min(count, need) + 1) for count in counts)):
        units = sum(worth * cards for worth, cards in zip(worths, taken, strict=True))
        used = [worth for worth, cards in zip(worths, taken, strict=True) if cards]
        if units >= need and units - min(used, default=0) < max(need, 1):
            found.append(taken)
    return found


def payments(table: Table, hand: Cards, need: int, material: str) -> list[Cards]:
    """All ways to pay one material out of a hand."""
    cards = [card for card in RESOURCES if MATERIAL_OF[card] == material]
    worths = tuple(table.worth()[card] for card in cards)
    counts = tuple(hand[card] for card in cards)
    return [Cards(dict(zip(cards, way, strict=True))) for way in covers(need, worths, counts)]


def units_in(table: Table, hand: Cards) -> dict[str, int]:
    """What a hand can pay now."""
    found = dict.fromkeys(MATERIALS, 0)
    worth = table.worth()
    for card, number in hand.items():
        if card in worth:
            found[MATERIAL_OF[card]] += number * worth[card]
    return found


def recipe(table: Table, seat: int, name: str) -> dict[str, int]:
    """R8.14: with what a sabotage adds."""
    cost = BUILDINGS[name].recipe
    sabotaged = table.players[seat].sabotaged
    if sabotaged:
        cost = cost | {sabotaged: cost.get(sabotaged, 0) + 3}
    return {material: cost[material] for material in MATERIALS if material in cost}


def can_pay(have: dict[str, int], cost: dict[str, int]) -> bool:
    return all(have[material] >= units for material, units in cost.items())


def carpenter_helps(table: Table, seat: int) -> bool:
    """R9.9."""
    return table.event == "kuaixiang" and not table.players[seat].built


def spared(cost: dict[str, int], material: str) -> dict[str, int]:
    """The cost with a unit less of a material."""
    return {m: units - (m == material) for m, units in cost.items() if units > (m == material)}


def savings(have: dict[str, int], cost: dict[str, int]) -> list[str]:
    """Q29: materials of which the carpenter can ask less so that the rest can be paid."""
    return [material for material in cost if can_pay(have, spared(cost, material))]


def is_affordable(table: Table, seat: int, have: dict[str, int], name: str) -> bool:
    cost = recipe(table, seat, name)
    if carpenter_helps(table, seat):
        return bool(savings(have, cost))
    return can_pay(have, cost)


def is_allowed(table: Table, seat: int, name: str) -> bool:
    """R8.11, R9.3."""
    if "ban" in table.players[seat].lasting:
        return False
    return not (table.event == "mourning" and name in HALLS)


def can_build(table: Table, seat: int) -> list[str]:
    have = units_in(table, table.players[seat].hand)
    return [
        name
        for name in table.open_sites()
        if is_allowed(table, seat, name) and is_affordable(table, seat, have, name)
    ]


def favour_of(table: Table, seat: int, name: str) -> Counter[str]:
    """R5.4: the favour that a construction brings, by origin."""
    building = BUILDINGS[name]
    found = Counter(buildings=building.favour)
    found["seasons"] = int(table.season == "autumn")
    family = {"festival": "religious", "fair": "merchant", "census": "standard"}
    by_family = family.get(table.event or "") == building.family
    by_inspection = table.event == "inspection" and not table.players[seat].built
    found["events"] = int(by_family or by_inspection)
    if table.players[seat].has_bonus("standard") and building.favour <= 2:
        found["standards"] = 1
    return found


def build(table: Table, seat: int, name: str) -> Script:
    """R5.1, R5.7."""
    table.actions -= 1
    table.site = name
    cost = recipe(table, seat, name)
    if carpenter_helps(table, seat):
        choice = next(iter(cost))
        if len(cost) > 1:
            table.due = cost
            have = units_in(table, table.players[seat].hand)
            acts = worded("spare", savings(have, cost))
            choice = yield from table.ask("spare", seat, acts)
        cost = spared(cost, choice)
    yield from pay(table, seat, cost)
    merchants = table.players[seat].has_bonus("merchant")
    take(table, seat, name)
    table.site, table.paid, table.due = None, [], {}
    yield from table.fill_row()
    if BUILDINGS[name].favour >= 4:
        yield from table.learn(seat)
    if merchants and not table.is_blocked(seat):
        yield from look_at_goods(table, seat)


def possible_payments(table: Table, seat: int, cost: dict[str, int]) -> list[list[Cards]]:
    """For each material the ways to pay it that go on with what has been paid already."""
    paid = Cards(table.paid)
    hand = table.players[seat].hand + paid
    found = []
    for material, need in cost.items():
        so_far = Cards({card: n for card, n in paid.items() if MATERIAL_OF[card] == material})
        ways = payments(table, hand, need, material)
        found.append([way - so_far for way in ways if so_far <= way])
    return found


def pay(table: Table, seat: int, cost: dict[str, int]) -> Script:
    """R5.2."""
    table.due = dict(cost)
    while table.due:
        ways = possible_payments(table, seat, cost)
        cards = {card for material in ways for way in material for card in kinds(way)}
        acts = worded("pay", [card for card in CARDS if card in cards])
        act = yield from table.ask("pay", seat, [*acts, "settle"])
        if act == "settle":
            settle(table, seat, ways)
            break
        pay_card(table, seat, act)


def pay_card(table: Table, seat: int, card: str) -> None:
    table.discard(seat, card)
    table.paid.append(card)
    material = MATERIAL_OF[card]
    table.due[material] -= table.worth()[card]
    if table.due[material] <= 0:
        del table.due[material]


def loss(table: Table, cards: Cards) -> tuple[int, int]:
    """The units of some cards, as they count now and as printed."""
    units = sum(table.worth()[card] * n for card, n in cards.items())
    return units, sum(PRINTED[card] * n for card, n in cards.items())


def settle(table: Table, seat: int, ways: list[list[Cards]]) -> None:
    """Which of the equally good cards pay is no rule: the referee is told, and looks at them."""
    rest = Cards(table.settled)
    for material in ways:
        least = min(loss(table, way) for way in material)
        used = Cards(
            {card: n for card, n in rest.items() if any(way[card] > 0 for way in material)}
        )
        assert used in material, "the cards do not pay the rest"
        assert loss(table, used) == least, "the best cards lose the fewest units"
        rest -= used
    assert not rest, "a card too many"
    for card in table.settled:
        pay_card(table, seat, card)


def take(table: Table, seat: int, name: str) -> None:
    """R5.4, R8.13, R12.1, R12.2: the building changes places and is scored."""
    player = table.players[seat]
    gains = favour_of(table, seat, name)
    player.city.add(name)
    player.built = True
    if name in table.row:
        table.row[table.row.index(name)] = None
    player.favour += gains.total()
    player.origins.update(gains)
    if "sabotage" in player.lasting:
        table.lift(seat, "sabotage")
    if "credit" in player.lasting:
        usurper = table.players[player.lasting["credit"]]
        points = min(2, gains.total())
        player.favour -= points
        player.origins["credit"] -= points
        usurper.favour += points
        usurper.origins["credit"] += points
        table.lift(seat, "credit")
    if not table.cause:
        if any(other.favour >= GOAL for other in table.players):
            table.cause.add("favour")
        if not set(table.halls) & set(table.open_sites()):
            table.cause.add("imperial")


def look_at_goods(table: Table, seat: int) -> Script:
    """R6.3, Q20."""
    memory = table.memory
    while len(memory.top) < 5:
        if table.pile.total() == len(memory.top):
            table.reshuffle()
        unseen = counts(table.pile - Cards(memory.top_cards()))
        if not unseen:
            break
        card = yield from table.chance("look", "look", unseen)
        memory.top.append((card, set()))
    for _card, knowers in memory.top:
        knowers.add(seat)
    table.choices = 3
    while memory.top and table.choices:
        table.looked = memory.top_cards()
        names = [card for card in CARDS if card in table.looked]
        act = yield from table.ask("market", seat, [*worded("choose", names), "leave"])
        if act == "leave":
            break
        table.choices -= 1
        table.pile[act] -= 1
        table.players[seat].hand[act] += 1
        memory.taken(table.looked.index(act), seat)
    table.looked, table.choices = None, 0
