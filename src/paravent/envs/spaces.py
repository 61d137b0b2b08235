"""What Gymnasium calls the spaces of a game: observations with their masks, and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from paravent.core.game import Game
from paravent.envs.environment import Environment

Told = dict[str, NDArray[Any]]


def observation_space(game: Game, actions: int) -> spaces.Dict:
    """`observation` as the game lists it, and `action_mask`: a one for each legal action."""
    bounds = np.array(game.observation.bounds(), np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(bounds[:, 0], bounds[:, 1], dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def told(env: Environment, seat: int, legal: list[int], actions: int) -> Told:
    """What a seat gets."""
    mask = np.zeros(actions, np.int8)
    mask[legal] = 1
    return {"observation": np.frombuffer(env.observe(seat), np.int16), "action_mask": mask}
