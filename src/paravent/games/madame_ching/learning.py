# cython: language_level=3
"""Learning skills at the end of an expedition, and the China Pearl (R6, R8.2)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching import memory, voyage
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.games.madame_ching import memory, voyage
    from paravent.games.madame_ching.numbers import (
        CHING,
        COMMANDED,
        DONE,
        ELITE,
        LAST,
        LEARN,
        LEARNED,
        LEARNING,
        NONE,
        PEARL_TAKEN,
        PLAYED,
        STOPPED,
        TAUGHT,
        TEACH,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def can_learn(game: MadameChing, symbols: cython.p_short, skill: cython.int) -> cython.int:
    """R6.1, R6.2: three equal symbols, or four different ones for the Elite crew (Q18)."""
    if game.skill_pile[skill] == 0:
        return 0
    if skill == ELITE:
        fewest = symbols[0]
        for symbol in range(1, 4):
            fewest = min(fewest, symbols[symbol])
        return fewest > 0
    return symbols[skill] >= 3


def learnable(game: MadameChing, symbols: cython.p_short) -> cython.int:
    """The set of skills that these symbols are enough for, each by itself."""
    skills: cython.int = 0
    for skill in range(5):
        if can_learn(game, symbols, skill):
            skills |= 1 << skill
    return skills


def ask_skills(game: MadameChing) -> cython.int:
    """R6.2, R8.2: asked if a skill is to be had or an encounter card might be played (Q19)."""
    if learnable(game, game.spare) or (game.held_size[game.actor] > 0 and not game.played):
        game.phase = LEARNING
        game.waiting = 1 << game.actor
    else:
        voyage.end_expedition(game)
    return 0


def offer_skills(game: MadameChing, seat: cython.int, choices: cython.p_int) -> cython.int:
    count: cython.int = 0
    for skill in range(5):
        if can_learn(game, game.spare, skill):
            choices[count] = LEARN + skill
            count += 1
    if game.held[seat * 18 + CHING] > 0 and not game.played:
        for symbol in range(4):
            choices[count] = TEACH + symbol
            count += 1
    choices[count] = DONE
    return count + 1


def go_on(game: MadameChing, action: cython.int) -> cython.int:
    if action == DONE:
        stop_learning(game)
    elif action >= TEACH:
        teach(game, action - TEACH)
    else:
        learn(game, action - LEARN)
    return 0


def learn(game: MadameChing, skill: cython.int) -> cython.int:
    """R6.1, R6.3: the symbols are used up, the skill lies face up."""
    seat = game.actor
    if skill == ELITE:
        for symbol in range(4):
            game.spare[symbol] -= 1
    else:
        game.spare[skill] -= 3
    game.skill_pile[skill] -= 1
    game.ready[seat * 5 + skill] += 1
    game.gained = 1
    announce(game, LEARNED, seat, skill)
    check_pearl(game, seat)
    ask_skills(game)
    return 0


def earns_pearl(game: MadameChing, seat: cython.int) -> cython.int:
    """R6.4: four different skills, each Elite crew standing for any of them (R7.7)."""
    kinds: cython.int = game.ready[seat * 5 + ELITE]
    for skill in range(4):
        if game.ready[seat * 5 + skill] + game.spent[seat * 5 + skill] > 0:
            kinds += 1
    return kinds >= 4 and game.pearl == NONE


def check_pearl(game: MadameChing, seat: cython.int) -> cython.int:
    """R6.4, R11.1: the China Pearl, and with it the last round."""
    if earns_pearl(game, seat):
        game.pearl = seat
        announce(game, COMMANDED, seat)
        if game.ending == NONE:
            game.ending = PEARL_TAKEN
            announce(game, LAST, PEARL_TAKEN)
    return 0


def teach(game: MadameChing, symbol: cython.int) -> cython.int:
    """R8.2: Madame Ching adds a symbol to the expedition that ends."""
    memory.discard_encounter(game, game.actor, CHING)
    announce(game, PLAYED, game.actor, CHING)
    announce(game, TAUGHT, game.actor, symbol)
    game.played = 1
    game.spare[symbol] += 1
    ask_skills(game)
    return 0


def stop_learning(game: MadameChing) -> cython.int:
    """R6.2: a skill may be left; that is no reason for sea fortune (Q18)."""
    if learnable(game, game.spare):
        game.gained = 1
    announce(game, STOPPED, game.actor)
    voyage.end_expedition(game)
    return 0
