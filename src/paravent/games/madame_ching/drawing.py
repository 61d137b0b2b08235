# cython: language_level=3
"""The draw at the end of a turn, and the card for a partner (R10.1, R12.2)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching import dealing, memory, rounds
    from cython.cimports.paravent.games.madame_ching.cards import offer_cards
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit
    from paravent.core.checked import announce
    from paravent.games.madame_ching import dealing, memory, rounds
    from paravent.games.madame_ching.cards import offer_cards
    from paravent.games.madame_ching.numbers import (
        DISPLAY,
        EVERYBODY,
        GAVE,
        GIVE,
        KEEP,
        KEPT,
        LACKED,
        MUST_RETURN,
        NOT_YET,
        PASSING,
        RECEIVED,
        SETTLED,
        TAKE,
        TAKE_HIDDEN,
        TAKING,
        TOOK,
        UNCOVERED,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def begin_take(game: MadameChing) -> cython.int:
    """R10.1: one of the cards that are still on display."""
    if game.hidden or game.pile[DISPLAY]:
        game.phase = TAKING
        game.waiting = 1 << game.actor
    else:
        announce(game, LACKED, game.actor)
        game.supply = game.nights
        game.phase = PASSING
        dealing.settle(game)
    return 0


def offer_display(game: MadameChing, choices: cython.p_int) -> cython.int:
    count: cython.int = offer_cards(TAKE, game.pile[DISPLAY], choices, 0)
    choices[count] = TAKE_HIDDEN
    return count + (game.hidden > 0)


def take(game: MadameChing, seat: cython.int, action: cython.int) -> cython.int:
    """R10.1: everybody knows an open card that is taken, and its taker the hidden one."""
    if action == TAKE_HIDDEN:
        game.hand[seat] |= bit(game.hidden)
        announce(game, UNCOVERED, seat, game.hidden - 1)
        game.hidden = 0
    else:
        card = action - TAKE + 1
        game.pile[DISPLAY] &= ~bit(card)
        game.hand[seat] |= bit(card)
        game.trace[card] = EVERYBODY << seat
        announce(game, TOOK, seat, card - 1)
    game.supply = game.nights  # R7.4
    game.phase = PASSING
    dealing.settle(game)
    return 0


def ask_pass(game: MadameChing) -> cython.int:
    """R12.2: the first of a team may pass a card, then the other must."""
    if game.teams and game.hand[game.actor] != 0 and game.passing[game.actor & 1] != SETTLED:
        game.waiting = 1 << game.actor
    else:
        rounds.end_turn(game)
    return 0


def offer_pass(game: MadameChing, seat: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = offer_cards(GIVE, game.hand[seat], choices, 0)
    if game.passing[seat & 1] == NOT_YET:
        choices[count] = KEEP
        count += 1
    return count


def pass_card(game: MadameChing, seat: cython.int, action: cython.int) -> cython.int:
    """R12.2: any card of the hand goes to the partner face down."""
    team = seat & 1
    if action == KEEP:
        announce(game, KEPT, seat)
        game.passing[team] = SETTLED
    else:
        card = action - GIVE + 1
        announce(game, GAVE, seat, seat ^ 2, card - 1)
        announce(game, RECEIVED, seat ^ 2, seat, card - 1)
        memory.move_secretly(game, card, seat, seat ^ 2)
        game.passing[team] = MUST_RETURN if game.passing[team] == NOT_YET else SETTLED
    rounds.end_turn(game)
    return 0
