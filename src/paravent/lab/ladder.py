"""The ladder: every level against the one below, on paired deals and in rotated seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from paravent.bots import LEVELS
from paravent.bots.levels import usable_cores
from paravent.core.game import Game
from paravent.lab.files import require_at_least
from paravent.lab.intervals import Interval, share_interval
from paravent.lab.match import Match, Played, arrange, play_round, rounds_for
from paravent.lab.notebook import Notebook, Row
from paravent.lab.workers import ALONE, Workers

LAP = 10  # rounds of a rung, before the next one has its turn
PLAYERS = (2, 4)  # or the most that a game has
SECONDS = {"expert": 1, "master": 3}  # of the levels that think by the clock


@dataclass(frozen=True)
class Rung:
    """A level, the one below it, and how many play: one of the first, the others of the second."""

    players: int
    level: str
    below: str


@dataclass(frozen=True)
class Climbed:
    """How a level did: its share of first places."""

    rung: Rung
    games: int
    wins: Interval


@dataclass(frozen=True)
class Ladder:
    """What is played: so many games on each rung.

    With a pace, levels that think by the clock get so many simulations for each second of each
    core instead: the same result whatever else the machine has to do.
    """

    game: Game
    games: int
    seed: str
    pace: int = 0
    players: tuple[int, ...] = ()

    @property
    def rungs(self) -> list[Rung]:
        counts = self.players or sorted({min(count, self.game.most) for count in PLAYERS})
        pairs = list(pairwise(LEVELS))
        return [Rung(count, level, below) for count in counts for below, level in pairs]

    @property
    def plan(self) -> Row:
        """What must be the same for the work to be continued."""
        return {"work": "ladder", "game": self.game.key, "seed": self.seed, "pace": self.pace}

    def bot(self, level: str) -> str:
        if not self.pace or level not in SECONDS:
            return level
        cores = usable_cores() if level == "master" else 1
        return f"search-{self.pace * SECONDS[level] * cores}"

    def match(self, rung: Rung) -> Match:
        bots = [self.bot(rung.level), *[self.bot(rung.below)] * (rung.players - 1)]
        return arrange(self.game, bots, {}, f"{self.seed}/ladder/{rung.level}")


def check(ladder: Ladder) -> None:
    """A Mistake if something of it cannot be."""
    require_at_least("--games", ladder.games, 1)
    require_at_least("--pace", ladder.pace, 0)
    for rung in ladder.rungs:
        ladder.match(rung)


def climb(ladder: Ladder, notebook: Notebook, workers: Workers = ALONE) -> Iterator[Climbed]:
    """Play what is not in the notebook yet; after every round how that rung stands.

    The rungs take turns, so that whoever stops early knows something of all of them.
    """
    matches = {rung: ladder.match(rung) for rung in ladder.rungs}
    shares = {rung: finished(notebook, rung) for rung in ladder.rungs}
    for rung, played in shares.items():
        if played:
            yield standing(rung, played)
    rounds = {rung: rounds_for(match, ladder.games) for rung, match in matches.items()}
    for lap in range(0, max(rounds.values()), LAP):
        for rung, match in matches.items():
            numbers = range(lap, min(lap + LAP, rounds[rung]))
            tasks = [(match, number) for number in numbers if number not in shares[rung]]
            for games in workers.spread(play_round, tasks):
                row = noted(rung, games)
                notebook.add(row)
                shares[rung][row["round"]] = row["share"]
                yield standing(rung, shares[rung])


def noted(rung: Rung, games: list[Played]) -> Row:
    return {
        "players": rung.players,
        "level": rung.level,
        "round": games[0].round,
        "share": fmean(played.share(0) for played in games),
    }


def finished(notebook: Notebook, rung: Rung) -> dict[int, float]:
    """The shares of a rung's rounds that were played already."""
    return {
        row["round"]: row["share"]
        for row in notebook.rows
        if (row["players"], row["level"]) == (rung.players, rung.level)
    }


def standing(rung: Rung, shares: dict[int, float]) -> Climbed:
    ordered = [shares[number] for number in sorted(shares)]
    return Climbed(rung, len(ordered) * rung.players, share_interval(ordered))


def markdown(found: list[Climbed]) -> str:
    """The rows of a table, as docs/bots.md has them."""
    lines = ["| players | level | against | first places | 95 % interval | games |"]
    lines.append("|---|---|---|---|---|---|")
    for one in found:
        wins, rung = one.wins, one.rung
        lines.append(
            f"| {rung.players} | {rung.level} | {rung.below} | {100 * wins.mean:.0f} %"
            f" | {100 * wins.low:.0f} to {100 * wins.high:.0f} | {one.games} |"
        )
    return "\n".join(lines)
