"""Simultaneous choices: the order of arrival does not matter."""

from __future__ import annotations

from random import Random

from paravent.core.numbers import CHANCE
from paravent.core.position import Position
from tests.conformance.walks import Case, every_case, seeded, some, walk

Acts = list[tuple[int, int]]


def common_choice(position: Position, rng: Random) -> Acts:
    """All acts of a phase in which several seats choose at once, on a copy."""
    copy = position.clone()
    acts: Acts = []
    while (copy.phase, copy.depth) == (position.phase, position.depth):
        remaining = set(copy.actors())
        if not remaining <= set(position.actors()) or (acts and not remaining):
            break
        seat = rng.choice(sorted(remaining))
        action = rng.choice(copy.legal(seat))
        copy.apply(seat, action)
        acts.append((seat, action))
        if len(acts) > 100:
            raise AssertionError("a simultaneous choice must end")
    return acts


def another_order(acts: Acts, rng: Random) -> Acts:
    """The same acts shuffled, those of one seat in their own order."""
    seats = [seat for seat, _ in acts]
    rng.shuffle(seats)
    own = {seat: iter([action for other, action in acts if other == seat]) for seat in seats}
    return [(seat, next(own[seat])) for seat in seats]


@every_case
@seeded
def test_simultaneous_choices_commute(case: Case, seed: int) -> None:
    rng = Random(seed)
    events = case.game.events
    for position, seat, _action in walk(case, seed):
        if seat == CHANCE or len(position.actors()) < 2 or not some(rng):
            continue
        acts = common_choice(position, rng)
        outcomes = set()
        for order in [acts, *(another_order(acts, rng) for _ in range(4))]:
            copy = position.clone()
            copy.events = []
            for actor, action in order:
                copy.apply(actor, action)
            told = [raw for raw in copy.events if not events.is_sealed(raw)]
            outcomes.add((copy.freeze(), tuple(told)))
        assert len(outcomes) == 1
