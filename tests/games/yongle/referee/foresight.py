"""What an act would bring, in the words of the previews."""

from __future__ import annotations

from typing import Any

from tests.games.yongle.referee.box import BUILDINGS, PRINTED, THIS_SITE
from tests.games.yongle.referee.building import (
    GOAL,
    carpenter_helps,
    favour_of,
    loss,
    payments,
    recipe,
    savings,
    spared,
    units_in,
)
from tests.games.yongle.referee.intrigue import DRAWS, scheme_price
from tests.games.yongle.referee.table import Cards, Table


def check(table: Table, seat: int, act: str, told: dict[str, Any]) -> None:
    """A preview says what the rules say."""
    verb, _, thing = act.partition(" ")
    if verb == "build":
        expected = construction(table, seat, thing)
        check_payment(table, seat, thing, told)
        expected |= {name: told[name] for name in ("cost", "spared", "payment", "excess")}
    elif verb == "draw":
        expected = {"actions": table.actions - 1, "pile": table.pile.total()}
    elif verb == "scheme":
        expected = {"cards": scheme_price(table, seat, f"scheme-{thing}"), "plots": 1}
    elif verb == "plot":
        there = 0 if table.is_blocked(seat) else table.pile.total() + table.discards.total()
        expected = {
            "actions": table.actions - table.plot_cost(),
            "cost": table.plot_cost(),
            "amount": told["amount"],
            "draw": min(DRAWS.get(thing, 0), there),
        }
    elif verb == "raze":
        building = BUILDINGS[thing]
        lost = min(building.favour, table.players[table.victim or 0].favour)
        expected = {"favour": lost, "family": building.family}
    elif verb == "end":
        expected = {"actions": table.actions}
    elif verb == "stake":
        expected = {"cards": int(thing)}
    elif verb == "pay":
        expected = {"units": table.worth()[thing], "due": told["due"]}
    elif thing in PRINTED:
        expected = {"card": thing, "units": PRINTED[thing]}
        if thing.startswith("scheme"):
            expected = {"card": thing, "units": told["units"]}
    else:
        return
    assert told == expected, f"{act}: {told} but {expected}"


def construction(table: Table, seat: int, name: str) -> dict[str, Any]:
    player, building = table.players[seat], BUILDINGS[name]
    parts = favour_of(table, seat, name)
    favour = parts.total()
    usurped = min(2, favour) if "credit" in player.lasting else 0
    reached = player.favour + favour - usurped >= GOAL
    if usurped:
        parts["credit"] = -usurped
        reached = reached or table.players[player.lasting["credit"]].favour + usurped >= GOAL
    others = set(table.halls) & set(table.open_sites()) - {name}
    plots = table.plots_left() + sum(plot in player.lasting for plot in THIS_SITE)
    third = building.family != "imperial" and player.count(building.family) == 2
    looks = 0
    if player.has_bonus("merchant") and not table.is_blocked(seat):
        looks = min(5, table.pile.total() + table.discards.total())
    return {
        "favour": favour - usurped,
        "parts": {origin: points for origin, points in parts.items() if points},
        "plots": int(building.favour >= 4 and plots > 0),
        "looks": looks,
        "bonus": building.family if third else None,
        "ends": not table.cause and (reached or not others),
        "actions": table.actions - 1,
    }


def check_payment(table: Table, seat: int, name: str, told: dict[str, Any]) -> None:
    """The cards of a preview pay the building, and no others lose fewer units.

    With the carpenter those lose least that have the fewest units printed on them.
    """
    hand = table.players[seat].hand
    cost = recipe(table, seat, name)
    assert told["cost"] == cost, f"{name}: {told} but {cost}"
    costs = [cost]
    if carpenter_helps(table, seat):
        possible = savings(units_in(table, hand), cost)
        assert told["spared"] in possible
        costs = [spared(cost, material) for material in possible]
        cost = spared(cost, told["spared"])
    else:
        assert told["spared"] is None
    given = Cards(told["payment"])
    assert given <= hand
    assert loss(table, given)[0] == sum(cost.values()) + told["excess"]
    losses = [least_loss(table, hand, one) for one in costs]
    assert loss(table, given) in losses, f"{name}: {told}"
    assert loss(table, given)[1] == min(printed for _units, printed in losses), f"{name}: {told}"
    for material, need in cost.items():
        ways = payments(table, hand, need, material)
        assert Cards({c: n for c, n in given.items() if c.startswith(material)}) in ways


def least_loss(table: Table, hand: Cards, cost: dict[str, int]) -> tuple[int, int]:
    """What is lost at least when a cost is paid."""
    least = [
        min(loss(table, way) for way in payments(table, hand, need, material))
        for material, need in cost.items()
    ]
    return sum(units for units, _printed in least), sum(printed for _units, printed in least)
