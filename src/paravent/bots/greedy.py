"""The greedy bot: every action is tried on guesses, followed by quick play and judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from paravent.bots.bot import Weighed
from paravent.bots.evaluation import SCALE, Evaluation
from paravent.bots.lookahead import foresee
from paravent.core.outlook import Outlook
from paravent.core.position import Position
from paravent.core.rng import Rng

RIVALS = "rivals"  # the part of a value that is how the others stand


class GreedyBot:
    """Looks one step ahead; what it cannot see it guesses, many times."""

    guesses = 16  # at most, at every decision; more of them were not stronger

    def __init__(self, evaluation: Evaluation, name: str = "greedy", overlooks: int = 0) -> None:
        self.evaluation = evaluation
        self.name = name
        self.overlooks = overlooks  # percent of the actions, when it chooses

    @property
    def _tries(self) -> int:
        return min(self.guesses, self.evaluation.guesses())

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        actions = outlook.legal()
        if len(actions) == 1:
            return actions[0]
        totals = dict.fromkeys(noticed(actions, self.overlooks, rng), 0)
        for action, after in self._foreseen(outlook, list(totals), rng):
            totals[action] += self.evaluation.worth(after, outlook.seat)
        return any_best(totals, rng)

    def weigh(self, outlook: Outlook, rng: Rng) -> list[Weighed]:
        return self.weigh_some(outlook, outlook.legal(), rng)

    def weigh_some(self, outlook: Outlook, actions: list[int], rng: Rng) -> list[Weighed]:
        """Some of the legal actions, best first."""
        totals = dict.fromkeys(actions, 0)
        sums: dict[int, Counter[str]] = {action: Counter() for action in totals}
        for action, after in self._foreseen(outlook, list(totals), rng):
            worth, parts = judged(self.evaluation, after, outlook.seat)
            totals[action] += worth
            sums[action].update(parts)
        unit = self._tries * SCALE
        return [
            Weighed(
                action,
                round(totals[action] / unit),
                {name: round(part / self._tries) for name, part in sums[action].items()},
            )
            for action in ranked(totals)
        ]

    def _foreseen(
        self, outlook: Outlook, actions: list[int], rng: Rng
    ) -> Iterator[tuple[int, Position]]:
        """Every action, and where it may lead, on each guess."""
        for _ in range(self._tries):
            position = outlook.guess(rng)
            luck = rng.bits()
            for action in actions:
                # The same luck for all, so that only the actions differ.
                yield action, foresee(position, outlook.seat, action, self.evaluation, Rng(luck))


def judged(evaluation: Evaluation, after: Position, seat: int) -> tuple[int, dict[str, int]]:
    """A seat's worth, and the parts that it is the sum of."""
    worth = evaluation.worth(after, seat)
    parts = evaluation.parts(after, seat)
    return worth, {**parts, RIVALS: round(worth / SCALE) - sum(parts.values())}


def noticed(actions: list[int], overlooks: int, rng: Rng) -> list[int]:
    """The actions that do not escape notice, others every time; all of them if none is left."""
    if overlooks == 0:
        return actions
    return [action for action in actions if rng.below(100) >= overlooks] or actions


def any_best(totals: dict[int, int], rng: Rng) -> int:
    """One of the best: by number, victims who sit in front would be struck more often."""
    most = max(totals.values())
    best = [action for action, total in totals.items() if total == most]
    return best[rng.below(len(best))] if len(best) > 1 else best[0]


def ranked(totals: dict[int, int]) -> list[int]:
    return sorted(totals, key=lambda action: (-totals[action], action))
