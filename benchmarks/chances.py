"""What leads and rewards are worth in chances of winning: python -m benchmarks.chances GAME...

Searching bots play games; at some of their decisions the evaluation and a search are asked, and
what they say is compared with who came first, by maximum likelihood. Prints rows for
src/paravent/bots/scales.
"""

from __future__ import annotations

import argparse
import random
from math import exp, log
from typing import NamedTuple

from paravent.bots import make_bot
from paravent.bots.chances import between, log_odds
from paravent.bots.evaluation import POINT, SCALE
from paravent.bots.evaluations import find_evaluation, find_manner
from paravent.bots.lookahead import look_on
from paravent.bots.search.spending import Budget
from paravent.bots.searcher import SearchBot
from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.core.rng import Rng


class Sample(NamedTuple):
    players: int
    acts: int
    seat: int
    leads: list[float]
    reward: float


class Fate(NamedTuple):
    sample: Sample
    length: int  # of its game
    won: list[float]  # by seat


def collect(game: Game, players: int, seed: str, simulations: int, asked: int) -> list[Fate]:
    """One game of bots that search little, and what they thought of it now and then."""
    play = Play(game, players, dealer=Dealer.from_text(seed))
    bot = make_bot(f"search-{simulations}", game)
    evaluation, manner = find_evaluation(game), find_manner(game)
    adviser = SearchBot("adviser", evaluation, manner, Budget(simulations=asked))
    luck, rng = random.Random(seed), Rng(play.dealer.luck(0, 0) if play.dealer else 0)
    samples = []
    while not play.over:
        seat = play.position.actors()[0]
        if len(play.position.legal(seat)) > 1 and luck.random() < 0.08:
            after = look_on(play.position, evaluation, rng)
            leads = [evaluation.worth(after, one) / (SCALE * POINT) for one in range(players)]
            best = adviser.weigh(play.outlook(seat), rng)[0]
            samples.append(Sample(players, play.acts, seat, leads, best.value / 10_000))
        action = bot.choose(play.outlook(seat), rng)
        play.submit(seat, play.acts, game.notation.text(action))
    places = play.position.places()
    won = [(place == 1) / places.count(1) for place in places]
    return [Fate(sample, play.acts, won) for sample in samples]


def climb(score, first: list[float]) -> list[float]:
    """Numbers that make a score highest, one after the other in ever smaller steps."""
    best, most, step = list(first), score(first), 0.5
    while step > 0.004:
        moved = False
        for index in range(len(best)):
            for sign in (step, -step):
                tried = list(best)
                tried[index] += sign
                found = score(tried)
                if found > most:
                    best, most, moved = tried, found, True
        if not moved:
            step /= 2
    return best


def fit(game: Game, fates: list[Fate]) -> str:
    counts = sorted({fate.sample.players for fate in fates})
    lengths = {
        players: round(mean([one.length for one in fates if one.sample.players == players]))
        for players in counts
    }

    def progress(fate: Fate) -> float:
        return min(1.0, fate.sample.acts / lengths[fate.sample.players])

    def by_leads(ends: list[float]) -> float:
        total = 0.0
        for fate in fates:
            weight = between((ends[0], ends[1]), progress(fate))
            most = max(fate.sample.leads)
            shares = [exp(weight * (lead - most)) for lead in fate.sample.leads]
            for share, won in zip(shares, fate.won, strict=True):
                total += won * log(max(1e-9, share / sum(shares)))
        return total

    def by_rewards(numbers: list[float]) -> float:
        total = 0.0
        for fate in fates:
            at, sample = progress(fate), fate.sample
            place = 2 + 2 * counts.index(sample.players)
            odds = between((numbers[place], numbers[place + 1]), at)
            odds += between((numbers[0], numbers[1]), at) * log_odds(sample.reward)
            won = fate.won[sample.seat]
            chance = min(1 - 1e-9, max(1e-9, 1 / (1 + exp(-max(-30, min(30, odds))))))
            total += won * log(chance) + (1 - won) * log(1 - chance)
        return total

    leads = climb(by_leads, [0.1, 0.3])
    start = [1.0, 1.0]
    for players in counts:
        start += [-log(players - 1)] * 2
    rewards = climb(by_rewards, start)
    even = {
        players: [round(number, 2) for number in rewards[2 + 2 * at : 4 + 2 * at]]
        for at, players in enumerate(counts)
    }
    fair = sum(log(1 / fate.sample.players) for fate in fates) / len(fates)
    lines = [
        f"[{game.key}]  # {len(fates)} decisions; log likelihood a decision: {fair:.3f} if all were"
        f" even, {by_leads(leads) / len(fates):.3f} by leads;",
        f"# by rewards {by_rewards(rewards) / len(fates):.3f} of one seat",
        "lengths = { " + ", ".join(f"{one} = {acts}" for one, acts in lengths.items()) + " }",
        f"leads = [{leads[0]:.3f}, {leads[1]:.3f}]",
        f"rewards = [{rewards[0]:.2f}, {rewards[1]:.2f}]",
        "even = { " + ", ".join(f"{one} = {ends}" for one, ends in even.items()) + " }",
    ]
    return "\n".join(lines)


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--plays", type=int, default=100, help="by number of players")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--asked", type=int, default=1500)
    parser.add_argument("--seed", default="chances")
    chosen = parser.parse_args()
    for key in chosen.games:
        game = find_game(key)
        fates = []
        for players in range(max(2, game.fewest), game.most + 1):
            for number in range(chosen.plays):
                seed = f"{chosen.seed}-{key}-{players}-{number}"
                fates += collect(game, players, seed, chosen.simulations, chosen.asked)
        print(fit(game, fates), flush=True)


if __name__ == "__main__":
    main()
