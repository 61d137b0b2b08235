"""Many games at once: the same games as one by one, in arrays."""

from __future__ import annotations

import gc
from threading import enumerate as enumerate_threads

import numpy as np
import pytest

import paravent
from paravent.core.game import Game
from paravent.core.observing.encoder import Encoder
from paravent.core.position import COMPILED
from paravent.envs.batched import BatchEnvironment, make_batch
from paravent.envs.rewards import rewards
from tests.conformance.walks import every_game

GAMES = 6 if COMPILED else 2
STEPS = 300 if COMPILED else 20


@every_game
def test_every_row_is_what_its_position_says(game: Game) -> None:
    many = BatchEnvironment(game, game.most, games=GAMES, seed=1)
    encoder, first = Encoder(game), game.notation.first_act
    for _ in range(STEPS):
        for row in range(GAMES):
            position = many.batch.position(row)
            seat = int(many.seats[row])
            assert seat == position.actors()[0]
            assert list(np.flatnonzero(many.masks[row]) + first) == position.legal(seat)
            assert list(many.observations[row]) == list(encoder.observe(position, seat))
        many.sample()
        many.step()


@every_game
def test_the_same_seed_plays_the_same_games(game: Game) -> None:
    told = []
    for _ in range(2):
        many = BatchEnvironment(game, game.fewest, games=GAMES, seed=3)
        for _ in range(30):
            many.sample()
            many.step()
        told.append(many.observations.copy())
    assert (told[0] == told[1]).all()
    many.reset(4)
    assert not (told[0] == many.observations).all()


@every_game
def test_the_number_of_threads_changes_nothing(game: Game) -> None:
    one, two, three = (
        BatchEnvironment(game, game.fewest, games=GAMES + 1, seed=5, threads=min(threads, GAMES))
        for threads in (1, 2, 3)
    )
    luck = np.random.default_rng(1)
    for _ in range(STEPS):
        actions = (one.masks * luck.random(one.masks.shape)).argmax(axis=1)
        ended = one.step(actions)
        for other in (two, three):
            assert other.step(actions) == ended
            for name in ("observations", "masks", "seats", "rewards", "ends"):
                assert (getattr(other, name) == getattr(one, name)).all(), name
    assert one.finished == two.finished == three.finished


def test_nobody_waits_for_a_thread_that_has_not_come() -> None:
    many = make_batch("middle_kingdom", games=40, seed=1, threads=2)
    many.batch.dismiss()
    alone = make_batch("middle_kingdom", games=40, seed=1)
    for _ in range(30):
        assert (many.sample() == alone.sample()).all()
        assert many.step() == alone.step()
    assert (many.observations == alone.observations).all()


def test_an_action_that_is_not_legal_is_refused_by_threads_as_well() -> None:
    many = make_batch("middle_kingdom", 3, games=4, seed=1, threads=2)
    before = many.observations.copy()
    with pytest.raises(ValueError, match="game 3: action"):
        many.step([*many.sample()[:3], many.actions])
    assert (many.observations == before).all()
    assert many.step(many.sample()) == 0


@pytest.mark.parametrize("threads", [0, 5, 65])
def test_no_more_threads_than_games(threads: int) -> None:
    with pytest.raises(ValueError, match="1 to 4 threads"):
        make_batch("middle_kingdom", games=4, threads=threads)


def test_threads_go_home_with_their_batch() -> None:
    before = set(enumerate_threads())
    many = make_batch("middle_kingdom", games=4, threads=3)
    own = set(enumerate_threads()) - before
    assert len(own) == 2 or not COMPILED
    del many
    gc.collect()
    for thread in own:
        thread.join()


def test_a_game_that_is_over_tells_its_rewards_and_begins_again() -> None:
    many = make_batch("middle_ages", 3, games=GAMES, seed=1)
    ended = 0
    for _ in range(200):
        before = [many.batch.position(row).clone() for row in range(GAMES)]
        many.sample()
        chosen = many.chosen.copy()
        seats = many.seats.copy()
        ended += many.step()
        for row in np.flatnonzero(many.ends):
            last = before[row]
            last.apply(int(seats[row]), int(chosen[row]) + many.game.notation.first_act)
            assert last.actors() == ()
            assert list(many.rewards[row, :3]) == rewards(last)
            assert many.batch.position(int(row)).round == 0
        assert (many.rewards[many.ends == 0] == 0).all()
    assert ended == many.finished > 0


def test_an_action_that_is_not_legal_is_refused_with_its_row_and_nothing_is_played() -> None:
    many = make_batch("middle_kingdom", 3, games=4, seed=1)
    before = many.observations.copy()
    actions = many.sample().copy()
    actions[2] = int(np.flatnonzero(many.masks[2] == 0)[0])
    with pytest.raises(ValueError, match="game 2: action"):
        many.step(actions)
    actions[2] = many.actions
    with pytest.raises(ValueError, match="game 2: action"):
        many.step(actions)
    assert (many.observations == before).all()


def test_or_it_loses_the_game_by_choice() -> None:
    many = make_batch("middle_kingdom", 3, games=4, seed=1)
    actions = many.sample().copy()
    actions[1] = -5
    assert many.step(actions, forgiving=True) == 1
    assert list(many.ends) == [0, 1, 0, 0]
    assert list(many.rewards[1, :3]) == [-1.0, 0.5, 0.5]


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        (np.zeros(3, np.int32), r"shape \(4,\), not \(3,\)"),
        (np.zeros((4, 1), np.int32), r"shape \(4,\), not \(4, 1\)"),
        (np.zeros(4), "whole numbers, not float64"),
    ],
)
def test_actions_of_another_shape_or_kind_are_refused(actions: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make_batch("middle_kingdom", 3, games=4).step(actions)


def test_a_batch_without_games_or_arrays_is_refused() -> None:
    game = paravent.find_game("china")
    with pytest.raises(ValueError, match="at least one game"):
        make_batch("china", games=0)
    from paravent.envs.batch import Batch

    batch = Batch(game, game.setup(2), 2, 1)
    with pytest.raises(ValueError, match="no arrays"):
        batch.step()
    short = [bytearray(1) for _ in range(6)]
    with pytest.raises((ValueError, TypeError), match=r"needed|multiple"):
        batch.lend(*short)


def test_floats_lie_between_minus_one_and_one() -> None:
    many = make_batch("yongle", 4, games=GAMES)
    for _ in range(40):
        many.sample()
        many.step()
        floats = many.floats()
        assert floats.dtype == np.float32
        assert (np.abs(floats) <= 1).all()


def test_no_two_games_of_a_batch_are_dealt_alike() -> None:
    many = make_batch("china", 4, games=GAMES * 4, seed=1)
    assert len({row.tobytes() for row in many.observations}) == GAMES * 4
