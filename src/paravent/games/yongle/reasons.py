"""Why an act of Yongle is refused: the rules a second time, from the player's side."""

from __future__ import annotations

from itertools import product

from paravent.core.numbers import NOBODY
from paravent.core.why import Reason
from paravent.games.yongle.numbers import IN_BOX, IN_PILE, IN_ROW
from paravent.games.yongle.rules import Yongle
from paravent.games.yongle.vocabulary import (
    ADVISERS,
    BUILDINGS,
    CARDS,
    EVENT_CARDS,
    FACE_DOWN,
    FAMILIES,
    HALLS,
    LASTING,
    MATERIALS,
    NOTATION,
    PHASES,
    PLOTS,
    RESOURCES,
    SCHEMES,
    SITES,
)

RULE_OF_VERB = {
    "lot": "R2.2",
    "hall": "R2.5",
    "show": "R5.5",
    "deal": "R4.2",
    "open": "R9.10",
    "look": "R6.3",
    "steal": "R8.5",
    "event": "R3.2",
    "learn": "R5.6",
    "draw": "R4.2",
    "build": "R5.1",
    "spare": "R9.9",
    "pay": "R5.2",
    "settle": "R5.2",
    "scheme": "R7.1",
    "plot": "R8.1",
    "aim": "R8.2",
    "name": "R8.6",
    "seize": "R8.6",
    "discard": "R7.2",
    "raze": "R8.9",
    "pick": "R9.10",
    "choose": "R6.3",
    "leave": "R6.3",
    "end": "R4.5",
    "trust": "R11.2",
    "stake": "R11.3",
    "lay": "R11.3",
    "receive": "R11.5",
}
PHASES_OF_VERB = {
    **{verb: (verb,) for verb in RULE_OF_VERB},
    **dict.fromkeys(("draw", "build", "scheme", "plot", "end"), ("turn",)),
    "settle": ("pay",),
    "name": ("material",),
    "discard": ("flood", "fee", "search", "levy"),
    "choose": ("market",),
    "leave": ("market",),
    "stake": ("lay",),
    "receive": ("share",),
}
RULE_OF_DISCARD = {"flood": "R9.7", "fee": "R7.2", "search": "R8.7", "levy": "R8.8"}


def why_not(position: Yongle, seat: int, action: int) -> Reason | None:
    """None if an actor may do this now, else the rule that forbids it."""
    verb, thing = NOTATION.split(action)
    phase = PHASES[position.phase]
    if phase not in PHASES_OF_VERB[verb]:
        return Reason("wrong-phase", RULE_OF_VERB[verb], {"verb": verb, "phase": phase})
    match verb:
        case "lot" | "hall" | "show" | "deal" | "open" | "look" | "steal" | "event" | "learn":
            return (
                None if in_pile(position, verb, thing) else Reason("none-left", RULE_OF_VERB[verb])
            )
        case "draw":
            return why_not_draw(position, seat)
        case "build":
            return why_not_build(position, seat, BUILDINGS.index(thing))
        case "scheme":
            return why_not_scheme(position, seat, int(thing))
        case "plot":
            return why_not_plot(position, seat, thing)
        case "spare":
            return why_not_spare(position, seat, thing)
        case "pay":
            return why_not_pay(position, seat, thing)
        case "aim":
            return why_not_aim(position, seat, PLOTS[position.plot], ADVISERS.index(thing))
        case "seize":
            return why_not_seize(position, thing)
        case "discard":
            return why_not_discard(position, seat, thing, phase)
        case "raze":
            return why_not_raze(position, BUILDINGS.index(thing))
        case "pick":
            lies = position.opened[CARDS.index(thing)] > 0
            return None if lies else Reason("not-open", "R9.10", {"card": thing})
        case "choose":
            seen = position.top[: position.top_size]
            if CARDS.index(thing) in seen:
                return None
            return Reason("not-looked-at", "R6.3", {"card": thing})
        case "trust":
            return why_not_other(position, seat, ADVISERS.index(thing), "R11.2")
        case "stake":
            return why_not_stake(position, seat, int(thing))
        case "lay":
            return why_not_lay(position, seat, thing)
        case "receive":
            laid = position.laid[position.trust[seat] * 15 + CARDS.index(thing)]
            return None if laid else Reason("not-laid", "R11.5", {"card": thing})
    return None


def in_pile(position: Yongle, verb: str, thing: str) -> bool:
    """Whether chance can turn this up: it is where it is drawn from, and nothing lies above it."""
    if verb == "hall":
        return position.place[BUILDINGS.index(thing)] == IN_BOX
    if verb in ("lot", "show"):
        depths = {
            name: position.layer[number]
            for number, name in enumerate(SITES)
            if position.place[number] == IN_PILE
        }
        return thing in depths and depths[thing] == min(depths.values())
    if verb == "event":
        return position.event_pile[EVENT_CARDS.index(thing)] > 0
    if verb == "learn":
        return position.plot_pile[PLOTS.index(thing)] > 0
    card = CARDS.index(thing)
    if verb == "steal":
        return position.hand[position.target * 15 + card] > 0
    if verb != "look" and position.top_size:
        return position.top[0] == card
    return position.pile[card] > 0


def lies_before(position: Yongle, seat: int, plot: str) -> bool:
    return position.lasting[seat * 5 + LASTING.index(plot)] != NOBODY


def is_event(position: Yongle, name: str) -> bool:
    return position.event != NOBODY and EVENT_CARDS[position.event] == name


def holds(position: Yongle, seat: int, card: str) -> int:
    return position.hand[seat * 15 + CARDS.index(card)]


def resources_of(position: Yongle, seat: int) -> int:
    return sum(holds(position, seat, card) for card in RESOURCES)


def why_not_draw(position: Yongle, seat: int) -> Reason | None:
    """R4.2, R4.3, R8.12."""
    if not position.actions:
        return Reason("no-actions", "R4.1")
    if lies_before(position, seat, "blockade"):
        return Reason("blockaded", "R8.12")
    if position.pile_size + position.top_size + position.discard_size == 0:
        return Reason("nothing-to-draw", "R4.3")
    return None


def cost_of(position: Yongle, seat: int, building: int) -> dict[str, int]:
    """R5.2, R8.14: the recipe and what a sabotage adds."""
    recipe = position.recipe[building * 4 : building * 4 + 4]
    cost = dict(zip(MATERIALS, recipe, strict=True))
    if lies_before(position, seat, "sabotage"):
        cost[MATERIALS[position.sabotaged[seat]]] += position.plot_amount[PLOTS.index("sabotage")]
    return cost


def purse(position: Yongle, seat: int) -> dict[str, int]:
    """R5.3: what the hand is worth this round."""
    worth = dict.fromkeys(MATERIALS, 0)
    for kind, card in enumerate(RESOURCES):
        worth[card.partition("-")[0]] += holds(position, seat, card) * position.worth[kind]
    return worth


def why_not_build(position: Yongle, seat: int, building: int) -> Reason | None:
    """R5.1, R5.2 and what events and plots forbid."""
    name = BUILDINGS[building]
    if not position.actions:
        return Reason("no-actions", "R4.1")
    if position.place[building] < IN_ROW:
        return Reason("stands-already", "R5.1", {"building": name})
    if position.place[building] != IN_ROW:
        if name in HALLS:
            return Reason("not-in-play", "R2.5", {"building": name})
        return Reason("not-in-row", "R5.1", {"building": name})
    if lies_before(position, seat, "ban"):
        return Reason("sites-closed", "R8.11")
    if is_event(position, "mourning") and FAMILIES[position.family[building]] == "imperial":
        return Reason("mourning", "R9.3")
    have = purse(position, seat)
    short = {
        material: units - have[material]
        for material, units in cost_of(position, seat, building).items()
        if units > have[material]
    }
    first = not position.constructed >> seat & 1
    if is_event(position, "kuaixiang") and first and short:
        dearest = max(short, key=lambda material: short[material])
        short[dearest] -= position.event_amount[EVENT_CARDS.index("kuaixiang")]
        short = {material: lack for material, lack in short.items() if lack > 0}
    if short:
        return Reason("too-dear", "R5.2", {"building": name, "lacks": short})
    return None


def why_not_scheme(position: Yongle, seat: int, price: int) -> Reason | None:
    """R7.1 to R7.3."""
    card = SCHEMES[price - 1]
    if not holds(position, seat, card):
        return Reason("not-in-hand", "R7.1", {"card": card})
    if position.plot_pile_size + position.plot_discard_size == 0:
        return Reason("no-plots-left", "R7.3")
    religious = sum(
        position.place[number] == seat and FAMILIES[position.family[number]] == "religious"
        for number in range(len(BUILDINGS))
    )
    if religious < 3 and resources_of(position, seat) < price:
        return Reason("fee-short", "R7.2", {"price": price, "cards": resources_of(position, seat)})
    return None


def why_not_plot(position: Yongle, seat: int, plot: str) -> Reason | None:
    """R8.1 to R8.3, R9.3."""
    if not position.plots[seat * 10 + PLOTS.index(plot)]:
        return Reason("no-such-plot", "R8.1", {"plot": plot})
    if is_event(position, "watch"):
        return Reason("guard-watches", "R9.3")
    if position.actions < position.plot_cost:
        left, cost = position.actions, position.plot_cost
        return Reason("too-few-actions", "R8.1", {"cost": cost, "left": left})
    refusals = [
        why_not_aim(position, seat, plot, other)
        for other in range(position.players)
        if other != seat
    ]
    if None in refusals:
        return None
    rule = "R8.9" if plot == "collapse" else "R8.3"
    return Reason("no-target", rule, {"plot": plot})


def why_not_other(position: Yongle, seat: int, other: int, rule: str) -> Reason | None:
    """An adviser must be another one, and take part."""
    if other == seat:
        return Reason("yourself", rule)
    if other >= position.players:
        return Reason("absent", rule, {"adviser": ADVISERS[other]})
    return None


def why_not_aim(position: Yongle, seat: int, plot: str, target: int) -> Reason | None:
    """R8.2, R8.3, R8.9."""
    wrong = why_not_other(position, seat, target, "R8.2")
    if wrong:
        return wrong
    if plot in LASTING and lies_before(position, target, plot):
        return Reason("lies-already", "R8.3", {"plot": plot, "adviser": ADVISERS[target]})
    if plot == "collapse" and not any(
        position.place[number] == target and is_low(position, number)
        for number in range(len(SITES))
    ):
        return Reason("nothing-to-raze", "R8.9", {"adviser": ADVISERS[target]})
    return None


def is_low(position: Yongle, building: int) -> bool:
    return position.printed[building] <= position.plot_amount[PLOTS.index("collapse")]


def why_not_spare(position: Yongle, seat: int, material: str) -> Reason | None:
    """R9.9: a unit of the recipe, so that the hand can pay the rest."""
    cost = cost_of(position, seat, position.site)
    if not cost[material]:
        return Reason("not-needed", "R9.9", {"material": material})
    cost[material] -= position.event_amount[EVENT_CARDS.index("kuaixiang")]
    have = purse(position, seat)
    for other, units in cost.items():
        if units > have[other]:
            lack = units - have[other]
            return Reason("spare-short", "R9.9", {"material": other, "lack": lack})
    return None


def why_not_pay(position: Yongle, seat: int, card: str) -> Reason | None:
    """R5.2: every card must be needed in the payment that it belongs to in the end."""
    material = card.partition("-")[0]
    due = position.due[MATERIALS.index(material)]
    if not holds(position, seat, card):
        return Reason("not-in-hand", "R5.2", {"card": card})
    if due <= 0:
        return Reason("not-due", "R5.2", {"material": material})
    kinds = [RESOURCES.index(f"{material}-{units}") for units in (1, 2, 3)]
    values = [position.worth[kind] for kind in kinds]
    left = [position.hand[seat * 15 + kind] for kind in kinds]
    whole = due + sum(position.paid[k] * v for k, v in zip(kinds, values, strict=True))
    chosen = kinds.index(RESOURCES.index(card))
    for added in product(*(range(copies + 1) for copies in left)):
        used = [position.paid[kind] + more for kind, more in zip(kinds, added, strict=True)]
        total = sum(number * value for number, value in zip(used, values, strict=True))
        smallest = min(
            value for number, value in zip(used, values, strict=True) if number or not sum(used)
        )
        if added[chosen] and total >= whole and total - smallest < whole:
            return None
    return Reason("card-too-many", "R5.2", {"card": card})


def why_not_seize(position: Yongle, card: str) -> Reason | None:
    """R8.6: of the material that burns; R8.7: any card."""
    fire = PLOTS[position.plot] == "fire"
    rule = "R8.6" if fire else "R8.7"
    if fire and card.partition("-")[0] != MATERIALS[position.material]:
        return Reason("other-material", rule, {"material": MATERIALS[position.material]})
    if not holds(position, position.target, card):
        return Reason("target-lacks", rule, {"card": card})
    return None


def why_not_discard(position: Yongle, seat: int, card: str, phase: str) -> Reason | None:
    """R7.2, R8.7, R8.8, R9.7: whose card, and which."""
    rule = RULE_OF_DISCARD[phase]
    if phase == "search":
        lies = holds(position, position.target, card)
        return None if lies else Reason("target-lacks", rule, {"card": card})
    if phase == "fee" and card in SCHEMES:
        return Reason("no-resource", rule)
    return None if holds(position, seat, card) else Reason("not-in-hand", rule, {"card": card})


def why_not_raze(position: Yongle, building: int) -> Reason | None:
    """R8.9: a small building of the target."""
    name = BUILDINGS[building]
    if position.place[building] != position.target:
        return Reason("not-theirs", "R8.9", {"building": name})
    if not is_low(position, building):
        most = position.plot_amount[PLOTS.index("collapse")]
        return Reason("too-great", "R8.9", {"building": name, "most": most})
    return None


def why_not_stake(position: Yongle, seat: int, cards: int) -> Reason | None:
    """R11.3: decided once, and no more cards than the hand holds."""
    if position.stake[seat]:
        return Reason("stake-decided", "R11.3", {"cards": position.stake[seat]})
    if cards > position.hand_size[seat]:
        return Reason("hand-too-small", "R11.3", {"cards": position.hand_size[seat]})
    return None


def why_not_lay(position: Yongle, seat: int, card: str) -> Reason | None:
    """R11.3: after the number is decided, cards that are not laid yet."""
    stake = position.stake[seat]
    if not stake:
        return Reason("stake-first", "R11.3")
    if card == FACE_DOWN[-1]:
        missing = stake - position.laid_size[seat]
        return Reason("cards-first", "R11.3", {"cards": missing}) if missing > 0 else None
    if position.laid_size[seat] >= stake:
        return Reason("enough-laid", "R11.3", {"cards": stake})
    laid = position.laid[seat * 15 + CARDS.index(card)]
    if holds(position, seat, card) > laid:
        return None
    if laid:
        return Reason("laid-already", "R11.3", {"card": card})
    return Reason("not-in-hand", "R11.3", {"card": card})
