"""Levels of bots on the same scale, as benchmarks/levels.py has measured them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean

import msgspec

from paravent.bots.levels import LEVELS
from paravent.server.ratings.model import Pool, Rating

FOLDER = Path(__file__).with_name("levels")  # a file for each game


class RatedLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strong a level is, from so many games; with so many simulations for each decision, if
    that stood for a level which thinks by the clock."""

    game: str
    players: int
    level: str
    mu: float
    sigma: float
    games: int
    simulations: int

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma, self.games)


@dataclass(frozen=True)
class Rank:
    """Levels whose games do not tell which is stronger, the weakest first as they are meant."""

    levels: tuple[RatedLevel, ...]

    @property
    def names(self) -> list[str]:
        return [one.level for one in self.levels]

    @property
    def rating(self) -> Rating:
        """What one of them has, whichever it is."""
        mean = fmean(one.mu for one in self.levels)
        square = fmean(one.sigma**2 + (one.mu - mean) ** 2 for one in self.levels)
        return Rating(mean, square**0.5, min(one.games for one in self.levels))


@cache
def levels() -> tuple[RatedLevel, ...]:
    return tuple(
        msgspec.convert(entry | {"game": file.stem}, RatedLevel)
        for file in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["level"]
    )


def levels_in(pool: Pool) -> list[RatedLevel]:
    """Those of a pool, the strongest first by their means."""
    here = (one for one in levels() if (one.game, one.players) == pool)
    return sorted(here, key=lambda one: -one.mu)


@cache
def ranks_in(pool: Pool) -> tuple[Rank, ...]:
    """The levels of a pool, the strongest first; those whose spread reaches that of the first of
    a rank belong to it."""
    ranks: list[list[RatedLevel]] = []
    for one in levels_in(pool):
        first = ranks[-1][0] if ranks else None
        if first and one.mu + one.sigma >= first.mu - first.sigma:
            ranks[-1].append(one)
        else:
            ranks.append([one])
    return tuple(
        Rank(tuple(sorted(rank, key=lambda one: LEVELS.index(one.level)))) for rank in ranks
    )


def rating_of(pool: Pool, level: str) -> Rating | None:
    return next((one.rating for one in levels_in(pool) if one.level == level), None)


def nearest(pool: Pool, mean: float) -> list[str]:
    """The levels that play most like somebody of this mean; none where games tell none apart."""
    ranks = ranks_in(pool)
    if len(ranks) < 2:
        return []
    return min(ranks, key=lambda one: abs(one.rating.mu - mean)).names
