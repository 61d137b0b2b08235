"""R7, R8: schemes and plots."""

from __future__ import annotations

from tests.games.yongle.referee.box import (
    ADVISERS,
    BUILDINGS,
    HALLS,
    LASTING,
    MATERIAL_OF,
    MATERIALS,
    PLOTS,
    PRINTED,
    SCHEMES,
    SITES,
)
from tests.games.yongle.referee.table import Cards, Script, Table, counts, kinds, worded

DRAWS = {"theft": 1, "levy": 2, "collapse": 1, "summons": 2, "ban": 2, "blockade": 2, "sabotage": 2}


def scheme_price(table: Table, seat: int, scheme: str) -> int:
    """R6.2, R7.2."""
    return 0 if table.players[seat].has_bonus("religious") else PRINTED[scheme]


def can_scheme(table: Table, seat: int) -> list[str]:
    """R7.1 to R7.3."""
    hand = table.players[seat].hand
    resources = sum(hand[card] for card in table.players[seat].resources())
    return [
        scheme[-1]
        for scheme in SCHEMES
        if hand[scheme] and table.plots_left() and resources >= scheme_price(table, seat, scheme)
    ]


def scheme(table: Table, seat: int, cost: str) -> Script:
    table.toll = scheme_price(table, seat, f"scheme-{cost}")
    table.discard(seat, f"scheme-{cost}")
    while table.toll:
        acts = worded("discard", table.players[seat].resources())
        card = yield from table.ask("fee", seat, acts)
        table.toll -= 1
        table.discard(seat, card)
    yield from table.learn(seat)


def ruins(table: Table, seat: int) -> list[str]:
    """R8.9: what could collapse."""
    city = table.players[seat].city - set(HALLS)
    return [name for name in SITES if name in city and BUILDINGS[name].favour <= 3]


def victims(table: Table, seat: int, plot: str) -> list[int]:
    """R8.2, R8.3, Q27."""
    others = table.after(seat)
    if plot in LASTING:
        return [other for other in others if plot not in table.players[other].lasting]
    if plot == "collapse":
        return [other for other in others if ruins(table, other)]
    return others


def can_plot(table: Table, seat: int) -> list[str]:
    """R8.1, R9.3."""
    if table.event == "watch" or table.actions < table.plot_cost():
        return []
    held = kinds(table.players[seat].plots, PLOTS)
    return [plot for plot in held if victims(table, seat, plot)]


def play_plot(table: Table, seat: int, plot: str) -> Script:
    table.actions -= table.plot_cost()
    table.players[seat].plots[plot] -= 1
    table.plot = plot
    found = victims(table, seat, plot)
    if len(found) > 1:
        adviser = yield from table.ask("aim", seat, worded("aim", table.advisers(found)))
        found = [ADVISERS.index(adviser)]
    table.victim = found[0]
    target = table.players[table.victim]
    if plot in LASTING:
        target.lasting[plot] = seat
    else:
        table.past_plots[plot] += 1
    if plot in ("fire", "sabotage"):
        table.material = yield from table.ask("material", seat, worded("name", MATERIALS))
    if plot == "sabotage":
        target.sabotaged = table.material
    if plot in HITS:
        yield from HITS[plot](table, seat, table.victim)
    table.plot = table.victim = table.material = None
    table.toll = 0
    yield from table.draw(seat, DRAWS.get(plot, 0))


def move_in_private(table: Table, card: str, giver: int, taker: int) -> None:
    """Only these two see the card."""
    table.players[giver].hand[card] -= 1
    table.players[taker].hand[card] += 1
    table.memory.left_unseen(giver, card, (giver, taker))
    table.memory.came(taker, card, (giver, taker))


def steal(table: Table, seat: int, victim: int) -> Script:
    """R8.5."""
    hand = table.players[victim].hand
    table.toll = min(2, hand.total())
    while table.toll:
        card = yield from table.chance("steal", "steal", counts(hand))
        table.toll -= 1
        move_in_private(table, card, victim, seat)


def burn(table: Table, seat: int, victim: int) -> Script:
    """R8.6, Q26."""
    hand = table.players[victim].hand
    shown = Cards({card: n for card, n in hand.items() if MATERIAL_OF[card] == table.material})
    table.memory.seen(victim, shown, table.memory.readers)
    table.toll = min(2, shown.total())
    choosing = shown.total() > 2
    while table.toll:
        if choosing:
            card = yield from table.ask("seize", seat, worded("seize", kinds(shown)))
        else:
            card = kinds(shown)[0]
        table.toll -= 1
        shown[card] -= 1
        hand[card] -= 1
        table.memory.left(victim, card)
        table.players[seat].hand[card] += 1
        table.memory.came_openly(seat, card)
    for card in (+shown).elements():
        table.discard(victim, card)


def search(table: Table, seat: int, victim: int) -> Script:
    """R8.7, Q26."""
    hand = table.players[victim].hand
    table.memory.seen(victim, hand, [seat])
    if not hand.total():
        return
    table.toll = 1
    card = yield from table.ask("seize", seat, worded("seize", kinds(hand)))
    table.toll = 0
    move_in_private(table, card, victim, seat)
    if hand.total():
        card = yield from table.ask("search", seat, worded("discard", kinds(hand)))
        table.discard(victim, card)


def levy(table: Table, seat: int, victim: int) -> Script:
    """R8.8."""
    hand = table.players[victim].hand
    table.toll = min(3, hand.total() // 2)
    while table.toll:
        card = yield from table.ask("levy", victim, worded("discard", kinds(hand)))
        table.toll -= 1
        table.discard(victim, card)


def raze(table: Table, seat: int, victim: int) -> Script:
    """R8.9, Q27, Q31."""
    player = table.players[victim]
    name = yield from table.ask("raze", seat, worded("raze", ruins(table, victim)))
    player.city.remove(name)
    lost = min(player.favour, BUILDINGS[name].favour)
    player.favour -= lost
    player.origins["buildings"] -= lost
    table.buildings.append({name})
    yield from table.fill_row()


HITS = {"theft": steal, "fire": burn, "search": search, "levy": levy, "collapse": raze}
