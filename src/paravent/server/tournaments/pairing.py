"""Who plays whom next: the same for the same course, wherever it is computed."""

from __future__ import annotations

from collections.abc import Sequence

from paravent.server.tournaments.arranging import Groups, Wishes, arranged
from paravent.server.tournaments.course import Course, Group, Round, Terms
from paravent.server.tournaments.seats import seated
from paravent.server.tournaments.sizes import table_sizes
from paravent.server.tournaments.standings import standings

NOBODY = -1  # in the circle, whom one meets who rests


def planned(terms: Terms, entrants: int) -> int:
    """How many rounds there will be if everybody stays."""
    if terms.kind == "swiss":
        return terms.rounds
    if terms.kind == "robin":
        others = entrants - 1
        return others + entrants % 2 if terms.size == 2 else -(-others // (terms.size - 1))
    rounds, left = 0, entrants
    while left > 1:
        sizes, byes = table_sizes(left, terms.size, terms.sizes)
        if not sizes:
            break
        rounds += 1
        left = going_on_number(terms, len(sizes) + byes)
    return rounds


def going_on_number(terms: Terms, best: int) -> int:
    """As many as came first, but no fewer than a table needs."""
    return best if best == 1 else max(best, min(one for one in terms.sizes if one > 1))


def next_round(course: Course) -> Round | None:
    """The next round; none if the tournament is over."""
    terms, number = course.terms, len(course.rounds)
    left = survivors(course) if terms.kind == "knockout" else course.present
    if terms.kind == "robin" and terms.size == 2:
        found = in_a_circle(course)
    elif terms.kind != "knockout" and number >= planned(terms, course.entrants):
        found = None
    else:
        found = grouped(course, left)
    if found is None or not found.groups:
        return None
    sat = course.sat()
    return Round(
        tuple(
            Group(seated(group.entrants, sat, lambda one: course.lot(one, number)))
            for group in found.groups
        ),
        found.byes,
    )


def grouped(course: Course, left: Sequence[int]) -> Round | None:
    """Those who are left at tables, as fits the kind of the tournament."""
    terms, number = course.terms, len(course.rounds)
    sizes, free = table_sizes(len(left), terms.size, terms.sizes)
    if not sizes:
        return None
    scores = course.scores()
    worth = {one: scores[one] if terms.kind == "swiss" else 0 for one in left}
    wishes = Wishes(course.met(), worth)

    def strength(one: int) -> tuple[int, str]:
        return -worth[one], course.lot(one, number)

    order = sorted(left, key=strength)
    byes = course.rested()
    # A bye is for those who have rested least, the last first.
    resting = sorted(order, key=lambda one: (byes[one], -order.index(one)))
    best: tuple[tuple[int, int], Groups, list[int]] | None = None
    for chosen in resters(resting, free, byes):
        playing = [one for one in order if one not in chosen]
        groups = arranged(playing, sizes, wishes)
        cost = wishes.total(groups)
        if best is None or cost[0] < best[0][0]:
            best = cost, groups, chosen
        if cost[0] == 0:
            break
    assert best is not None
    return Round(tuple(Group(tuple(group)) for group in best[1]), tuple(sorted(best[2])))


def resters(resting: Sequence[int], free: int, byes: Sequence[int]) -> list[list[int]]:
    """Who may have the byes, the best choice first; others with as few only for a single bye."""
    if free == 1:
        fewest = byes[resting[0]]
        return [[one] for one in resting if byes[one] == fewest]
    return [list(resting[:free])]


def in_a_circle(course: Course) -> Round | None:
    """Everybody meets everybody once at tables of two; whoever should meet one who is gone rests.

    All but one stand in a circle that turns by one each round. A turn in which nobody would meet,
    for too many are gone, is passed over.
    """
    met = course.met()
    for turn in range(planned(course.terms, course.entrants)):
        found = turned(course, turn)
        if any(not met[min(one), max(one)] for one in (group.entrants for group in found.groups)):
            return found
    return None


def turned(course: Course, turn: int) -> Round:
    """Who meets when the circle has turned so often."""
    ring = sorted(range(course.entrants), key=course.lot)
    if len(ring) % 2:
        ring.append(NOBODY)
    ring = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    half = len(ring) // 2
    groups: list[Group] = []
    byes: list[int] = []
    for one, other in zip(ring[:half], reversed(ring[half:]), strict=True):
        there = [entrant for entrant in (one, other) if entrant in course.present]
        if len(there) == 2:
            groups.append(Group(tuple(there)))
        else:
            byes += there
    return Round(tuple(groups), tuple(sorted(byes)))


def survivors(course: Course) -> list[int]:
    """Who is still in a knock-out: the best of each table who is there, and those with a bye.

    If they are fewer than a table needs, the next best go on too.
    """
    if not course.rounds:
        return course.present
    last = course.rounds[-1]
    better = {one.entrant: rank for rank, one in enumerate(standings(course))}
    left = [one for one in last.byes if one not in course.gone]
    behind: list[tuple[int, int, int]] = []
    for group in last.groups:
        placed = zip(group.places, group.entrants, strict=True)
        there = sorted((place, better[one], one) for place, one in placed if one not in course.gone)
        left += [one for _, _, one in there[:1]]
        behind += there[1:]
    if len(left) == 1 and len(last.groups) == 1 and not last.byes:
        return left
    wanted = going_on_number(course.terms, len(left)) if len(left) > 1 else len(left)
    return left + [one for _, _, one in sorted(behind)[: wanted - len(left)]]
