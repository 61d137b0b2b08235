"""How bots have done in a match so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from paravent.bots.bot import Failed
from paravent.lab.bulk import Bulk
from paravent.lab.intervals import Interval, share_interval
from paravent.lab.match import Match, Played


@dataclass(frozen=True)
class Standing:
    """How a contender did over the whole match."""

    label: str
    wins: Interval  # share of victories
    score: float  # mean
    milliseconds: float  # thinking time for a decision, mean
    failures: int  # games lost because it did not play on


class Tally:
    """The rounds of a match, added up by contender."""

    def __init__(self, match: Match) -> None:
        contenders = len(match.bots)
        self.match = match
        self.shares: list[list[float]] = [[] for _ in range(contenders)]  # of each round
        self.points = [0] * contenders
        self.decisions = [0] * contenders
        self.seconds = [0.0] * contenders
        self.failures = [0] * contenders
        self.reasons: list[Failed] = []

    @property
    def rounds(self) -> int:
        return len(self.shares[0])

    def add(self, games: list[Played]) -> None:
        """The games of a round."""
        for contender, shares in enumerate(self.shares):
            shares.append(fmean([played.share(contender) for played in games]))
        for played in games:
            for seat, contender in enumerate(played.contenders):
                self.points[contender] += played.scores[seat]
                self.decisions[contender] += played.decisions[seat]
                self.seconds[contender] += played.seconds[seat]
            if played.failure is not None:
                self.failures[played.contenders[played.failed]] += 1
                self.reasons.append(played.failure)

    def add_bulk(self, bulk: Bulk) -> None:
        """Everybody has sat once where every other was, and done the same there."""
        for contender, shares in enumerate(self.shares):
            shares.extend([1 / len(self.shares)] * bulk.rounds)
            self.points[contender] += bulk.points
            self.decisions[contender] += bulk.decisions
            self.seconds[contender] += bulk.seconds

    def standings(self) -> list[Standing]:
        """The contenders' results, in the order in which they were named."""
        games = self.rounds * len(self.match.bots)
        return [
            Standing(
                label=label,
                wins=share_interval(self.shares[contender]),
                score=self.points[contender] / games,
                milliseconds=1000 * self.seconds[contender] / max(self.decisions[contender], 1),
                failures=self.failures[contender],
            )
            for contender, label in enumerate(self.match.labels)
        ]


def standings(match: Match, rounds: Iterable[list[Played]]) -> list[Standing]:
    """The same of rounds that are finished."""
    tally = Tally(match)
    for games in rounds:
        tally.add(games)
    return tally.standings()
