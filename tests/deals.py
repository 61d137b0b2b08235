"""The luck of a test: every fresh deal follows from --deals N, from the test's name and its turn.

Whatever else is left to luck is drawn from a fresh deal: what bots do (`Dealer.luck`), what people
do in a test (`Random(Dealer.fresh().seed)`), and what the processes deal that a test starts.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import count

from paravent.core import dealer


class Luck:
    """In place of `secrets`: the same bytes from the same origin, others each time."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.asked = count()
        self.next: list[bytes] = []

    def token_bytes(self, size: int) -> bytes:
        if self.next:
            return self.next.pop()
        return sha256(f"{self.origin}\0{next(self.asked)}".encode()).digest()[:size]


def deal_from(origin: str) -> None:
    """From now on this process deals what follows from the origin."""
    dealer.secrets = Luck(origin)  # type: ignore[assignment, attr-defined]


def deal_next(seed: bytes) -> None:
    """The next table has the deals of a game that the test knows already."""
    dealer.secrets.next.append(seed)  # type: ignore[attr-defined]
