# cython: language_level=3
"""What chance may bring: tiles, cards, and what is drawn blindly (R2.1, R3.2, R8)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import lowest, size
    from cython.cimports.paravent.core.rng import Rng, below
    from cython.cimports.paravent.games.madame_ching import rounds
    from cython.cimports.paravent.games.madame_ching.cards import offer_cards
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import lowest, size
    from paravent.core.rng import Rng, below
    from paravent.games.madame_ching import rounds
    from paravent.games.madame_ching.cards import offer_cards
    from paravent.games.madame_ching.numbers import (
        BAG,
        DEAL,
        DEALING,
        DECK,
        DISPLAYING,
        GEM_DRAW,
        KIND_COUNT,
        LOOT_DRAW,
        LOSE,
        MEET,
        MEETING,
        PLACE,
        PLACING,
        STEAL,
        SUPPLYING,
        TILE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def offer(game: MadameChing, choices: cython.p_int) -> cython.int:
    phase = game.phase
    if is_dealing(phase):
        return offer_cards(DEAL, game.pile[DECK], choices, 0)
    elif phase == MEETING:
        return offer_counts(MEET, game.encounter_deck, 0, KIND_COUNT, choices)
    elif phase == PLACING:
        return rounds.offer_tiles(game, choices)
    elif phase == GEM_DRAW:
        return offer_counts(STEAL, game.gems, game.victim * 3, 3, choices)
    return offer_counts(LOSE, game.held, game.victim * 18, KIND_COUNT, choices)


def is_dealing(phase: cython.int) -> cython.int:
    """Whether chance draws from the deck of navigation cards."""
    return (phase == DISPLAYING) | (phase == SUPPLYING) | (phase == DEALING)


def offer_counts(
    verb: cython.int,
    counts: cython.p_short,
    first: cython.int,
    number: cython.int,
    choices: cython.p_int,
) -> cython.int:
    """One action of a verb for each of some things that there are copies of."""
    count: cython.int = 0
    for thing in range(number):
        choices[count] = verb + thing
        count += counts[first + thing] > 0
    return count


def odds(game: MadameChing, action: cython.int) -> cython.int:
    if game.phase == MEETING:
        return game.encounter_deck[action - MEET]
    if game.phase == GEM_DRAW:
        return game.gems[game.victim * 3 + action - STEAL]
    if game.phase == LOOT_DRAW:
        return game.held[game.victim * 18 + action - LOSE]
    return 1


def sample(game: MadameChing, rng: Rng) -> cython.int:
    phase = game.phase
    if is_dealing(phase):
        cards: cython.longlong = game.pile[DECK]
        skip: cython.int = below(rng, size(cards))
        for _ in range(skip):
            cards &= cards - 1
        return DEAL + lowest(cards) - 1
    if phase == MEETING:
        return MEET + lot(game.encounter_deck, 0, game.encounter_deck_size, rng)
    if phase == PLACING:
        return PLACE + any_tile(game, rng)
    victim = game.victim
    if phase == LOOT_DRAW:
        return LOSE + lot(game.held, victim * 18, game.held_size[victim], rng)
    owned: cython.int = 0
    for gem in range(3):
        owned += game.gems[victim * 3 + gem]
    return STEAL + lot(game.gems, victim * 3, owned, rng)


def any_tile(game: MadameChing, rng: Rng) -> cython.int:
    """R2.1: one of the tiles in the bag."""
    left: cython.int = 0
    for tile in range(TILE_COUNT):
        left += game.tile_at[tile] == BAG
    mark: cython.int = below(rng, left)
    drawn: cython.int = 0
    while mark > 0 or game.tile_at[drawn] != BAG:
        mark -= game.tile_at[drawn] == BAG
        drawn += 1
    return drawn


def lot(counts: cython.p_short, first: cython.int, total: cython.int, rng: Rng) -> cython.int:
    """One of some things by their numbers, counted from the first of them."""
    mark: cython.int = below(rng, total)
    place: cython.int = 0
    while mark >= counts[first + place]:
        mark -= counts[first + place]
        place += 1
    return place
