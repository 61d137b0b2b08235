# cython: language_level=3
"""Guesses for Yongle: what a seat cannot see is replaced by what it might be."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.pools import draw
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.yongle import solvency
else:
    from typing import TYPE_CHECKING

    from paravent.core.pools import draw
    from paravent.core.rng import Rng, below
    from paravent.games.yongle import solvency
    from paravent.games.yongle.numbers import (
        ALL_CARDS,
        ALL_RESOURCES,
        CARD_COUNT,
        FEWEST_LAID,
        LAYING,
        MOST_LAID,
        NONE,
        OVER,
        PAYING,
        PAYING_FEE,
        PLOT_COUNT,
        RESOURCE_COUNT,
        SPARING,
        TRUSTING,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def redeal(game: Yongle, seat: cython.int, rng: Rng) -> cython.int:
    """Other hands, their plots and the pile hold any of the cards that they might hold."""
    if game.phase == OVER:
        return 0
    deal_cards(game, seat, rng)
    deal_plots(game, seat, rng)
    if game.phase == TRUSTING or game.phase == LAYING:
        seal_again(game, seat, rng)
    forget_what_others_saw(game, seat)
    return 0


def known(game: Yongle, owner: cython.int, seat: cython.int, card: cython.int) -> cython.int:
    """Copies of a card that a seat knows in another hand, laid ones still sealed included."""
    copies: cython.int = game.shown[owner * 15 + card]
    if seat != NONE:
        copies += game.seen[(seat * 4 + owner) * 15 + card]
    return copies


def forget_what_others_saw(game: Yongle, seat: cython.int) -> cython.int:
    """What others know of each other is beyond the seat."""
    for knower in range(game.players):
        for holder in range(game.players):
            if knower != seat and holder != seat:
                for index in range((knower * 4 + holder) * 15, (knower * 4 + holder) * 15 + 15):
                    game.seen[index] = 0
    return 0


def fill_pool(game: Yongle, seat: cython.int, pool: cython.p_int) -> cython.int:
    """What the pile and other hands hold that a seat cannot place, by card."""
    for card in range(CARD_COUNT):
        pool[card] = game.pile[card]
    for place in range(game.top_size):
        if seat == NONE or not (game.top_knowers[place] >> seat) & 1:
            pool[game.top[place]] += 1
    for owner in range(game.players):
        if owner != seat:
            for card in range(CARD_COUNT):
                pool[card] += game.hand[owner * 15 + card] - known(game, owner, seat, card)
    return 0


def deal_cards(game: Yongle, seat: cython.int, rng: Rng) -> cython.int:
    """Those come first of whose hands everybody knows something."""
    if cython.compiled:
        pool = cython.declare(cython.int[15])
    else:
        pool = [0] * CARD_COUNT
    fill_pool(game, seat, pool)
    for later in range(2):
        for owner in range(game.players):
            concerned: cython.int = owner == game.mover or owner == game.target
            if owner != seat and concerned != later:
                deal_hand(game, owner, seat, pool, rng)
    left: cython.int = 0
    for card in range(CARD_COUNT):
        left += pool[card]
    for place in range(game.top_size):
        if seat == NONE or not (game.top_knowers[place] >> seat) & 1:
            game.top[place] = draw(pool, CARD_COUNT, left, rng)
            left -= 1
    for card in range(CARD_COUNT):
        game.pile[card] = pool[card]
    return 0


def deal_hand(
    game: Yongle, owner: cython.int, seat: cython.int, pool: cython.p_int, rng: Rng
) -> cython.int:
    """A hand as the known cards and the phase allow it: whoever pays can pay (R5.2, R7.2), and
    whose material burns has shown all of it (R8.6)."""
    missing: cython.int = game.hand_size[owner]
    resources: cython.int = 0
    for card in range(CARD_COUNT):
        copies: cython.int = known(game, owner, seat, card)
        game.hand[owner * 15 + card] = copies
        missing -= copies
        if card < RESOURCE_COUNT:
            resources += copies
    if owner == game.mover and (game.phase == SPARING or game.phase == PAYING):
        return solvency.deal_payer(game, owner, pool, missing, rng)
    if owner == game.mover and game.phase == PAYING_FEE:
        short: cython.int = max(0, game.toll - resources)
        fill(game, owner, pool, short, ALL_RESOURCES, rng)
        missing -= short
    elif owner == game.target and game.material != NONE:
        return fill(game, owner, pool, missing, ALL_CARDS & ~(7 << (3 * game.material)), rng)
    return fill(game, owner, pool, missing, ALL_CARDS, rng)


def fill(
    game: Yongle,
    owner: cython.int,
    pool: cython.p_int,
    cards: cython.int,
    kinds: cython.int,
    rng: Rng,
) -> cython.int:
    """A hand gets so many cards more from the pool, of some kinds."""
    if cython.compiled:
        part = cython.declare(cython.int[15])
    else:
        part = [0] * CARD_COUNT
    left: cython.int = 0
    for card in range(CARD_COUNT):
        part[card] = pool[card] if (kinds >> card) & 1 else 0
        left += part[card]
    for _ in range(cards):
        drawn: cython.int = draw(part, CARD_COUNT, left, rng)
        left -= 1
        pool[drawn] -= 1
        game.hand[owner * 15 + drawn] += 1
    return 0


def deal_plots(game: Yongle, seat: cython.int, rng: Rng) -> cython.int:
    if cython.compiled:
        pool = cython.declare(cython.int[10])
    else:
        pool = [0] * PLOT_COUNT
    left: cython.int = 0
    for plot in range(PLOT_COUNT):
        pool[plot] = game.plot_pile[plot]
        for owner in range(game.players):
            if owner != seat:
                pool[plot] += game.plots[owner * 10 + plot]
                game.plots[owner * 10 + plot] = 0
        left += pool[plot]
    for owner in range(game.players):
        if owner != seat:
            for _ in range(game.plots_held[owner]):
                game.plots[owner * 10 + draw(pool, PLOT_COUNT, left, rng)] += 1
                left -= 1
    for plot in range(PLOT_COUNT):
        game.plot_pile[plot] = pool[plot]
    return 0


def seal_again(game: Yongle, seat: cython.int, rng: Rng) -> cython.int:
    """Other seats trust anybody, stake any number and lay any of their cards.

    Before there were blanks (Q42) they laid as many as lie there.
    """
    for owner in range(game.players):
        if owner == seat:
            continue
        if game.trust[owner] != NONE:
            other: cython.int = below(rng, game.players - 1)
            game.trust[owner] = other + (other >= owner)
        fewest: cython.int = FEWEST_LAID
        most: cython.int = min(MOST_LAID, game.hand_size[owner])
        unknown: cython.int = game.blanks
        if game.blanks == 0:
            fewest = max(fewest, game.laid_size[owner] + 1)
            unknown = (game.waiting >> owner) & 1
        if unknown and game.stake[owner] and most > FEWEST_LAID:
            game.stake[owner] = fewest + below(rng, most - fewest + 1)
        lay_again(game, owner, rng)
    return 0


def lay_again(game: Yongle, owner: cython.int, rng: Rng) -> cython.int:
    if cython.compiled:
        hand = cython.declare(cython.int[15])
    else:
        hand = [0] * CARD_COUNT
    for card in range(CARD_COUNT):
        hand[card] = game.hand[owner * 15 + card]
        game.laid[owner * 15 + card] = 0
    for down in range(min(game.laid_size[owner], game.stake[owner])):
        left: cython.int = game.hand_size[owner] - down
        game.laid[owner * 15 + draw(hand, CARD_COUNT, left, rng)] += 1
    return 0
