"""The keys of the search: a seat's key holds what it has seen, and nothing that is sealed.

Looked at uncompiled, where the keys can be read; both builds find the same (test_builds.py).
"""

from __future__ import annotations

from random import Random

import pytest

from paravent.bots.search.trail import Trail
from paravent.core.numbers import CHANCE
from paravent.core.position import COMPILED, Position
from tests.conformance.walks import Case, every_case, seeded, walk

pytestmark = pytest.mark.skipif(COMPILED, reason="compiled trails have no face")
MOST = 8  # decisions of a game


def keys_after(position: Position, acts: list[tuple[int, int]]) -> list[int]:
    trail, copy = Trail(), position.clone()
    for seat, action in acts:
        trail.act(copy, seat, action)
    return list(trail.keys[: position.players])


@every_case
@seeded
def test_what_is_sealed_is_in_no_other_key(case: Case, seed: int) -> None:
    """While several choose, all choices of a seat are the same to the others, not to itself."""
    rng, looked = Random(seed), 0
    for position, seat, _action in walk(case, seed):
        several = len(position.actors()) > 1
        if seat == CHANCE or not several or looked == MOST or rng.randrange(3):
            continue
        looked += 1
        keys = {choice: keys_after(position, [(seat, choice)]) for choice in position.legal(seat)}
        for other in range(position.players):
            found = {one[other] for one in keys.values()}
            assert len(found) == (len(keys) if other == seat else 1)


@every_case
@seeded
def test_what_was_sealed_is_in_all_keys_once_all_have_chosen(case: Case, seed: int) -> None:
    for position, seat, _action in walk(case, seed):
        actors = position.actors()
        if seat == CHANCE or len(actors) < 2:
            continue
        found = []
        for last in (False, True):
            copy, acts = position.clone(), []
            while copy.phase == position.phase and set(copy.actors()) <= set(actors):
                actor = copy.actors()[0]
                choices = copy.legal(actor)
                chosen = choices[-1 if last and actor == actors[0] else 0]
                acts.append((actor, chosen))
                copy.apply(actor, chosen)
            found.append((acts, keys_after(position, acts)))
        (first, keys), (second, others) = found
        veiled = any(position.veil(actor, action) for actor, action in first + second)
        if first != second and not veiled:
            assert all(key != other for key, other in zip(keys, others, strict=True))
            return


@every_case
@seeded
def test_a_veiled_act_is_seen_as_something(case: Case, seed: int) -> None:
    rng, looked = Random(seed), 0
    for position, seat, _action in walk(case, seed):
        if seat == CHANCE or len(position.actors()) > 1 or looked == MOST or rng.randrange(5):
            continue
        looked += 1
        for choice in position.legal(seat)[:6]:
            for another in position.legal(seat)[:6]:
                one, two = (keys_after(position, [(seat, act)]) for act in (choice, another))
                veils = position.veil(seat, choice) & position.veil(seat, another)
                for other in range(position.players):
                    same = choice == another or bool(veils >> other & 1)
                    assert (one[other] == two[other]) == same
