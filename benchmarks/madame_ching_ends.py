"""How games of Madame Ching between greedy bots end, and after how many rounds.

python benchmarks/madame_ching_ends.py [--games 2000] [--guesses 16] [--workers 2] [--seed NAME]
    [--tables 2 3 4 teams]

prints a table in Markdown; fails if a game was ended by the limit of rounds, which is no rule of
the rulebook.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from table import Table

from paravent.bots.evaluations import find_evaluation
from paravent.bots.greedy import GreedyBot
from paravent.core.numbers import CHANCE
from paravent.core.outlook import Outlook
from paravent.core.registry import find_game
from paravent.games.madame_ching.vocabulary import ENDINGS
from paravent.lab.seeds import named_rng

GAME = find_game("madame_ching")
TABLES = {"2": (2, {}), "3": (3, {}), "4": (4, {}), "teams": (4, {"teams": "yes"})}
BATCH = 10  # games of a worker's task
LIMIT = ENDINGS[-1]


@dataclass(frozen=True)
class Plan:
    """Some games at one kind of table."""

    table: str
    first: int
    games: int
    guesses: int
    seed: str


def play(plan: Plan, number: int) -> tuple[int, str]:
    """The rounds of a game and its end."""
    rng = named_rng("madame ching ends", plan.seed, plan.table, number)
    players, options = TABLES[plan.table]
    position: Any = GAME.start(players, options)
    position.events = []
    bot = GreedyBot(find_evaluation(GAME))
    bot.guesses = plan.guesses
    while actors := position.actors():
        if actors == (CHANCE,):
            position.apply(CHANCE, position.draw_lot(rng))
        else:
            outlook = Outlook(GAME, position, actors[0])
            position.apply(actors[0], bot.choose(outlook, rng))
    happenings = (GAME.events.worded(raw, 0) for raw in position.events)
    reason = next(event["reason"] for event in happenings if event["event"] == "ended")
    return position.round, reason


def play_batch(plan: Plan) -> list[tuple[int, str]]:
    return [play(plan, number) for number in range(plan.first, plan.first + plan.games)]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--guesses", type=int, default=GreedyBot.guesses)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    asked = parser.parse_args()
    rows = []
    limited = 0
    with ProcessPoolExecutor(asked.workers) as pool:
        for table in asked.tables:
            plan = Plan(table, 0, 0, asked.guesses, asked.seed)
            plans = [
                replace(plan, first=first, games=min(BATCH, asked.games - first))
                for first in range(0, asked.games, BATCH)
            ]
            played = [game for batch in pool.map(play_batch, plans) for game in batch]
            rounds = sorted(number for number, _ in played)
            ends = Counter(reason for _, reason in played)
            limited += ends[LIMIT]
            marks = (rounds[len(rounds) * part // 100] for part in (50, 95, 99))
            figures = (len(rounds), *marks, rounds[-1], *(ends[reason] for reason in ENDINGS))
            rows.append((table, *map(str, figures)))
    columns = ("Players", "Games", "Rounds, median", "95 %", "99 %", "longest", *ENDINGS)
    print(Table("How games of Madame Ching end", columns, rows).markdown())
    if limited:
        sys.exit(f"{limited} games were ended by the limit of rounds")


if __name__ == "__main__":
    main()
