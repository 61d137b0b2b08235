"""Random bots in matches beside raw playouts: decisions a second of one process's own time.

A round of a match has a game for each rotation of the seats. Random bots are all alike, so it is
played once; `one game` counts what is really played, `match` what is told.

python -m benchmarks.matches [--seconds 2]
"""

import argparse
from collections.abc import Callable
from itertools import count
from time import process_time

from paravent.core.playout import playouts
from paravent.core.registry import all_games, find_game
from paravent.lab.match import Match, arrange, play_game, play_out, play_round


def speed(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second; `play` plays game number n and returns its decisions."""
    play(0)
    begun, decided = process_time(), 0
    for number in count(1):
        decided += play(number)
        if (spent := process_time() - begun) >= seconds:
            return decided / spent
    raise AssertionError


def ways(match: Match) -> dict[str, Callable[[int], int]]:
    start = find_game(match.key).start(match.setup.players)
    return {
        "playouts": lambda number: playouts(start, 100, number)[0],
        "one game": lambda number: sum(play_game(match, number, 0).decisions),
        "match": lambda number: sum(sum(one.decisions) for one in play_round((match, number))),
        "at a table": lambda number: sum(play_out(match, number, 0)[1].decisions),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    print("| game | playouts | one game | match | at a table | of playouts |")
    print("|---|---|---|---|---|---|")
    for game in all_games().values():
        match = arrange(game, ["random"] * 3, {}, "bench")
        found = {name: speed(way, asked.seconds) for name, way in ways(match).items()}
        cells = " | ".join(f"{value:,.0f}" for value in found.values())
        shares = [found[way] / found["playouts"] for way in ("one game", "match")]
        print(f"| {game.key} | {cells} | {shares[0]:.0%}, {shares[1]:.0%} |", flush=True)


if __name__ == "__main__":
    main()
