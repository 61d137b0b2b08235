"""Two ways to search against each other: python benchmarks/manners.py GAME FIRST SECOND

A contender is the name of a bot, or simulations and what differs from the game's own manner:
`500,curiosity=24,scale=5`. Rounds are paired deals with rotated seats, as in `paravent match`, but
without logs, and the present result is printed after every few of them. Choose on one seed, judge
on another: what looked best on its own deals has lost up to 46 points on fresh ones.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial

from paravent.bots import Bot, make_bot
from paravent.bots.evaluations import find_evaluation, find_manner
from paravent.bots.search.spending import Budget
from paravent.bots.searcher import SearchBot
from paravent.core.game import Game
from paravent.core.registry import find_game
from paravent.lab.duel import duel
from paravent.lab.intervals import share_interval


def contender(text: str, game: Game) -> Bot:
    first, *changes = text.split(",")
    if not first.isdigit():
        return make_bot(first, game)
    changed = {name: int(value) for name, value in (one.split("=") for one in changes)}
    manner = replace(find_manner(game), **changed)
    return SearchBot(text, find_evaluation(game), manner, Budget(simulations=int(first)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("contenders", nargs="+")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="choose")
    chosen = parser.parse_args()
    game, names = find_game(chosen.game), chosen.contenders
    rounds: list[float] = []
    for number in range(-(-chosen.games // len(names))):
        seed = f"{chosen.seed}-{number}"
        rounds.append(duel(game, [partial(contender, name, game) for name in names], seed))
        last = (number + 1) * len(names) >= chosen.games
        if len(rounds) % 5 == 0 or last:
            wins = share_interval(rounds)
            print(
                f"{game.key} {' : '.join(names)}: {100 * wins.mean:.1f} %"
                f" ({100 * wins.low:.0f}-{100 * wins.high:.0f}), {len(rounds) * len(names)} games",
                flush=True,
            )


if __name__ == "__main__":
    main()
