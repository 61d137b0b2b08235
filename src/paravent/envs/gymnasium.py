"""One seat of a game as Gymnasium has it, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from paravent.bots.visiting import invite
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.envs.environment import Environment
from paravent.envs.rendering import rendered
from paravent.envs.spaces import Told, observation_space, told

LOSS = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """The learner has one seat; `bots` names who plays the others, in order, all of them if it is
    one name. The reward comes at the end, from 1 for the first place to -1 for the last.

    An action that is not legal loses the game at once (`info["illegal"]` has it), or with
    `illegal="refuse"` is refused by a ValueError and nothing happens.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012, as its owners have it
        "render_modes": ["ansi"]
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.env = Environment(find_game(game), players, options, seed=0)
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} with {players} players")
        if illegal not in ("lose", "refuse"):
            raise ValueError(f"illegal is 'lose' or 'refuse', not {illegal!r}")
        named = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(named) != players - 1:
            raise ValueError(f"{players - 1} bots are needed, not {len(named)}")
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        others = [other for other in range(players) if other != seat]
        self.bots = {
            other: invite(name, self.env.game) for other, name in zip(others, named, strict=True)
        }
        self.action_space = spaces.Discrete(self.env.actions)
        self.observation_space = observation_space(self.env.game, self.env.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, dict[str, Any]]:
        super().reset(seed=seed)
        self.env.reset(int(self.np_random.integers(1 << 62)))
        self.luck = Rng(self.env.seed ^ 0x5DEECE66D)
        self._play_on()
        return self._told(), {}

    def step(self, action: int) -> tuple[Told, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.env.legal():
            if self.illegal == "refuse":
                raise ValueError(f"action {action} is not legal")
            return self._told(), LOSS, True, False, {"illegal": int(action)}
        self.env.step(int(action))
        self._play_on()
        return self._told(), self.env.rewards()[self.seat], self.env.over, False, {}

    def _play_on(self) -> None:
        """The others, until it is the learner's turn or the game is over."""
        env, offset = self.env, self.env.game.notation.first_act
        while not env.over and env.seat != self.seat:
            chosen = self.bots[env.seat].choose(env.outlook(), self.luck)
            env.step(chosen - offset)

    def _told(self) -> Told:
        return told(self.env, self.seat, self.env.legal_for(self.seat), self.env.actions)

    def render(self) -> str:
        return rendered(self.env)
