# cython: language_level=3
"""Coin and plot tokens under the domains (R5.7, R5.8)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.middle_ages.numbers import (
        CHOSE,
        COIN,
        COUNTS,
        EXTENDED,
        EXTENDING,
        MINTED,
        NONE,
        PLOT,
        TYPE_COUNT,
        UNDER,
    )

    if TYPE_CHECKING:
        from paravent.games.middle_ages.rules import MiddleAges


def fits(game: MiddleAges, seat: cython.int, kind: cython.int) -> cython.int:
    """R5.8: whether a plot token fits under any of a seat's domains."""
    for domain in range(TYPE_COUNT):
        if goes(game, seat, domain, kind):
            return 1
    return 0


def goes(game: MiddleAges, seat: cython.int, domain: cython.int, kind: cython.int) -> cython.int:
    """R5.8: under a domain without a plot token that does not count the type yet."""
    return game.plot[seat * 8 + domain] == NONE and ((COUNTS[domain] >> kind) & 1) == 0


def offer_coin(game: MiddleAges, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R5.7: a domain without a coin token."""
    count: cython.int = 0
    for domain in range(TYPE_COUNT):
        choices[count] = COIN + domain
        count += ((game.coins[seat] >> domain) & 1) ^ 1
    return count


def offer_plots(game: MiddleAges, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R5.8: a plot token of the supply that fits somewhere."""
    count: cython.int = 0
    for token in range(TYPE_COUNT):
        if (game.plots_left >> token) & 1 and fits(game, seat, token):
            choices[count] = PLOT + token
            count += 1
    return count


def offer_domains(game: MiddleAges, seat: cython.int, choices: cython.p_int) -> cython.int:
    """R5.8: the domains that the chosen plot token may go under."""
    count: cython.int = 0
    for domain in range(TYPE_COUNT):
        if goes(game, seat, domain, game.chosen):
            choices[count] = UNDER + domain
            count += 1
    return count


def mint(game: MiddleAges, seat: cython.int, domain: cython.int) -> cython.int:
    """R5.7: a coin token under a domain."""
    game.coins[seat] |= 1 << domain
    game.coins_left -= 1
    announce(game, MINTED, seat, domain)
    return 0


def choose_plot(game: MiddleAges, seat: cython.int, kind: cython.int) -> cython.int:
    """R5.8: first the token, then its place."""
    game.chosen = kind
    game.plots_left &= ~(1 << kind)
    game.phase = EXTENDING
    announce(game, CHOSE, seat, kind)
    return 0


def extend(game: MiddleAges, seat: cython.int, domain: cython.int) -> cython.int:
    """R5.8: the chosen plot token under a domain."""
    game.plot[seat * 8 + domain] = game.chosen
    announce(game, EXTENDED, seat, game.chosen, domain)
    game.chosen = NONE
    return 0
