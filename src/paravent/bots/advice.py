"""Advice for people: the best offers with their chances, what follows, and what speaks for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt

from paravent.bots.bot import ALONE, Surroundings, Weighed
from paravent.bots.chances import find_scales
from paravent.bots.evaluation import SCALE
from paravent.bots.evaluations import find_evaluation, find_manner
from paravent.bots.greedy import judged
from paravent.bots.levels import STRONG
from paravent.bots.lookahead import look_on
from paravent.bots.search.search import Search
from paravent.bots.search.spending import Budget, results, spend
from paravent.bots.searcher import FULL, begin_search, ranked
from paravent.core.outlook import Outlook
from paravent.core.rng import Rng

OFFERS = 3
SHARE = 2  # each of them is looked into at least half as often as the first
REACH = 1.96  # standard errors: nineteen of twenty intervals hold what they are about
LONGEST = 4  # acts of a line: what comes later is mere chance
WHOLE = 10_000  # a certain victory, in hundredths of a percent
LOOKS = 64  # ahead, to compare two offers by what they lead to
AHEAD = 6  # times that somebody else has to act
MOST = 2  # more reasons than that convince nobody
LEAST = 10  # hundredths of a point
REST = "rest"  # what makes the parts add up to the lead


@dataclass(frozen=True)
class Recommended:
    """An action with its chance of the first place and the interval around that."""

    action: int
    chance: int
    low: int
    high: int


@dataclass(frozen=True)
class Advice:
    """The best actions, what is likely to follow the first, and why it rather than the second."""

    best: list[Recommended]
    line: list[tuple[int, int]]  # seats and actions
    because: list[tuple[str, int]]


def advise(
    outlook: Outlook,
    acts: int,
    rng: Rng,
    around: Surroundings = ALONE,
    budget: Budget = STRONG,
) -> Advice:
    """What a searching bot thinks of a decision after so many acts, knowing what its seat knows."""
    actions = outlook.legal()
    if len(actions) == 1:
        return Advice([Recommended(actions[0], 0, 0, WHOLE)], [], [])
    game = outlook.game
    guess, evaluation = outlook.guess(rng), find_evaluation(game)
    search = begin_search(guess, outlook.seat, evaluation, find_manner(game))
    spend(search, budget, rng, around)
    best = recommended(search, ranked(actions, results(search))[:OFFERS], outlook, acts, rng)
    first, second = best[0].action, best[1].action
    return Advice(
        best,
        search.line(first, rng)[:LONGEST],
        difference(search, first, second, outlook, rng),
    )


def difference(
    search: Search, first: int, second: int, outlook: Outlook, rng: Rng
) -> list[tuple[str, int]]:
    """The facts that make the first action better than the second, as the search sees them."""
    weighed = [led_to(search, action, outlook, Rng(rng.state)) for action in (first, second)]
    if weighed[0].parts.keys() != weighed[1].parts.keys():
        return []  # one of them ends the game at once: nothing is left to compare
    return [(name, gain) for name, gain in because(weighed) if name != REST]


def led_to(search: Search, action: int, outlook: Outlook, rng: Rng) -> Weighed:
    """What an action has become some turns later, on many guesses."""
    evaluation = find_evaluation(outlook.game)
    total, sums = 0, Counter[str]()
    for _ in range(LOOKS):
        luck = Rng(rng.bits())
        later = search.outcome(action, AHEAD, luck)
        clear = look_on(later, evaluation, luck)
        worth, parts = judged(evaluation, clear if clear.waiting else later, outlook.seat)
        total += worth
        sums.update(parts)
    parts = {name: round(part / LOOKS) for name, part in sums.items()}
    return Weighed(action, round(total / (LOOKS * SCALE)), parts)


def recommended(
    search: Search, actions: list[int], outlook: Outlook, acts: int, rng: Rng
) -> list[Recommended]:
    """The actions that were tried most, the best chance first."""
    visits = {action: count for action, (count, _) in results(search).items()}
    least = max(1, visits[actions[0]] // SHARE)
    for action in actions[1:]:
        if visits.get(action, 0) < least:
            search.run_on(action, least - visits.get(action, 0), rng)
    tried, scales = results(search), find_scales(outlook.game)
    players = outlook.guess(rng).players

    def chance(reward: float) -> int:
        return round(WHOLE * scales.by_reward(reward, players, acts))

    found = []
    for action in actions:
        count, total = tried[action]
        reward = total / (count * FULL)
        error = REACH * sqrt(reward * (1 - reward) / count)  # rewards spread no more than that
        found.append(
            Recommended(action, chance(reward), chance(reward - error), chance(reward + error))
        )
    return sorted(found, key=lambda one: -one.chance)


def lead(weighed: list[Weighed]) -> int:
    """By how much the first choice is better than the second, in whole tenths of a point."""
    return tenths(weighed[0].value - weighed[1].value)


def because(weighed: list[Weighed]) -> list[tuple[str, int]]:
    """What speaks for the first choice rather than the second, the strongest first.

    Hundredths of a point, in whole tenths; with the rest, if there is one, they add up to the lead.
    """
    if len(weighed) < 2:
        return []
    best, second = weighed[0].parts, weighed[1].parts
    gains = {name: best.get(name, 0) - second.get(name, 0) for name in {**best, **second}}
    strongest = sorted(gains, key=lambda name: (-gains[name], name))[:MOST]
    told = [(name, tenths(gains[name])) for name in strongest if gains[name] >= LEAST]
    rest = lead(weighed) - sum(gain for _, gain in told)
    return [*told, (REST, rest)] if told and rest else told


def tenths(hundredths: int) -> int:
    return (hundredths + 5) // 10 * 10
