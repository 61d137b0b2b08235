"""The random bot: any legal action, all alike. The floor that every other bot must beat."""

from __future__ import annotations

from paravent.bots.bot import Weighed
from paravent.core.outlook import Outlook
from paravent.core.rng import Rng


class RandomBot:
    """Plays without thinking."""

    name = "random"

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        actions = outlook.legal()
        return actions[rng.below(len(actions))]

    def weigh(self, outlook: Outlook, rng: Rng) -> list[Weighed]:
        return [Weighed(action, 0, {}) for action in outlook.legal()]
