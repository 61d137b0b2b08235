"""The games behind other libraries' interfaces, by the tests of their owners."""

from __future__ import annotations

import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.utils import seeding
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.envs.gymnasium import SeatEnv
from paravent.envs.pettingzoo import GameAEC, GameParallel
from paravent.envs.puffer import GamePuffer
from paravent.envs.vector import GameVector
from tests.conformance.walks import every_game

pytestmark = pytest.mark.once  # the same Python on both builds
CYCLES = 120


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody seeds, as the actions that the owners' tests choose, follows from --deals too."""
    seeded = seeding.np_random

    def np_random(seed: int | None = None) -> object:
        return seeded(int.from_bytes(Dealer.fresh().seed[:4]) if seed is None else seed)

    monkeypatch.setattr(seeding, "np_random", np_random)


@every_game
def test_pettingzoo_takes_turns(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(GameAEC(game.key, game.most), num_cycles=CYCLES)
        seed_test(lambda: GameAEC(game.key, game.fewest), num_cycles=40)


@every_game
def test_pettingzoo_all_at_once(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(GameParallel(game.key, game.most), num_cycles=CYCLES)


@every_game
def test_gymnasium_one_seat_against_bots(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game.key, game.fewest, bots="random"), skip_render_check=True)


def test_whoever_waits_can_do_nothing_else() -> None:
    env = GameParallel("middle_ages", 3)
    told, _ = env.reset(seed=1)
    able = [agent for agent in env.agents if told[agent]["action_mask"][: env.wait].any()]
    assert len(able) == 1
    for agent in set(env.agents) - set(able):
        assert list(np.flatnonzero(told[agent]["action_mask"])) == [env.wait]


def test_a_seat_plays_to_the_end_and_is_rewarded() -> None:
    env = SeatEnv("middle_ages", 3, seat=1, bots=("greedy", "random"))
    told, _ = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        told, reward, over, _, info = env.step(int(np.flatnonzero(told["action_mask"])[0]))
        assert info == {}
    assert reward == env.env.rewards()[1]
    assert "seats" in env.render()


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = SeatEnv("middle_kingdom", 3, bots="random")
    told, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(told["action_mask"] == 0)[0])
    assert env.step(illegal)[1:] == (-1.0, True, False, {"illegal": illegal})
    strict = SeatEnv("middle_kingdom", 3, bots="random", illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(illegal)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": 3}, "no seat 3"),
        ({"illegal": "laugh"}, "'laugh'"),
        ({"bots": ("random",)}, "2 bots are needed, not 1"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv("china", 3, **given)  # type: ignore[arg-type]


@every_game
def test_a_vector_of_games_is_a_batch(game: Game) -> None:
    vector = GameVector(game.key, game.fewest, num_envs=5)
    told, infos = vector.reset(seed=3)
    assert vector.observation_space.contains(told)
    ended = 0
    for _ in range(150):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in told["action_mask"]])
        assert vector.action_space.contains(actions)
        acted = infos["seat"]
        told, rewards, over, cut, infos = vector.step(actions)
        assert (rewards == infos["rewards"][np.arange(5), acted]).all()
        assert (over == infos["final"]).all() and not cut.any()
        ended += int(over.sum())
    assert ended == vector.many.finished
    again, _ = vector.reset(seed=3)
    first, _ = GameVector(game.key, game.fewest, num_envs=5).reset(seed=3)
    assert (again["observation"] == first["observation"]).all()


def test_a_vector_takes_one_seed() -> None:
    with pytest.raises(ValueError, match="one seed"):
        GameVector("china", num_envs=2).reset(seed=[1, 2])


@every_game
def test_buffers_that_were_lent_are_written_in_place(game: Game) -> None:
    own = GamePuffer(game.key, game.fewest, num_envs=4, threads=2)
    buf = SimpleNamespace(
        observations=np.zeros_like(own.observations),
        rewards=np.ones(4, np.float32),
        terminals=np.ones(4, np.bool_),
        truncations=np.ones(4, np.bool_),
        masks=np.zeros(4, np.bool_),
    )
    puffer = GamePuffer(game.key, game.fewest, num_envs=4, buf=buf)
    vector = GameVector(game.key, game.fewest, num_envs=4)
    told, infos = puffer.reset(seed=3)
    own.reset(seed=3)
    same, _ = vector.reset(seed=3)
    assert told is buf.observations and infos == [] and buf.masks.all()
    for _ in range(60):
        known, masks = puffer.split(told)
        assert (known == same["observation"]).all() and (masks == same["action_mask"]).all()
        assert all(puffer.single_observation_space.contains(row) for row in told)
        actions = masks.argmax(axis=1)
        told, rewards, over, cut, infos = puffer.step(actions)
        same, brought, ended, _, _ = vector.step(actions)
        assert told is buf.observations and rewards is buf.rewards and over is buf.terminals
        assert (rewards == brought).all() and (over == ended).all() and not cut.any()
        assert bool(infos) == bool(ended.any())
        assert (own.step(actions)[0] == told).all()
    own.close()


def test_a_buffer_that_does_not_fit_is_refused() -> None:
    buf = SimpleNamespace(observations=np.zeros((4, 3), np.int16))
    with pytest.raises(ValueError, match=r"observations must be \(4, \d+\) of int16, not \(4, 3\)"):
        GamePuffer("china", num_envs=4, buf=buf)
