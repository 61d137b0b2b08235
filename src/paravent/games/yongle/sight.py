# cython: language_level=3
"""The table put together as one seat sees it; what may be seen is told in secrets.py."""

from __future__ import annotations

import cython

from paravent.games.yongle.vocabulary import (
    BONUSES,
    BUILDINGS,
    CARDS,
    ENDINGS,
    EVENT_CARDS,
    FAMILIES,
    LASTING,
    MATERIALS,
    PHASES,
    PLOTS,
    RESOURCES,
    SEASONS,
)

if cython.compiled:
    from cython.cimports.paravent.games.yongle import payment, scoring, works
    from cython.cimports.paravent.games.yongle.rules import Yongle
else:
    from typing import TYPE_CHECKING

    from paravent.games.yongle import payment, scoring, works
    from paravent.games.yongle.numbers import (
        BUILDING_COUNT,
        CARD_COUNT,
        FAMILY_BONUS,
        FIRST_HALL,
        IMPERIAL,
        IN_BOX,
        IN_PILE,
        IN_ROW,
        LASTING_COUNT,
        LASTING_SABOTAGE,
        LAYING,
        MARKET,
        NAMING,
        NONE,
        OVER,
        RAZING,
        RESOURCE_COUNT,
        SEASON_ROUNDS,
        TRUSTING,
        UNITS_BONUS,
    )
    from paravent.games.yongle.rules import Yongle

    if TYPE_CHECKING:
        from paravent.games.yongle.secrets import (
            Lasting,
            Scheming,
            Sealed,
            Seat,
            Site,
            View,
            Work,
        )


def seen_by(game: Yongle, seat: cython.int) -> View:
    """Everything but other hands and plots, the resource pile, and what is still sealed."""
    rounds: cython.int = game.round
    return {
        "me": none(seat),
        "phase": PHASES[game.phase],
        "actors": list(game.actors()),
        "players": game.players,
        "round": rounds,
        "season": SEASONS[game.season],
        "season_round": (rounds - 1) % SEASON_ROUNDS + 1 if rounds else 0,
        "event": named(EVENT_CARDS, game.event),
        "first": game.first,
        "mover": none(game.mover),
        "actions": game.actions,
        "plot_cost": game.plot_cost,
        "toll": owed(game),
        "last": game.cause != 0 or (game.event != NONE and game.event_pile_size == 0),
        "cause": [ENDINGS[bit] for bit in range(2) if (game.cause >> bit) & 1],
        "row": [named(BUILDINGS, game.row[slot]) for slot in range(3)],
        "halls": [
            BUILDINGS[building]
            for building in range(FIRST_HALL, BUILDING_COUNT)
            if game.place[building] != IN_BOX
        ],
        "sites": sites_for(game, seat),
        "extra": extra(game, seat),
        "building_pile": buildings_in(game, IN_PILE),
        "worth": changed_worth(game),
        "pile": game.pile_size + game.top_size,
        "top": [
            named(CARDS, game.top[place] if knows(game.top_knowers[place], seat) else NONE)
            for place in range(game.top_size)
        ],
        "top_knowers": [
            [other for other in range(game.players) if knows(game.top_knowers[place], other)]
            for place in range(game.top_size)
        ],
        "discard": counts(CARDS, game.discard, 0),
        "opened": listed(CARDS, game.opened, 0),
        "plot_pile": game.plot_pile_size,
        "plot_discard": counts(PLOTS, game.plot_discard, 0),
        "event_pile": game.event_pile_size,
        "event_spent": counts(EVENT_CARDS, game.event_spent, 0),
        "work": work(game),
        "plot": scheming(game),
        "looked": looked(game, seat),
        "choices": game.choices,
        "seats": [place_of(game, owner, seat) for owner in range(game.players)],
    }


@cython.cfunc
def none(number: cython.int) -> int | None:
    return None if number == NONE else number


@cython.cfunc
def named(names: tuple[str, ...], number: cython.int) -> str | None:
    return None if number == NONE else names[number]


@cython.cfunc
def knows(knowers: cython.int, seat: cython.int) -> cython.int:
    return seat != NONE and (knowers >> seat) & 1


@cython.cfunc
def owed(game: Yongle) -> cython.int:
    """Cards still to discard or to seize; where a material or a building is chosen, none are."""
    return 0 if game.phase == NAMING or game.phase == RAZING else game.toll


@cython.cfunc
def counts(names: tuple[str, ...], numbers: cython.p_short, first: cython.int) -> dict[str, int]:
    """How many there are by name, of those that there are; their numbers begin at `first`."""
    found: dict[str, int] = {}
    for place in range(len(names)):
        if numbers[first + place] != 0:
            found[names[place]] = numbers[first + place]
    return found


@cython.cfunc
def listed(names: tuple[str, ...], numbers: cython.p_short, first: cython.int) -> list[str]:
    """The same, each as often as it is there."""
    found: list[str] = []
    for place in range(len(names)):
        for _ in range(numbers[first + place]):
            found.append(names[place])
    return found


@cython.cfunc
def is_sealed(game: Yongle) -> cython.int:
    """Whether cards are laid that nobody else has seen, and that still count to a hand."""
    return game.phase == TRUSTING or game.phase == LAYING


@cython.cfunc
def held(game: Yongle, owner: cython.int, card: cython.int) -> cython.int:
    """Copies in a hand without those that lie sealed before it."""
    copies: cython.int = game.hand[owner * 15 + card]
    if is_sealed(game):
        copies -= game.laid[owner * 15 + card]
    return copies


@cython.cfunc
def units_held(game: Yongle, owner: cython.int, material: cython.int) -> cython.int:
    """R5.3: what a hand can pay of a material this round, sealed cards apart."""
    total: cython.int = 0
    for card in range(material * 3, material * 3 + 3):
        total += held(game, owner, card) * game.worth[card]
    return total


@cython.cfunc
def buildings_in(game: Yongle, place: cython.int) -> cython.int:
    count: cython.int = 0
    for building in range(BUILDING_COUNT):
        count += game.place[building] == place
    return count


@cython.cfunc
def changed_worth(game: Yongle) -> dict[str, int]:
    """R4.6: the resource cards whose units are not those that are printed."""
    found: dict[str, int] = {}
    for card in range(RESOURCE_COUNT):
        if game.worth[card] != card % 3 + 1:
            found[RESOURCES[card]] = game.worth[card]
    return found


@cython.cfunc
def looked(game: Yongle, seat: cython.int) -> list[str] | None:
    if game.phase != MARKET or seat != game.mover:
        return None
    return [CARDS[game.top[place]] for place in range(game.top_size)]


@cython.cfunc
def sites_for(game: Yongle, seat: cython.int) -> dict[str, Site]:
    """Every building that stands open, as it stands for the reader."""
    have = cython.declare(cython.int[4])
    purse = cython.declare(cython.int[4])
    if seat != NONE:
        payment.fill_purse(game, seat, purse)
        for material in range(4):
            have[material] = units_held(game, seat, material)
    found: dict[str, Site] = {}
    for building in range(BUILDING_COUNT):
        if game.place[building] == IN_ROW:
            found[BUILDINGS[building]] = site(game, seat, building, have, purse)
    return found


@cython.cfunc
def site(
    game: Yongle,
    seat: cython.int,
    building: cython.int,
    have: cython.p_int,
    purse: cython.p_int,
) -> Site:
    if seat == NONE:
        return {"lacks": {}, "yields": game.printed[building]}
    parts = cython.declare(cython.int[5])
    lacks: dict[str, int] = {}
    short: cython.int = 0
    for material in range(4):
        lack: cython.int = payment.need(game, seat, building, material) - have[material]
        if lack > 0:
            lacks[MATERIALS[material]] = lack
            short += lack
    # Cards that lie sealed do not count, whatever the purse says.
    ready: cython.int = short <= game.discount and payment.can_build(game, seat, building, purse)
    found: Site = {"lacks": lacks, "yields": works.yield_parts(game, seat, building, parts)}
    if ready:
        found["open"] = True
    return found


@cython.cfunc
def extra(game: Yongle, seat: cython.int) -> dict[str, int]:
    """R8.14: what a sabotage adds to the next recipe."""
    found: dict[str, int] = {}
    for material in range(4):
        if seat != NONE and payment.sabotage_units(game, seat, material) > 0:
            found[MATERIALS[material]] = payment.sabotage_units(game, seat, material)
    return found


@cython.cfunc
def work(game: Yongle) -> Work | None:
    if game.site == NONE or game.step != 0:
        return None
    due: dict[str, int] = {}
    for material in range(4):
        if game.due[material] > 0:
            due[MATERIALS[material]] = game.due[material]
    paid = listed(RESOURCES, game.paid, 0)
    return {"building": BUILDINGS[game.site], "due": due, "paid": paid}


@cython.cfunc
def scheming(game: Yongle) -> Scheming | None:
    if game.plot == NONE:
        return None
    return {
        "plot": PLOTS[game.plot],
        "by": game.mover,
        "target": none(game.target),
        "material": named(MATERIALS, game.material),
        "left": owed(game),
    }


@cython.cfunc
def place_of(game: Yongle, owner: cython.int, seat: cython.int) -> Seat:
    """What a seat sees of one owner's place."""
    own: cython.int = owner == seat or game.phase == OVER
    parts = cython.declare(cython.int[10])
    hidden: cython.int = cards_laid(game, owner) if own and is_sealed(game) else 0
    place: Seat = {
        "favour": game.favour[owner],
        "hand_size": game.hand_size[owner] - hidden,
        "known": {} if own else known(game, owner, seat),
        "plots_held": game.plots_held[owner],
        "buildings": [
            BUILDINGS[building]
            for building in range(BUILDING_COUNT)
            if game.place[building] == owner
        ],
        "bonuses": [
            FAMILIES[family]
            for family in range(IMPERIAL)
            if game.built[owner * 4 + family] >= FAMILY_BONUS
        ],
        "prospects": prospects(game, owner),
        "lasting": lasting(game, owner),
        "built": (game.constructed >> owner) & 1 != 0,
        "points": scoring.tally(game, owner, parts),
    }
    if own:
        place["hand"] = hand(game, owner)
        place["units"] = units(game, owner)
        place["plots"] = listed(PLOTS, game.plots, owner * 10)
    # R11: all trust somebody once cards are laid.
    if game.phase == TRUSTING or game.trust[owner] != NONE:
        place["council"] = sealed(game, owner, seat)
    return place


@cython.cfunc
def cards_laid(game: Yongle, owner: cython.int) -> cython.int:
    """Blanks apart."""
    count: cython.int = 0
    for card in range(CARD_COUNT):
        count += game.laid[owner * 15 + card]
    return count


@cython.cfunc
def hand(game: Yongle, owner: cython.int) -> list[str]:
    found: list[str] = []
    for card in range(CARD_COUNT):
        for _ in range(held(game, owner, card)):
            found.append(CARDS[card])
    return found


@cython.cfunc
def known(game: Yongle, owner: cython.int, seat: cython.int) -> dict[str, int]:
    """Cards that a seat knows in another hand, laid ones that are still sealed included."""
    found: dict[str, int] = {}
    for card in range(CARD_COUNT):
        copies: cython.int = game.shown[owner * 15 + card]
        if seat != NONE:
            copies += game.seen[(seat * 4 + owner) * 15 + card]
        if copies > 0:
            found[CARDS[card]] = copies
    return found


@cython.cfunc
def units(game: Yongle, owner: cython.int) -> dict[str, int]:
    return {MATERIALS[material]: units_held(game, owner, material) for material in range(4)}


@cython.cfunc
def prospects(game: Yongle, owner: cython.int) -> dict[str, int]:
    """R13: end bonuses by what lies open: that for units in hand only shows at the end."""
    parts = cython.declare(cython.int[5])
    scoring.final_bonuses(game, owner, parts)
    found: dict[str, int] = {}
    for part in range(5):
        if parts[part] > 0 and (part != UNITS_BONUS or game.phase == OVER):
            found[BONUSES[part]] = parts[part]
    return found


@cython.cfunc
def lasting(game: Yongle, owner: cython.int) -> list[Lasting]:
    found: list[Lasting] = []
    for plot in range(LASTING_COUNT):
        by: cython.int = game.lasting[owner * 5 + plot]
        if by != NONE:
            threat: Lasting = {"plot": LASTING[plot], "by": by}
            if plot == LASTING_SABOTAGE and game.sabotaged[owner] != NONE:
                threat["material"] = MATERIALS[game.sabotaged[owner]]
            found.append(threat)
    return found


@cython.cfunc
def sealed(game: Yongle, owner: cython.int, seat: cython.int) -> Sealed:
    """R11: what a seat has chosen in a council."""
    open_choice: cython.int = owner == seat or not is_sealed(game)
    stake: cython.int = game.stake[owner]
    return {
        "trust": none(game.trust[owner]) if open_choice else None,
        "trusted": game.trust[owner] != NONE,
        "stake": stake if stake != 0 and open_choice else None,
        "staked": stake != 0,
        "laid": listed(CARDS, game.laid, owner * 15) if open_choice else None,
        "laid_size": cards_laid(game, owner) if open_choice else game.laid_size[owner],
    }
