"""Why an act of Middle Ages is refused: the rules a second time, from the player's side."""

from __future__ import annotations

from paravent.core.numbers import NOBODY
from paravent.core.why import Reason
from paravent.games.middle_ages.rules import MiddleAges
from paravent.games.middle_ages.vocabulary import CARDS, COUNTED, NOTATION, NUMBERS, PHASES, TYPES

PHASES_OF_VERB = {
    "draw": ("draw",),
    "card": ("card",),
    "lot": ("lot",),
    "lord": ("first", "lord"),
    "restore": ("village", "restoration"),
    "scout": ("rampart",),
    "coin": ("church",),
    "plot": ("palace",),
    "under": ("plot",),
}
RULE_OF_VERB = {
    "draw": "R8.3",
    "card": "R2.3",
    "lot": "R2.4",
    "lord": "R3.4",
    "restore": "R7.3",
    "scout": "R5.4",
    "coin": "R5.7",
    "plot": "R5.8",
    "under": "R5.8",
}


def why_not(position: MiddleAges, seat: int, action: int) -> Reason | None:
    """None if an actor may do this now, else the rule that forbids it."""
    verb, thing = NOTATION.split(action)
    phase = PHASES[position.phase]
    if verb == "scout" and phase in PHASES_OF_VERB["lord"]:
        row, slot = map(int, thing.split())
        return Reason("other-row", "R3.6", {"row": row, "slot": slot, "next": next_row(position)})
    if phase not in PHASES_OF_VERB[verb]:
        return Reason("wrong-phase", RULE_OF_VERB[verb], {"verb": verb, "phase": phase})
    match verb:
        case "draw":
            left = position.pile[NUMBERS.index(thing)]
            return None if left else Reason("none-left", "R8.3", {"number": thing})
        case "card":
            drawn = CARDS.index(thing) in position.card
            return Reason("card-drawn", "R2.3", {"card": thing}) if drawn else None
        case "lot":
            return why_not_lot(position, int(thing))
        case "lord":
            return why_not_lord(position, seat, int(thing))
        case "restore":
            return why_not_restore(position, seat, thing)
        case "scout":
            row, slot = map(int, thing.split())
            return why_not_scout(position, seat, row, slot)
        case "coin":
            has = position.coins[seat] >> TYPES.index(thing) & 1
            return Reason("has-coin", "R5.7", {"type": thing}) if has else None
        case "plot":
            return why_not_plot(position, seat, thing)
    return why_not_under(position, seat, TYPES[position.chosen], thing)


def next_row(position: MiddleAges) -> int:
    """R3.6: the row that the lords go to."""
    return position.round % 4 + 1


def why_not_lot(position: MiddleAges, chosen: int) -> Reason | None:
    """R2.4: every seat at the table has one lot."""
    if chosen >= position.players:
        return Reason("no-seat", "R2.4")
    if chosen in position.queue[: position.served]:
        return Reason("lot-drawn", "R2.4")
    return None


def why_not_lord(position: MiddleAges, seat: int, slot: int) -> Reason | None:
    """R3.6: a free tile of the row that comes next, which no other scout reserves."""
    if slot > position.players + 1:
        return Reason("no-slot", "R2.2", {"slot": slot, "count": position.players + 1})
    row = next_row(position)
    place = (row - 1) * 6 + slot - 1
    if place in position.lord:
        return Reason("lord-there", "R3.6", {"slot": slot, "row": row})
    holders = [other for other in range(position.players) if position.scout[other] == place]
    if holders and holders != [seat]:
        return Reason("reserved", "R6.2", {"slot": slot, "row": row, "seats": holders})
    return None


def why_not_restore(position: MiddleAges, seat: int, number: str) -> Reason | None:
    """R7.3: only what lies in the own graveyard."""
    if position.grave[seat * 23 + NUMBERS.index(number)]:
        return None
    kind = TYPES[position.face_type[NUMBERS.index(number)]]
    return Reason("not-buried", "R7.3", {"type": kind, "number": number})


def why_not_scout(position: MiddleAges, seat: int, row: int, slot: int) -> Reason | None:
    """R6.1, Q8: not in the row being emptied, nor beside the lord, nor on another's scout."""
    if slot > position.players + 1:
        return Reason("no-slot", "R2.2", {"slot": slot, "count": position.players + 1})
    if row == (position.round - 1) % 4 + 1:
        return Reason("row-taken", "R6.1", {"row": row})
    if row == next_row(position):
        return Reason("row-of-lord", "R6.1", {"row": row})
    place = (row - 1) * 6 + slot - 1
    if position.tile[place] == NOBODY:
        return Reason("row-over", "R8.1", {"row": row})
    holders = [other for other in range(position.players) if position.scout[other] == place]
    if holders and holders != [seat]:
        return Reason("reserved", "R6.2", {"slot": slot, "row": row, "seats": holders})
    return None


def why_not_plot(position: MiddleAges, seat: int, kind: str) -> Reason | None:
    """R5.8: a token of the supply that fits under some domain."""
    if not position.plots_left >> TYPES.index(kind) & 1:
        return Reason("plot-gone", "R1.3", {"type": kind})
    if all(why_not_under(position, seat, kind, domain) for domain in TYPES):
        return Reason("plot-fits-nowhere", "R5.8", {"type": kind})
    return None


def why_not_under(position: MiddleAges, seat: int, kind: str, domain: str) -> Reason | None:
    """R5.8: one plot token under a domain, and no symbol twice."""
    if position.plot[seat * 8 + TYPES.index(domain)] != NOBODY:
        return Reason("has-plot", "R5.8", {"type": domain})
    if kind in COUNTED[TYPES.index(domain)]:
        return Reason("counts-already", "R5.8", {"plot": kind, "type": domain})
    return None
