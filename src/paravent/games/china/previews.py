# cython: language_level=3
"""What a legal act of China would bring: points at once, leads, chains, alliances."""

from __future__ import annotations

import cython

from paravent.games.china.shapes import Chain, Preview
from paravent.games.china.standing import chains
from paravent.games.china.vocabulary import PROVINCES

if cython.compiled:
    from cython.cimports.paravent.games.china import placing, scoring, standing
else:
    from paravent.games.china import placing, scoring, standing
    from paravent.games.china.numbers import (
        EMISSARY,
        FORTIFY,
        FOUND,
        MOST_HOUSES,
        PALACE,
        PROVINCE_COUNT,
    )
    from paravent.games.china.rules import China


def previews(game: China, seat: cython.int, actions: list[int]) -> list[Preview]:
    """For a piece: what it scores now and who then leads its province; else nothing."""
    known: dict[int, list[tuple[int, Chain]]] = {}
    present = chains(game, game.house, known)
    return [
        placement(game, seat, action, present, known) if PALACE <= action < FOUND else {}
        for action in actions
    ]


@cython.cfunc
def placement(
    game: China,
    seat: cython.int,
    action: cython.int,
    present: list[Chain],
    known: dict[int, list[tuple[int, Chain]]],
) -> Preview:
    """The position with the piece, compared with the one without it.

    Other pieces than palaces leave the chains as they are.
    """
    before = cython.declare(cython.int[MOST_HOUSES])
    then = cython.declare(cython.int[MOST_HOUSES])
    house: cython.int = game.house
    homes: cython.int
    if action >= EMISSARY:
        homes = 1 << (action - EMISSARY)
    else:
        homes = placing.provinces_of(game, action - (FORTIFY if action >= FORTIFY else PALACE))
    after = cython.cast(China, game.twin(), typecheck=True)
    after.act(seat, action)
    scoring.points(game, before)
    scoring.points(after, then)
    found: Preview = {
        "points": [then[other] - before[other] for other in range(game.players)],
        "scored": standing.provinces_in(after.scored & ~game.scored),
        "provinces": {
            PROVINCES[place]: standing.prospect(after, place)
            for place in range(PROVINCE_COUNT)
            if (homes >> place) & 1
        },
        "chains": chains(after, house, known) if action < FORTIFY else present,
    }
    if house < game.players:
        found["alliances"] = standing.alliance_forecast(after, house)
    return found
