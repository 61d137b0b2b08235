"""An outlook: all that a bot gets of a game, which is what a person in its seat may know."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from paravent.core.observing.encoder import Encoder
from paravent.core.position import Position
from paravent.core.rng import Rng

if TYPE_CHECKING:
    from paravent.core.game import Game, View


class Outlook:
    """The view of a seat, its legal actions, and guesses at what it cannot see."""

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__position = position

    def view(self) -> View:
        """What the seat sees, in words."""
        return self.game.view(self.__position, self.seat)

    def observe(self) -> array[int]:
        """The same as numbers, which `game.observation` names."""
        return Encoder(self.game).observe(self.__position, self.seat)

    def legal(self) -> list[int]:
        """What the seat may do, ascending, as positions number actions."""
        return self.__position.legal(self.seat)

    def guess(self, rng: Rng) -> Position:
        """A position that the seat cannot tell from the real one."""
        position = self.__position.clone()
        position.redeal(self.seat, rng)
        return position
