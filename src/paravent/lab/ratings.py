"""Ratings of bots from the places of many games: openskill, after Plackett and Luce."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from paravent.lab.extras import extra
from paravent.lab.intervals import normal


@dataclass(frozen=True)
class Rating:
    """`mean` as all ratings begin at 25; the bounds are those of the model."""

    bot: str
    games: int
    mean: float
    low: float
    high: float


def rate(bots: Sequence[str], games: Iterable[tuple[list[str], list[int]]]) -> list[Rating]:
    """The bots, best first, from games given as who sat where and who came in which place.

    Bots do not learn from game to game, so nothing is added to the uncertainty in between. One
    that sits in several seats gets the mean of what those would give it.
    """
    model = extra("openskill.models").PlackettLuce(tau=0.0)
    held = {bot: model.rating(name=bot) for bot in bots}
    counts = dict.fromkeys(bots, 0)
    for seated, places in games:
        teams = model.rate([[held[bot]] for bot in seated], ranks=places)
        for bot in dict.fromkeys(seated):
            found = [team[0] for name, team in zip(seated, teams, strict=True) if name == bot]
            held[bot] = model.rating(
                name=bot,
                mu=fmean(one.mu for one in found),
                sigma=fmean(one.sigma for one in found),
            )
            counts[bot] += 1
    reach = normal()
    rated = [
        Rating(bot, counts[bot], one.mu, one.mu - reach * one.sigma, one.mu + reach * one.sigma)
        for bot, one in held.items()
    ]
    return sorted(rated, key=lambda one: -one.mean)
