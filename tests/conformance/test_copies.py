"""Clones and refused acts: nothing changes that should not."""

from __future__ import annotations

import pickle
from itertools import pairwise
from random import Random

import pytest

from tests.conformance.walks import Case, every_case, glimpses, seeded, some, walk


@every_case
@seeded
def test_clones_are_equal_and_independent(case: Case, seed: int) -> None:
    """Every clone is frozen when it is made and again when the game is over."""
    taken = []
    rng = Random(seed)
    look = 0
    for position, seat, action in walk(case, seed):
        look = 2 if some(rng) else look - 1  # at two in a row
        if look <= 0:
            taken.append(None)
            continue
        clone = position.clone()
        assert clone is not position
        assert clone.freeze() == position.freeze()
        assert clone.actors() == position.actors()
        assert clone.scores() == position.scores()
        taken.append((clone, clone.freeze(), seat, action))
    for clone, frozen, _seat, _action in filter(None, taken):
        assert clone.freeze() == frozen
    for one, following in pairwise(taken):
        if one and following:
            clone, frozen, seat, action = one
            assert frozen != following[1]
            clone.apply(seat, action)
            assert clone.freeze() == following[1]


@every_case
@seeded
def test_playing_a_clone_leaves_the_original(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 20):
        before = position.freeze()
        clone = position.clone()
        while actors := clone.actors():
            clone.apply(actors[0], clone.legal(actors[0])[-1])
        assert position.freeze() == before


@every_case
@seeded
def test_what_was_frozen_can_be_thawed_and_pickled(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 20, most=4):
        other = case.start()
        other.thaw(position.freeze())
        again = pickle.loads(pickle.dumps(position))
        assert type(again) is type(position)
        assert other.freeze() == again.freeze() == position.freeze()
        assert other.actors() == again.actors() == position.actors()
        with pytest.raises(ValueError, match="are a position of this game"):
            other.thaw(b"[1]")
        assert other.freeze() == position.freeze()


@every_case
def test_a_clone_tells_nobody_what_happens(case: Case) -> None:
    position = case.start()
    position.events = []
    clone = position.clone()
    assert clone.events is None
    actor = clone.actors()[0]
    clone.apply(actor, clone.legal(actor)[0])
    assert position.events == []


@every_case
@seeded
def test_events_do_not_change_the_game(case: Case, seed: int) -> None:
    """A position that is listened to and one that is not stay the same."""
    told = case.start()
    told.events = []
    rng = Random(seed)
    for position, seat, action in walk(case, seed):
        if some(rng):
            assert told.freeze() == position.freeze()
        told.apply(seat, action)
    assert told.freeze() == position.freeze()


@every_case
@seeded
def test_an_illegal_act_is_refused_and_changes_nothing(case: Case, seed: int) -> None:
    rng = Random(seed)
    actions = [-2, -1, *range(len(case.game.notation) + 2), 511, 512, 100_000]
    for position in glimpses(case, seed, 20):
        position.events = []
        before = position.freeze()
        for _ in range(60):
            seat, action = rng.randrange(-2, 12), rng.choice(actions)
            if action not in position.legal(seat):
                with pytest.raises(ValueError):
                    position.apply(seat, action)
        assert position.freeze() == before
        assert position.events == []
        position.events = None
