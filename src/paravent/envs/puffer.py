"""A batch with the face that PufferLib gives its native environments: buffers written in place.

Every row is the seat that decides next. `observations` hold the game's numbers and then the mask,
one flat row of 16-bit numbers each, since native environments have one array; `split` takes them
apart. What the batch wrote is copied there once a step. PufferLib itself is not needed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from paravent.core.registry import find_game
from paravent.envs.batched import BatchEnvironment

Infos = list[dict[str, float]]


class GamePuffer:
    """`num_envs` games of one setup; the reward of a step is that of the seat that acted in it.

    `buf` may lend the arrays, as PufferLib's workers do: an object with `observations`, `rewards`,
    `terminals`, `truncations` and `masks`.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        num_envs: int,
        threads: int = 1,
        seed: int = 0,
        buf: Any = None,
        **options: str,
    ) -> None:
        found = find_game(game)
        self.many = BatchEnvironment(
            found, players, options, games=num_envs, seed=seed, threads=threads
        )
        many = self.many
        self.num_agents = self.num_envs = num_envs
        low, high = np.array(many.game.observation.bounds(), np.int16).T
        nothing, all_of_them = np.zeros(many.actions, np.int16), np.ones(many.actions, np.int16)
        self.single_observation_space = spaces.Box(
            np.concatenate([low, nothing]), np.concatenate([high, all_of_them]), dtype=np.int16
        )
        self.single_action_space = spaces.Discrete(many.actions)
        shape = (num_envs, many.size + many.actions)
        self.observations = lent(buf, "observations", shape, np.int16)
        self.rewards = lent(buf, "rewards", (num_envs,), np.float32)
        self.terminals = lent(buf, "terminals", (num_envs,), np.bool_)
        self.truncations = lent(buf, "truncations", (num_envs,), np.bool_)
        self.masks = lent(buf, "masks", (num_envs,), np.bool_)
        self.masks[:] = True  # PufferLib's: which rows have an agent at all
        self._rows = np.arange(num_envs)

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], Infos]:
        """Begin all games anew."""
        self.many.reset(seed)
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self._write()
        return self.observations, []

    def step(
        self, actions: Any
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Play one action in each game; a ValueError names the row of one that is not legal."""
        acted = self.many.seats.copy()
        ended = self.many.step(np.asarray(actions).reshape(self.num_envs))
        np.copyto(self.rewards, self.many.rewards[self._rows, acted])
        np.copyto(self.terminals, self.many.ends, casting="unsafe")
        self._write()
        infos: Infos = [{"games": float(ended)}] if ended else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def split(self, told: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Rows of observations as what is known and which actions are legal."""
        return told[..., : self.many.size], told[..., self.many.size :]

    def close(self) -> None:
        """Let the threads go."""
        self.many.batch.dismiss()

    def _write(self) -> None:
        told, masks = self.split(self.observations)
        np.copyto(told, self.many.observations)
        np.copyto(masks, self.many.masks)


def lent(buf: Any, name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """An array of whoever lends it, if it fits; else one of our own."""
    if buf is None:
        return np.zeros(shape, kind)
    found: NDArray[Any] = getattr(buf, name)
    if found.shape != shape or found.dtype != kind:
        wanted = f"{shape} of {np.dtype(kind)}"
        raise ValueError(f"{name} must be {wanted}, not {found.shape} of {found.dtype}")
    return found
