# cython: language_level=3
"""Building: what a construction brings and what follows it (R5.4 to R5.7, R6)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle import sites, stores, turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.yongle import sites, stores, turns
    from paravent.games.yongle.numbers import (
        AUTUMN,
        BONUS_WON,
        BUILT,
        BY_BUILDING,
        BY_CREDIT,
        BY_EVENT,
        BY_SEASON,
        BY_STANDARD,
        CARD_COUNT,
        CHOOSE,
        CHOOSE_AT_MOST,
        CHOSE,
        CREDIT,
        FAMILY_BONUS,
        FAVOUR_END,
        FIRST_HALL,
        FIRST_LASTING,
        GAINED,
        GOAL,
        IMPERIAL,
        IMPERIAL_END,
        LASTING_BLOCKADE,
        LASTING_CREDIT,
        LASTING_SABOTAGE,
        LEARNING,
        LEAVE,
        LEFT,
        LIFTED,
        LOOK_AT,
        LOOKED,
        LOOKING,
        MARKET,
        MERCHANT,
        MERCHANTS,
        NONE,
        PLOT_FROM,
        PLOT_GAIN,
        REFILL,
        RESOURCE_COUNT,
        SKIMMED,
        SMALL_FAVOUR,
        STANDARD,
        TRIGGERED,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def offer_looked(game: Yongle, choices: cython.p_int) -> cython.int:
    """R6.3: each kind of card on top, or no more of them."""
    kinds: cython.int = 0
    for place in range(game.top_size):
        kinds |= 1 << game.top[place]
    count: cython.int = 0
    for card in range(CARD_COUNT):
        if (kinds >> card) & 1:
            choices[count] = CHOOSE + card
            count += 1
    choices[count] = LEAVE
    return count + 1


def construct(game: Yongle, seat: cython.int) -> cython.int:
    """R5.4: the building is taken and scored; R6.1: bonuses count from the next one on."""
    building = game.site
    for material in range(4):
        game.due[material] = 0
    for card in range(RESOURCE_COUNT):
        game.paid[card] = 0
    if game.sabotaged[seat] != NONE:
        clear_lasting(game, seat, LASTING_SABOTAGE)
        game.sabotaged[seat] = NONE
    game.place[building] = seat
    game.sites &= ~(1 << building)
    for slot in range(3):
        if game.row[slot] == building:
            game.row[slot] = NONE
    announce(game, BUILT, seat, building)
    game.looks = goods(game, seat)
    score(game, seat, building)
    game.constructed |= 1 << seat
    family = game.family[building]
    game.built[seat * 4 + family] += 1
    if game.built[seat * 4 + family] == FAMILY_BONUS and family != IMPERIAL:
        announce(game, BONUS_WON, seat, family)
    game.step = 0
    after_site(game)
    return 0


def goods(game: Yongle, seat: cython.int) -> cython.int:
    """R6.3: cards that merchants show a seat once it has built; none in a blockade (R8.12)."""
    if game.lasting[seat * 5 + LASTING_BLOCKADE] != NONE:
        return 0
    return LOOK_AT if game.built[seat * 4 + MERCHANT] >= FAMILY_BONUS else 0


def yield_parts(
    game: Yongle, seat: cython.int, building: cython.int, parts: cython.p_int
) -> cython.int:
    """R5.4: favour of a construction by origin, in the order of ORIGINS; returns the sum.

    The last part is what usurped credit takes away (R8.13).
    """
    parts[BY_BUILDING] = game.printed[building]
    parts[BY_SEASON] = 1 if game.season == AUTUMN else 0
    parts[BY_EVENT] = game.family_favour[game.family[building]]
    if not (game.constructed >> seat) & 1:
        parts[BY_EVENT] += game.first_favour
    parts[BY_STANDARD] = 0
    if game.printed[building] <= SMALL_FAVOUR and game.built[seat * 4 + STANDARD] >= FAMILY_BONUS:
        parts[BY_STANDARD] = 1
    total: cython.int = 0
    for part in range(4):
        total += parts[part]
    parts[BY_CREDIT] = 0
    if game.lasting[seat * 5 + LASTING_CREDIT] != NONE:
        parts[BY_CREDIT] = -min(total, game.plot_amount[CREDIT])
    return total + parts[BY_CREDIT]


def yields(game: Yongle, seat: cython.int, building: cython.int) -> list[int]:
    """Favour that a building would bring a seat now, by origin."""
    parts = cython.declare(cython.int[5])
    yield_parts(game, seat, building, parts)
    return [parts[part] for part in range(5)]


def score(game: Yongle, seat: cython.int, building: cython.int) -> cython.int:
    """R5.4: printed favour and all that is added to it; R8.13: usurped credit."""
    parts = cython.declare(cython.int[5])
    total: cython.int = yield_parts(game, seat, building, parts)
    cause: cython.int = cause_of(game, seat, building, parts)
    game.favour[seat] += total
    game.by_season[seat] += parts[BY_SEASON]
    game.by_event[seat] += parts[BY_EVENT]
    game.by_standard[seat] += parts[BY_STANDARD]
    for part in range(4):
        if parts[part] > 0:
            announce(game, GAINED, seat, parts[part], part)
    rival: cython.int = game.lasting[seat * 5 + LASTING_CREDIT]
    if rival != NONE:
        share = -parts[BY_CREDIT]
        game.by_credit[seat] -= share
        game.favour[rival] += share
        game.by_credit[rival] += share
        announce(game, SKIMMED, rival, seat, share)
        clear_lasting(game, seat, LASTING_CREDIT)
    if cause & FAVOUR_END:
        trigger(game, seat if game.favour[seat] >= GOAL else rival, FAVOUR_END)
    if cause & IMPERIAL_END:
        trigger(game, seat, IMPERIAL_END)
    return 0


def cause_of(
    game: Yongle, seat: cython.int, building: cython.int, parts: cython.p_int
) -> cython.int:
    """R12.1, R12.2: why a construction that brings these parts makes the round the last.

    R12.3: one construction may bring both ends, of whomever; credit may do so too (R8.13).
    """
    if game.cause != 0:
        return 0
    cause: cython.int = 0
    rival: cython.int = game.lasting[seat * 5 + LASTING_CREDIT]
    total: cython.int = game.favour[seat]
    for part in range(5):
        total += parts[part]
    if total >= GOAL or (rival != NONE and game.favour[rival] - parts[BY_CREDIT] >= GOAL):
        cause |= FAVOUR_END
    if building >= FIRST_HALL and (game.sites & ~(1 << building)) >> FIRST_HALL == 0:
        cause |= IMPERIAL_END
    return cause


def ends(game: Yongle, seat: cython.int, building: cython.int) -> bool:
    """Whether a construction would make this round the last."""
    parts = cython.declare(cython.int[5])
    yield_parts(game, seat, building, parts)
    return cause_of(game, seat, building, parts) != 0


def trigger(game: Yongle, seat: cython.int, cause: cython.int) -> cython.int:
    game.cause |= cause
    announce(game, TRIGGERED, seat, cause - 1)
    return 0


def clear_lasting(game: Yongle, seat: cython.int, plot: cython.int) -> cython.int:
    """R8.3: a plot that has done its work is discarded."""
    game.lasting[seat * 5 + plot] = NONE
    game.plot_discard[FIRST_LASTING + plot] += 1
    game.plot_discard_size += 1
    announce(game, LIFTED, seat, FIRST_LASTING + plot)
    return 0


def after_site(game: Yongle) -> cython.int:
    """R5.7: the row is filled, then a plot is gained, then the merchants show their goods."""
    seat = game.mover
    game.step += 1
    if game.step == REFILL:
        sites.fill_row(game)
    elif game.step == PLOT_GAIN:
        if game.printed[game.site] >= PLOT_FROM and stores.fetch_plot(game):
            game.push(LEARNING, CHANCE_BIT)
        else:
            after_site(game)
    elif game.step == MERCHANTS:
        if game.looks > 0 and stores.fetch(game):
            begin_look(game, seat)
        else:
            after_site(game)
    else:
        game.site = NONE
        game.step = 0
        game.looks = 0
        turns.resume(game)
    return 0


def begin_look(game: Yongle, seat: cython.int) -> cython.int:
    """R6.3: five cards of the pile are looked at, those on top first."""
    for place in range(game.top_size):
        announce(game, LOOKED, seat, game.top[place])
    if game.top_size < game.looks and game.pile_size + game.discard_size > 0:
        game.push(LOOKING, CHANCE_BIT)
        if game.pile_size == 0:
            stores.pile_from_discard(game)
    else:
        begin_market(game)
    return 0


def look_at(game: Yongle, card: cython.int) -> cython.int:
    """R6.3: one more card, which then lies on top of the pile."""
    game.pile[card] -= 1
    game.pile_size -= 1
    game.top[game.top_size] = card
    game.top_knowers[game.top_size] = 0
    game.top_size += 1
    announce(game, LOOKED, game.mover, card)
    if game.top_size < game.looks and game.pile_size + game.discard_size > 0:
        if game.pile_size == 0:
            stores.pile_from_discard(game)
    else:
        game.pop()
        begin_market(game)
    return 0


def begin_market(game: Yongle) -> cython.int:
    game.choices = CHOOSE_AT_MOST
    for place in range(game.top_size):
        game.top_knowers[place] |= 1 << game.mover
    game.push(MARKET, 1 << game.mover)
    return 0


def choose(game: Yongle, seat: cython.int, card: cython.int) -> cython.int:
    """R6.3: a card is taken; the others no longer know what lies where (Q20)."""
    place: cython.int = 0
    while game.top[place] != card:
        place += 1
    stores.take_top(game, place)
    for other in range(game.top_size):
        game.top_knowers[other] = 1 << seat
    stores.gain(game, seat, card)
    announce(game, CHOSE, seat, card)
    game.choices -= 1
    if game.choices == 0 or game.top_size == 0:
        end_market(game)
    return 0


def end_market(game: Yongle) -> cython.int:
    """R6.3: the rest stays on top of the pile, in its order."""
    announce(game, LEFT, game.mover, game.top_size)
    game.choices = 0
    game.pop()
    after_site(game)
    return 0
