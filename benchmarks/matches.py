"""Random bots in matches beside raw playouts: decisions a second of one process's own time.

A round of a match has a game for each rotation of the seats. Random bots are all alike, so it is
played once; `one game` counts what is really played, `match` what is told. Two processes are
compared with one by the clock, from the first result on.

python -m benchmarks.matches [--seconds 2]
"""

import argparse
from collections.abc import Callable
from itertools import count
from time import perf_counter, process_time

from paravent.core.playout import playouts
from paravent.core.registry import all_games, find_game
from paravent.lab.bulk import AT_ONCE
from paravent.lab.match import Match, arrange, play_bulks, play_out
from paravent.lab.tally import Tally
from paravent.lab.workers import Processes


def speed(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second; `play` plays game number n and returns its decisions."""
    play(0)
    begun, decided = process_time(), 0
    for number in count(1):
        decided += play(number)
        if (spent := process_time() - begun) >= seconds:
            return decided / spent
    raise AssertionError


def told(match: Match) -> int:
    """Some rounds, as the command adds them up; the decisions of one contender."""
    tally = Tally(match)
    for bulk in play_bulks(match, AT_ONCE):
        tally.add_bulk(bulk)
    return tally.decisions[0]


def ways(match: Match) -> dict[str, Callable[[int], int]]:
    start = find_game(match.key).start(match.setup.players)
    return {
        "playouts": lambda number: playouts(start, 100, number)[0],
        "one game": lambda _number: told(match),
        "at a table": lambda number: sum(play_out(match, number, 0)[1].decisions),
    }


def pace(match: Match, jobs: int, seconds: float) -> float:
    """Bulks a second by the clock."""
    results = play_bulks(match, 1 << 30, Processes(jobs))
    next(results)
    begun, tally = perf_counter(), Tally(match)
    for number, bulk in enumerate(results, 1):
        tally.add_bulk(bulk)
        if (spent := perf_counter() - begun) >= seconds:
            results.close()  # type: ignore[attr-defined]
            return number / spent
    raise AssertionError


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    print("| game | playouts | one game | match | at a table | of playouts | two processes |")
    print("|---|---|---|---|---|---|---|")
    for game in all_games().values():
        match = arrange(game, ["random"] * 3, {}, "bench")
        found = {name: speed(way, asked.seconds) for name, way in ways(match).items()}
        found["match"] = found["one game"] * len(match.bots)
        names = ("playouts", "one game", "match", "at a table")
        cells = " | ".join(f"{found[name]:,.0f}" for name in names)
        shares = [found[way] / found["playouts"] for way in ("one game", "match")]
        gain = pace(match, 2, asked.seconds) / pace(match, 1, asked.seconds)
        print(
            f"| {game.key} | {cells} | {shares[0]:.0%}, {shares[1]:.0%} | {gain:.2f} |", flush=True
        )


if __name__ == "__main__":
    main()
