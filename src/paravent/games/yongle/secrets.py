"""What each seat of Yongle may see: hands, plots, sealed choices and looked-at cards are hidden."""

from __future__ import annotations

from typing import TypedDict

from paravent.core.numbers import NOBODY
from paravent.games.yongle import payment, scoring, works
from paravent.games.yongle.rules import Yongle
from paravent.games.yongle.vocabulary import (
    ADVISERS,
    BONUSES,
    BUILDINGS,
    CARDS,
    EVENT_CARDS,
    FAMILIES,
    HALLS,
    LASTING,
    MATERIALS,
    PHASES,
    PLOTS,
    RESOURCES,
    SEASONS,
    TALLY,
)

Counts = dict[str, int]
IN_ROW, IN_PILE, IN_BOX = 4, 5, 6
FAMILY = 3  # buildings that bring a bonus (R6.1)


class Site(TypedDict):
    """A building, as it stands for the reader."""

    building: str
    family: str
    favour: int  # printed
    recipe: Counts  # printed
    owner: int | None
    cost: Counts  # for the reader, now
    lacks: Counts  # of it
    yields: int  # favour that it would bring the reader now
    open: bool  # the reader could build it in a turn of this round


class Lasting(TypedDict):
    """A plot that lies in front of a seat."""

    plot: str
    by: int
    material: str | None  # of a sabotage


class Seat(TypedDict):
    """What lies in front of a seat, and what the reader knows of its hand."""

    adviser: str
    favour: int
    hand: list[str] | None  # None: hidden
    hand_size: int
    known: Counts  # cards of a hidden hand that the reader has seen go there
    units: Counts | None  # what the hand can pay now, by material
    plots: list[str] | None
    plots_held: int
    buildings: list[str]
    families: Counts
    bonuses: list[str]  # families whose bonus holds
    prospects: Counts  # end bonuses by what lies open now
    lasting: list[Lasting]
    built: bool  # has built this round
    trust: int | None  # whose cards the seat will take, if the reader may know
    trusted: bool  # has chosen
    stake: int | None
    staked: bool
    laid: list[str] | None
    laid_size: int
    points: int
    tally: Counts


class Work(TypedDict):
    """The construction that is being paid for."""

    building: str
    due: Counts
    paid: list[str]


class Scheming(TypedDict):
    """The plot that is being played."""

    plot: str
    by: int
    target: int | None
    material: str | None
    left: int  # cards still to be taken or discarded


class View(TypedDict):
    """The table as one seat sees it."""

    me: int | None
    phase: str
    actors: list[int]
    players: int
    round: int
    season: str
    season_round: int  # 1 to 3
    event: str | None
    first: int
    mover: int | None
    actions: int
    plot_cost: int
    toll: int  # cards that the actor still has to discard
    last: bool  # this round is the last
    cause: list[str]  # why
    row: list[Site | None]
    halls: list[Site]
    building_pile: int
    worth: Counts  # units of every resource card this round
    pile: int
    top: list[str | None]  # cards on top of it that somebody has looked at
    top_knowers: list[list[int]]
    discard: Counts
    unseen: Counts  # cards in the pile and in other hands, as far as the reader knows
    opened: list[str]
    plot_pile: int
    plot_discard: Counts
    event_pile: int
    event_spent: Counts
    work: Work | None
    plot: Scheming | None
    looked: list[str] | None  # what the reader may choose from
    choices: int
    seats: list[Seat]


def view(position: Yongle, seat: int) -> View:
    """Everything but other hands and plots, the resource pile, and what is still sealed."""
    phase = PHASES[position.phase]
    place = position.place
    top = list(zip(position.top, position.top_knowers, strict=True))[: position.top_size]
    mine = phase == "market" and seat == position.mover
    return {
        "me": none(seat),
        "phase": phase,
        "actors": list(position.actors()),
        "players": position.players,
        "round": position.round,
        "season": SEASONS[position.season],
        "season_round": (position.round - 1) % 3 + 1 if position.round else 0,
        "event": None if position.event == NOBODY else EVENT_CARDS[position.event],
        "first": position.first,
        "mover": none(position.mover),
        "actions": position.actions,
        "plot_cost": position.plot_cost,
        "toll": position.toll,
        "last": position.cause != 0,
        "cause": [
            name for bit, name in enumerate(("favour", "imperial")) if position.cause >> bit & 1
        ],
        "row": [
            None if building == NOBODY else site(position, building, seat)
            for building in position.row
        ],
        "halls": [
            site(position, building, seat)
            for building in range(len(BUILDINGS) - len(HALLS), len(BUILDINGS))
            if place[building] != IN_BOX
        ],
        "building_pile": sum(where == IN_PILE for where in place),
        "worth": dict(zip(RESOURCES, position.worth, strict=True)),
        "pile": position.pile_size + position.top_size,
        "top": [
            CARDS[card] if seat != NOBODY and knowers >> seat & 1 else None for card, knowers in top
        ],
        "top_knowers": [
            [other for other in range(position.players) if knowers >> other & 1]
            for _, knowers in top
        ],
        "discard": counts(CARDS, position.discard),
        "unseen": counts(CARDS, unseen(position, seat)),
        "opened": listed(CARDS, position.opened),
        "plot_pile": position.plot_pile_size,
        "plot_discard": counts(PLOTS, position.plot_discard),
        "event_pile": position.event_pile_size,
        "event_spent": counts(EVENT_CARDS, position.event_spent),
        "work": work(position),
        "plot": scheming(position),
        "looked": [CARDS[card] for card, _ in top] if mine else None,
        "choices": position.choices,
        "seats": [seat_view(position, owner, seat) for owner in range(position.players)],
    }


def site(position: Yongle, building: int, seat: int) -> Site:
    """A building in the row or an imperial one."""
    recipe = position.recipe[building * 4 : building * 4 + 4]
    reader = seat != NOBODY
    cost = payment.needs(position, seat, building) if reader else list(recipe)
    have = units(position, seat) if reader else cost
    lacks = [max(0, needed - had) for needed, had in zip(cost, have, strict=True)]
    where = position.place[building]
    return {
        "building": BUILDINGS[building],
        "family": FAMILIES[position.family[building]],
        "favour": position.printed[building],
        "recipe": counts(MATERIALS, recipe),
        "owner": where if where < IN_ROW else None,
        "cost": counts(MATERIALS, cost),
        "lacks": counts(MATERIALS, lacks),
        "yields": sum(works.yields(position, seat, building))
        if reader
        else position.printed[building],
        "open": reader
        and where == IN_ROW
        and bool(payment.affords(position, seat, building))
        and sum(lacks) <= position.discount,  # cards that lie sealed do not count
    }


def work(position: Yongle) -> Work | None:
    if position.site == NOBODY or position.step:
        return None
    return {
        "building": BUILDINGS[position.site],
        "due": counts(MATERIALS, [max(0, units) for units in position.due]),
        "paid": listed(RESOURCES, position.paid),
    }


def scheming(position: Yongle) -> Scheming | None:
    if position.plot == NOBODY:
        return None
    return {
        "plot": PLOTS[position.plot],
        "by": position.mover,
        "target": none(position.target),
        "material": None if position.material == NOBODY else MATERIALS[position.material],
        "left": position.toll,
    }


def seat_view(position: Yongle, owner: int, seat: int) -> Seat:
    """What a seat sees of one owner's place."""
    over = PHASES[position.phase] == "over"
    own = owner == seat or over
    sealed = is_sealed(position)
    laid = position.laid[owner * 15 : owner * 15 + 15]
    built = position.built[owner * 4 : owner * 4 + 4]
    tally = scoring.tallies(position)[owner]
    bonuses = scoring.bonuses(position, owner)
    prospects = [bonuses[0], bonuses[1], 0, bonuses[3], bonuses[4]]
    trust, stake = position.trust[owner], position.stake[owner]
    open_choice = owner == seat or not sealed
    lasting = position.lasting[owner * 5 : owner * 5 + 5]
    return {
        "adviser": ADVISERS[owner],
        "favour": position.favour[owner],
        "hand": listed(CARDS, hand_of(position, owner)) if own else None,
        "hand_size": position.hand_size[owner] - (position.laid_size[owner] if sealed else 0),
        "known": {} if own else counts(CARDS, known(position, owner, seat)),
        "units": dict(zip(MATERIALS, units(position, owner), strict=True)) if own else None,
        "plots": listed(PLOTS, position.plots[owner * 10 : owner * 10 + 10]) if own else None,
        "plots_held": position.plots_held[owner],
        "buildings": [
            name for name, where in zip(BUILDINGS, position.place, strict=True) if where == owner
        ],
        "families": dict(zip(FAMILIES, built, strict=True)),
        "bonuses": [
            name for name, count in zip(FAMILIES[:3], built, strict=False) if count >= FAMILY
        ],
        "prospects": counts(BONUSES, bonuses if over else prospects),
        "lasting": [
            {
                "plot": name,
                "by": by,
                "material": MATERIALS[position.sabotaged[owner]]
                if name == "sabotage" and position.sabotaged[owner] != NOBODY
                else None,
            }
            for name, by in zip(LASTING, lasting, strict=True)
            if by != NOBODY
        ],
        "built": bool(position.constructed >> owner & 1),
        "trust": none(trust) if open_choice else None,
        "trusted": trust != NOBODY,
        "stake": stake if stake and open_choice else None,
        "staked": stake > 0,
        "laid": listed(CARDS, laid) if open_choice else None,
        "laid_size": sum(laid),
        "points": sum(tally),
        "tally": dict(zip(TALLY, tally, strict=True)),
    }


def is_sealed(position: Yongle) -> bool:
    """Whether cards are laid that nobody else has seen, and that still count to a hand."""
    return PHASES[position.phase] in ("trust", "lay")


def hand_of(position: Yongle, owner: int) -> list[int]:
    """A hand without the cards that lie sealed before it."""
    hand = position.hand[owner * 15 : owner * 15 + 15]
    if not is_sealed(position):
        return hand
    laid = position.laid[owner * 15 : owner * 15 + 15]
    return [held - face_down for held, face_down in zip(hand, laid, strict=True)]


def units(position: Yongle, owner: int) -> list[int]:
    """R5.3: what a hand can pay this round, by material."""
    hand, worth = hand_of(position, owner), position.worth
    return [
        sum(hand[card] * worth[card] for card in range(3 * one, 3 * one + 3)) for one in range(4)
    ]


def none(number: int) -> int | None:
    return None if number == NOBODY else number


def counts(names: tuple[str, ...], numbers: list[int]) -> Counts:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def listed(names: tuple[str, ...], numbers: list[int]) -> list[str]:
    return [name for name, number in zip(names, numbers, strict=True) for _ in range(number)]


def known(position: Yongle, owner: int, seat: int) -> list[int]:
    """Cards that a seat knows in another hand, laid ones that are still sealed included."""
    public = position.shown[owner * 15 : owner * 15 + 15]
    if seat == NOBODY:
        return list(public)
    first = (seat * 4 + owner) * 15
    own = position.seen[first : first + 15]
    return [shared + more for shared, more in zip(public, own, strict=True)]


def unseen(position: Yongle, seat: int) -> list[int]:
    """What the pile and other hands hold that a seat cannot place, by card."""
    pool, hand = list(position.pile), position.hand
    for place in range(position.top_size):
        if seat == NOBODY or not position.top_knowers[place] >> seat & 1:
            pool[position.top[place]] += 1
    for owner in range(position.players):
        if owner != seat:
            for card, copies in enumerate(known(position, owner, seat)):
                pool[card] += hand[owner * 15 + card] - copies
    return pool
