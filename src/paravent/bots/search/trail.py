# cython: language_level=3
"""What each seat has seen of what was done since the search began, as one key a seat.

Everybody sees who acts. What a seat cannot see of an act is no part of its key: what several
choose at once until all have chosen, and what `Position.veil` hides. What is dealt is no part of
any key either: the search averages over it.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.paravent.bots.search.trail import mix
    from cython.cimports.paravent.core.position import Position
else:
    from paravent.core.numbers import MAX_CHOICES, MAX_SEATS
    from paravent.core.position import Position

    WORD = 0xFFFFFFFFFFFFFFFF

    def mix(key: int, fact: int) -> int:
        """A key that depends on all facts so far and on their order."""
        key = ((key ^ fact) * 0x9E3779B97F4A7C15) & WORD
        key = ((key ^ (key >> 29)) * 0xBF58476D1CE4E5B9) & WORD
        return key ^ (key >> 32)


MOST_SEALED = cython.declare(cython.int, 64)
SOMETHING = cython.declare(cython.int, MAX_CHOICES)  # an action that is not told
ROW = cython.declare(cython.int, 2 * MAX_CHOICES)


@cython.final
@cython.cclass
class Trail:
    """The keys of all seats, and what is still sealed."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.keys = [0] * MAX_SEATS
            self.sealed_seat = [0] * MOST_SEALED
            self.sealed_action = [0] * MOST_SEALED
            self.sealed_veil = [0] * MOST_SEALED
        for seat in range(MAX_SEATS):
            self.keys[seat] = seat + 1
        self.sealed = 0

    def follow(self, other: Trail) -> cython.int:
        """Begin where another trail has ended."""
        for seat in range(MAX_SEATS):
            self.keys[seat] = other.keys[seat]
        self.sealed = other.sealed
        for index in range(other.sealed):
            self.sealed_seat[index] = other.sealed_seat[index]
            self.sealed_action[index] = other.sealed_action[index]
            self.sealed_veil[index] = other.sealed_veil[index]
        return 0

    def act(self, position: Position, seat: cython.int, action: cython.int) -> cython.int:
        """Let a seat act, and everybody see what they may see of it."""
        phase: cython.int = position.phase
        waiting: cython.int = position.waiting
        veil: cython.int = position.veil(seat, action)
        if self.sealed > 0 or waiting & (waiting - 1):
            if self.sealed < MOST_SEALED:
                self.sealed_seat[self.sealed] = seat
                self.sealed_action[self.sealed] = action
                self.sealed_veil[self.sealed] = veil
                self.sealed += 1
            self.keys[seat] = mix(self.keys[seat], seat * ROW + action)
            position.act(seat, action)
            if position.phase != phase or position.waiting & ~waiting:
                self.unseal(position.players)
            return 0
        self.tell(position.players, seat, action, veil)
        position.act(seat, action)
        return 0

    def tell(
        self, players: cython.int, seat: cython.int, action: cython.int, veil: cython.int
    ) -> cython.int:
        """An act is seen by all, by some of them only as something."""
        for other in range(players):
            seen: cython.int = SOMETHING if (veil >> other) & 1 else action
            self.keys[other] = mix(self.keys[other], seat * ROW + seen)
        return 0

    def unseal(self, players: cython.int) -> cython.int:
        """What was chosen at once lies open, but for veils; whoever chose it knows it already."""
        for index in range(self.sealed):
            for other in range(players):
                if other != self.sealed_seat[index]:
                    seen: cython.int = self.sealed_action[index]
                    if (self.sealed_veil[index] >> other) & 1:
                        seen = SOMETHING
                    self.keys[other] = mix(self.keys[other], self.sealed_seat[index] * ROW + seen)
        self.sealed = 0
        return 0
