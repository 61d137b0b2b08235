"""What learners get of a position: all that a seat may know, and nothing else."""

from __future__ import annotations

import json
from random import Random

import pytest

from paravent.core.fields import fields_of
from paravent.core.game import Game
from paravent.core.numbers import NOBODY
from paravent.core.observing.encoder import Encoder
from paravent.core.observing.features import Shown, Whose
from paravent.core.observing.reading import read
from paravent.core.position import COMPILED
from paravent.core.rng import Rng
from tests.conformance.walks import Case, every_case, every_game, glimpses, seeded, some, walk


@every_case
@seeded
def test_a_redeal_leaves_what_the_seat_observes(case: Case, seed: int) -> None:
    encoder = Encoder(case.game)
    for position in glimpses(case, seed, 4, most=40 if COMPILED else 6):
        for seat in (*case.seats(), NOBODY):
            guess = position.clone()
            guess.redeal(seat, Rng(seed))
            assert encoder.observe(guess, seat) == encoder.observe(position, seat)


@every_case
@seeded
def test_what_is_observed_in_c_is_what_the_features_say(case: Case, seed: int) -> None:
    encoder = Encoder(case.game)
    for position in glimpses(case, seed, 4, most=20 if COMPILED else 2):
        for seat in (*case.seats(), NOBODY):
            told = encoder.observe(position, seat)
            assert list(told) == read(case.game, position, seat)


@every_case
@seeded
def test_every_number_is_within_its_bounds(case: Case, seed: int) -> None:
    encoder, names = Encoder(case.game), case.game.observation.names()
    bounds = case.game.observation.bounds()
    for position in glimpses(case, seed, 4, most=60 if COMPILED else 6):
        for seat in (*case.seats(), NOBODY):
            told = encoder.observe(position, seat)
            for name, value, (low, high) in zip(names, told, bounds, strict=True):
                assert low <= value <= high, name


@every_case
@seeded
def test_who_observes_the_same_sees_and_may_do_the_same(case: Case, seed: int) -> None:
    encoder, rng = Encoder(case.game), Random(seed)
    known: dict[tuple[int, bytes], object] = {}
    for position, _seat, _action in walk(case, seed):
        if not some(rng):
            continue
        for seat in case.seats():
            told = seat, encoder.observe(position, seat).tobytes()
            seen = json.dumps([case.game.view(position, seat), position.legal(seat)])
            assert known.setdefault(told, seen) == seen


@every_case
@seeded
def test_the_audience_owns_nothing(case: Case, seed: int) -> None:
    encoder, private = Encoder(case.game), {Shown.IF_KNOWN, Shown.IF_MINE}
    for position in glimpses(case, seed, 4, most=4):
        public = encoder.observe(position, NOBODY)
        assert any(public)
        for part in case.game.observation.parts:
            feature = part.feature
            if feature.whose is Whose.MINE or feature.learnt or feature.shown in private:
                assert not any(public[part.start : part.stop]), feature.name


@every_game
def test_every_number_has_a_name_of_its_own(game: Game) -> None:
    names = game.observation.names()
    assert len(names) == len(set(names)) == len(game.observation.bounds()) == game.observation.size


@every_game
def test_fields_lie_where_they_are_said_to_lie(game: Game) -> None:
    """Written from Python, each shows where C reads it, and all of them are all there is."""
    if not COMPILED:
        pytest.skip("no C")
    position = game.start(game.fewest)
    fields = list(fields_of(type(position)).values())
    assert len(position.freeze()) - fields[-1].end in range(8)
    for field in fields:
        for value in (0, -1):
            setattr(position, field.name, [value] * field.length if field.length else value)
            told = position.freeze()[field.place : field.end]
            assert set(told) == {value & 255}, field.name


@every_game
def test_a_target_of_another_size_or_a_seat_that_is_not_there_is_refused(game: Game) -> None:
    position = game.start(game.fewest)
    encoder = Encoder(game)
    for seat in (-2, game.fewest, 99):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            encoder.observe(position, seat)
    with pytest.raises((ValueError, IndexError)):
        encoder.observe_into(position, 0, bytearray(2))


@every_case
@seeded
def test_points_are_within_the_bounds_of_the_game(case: Case, seed: int) -> None:
    low, high = case.game.points
    for position in glimpses(case, seed, 10):
        assert all(low <= points <= high for points in position.scores())
