# cython: language_level=3
"""Skills in use and encounter cards, between the expedition and the draw (R7, R8)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching import (
        aggression,
        dealing,
        drawing,
        memory,
        voyage,
    )
    from cython.cimports.paravent.games.madame_ching.cards import offer_cards
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit
    from paravent.core.checked import announce
    from paravent.games.madame_ching import aggression, dealing, drawing, memory, voyage
    from paravent.games.madame_ching.cards import offer_cards
    from paravent.games.madame_ching.numbers import (
        ADD,
        BY_COMBAT,
        BY_ORACLE,
        BY_SIREN,
        BY_THIEF,
        BY_TRAITOR,
        CARTOGRAPHY,
        CHING,
        COMBAT,
        DECK,
        DISCARD,
        DONE,
        FINISHED,
        FIRST_PILOT,
        FIRST_SIREN,
        INSERTED,
        NIGHT,
        ORACLE,
        PILOTED,
        PLAY,
        PLAYED,
        REVIVED,
        SEA_DOG,
        THIEF,
        TRAITOR,
        USE,
        USED,
        WORLDS_END,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def can_add(game: MadameChing) -> cython.int:
    """R7.3: Night sailing needs a place in the expedition and a card in hand (Q22)."""
    seat = game.actor
    return (
        game.ready[seat * 5 + NIGHT] > 0
        and game.length[game.junk] < WORLDS_END
        and game.hand[seat] != 0
    )


def ask_turn(game: MadameChing) -> cython.int:
    """R7.1, R8.1: asked whenever that is possible as far as the others can see (Q19)."""
    seat = game.actor
    if (
        (game.held_size[seat] > 0 and not game.played)
        or (game.ready[seat * 5 + CARTOGRAPHY] > 0 and (game.pile[DECK] | game.pile[DISCARD]))
        or can_add(game)
        or (game.ready[seat * 5 + COMBAT] > 0 and aggression.combat_targets(game, seat))
    ):
        game.waiting = 1 << seat
    else:
        drawing.begin_take(game)
    return 0


def offer_turn(game: MadameChing, seat: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    if can_add(game):
        count = offer_cards(ADD, game.hand[seat], choices, count)
    if game.ready[seat * 5 + CARTOGRAPHY] > 0 and (game.pile[DECK] | game.pile[DISCARD]):
        choices[count] = USE
        count += 1
    if game.ready[seat * 5 + COMBAT] > 0 and aggression.combat_targets(game, seat):
        choices[count] = USE + 1
        count += 1
    if game.held_size[seat] > 0 and not game.played:
        left: cython.int = game.held_size[seat] - game.held[seat * 18 + CHING]
        kind: cython.int = THIEF
        while left > 0 and kind <= ORACLE:
            copies = game.held[seat * 18 + kind]
            if copies > 0:
                left -= copies
                if can_play(game, seat, kind):
                    choices[count] = PLAY + kind - THIEF
                    count += 1
            kind += 1
    choices[count] = DONE
    return count + 1


def go_on(game: MadameChing, seat: cython.int, action: cython.int) -> cython.int:
    """R3.5: one thing after another, then the draw."""
    if action == DONE:
        announce(game, FINISHED, seat)
        drawing.begin_take(game)
    elif action >= PLAY:
        play(game, action - PLAY + THIEF)
    elif action >= USE:
        use(game, seat, CARTOGRAPHY if action == USE else COMBAT)
    else:
        add(game, action - ADD + 1)
    return 0


def can_play(game: MadameChing, seat: cython.int, kind: cython.int) -> cython.int:
    """R8.3 to R8.8: a card is played only if it can do something (Q24)."""
    if kind == THIEF:
        return aggression.thief_targets(game, seat) != 0
    if kind < TRAITOR:
        return aggression.siren_targets(game, seat, kind - FIRST_SIREN) != 0
    if kind == TRAITOR:
        return aggression.traitor_targets(game, seat) != 0
    if kind == SEA_DOG:
        for skill in range(4):
            if game.spent[seat * 5 + skill] > 0:
                return 1
        return 0
    if kind < ORACLE:
        return not game.ended and game.length[game.junk] < WORLDS_END
    return 1


def use(game: MadameChing, seat: cython.int, skill: cython.int) -> cython.int:
    """R6.3: a skill that is used is turned face down."""
    game.ready[seat * 5 + skill] -= 1
    game.spent[seat * 5 + skill] += 1
    announce(game, USED, seat, skill)
    if skill == CARTOGRAPHY:  # R7.2
        game.supply = 1
        dealing.settle(game)
    else:  # R7.5
        aggression.begin_attack(game, BY_COMBAT, aggression.combat_targets(game, seat))
    return 0


def add(game: MadameChing, card: cython.int) -> cython.int:
    """R7.3: a second card, on top or between; it moves the junk like any other."""
    seat = game.actor
    game.ready[seat * 5 + NIGHT] -= 1
    game.spent[seat * 5 + NIGHT] += 1
    game.nights += 1
    announce(game, USED, seat, NIGHT)
    game.hand[seat] &= ~bit(card)
    game.trace[card] = 0
    announce(game, INSERTED, seat, game.junk, card - 1)
    voyage.lengthen(game, game.junk, card)
    dealing.settle(game)
    return 0


def play(game: MadameChing, kind: cython.int) -> cython.int:
    """R8.1: the one encounter card of this turn."""
    seat = game.actor
    game.played = 1
    if kind >= FIRST_PILOT and kind < ORACLE:
        board_pilot(game, kind)
        return 0
    memory.discard_encounter(game, seat, kind)
    announce(game, PLAYED, seat, kind)
    if kind == THIEF:
        aggression.begin_attack(game, BY_THIEF, aggression.thief_targets(game, seat))
    elif kind < TRAITOR:
        game.siren = kind - FIRST_SIREN
        aggression.begin_attack(game, BY_SIREN, aggression.siren_targets(game, seat, game.siren))
    elif kind == TRAITOR:
        aggression.begin_attack(game, BY_TRAITOR, aggression.traitor_targets(game, seat))
    elif kind == SEA_DOG:
        revive(game, seat)
    else:  # R8.8
        game.due = 3
        game.cause = BY_ORACLE
        dealing.settle(game)
    return 0


def board_pilot(game: MadameChing, kind: cython.int) -> cython.int:
    """R8.7: a Pilot goes from the hand to the expedition."""
    seat = game.actor
    game.held[seat * 18 + kind] -= 1
    game.held_size[seat] -= 1
    memory.forget_kind(game, seat, kind)
    announce(game, PILOTED, seat, game.junk, kind)
    voyage.take_pilot(game, game.junk, kind - FIRST_PILOT)
    dealing.settle(game)
    return 0


def revive(game: MadameChing, seat: cython.int) -> cython.int:
    """R8.6: all skills lie face up again."""
    for skill in range(4):
        game.ready[seat * 5 + skill] += game.spent[seat * 5 + skill]
        game.spent[seat * 5 + skill] = 0
    announce(game, REVIVED, seat)
    dealing.settle(game)
    return 0
