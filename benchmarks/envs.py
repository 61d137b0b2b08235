"""How fast the environments are, beside those of others, all in turn in one run.

Batches: decisions a second of one core, with observations and masks, actions chosen by luck in C or
by NumPy; and how much faster two threads are by the clock. PettingZoo: steps a second with
observations and masks, ours beside its own hanabi and no-limit hold'em. OpenSpiel: acts a second of
random games in Python, ours beside its own games that are written in Python.

python benchmarks/envs.py [--seconds 1] [--rounds 3]
"""

import argparse
import os
import random
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np
import sections
import threads
from rich.console import Console
from table import Row, Table

from paravent.core.registry import all_games
from paravent.envs.batched import BatchEnvironment
from paravent.envs.pettingzoo import GameAEC

GAMES = 512  # of a batch
GAMES_SHARED = 1024  # by two threads
AT_ONCE = 20  # steps between two looks at the clock
WANTED = {"middle_kingdom": 3.0}
WANTED_ELSE = 1.2  # million decisions a second
WANTED_NUMPY = 0.3
WANTED_THREADS = 1.8
WANTED_ZOO, WANTED_SPIEL = 20, 3
PEERS_ZOO = ("hanabi_v5", "texas_holdem_no_limit_v6")  # gin_rummy is gone
PEERS_SPIEL = ("python_team_dominoes", "python_block_dominoes", "python_liars_poker")
Measured = Callable[[float], float]


def rate(step: Callable[[], int], seconds: float) -> float:
    """What is done in a second of the processor."""
    done, begun = 0, process_time()
    while (taken := process_time() - begun) < seconds:
        done += step()
    return done / taken


def batch(key: str, numpy: bool, observing: bool = True) -> Measured:
    many = BatchEnvironment(all_games()[key], 2, games=GAMES, seed=1)
    many.batch.watch(observing)
    luck = np.random.default_rng(1)

    def in_c() -> int:
        for _ in range(AT_ONCE):
            many.sample()
            many.step()
        return AT_ONCE * GAMES

    def by_numpy() -> int:
        many.step((many.masks * luck.random(many.masks.shape, np.float32)).argmax(axis=1))
        return GAMES

    return lambda seconds: rate(by_numpy if numpy else in_c, seconds)


def zoo(make: Callable[[], object]) -> Measured:
    """An AEC environment, with its observation and a legal action by luck."""
    env = make()
    luck = random.Random(1)

    def steps() -> int:
        env.reset(seed=luck.randrange(1 << 30))
        done = 0
        for _agent in env.agent_iter():
            told, _reward, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = told["action_mask"] if isinstance(told, dict) else info["action_mask"]
            env.step(int(luck.choice(np.flatnonzero(mask))))
            done += 1
            if done == 500:
                break
        return done

    return lambda seconds: rate(steps, seconds)


def peer_of_zoo(name: str) -> Callable[[], object]:
    from importlib import import_module

    return import_module(f"pettingzoo.classic.{name}").env


def spiel(name: str) -> Measured:
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)

    def steps() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal() and done < 1000:
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, odds)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
            done += 1
        return done

    return lambda seconds: rate(steps, seconds)


def subjects() -> dict[str, Callable[[], Measured]]:
    """What is measured, by group and name."""
    import open_spiel.python.games  # noqa: F401  both register games

    import paravent.envs.openspiel  # noqa: F401

    found: dict[str, Callable[[], Measured]] = {}
    for key in all_games():
        found[f"batch {key}"] = lambda key=key: batch(key, numpy=False)
        found[f"bare {key}"] = lambda key=key: batch(key, numpy=False, observing=False)
        found[f"numpy {key}"] = lambda key=key: batch(key, numpy=True)
        found[f"zoo {key}"] = lambda key=key: zoo(lambda: GameAEC(key, 2))
        found[f"spiel {key}"] = lambda key=key: spiel(f"paravent_{key}")
    for name in PEERS_ZOO:
        found[f"zoo {name}"] = lambda name=name: zoo(peer_of_zoo(name))
    for name in PEERS_SPIEL:
        found[f"spiel {name}"] = lambda name=name: spiel(name)
    return found


def verdict(value: float, wanted: float) -> str:
    return "met" if value >= wanted else "missed"


def shared(key: str) -> float | None:
    """Two threads beside one."""
    one, two = (
        BatchEnvironment(all_games()[key], 2, games=GAMES_SHARED, seed=1, threads=number)
        for number in (1, 2)
    )
    return threads.gain(one, two)


def batches(figures: dict[str, float], gains: dict[str, float | None]) -> Table:
    rows: list[Row] = []
    for key in all_games():
        wanted = WANTED.get(key, WANTED_ELSE)
        gain = gains[key]
        seen, bare, numpy = (figures[f"{kind} {key}"] / 1e6 for kind in ("batch", "bare", "numpy"))
        rows.append(
            (
                key,
                f"{seen:.2f}",
                f"{wanted}",
                verdict(seen, wanted),
                f"{bare:.2f}",
                f"{numpy:.2f}",
                f"{WANTED_NUMPY}",
                verdict(numpy, WANTED_NUMPY),
                "" if gain is None else f"{gain:.2f}",
                f"{WANTED_THREADS}",
                "never quiet" if gain is None else verdict(gain, WANTED_THREADS),
            )
        )
    columns = (
        "million decisions a second",
        "chosen in C",
        "wanted",
        "",
        "without observations",
        "chosen by NumPy",
        "wanted",
        "",
        "two threads: times one",
        "wanted",
        "",
    )
    return Table("Batches, one core, two players", columns, rows)


def beside(
    title: str, kind: str, peers: tuple[str, ...], figures: dict[str, float], wanted: int
) -> Table:
    """Our games and those of others, and by how much the slowest of ours is faster."""
    known = [name for name in peers if f"{kind} {name}" in figures]
    rows: list[Row] = [
        (name, f"{figures[f'{kind} {name}']:,.0f}", *("" for _ in known), "") for name in known
    ]
    for key in all_games():
        ours = figures[f"{kind} {key}"]
        times = [ours / figures[f"{kind} {name}"] for name in known]
        met = verdict(min(times), wanted) if times else ""
        rows.append((f"Paravent {key}", f"{ours:,.0f}", *(f"{one:.1f}" for one in times), met))
    columns = (title, "a second", *(f": {name}" for name in known), f"wanted: {wanted}")
    return Table(title, columns, rows)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--markdown", type=Path, default=sections.ENVS, metavar="FILE")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    console, load = Console(), os.getloadavg()[0]
    runs: dict[str, Measured] = {}
    for name, make in subjects().items():
        try:
            runs[name] = make()
        except Exception as error:
            console.print(f"{name} is left out: {type(error).__name__}: {error}", markup=False)
    seen: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(asked.rounds):
        for name, run in runs.items():
            console.print(f"Round {number + 1} of {asked.rounds}: {name}", markup=False)
            seen[name].append(run(asked.seconds))
    figures = {name: median(rates) for name, rates in seen.items()}
    gains = {key: shared(key) for key in all_games()}
    tables = [
        batches(figures, gains),
        beside(
            "PettingZoo, steps with observation and mask", "zoo", PEERS_ZOO, figures, WANTED_ZOO
        ),
        beside("OpenSpiel, acts of random games", "spiel", PEERS_SPIEL, figures, WANTED_SPIEL),
    ]
    how = (
        f"Medians of {asked.rounds} rounds of {asked.seconds:g} s of the processor, all in turn;"
        f" {os.cpu_count()} cores, load {load:.1f} before the run. Batches of {GAMES} games,"
        f" {GAMES_SHARED} for threads, which are measured by the clock, while nobody else needs"
        " the cores."
    )
    for one in tables:
        console.print(one.rich())
    body = "\n".join([how, "", *(one.markdown() for one in tables)])
    sections.write(asked.markdown, "envs", body)
    return 0


if __name__ == "__main__":
    sys.exit(main())
