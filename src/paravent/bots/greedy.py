"""The greedy bot: every action is tried on guesses, followed by quick play and judged."""

from __future__ import annotations

from paravent.bots.evaluation import SCALE, Evaluation
from paravent.bots.lookahead import foresee
from paravent.core.outlook import Outlook
from paravent.core.rng import Rng


class GreedyBot:
    """Looks one step ahead; what it cannot see it guesses, many times."""

    name = "greedy"
    guesses = 16  # at every decision; more of them were not stronger

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        actions = outlook.legal()
        return actions[0] if len(actions) == 1 else self.weigh(outlook, rng)[0][0]

    def weigh(self, outlook: Outlook, rng: Rng) -> list[tuple[int, int]]:
        actions = outlook.legal()
        totals = dict.fromkeys(actions, 0)
        for _ in range(self.guesses):
            position = outlook.guess(rng)
            luck = rng.bits()
            for action in actions:
                # The same luck for all, so that only the actions differ.
                worth = foresee(position, outlook.seat, action, self.evaluation, Rng(luck))
                totals[action] += worth
        unit = self.guesses * SCALE
        ranked = sorted(actions, key=lambda action: (-totals[action], action))
        return [(action, round(totals[action] / unit)) for action in ranked]
