"""What a bot is: something that chooses an action from what its seat may know."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from paravent.core.mistakes import Mistake
from paravent.core.outlook import Outlook
from paravent.core.rng import Rng


class Interrupted(Exception):
    """Nobody wants to know any more what a bot would choose."""


class Failed(Mistake):
    """A bot of somebody's own did not choose, or not as the rules allow; it has lost the game."""


class Surroundings:
    """What a bot that thinks long has to mind; by default it is alone and not in a hurry."""

    def unwanted(self) -> bool:
        """Whether nobody waits for its choice any more."""
        return False

    def sharers(self) -> int:
        """How many share the time that it has for a decision."""
        return 1


ALONE = Surroundings()


class Weighed(NamedTuple):
    """A legal action with its value in hundredths of a point, and what that is made of."""

    action: int
    value: int
    parts: dict[str, int]


class Bot(Protocol):
    """A player. The same outlook and the same generator give the same choice of a new bot, unless
    it thinks by the clock."""

    name: str

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        """One of the legal actions of the outlook's seat."""

    def weigh(self, outlook: Outlook, rng: Rng) -> list[Weighed]:
        """Every legal action, best first."""
