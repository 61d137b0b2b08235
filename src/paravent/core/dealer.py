"""The dealer: chance that can be verified afterwards.

A game's deals follow from one seed of 256 bits. Its commitment is published before the first
deal; once the seed is revealed anybody can check the commitment and every deal.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from string import hexdigits

from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.position import Position

SEED_BYTES = 32
SEED_TEXT = b"paravent seed\0"  # before a text that is hashed into a seed
DRAW = 1 << 32  # the deals of one draw
Redeal = tuple[int, int]  # from this deal on, this draw: those from before were seen and undone


def numbered(deal: int, redeals: Sequence[Redeal]) -> int:
    """The number of a deal of the game, which is never that of one that was taken back."""
    draw = next((draw for first, draw in reversed(redeals) if first <= deal), 0)
    return draw * DRAW + deal


class Dealer:
    """Deal number n depends on the seed, on n and on the weights only."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    @classmethod
    def fresh(cls) -> Dealer:
        return cls(secrets.token_bytes(SEED_BYTES))

    @classmethod
    def from_text(cls, text: str) -> Dealer:
        """A seed in 64 hexadecimal digits, or any other text, which is hashed into one."""
        if len(text) == 2 * SEED_BYTES and set(text) <= set(hexdigits):
            return cls(bytes.fromhex(text))
        if not text.strip():
            raise Mistake("empty-seed")
        return cls(hashlib.sha256(SEED_TEXT + text.encode()).digest())

    @property
    def commitment(self) -> str:
        """What is published before the first deal."""
        return hashlib.sha256(b"paravent commitment\0" + self.seed).hexdigest()

    def number(self, deal: int, bound: int) -> int:
        """An unbiased number below bound: whole words of the stream that fall in its range."""
        limit = (1 << 64) - (1 << 64) % bound
        attempt = 0
        while True:
            message = b"paravent deal\0" + deal.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            digest = hmac.digest(self.seed, message, "sha256")
            for start in range(0, len(digest), 8):
                word = int.from_bytes(digest[start : start + 8], "big")
                if word < limit:
                    return word % bound
            attempt += 1

    def luck(self, *moment: int) -> int:
        """64 bits for a bot: the same in the same game, and nothing of the deals in them."""
        mark = "".join(f"{name}\0" for name in ("paravent bot", *moment))
        return int.from_bytes(hashlib.sha256(mark.encode() + self.seed).digest()[:8], "big")

    def choose(self, deal: int, weights: Sequence[int]) -> int:
        """The index that deal number `deal` falls on, by weight."""
        mark = self.number(deal, sum(weights))
        for index, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return index
        raise AssertionError("weights must be positive")

    def deal(self, number: int, position: Position) -> int:
        """The action of CHANCE in this position, as deal number `number`."""
        actions = position.legal(CHANCE)
        return actions[self.choose(number, [position.weight(action) for action in actions])]
