"""What travels about ratings."""

from __future__ import annotations

from msgspec import Struct


class Leader(Struct, frozen=True):
    """An account in a list: `rating` is `mean` with three times `spread` taken off.

    Accounts may share a name: `number` says which of them it is, 1 for the oldest.
    """

    rank: int
    name: str
    number: int
    rating: float
    mean: float
    spread: float
    games: int


class RankInfo(Struct, frozen=True):
    """A level of bots on the same scale, or several that their games do not tell apart.

    `simulations`: so many for each decision stood for a level which thinks by the clock.
    """

    levels: list[str]
    rating: float
    mean: float
    spread: float
    games: int
    simulations: dict[str, int]


class LeaderList(Struct, frozen=True):
    """A page of those who lead in a game with so many players, and where I stand.

    Of `bots` the strongest come first; `newcomer` is where everybody begins.
    """

    game: str
    players: int
    page: int
    more: bool
    leaders: list[Leader]
    me: Leader | None
    bots: list[RankInfo]
    newcomer: tuple[float, float]  # mean and spread
