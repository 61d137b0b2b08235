# cython: language_level=3
"""What lies ahead of a junk: what it would bring home, and what a card would do to it."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.games.madame_ching import learning, missions, voyage
else:
    from paravent.games.madame_ching import learning, missions, voyage
    from paravent.games.madame_ching.numbers import (
        DIAGONAL,
        HOMEWARD,
        LAST_CARD,
        METEOROLOGY,
        PILOT_CARD,
        SETTING_OUT,
        STRAIGHT,
    )
    from paravent.games.madame_ching.rules import MadameChing


def prospects(game: MadameChing, junk: cython.int) -> tuple[int, int, int]:
    """Were an expedition to end now: its tiles, those of Meteorology, its skills; as sets."""
    symbols = cython.declare(cython.short[4])
    if game.length[junk] == 0:
        return 0, 0, 0
    for symbol in range(4):
        symbols[symbol] = voyage.live_symbols(game, junk, symbol)
    number: cython.int = voyage.space_number(game, junk)
    return (
        missions.missions_below(game, number),
        missions.missions_ahead(game, number),
        learning.learnable(game, symbols),
    )


def outcome(game: MadameChing, junk: cython.int, card: cython.int) -> tuple[int, ...]:
    """R4: a revealed card starts, lengthens or ends the expedition of a junk.

    The way, the space, encounter cards, 1 for Hong Kong, missions and skills of a return from
    there as sets, and 1 for sea fortune.
    """
    if game.length[junk] == 0:
        below: cython.int = missions.missions_below(game, 1)
        return SETTING_OUT, 0, 0, 0, below, missions.missions_ahead(game, 1), 0, 0
    if voyage.follows(game, junk, card):
        return lengthened(game, junk, card)
    below, ahead, skills = prospects(game, junk)
    if game.ready[voyage.owner(game, junk) * 5 + METEOROLOGY] == 0:
        ahead = 0
    possible: cython.int = below | skills if game.first_rules else below | skills | ahead
    fortune: cython.int = voyage.meets_fortune(game, junk, possible)
    return HOMEWARD, voyage.space_of(game, junk), 0, 0, below, ahead, skills, fortune


def lengthened(game: MadameChing, junk: cython.int, card: cython.int) -> tuple[int, ...]:
    """R4.3, R7.3, R8.7: one space further, as it comes to pass on a copy."""
    then = cython.cast(MadameChing, game.twin(), typecheck=True)
    then.actor = voyage.owner(game, junk)
    then.due = 0
    if card <= LAST_CARD:
        voyage.lengthen(then, junk, card)
    else:
        voyage.take_pilot(then, junk, card - PILOT_CARD)
    way: cython.int = DIAGONAL if (then.course[junk] >> game.length[junk]) & 1 else STRAIGHT
    plundered: cython.int = then.hong_kong != game.hong_kong
    space: cython.int = voyage.space_of(then, junk)
    return (way, space, then.due, plundered, *prospects(then, junk), 0)


def brings_pearl(game: MadameChing, seat: cython.int, skill: cython.int) -> bool:
    """R6.4: whether one more skill gives the command of the China Pearl."""
    then = cython.cast(MadameChing, game.twin(), typecheck=True)
    then.ready[seat * 5 + skill] += 1
    return learning.earns_pearl(then, seat) > 0
