"""What an act of Yongle would bring, for the page to show with the offer."""

from __future__ import annotations

from typing import Any

from paravent.core.numbers import NOBODY
from paravent.games.yongle import payment, works
from paravent.games.yongle.rules import Yongle
from paravent.games.yongle.secrets import counts, listed
from paravent.games.yongle.vocabulary import (
    BUILDINGS,
    CARDS,
    FAMILIES,
    LASTING,
    MATERIALS,
    NOTATION,
    ORIGINS,
    PLOTS,
    RESOURCES,
    SITES,
)

HALL_SITES = 31 << len(SITES)  # the bits of the imperial buildings


def previews(position: Yongle, seat: int, actions: list[int]) -> list[dict[str, Any]]:
    """What each of these acts would bring."""
    return [preview(position, seat, action) for action in actions]


def preview(position: Yongle, seat: int, action: int) -> dict[str, Any]:
    """Words and numbers by name; what chance or others decide is left out."""
    verb, thing = NOTATION.split(action)
    match verb:
        case "draw":
            return {"actions": position.actions - 1, "pile": position.pile_size + position.top_size}
        case "build":
            return construction(position, seat, BUILDINGS.index(thing))
        case "spare":
            spared = MATERIALS.index(thing)
            paid = payment.best_payment(position, seat, position.site, spared)
            return {"material": thing, "units": position.discount, "payment": cards(paid)}
        case "pay":
            card = RESOURCES.index(thing)
            due = list(position.due)
            due[card // 3] -= position.worth[card]
            left = [max(0, units) for units in due]
            return {"units": position.worth[card], "due": counts(MATERIALS, left)}
        case "settle":
            paid = payment.best_rest(position, seat)
            return {"payment": cards(paid), "excess": excess(position, position.due, paid)}
        case "scheme":
            free = position.built[seat * 4 + FAMILIES.index("religious")] >= 3
            return {"cards": 0 if free else int(thing), "plots": 1}
        case "plot":
            plot = PLOTS.index(thing)
            return {
                "actions": position.actions - position.plot_cost,
                "cost": position.plot_cost,
                "amount": position.plot_amount[plot],
                "draw": min(position.plot_draw[plot], drawable(position, seat)),
            }
        case "raze":
            building = BUILDINGS.index(thing)
            favour = min(position.printed[building], position.favour[position.target])
            return {"favour": favour, "family": FAMILIES[position.family[building]]}
        case "stake":
            return {"cards": int(thing)}
        case "end":
            return {"actions": position.actions}
    if thing in CARDS:
        return {"card": thing, "units": int(thing[-1]) if thing in RESOURCES else 0}
    return {}


def construction(position: Yongle, seat: int, building: int) -> dict[str, Any]:
    """What a building costs and brings, and the cards that pay it best."""
    parts = works.yields(position, seat, building)
    need = payment.needs(position, seat, building)
    spared, paid = best_payment(position, seat, building)
    due = list(need)
    if spared != NOBODY:
        due[spared] -= position.discount
    family = position.family[building]
    has = position.built[seat * 4 + family]
    merchant = position.built[seat * 4 + FAMILIES.index("merchant")] >= 3
    return {
        "favour": sum(parts),
        "parts": counts(ORIGINS, parts),
        "cost": counts(MATERIALS, need),
        "spared": None if spared == NOBODY else MATERIALS[spared],
        "payment": cards(paid),
        "excess": excess(position, due, paid),
        "plots": int(position.printed[building] >= 4 and plots_left(position, seat)),
        "looks": min(5, drawable(position, seat, sum(paid))) if merchant else 0,
        "bonus": FAMILIES[family] if has == 2 and FAMILIES[family] != "imperial" else None,
        "ends": ends(position, seat, building, parts),
        "actions": position.actions - 1,
    }


def drawable(position: Yongle, seat: int, paid: int = 0) -> int:
    """Cards that can be drawn, with those just paid; none under a blockade (R4.3, R8.12)."""
    if position.lasting[seat * 5 + LASTING.index("blockade")] != NOBODY:
        return 0
    return position.top_size + position.pile_size + position.discard_size + paid


def plots_left(position: Yongle, seat: int) -> bool:
    """Whether a plot can be drawn once those against this construction are discarded (R8.3)."""
    against = [position.lasting[seat * 5 + LASTING.index(name)] for name in ("credit", "sabotage")]
    done = sum(by != NOBODY for by in against)
    return position.plot_pile_size + position.plot_discard_size + done > 0


def ends(position: Yongle, seat: int, building: int, parts: list[int]) -> bool:
    """R12: whether a construction makes this round the last, be it by usurped credit."""
    favour = list(position.favour)
    favour[seat] += sum(parts)
    rival = position.lasting[seat * 5 + LASTING.index("credit")]
    if rival != NOBODY:
        favour[rival] -= parts[-1]
    last_hall = position.sites & HALL_SITES == 1 << building
    return not position.cause and (last_hall or max(favour) >= 25)


def best_payment(position: Yongle, seat: int, building: int) -> tuple[int, list[int]]:
    """The material that Kuai Xiang should spare, or none, and the cards that then pay best."""
    if not position.discount or position.constructed >> seat & 1:
        return NOBODY, payment.best_payment(position, seat, building, NOBODY)
    ways = [
        (sum(copies * (kind % 3 + 1) for kind, copies in enumerate(paid)), spared, paid)
        for spared in range(4)
        if payment.needs(position, seat, building)[spared] > 0
        and (paid := payment.best_payment(position, seat, building, spared))
    ]
    _, spared, paid = min(ways, default=(0, NOBODY, [0] * len(RESOURCES)))
    return spared, paid


def cards(paid: list[int]) -> list[str]:
    return listed(RESOURCES, paid)


def excess(position: Yongle, due: list[int], paid: list[int]) -> int:
    """Units that are paid and not needed."""
    paid = [
        sum(paid[kind] * position.worth[kind] for kind in range(first, first + 3))
        for first in range(0, 12, 3)
    ]
    return sum(max(0, units - max(0, need)) for units, need in zip(paid, due, strict=True))
