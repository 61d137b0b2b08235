"""How the entrants stand: by points, and by what decides between equal ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby
from typing import Any

from paravent.server.tournaments.course import Course, Group


@dataclass(frozen=True)
class Standing:
    """In this order: how far in a knock-out, the score, and what decides between equal ones."""

    entrant: int
    rank: int  # shared by those between whom nothing decides
    reached: tuple[int, int]  # rounds of a knock-out, and the place in the last of them
    score: int  # in parts of WHOLE
    opponents: Fraction  # what those whom one has met have scored, on average
    direct: int  # how many of those who are equal so far one was before, less who was before
    share: Fraction  # of all points of the games that one has played
    games: int
    firsts: int
    byes: int
    gone: bool


def standings(course: Course) -> list[Standing]:
    """From the first to the last; between those who share a rank the lot gives the order."""
    groups, scores, byes = list(course.groups()), course.scores(), course.byes()
    mine = {
        one: [group for group in groups if one in group.entrants] for one in range(course.entrants)
    }
    reached = {one: _reached(course, one) for one in mine}
    opponents = {one: _opponents(one, mine[one], scores) for one in mine}

    def before_direct(one: int) -> tuple[Any, ...]:
        rounds, place = reached[one]
        return -rounds, place, -scores[one], -opponents[one]

    ordered = sorted(mine, key=before_direct)
    direct: dict[int, int] = {}
    for _, tied in groupby(ordered, key=before_direct):
        direct |= _direct(list(tied), groups)
    share = {one: _share(one, mine[one]) for one in mine}

    def key(one: int) -> tuple[Any, ...]:
        return *before_direct(one), -direct[one], -share[one]

    found: list[Standing] = []
    for rank, one in enumerate(sorted(mine, key=lambda one: (key(one), course.lot(one))), 1):
        equal = bool(found) and key(found[-1].entrant) == key(one)
        found.append(
            Standing(
                entrant=one,
                rank=found[-1].rank if equal else rank,
                reached=reached[one],
                score=scores[one],
                opponents=opponents[one],
                direct=direct[one],
                share=share[one],
                games=len(mine[one]),
                firsts=sum(_place(group, one) == 1 for group in mine[one]),
                byes=byes[one],
                gone=one in course.gone,
            )
        )
    return found


def _place(group: Group, entrant: int) -> int:
    return group.places[group.entrants.index(entrant)]


def _reached(course: Course, entrant: int) -> tuple[int, int]:
    if course.terms.kind != "knockout":
        return 0, 0
    there = [n for n, played in enumerate(course.rounds, 1) if entrant in played.entrants]
    if not there:
        return 0, 0
    last = course.rounds[there[-1] - 1]
    places = [
        _place(group, entrant)
        for group in last.groups
        if group.places and entrant in group.entrants
    ]
    return there[-1], places[0] if places else 0


def _opponents(entrant: int, groups: Iterable[Group], scores: Sequence[int]) -> Fraction:
    met = [scores[one] for group in groups for one in group.entrants if one != entrant]
    return Fraction(sum(met), len(met)) if met else Fraction(0)


def _direct(equal: Sequence[int], groups: Iterable[Group]) -> dict[int, int]:
    found = dict.fromkeys(equal, 0)
    if len(equal) < 2:
        return found
    for group in groups:
        there = [one for one in group.entrants if one in found]
        for one, other in combinations(there, 2):
            less = _place(group, one) - _place(group, other)
            if less:
                found[one if less < 0 else other] += 1
                found[other if less < 0 else one] -= 1
    return found


def _share(entrant: int, groups: Iterable[Group]) -> Fraction:
    own, whole = 0, 0
    for group in groups:
        if group.points and min(group.points) >= 0:
            own += group.points[group.entrants.index(entrant)]
            whole += sum(group.points)
    return Fraction(own, whole) if whole else Fraction(0)
