"""Why an act of China is refused: the rules a second time, from the player's side."""

from __future__ import annotations

from paravent.core.numbers import NOBODY
from paravent.core.why import Reason
from paravent.games.china.purse import Purse, purse_of
from paravent.games.china.rules import China
from paravent.games.china.vocabulary import (
    COLOURS,
    NOTATION,
    PAYMENTS,
    PHASES,
    PROVINCES,
    SPECIALS,
    TILES,
    TOWNS,
)

PLACING = ("turn", "pay", "emperor")
PHASES_OF_VERB = {
    "hide": ("hide",),
    "deal": ("deal",),
    "open": ("open",),
    "grant": ("grant",),
    "turn": ("reveal",),
    "palace": (*PLACING, "site"),
    "fortify": PLACING,
    "emissary": PLACING,
    "found": PLACING,
    "pay": ("pay",),
    "keep": ("keep",),
    "exchange": ("turn",),
    "take": ("draw", "swap"),
    "draw": ("draw",),
    "use": ("turn", "pay"),
    "give": ("give",),
    "stay": ("emperor",),
    "pass": ("turn",),
}
RULE_OF_VERB = {
    "hide": "R13.2",
    "deal": "R2.5",
    "open": "R7.2",
    "grant": "R12.5",
    "turn": "R13.3",
    "palace": "R5.1",
    "fortify": "R11.2",
    "emissary": "R5.2",
    "found": "R13.3",
    "pay": "R4.4",
    "keep": "R12.4",
    "exchange": "R8.1",
    "take": "R7.1",
    "draw": "R7.1",
    "use": "R12.8",
    "give": "R12.8",
    "stay": "R12.5",
    "pass": "R8.3",
}


def why_not(position: China, seat: int, action: int) -> Reason | None:
    """None if an actor may do this now, else the rule that forbids it."""
    verb, thing = NOTATION.split(action)
    phase = PHASES[position.phase]
    if phase not in PHASES_OF_VERB[verb]:
        return Reason("wrong-phase", RULE_OF_VERB[verb], {"verb": verb, "phase": phase})
    match verb:
        case "hide":
            return why_not_hide(position, TOWNS.index(thing))
        case "deal" | "open" | "grant":
            left = position.deck[COLOURS.index(thing)]
            return None if left else Reason("none-left", RULE_OF_VERB[verb])
        case "turn":
            left = position.tiles_left[TILES.index(thing)]
            return None if left else Reason("none-left", "R13.3")
        case "palace":
            return why_not_palace(position, TOWNS.index(thing))
        case "fortify":
            return why_not_fortify(position, TOWNS.index(thing))
        case "emissary":
            return why_not_emissary(position, PROVINCES.index(thing))
        case "found":
            return why_not_found(position, PROVINCES.index(thing))
        case "pay":
            return why_not_pay(position, thing)
        case "keep":
            return (
                None
                if thing in PAYMENTS[position.played].split()
                else Reason("not-played", "R12.4", {"card": thing})
            )
        case "exchange":
            return why_not_exchange(position, seat, thing)
        case "take":
            held = position.row[COLOURS.index(thing)]
            return None if held else Reason("not-in-row", "R7.1", {"card": thing})
        case "draw":
            return None if position.deck_size else Reason("deck-empty", "R7.5")
        case "use":
            return why_not_use(position, seat, thing)
        case "give":
            return why_not_hold(position, seat, thing, "R12.8")
        case "pass":
            return Reason("must-exchange", "R8.3") if can_exchange(position, seat) else None
    return None


def why_not_hold(position: China, seat: int, card: str, rule: str) -> Reason | None:
    if position.hand[seat] >> 2 * COLOURS.index(card) & 3:
        return None
    return Reason("not-in-hand", rule, {"card": card})


def why_not_hide(position: China, town: int) -> Reason | None:
    """R13.2, Q13: two in each province, on towns of its own that are no junctions."""
    name: dict[str, object] = {"town": TOWNS[town]}
    if position.land[town] != position.tiles_hidden // 2 or position.beyond[town] != NOBODY:
        return Reason("tile-elsewhere", "R13.2", name)
    if position.tile[town]:
        return Reason("tile-there", "R13.2", name)
    if len([other for other in range(len(TOWNS)) if position.near[town] >> other & 1]) > 2:
        return Reason("tile-junction", "R13.2", name)
    return None


# Pieces.


def why_not_palace(position: China, town: int) -> Reason | None:
    """R5.1: on a free palace space, for a card; R13.3: not before the tiles are turned up."""
    provinces = provinces_of(position, town)
    if not provinces:
        return Reason("no-such-town", "R1.1", {"town": TOWNS[town]})
    if position.built >> town & 1:
        return Reason("occupied", "R5.1", {"town": TOWNS[town]})
    if not position.palaces_left[position.house]:
        return Reason("no-palaces", "R4.7")
    if PHASES[position.phase] == "site":
        if position.founding not in provinces:
            founded = PROVINCES[position.founding]
            return Reason("founded-elsewhere", "R13.3", {"province": founded})
    elif not any(position.opened >> province & 1 for province in provinces):
        return Reason("tiles-first", "R13.3", {"province": PROVINCES[provinces[0]]})
    return why_not_there(position, provinces) or why_not_afford(position, provinces)


def why_not_fortify(position: China, town: int) -> Reason | None:
    """R11.2: on a palace space without palace or fortification."""
    provinces = provinces_of(position, town)
    if not provinces:
        return Reason("no-such-town", "R1.1", {"town": TOWNS[town]})
    if position.house == position.players:
        return Reason("emperor-fortifies-not", "R12.5")
    if not position.forts_left[position.house]:
        return Reason("no-fortifications", "R11.1")
    if position.built >> town & 1:
        return Reason("occupied", "R11.2", {"town": TOWNS[town]})
    if position.forts >> town & 1:
        return Reason("fortified", "R11.2", {"town": TOWNS[town]})
    return why_not_there(position, provinces) or why_not_afford(position, provinces)


def why_not_emissary(position: China, province: int) -> Reason | None:
    """R5.2: not more emissaries than the leader has palaces."""
    name = PROVINCES[province]
    palaces = [position.held[house * len(PROVINCES) + province] for house in range(position.houses)]
    if not position.emissaries_left[position.house]:
        return Reason("no-emissaries", "R4.7")
    if not any(palaces):
        return Reason("no-palace-yet", "R5.2", {"province": name})
    if position.guests[province] >= max(palaces):
        return Reason("no-room", "R5.2", {"province": name, "count": max(palaces)})
    return why_not_there(position, [province]) or why_not_afford(position, [province])


def why_not_found(position: China, province: int) -> Reason | None:
    """R13.3: only before the first palace, and only if there are bonus tiles."""
    if not position.bonus:
        return Reason("no-tiles", "R13.1")
    if position.opened >> province & 1:
        return Reason("tiles-open", "R13.3", {"province": PROVINCES[province]})
    if not position.palaces_left[position.house]:
        return Reason("no-palaces", "R4.7")
    return why_not_there(position, [province]) or why_not_afford(position, [province])


def provinces_of(position: China, town: int) -> list[int]:
    """One province, two for a border post, none off the board."""
    both = (position.land[town], position.beyond[town])
    return [province for province in both if province != NOBODY]


def why_not_there(position: China, provinces: list[int]) -> Reason | None:
    """Whether this turn's other pieces, or the Emperor's reluctance, forbid a place."""
    if position.house == position.players:
        return why_not_emperor(position, provinces)
    if position.placed == 0:
        return None
    if position.placed == 2:
        return Reason("two-pieces", "R4.4")
    homes = [place for place in range(len(PROVINCES)) if position.homes >> place & 1]
    if position.wide and provinces != homes:
        return None
    if not set(provinces) & set(homes):
        return Reason("one-province", "R4.2", {"province": PROVINCES[homes[0]]})
    for place in sorted({*homes, *provinces}):
        if position.vacant >> place & 1:
            rule = "R4.5" if len(homes) == len(provinces) == 1 else "R14.5"
            return Reason("was-empty", rule, {"province": PROVINCES[place]})
    return None


def why_not_emperor(position: China, provinces: list[int]) -> Reason | None:
    """R12.5: one piece, and an empty province only if no occupied one will do."""
    if position.placed:
        return Reason("emperor-one-piece", "R12.5")
    if position.pieces[provinces[0]]:
        return None
    purse = purse_of(position)
    for place, name in enumerate(PROVINCES):
        if position.pieces[place] and purse.affords([{COLOURS[position.colour[place]]}]):
            building = position.free[place] and position.palaces_left[position.players]
            sending = position.most[place] > position.guests[place]
            if building or (sending and position.emissaries_left[position.players]):
                return Reason("emperor-occupied", "R12.5", {"province": name})
    return None


# Cards.


def why_not_afford(position: China, provinces: list[int]) -> Reason | None:
    """R4.4, R14.3: the hand must pay for this piece together with those already placed."""
    colours = {COLOURS[position.colour[province]] for province in provinces}
    if purse_of(position).affords([*owed(position), colours]):
        return None
    if len(provinces) == 2:
        return Reason("cannot-pay-post", "R14.3", {"first": min(colours), "second": max(colours)})
    rule = "R4.4" if position.placed else "R4.3"
    return Reason("cannot-pay", rule, {"colour": min(colours)})


def owed(position: China) -> list[set[str]]:
    """The colours of the pieces that stand and are not paid for; two for a border post."""
    return [Purse.colours_of_need(need) for need in position.needs[: position.placed]]


def why_not_pay(position: China, payment: str) -> Reason | None:
    """R4.4: cards of the hand, exactly what the pieces cost."""
    cards = payment.split()
    purse = purse_of(position)
    if not purse.holds(cards):
        return Reason("cards-not-held", "R4.4")
    if not Purse(cards).pays(owed(position)):
        return Reason("wrong-payment", "R4.4")
    return None


def can_exchange(position: China, seat: int) -> bool:
    return bool(position.hand[seat]) and bool(position.deck_size or any(position.row))


def why_not_exchange(position: China, seat: int, card: str) -> Reason | None:
    missing = why_not_hold(position, seat, card, "R8.1")
    if missing:
        return missing
    return None if can_exchange(position, seat) else Reason("nothing-to-draw", "R8.3")


def why_not_use(position: China, seat: int, special: str) -> Reason | None:
    """R12.8: each once, with two players, in the own part of the turn."""
    if position.players != 2:
        return Reason("no-specials", "R12.8")
    if not position.specials[seat] >> SPECIALS.index(special) & 1:
        return Reason("special-used", "R12.8", {"special": special})
    if position.house == position.players:
        return Reason("emperor-part", "R12.8")
    if special == "provinces":
        if position.placed == 2:
            return Reason("two-pieces", "R4.4")
        return None if position.hand_size[seat] > 1 else Reason("too-few-cards", "R12.8")
    if position.placed:
        return Reason("special-too-late", "R12.8", {"special": special})
    if special == "card":
        if any(position.row) and position.hand[seat]:
            return None
        return Reason("nothing-to-swap", "R12.8")
    if position.reigned:
        return Reason("emperor-moved", "R12.8")
    return None if emperor_can_move(position) else Reason("emperor-idle", "R12.5")


def emperor_can_move(position: China) -> bool:
    """Whether the Emperor's cards allow any piece at all."""
    house = position.players
    purse = Purse.from_code(position.hand[house])
    for place in range(len(PROVINCES)):
        if purse.affords([{COLOURS[position.colour[place]]}]):
            if position.free[place] and position.palaces_left[house]:
                return True
            if position.most[place] > position.guests[place] and position.emissaries_left[house]:
                return True
    return False
