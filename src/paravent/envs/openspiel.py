"""The games as OpenSpiel has them: to import this registers each of them under two names.

    import pyspiel
    import paravent.envs.openspiel
    game = pyspiel.load_game("paravent_<game>(players=3)")
    game = pyspiel.load_game("paravent_<game>_simultaneous(players=3)")

Deals are chance nodes. Where several choose at once, the first name has them asked one after the
other, and no information state shows what is still sealed; the second has nodes in which all of
them act. Action strings are our notation; returns go from 1 for the first place to -1 for the last
and add up to 0. The tensors hold what a person would remember; the strings of information states
are of perfect recall.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from paravent.core.game import Game
from paravent.core.observing.encoder import Encoder
from paravent.core.registry import all_games
from paravent.envs.openspiel_state import State, Table

PREFIX = "paravent_"
USUAL = ""  # an option that nobody chose
AT_ONCE = "_simultaneous"  # the end of a name


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
    at_once: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", self.game.fewest))
        options = {
            option.name: str(given[option.name])
            for option in self.game.options
            if given.get(option.name, USUAL) != USUAL
        }
        self.table = Table(self.game, players, options, self.at_once)
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


def register(game: Game, at_once: bool) -> str:
    """Make OpenSpiel know a game; returns its name there."""
    dynamics = pyspiel.GameType.Dynamics
    key = game.key + AT_ONCE * at_once
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{key}",
        long_name=f"Paravent {key.replace('_', ' ').title()}",
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
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
    name = f"Spiel{key.title().replace('_', '')}"
    within = {"game": game, "kind": kind, "at_once": at_once, "__module__": __name__}
    own = type(name, (SpielGame,), within)
    globals()[name] = own  # where pickles look for it
    pyspiel.register_game(kind, own)
    return str(kind.short_name)


NAMES = [register(game, at_once) for at_once in (False, True) for game in all_games().values()]
