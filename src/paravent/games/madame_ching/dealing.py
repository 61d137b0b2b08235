# cython: language_level=3
"""Cards that are due, and where the turn goes on after them (R7.2, R7.4, R8.1, R10.3, R12.3)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching import (
        aggression,
        drawing,
        encounters,
        learning,
        memory,
        voyage,
    )
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit
    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.madame_ching import (
        aggression,
        drawing,
        encounters,
        learning,
        memory,
        voyage,
    )
    from paravent.games.madame_ching.numbers import (
        BY_CARTOGRAPHY,
        BY_NIGHT,
        DECK,
        DISCARD,
        DREW,
        EMPTY,
        ENCOUNTER_DECK,
        GOT,
        KEPT,
        KIND_COUNT,
        LAUNCHING,
        LEARNING,
        MEETING,
        MET,
        NAVIGATION_DECK,
        NONE,
        PASSING,
        SHARE,
        SHARED,
        SHARING,
        SHUFFLED,
        SUPPLYING,
        TURN,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def ready_deck(game: MadameChing) -> cython.int:
    """R10.3: an empty deck is made of the discards; returns whether there is a card."""
    if game.pile[DECK] == 0 and game.pile[DISCARD] != 0:
        game.pile[DECK] = game.pile[DISCARD]
        game.pile[DISCARD] = 0
        announce(game, SHUFFLED, NAVIGATION_DECK)
    left: cython.bint = game.pile[DECK] != 0
    return left


def ready_encounters(game: MadameChing) -> cython.int:
    """R10.3: the same for encounter cards."""
    if game.encounter_deck_size == 0:
        for kind in range(KIND_COUNT):
            game.encounter_deck[kind] = game.encounter_discard[kind]
            game.encounter_deck_size += game.encounter_discard[kind]
            game.encounter_discard[kind] = 0
        if game.encounter_deck_size > 0:
            announce(game, SHUFFLED, ENCOUNTER_DECK)
    return game.encounter_deck_size > 0


def settle(game: MadameChing) -> cython.int:
    """Deal what is due, then go on where the turn stands."""
    if game.due > 0:
        if ready_encounters(game):
            game.waiting = 0
            game.push(MEETING, CHANCE_BIT)
            return 0
        announce(game, EMPTY, game.actor, ENCOUNTER_DECK)
        game.due = 0
    if game.supply > 0:
        if ready_deck(game):
            game.waiting = 0
            game.push(SUPPLYING, CHANCE_BIT)
            return 0
        announce(game, EMPTY, game.actor, NAVIGATION_DECK)
        game.supply = 0
    if game.phase == TURN:
        encounters.ask_turn(game)
    elif game.phase == LEARNING:
        learning.ask_skills(game)
    elif game.phase == LAUNCHING:
        voyage.launch(game)
    else:
        drawing.ask_pass(game)
    return 0


def meet(game: MadameChing, kind: cython.int) -> cython.int:
    """R8.1: an encounter card, face down; R12.3: a partner may get it."""
    seat = game.actor
    game.encounter_deck[kind] -= 1
    game.encounter_deck_size -= 1
    game.held[seat * 18 + kind] += 1
    game.held_size[seat] += 1
    announce(game, MET, seat, kind, game.cause)
    game.due -= 1
    if game.teams:
        game.fresh = kind
        game.phase = SHARING
        game.waiting = 1 << seat
    else:
        next_meeting(game)
    return 0


def share(game: MadameChing, action: cython.int) -> cython.int:
    """R12.3: the gained card is handed to the partner or kept."""
    seat = game.actor
    if action == SHARE:
        announce(game, SHARED, seat, seat ^ 2, game.fresh)
        announce(game, GOT, seat ^ 2, seat, game.fresh)
        memory.move_encounter(game, game.fresh, seat, seat ^ 2)
        if game.fresh_from != NONE:  # the one who was robbed sees where it goes
            first = game.fresh_from * 4
            game.shown_to[(first + seat) * 18 + game.fresh] -= 1
            game.shown_to[(first + (seat ^ 2)) * 18 + game.fresh] += 1
    else:
        announce(game, KEPT, seat)
    game.fresh = NONE
    game.fresh_from = NONE
    if game.means != NONE:
        aggression.next_victim(game)
    else:
        next_meeting(game)
    return 0


def next_meeting(game: MadameChing) -> cython.int:
    if game.due > 0 and ready_encounters(game):
        game.phase = MEETING
        game.waiting = CHANCE_BIT
    else:
        game.pop()
        settle(game)
    return 0


def draw_supply(game: MadameChing, card: cython.int) -> cython.int:
    """R7.2, R7.4: the first card of the deck goes to the hand."""
    game.pile[DECK] &= ~bit(card)
    game.hand[game.actor] |= bit(card)
    cause = BY_CARTOGRAPHY
    if game.frames[game.depth - 2] == PASSING:
        cause = BY_NIGHT
    announce(game, DREW, game.actor, card - 1, cause)
    game.supply -= 1
    if game.supply == 0 or not ready_deck(game):
        game.pop()
        settle(game)
    return 0
