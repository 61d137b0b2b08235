"""Many games at once, with arrays of NumPy: what learners that train in batches take."""

from __future__ import annotations

from threading import Thread
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from paravent.core.game import Game
from paravent.core.options import Choices
from paravent.core.registry import find_game
from paravent.envs.batch import Batch


class BatchEnvironment:
    """`games` games of one setup, stepped together; a game that is over begins again at once.

    After `reset` and after every `step` the arrays tell of each game what the seat that decides
    next needs: `observations` (games x size, int16), `masks` (games x actions, uint8: 1 is legal),
    `seats` (games, int32); and of the step itself `rewards` (games x most seats, float32) and
    `ends` (games, uint8: 1 if a game has ended). They are written in place: copy what you keep.
    Several `threads` share the games, and play the same.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Choices | None = None,
        *,
        games: int,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self.game, self.setup = game, game.setup(players, options)
        self.batch = Batch(game, self.setup, games, seed, threads)
        batch = self.batch
        self.games, self.size, self.actions = games, batch.size, batch.actions
        self.chosen = np.zeros(games, np.int32)
        self.observations = np.zeros((games, batch.size), np.int16)
        self.masks = np.zeros((games, batch.actions), np.uint8)
        self.seats = np.zeros(games, np.int32)
        self.rewards = np.zeros((games, batch.most), np.float32)
        self.ends = np.zeros(games, np.uint8)
        batch.lend(self.chosen, self.observations, self.masks, self.seats, self.rewards, self.ends)
        batch.reset()
        for share in range(1, threads):
            Thread(target=batch.work, args=(share,), daemon=True).start()
        finalize(self, batch.dismiss)

    @property
    def finished(self) -> int:
        """How many games have ended so far."""
        return int(self.batch.finished)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew."""
        if seed is not None:
            self.batch.seed(seed)
        self.batch.reset()

    def sample(self) -> NDArray[np.int32]:
        """A legal action for each game, by luck; the next `step` plays them unless told others."""
        self.batch.sample()
        return self.chosen

    def step(self, actions: Any = None, *, forgiving: bool = False) -> int:
        """Play one action in each game; returns how many ended.

        A ValueError names the game whose action is not legal, and nothing has been played; with
        `forgiving` whoever chose it has lost that game instead.
        """
        if actions is not None and actions is not self.chosen:
            given = np.asarray(actions)
            if given.shape != (self.games,):
                raise ValueError(f"actions have the shape ({self.games},), not {given.shape}")
            if given.dtype.kind not in "iu":
                raise ValueError(f"actions are whole numbers, not {given.dtype}")
            self.chosen[:] = given
        return int(self.batch.step(forgiving))

    def floats(self) -> NDArray[np.float32]:
        """The observations with every number between -1 and 1, for networks."""
        told: NDArray[np.float32] = (self.observations / self._scale()).astype(np.float32)
        return told

    def _scale(self) -> NDArray[np.float32]:
        bounds = np.array(self.game.observation.bounds(), np.float32)
        scale: NDArray[np.float32] = np.maximum(np.abs(bounds).max(axis=1), 1)
        return scale


def make_batch(
    game: str, players: int = 2, *, games: int, seed: int = 0, threads: int = 1, **options: str
) -> BatchEnvironment:
    """Many games by the name of one, with its options as keywords."""
    found = find_game(game)
    return BatchEnvironment(found, players, options, games=games, seed=seed, threads=threads)
