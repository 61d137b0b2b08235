# cython: language_level=3
"""The look ahead: quick play until the evaluation sees clearly."""

import cython

if cython.compiled:
    from cython.cimports.paravent.bots.evaluation import Evaluation
    from cython.cimports.paravent.core.bits import lowest
    from cython.cimports.paravent.core.numbers import CHANCE, CHANCE_BIT
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng, below
else:
    from paravent.bots.evaluation import Evaluation
    from paravent.core.bits import lowest
    from paravent.core.numbers import CHANCE, CHANCE_BIT
    from paravent.core.position import Position
    from paravent.core.rng import Rng, below

HORIZON = cython.declare(cython.int, 64)  # acts
INSIDE = cython.declare(cython.int, 2)  # looks ahead inside each other: their costs multiply


def foresee(
    position: Position,
    seat: cython.int,
    action: cython.int,
    evaluation: Evaluation,
    rng: Rng,
) -> Position:
    """What an action of a seat may lead to; the position stays as it is."""
    after: Position = position.twin()
    after.act(seat, action)
    return play_quickly(after, evaluation, rng)


def look_on(position: Position, evaluation: Evaluation, rng: Rng) -> Position:
    """What may come of a position, whoever must act; it stays as it is."""
    return play_quickly(position.twin(), evaluation, rng)


def best_foreseen(
    position: Position, seat: cython.int, evaluation: Evaluation, rng: Rng
) -> cython.int:
    """The action that leads furthest, for a choice that changes nothing by itself, as of a victim.

    The same luck for all. It begins with any of them, so that no seat is favoured by its number.
    """
    if cython.compiled:
        choices = cython.declare(cython.int[512])
    else:
        choices = [0] * 512
    count: cython.int = position.offer(seat, choices)
    first: cython.int = below(rng, count)
    if evaluation.looking == INSIDE:
        return choices[first]
    luck: cython.ulonglong = rng.bits()
    best: cython.int = choices[first]
    most: cython.int = 0
    evaluation.looking += 1
    for index in range(count):
        action: cython.int = choices[(first + index) % count]
        after: Position = foresee(position, seat, action, evaluation, Rng(luck))
        value: cython.int = evaluation.worth(after, seat)
        if index == 0 or value > most:
            most = value
            best = action
    evaluation.looking -= 1
    return best


@cython.cfunc
def play_quickly(after: Position, evaluation: Evaluation, rng: Rng) -> Position:
    acts: cython.int = 0
    while acts < HORIZON and after.waiting != 0 and not evaluation.is_clear(after):
        if after.waiting == CHANCE_BIT:
            after.act(CHANCE, after.sample(rng))
        else:
            actor: cython.int = lowest(after.waiting)
            after.act(actor, evaluation.quick(after, actor, rng))
        acts += 1
    return after
