"""The games as PettingZoo has them: AEC, one agent after the other, and Parallel, all at once.

Rewards come at the end: from 1 for the first place to -1 for the last, 0 in all. An observation is
a dict of `observation` and `action_mask`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from paravent.core.registry import find_game
from paravent.envs.environment import Environment
from paravent.envs.rendering import rendered
from paravent.envs.spaces import Told, observation_space, told

RENDERING = ["ansi"]


def names(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]


class GameAEC(AECEnv):  # type: ignore[misc]
    """One agent after the other; where all choose in secret, nobody sees what others chose."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "paravent_v1",
        "render_modes": RENDERING,
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str, players: int = 2, render_mode: str | None = None, **options: str
    ) -> None:
        super().__init__()
        self.env = Environment(find_game(game), players, options, seed=0)
        self.render_mode = render_mode
        self.possible_agents = names(players)
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.env.game, self.env.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.env.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.env.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.env.seat]

    def observe(self, agent: str) -> Told:
        seat = self._seats[agent]
        legal = self.env.legal() if seat == self.env.seat else []
        return told(self.env, seat, legal, self.env.actions)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act")
        self.env.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.env.over:
            self.rewards = dict(zip(self.possible_agents, self.env.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.env.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str:
        return rendered(self.env)

    def close(self) -> None:
        """There is nothing to close."""


class GameParallel(ParallelEnv):  # type: ignore[misc]
    """All agents at once: whoever has nothing to decide waits, by the last action of all."""

    metadata: ClassVar[dict[str, Any]] = {"name": "paravent_parallel_v1", "render_modes": RENDERING}

    def __init__(
        self, game: str, players: int = 2, render_mode: str | None = None, **options: str
    ) -> None:
        self.env = Environment(find_game(game), players, options, seed=0)
        self.render_mode = render_mode
        self.possible_agents = names(players)
        self.agents: list[str] = []
        self.wait = self.env.actions
        space = observation_space(self.env.game, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Told], dict[str, dict[str, Any]]]:
        self.env.reset(seed)
        self.agents = list(self.possible_agents)
        return self._told(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Told],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        for seat in self.env.position.actors():
            chosen = int(actions[self.possible_agents[seat]])
            self.env.step_as(seat, chosen)
        agents, over = self.agents, self.env.over
        told_now = self._told()
        rewards = dict(zip(agents, self.env.rewards(), strict=True))
        if over:
            self.agents = []
        return (
            told_now,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _told(self) -> dict[str, Told]:
        return {
            agent: told(self.env, seat, self.env.legal_for(seat) or [self.wait], self.wait + 1)
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str:
        return rendered(self.env)

    def close(self) -> None:
        """There is nothing to close."""
