# cython: language_level=3
"""The expedition: how a junk sails, moves and comes home (R4)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import bit, lowest, size
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching import dealing, missions
else:
    from typing import TYPE_CHECKING

    from paravent.core.bits import bit, lowest, size
    from paravent.core.checked import announce
    from paravent.games.madame_ching import dealing, missions
    from paravent.games.madame_ching.numbers import (
        BY_FORTUNE,
        BY_LINE,
        CROSSED,
        DISCARD,
        FIRST_PILOT,
        FIRST_SPACE,
        LAST_ROW,
        LAUNCHED,
        LAUNCHING,
        LEARNING,
        METEOROLOGY,
        MISSION_CHOICE,
        MOVED,
        NONE,
        PILOT_CARD,
        PLUNDERED,
        RETURNED,
        SAILED,
        TURN,
        WORLDS_END,
    )

    if TYPE_CHECKING:
        from paravent.games.madame_ching.rules import MadameChing


def space_number(game: MadameChing, junk: cython.int) -> cython.int:
    """R1.2: cards times colours; there is no row below the seventh (Q14)."""
    return game.length[junk] * min(LAST_ROW, game.hues[junk])


def space_of(game: MadameChing, junk: cython.int) -> cython.int:
    """The space of a junk at sea, as numbered in SPACES."""
    rows = min(LAST_ROW, game.hues[junk])
    return FIRST_SPACE[rows] + game.length[junk] - rows


def zone(game: MadameChing, cards: cython.int, rows: cython.int) -> cython.int:
    """R1.3: how many dotted lines lie behind a space."""
    if cards < game.first_line[rows]:
        return 0
    return 1 if cards < game.second_line[rows] else 2


def owner(game: MadameChing, junk: cython.int) -> cython.int:
    return junk // 2 if game.lanes == 2 else junk


def live_symbols(game: MadameChing, junk: cython.int, symbol: cython.int) -> cython.int:
    """R8.4: cards of an expedition with a symbol that no Siren has turned."""
    count = size(game.row[junk] & game.symbol_cards[symbol] & ~game.turned[junk])
    return count + game.pilots[junk * 5 + symbol] - game.turned_pilots[junk * 5 + symbol]


def sail(game: MadameChing) -> cython.int:
    """R4.1, R4.2, R4.6, R4.7: the card starts, lengthens or ends an expedition."""
    junk = game.junk
    if game.length[junk] == 0:
        launch(game)
    elif follows(game, junk, game.card):
        announce(game, SAILED, game.actor, junk, game.card - 1)
        lengthen(game, junk, game.card)
        game.phase = TURN
        dealing.settle(game)
    else:
        return_home(game)
    return 0


def follows(game: MadameChing, junk: cython.int, card: cython.int) -> cython.int:
    """R4.2, R4.7: whether a card lengthens an expedition: higher, and not at the world's end."""
    return game.length[junk] < WORLDS_END and bit(card) > game.row[junk]


def launch(game: MadameChing) -> cython.int:
    """R4.1: the junk stands on space 1 with one card."""
    junk = game.junk
    game.row[junk] = bit(game.card)
    game.order[junk * 8] = game.card
    game.length[junk] = 1
    game.hues[junk] = 1
    announce(game, LAUNCHED, game.actor, junk, game.card - 1)
    game.phase = TURN
    dealing.settle(game)
    return 0


def lengthen(game: MadameChing, junk: cython.int, card: cython.int) -> cython.int:
    """R4.3: straight with a colour that is there already, else diagonally."""
    colour = game.colour_of[card]
    new_colour: cython.int = (game.row[junk] & game.colour_cards[colour]) == 0
    place: cython.int = junk * 8 + game.length[junk]
    if bit(card) < game.row[junk]:  # R7.3: the row stays ascending; Pilots keep their place
        higher = lowest(game.row[junk] & ~(bit(card) - 1))
        game.order[place] = game.order[place - 1]
        while game.order[place] != higher:
            place -= 1
            game.order[place] = game.order[place - 1]
        place -= 1
    game.row[junk] |= bit(card)
    game.order[place] = card
    arrive(game, junk, new_colour)
    return 0


def take_pilot(game: MadameChing, junk: cython.int, pilot: cython.int) -> cython.int:
    """R8.7: a card without a number, in a colour of its own."""
    game.pilots[junk * 5 + pilot] += 1
    game.order[junk * 8 + game.length[junk]] = PILOT_CARD + pilot
    arrive(game, junk, 1)
    return 0


def arrive(game: MadameChing, junk: cython.int, new_colour: cython.int) -> cython.int:
    """R4.3, R4.4, R4.5: one space further; lines bring cards, Hong Kong its bonus."""
    rows = min(LAST_ROW, game.hues[junk])
    before = zone(game, game.length[junk], rows)
    game.length[junk] += 1
    game.hues[junk] += new_colour
    lower = min(LAST_ROW, game.hues[junk])
    game.course[junk] |= (lower - rows) << (game.length[junk] - 1)
    announce(game, MOVED, junk, space_of(game, junk), lower - rows)
    after = zone(game, game.length[junk], lower)
    for line in range(before + 1, after + 1):
        game.due += line
        game.cause = BY_LINE + line - 1
        announce(game, CROSSED, game.actor, junk, line)
    if lower == LAST_ROW and game.hong_kong == NONE:
        game.hong_kong = game.actor
        announce(game, PLUNDERED, game.actor, junk)
    return 0


def return_home(game: MadameChing) -> cython.int:
    """R4.6: the expedition is over; what has it earned?"""
    junk = game.junk
    game.ended = 1
    announce(game, RETURNED, game.actor, junk, space_of(game, junk))
    for symbol in range(4):
        game.spare[symbol] = live_symbols(game, junk, symbol)
    number = space_number(game, junk)
    tiles = missions.missions_below(game, number)
    ahead = 0
    if game.ready[game.actor * 5 + METEOROLOGY] > 0:
        ahead = missions.missions_ahead(game, number)
    if ahead or tiles & (tiles - 1):
        game.phase = MISSION_CHOICE
        game.waiting = 1 << game.actor
    elif tiles:
        missions.claim(game, lowest(tiles))
    else:
        game.phase = LEARNING
        dealing.settle(game)
    return 0


def meets_fortune(game: MadameChing, junk: cython.int, gained: cython.int) -> cython.int:
    """R6.5, R14.1: an expedition that was long enough, and in vain."""
    return not gained and game.length[junk] >= game.fortune_cards


def end_expedition(game: MadameChing) -> cython.int:
    """R4.6, R6.5: the cards are discarded; an expedition in vain meets sea fortune."""
    junk = game.junk
    if meets_fortune(game, junk, game.gained):
        game.due = 1
        game.cause = BY_FORTUNE
    for symbol in range(4):
        game.spare[symbol] = 0
    game.pile[DISCARD] |= game.row[junk]
    game.row[junk] = 0
    game.turned[junk] = 0
    for kind in range(5):
        game.encounter_discard[FIRST_PILOT + kind] += game.pilots[junk * 5 + kind]
        game.pilots[junk * 5 + kind] = 0
        game.turned_pilots[junk * 5 + kind] = 0
    for place in range(junk * 8, junk * 8 + game.length[junk]):
        game.order[place] = 0
    game.course[junk] = 0
    game.length[junk] = 0
    game.hues[junk] = 0
    game.phase = LAUNCHING
    dealing.settle(game)
    return 0
