"""Simulations a second of the search, beside OpenSpiel's own: python benchmarks/search_speed.py

One core, two players, decisions from the middle third of games of greedy bots, the manner that the
levels have. OpenSpiel's ISMCTS (C++, random rollouts) thinks about decisions in the middle of
random games of hearts and oh_hell. All take turns in one run; the time of the processor counts, not
the clock.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import process_time

import sections

from paravent.bots import make_bot
from paravent.bots.evaluations import find_evaluation, find_manner
from paravent.bots.searcher import begin_search
from paravent.core.dealer import Dealer
from paravent.core.outlook import Outlook
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.core.rng import Rng

WANTED = {
    "middle_kingdom": 140_000,
    "middle_ages": 220_000,
    "china": 300_000,
    "madame_ching": 60_000,
    "yongle": 75_000,
}
PEERS = ("hearts", "oh_hell")
TIMES = 5  # as many simulations a second as OpenSpiel, at least
SIMULATIONS = 4000  # of one decision
DECISIONS = 12  # by round and subject

Thought = Callable[[], float]  # thinks about one decision; returns simulations a second


def our_decisions(key: str) -> Iterator[tuple[Outlook, int]]:
    """Outlooks with a choice from the middle thirds of games, and the seats that choose."""
    game = find_game(key)
    number = 0
    while True:
        number += 1
        found: list[tuple[Outlook, int]] = []
        play = Play(game, 2, dealer=Dealer.from_text(f"speed-{number}"))
        bots, rng = [make_bot("greedy", game)] * 2, Rng(number)
        while not play.over:
            seat = play.position.actors()[0]
            outlook = play.outlook(seat)
            if len(outlook.legal()) > 1:
                found.append((Outlook(game, play.position.clone(), seat), seat))
            play.submit(seat, play.acts, game.notation.text(bots[seat].choose(outlook, rng)))
        middle = found[len(found) // 3 : 2 * len(found) // 3]
        yield from random.Random(number).sample(middle, min(4, len(middle)))


def ours(key: str) -> Thought:
    game, decisions = find_game(key), our_decisions(key)
    evaluation, manner = find_evaluation(game), find_manner(game)

    def think() -> float:
        outlook, seat = next(decisions)
        rng = Rng(1)
        search = begin_search(outlook.guess(rng), seat, evaluation, manner)
        begun = process_time()
        search.run(SIMULATIONS, rng)
        return SIMULATIONS / (process_time() - begun)

    return think


def theirs(name: str) -> Thought:
    import pyspiel

    game = pyspiel.load_game(name)
    luck = random.Random(1)
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1), 1.0, SIMULATIONS
    )

    def think() -> float:
        state = game.new_initial_state()
        decisions = 0
        while True:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, weights)[0])
                continue
            decisions += 1
            if decisions > 12 and len(state.legal_actions()) > 1:
                break
            state.apply_action(luck.choice(state.legal_actions()))
            if state.is_terminal():
                state, decisions = game.new_initial_state(), 0
        begun = process_time()
        bot.step(state)
        return SIMULATIONS / (process_time() - begun)

    return think


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="by round and subject")
    parser.add_argument("--write", action="store_true", help="into benchmarks/results.md")
    chosen = parser.parse_args()
    subjects = {key: ours(key) for key in WANTED}
    try:
        subjects |= {name: theirs(name) for name in PEERS}
    except ImportError:
        print("OpenSpiel is not installed: pip install 'paravent[bench]'")
    rounds: dict[str, list[float]] = {name: [] for name in subjects}
    for _ in range(chosen.rounds):
        for name, think in subjects.items():
            rounds[name].append(median(think() for _ in range(chosen.decisions)))
    peer = max((median(rounds[name]) for name in PEERS if name in rounds), default=0.0)
    lines = ["| search | simulations a second | wanted | times OpenSpiel |", "|---|---|---|---|"]
    for name, rates in rounds.items():
        found = f"{median(rates):,.0f} ({min(rates):,.0f} to {max(rates):,.0f})"
        if name in WANTED:
            times = f"{median(rates) / peer:.1f} (wanted {TIMES})" if peer else ""
            lines.append(f"| {name} | {found} | {WANTED[name]:,} | {times} |")
        else:
            lines.append(f"| OpenSpiel {name} | {found} | | |")
    lines.append(
        f"\nMedians of {chosen.rounds} rounds (lowest to highest), {SIMULATIONS} a decision."
    )
    text = "\n".join(lines)
    print(text)
    if chosen.write:
        sections.write(Path(__file__).with_name("results.md"), "search", text)


if __name__ == "__main__":
    main()
