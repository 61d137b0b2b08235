"""RLlib's PPO on a game of ours, one network in all seats, with masks: python examples/rllib_ppo.py

It shows how the two fit together, not how to play well (examples/ppo.py is ten times as fast).
"""

from __future__ import annotations

import argparse
import os
from typing import Any

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env
from torch import Tensor, nn

from paravent.envs.pettingzoo import GameAEC

SEATS = "seats"  # the one policy of all seats


class Masked(TorchRLModule, ValueFunctionAPI):
    """Two layers; what is not legal gets no chance."""

    def setup(self) -> None:
        told = self.observation_space["observation"]
        bounds = [torch.tensor(bound).float().abs() for bound in (told.low, told.high)]
        self.register_buffer("scale", torch.maximum(*bounds).clamp(min=1))
        width = self.model_config.get("width", 128)
        self.body = nn.Sequential(
            nn.Linear(told.shape[0], width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, self.action_space.n), nn.Linear(width, 1)

    def seen(self, batch: dict[str, Any]) -> Tensor:
        return self.body(batch[Columns.OBS]["observation"].float() / self.scale)

    def _forward(self, batch: dict[str, Any], **_more: Any) -> dict[str, Tensor]:
        legal = batch[Columns.OBS]["action_mask"] > 0
        scores = self.policy(self.seen(batch)).masked_fill(~legal, -1e9)
        return {Columns.ACTION_DIST_INPUTS: scores}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Tensor:
        return self.value(self.seen(batch)).squeeze(-1)


def configured(game: str, players: int, rows: int) -> PPOConfig:
    register_env("paravent", lambda _: PettingZooEnv(GameAEC(game, players)))
    seats = MultiRLModuleSpec(rl_module_specs={SEATS: RLModuleSpec(module_class=Masked)})
    return (
        PPOConfig()
        .environment("paravent", disable_env_checking=True)  # it would try what is not legal
        .env_runners(num_env_runners=0)  # in this process; more are others, also of a cluster
        .multi_agent(policies={SEATS}, policy_mapping_fn=lambda *_told, **_more: SEATS)
        .rl_module(rl_module_spec=seats)
        .training(train_batch_size_per_learner=rows, minibatch_size=rows // 4, num_epochs=2)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="middle_kingdom")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rows", type=int, default=2000, help="steps between two lessons")
    parser.add_argument("--lessons", type=int, default=3)
    asked = parser.parse_args()
    learner = configured(asked.game, asked.players, asked.rows).build_algo()
    for lesson in range(asked.lessons):
        told = learner.train()
        games = told["env_runners"].get("num_episodes_lifetime", 0)
        loss = told["learners"][SEATS]["total_loss"]
        print(f"lesson {lesson + 1}: {games:.0f} games played, loss {float(loss):.3f}", flush=True)
    learner.stop()


if __name__ == "__main__":
    main()
