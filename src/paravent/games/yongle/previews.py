"""What an act of Yongle would bring, for the page to show with the offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from paravent.games.yongle import intrigue, payment, stores, works
from paravent.games.yongle.numbers import (
    FAMILY_BONUS,
    IMPERIAL,
    LASTING_CREDIT,
    LASTING_SABOTAGE,
    NONE,
    PLOT_FROM,
)
from paravent.games.yongle.rules import Yongle
from paravent.games.yongle.vocabulary import (
    BUILDINGS,
    CARDS,
    FAMILIES,
    MATERIALS,
    NOTATION,
    ORIGINS,
    PLOTS,
    RESOURCES,
)

Counts = dict[str, int]


class Draw(TypedDict):
    """A card of the pile."""

    actions: int  # left after it
    pile: int


class Construction(TypedDict):
    """What a building costs and brings, and the cards that pay it best."""

    favour: int
    parts: Counts  # of it, by origin
    cost: Counts
    spared: str | None  # material of which Kuai Xiang should ask less
    payment: list[str]
    excess: int  # units paid and not needed
    plots: int
    looks: int  # cards that merchants show
    bonus: str | None  # family whose bonus will hold
    ends: bool  # the round is the last
    actions: int


class Saving(TypedDict):
    """The material of which Kuai Xiang asks less."""

    material: str
    units: int
    payment: list[str]


class Instalment(TypedDict):
    """A card that pays."""

    units: int
    due: Counts  # after it


class Settlement(TypedDict):
    """The cards that pay the rest best."""

    payment: list[str]
    excess: int


class Scheme(TypedDict):
    """What a scheme costs and brings."""

    cards: int
    plots: int


class PlotPlayed(TypedDict):
    """What a plot costs and does."""

    actions: int  # left after it
    cost: int
    amount: int
    draw: int


class Ruin(TypedDict):
    """What a collapse takes away."""

    favour: int
    family: str


class Stake(TypedDict):
    """How many cards will be laid."""

    cards: int


class TurnEnd(TypedDict):
    """What is given up."""

    actions: int


class CardMoved(TypedDict, total=False):
    """A card and what is printed on it; nothing for acts without one."""

    card: str
    units: int


Preview = (
    Draw
    | Construction
    | Saving
    | Instalment
    | Settlement
    | Scheme
    | PlotPlayed
    | Ruin
    | Stake
    | TurnEnd
    | CardMoved
)


def previews(position: Yongle, seat: int, actions: list[int]) -> list[Preview]:
    """What each of these acts would bring; what chance or others decide is left out."""
    return [preview(position, seat, *NOTATION.split(action)) for action in actions]


def preview(position: Yongle, seat: int, verb: str, thing: str) -> Preview:
    match verb:
        case "draw":
            return {"actions": position.actions - 1, "pile": position.pile_size + position.top_size}
        case "build":
            return construction(position, seat, BUILDINGS.index(thing))
        case "spare":
            paid = payment.best_payment(position, seat, position.site, MATERIALS.index(thing))
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
            return {"cards": intrigue.scheme_price(position, seat, int(thing) - 1), "plots": 1}
        case "plot":
            plot = PLOTS.index(thing)
            return {
                "actions": position.actions - position.plot_cost,
                "cost": position.plot_cost,
                "amount": position.plot_amount[plot],
                "draw": min(position.plot_draw[plot], stores.drawable(position, seat)),
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


def construction(position: Yongle, seat: int, building: int) -> Construction:
    parts = works.yields(position, seat, building)
    need = payment.needs(position, seat, building)
    spared, paid = cheapest(position, seat, building, need)
    due = list(need)
    if spared != NONE:
        due[spared] -= position.discount
    family = position.family[building]
    third = position.built[seat * 4 + family] == FAMILY_BONUS - 1
    drawable = stores.drawable(position, seat) + sum(paid)
    return {
        "favour": sum(parts),
        "parts": counts(ORIGINS, parts),
        "cost": counts(MATERIALS, need),
        "spared": None if spared == NONE else MATERIALS[spared],
        "payment": cards(paid),
        "excess": excess(position, due, paid),
        "plots": int(position.printed[building] >= PLOT_FROM and plots_left(position, seat)),
        "looks": min(works.goods(position, seat), drawable),
        "bonus": FAMILIES[family] if third and family != IMPERIAL else None,
        "ends": works.ends(position, seat, building),
        "actions": position.actions - 1,
    }


def plots_left(position: Yongle, seat: int) -> bool:
    """Whether a plot can be drawn once those against this construction are discarded (R8.3)."""
    against = position.lasting[seat * 5 : seat * 5 + 5]
    lifted = against[LASTING_CREDIT] != NONE or against[LASTING_SABOTAGE] != NONE
    return lifted or bool(stores.plots_left(position))


def cheapest(
    position: Yongle, seat: int, building: int, need: Sequence[int]
) -> tuple[int, list[int]]:
    """The material that Kuai Xiang should spare, or none, and the cards that then pay best."""
    if not position.discount or position.constructed >> seat & 1:
        return NONE, payment.best_payment(position, seat, building, NONE)
    ways = [
        (sum(copies * (kind % 3 + 1) for kind, copies in enumerate(paid)), spared, paid)
        for spared in range(4)
        if need[spared] > 0 and (paid := payment.best_payment(position, seat, building, spared))
    ]
    _, spared, paid = min(ways, default=(0, NONE, [0] * len(RESOURCES)))
    return spared, paid


def cards(paid: list[int]) -> list[str]:
    return [name for name, copies in zip(RESOURCES, paid, strict=True) for _ in range(copies)]


def counts(names: tuple[str, ...], numbers: list[int]) -> Counts:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def excess(position: Yongle, due: Sequence[int], paid: list[int]) -> int:
    """Units that are paid and not needed."""
    worth = position.worth
    units = [
        sum(paid[kind] * worth[kind] for kind in range(first, first + 3))
        for first in range(0, len(RESOURCES), 3)
    ]
    return sum(max(0, given - max(0, needed)) for given, needed in zip(units, due, strict=True))
