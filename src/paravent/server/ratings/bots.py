"""Levels of bots on the same scale: only what was measured, each with its origin."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from paravent.server.ratings.model import Pool, Rating

FILE = Path(__file__).with_name("bots.toml")


class RatedLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strong a level is, from so many games; `origin` says from which."""

    game: str
    players: int
    level: str
    mu: float
    sigma: float
    games: int
    origin: str

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma, self.games)


@cache
def levels() -> tuple[RatedLevel, ...]:
    found = tomllib.loads(FILE.read_text(encoding="utf-8")).get("level", [])
    return msgspec.convert(found, tuple[RatedLevel, ...])


def levels_in(pool: Pool) -> list[RatedLevel]:
    return [one for one in levels() if (one.game, one.players) == pool]
