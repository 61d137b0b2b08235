"""TorchRL and RLlib load the PettingZoo environments.

They are too large for the test install: these tests run where somebody has installed `trainers`.
"""

from __future__ import annotations

import os
import warnings

import pytest

from paravent.core.game import Game
from paravent.envs.pettingzoo import GameAEC, GameParallel
from tests.conformance.walks import every_game

pytestmark = pytest.mark.once


@every_game
@pytest.mark.parametrize("kind", [GameAEC, GameParallel])
def test_torchrl_loads_them(kind: type, game: Game) -> None:
    zoo = pytest.importorskip("torchrl.envs.libs.pettingzoo")
    from torchrl.envs.utils import check_env_specs

    env = zoo.PettingZooWrapper(kind(game.key, 3), use_mask=True, categorical_actions=True)
    env.set_seed(1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env_specs(env)
        seen = env.rollout(30)
    group = next(iter(env.group_map))  # all seats, or one of them
    assert len(seen) == 30 and seen[group, "observation", "observation"].any()


def test_rllib_learns_from_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "RAY_USAGE_STATS_ENABLED", "0")
    pytest.importorskip("ray.rllib")
    import ray

    from examples import rllib_ppo

    ray.init("local", num_cpus=1, include_dashboard=False)
    try:
        learner = rllib_ppo.configured("middle_ages", 2, 200).build_algo()
        told = learner.train()
        assert told["env_runners"]["num_episodes_lifetime"] >= 1
        assert rllib_ppo.SEATS in told["learners"]
        learner.stop()
    finally:
        ray.shutdown()
