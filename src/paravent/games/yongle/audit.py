"""Yongle counted again: every card once, every point from the buildings up."""

from __future__ import annotations

from collections import Counter

from paravent.core.numbers import NOBODY
from paravent.games.yongle import scoring
from paravent.games.yongle.numbers import IMPERIAL_END, IN_ROW
from paravent.games.yongle.rules import Yongle
from paravent.games.yongle.vocabulary import (
    BUILDINGS,
    CARDS,
    EVENT_CARDS,
    FAMILIES,
    LASTING,
    PHASES,
    PLOTS,
    TALLY,
)

SEALED = ("trust", "lay")  # phases in which laid cards are still in hand


def census(position: Yongle) -> dict[str, int]:
    """How many cards of each kind there are; -1 where a count and a sum disagree."""
    found: Counter[str] = Counter()
    hands = [position.hand[seat * 15 : seat * 15 + 15] for seat in range(4)]
    places = [position.pile, position.discard, position.opened, *hands]
    if PHASES[position.phase] not in SEALED:
        places += [position.laid[seat * 15 : seat * 15 + 15] for seat in range(4)]
    for place in places:
        for name, copies in zip(CARDS, place, strict=True):
            found[name] += copies
    for card in position.top[: position.top_size]:
        found[CARDS[card]] += 1
    plots = [position.plots[seat * 10 : seat * 10 + 10] for seat in range(4)]
    for place in (position.plot_pile, position.plot_discard, *plots):
        for name, copies in zip(PLOTS, place, strict=True):
            found[name] += copies
    for index, by in enumerate(position.lasting):
        found[LASTING[index % 5]] += by != NOBODY
    if PHASES[position.phase] == "aim":
        found[PLOTS[position.plot]] += 1  # in the air until it has a target
    for place in (position.event_pile, position.event_spent):
        for name, copies in zip(EVENT_CARDS, place, strict=True):
            found[f"event {name}"] += copies
    if position.event != NOBODY:
        found[f"event {EVENT_CARDS[position.event]}"] += 1
    for building, name in enumerate(BUILDINGS):
        in_row = building in position.row
        open_to_all = bool(position.sites >> building & 1)
        hall = position.family[building] == FAMILIES.index("imperial")
        found[name] = 1 if position.place[building] != IN_ROW or open_to_all else -1
        if not hall and in_row != (position.place[building] == IN_ROW):
            found[name] = -1
    agree = (
        [sum(hand) for hand in hands] == list(position.hand_size)
        and [sum(held) for held in plots] == list(position.plots_held)
        and sum(position.pile) == position.pile_size
        and sum(position.discard) == position.discard_size
        and sum(position.plot_pile) == position.plot_pile_size
        and sum(position.plot_discard) == position.plot_discard_size
        and sum(position.event_pile) == position.event_pile_size
        and all(count >= 0 for place in places for count in place)
    )
    found["sums agree"] = 1 if agree else -1
    return dict(found)


def recount(position: Yongle) -> list[int]:
    """R13 from the beginning, card by card, for a position that is over."""
    seats = range(position.players)
    owned = [
        [building for building in range(len(BUILDINGS)) if position.place[building] == seat]
        for seat in seats
    ]
    units = [
        sum(
            int(CARDS[card][-1]) * position.hand[seat * 15 + card]
            for card in range(len(CARDS))
            if not CARDS[card].startswith("scheme")
        )
        for seat in seats
    ]
    totals = []
    for seat in seats:
        points = sum(position.printed[building] for building in owned[seat])
        points += position.by_season[seat] + position.by_event[seat]
        points += position.by_standard[seat] + position.by_credit[seat] + position.spared[seat]
        families = [FAMILIES[position.family[building]] for building in owned[seat]]
        points += 5 if set(families) == set(FAMILIES) else 0
        points += 2 * families.count("imperial") if position.cause in (2, 3) else 0
        points += 2 if units[seat] and units[seat] == max(units) else 0
        points += 2 if owned[seat] and len(owned[seat]) == max(map(len, owned)) else 0
        points += sum(position.plots[seat * 10 : seat * 10 + 10])
        totals.append(points)
    return totals


def tallies(position: Yongle) -> list[dict[str, int]]:
    """Every seat's points by origin, without those that could bring nothing in this game."""
    idle = set() if position.cause & IMPERIAL_END else {"halls"}  # R13.2
    return [
        {part: points for part, points in zip(TALLY, parts, strict=True) if part not in idle}
        for parts in scoring.tallies(position)
    ]
