# cython: language_level=3
"""Random games from a position to the end, inside the engine, for any game."""

import cython

if cython.compiled:
    from cython.cimports.paravent.core.bits import lowest
    from cython.cimports.paravent.core.numbers import CHANCE, CHANCE_BIT, MAX_CHOICES
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng, below
else:
    from paravent.core.bits import lowest
    from paravent.core.checked import Position
    from paravent.core.numbers import CHANCE, CHANCE_BIT, MAX_CHOICES
    from paravent.core.rng import Rng, below


@cython.cfunc
def play_on(position: Position, rng: Rng) -> cython.longlong:
    """Play to the end; returns decisions of players + 2**32 * acts of chance."""
    choices = cython.declare(cython.int[MAX_CHOICES])
    decisions: cython.longlong = 0
    dealt: cython.longlong = 0
    while position.waiting != 0:
        if position.waiting == CHANCE_BIT:
            position.act(CHANCE, position.sample(rng))
            dealt += 1
        else:
            seat: cython.int = lowest(position.waiting)
            count = position.offer(seat, choices)
            position.act(seat, choices[below(rng, count)])
            decisions += 1
    return decisions + (dealt << 32)


def play_out(position: Position, rng: Rng) -> int:
    """Play this position to its end at random; returns the number of acts."""
    counted = play_on(position, rng)
    return (counted & 0xFFFFFFFF) + (counted >> 32)


def random_course(position: Position, rng: Rng) -> list[int]:
    """Play this position to its end, deals among their offers too; returns the actions."""
    choices = cython.declare(cython.int[MAX_CHOICES])
    actions: list[int] = []
    while position.waiting != 0:
        seat: cython.int = lowest(position.waiting)
        count: cython.int = position.offer(seat, choices)
        which: cython.int = 0
        if seat == CHANCE:
            total: cython.int = 0
            for n in range(count):
                total += position.odds(choices[n])
            mark: cython.int = below(rng, total)
            while mark >= position.odds(choices[which]):
                mark -= position.odds(choices[which])
                which += 1
        else:
            which = below(rng, count)
        position.act(seat, choices[which])
        actions.append(choices[which])
    return actions


def playouts(position: Position, games: cython.int, seed: cython.ulonglong) -> tuple[int, int]:
    """Play `games` random games from clones of the position.

    Returns the decisions of players and all acts, those of chance included.
    """
    rng = Rng(seed)
    decisions: cython.longlong = 0
    dealt: cython.longlong = 0
    for _ in range(games):
        counted: cython.longlong = play_on(position.twin(), rng)
        decisions += counted & 0xFFFFFFFF
        dealt += counted >> 32
    return decisions, decisions + dealt
