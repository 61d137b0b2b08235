# cython: language_level=3
"""The pile of buildings and the row in which they may be built (R2.3, R5.5, R9.8)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.yongle import turns
else:
    from typing import TYPE_CHECKING

    from paravent.core.checked import announce
    from paravent.core.numbers import CHANCE_BIT
    from paravent.games.yongle import turns
    from paravent.games.yongle.numbers import (
        DEEP,
        FIRST_HALL,
        HALL,
        HALL_COUNT,
        IN_BOX,
        IN_PILE,
        IN_ROW,
        NONE,
        RENEWED,
        SHOWING,
        SHOWN,
        SITE_COUNT,
    )

    if TYPE_CHECKING:
        from paravent.games.yongle.rules import Yongle


def offer_places(game: Yongle, verb: cython.int, choices: cython.p_int) -> cython.int:
    """Buildings of the pile, or imperial buildings of the box."""
    count: cython.int = 0
    if verb == HALL:
        for hall in range(HALL_COUNT):
            choices[count] = HALL + hall
            count += game.place[FIRST_HALL + hall] == IN_BOX
        return count
    front = front_layer(game)
    for building in range(SITE_COUNT):
        choices[count] = verb + building
        count += (game.place[building] == IN_PILE) & (game.layer[building] == front)
    return count


def under_pile(game: Yongle, building: cython.int) -> cython.int:
    """R8.9, R9.8: a building goes below all others, into the present layer."""
    game.place[building] = IN_PILE
    game.layer[building] = game.layers
    return 0


def front_layer(game: Yongle) -> cython.int:
    """The layer of the building pile from which the next building comes, or none."""
    front: cython.int = DEEP
    for building in range(SITE_COUNT):
        front = min(front, game.layer[building] + DEEP * (game.place[building] != IN_PILE))
    return NONE if front == DEEP else front


def show(game: Yongle, building: cython.int) -> cython.int:
    """R2.3, R5.5: the next building of the pile comes into the row."""
    game.place[building] = IN_ROW
    game.layer[building] = 0
    for slot in range(3):
        if game.row[slot] == NONE:
            game.row[slot] = building
            break
    game.sites |= 1 << building
    announce(game, SHOWN, building)
    game.pop()
    fill_row(game)
    return 0


def fill_row(game: Yongle) -> cython.int:
    """R5.5: empty places are filled while there are buildings; then the game resumes."""
    for slot in range(3):
        if game.row[slot] == NONE and front_layer(game) != NONE:
            game.push(SHOWING, CHANCE_BIT)
            return 0
    turns.resume(game)
    return 0


def renew_row(game: Yongle) -> cython.int:
    """R9.8: the row goes under its pile, shuffled, and three others are shown."""
    game.layers += 1
    for slot in range(3):
        building = game.row[slot]
        if building != NONE:
            game.row[slot] = NONE
            game.sites &= ~(1 << building)
            under_pile(game, building)
            announce(game, RENEWED, building)
    fill_row(game)
    return 0
