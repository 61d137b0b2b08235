"""The course of a tournament so far: its terms, its rounds, and who is still there.

Entrants are numbers from 0, in the order in which they came. All luck comes from the seed.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

Kind = Literal["swiss", "robin", "knockout"]
Pair = tuple[int, int]  # the smaller number first
# What the first of a table scores: ties share their places evenly, at tables of up to five.
WHOLE = 24


@dataclass(frozen=True)
class Group:
    """The entrants at a table by seat, and when it is over the place and the points of each."""

    entrants: tuple[int, ...]
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()  # of the game; none if it did not come to its end

    def scores(self) -> tuple[int, ...]:
        """The first has a whole point, the last none, the others evenly between; ties share."""
        others = len(self.entrants) - 1
        return tuple(
            sum(
                WHOLE * (len(self.entrants) - rank) // others
                for rank in range(place, place + self.places.count(place))
            )
            // self.places.count(place)
            for place in self.places
        )


@dataclass(frozen=True)
class Round:
    groups: tuple[Group, ...]
    byes: tuple[int, ...] = ()

    @property
    def entrants(self) -> Iterator[int]:
        for group in self.groups:
            yield from group.entrants
        yield from self.byes


@dataclass(frozen=True)
class Terms:
    """What was agreed before the start; `sizes` are those at which the game can be played."""

    kind: Kind
    size: int
    sizes: frozenset[int]
    rounds: int  # of a Swiss tournament; the others follow from the entrants
    seed: str


@dataclass(frozen=True)
class Course:
    terms: Terms
    entrants: int
    rounds: tuple[Round, ...] = ()
    gone: frozenset[int] = field(default_factory=frozenset)

    @property
    def present(self) -> list[int]:
        return [one for one in range(self.entrants) if one not in self.gone]

    def groups(self) -> Iterator[Group]:
        """All that are over."""
        for played in self.rounds:
            yield from (group for group in played.groups if group.places)

    def scores(self) -> list[int]:
        """By entrant; a bye counts as a table that was won."""
        found = [0] * self.entrants
        for group in self.groups():
            for entrant, score in zip(group.entrants, group.scores(), strict=True):
                found[entrant] += score
        for entrant, count in self.byes().items():
            found[entrant] += WHOLE * count
        return found

    def byes(self) -> Counter[int]:
        return Counter(entrant for played in self.rounds for entrant in played.byes)

    def rested(self) -> list[int]:
        """Rounds in which an entrant has played at no table, also those before a late entry."""
        played = Counter(
            entrant for one in self.rounds for group in one.groups for entrant in group.entrants
        )
        return [len(self.rounds) - played[one] for one in range(self.entrants)]

    def met(self) -> Counter[Pair]:
        """How often two have sat at one table."""
        return Counter(
            pair
            for played in self.rounds
            for group in played.groups
            for pair in combinations(sorted(group.entrants), 2)
        )

    def sat(self) -> Counter[tuple[int, int]]:
        """How often an entrant had a seat."""
        return Counter(
            (entrant, seat)
            for played in self.rounds
            for group in played.groups
            for seat, entrant in enumerate(group.entrants)
        )

    def lot(self, entrant: int, number: int | None = None) -> str:
        """What is drawn for an entrant: once for all, or for each round."""
        drawn = "" if number is None else f"/{number}"
        return hashlib.sha256(f"{self.terms.seed}{drawn}/{entrant}".encode()).hexdigest()
