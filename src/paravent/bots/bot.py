"""What a bot is: something that chooses an action from what its seat may know."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from paravent.core.outlook import Outlook
from paravent.core.rng import Rng


class Weighed(NamedTuple):
    """A legal action with its value in hundredths of a point, and what that is made of."""

    action: int
    value: int
    parts: dict[str, int]


class Bot(Protocol):
    """A player. The same outlook and the same generator give the same choice."""

    name: str

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        """One of the legal actions of the outlook's seat."""

    def weigh(self, outlook: Outlook, rng: Rng) -> list[Weighed]:
        """Every legal action, best first."""
