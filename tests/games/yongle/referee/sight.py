"""R2.6, Q9, Q10: what everybody may see, in the words of the views."""

from __future__ import annotations

from typing import Any

from tests.games.yongle.referee.box import (
    BUILDINGS,
    CARDS,
    EVENTS,
    HALLS,
    LASTING,
    PLOTS,
    PRINTED,
    RESOURCES,
)
from tests.games.yongle.referee.building import (
    favour_of,
    is_affordable,
    is_allowed,
    recipe,
    units_in,
)
from tests.games.yongle.referee.game import Referee
from tests.games.yongle.referee.memory import AUDIENCE
from tests.games.yongle.referee.table import CHANCE, Cards, Table, counts

CHANCE_NUMBER = 8
Seen = dict[str, Any]


def listed(cards: Cards, names: Any = CARDS) -> list[str]:
    return [name for name in names for _ in range(cards[name])]


def view(referee: Referee, reader: int) -> Seen:
    """The whole table as a seat or the audience sees it."""
    table = referee.table
    actors = [CHANCE_NUMBER if who == CHANCE else who for who in referee.asks]
    return {
        "me": None if reader == AUDIENCE else reader,
        "actors": sorted(map(int, actors)),
        "players": len(table.players),
        "seats": [seat_of(referee, seat, reader) for seat in table.seats],
        **calendar(table),
        **works(table, reader),
        **stores(table, reader),
        **intrigues(table),
    }


def calendar(table: Table) -> Seen:
    return {
        "phase": table.phase,
        "round": table.round,
        "season": table.season,
        "season_round": (table.round - 1) % 3 + 1 if table.round else 0,
        "event": table.event,
        "event_pile": table.events.total(),
        "event_spent": counts(table.past_events, EVENTS),
        "first": table.first,
        "mover": table.mover,
        "actions": table.actions,
        "last": bool(table.cause) or (table.event is not None and not table.events.total()),
        "cause": [cause for cause in ("favour", "imperial") if cause in table.cause],
    }


def works(table: Table, reader: int) -> Seen:
    extra, have = {}, {}
    if reader != AUDIENCE:
        have = units_in(table, table.players[reader].hand)
    if reader != AUDIENCE and table.players[reader].sabotaged:
        extra = {table.players[reader].sabotaged: 3}
    work = None
    if table.site:
        work = {"building": table.site, "due": table.due, "paid": listed(Cards(table.paid))}
    return {
        "row": table.row,
        "halls": [name for name in HALLS if name in table.halls],
        "sites": {name: site(table, name, have, reader) for name in table.open_sites()},
        "extra": extra,
        "building_pile": sum(map(len, table.buildings)),
        "worth": {
            card: table.worth()[card] for card in RESOURCES if table.worth()[card] != PRINTED[card]
        },
        "work": work,
    }


def site(table: Table, name: str, have: dict[str, int], reader: int) -> Seen:
    if reader == AUDIENCE:
        return {"lacks": {}, "yields": BUILDINGS[name].favour}
    cost = recipe(table, reader, name)
    lacks = {material: cost[material] - have[material] for material in cost}
    favour = favour_of(table, reader, name).total()
    if "credit" in table.players[reader].lasting:
        favour -= min(2, favour)
    return {
        "lacks": {material: units for material, units in lacks.items() if units > 0},
        "yields": favour,
    } | ({"open": True} if is_open(table, reader, have, name) else {})


def is_open(table: Table, reader: int, have: dict[str, int], name: str) -> bool:
    return is_allowed(table, reader, name) and is_affordable(table, reader, have, name)


def stores(table: Table, reader: int) -> Seen:
    memory = table.memory
    looker = table.mover if table.looked is not None else None
    return {
        "pile": table.pile.total(),
        "top": [card if reader in knowers else None for card, knowers in memory.top],
        "top_knowers": [sorted(knowers) for _card, knowers in memory.top],
        "discard": counts(table.discards),
        "opened": listed(table.opened),
        "looked": table.looked if looker is not None and looker == reader else None,
        "choices": table.choices,
    }


def intrigues(table: Table) -> Seen:
    plot = None
    if table.plot:
        plot = {
            "plot": table.plot,
            "by": table.mover,
            "target": table.victim,
            "material": table.material,
            "left": table.toll,
        }
    return {
        "plot_cost": table.plot_cost(),
        "plot_pile": table.plots.total(),
        "plot_discard": counts(table.past_plots, PLOTS),
        "plot": plot,
        "toll": table.toll,
    }


def seat_of(referee: Referee, seat: int, reader: int) -> Seen:
    table = referee.table
    player = table.players[seat]
    open_hand = seat == reader or table.over
    lasting = [
        {"plot": plot, "by": player.lasting[plot]}
        | ({"material": player.sabotaged} if plot == "sabotage" and player.sabotaged else {})
        for plot in LASTING
        if plot in player.lasting
    ]
    bonuses = referee.bonuses(seat, units=table.over)
    hidden = {
        "hand": listed(player.hand),
        "units": units_in(table, player.hand),
        "plots": listed(player.plots, PLOTS),
    }
    return {
        "favour": player.favour,
        "hand_size": player.hand.total() + sealed_cards(table, seat, reader),
        "known": {} if open_hand else counts(table.memory.known[reader][seat]),
        "plots_held": player.plots.total(),
        "buildings": [name for name in BUILDINGS if name in player.city],
        "bonuses": player.bonuses(),
        "prospects": +bonuses,
        "lasting": lasting,
        "built": player.built,
        "points": player.favour + (bonuses.total() if table.over else 0),
        **(hidden if open_hand else {}),
        **({} if table.council is None else {"council": sealed(table, seat, reader)}),
    }


def sealed(table: Table, seat: int, reader: int) -> Seen:
    player = table.players[seat]
    readable = seat == reader or table.council == "open"
    return {
        "trust": player.trust if readable else None,
        "trusted": player.trust is not None,
        "stake": player.stake or None if readable else None,
        "staked": bool(player.stake),  # not who has nothing to lay
        "laid": listed(player.laid) if readable else None,
        "laid_size": player.laid.total() + (0 if readable else player.blanks),
    }


def sealed_cards(table: Table, seat: int, reader: int) -> int:
    """Cards that lie face down: they count to the hand for those who cannot count them."""
    readable = seat == reader or table.council != "sealed"
    return 0 if readable else table.players[seat].laid.total()
