"""What is told of the review of a finished game, as it travels and as it is kept."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Verdict(Struct, frozen=True):
    """The decision after `n` acts, judged by what its seat knew, and the better act.

    `chance` and `best_chance` are those of winning after either, in hundredths of a percent.
    """

    n: int
    seat: int
    act: str
    best: str
    chance: int
    best_chance: int
    lost: int
    mark: Literal["good", "inaccuracy", "mistake", "blunder"]


class Balance(Struct, frozen=True):
    """How a seat's chance changed by deals, by what it gave away, and by all the rest."""

    luck: int
    choices: int
    others: int
    accuracy: int
    decisions: int
    marks: dict[str, int]


class TurningPoint(Struct, frozen=True):
    """The act after `n` acts, and by how much it changed everybody's chance; deals have no `seat`.

    `together` if several chose at once, and this was the last of them.
    """

    n: int
    seat: int | None
    act: str
    together: bool
    gains: list[int]


class ReviewSheet(Struct, frozen=True):
    """The review of a finished game; `chances` of all seats before each act and at the end.

    `limits` says from which loss on a decision has which mark.
    """

    simulations: int
    chances: list[list[int]]
    verdicts: list[Verdict]
    balances: list[Balance]
    turns: list[TurningPoint]
    limits: dict[str, int]


class ReviewInfo(Struct, frozen=True):
    """How far a review is: `done` of so many `pieces`; the sheet once all are there."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    pieces: int
    sheet: ReviewSheet | None = None
