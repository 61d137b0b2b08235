# cython: language_level=3
"""What a leaf of the tree is worth to every seat: some play beyond it, then a judgement.

A reward goes from 0 to FULL. At the end of a game it is mostly the place, and a little the lead in
points; before the end it is the lead that the evaluation sees.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.bots.evaluation import Evaluation
    from cython.cimports.paravent.core.bits import lowest
    from cython.cimports.paravent.core.position import Position
    from cython.cimports.paravent.core.rng import Rng
else:
    from paravent.bots.evaluation import Evaluation
    from paravent.core.bits import lowest
    from paravent.core.numbers import CHANCE, CHANCE_BIT, MAX_SEATS
    from paravent.core.position import Position
    from paravent.core.rng import Rng

FULL = cython.declare(cython.int, 1 << 16)
TO_THE_END = cython.declare(cython.int, -1)
HORIZON = cython.declare(cython.int, 64)  # quick decisions before a leaf is judged in any case
LONGEST = cython.declare(cython.int, 1 << 14)  # acts beyond a leaf, whatever they are
POINT_OF_WORTH = cython.declare(cython.int, 84_000)  # of a worth


def play_on(
    position: Position, evaluation: Evaluation, decisions: cython.int, rng: Rng
) -> cython.int:
    """So many decisions at random, or all of them; then quick ones until the view is clear."""
    made: cython.int = 0
    last: cython.int = decisions + HORIZON
    for _ in range(LONGEST):
        if position.waiting == 0:
            return 0
        if made >= decisions and decisions != TO_THE_END:
            if made >= last or evaluation.is_clear(position):
                return 0
        if position.waiting == CHANCE_BIT:
            position.act(CHANCE, position.sample(rng))
            continue
        seat: cython.int = lowest(position.waiting)
        if made < decisions or decisions == TO_THE_END:
            position.act(seat, evaluation.any_action(position, seat, rng))
        else:
            position.act(seat, evaluation.quick(position, seat, rng))
        made += 1
    return 0


def judge(
    position: Position, evaluation: Evaluation, scale: cython.int, rewards: cython.p_int
) -> cython.int:
    """Write every seat's reward; a lead of `scale` points is halfway from even to certain."""
    worths = cython.declare(cython.int[MAX_SEATS])
    evaluation.worths(position, worths)
    if position.waiting == 0:
        by_place(position, rewards)
        for seat in range(position.players):
            rewards[seat] = (3 * rewards[seat] + squash(worths[seat], scale)) // 4
        return 0
    for seat in range(position.players):
        rewards[seat] = squash(worths[seat], scale)
    return 0


def squash(worth: cython.int, scale: cython.int) -> cython.int:
    """A worth between 0 and FULL, half of it if nobody leads."""
    lead: cython.longlong = worth if worth >= 0 else -worth
    share: cython.longlong = FULL // 2 * lead // (lead + scale * POINT_OF_WORTH)
    return FULL // 2 + (share if worth >= 0 else -share)


def by_place(position: Position, rewards: cython.p_int) -> cython.int:
    """Half for the first place, half for everybody who is left behind; equals share."""
    totals = cython.declare(cython.int[MAX_SEATS])
    position.points(totals)
    for seat in range(position.players):
        mark: cython.int = position.tie_break(seat)
        better: cython.int = 0
        equal: cython.int = 0
        for other in range(position.players):
            if other != seat:
                lead: cython.int = totals[other] - totals[seat]
                if lead == 0:
                    lead = position.tie_break(other) - mark
                better += lead > 0
                equal += lead == 0
        opponents: cython.int = max(1, position.players - 1)
        rewards[seat] = FULL // 2 * (2 * (opponents - better) - equal) // (2 * opponents)
        if better == 0:
            rewards[seat] += FULL // 2 // (1 + equal)
    return 0
