"""Who plays whom in tournaments, and how they stand: whatever happens in the games."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paravent.server.tournaments.arranging import Wishes, arranged
from paravent.server.tournaments.course import WHOLE, Course, Group, Kind, Round, Terms
from paravent.server.tournaments.pairing import next_round, planned
from paravent.server.tournaments.seats import seated
from paravent.server.tournaments.sizes import table_sizes
from paravent.server.tournaments.standings import standings

pytestmark = pytest.mark.once

SIZES = ({2}, {2, 3}, {2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5}, {4})


def played(course: Course, found: Round, rng: random.Random, gone: float = 0) -> Course:
    """The course after a round with any results; ties, and people who leave, among them."""
    groups = []
    for group in found.groups:
        points = tuple(rng.randrange(9) for _ in group.entrants)
        places = tuple(1 + sum(other > one for other in points) for one in points)
        groups.append(replace(group, points=points, places=places))
    left = {one for one in range(course.entrants) if rng.random() < gone}
    return replace(
        course,
        rounds=(*course.rounds, Round(tuple(groups), found.byes)),
        gone=course.gone | left,
    )


def whole(
    kind: Kind, entrants: int, sizes: set[int], rounds: int, seed: int, gone: float = 0
) -> Course:
    rng = random.Random(seed)
    terms = Terms(kind, max(sizes), frozenset(sizes), rounds, str(seed))
    course = Course(terms, entrants)
    while (found := next_round(course)) is not None:
        assert next_round(course) == found, "not the same twice"
        course = played(course, found, rng, gone)
        assert len(course.rounds) <= 64
    return course


tournaments = {
    "kind": st.sampled_from(["swiss", "robin", "knockout"]),
    "entrants": st.integers(2, 14),
    "sizes": st.sampled_from(SIZES),
    "rounds": st.integers(1, 5),
    "seed": st.integers(0, 999),
    "gone": st.sampled_from([0, 0.1]),
}


@settings(max_examples=60, deadline=None)
@given(**tournaments)
def test_everybody_plays_or_rests_and_nobody_twice(
    kind: Kind, entrants: int, sizes: set[int], rounds: int, seed: int, gone: float
) -> None:
    course = whole(kind, entrants, sizes, rounds, seed, gone)
    left = frozenset[int]()
    for number, one in enumerate(course.rounds):
        there = list(one.entrants)
        assert len(there) == len(set(there))
        assert {len(group.entrants) for group in one.groups} <= sizes
        if kind != "knockout" and not gone:
            assert sorted(there) == list(range(entrants))
        before = replace(course, rounds=course.rounds[:number])
        if not gone and kind != "knockout":
            rested = before.byes()
            assert all(rested[one] == min(rested[n] for n in there) for one in one.byes) or (
                len(one.byes) > 1
            )
        left |= frozenset(there)
    if not gone and entrants >= min(sizes):
        assert len(course.rounds) == planned(course.terms, entrants)
        assert left == frozenset(range(entrants))
    found = standings(course)
    assert sorted(one.entrant for one in found) == list(range(entrants))
    assert [one.rank for one in found] == sorted(one.rank for one in found)
    assert all(one.rank <= n for n, one in enumerate(found, 1))
    games = sum(len(group.entrants) for one in course.rounds for group in one.groups)
    assert sum(one.games for one in found) == games
    byes = sum(one.byes for one in found)
    tables = sum(len(group.entrants) for group in course.groups())
    assert sum(one.score for one in found) == tables * WHOLE // 2 + byes * WHOLE


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 60), st.integers(2, 5), st.sets(st.integers(1, 5), min_size=1))
def test_sizes_are_as_equal_as_can_be(entrants: int, size: int, allowed: set[int]) -> None:
    sizes, byes = table_sizes(entrants, size, allowed)
    assert sum(sizes) + byes == entrants
    fitting = [one for one in allowed if 2 <= one <= size]
    if not fitting or entrants < min(fitting):
        assert not sizes
        return
    assert set(sizes) <= set(fitting) and max(sizes) - min(sizes) <= 1
    assert byes < max(fitting)
    if fitting == list(range(2, size + 1)) and entrants > 1 and size > 2:
        assert byes == 0 and len(sizes) == -(-entrants // size)


@pytest.mark.parametrize(
    ("entrants", "size", "allowed", "sizes", "byes"),
    [
        (9, 4, {2, 3, 4, 5}, [3, 3, 3], 0),
        (10, 4, {2, 3, 4, 5}, [4, 3, 3], 0),
        (5, 4, {3, 4}, [4], 1),
        (5, 2, {2, 3, 4}, [2, 2], 1),
        (3, 4, {4, 5}, [], 3),
        (1, 2, {2}, [], 1),
    ],
)
def test_some_sizes(
    entrants: int, size: int, allowed: set[int], sizes: list[int], byes: int
) -> None:
    assert table_sizes(entrants, size, allowed) == (sizes, byes)


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 8), st.integers(0, 999), st.integers(1, 4))
def test_nobody_meets_again_as_long_as_that_can_be(pairs: int, seed: int, density: int) -> None:
    """Compared with all ways that there are, at tables of two."""
    rng, people = random.Random(seed), list(range(2 * (pairs // 2)))
    met = Counter(pair for pair in combinations(people, 2) if rng.random() < density / 5)
    found = arranged(people, [2] * (len(people) // 2), Wishes(met, dict.fromkeys(people, 0)))

    def fewest(left: list[int]) -> int:
        if not left:
            return 0
        one, others = left[0], left[1:]
        return min(met[one, n] + fewest([m for m in others if m != n]) for n in others)

    again = sum(met[min(group), max(group)] for group in found)
    best = fewest(people)
    assert (again == 0) == (best == 0)
    assert again <= best + 1


@pytest.mark.parametrize("seed", range(6))
def test_swiss_by_tables_of_two_respects_scores(seed: int) -> None:
    """In 5 rounds of 32 nobody meets twice, and who meets is never far apart."""
    course = Course(Terms("swiss", 2, frozenset({2}), 5, str(seed)), 32)
    rng = random.Random(seed)
    while (found := next_round(course)) is not None:
        scores = course.scores()
        far = [abs(scores[a] - scores[b]) for a, b in (group.entrants for group in found.groups)]
        assert max(far) <= WHOLE and sum(far) <= 3 * WHOLE
        course = played(course, found, rng)
    assert max(course.met().values()) == 1


@pytest.mark.parametrize(("entrants", "size"), [(4, 2), (7, 2), (9, 3), (12, 4), (16, 4), (10, 5)])
def test_in_a_round_robin_meetings_are_even(entrants: int, size: int) -> None:
    sizes = set(range(2, size + 1))
    course = whole("robin", entrants, sizes, 0, seed=entrants)
    met = [course.met()[pair] for pair in combinations(range(entrants), 2)]
    if size == 2:
        assert set(met) == {1}
        assert set(course.byes().values()) <= {1}
    elif (entrants, size) == (9, 3):
        assert set(met) == {1}  # the affine plane
    else:
        assert max(met) <= 3 and sum(one > 1 for one in met) <= len(met) // 2


def test_in_a_round_robin_all_who_stay_meet() -> None:
    """Also if nobody could meet in some round, because too many of it are gone."""
    for seed in range(30):
        course = whole("robin", 5, {2}, 0, seed, gone=0.2)
        met = course.met()
        assert {met[pair] for pair in combinations(course.present, 2)} <= {1}, seed


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_seats_are_balanced(size: int) -> None:
    course = whole("swiss", 4 * size, {size}, size + 1, size)
    sat = course.sat()
    counts = [[sat[one, seat] for seat in range(size)] for one in range(course.entrants)]
    assert max(max(each) - min(each) for each in counts) <= 2


def test_whoever_sat_least_there_sits_there() -> None:
    sat = Counter({(0, 0): 2, (1, 0): 1, (1, 1): 1, (2, 1): 2})
    assert seated([0, 1, 2], sat, str) in {(2, 0, 1), (1, 0, 2), (2, 1, 0)}
    assert seated([0, 1], Counter({(0, 0): 1}), str) == (1, 0)


def test_ties_share_their_places() -> None:
    assert Group((0, 1), (1, 2)).scores() == (24, 0)
    assert Group((0, 1, 2), (1, 1, 3)).scores() == (18, 18, 0)
    assert Group((0, 1, 2, 3), (2, 1, 2, 4)).scores() == (12, 24, 12, 0)
    for size in (2, 3, 4, 5):
        for tied in range(1, size + 1):
            places = (*[1] * tied, *range(tied + 1, size + 1))
            assert sum(Group(tuple(range(size)), places).scores()) == size * WHOLE // 2


def test_what_decides_between_equals() -> None:
    """The score, then the opponents', then who beat whom, then the share of points."""
    terms = Terms("swiss", 2, frozenset({2}), 3, "x")
    rounds = (
        Round((Group((0, 1), (1, 2), (30, 10)), Group((2, 3), (1, 2), (20, 20)))),
        Round((Group((0, 2), (2, 1), (5, 6)), Group((1, 3), (1, 2), (9, 3)))),
        Round((Group((0, 3), (1, 2), (8, 7)), Group((1, 2), (1, 2), (9, 1)))),
    )
    found = standings(Course(terms, 4, rounds))
    assert [one.score for one in found] == [48, 48, 48, 0]
    assert {one.opponents for one in found[:3]} == {Fraction(96, 3)}
    assert [one.direct for one in found] == [0, 0, 0, 0]  # in a circle
    assert [one.entrant for one in found] == [0, 1, 2, 3]
    assert found[0].share == Fraction(43, 66) and found[1].share == Fraction(28, 62)


def test_the_best_of_each_table_go_on_and_a_place_falls_to_the_next() -> None:
    terms = Terms("knockout", 3, frozenset({3}), 0, "x")
    first = Round((Group((0, 1, 2), (1, 2, 3)), Group((3, 4, 5), (2, 1, 3))), (6,))
    course = Course(terms, 7, (first,))
    found = next_round(course)
    assert found is not None and sorted(found.entrants) == [0, 4, 6]
    gone = replace(course, gone=frozenset({4}))
    found = next_round(gone)
    assert found is not None and sorted(found.entrants) == [0, 3, 6]
    last = replace(found, groups=(replace(found.groups[0], places=(2, 1, 3)),))
    over = replace(gone, rounds=(first, last))
    assert next_round(over) is None
    assert standings(over)[0].entrant == last.groups[0].entrants[1]


def test_a_knock_out_fills_its_tables_with_the_next_best() -> None:
    terms = Terms("knockout", 3, frozenset({3}), 0, "x")
    first = Round((Group((0, 1, 2), (1, 2, 3)), Group((3, 4, 5), (2, 1, 3))))
    found = next_round(Course(terms, 6, (first,)))
    assert found is not None and len(found.groups) == 1
    assert {0, 4} < set(found.entrants) and set(found.entrants) - {0, 4} <= {1, 3}
