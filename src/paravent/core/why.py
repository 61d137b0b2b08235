"""Why an act is refused: a code, its parameters and the rule it rests on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from paravent.core.numbers import CHANCE
from paravent.core.position import Position

if TYPE_CHECKING:
    from paravent.core.game import Game


@dataclass(frozen=True)
class Reason:
    """`code` names a message `reason-<code>`; `rule` is a paragraph such as R4.1, or empty."""

    code: str
    rule: str = ""
    details: dict[str, object] = field(default_factory=dict)


class Refused(Exception):
    """An act that is not legal now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code)
        self.reason = reason


def why_not(game: Game, position: Position, seat: int, action: int) -> Reason | None:
    """None exactly for the legal acts of a seat; otherwise the reason why not."""
    actors = position.actors()
    if not actors:
        return Reason("over")
    if seat not in actors:
        if actors == (CHANCE,):
            return Reason("dealing")
        return Reason("not-your-turn", details={"seats": list(actors)})
    return game.why_not(position, seat, action)
