"""Why an act of Madame Ching is refused: the rules a second time, from the player's side."""

from __future__ import annotations

from paravent.core.why import Reason
from paravent.games.madame_ching.rules import MadameChing
from paravent.games.madame_ching.vocabulary import (
    GEMS,
    JUNKS,
    KINDS,
    NOTATION,
    PHASES,
    PILOTS,
    SIRENS,
    SKILLS,
    SYMBOLS,
    TILES,
)

PHASES_OF_VERB = {
    "place": ("missions",),
    "deal": ("hands", "display", "supply"),
    "meet": ("meet",),
    "steal": ("gem",),
    "lose": ("loot",),
    "choose": ("choose",),
    "sail": ("junk",),
    "claim": ("mission",),
    "pass": ("mission",),
    "learn": ("skills",),
    "ching": ("skills",),
    "add": ("turn",),
    "use": ("turn",),
    "play": ("turn",),
    "attack": ("target",),
    "cancel": ("defend",),
    "accept": ("defend",),
    "turn": ("siren",),
    "take": ("take", "seize"),
    "give": ("return", "pass"),
    "share": ("share",),
    "keep": ("share", "pass"),
    "done": ("skills", "turn"),
}
RULE_OF_VERB = {
    "place": "R2.1",
    "deal": "R3.2",
    "meet": "R8.1",
    "steal": "R8.3",
    "lose": "R8.5",
    "choose": "R3.3",
    "sail": "R13.3",
    "claim": "R5.1",
    "pass": "R7.6",
    "learn": "R6.1",
    "ching": "R8.2",
    "add": "R7.3",
    "use": "R7.1",
    "play": "R8.1",
    "attack": "R9.1",
    "cancel": "R9.2",
    "accept": "R9.2",
    "turn": "R8.4",
    "take": "R10.1",
    "give": "R12.2",
    "share": "R12.3",
    "keep": "R12.2",
    "done": "R3.5",
}
RULE_OF_KIND = {
    "thief": "R8.3",
    "traitor": "R8.5",
    "sea-dog": "R8.6",
    "oracle": "R8.8",
    **dict.fromkeys(SIRENS, "R8.4"),
    **dict.fromkeys(PILOTS, "R8.7"),
}


def why_not(position: MadameChing, seat: int, action: int) -> Reason | None:
    """None if an actor may do this now, else the rule that forbids it."""
    verb, thing = NOTATION.split(action)
    phase = PHASES[position.phase]
    rule = RULE_OF_VERB[verb]
    if phase not in PHASES_OF_VERB[verb]:
        return Reason("wrong-phase", rule, {"verb": verb, "phase": phase})
    match verb:
        case "place" | "deal" | "meet" | "steal" | "lose":
            return why_not_dealt(position, verb, thing)
        case "choose":
            if position.chosen[seat] >> int(thing) & 1:
                return Reason("already-chosen", rule, {"card": thing})
            return why_not_in_hand(position, seat, thing, rule)
        case "sail":
            if JUNKS.index(thing) // 2 == seat:
                return None
            return Reason("not-your-junk", rule, {"junk": thing})
        case "claim":
            return why_not_claim(position, seat, TILES.index(thing))
        case "pass":
            numbers = reachable_numbers(position)
            if not numbers:
                return None
            return Reason("mission-obligatory", "R5.1", {"number": max(numbers)})
        case "learn":
            return why_not_learn(position, thing)
        case "ching":
            return why_not_held(position, seat, "ching", rule)
        case "add":
            return why_not_add(position, seat, thing)
        case "use":
            return why_not_use(position, seat, thing)
        case "play":
            return why_not_play(position, seat, thing)
        case "attack":
            return why_not_attack(position, seat, thing)
        case "cancel":
            if position.held[seat * 18 + KINDS.index(thing)]:
                return None
            return Reason("not-held", rule, {"kind": thing})
        case "turn":
            return why_not_turn(position, seat, thing)
        case "take":
            return why_not_take(position, thing)
        case "give":
            return why_not_in_hand(position, seat, thing, "R7.5" if phase == "return" else rule)
        case "keep" if phase == "pass" and position.passing[seat % 2]:
            return Reason("must-return", rule)
    return None


def why_not_dealt(position: MadameChing, verb: str, thing: str) -> Reason | None:
    """What chance can bring: only what is still in the deck, the bag or the hand."""
    match verb:
        case "place":
            left = int(position.tile_at[TILES.index(thing)] == 0)
        case "deal":
            left = position.pile[0] >> int(thing) & 1
        case "meet":
            left = position.encounter_deck[KINDS.index(thing)]
        case "steal":
            left = position.gems[position.victim * 3 + GEMS.index(thing)]
        case _:
            left = position.held[position.victim * 18 + KINDS.index(thing)]
    return None if left else Reason("none-left", RULE_OF_VERB[verb])


def why_not_in_hand(position: MadameChing, seat: int, card: str, rule: str) -> Reason | None:
    if position.hand[seat] >> int(card) & 1:
        return None
    return Reason("not-in-hand", rule, {"card": card})


def space(position: MadameChing) -> int:
    """R1.2: the number of the space of the junk whose expedition ends."""
    return position.length[position.junk] * min(7, position.hues[position.junk])


def reachable_numbers(position: MadameChing) -> list[int]:
    """R5.1: numbers on the board that are not beyond the junk."""
    return [
        position.tile_number[tile]
        for tile in range(len(TILES))
        if position.tile_at[tile] == 1 and position.tile_number[tile] <= space(position)
    ]


def why_not_claim(position: MadameChing, seat: int, tile: int) -> Reason | None:
    """R5.1, R7.6: the highest number up to the space, or up to six more with Meteorology."""
    place, number = position.tile_at[tile], position.tile_number[tile]
    if place >= 3:
        return Reason("mission-taken", "R5.2", {"number": number})
    if place != 1:
        return Reason("mission-absent", "R2.1", {"number": number})
    here = space(position)
    if number > here + 6:
        return Reason("mission-far", "R7.6", {"number": number, "space": here})
    if number > here:
        if position.ready[seat * 5 + SKILLS.index("meteorology")]:
            return None
        return Reason("needs-meteorology", "R7.6", {"number": number, "space": here})
    best = max(reachable_numbers(position))
    if number < best:
        return Reason("mission-lower", "R5.1", {"number": number, "best": best})
    return None


def why_not_learn(position: MadameChing, skill: str) -> Reason | None:
    """R6.1, R6.2: three equal symbols or one of each, and a card left in the pile."""
    if not position.skill_pile[SKILLS.index(skill)]:
        return Reason("skill-gone", "R6.2", {"skill": skill})
    if skill == "elite":
        for symbol, count in zip(SYMBOLS, position.spare, strict=True):
            if not count:
                return Reason("symbol-missing", "R6.1", {"symbol": symbol})
        return None
    number = SKILLS.index(skill)
    if position.spare[number] < 3:
        details = {"symbol": SYMBOLS[number], "count": position.spare[number]}
        return Reason("too-few-symbols", "R6.1", details)
    return None


def why_not_held(position: MadameChing, seat: int, kind: str, rule: str) -> Reason | None:
    """R8.1: one encounter card a turn, out of the own hand."""
    if position.played:
        return Reason("already-played", "R8.1")
    if not position.held[seat * 18 + KINDS.index(kind)]:
        return Reason("not-held", rule, {"kind": kind})
    return None


def why_not_ready(position: MadameChing, seat: int, skill: str, rule: str) -> Reason | None:
    number = seat * 5 + SKILLS.index(skill)
    if position.ready[number]:
        return None
    if position.spent[number]:
        return Reason("skill-spent", "R6.3", {"skill": skill})
    return Reason("skill-missing", rule, {"skill": skill})


def why_not_add(position: MadameChing, seat: int, card: str) -> Reason | None:
    """R7.3: a face-up Night sailing, fewer than eight cards, and the card in hand."""
    if position.length[position.junk] == 8:
        return Reason("worlds-end", "R7.3")
    return why_not_ready(position, seat, "night", "R7.3") or why_not_in_hand(
        position, seat, card, "R7.3"
    )


def rivals(position: MadameChing, seat: int) -> list[int]:
    """R9.1, R12.1: everybody who is neither the seat nor its partner."""
    partner = (seat + 2) % 4 if position.teams else seat
    return [other for other in range(position.players) if other not in (seat, partner)]


def why_not_use(position: MadameChing, seat: int, skill: str) -> Reason | None:
    """R7.2: a card must be left to draw; R7.5: somebody must have a hand."""
    rule = "R7.2" if skill == "cartography" else "R7.5"
    if reason := why_not_ready(position, seat, skill, rule):
        return reason
    if skill == "cartography":
        left = position.pile[0] or position.pile[1]
        return None if left else Reason("no-cards-left", "R10.3")
    if any(position.hand[other] for other in rivals(position, seat)):
        return None
    return Reason("no-victim", rule)


def why_not_play(position: MadameChing, seat: int, kind: str) -> Reason | None:
    """R8.3 to R8.8: the card must be able to do something (Q24)."""
    rule = RULE_OF_KIND[kind]
    if reason := why_not_held(position, seat, kind, rule):
        return reason
    if kind in PILOTS:
        if position.ended:
            return Reason("pilot-after-return", rule)
        return Reason("worlds-end", rule) if position.length[position.junk] == 8 else None
    if kind == "sea-dog":
        spent = any(position.spent[seat * 5 : seat * 5 + 5])
        return None if spent else Reason("nothing-spent", rule)
    if kind == "oracle" or any(exposed(position, other, kind) for other in rivals(position, seat)):
        return None
    return Reason("no-victim", rule)


def exposed(position: MadameChing, seat: int, kind: str) -> bool:
    """Whether an aggression could hurt a seat."""
    if kind == "thief":
        return any(position.gems[seat * 3 : seat * 3 + 3])
    if kind == "traitor":
        return bool(position.held_size[seat])
    return bool(turnable(position, seat, SIRENS.index(kind)))


def turnable(position: MadameChing, seat: int, symbol: int) -> list[str]:
    """R8.4: the cards of a seat at sea that bear a symbol and are not turned."""
    found = []
    for junk in range(seat * position.lanes, (seat + 1) * position.lanes):
        for number in range(1, 56):
            if position.row[junk] >> number & 1 and not position.turned[junk] >> number & 1:
                if position.symbol_of[number] == symbol:
                    found.append(str(number))
        if position.pilots[junk * 5 + symbol] > position.turned_pilots[junk * 5 + symbol]:
            found.append(PILOTS[symbol])
    return found


def why_not_attack(position: MadameChing, seat: int, junk: str) -> Reason | None:
    """R9.1: an opponent who has what is wanted."""
    victim = JUNKS.index(junk)
    if victim == seat:
        return Reason("attack-self", "R9.1")
    if position.teams and victim == (seat + 2) % 4:
        return Reason("attack-partner", "R12.1")
    if position.targets >> victim & 1:
        return None
    return Reason("nothing-to-take", "R9.1", {"junk": junk})


def why_not_turn(position: MadameChing, seat: int, card: str) -> Reason | None:
    if card in turnable(position, seat, position.siren):
        return None
    return Reason("not-turnable", "R8.4", {"card": card, "symbol": SYMBOLS[position.siren]})


def why_not_take(position: MadameChing, card: str) -> Reason | None:
    """R10.1 from the display; R7.5 from the hand that was looked at."""
    if PHASES[position.phase] == "seize":
        if card != "hidden" and position.hand[position.victim] >> int(card) & 1:
            return None
        return Reason("not-in-that-hand", "R7.5")
    if card == "hidden":
        return None if position.hidden else Reason("hidden-gone", "R10.1")
    if position.pile[2] >> int(card) & 1:
        return None
    return Reason("not-on-display", "R10.1", {"card": card})
