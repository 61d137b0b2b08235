"""What Paravent wants to reach, mostly as ratios between two of the measured figures."""

from dataclasses import dataclass

import subjects
from measure import DECISIONS, NANOSECONDS, UNITS
from rounds import Figures
from table import Row, Table

ENGINE = subjects.ours(subjects.COMPILED, subjects.ENGINE)
LOOP = subjects.ours(subjects.COMPILED, subjects.LOOP)
CLONE = subjects.ours(subjects.COMPILED, subjects.CLONE)
SOURCE_ENGINE = subjects.ours(subjects.SOURCE, subjects.ENGINE)


@dataclass(frozen=True)
class Target:
    """A bound for the ratio of one figure to another: at least that much, or at most.

    Without another the bound is for the figure itself.
    """

    label: str
    subject: str
    against: str | None
    unit: str
    bound: float
    aim: float | None = None
    at_most: bool = False

    def verdict(self, ratio: float) -> str:
        """What became of the target."""
        if ratio > self.bound if self.at_most else ratio < self.bound:
            return "missed"
        return "met" if self.aim is None or ratio < self.aim else "met, and the aim"

    def row(self, figures: Figures) -> Row:
        """The target and its verdict, as a row of the table."""
        sign = "≤" if self.at_most else "≥"
        wanted = (f"{sign} {self.bound:,g}", "" if self.aim is None else f"{self.aim:g}")
        ours = figures.find(self.subject, self.unit)
        theirs = figures.find(self.against, self.unit) if self.against else 1
        if ours is None or theirs is None:
            return (self.label, "", *wanted, "not measured")
        ratio = ours / theirs
        return (
            self.label,
            f"{ratio:,.3g}" if ratio < 1000 else f"{ratio:,.0f}",
            *wanted,
            self.verdict(ratio),
        )


TARGETS = (
    Target(
        "Inside the engine : OpenSpiel goofspiel, Python loop",
        ENGINE,
        subjects.GOOFSPIEL_LOOP,
        DECISIONS,
        bound=12,
        aim=25,
    ),
    Target(
        "Inside the engine : OpenSpiel goofspiel, C++ rollouts",
        ENGINE,
        subjects.GOOFSPIEL_ROLLOUTS,
        DECISIONS,
        bound=3,
        aim=6,
    ),
    Target(
        "Inside the engine : our source build (checked)", ENGINE, SOURCE_ENGINE, DECISIONS, bound=20
    ),
    Target(
        "Python loop : OpenSpiel goofspiel, Python loop",
        LOOP,
        subjects.GOOFSPIEL_LOOP,
        DECISIONS,
        bound=3,
        aim=6,
    ),
    Target(
        "Python loop : PettingZoo hanabi_v5",
        LOOP,
        subjects.PETTINGZOO_HANABI,
        DECISIONS,
        bound=500,
    ),
    Target(
        "Time of a clone : OpenSpiel goofspiel",
        CLONE,
        subjects.GOOFSPIEL_CLONE,
        NANOSECONDS,
        bound=0.25,
        at_most=True,
    ),
    Target(
        "Exact roads of a full board of China, in nanoseconds",
        subjects.ours(subjects.COMPILED, subjects.ROADS, subjects.CHINA),
        None,
        NANOSECONDS,
        bound=50_000,
        at_most=True,
    ),
)


# By game: at least so many times goofspiel's Python loop, and the aim.
PACES = {"middle_ages": (6, 12), "madame_ching": (6, 12), "china": (3, 6), "yongle": (4, 8)}


def of_game(key: str) -> tuple[Target, Target]:
    """What is wanted of random games of one of the other games."""
    engine = subjects.ours(subjects.COMPILED, subjects.ENGINE, key)
    source = subjects.ours(subjects.SOURCE, subjects.ENGINE, key)
    bound, aim = PACES[key]
    peer = f"{key}, inside the engine : OpenSpiel goofspiel, Python loop"
    own = f"{key}, inside the engine : our source build (checked)"
    return (
        Target(peer, engine, subjects.GOOFSPIEL_LOOP, DECISIONS, bound, aim),
        Target(own, engine, source, DECISIONS, bound=20),
    )


def ratios(figures: Figures) -> Table:
    """The table of the targets; the figures that it compares are all in the other table."""
    columns = ("Paravent : peer", "Ratio", "Target", "Aim", "Verdict")
    wanted = [*TARGETS, *(target for key in subjects.OTHERS for target in of_game(key))]
    return Table("Targets", columns, [target.row(figures) for target in wanted])


def absolutes(figures: Figures) -> Table:
    """The table of all the medians."""
    rows = [
        (name, *(f"{values[unit]:,.0f}" if unit in values else "" for unit in UNITS))
        for name, values in figures.medians.items()
    ]
    return Table("Medians", ("Measured", *UNITS), rows)
