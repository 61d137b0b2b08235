"""A batch of games as Gymnasium's vector environment: each row is the seat that decides next.

Whoever learns by playing against itself needs nothing else: `infos["seat"]` says for whom an action
will be, `infos["rewards"]` what a game that has just ended brought to each seat. One that is over
begins again in the same step, and `infos["final"]` marks it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from paravent.core.registry import find_game
from paravent.envs.batched import BatchEnvironment
from paravent.envs.spaces import Told, observation_space


class GameVector(VectorEnv[Any, Any, Any]):
    """`num_envs` games of one setup; the reward of a step is that of the seat that acted in it."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, players: int = 2, *, num_envs: int, **options: str) -> None:
        self.many = BatchEnvironment(find_game(game), players, options, games=num_envs)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.many.game, self.many.actions)
        self.single_action_space = spaces.Discrete(self.many.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("one seed deals all games; they are dealt differently from it")
        super().reset(seed=seed)
        self.many.reset(seed)
        return self._told(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Told, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        acted = self.many.seats.copy()
        self.many.step(actions)
        rewards = self.many.rewards[self._rows, acted].astype(np.float64)
        ends = self.many.ends.astype(np.bool_)
        return self._told(), rewards, ends, np.zeros(self.num_envs, np.bool_), self._infos()

    def _told(self) -> Told:
        """Copies: learners keep them."""
        return {
            "observation": self.many.observations.copy(),
            "action_mask": self.many.masks.astype(np.int8),
        }

    def _infos(self) -> dict[str, Any]:
        return {
            "seat": self.many.seats.copy(),
            "rewards": self.many.rewards.copy(),
            "final": self.many.ends.astype(np.bool_),
        }
