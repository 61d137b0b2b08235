"""Perfect recall: all that a seat has seen and done, from the first deal on.

Two histories leave the same memory exactly if the seat cannot tell them apart: it has observed the
same and acted alike. What happens without changing anything that it can observe leaves no trace.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from paravent.core.game import Game, Setup
from paravent.core.observing.encoder import Encoder

NOTHING = -1
Acts = Sequence[tuple[int, int]]  # seats and their actions, deals included


class Memory:
    """What one seat remembers of a game that is still being played."""

    def __init__(self, game: Game, setup: Setup, seat: int) -> None:
        self.game, self.seat = game, seat
        self._encoder = Encoder(game)
        self._position = game.start(setup.players, setup.options)
        self._followed = 0
        self._seen = bytes(2 * game.observation.size)
        self._moments: list[tuple[int, bytes]] = []  # an own action or NOTHING, and what was seen
        self._digest = bytes([seat & 255])
        self._look(NOTHING)

    def follow(self, acts: Acts) -> Memory:
        """Live through what has happened since; `acts` are all of the game."""
        for actor, action in acts[self._followed :]:
            self._position.apply(actor, action)
            self._look(action if actor == self.seat else NOTHING)
        self._followed = len(acts)
        return self

    def _look(self, own: int) -> None:
        now = self._encoder.observe(self._position, self.seat).tobytes()
        if own != NOTHING or now != self._seen:
            self._moments.append((own, now))
            done = own.to_bytes(2, "little", signed=True)
            self._digest = blake2b(self._digest + done + now, digest_size=8).digest()
        self._seen = now

    @property
    def key(self) -> int:
        """All of it in 64 bits."""
        return int.from_bytes(self._digest, "little")

    def text(self) -> str:
        """What the seat did, and what it saw change, a line each."""
        names, told = self.game.observation.names(), list[str]()
        before = memoryview(bytes(2 * len(names))).cast("h")
        for own, seen in self._moments:
            now = memoryview(seen).cast("h")
            changes = [
                f"{name}={value}"
                for name, value, earlier in zip(names, now, before, strict=True)
                if value != earlier
            ]
            told += [f"> {self.game.notation.text(own)}"] if own != NOTHING else []
            told += [", ".join(changes)] if changes else []
            before = now
        return "\n".join(told)

    def copy(self) -> Memory:
        other = Memory.__new__(Memory)
        other.__dict__.update(self.__dict__)
        other._position, other._moments = self._position.clone(), list(self._moments)
        return other
