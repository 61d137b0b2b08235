"""How a tournament is played, and how it stands.

In sweep number n every meeting that is still open plays its round n, and all meetings get the same
deals. After a sweep every pairing is judged (sequential.py); a meeting in which no question is
open any more plays no further round. What was played ahead by then is thrown away, so nothing
depends on the number of processes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import product
from operator import mul
from statistics import fmean

from paravent.lab.intervals import CONFIDENCE, Interval
from paravent.lab.match import Match, Played, play_round, rounds_for
from paravent.lab.notebook import Notebook, Row
from paravent.lab.ratings import Rating, rate
from paravent.lab.sequential import Trial
from paravent.lab.tournament import Pairing, Tournament
from paravent.lab.workers import ALONE, Workers

Task = tuple[int, Match, int]  # number of a meeting, the meeting, number of the round


@dataclass(frozen=True)
class Judged:
    """How a question stands: how often the bot ends before the other, a tie counting half."""

    pairing: Pairing
    rounds: int
    ahead: Interval
    verdict: str  # above, below or even; empty while it is open


class Course:
    """How a tournament stands; `rows` are its rounds."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.rows: list[Row] = []
        self.played = [0] * len(tournament.meetings)  # rounds of each
        self.rounds = [rounds_for(one, tournament.games) for one in tournament.meetings]
        error = tournament.error or 1 - CONFIDENCE
        self.trials = {one: Trial(error / len(tournament.pairings)) for one in tournament.pairings}
        self.settled: dict[Pairing, Judged] = {}
        self._asked = [
            [
                pairing
                for pairing in tournament.pairings
                if pairing.setup == str(meeting.setup)
                and {pairing.bot, pairing.other} <= {*meeting.bots}
            ]
            for meeting in tournament.meetings
        ]

    def playing(self, number: int) -> list[int]:
        """The meetings that play a round of this number, as far as is known."""
        return [
            meeting
            for meeting, asked in enumerate(self._asked)
            if number < self.rounds[meeting] and not self.settled.keys() >= {*asked}
        ]

    def take(self, sweep: list[Row]) -> None:
        """Add the rounds of one number, and judge what is open."""
        self.rows += sweep
        for row in sweep:
            self.played[row["meeting"]] += 1
        shares: dict[Pairing, list[float]] = {}
        for row in sweep:
            for pairing in self._asked[row["meeting"]]:
                found = [ahead(game, pairing.bot, pairing.other) for game in row["games"]]
                shares.setdefault(pairing, []).extend(found)
        for pairing in shares.keys() - self.settled.keys():
            trial = self.trials[pairing]
            trial.add(fmean(shares[pairing]))
            if self.tournament.error and trial.verdict(self.tournament.margin):
                self.settled[pairing] = self.judged(pairing)

    def judged(self, pairing: Pairing) -> Judged:
        """As it was settled, or stands now."""
        trial = self.trials[pairing]
        return self.settled.get(pairing) or Judged(
            pairing, trial.blocks, trial.interval(), trial.verdict(self.tournament.margin)
        )

    @property
    def games(self) -> int:
        seats = [len(meeting.bots) for meeting in self.tournament.meetings]
        return sum(map(mul, self.played, seats))

    @property
    def left(self) -> int:
        """How many games there may still be."""
        return sum(
            (self.rounds[number] - self.played[number]) * len(self.tournament.meetings[number].bots)
            for number in self.playing(0)
        )

    def ratings(self) -> dict[str, list[Rating]]:
        """By setup."""
        games: dict[str, list[tuple[list[str], list[int]]]] = {}
        for row in self.rows:
            seated = games.setdefault(self.setup(row), [])
            seated += [(game["bots"], game["places"]) for game in row["games"]]
        return {setup: rate(self.tournament.bots, found) for setup, found in games.items()}

    def setup(self, row: Row) -> str:
        return str(self.tournament.meetings[row["meeting"]].setup)

    def summary(self) -> Row:
        """What it all comes to."""
        return {
            "manifest": self.tournament.plan,
            "games": self.games,
            "ratings": {
                setup: [asdict(one) for one in rated] for setup, rated in self.ratings().items()
            },
            "pairings": [asdict(self.judged(one)) for one in self.tournament.pairings],
        }


def play(tournament: Tournament, notebook: Notebook, workers: Workers = ALONE) -> Iterator[Course]:
    """Play what is not in the notebook yet; tells after every sweep how it stands."""
    course = Course(tournament)
    known = {place(row): row for row in notebook.rows}

    def tasks() -> Iterator[Task]:
        for number in range(max(course.rounds)):
            for meeting in course.playing(number):
                if (meeting, number) not in known:
                    yield meeting, tournament.meetings[meeting], number

    fresh = workers.spread(play_meeting, tasks())
    for number in range(max(course.rounds)):
        sweep = []
        for meeting in course.playing(number):
            row = known.get((meeting, number))
            if row is None:
                row = next(
                    row for row in fresh if (row["meeting"], row["round"]) == (meeting, number)
                )
                notebook.add(row)
            sweep.append(row)
        if not sweep:
            return
        course.take(sweep)
        yield course


def place(row: Row) -> tuple[int, int]:
    return row["meeting"], row["round"]


def play_meeting(task: Task) -> Row:
    """One round of a meeting."""
    meeting, match, number = task
    games = [noted(match, played) for played in play_round((match, number))]
    return {"meeting": meeting, "round": number, "games": games}


def noted(match: Match, played: Played) -> Row:
    return {
        "bots": [match.bots[contender] for contender in played.contenders],
        "scores": played.scores,
        "places": played.places,
        "acts": played.acts,
        **({"failed": played.failed, "failure": str(played.failure)} if played.failure else {}),
    }


def ahead(game: Row, bot: str, other: str) -> float:
    """How often a bot's seats ended before another's; a tie counts half."""
    places: dict[str, list[int]] = {}
    for name, place in zip(game["bots"], game["places"], strict=True):
        places.setdefault(name, []).append(place)
    pairs = product(places[bot], places[other])
    return fmean(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in pairs)
