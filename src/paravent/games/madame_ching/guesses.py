# cython: language_level=3
"""A consistent guess at everything that a seat of Madame Ching cannot know."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit, lowest, size
    from cython.cimports.paravent.core.pools import draw
    from cython.cimports.paravent.core.rng import Rng, below
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit, lowest, size
    from paravent.core.pools import draw
    from paravent.core.rng import Rng, below
    from paravent.games.madame_ching.numbers import (
        AUDIENCE,
        DECK,
        KIND_COUNT,
        LAST_CARD,
        NONE,
        OVER,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def redeal(game: MadameChing, seat: cython.int, rng: Rng) -> cython.int:
    """Hands, the hidden card, sealed choices and encounter cards, from what the seat has seen.

    What other seats have learnt in secret is part of what it cannot know: in the guess they
    have seen only what everybody saw.
    """
    if game.phase == OVER:
        return 0
    redeal_navigation(game, seat, rng)
    redeal_encounters(game, seat, rng)
    return 0


def drawn(cards: cython.longlong, rng: Rng) -> cython.longlong:
    """One card of a set at random, as a set."""
    passed: cython.int = below(rng, size(cards))
    while passed > 0:
        cards &= cards - 1
        passed -= 1
    return cards & -cards


def redeal_navigation(game: MadameChing, seat: cython.int, rng: Rng) -> cython.int:
    observer: cython.int = AUDIENCE if seat == NONE else seat
    if cython.compiled:
        dealt = cython.declare(cython.longlong[4])
        sizes = cython.declare(cython.int[4])
    else:
        dealt, sizes = [0] * 4, [0] * 4
    held: cython.longlong = 0
    traced: cython.longlong = 0  # those of them that the observer has seen going somewhere
    for other in range(game.players):
        dealt[other] = 0
        sizes[other] = size(game.hand[other])
        if other != seat:
            held |= game.hand[other]
    cards: cython.longlong = held
    while cards:
        if (game.trace[lowest(cards)] >> (4 * observer)) & 15:
            traced |= cards & -cards
        cards &= cards - 1
    pool: cython.longlong = game.pile[DECK] | (held & ~traced)
    if game.hidden:
        pool |= bit(game.hidden)
    seat_traced(game, seat, traced, dealt, sizes, rng)
    for other in range(game.players):
        if other == seat:
            continue
        for _ in range(sizes[other] - size(dealt[other])):
            card: cython.longlong = drawn(pool, rng)
            dealt[other] |= card
            pool &= ~card
        sealed: cython.int = size(game.chosen[other])
        left: cython.longlong = dealt[other]
        for _ in range(sealed):
            left &= ~drawn(left, rng)
        game.hand[other] = dealt[other]
        game.chosen[other] = dealt[other] & ~left
    if game.hidden:
        card = drawn(pool, rng)
        game.hidden = lowest(card)
        pool &= ~card
    game.pile[DECK] = pool
    forget_what_others_learnt(game, observer)
    return 0


def seat_traced(
    game: MadameChing,
    seat: cython.int,
    held: cython.longlong,
    dealt: cython.p_longlong,
    sizes: cython.p_int,
    rng: Rng,
) -> cython.int:
    """Each card in one of the hands it may be in, so that no hand gets too many."""
    observer: cython.int = AUDIENCE if seat == NONE else seat
    if cython.compiled:
        room = cython.declare(cython.int[4])
    else:
        room = [0] * 4
    for other in range(4):
        room[other] = sizes[other] if other < game.players and other != seat else 0
    doubtful: cython.longlong = 0
    while held:
        number: cython.int = lowest(held)
        hands: cython.int = (game.trace[number] >> (4 * observer)) & 15
        held &= held - 1
        if hands & (hands - 1):
            doubtful |= bit(number)
        else:
            dealt[lowest(hands)] |= bit(number)
            room[lowest(hands)] -= 1
    while doubtful:
        number = lowest(doubtful)
        hands = (game.trace[number] >> (4 * observer)) & 15
        doubtful &= doubtful - 1
        fit: cython.int = 0  # set of hands
        for other in range(game.players):
            if (hands >> other) & 1:
                room[other] -= 1
                fit |= fits(game, observer, doubtful, room) << other
                room[other] += 1
        holder: cython.int = lowest(drawn(fit, rng))
        dealt[holder] |= bit(number)
        room[holder] -= 1
    return 0


def fits(
    game: MadameChing, observer: cython.int, left: cython.longlong, room: cython.p_int
) -> cython.int:
    """Whether every card finds a hand: no group of hands is asked to take more than it can."""
    for other in range(4):
        if room[other] < 0:
            return 0
    for group in range(1, 16):
        space: cython.int = 0
        for other in range(4):
            if (group >> other) & 1:
                space += room[other]
        cards: cython.longlong = left
        while cards:
            hands: cython.int = (game.trace[lowest(cards)] >> (4 * observer)) & 15
            space -= (hands & ~group) == 0
            cards &= cards - 1
        if space < 0:
            return 0
    return 1


def forget_what_others_learnt(game: MadameChing, observer: cython.int) -> cython.int:
    """A seat's own knowledge of navigation cards; everybody else has what the audience has."""
    own: cython.int = 15 << (4 * observer)
    for card in range(LAST_CARD + 1):
        trace: cython.int = game.trace[card]
        game.trace[card] = (((trace >> (4 * AUDIENCE)) & 15) * 0x11111) & ~own | (trace & own)
    return 0


def redeal_encounters(game: MadameChing, seat: cython.int, rng: Rng) -> cython.int:
    if cython.compiled:
        pool = cython.declare(cython.int[18])
    else:
        pool = [0] * KIND_COUNT
    for observer in range(4):
        if observer != seat:
            for index in range(observer * 4 * KIND_COUNT, (observer + 1) * 4 * KIND_COUNT):
                game.shown_to[index] = 0
    cards: cython.int = 0
    for kind in range(KIND_COUNT):
        pool[kind] = game.encounter_deck[kind]
        for other in range(game.players):
            if other != seat:
                pool[kind] += game.held[other * KIND_COUNT + kind]
                if seat != NONE:
                    pool[kind] -= game.shown_to[(seat * 4 + other) * KIND_COUNT + kind]
        cards += pool[kind]
    for other in range(game.players):
        if other == seat:
            continue
        missing: cython.int = game.held_size[other]
        for kind in range(KIND_COUNT):
            certain: cython.int = 0
            if seat != NONE:
                certain = game.shown_to[(seat * 4 + other) * KIND_COUNT + kind]
            game.held[other * KIND_COUNT + kind] = certain
            missing -= certain
        fresh: cython.int = NONE
        for _ in range(missing):
            fresh = draw(pool, KIND_COUNT, cards, rng)
            cards -= 1
            game.held[other * KIND_COUNT + fresh] += 1
        # Whoever was robbed of it knows the fresh card.
        robbed: cython.int = seat != NONE and game.fresh_from == seat
        if other == game.actor and game.fresh != NONE and not robbed:
            game.fresh = fresh
    for kind in range(KIND_COUNT):
        game.encounter_deck[kind] = pool[kind]
    return 0
