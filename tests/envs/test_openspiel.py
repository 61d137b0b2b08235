"""The games in OpenSpiel: its own tests, and its own algorithms."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from paravent.core.game import Game
from tests.conformance.walks import LONG, every_game

if sys.platform == "win32":
    pytest.skip("OpenSpiel is not for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from paravent.envs import openspiel

pytestmark = pytest.mark.once  # the same Python on both builds


def decision(game: pyspiel.Game) -> openspiel.State:
    """The first state in which a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_all_games_are_registered_under_their_own_names() -> None:
    assert set(openspiel.NAMES) <= {kind.short_name for kind in pyspiel.registered_games()}
    assert "paravent_middle_kingdom" in openspiel.NAMES


@every_game
def test_its_own_simulation_finds_no_fault(game: Game) -> None:
    if game.longest >= LONG:
        pytest.skip("it copies the whole history at each of thousands of acts")
    spiel = pyspiel.load_game(f"paravent_{game.key}")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("converted", [False, True])
def test_whoever_chooses_at_once_acts_at_once(converted: bool) -> None:
    """As its own conversion into turns does, which needs no more than nodes of several."""
    spiel = pyspiel.load_game("paravent_middle_kingdom_simultaneous(players=3)")
    assert spiel.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    if converted:
        spiel = pyspiel.convert_to_turn_based(spiel)
        assert spiel.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=not converted, verbose=False)


@every_game
def test_the_same_game_comes_out_at_once_and_in_turn(game: Game) -> None:
    """Whoever has several sealed choices in a row makes them together with others, or alone."""
    names = (f"paravent_{game.key}", f"paravent_{game.key}_simultaneous")
    turn, once = (pyspiel.load_game(name, {"players": 3}).new_initial_state() for name in names)
    luck, together = Random(2), 0
    sealed: dict[int, list[int]] = {player: [] for player in range(3)}  # not made in turn yet
    for _ in range(400):
        if once.is_terminal():
            break
        if once.is_simultaneous_node():
            together += 1
            offers = [once.legal_actions(player) for player in range(3)]
            joint = [luck.choice(offer) if offer else 0 for offer in offers]
            once.apply_actions(joint)
            for player, offer in enumerate(offers):
                sealed[player] += [joint[player]] if offer else []
        elif once.is_chance_node():
            lot = luck.choice(once.chance_outcomes())[0]
            once.apply_action(lot)
            turn.apply_action(lot)
        else:
            player, action = once.current_player(), luck.choice(once.legal_actions())
            once.apply_action(action)
            sealed[player].append(action)
        while sealed.get(turn.current_player()):
            turn.apply_action(sealed[turn.current_player()].pop(0))
        if not any(sealed.values()):
            assert once.position.freeze() == turn.position.freeze()
    assert once.returns() == turn.returns()
    assert (together > 0) == (game.key in ("middle_kingdom", "yongle", "madame_ching"))


@every_game
def test_copies_and_what_was_written_down_go_on_alike(game: Game) -> None:
    spiel = pyspiel.load_game(f"paravent_{game.key}")
    state, luck = spiel.new_initial_state(), Random(1)
    for number in range(150):
        if number % 30 == 29:
            again = spiel.deserialize_state(state.serialize())
            for other in (state.clone(), again):
                assert other.legal_actions() == state.legal_actions()
                for player in range(spiel.num_players()):
                    told = other.information_state_string(player)
                    assert told == state.information_state_string(player)
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1) < 1e-9
            state.apply_action(luck.choices(actions, odds)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))


@every_game
def test_a_state_tells_what_openspiel_asks(game: Game) -> None:
    spiel = pyspiel.load_game(f"paravent_{game.key}(players={game.most})")
    assert spiel.num_players() == game.most
    assert spiel.num_distinct_actions() == len(game.notation) - game.notation.first_act
    state = decision(spiel)
    seat = state.current_player()
    for action in state.legal_actions():
        text = state.action_to_string(seat, action)
        assert game.notation.action(text) == action + game.notation.first_act
    tensor = state.observation_tensor(seat)
    assert len(tensor) == game.observation.size
    assert np.abs(tensor).max() <= 1
    guess = state.resample_from_infostate(seat, lambda: 0.5)
    assert guess.legal_actions() == state.legal_actions()
    assert guess.observation_string(seat) == state.observation_string(seat)


def test_options_are_parameters_and_wrong_ones_are_told() -> None:
    spiel = pyspiel.load_game("paravent_china(players=3,bonus=yes)")
    assert spiel.new_initial_state().position.bonus == 1
    with pytest.raises(Exception, match="wrong-players"):
        pyspiel.load_game("paravent_china(players=9)")


def test_information_states_do_not_show_what_is_sealed() -> None:
    state = decision(pyspiel.load_game("paravent_middle_kingdom(players=3)"))
    told = set()
    for action in state.legal_actions():
        after = state.child(action)
        told.add((after.information_state_string(1), after.observation_string(1)))
        assert after.information_state_string(0) != state.information_state_string(0)
    assert len(told) == 1


@every_game
def test_its_tree_search_plays(game: Game) -> None:
    if game.longest >= LONG:
        pytest.skip("random games take thousands of acts")
    spiel = pyspiel.load_game(f"paravent_{game.key}")
    state = decision(spiel)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=spiel, evaluator=mcts.RandomRolloutEvaluator(1, luck), uct_c=2.0, max_simulations=5
    )
    assert bot.step(state) in state.legal_actions()


CRASH = """
import pyspiel, open_spiel.python.games
game = pyspiel.load_game("python_kuhn_poker")
state = game.new_initial_state()
state.apply_action(0)
state.apply_action(1)
policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
pyspiel.ISMCTSBot(1, evaluator, 2.0, 5, -1, policy, False, False).step(state)
"""


def test_its_search_in_cpp_plays_no_game_written_in_python() -> None:
    """Neither its own: docs/research.md says so, and should no longer when this fails."""
    ended = subprocess.run([sys.executable, "-c", CRASH], capture_output=True, check=False)
    assert ended.returncode < 0  # it is ended by a signal


def test_a_sampler_of_the_cfr_kind_runs() -> None:
    spiel = pyspiel.load_game("paravent_middle_ages(players=2)")
    np.random.seed(1)
    outcome_sampling_mccfr.OutcomeSamplingSolver(spiel).iteration()
