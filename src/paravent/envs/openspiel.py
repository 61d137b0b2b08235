"""The games as OpenSpiel has them: to import this registers `paravent_<game>` for each of them.

    import pyspiel
    import paravent.envs.openspiel
    game = pyspiel.load_game("paravent_<game>(players=3)")

Deals are chance nodes. Where several choose at once they are asked one after the other, and no
information state shows what is still sealed. Action strings are our notation; returns go from 1 for
the first place to -1 for the last and add up to 0. The tensors hold what a person would remember;
the strings of information states are of perfect recall.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from paravent.core.bits import lowest
from paravent.core.game import Game
from paravent.core.numbers import CHANCE, CHANCE_BIT, NOBODY
from paravent.core.observing.encoder import Encoder
from paravent.core.observing.recall import Memory
from paravent.core.options import Choices
from paravent.core.registry import all_games, find_game
from paravent.core.rng import Rng
from paravent.envs.rewards import rewards

PREFIX = "paravent_"
USUAL = ""  # an option that nobody chose
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def comes_next(waiting: int) -> tuple[int, int, bool]:
    """Of those who owe a decision: whom we ask, who that is in OpenSpiel, whether it is over."""
    if waiting == CHANCE_BIT:
        return CHANCE, CHANCE_PLAYER, False
    seat = lowest(waiting) if waiting else NOBODY
    return seat, seat if waiting else TERMINAL, not waiting


NEXT = [comes_next(waiting) for waiting in range(CHANCE_BIT + 1)]


class Table:
    """What all states of a game share; the game itself does not keep what Python puts into it."""

    def __init__(self, game: Game, players: int, options: Choices) -> None:
        self.game, self.setup = game, game.setup(players, options)
        self.first = game.start(players, options)
        self.offset = game.notation.first_act

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.game.key, self.setup.players, self.setup.options)


def table_of(key: str, players: int, options: Choices) -> Table:
    return Table(find_game(key), players, options)


class State(pyspiel.State):  # type: ignore[misc]
    """A point in a game."""

    def __init__(self, spiel: Any, table: Table) -> None:
        super().__init__(spiel)
        self.table = table
        self.position = table.first.clone()
        self.acts: list[tuple[int, int]] = []
        self.memories: dict[int, Memory] = {}
        self._look()

    def _look(self) -> None:
        """Who comes next: OpenSpiel asks for that again and again."""
        self.seat, self.player, self.over = NEXT[self.position.waiting]

    def current_player(self) -> int:
        return self.player

    def _legal_actions(self, player: int) -> list[int]:
        offset = self.table.offset
        return [action - offset for action in self.position.legal(player)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same for whoever asks in Python, without the way through C++ and back."""
        asked = self.player if player is None else player
        if asked < 0:
            chances: list[int] = super().legal_actions()
            return chances
        return self._legal_actions(asked)

    def is_chance_node(self) -> bool:
        return self.player == CHANCE_PLAYER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        lots = self.position.lots()
        total = sum([weight for _action, weight in lots])
        return [(action, weight / total) for action, weight in lots]

    def _apply_action(self, action: int) -> None:
        seat, position = self.seat, self.position
        own = action if seat == CHANCE else action + self.table.offset
        position.apply(seat, own)
        self.acts.append((seat, own))
        self.seat, self.player, self.over = NEXT[position.waiting]

    def _action_to_string(self, player: int, action: int) -> str:
        offset = 0 if player == pyspiel.PlayerId.CHANCE else self.table.offset
        return self.table.game.notation.text(action + offset)

    def is_terminal(self) -> bool:
        return self.over

    def returns(self) -> list[float]:
        return rewards(self.position)

    def __str__(self) -> str:
        """How far it is, and what came last."""
        if not self.acts:
            return f"{self.table.game.key} {self.table.setup}"
        seat, action = self.acts[-1]
        actor = "chance" if seat == CHANCE else f"seat {seat}"
        return f"{len(self.acts)} {actor}: {self.table.game.notation.text(action)}"

    def remembered(self, player: int) -> Memory:
        """All that a player has seen and done."""
        if player not in self.memories:
            self.memories[player] = Memory(self.table.game, self.table.setup, player)
        return self.memories[player].follow(self.acts)

    def __deepcopy__(self, memo: object) -> State:
        copy = State(self.get_game(), self.table)
        copy.position, copy.acts = self.position.clone(), list(self.acts)
        copy.memories = {player: memory.copy() for player, memory in self.memories.items()}
        copy._look()
        return copy

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the player cannot tell from this one now."""
        copy: State = self.clone()
        copy.position.redeal(player, Rng(int(sampler() * (1 << 53))))
        return copy


class Observer:
    """What a player sees, for OpenSpiel's observations and information states."""

    def __init__(self, game: Game, recall: bool) -> None:
        self.recall = recall
        self.encoder = Encoder(game)
        bounds = np.abs(np.array(game.observation.bounds(), np.float32)).max(axis=1)
        self.scale = np.maximum(bounds, 1)
        self.tensor = np.zeros(game.observation.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        told = np.frombuffer(self.encoder.observe(state.position, player), np.int16)
        np.divide(told, self.scale, out=self.tensor)

    def string_from(self, state: State, player: int) -> str:
        if self.recall:
            return f"{state.remembered(player).key:016x}"
        return f"{self.encoder.key(state.position, player):016x}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with a number of players and options."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", self.game.fewest))
        options = {
            option.name: str(given[option.name])
            for option in self.game.options
            if given.get(option.name, USUAL) != USUAL
        }
        self.table = Table(self.game, players, options)
        deals = self.game.notation.first_act
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.notation) - deals,
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> State:
        return State(self, self.table)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.game, iig_obs_type is not None and iig_obs_type.perfect_recall)


def register(game: Game) -> str:
    """Make OpenSpiel know a game; returns its name there."""
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{game.key}",
        long_name=f"Paravent {game.key.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.fewest,
            **{option.name: USUAL for option in game.options},
        },
    )
    name = f"Spiel{game.key.title().replace('_', '')}"
    own = type(name, (SpielGame,), {"game": game, "kind": kind, "__module__": __name__})
    globals()[name] = own  # where pickles look for it
    pyspiel.register_game(kind, own)
    return str(kind.short_name)


NAMES = [register(game) for game in all_games().values()]
