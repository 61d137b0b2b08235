"""The encoder: observations of the positions of a game, as learners take them."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Any

from paravent.core.game import Game
from paravent.core.numbers import NOBODY
from paravent.core.observing.reading import read
from paravent.core.position import COMPILED, Position


class Encoder:
    """`observe(position, seat)`: what a seat may know, `length` numbers; NOBODY is the audience."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.length = game.observation.size

    def observe(self, position: Position, seat: int) -> array[int]:
        values = array("h", bytes(2 * self.length))
        self.observe_into(position, seat, values)
        return values

    def observe_into(self, position: Position, seat: int, target: Any) -> None:
        """The same, written into an array of 16-bit numbers that is there already."""
        if not NOBODY <= seat < position.players:
            raise ValueError(f"there is no seat {seat}")
        if COMPILED:
            position.observe_into(seat, target, self.length)
            return
        values = memoryview(target).cast("B").cast("h")
        if len(values) != self.length:
            raise ValueError(f"an observation has {self.length} numbers, not {len(values)}")
        for place, value in enumerate(read(self.game, position, seat)):
            values[place] = value

    def key(self, position: Position, seat: int) -> int:
        """64 bits that are the same for all that a seat cannot tell apart now."""
        told = self.observe(position, seat).tobytes()
        return int.from_bytes(blake2b(told, digest_size=8).digest(), "little")
