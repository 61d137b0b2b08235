"""Tournaments: every group of bots at every kind of table, until it is known who is better."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import ClassVar

from paravent.core import options as chosen
from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.lab.asked import Asked, checked
from paravent.lab.match import Match, arrange
from paravent.lab.notebook import Row

WORK = "tournament"


@dataclass(frozen=True)
class Pairing:
    """A question: is one bot better than another, in a setup?"""

    setup: str
    bot: str
    other: str


@dataclass(frozen=True)
class Tournament(Asked):
    """What is played: at most so many games of each meeting.

    `error` is the chance that any of the verdicts is wrong; with 0 everything is played. Bots whose
    places differ by no more than `margin` are called even.
    """

    work: ClassVar[str] = WORK

    error: float
    margin: float

    @cached_property
    def meetings(self) -> list[Match]:
        return [
            arrange(self.game, list(group), chosen.parse(options), f"{self.seed}/{WORK}")
            for players in self.players
            for options in self.options
            for group in groups(self.bots, players)
        ]

    @cached_property
    def pairings(self) -> list[Pairing]:
        setups = dict.fromkeys(str(meeting.setup) for meeting in self.meetings)
        pairs = list(combinations(self.bots, 2))
        return [Pairing(setup, *pair) for setup in setups for pair in pairs]

    @property
    def plan(self) -> Row:
        return super().plan | {"error": self.error, "margin": self.margin}


def groups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Who meets: different bots, or where these are too few all of them and some more than once."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    doubled = combinations_with_replacement(bots, players)
    return [group for group in doubled if set(group) == set(bots)]


def planned(
    game: Game,
    bots: list[str],
    players: tuple[int, ...],
    options: list[str],
    games: int,
    seed: str,
    error: float,
    margin: float,
) -> Tournament:
    """A tournament whose bots, numbers and options have been checked."""
    asked = players or (game.fewest,)
    tidy, counts, written = checked(game, bots, asked, options, games)
    if len(tidy) < 2:
        raise Mistake("too-few-bots", bots=len(tidy))
    for name, value, most in (("--error", error, 1), ("--margin", margin, 0.5)):
        if not 0 <= value < most:
            raise Mistake("not-a-share", name=name, value=value, most=most)
    return Tournament(game, tidy, counts, written, games, seed, error, margin)


def repeated(manifest: Row, path: Path) -> Tournament:
    """The tournament that a manifest asks for; a Mistake if there is something missing in it."""
    try:
        return planned(
            find_game(manifest["game"]),
            manifest["bots"],
            tuple(manifest["players"]),
            manifest["options"],
            manifest["games"],
            manifest["seed"],
            manifest["error"],
            manifest["margin"],
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise Mistake("not-a-manifest", path=str(path)) from error
