"""Chances of winning: what evaluations and searches say of a game, as a share of first places.

Both were compared with how games of searching bots ended: `scales` holds what came out, and
benchmarks/chances.py finds it again. Before that comparison they are mere points and rewards.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import exp, log
from pathlib import Path

from paravent.bots.evaluation import POINT, SCALE, Evaluation
from paravent.bots.lookahead import look_on
from paravent.core.game import Game
from paravent.core.position import Position
from paravent.core.rng import Rng

SCALES = Path(__file__).with_name("scales")  # a file for each game
BOUND = 0.001  # no search is surer than that


@dataclass(frozen=True)
class Scales:
    """What a game's leads and rewards amount to, early and late in a game.

    Acts are counted against the usual length of a game with so many players.
    """

    lengths: dict[int, int]  # usual acts, by players
    leads: tuple[float, float]  # weight of a point of lead, at the beginning and at the end
    rewards: tuple[float, float]  # weight of the log odds of a reward
    even: dict[int, tuple[float, float]]  # log odds of winning by players, at an even reward

    def progress(self, players: int, acts: int) -> float:
        return min(1.0, acts / self.lengths.get(players, acts or 1))

    def by_leads(self, leads: list[float], acts: int) -> list[float]:
        """The chances of all seats; they add up to 1."""
        weight = between(self.leads, self.progress(len(leads), acts))
        most = max(leads)
        shares = [exp(weight * (lead - most)) for lead in leads]
        return [share / sum(shares) for share in shares]

    def by_reward(self, reward: float, players: int, acts: int) -> float:
        """The chance of the seat whose search promises this reward, from 0 to 1."""
        progress = self.progress(players, acts)
        even = self.even.get(players) or (-log(max(1, players - 1)),) * 2
        weight = between(self.rewards, progress)
        return 1 / (1 + exp(-(between(even, progress) + weight * log_odds(reward))))


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress


def log_odds(reward: float) -> float:
    inside = min(1 - BOUND, max(BOUND, reward))
    return log(inside / (1 - inside))


@cache
def read(key: str) -> dict[str, object]:
    return tomllib.loads((SCALES / f"{key}.toml").read_text(encoding="utf-8"))


def find_scales(game: Game) -> Scales:
    """Those of a game, or of one that nobody has looked into yet."""
    row = read(game.key if (SCALES / f"{game.key}.toml").exists() else "other")

    def by_players(name: str) -> dict[int, object]:
        found = row.get(name, {})
        assert isinstance(found, dict)
        return {int(players): value for players, value in found.items()}

    return Scales(
        lengths={players: int(str(acts)) for players, acts in by_players("lengths").items()},
        leads=pair(row["leads"]),
        rewards=pair(row["rewards"]),
        even={players: pair(ends) for players, ends in by_players("even").items()},
    )


def pair(ends: object) -> tuple[float, float]:
    assert isinstance(ends, list)
    return float(ends[0]), float(ends[1])


def prospects(
    position: Position, evaluation: Evaluation, scales: Scales, acts: int, looks: int, rng: Rng
) -> list[float]:
    """Every seat's chance in a position that lies open: the mean over looks ahead.

    Once nothing but the result is left it is exact; equals share the first place.
    """
    sums = [0.0] * position.players
    for _ in range(looks if position.waiting else 1):
        after = look_on(position, evaluation, rng)
        if after.waiting:
            leads = [evaluation.worth(after, seat) / (SCALE * POINT) for seat in range(len(sums))]
            chances = scales.by_leads(leads, acts)
        else:
            places = after.places()
            chances = [(place == 1) / places.count(1) for place in places]
        sums = [total + chance for total, chance in zip(sums, chances, strict=True)]
    return [total / sum(sums) for total in sums]
