"""Measure the peers: random play in other libraries, each peer in one small function.

The libraries are imported where they are needed; one that is missing is skipped. The games have
their default parameters, but for goofspiel, which is played by five like our own game.
"""

import os
import random
from functools import partial
from itertools import cycle
from typing import Any

import measure
import subjects
from measure import Count, Job, Random, Values

SEED = 1
GOOFSPIEL = {"players": 5, "num_cards": 13, "points_order": "random"}
ROLLOUTS = 50
BEGINNINGS = 20


def deal(state: Any, bits: Random) -> int:
    """An act of chance in OpenSpiel, drawn by its probability."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return measure.draw(actions, weights, bits)


def play_in_turns(state: Any, bits: Random) -> Count:
    """Play an OpenSpiel state to its end, one player acting at a time."""
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(deal(state, bits))
            chances += 1
        else:
            choices = state.legal_actions()
            state.apply_action(choices[bits(30) % len(choices)])
            decisions += 1
    return Count(decisions, decisions + chances)


def play_at_once(state: Any, players: int, bits: Random) -> Count:
    """Play an OpenSpiel state to its end, all the players acting at once."""
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(deal(state, bits))
            chances += 1
        else:
            actions = []
            for player in range(players):
                choices = state.legal_actions(player)
                actions.append(choices[bits(30) % len(choices)])
            state.apply_actions(actions)
            decisions += players
    return Count(decisions, decisions + chances)


def decision_points(game: Any, bits: Random) -> list[Any]:
    """Every state of a random OpenSpiel game of simultaneous moves in which players decide."""
    state = game.new_initial_state()
    points = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(deal(state, bits))
        else:
            points.append(state.clone())
            choices = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([seat[bits(30) % len(seat)] for seat in choices])
    return points


def goofspiel_loop(seconds: float) -> Values:
    """OpenSpiel's goofspiel driven by a Python loop."""
    import pyspiel

    game = pyspiel.load_game("goofspiel", GOOFSPIEL)
    players = game.num_players()
    bits = random.Random(SEED).getrandbits
    return measure.rates(lambda: play_at_once(game.new_initial_state(), players, bits), seconds)


def goofspiel_clone(seconds: float) -> Values:
    """Cloning OpenSpiel's goofspiel in the middle of a game."""
    import pyspiel

    points = decision_points(
        pyspiel.load_game("goofspiel", GOOFSPIEL), random.Random(SEED).getrandbits
    )
    return measure.cost([points[len(points) // 2].clone], seconds)


def goofspiel_legal(seconds: float) -> Values:
    """Listing the legal actions of OpenSpiel's goofspiel, over all the decisions of a game."""
    import pyspiel

    game = pyspiel.load_game("goofspiel", GOOFSPIEL)
    points = decision_points(game, random.Random(SEED).getrandbits)
    seats = range(game.num_players())
    return measure.cost(
        [partial(state.legal_actions, seat) for state in points for seat in seats], seconds
    )


def goofspiel_rollouts(seconds: float) -> Values:
    """OpenSpiel's own rollouts of goofspiel, made one player at a time by its wrapper."""
    import pyspiel

    return rollouts(pyspiel.load_game_as_turn_based("goofspiel", GOOFSPIEL), seconds)


def oh_hell_rollouts(seconds: float) -> Values:
    """OpenSpiel's own rollouts of oh_hell, a game of turns that needs no wrapper."""
    import pyspiel

    return rollouts(pyspiel.load_game("oh_hell"), seconds)


def rollouts(game: Any, seconds: float) -> Values:
    """Random games inside OpenSpiel's C++: searches of one simulation that makes many rollouts.

    They begin where chance has made its first acts, since a search needs a player to search for;
    several such beginnings take turns. The search does not say how long its games were: they are
    taken to be as long as the average of as many random games from the same beginning.
    """
    import pyspiel

    bits = random.Random(SEED).getrandbits
    beginnings = cycle([beginning(game, bits) for _ in range(BEGINNINGS)])
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=10,
        solve=False,
        seed=SEED,
        verbose=False,
    )

    def search() -> Count:
        state, count = next(beginnings)
        bot.mcts_search(state)
        return count

    return measure.rates(search, seconds)


def beginning(game: Any, bits: Random) -> tuple[Any, Count]:
    """A state in which the first player is to act, and what a search's rollouts from it come to."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(deal(state, bits))
    played = [play_in_turns(state.clone(), bits) for _ in range(ROLLOUTS)]
    decisions, acts, games = (sum(parts) for parts in zip(*played, strict=True))
    return state, Count(decisions, acts, games)


def openspiel_loop(name: str, seconds: float) -> Values:
    """One of OpenSpiel's games of turns driven by a Python loop."""
    import pyspiel

    game = pyspiel.load_game(name)
    bits = random.Random(SEED).getrandbits
    return measure.rates(lambda: play_in_turns(game.new_initial_state(), bits), seconds)


def pettingzoo_hanabi(seconds: float) -> Values:
    """PettingZoo's hanabi through its agent iterator; chance is hidden inside the steps."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic import hanabi_v5

    environment = hanabi_v5.env()
    environment.reset(seed=SEED)
    bits = random.Random(SEED).getrandbits

    def play() -> Count:
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            choices = observation["action_mask"].nonzero()[0]
            environment.step(int(choices[bits(30) % len(choices)]))
            decisions += 1
        return Count(decisions, decisions)

    return measure.rates(play, seconds)


def rlcard_loop(name: str, seconds: float) -> Values:
    """One of RLCard's games driven by a Python loop; chance is hidden inside the steps."""
    import rlcard

    environment = rlcard.make(name, {"seed": SEED})
    bits = random.Random(SEED).getrandbits

    def play() -> Count:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            choices = list(state["legal_actions"])
            state, _ = environment.step(choices[bits(30) % len(choices)])
            decisions += 1
        return Count(decisions, decisions)

    return measure.rates(play, seconds)


JOBS: dict[str, Job] = {
    subjects.GOOFSPIEL_LOOP: goofspiel_loop,
    subjects.GOOFSPIEL_ROLLOUTS: goofspiel_rollouts,
    subjects.GOOFSPIEL_CLONE: goofspiel_clone,
    subjects.GOOFSPIEL_LEGAL: goofspiel_legal,
    subjects.PETTINGZOO_HANABI: pettingzoo_hanabi,
    subjects.OH_HELL_LOOP: partial(openspiel_loop, "oh_hell"),
    subjects.OH_HELL_ROLLOUTS: oh_hell_rollouts,
    subjects.GIN_RUMMY_LOOP: partial(openspiel_loop, "gin_rummy"),
    subjects.HANABI_LOOP: partial(openspiel_loop, "hanabi"),
    subjects.RLCARD_UNO: partial(rlcard_loop, "uno"),
    subjects.RLCARD_GIN_RUMMY: partial(rlcard_loop, "gin-rummy"),
}


def main() -> None:
    """Measure the peers that are installed and print the figures."""
    options = measure.arguments("Measure random play in the peers that are installed.").parse_args()
    measure.run(JOBS, options)


if __name__ == "__main__":
    main()
