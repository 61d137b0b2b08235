"""What examples/ppo.py has learnt, at the table: `--bots examples.ppo_bot:Trained,greedy`."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from paravent import Game, Outlook, Rng

TRAINED = Path(__file__).parent / "trained"


class Trained:
    """It plays what its network likes best; it needs NumPy, but not torch."""

    def __init__(self, game: Game) -> None:
        self.first = game.notation.first_act
        self.weights = dict(np.load(TRAINED / f"{game.key}.npz"))
        for name, layer in self.weights.items():
            self.weights[name] = layer.astype(np.float32)

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        weights, legal = self.weights, outlook.legal()
        seen = np.frombuffer(outlook.observe(), np.int16).astype(np.float32)
        for layer in ("first", "second"):
            seen = np.maximum(seen @ weights[layer] + weights[f"{layer}_bias"], 0)
        scores = seen @ weights["policy"] + weights["policy_bias"]
        return max(legal, key=lambda action: scores[action - self.first])
