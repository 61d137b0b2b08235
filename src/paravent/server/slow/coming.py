"""What a seat may be asked next, as far as it can know: plans are chosen from that.

Others are guessed to do anything; what is found here is often offered, what is not may be as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.position import Position
from paravent.core.rng import Rng

GUESSES = 24
MOST_ACTS = 300  # until the seat is asked
MOST_OFFERS = 100


def coming(play: Play, seat: int, acts: Sequence[str] = ()) -> list[str]:
    """What a seat may be offered once it has played these acts, the likeliest first."""
    outlook, notation, rng = play.outlook(seat), play.game.notation, Rng(play.acts)
    planned = [notation.action(act) for act in acts]
    found = Counter[int]()
    for _ in range(GUESSES):
        found.update(offered(outlook.guess(rng), seat, planned, rng))
    return [notation.text(action) for action, _ in found.most_common(MOST_OFFERS)]


def offered(position: Position, seat: int, planned: list[int], rng: Rng) -> list[int]:
    """How one game may go on until a seat is asked what it has not planned."""
    rest = iter(planned)
    for _ in range(MOST_ACTS):
        actors = position.actors()
        if CHANCE in actors:
            position.deal(rng)
        elif seat in actors:
            offers = position.legal(seat)
            action = next(rest, None)
            if action is None:
                return offers
            if action not in offers:
                break
            position.apply(seat, action)
        elif actors:
            offers = position.legal(actors[0])
            position.apply(actors[0], offers[rng.below(len(offers))])
        else:
            break
    return []
