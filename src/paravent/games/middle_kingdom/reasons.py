"""Why an act of Middle Kingdom is refused: the rules a second time, from the player's side."""

from __future__ import annotations

from paravent.core.numbers import NOBODY
from paravent.core.why import Reason
from paravent.games.middle_kingdom.rules import MiddleKingdom
from paravent.games.middle_kingdom.vocabulary import (
    BIDS,
    GOALS,
    KINDS,
    NOTATION,
    PHASES,
    THE_DRAGON,
    TYPE_OF_KIND,
    TYPES,
)

PHASES_OF_VERB = {
    "reveal": ("reveal",),
    "draw": ("draw",),
    "bid": ("bid", "palace"),
    "add": ("bid", "palace"),
    "keep": ("harvest",),
    "swap": ("harvest",),
    "favour": ("emperor",),
    "exchange": ("exchange",),
    "pick": ("pick",),
    "join": ("market",),
    "take": ("heir",),
    "pass": ("heir",),
    "claim": ("goal",),
    "leave": ("goal",),
}
RULE_OF_VERB = {
    "reveal": "R13.1",
    "draw": "R7.8",
    "bid": "R4.1",
    "add": "R7.2",
    "keep": "R4.3",
    "swap": "R4.3",
    "favour": "R16.5",
    "exchange": "R9.1",
    "pick": "R5.1",
    "join": "R10.1",
    "take": "R11.1",
    "pass": "R11.1",
    "claim": "R8.1",
    "leave": "R8.1",
}


def why_not(position: MiddleKingdom, seat: int, action: int) -> Reason | None:
    """None if an actor may do this now, else the rule that forbids it."""
    verb, thing = NOTATION.split(action)
    phase = PHASES[position.phase]
    if phase not in PHASES_OF_VERB[verb]:
        return Reason("wrong-phase", RULE_OF_VERB[verb], {"verb": verb, "phase": phase})
    match verb:
        case "reveal" | "draw":
            left = position.deck[KINDS.index(thing)]
            return None if left else Reason("none-left", RULE_OF_VERB[verb])
        case "bid":
            return why_not_bid(position, seat, thing)
        case "add":
            card, _, under = thing.partition(" on ")
            return why_not_add(position, seat, card, under)
        case "swap":
            return why_not_hold(position, seat, thing, "R4.3")
        case "favour":
            return why_not_favour(position, seat, thing)
        case "exchange":
            return why_not_exchange(position, seat, thing)
        case "pick" if thing == THE_DRAGON:
            return None if position.shown[len(KINDS)] else Reason("no-dragon", "R9.3")
        case "pick" | "take":
            return why_not_shown(position, thing, RULE_OF_VERB[verb])
        case "join":
            return why_not_join(position, seat, thing)
        case "claim" | "leave":
            return why_not_goal(position, thing)
    return None


def why_not_hold(position: MiddleKingdom, seat: int, card: str, rule: str) -> Reason | None:
    """A card must be in hand: not discarded, not in play, not just laid."""
    number = BIDS.index(card)
    lanes = range(seat * 2, seat * 2 + position.lanes)
    if position.discard[seat] >> number & 1:
        return Reason("discarded", "R6.3", {"card": card})
    if any(position.under[lane] == number for lane in lanes):
        return Reason("tied-in-play", "R7.1", {"card": card})
    if any(position.laid[lane] == number for lane in lanes):
        return Reason("already-laid", rule, {"card": card})
    return None


def uncovered_ties(position: MiddleKingdom, seat: int) -> list[str]:
    """The seat's tied bids that have not got their card this turn."""
    lanes = range(seat * 2, seat * 2 + position.lanes)
    return [
        BIDS[position.under[lane]]
        for lane in lanes
        if position.under[lane] != NOBODY and position.laid[lane] == NOBODY
    ]


def why_not_bid(position: MiddleKingdom, seat: int, card: str) -> Reason | None:
    """R7.2, Q28: no new bid while the tied ones claim all cards that are left to lay."""
    ties = uncovered_ties(position, seat)
    if ties and len(ties) >= position.to_lay[seat]:
        return Reason("tie-first", "R7.2", {"under": ties[0]})
    return why_not_hold(position, seat, card, "R4.1")


def why_not_add(position: MiddleKingdom, seat: int, card: str, under: str) -> Reason | None:
    """R7.2: only on an own tied bid, once."""
    if under not in uncovered_ties(position, seat):
        return Reason("no-tie", "R7.2", {"under": under})
    return why_not_hold(position, seat, card, "R7.2")


def why_not_favour(position: MiddleKingdom, seat: int, card: str) -> Reason | None:
    """R16.5: one of the own bids, named by its top card."""
    if BIDS.index(card) in position.laid[seat * 2 : seat * 2 + 2]:
        return None
    return Reason("no-such-bid", "R16.5", {"card": card})


def why_not_shown(position: MiddleKingdom, kind: str, rule: str) -> Reason | None:
    if position.shown[KINDS.index(kind)]:
        return None
    return Reason("not-on-display", rule, {"kind": kind})


def why_not_exchange(position: MiddleKingdom, seat: int, kind: str) -> Reason | None:
    """R9.2, Q16: what is barred, unless everything on display is."""
    missing = why_not_shown(position, kind, "R9.1")
    if missing:
        return missing
    owned = dict.fromkeys(TYPES, 0)
    for number, copies in enumerate(position.pile[seat * 8 : seat * 8 + 8]):
        owned[TYPES[TYPE_OF_KIND[number]]] += copies
    owned["merchant"] += sum(position.slipped[seat * 5 : seat * 5 + 5])
    most = max(owned.values())
    barred = [
        name == "philosopher" or (most > 0 and owned[TYPES[TYPE_OF_KIND[number]]] == most)
        for number, name in enumerate(KINDS)
    ]
    if all(barred[number] for number in range(len(KINDS)) if position.shown[number]):
        return None
    if not barred[KINDS.index(kind)]:
        return None
    if kind == "philosopher":
        return Reason("dragon-philosopher", "R9.2")
    pile = TYPES[TYPE_OF_KIND[KINDS.index(kind)]]
    return Reason("dragon-most", "R9.2", {"type": pile, "count": most})


def why_not_goal(position: MiddleKingdom, goal: str) -> Reason | None:
    """R8.1: only the goal of the type that was just gained."""
    if GOALS[position.wanted] == goal:
        return None
    return Reason("other-goal", "R8.1", {"goal": goal, "wanted": GOALS[position.wanted]})


def why_not_join(position: MiddleKingdom, seat: int, pile: str) -> Reason | None:
    """R10.1, Q18: the pile must hold a card of its own type."""
    own = sum(
        copies
        for number, copies in enumerate(position.pile[seat * 8 : seat * 8 + 8])
        if TYPES[TYPE_OF_KIND[number]] == pile
    )
    if pile == "merchant" or own:
        return None
    return Reason("empty-pile", "R10.1", {"type": pile})
