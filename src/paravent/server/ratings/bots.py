"""Levels of bots on the same scale, as benchmarks/levels.py has measured them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

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


@cache
def levels() -> tuple[RatedLevel, ...]:
    return tuple(
        msgspec.convert(entry | {"game": file.stem}, RatedLevel)
        for file in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["level"]
    )


@cache
def levels_in(pool: Pool) -> tuple[RatedLevel, ...]:
    """Those of a pool, the strongest first."""
    here = (one for one in levels() if (one.game, one.players) == pool)
    return tuple(sorted(here, key=lambda one: -one.mu))


def rating_of(pool: Pool, level: str) -> Rating | None:
    return next((one.rating for one in levels_in(pool) if one.level == level), None)


def nearest(pool: Pool, mean: float) -> str:
    """The level that plays most like somebody of this mean; none where none was measured."""
    found = min(levels_in(pool), key=lambda one: abs(one.mu - mean), default=None)
    return found.level if found else ""
