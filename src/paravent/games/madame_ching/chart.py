# cython: language_level=3
"""The table in words: junks, tiles and places of the seats, as fast as every view needs it."""

from __future__ import annotations

import cython

from paravent.games.madame_ching.prospects import prospects
from paravent.games.madame_ching.vocabulary import (
    CARDS,
    GEMS,
    KINDS,
    SKILLS,
    SPACES,
    SYMBOLS,
    TALLY,
    TILES,
)

if cython.compiled:
    from cython.cimports.paravent.core.bits import lowest, size
    from cython.cimports.paravent.games.madame_ching import memory, scoring, voyage
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import lowest, size
    from paravent.games.madame_ching import memory, scoring, voyage
    from paravent.games.madame_ching.numbers import (
        AUDIENCE,
        BOARD,
        FIRST_SPACE,
        KIND_COUNT,
        NONE,
        OVER,
        PILOT_CARD,
        TAKEN,
        TALLY_COUNT,
        TILE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing
        from paravent.games.madame_ching.secrets import Expedition, Seat

NAMES = ("", *CARDS)  # by number, Pilots after them


@cython.ccall
def named(names: tuple[str, ...], members: cython.longlong) -> list[str]:
    """A set in words, ascending."""
    found = []
    while members:
        found.append(names[lowest(members)])
        members &= members - 1
    return found


@cython.cfunc
def counted(names: tuple[str, ...], numbers: cython.p_short, first: cython.int) -> dict[str, int]:
    """How many of each, but for what there is none of."""
    found = {}
    for index in range(len(names)):
        count: cython.int = numbers[first + index]
        if count:
            found[names[index]] = count
    return found


def card_names(cards: cython.longlong) -> list[str]:
    """A set of navigation cards in words."""
    return named(NAMES, cards)


def expeditions(game: MadameChing) -> list[Expedition]:
    """R4: every junk with its cards, its course and what it would earn."""
    return [expedition(game, junk) for junk in range(game.players * game.lanes)]


@cython.cfunc
def expedition(game: MadameChing, junk: cython.int) -> Expedition:
    symbols = cython.declare(cython.short[4])
    row: cython.int = 1
    space: str | None = None
    course = []
    for step in range(game.length[junk]):
        row += (game.course[junk] >> step) & 1
        space = SPACES[FIRST_SPACE[row] + step + 1 - row]
        course.append(space)
    for symbol in range(4):
        symbols[symbol] = voyage.live_symbols(game, junk, symbol)
    below, ahead, skills = prospects(game, junk)
    return {
        "space": space,
        "course": course,
        "cards": [NAMES[game.order[junk * 8 + place]] for place in range(game.length[junk])],
        "turned": turned_places(game, junk),
        "symbols": counted(SYMBOLS, symbols, 0),
        "skills": named(SKILLS, skills),
        "missions": named(TILES, below),
        "ahead": named(TILES, ahead),
    }


@cython.cfunc
def turned_places(game: MadameChing, junk: cython.int) -> list[int]:
    """R8.4: of equal Pilots the first ones are turned."""
    pilots = cython.declare(cython.short[5])
    for kind in range(5):
        pilots[kind] = game.turned_pilots[junk * 5 + kind]
    found = []
    for place in range(game.length[junk]):
        number: cython.int = game.order[junk * 8 + place]
        if number < PILOT_CARD:
            if (game.turned[junk] >> number) & 1:
                found.append(place)
        elif pilots[number - PILOT_CARD] > 0:
            pilots[number - PILOT_CARD] -= 1
            found.append(place)
    return found


def missions(game: MadameChing) -> dict[str, int | None]:
    """R2.1: the tiles of this game, and who has taken them."""
    found: dict[str, int | None] = {}
    for tile in range(TILE_COUNT):
        at: cython.int = game.tile_at[tile]
        if at == BOARD:
            found[TILES[tile]] = None
        elif at >= TAKEN:
            found[TILES[tile]] = at - TAKEN
    return found


def encounter_discards(game: MadameChing) -> dict[str, int]:
    return counted(KINDS, game.encounter_discard, 0)


def unseen_encounters(game: MadameChing, seat: cython.int) -> dict[str, int]:
    """Encounter cards in the deck and in other hands, but for those that a seat is certain of."""
    copies = cython.declare(cython.short[18])
    for kind in range(KIND_COUNT):
        copies[kind] = memory.unseen_copies(game, seat, kind)
    return counted(KINDS, copies, 0)


def seats(game: MadameChing, seat: cython.int) -> list[Seat]:
    """Every place at the table as a seat knows it."""
    return [place(game, seat, owner) for owner in range(game.players)]


@cython.cfunc
def place(game: MadameChing, seat: cython.int, owner: cython.int) -> Seat:
    parts = cython.declare(cython.int[10])
    observer: cython.int = AUDIENCE if seat == NONE else seat
    mine: cython.bint = owner == seat
    sealed: cython.longlong = game.chosen[owner]
    cards: cython.longlong = game.hand[owner] & ~sealed
    held: cython.int = size(cards)
    maybe: cython.longlong = 0
    kinds: dict[str, int] = {}
    if mine or game.phase == OVER:
        kinds = counted(KINDS, game.held, owner * 18)
    else:
        cards = memory.certain_cards(game, observer, owner)
        maybe = memory.doubtful_cards(game, observer, owner)
        if seat != NONE:
            kinds = counted(KINDS, game.shown_to, (seat * 4 + owner) * 18)
    points: cython.int = scoring.known_tally(game, seat, owner, parts)
    return {
        "hand_size": held,
        "hand": named(NAMES, cards),
        "maybe": named(NAMES, maybe),
        "open": named(NAMES, cards & memory.seen(game, AUDIENCE)) if mine else [],
        "sealed": size(sealed),
        "chosen": named(NAMES, sealed) if mine else [],
        "encounters_size": game.held_size[owner],
        "encounters": kinds,
        "ready": counted(SKILLS, game.ready, owner * 5),
        "spent": counted(SKILLS, game.spent, owner * 5),
        "gems": counted(GEMS, game.gems, owner * 3),
        "coins": game.coins[owner],
        "points": points,
        "tally": {TALLY[part]: parts[part] for part in range(TALLY_COUNT) if parts[part]},
    }
