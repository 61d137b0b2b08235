"""Rate limits: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

from paravent.core.mistakes import Mistake
from paravent.server.settings import Rate

KEYS = 10_000  # the least used are forgotten: a full bucket is what they would have


class Bucket:
    """As many tokens as the burst, refilled by the second."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        gained = (now - self.filled) * self.rate.per_second
        self.tokens, self.filled = min(self.rate.burst, self.tokens + gained), now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each key, such as a network address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Take a token; a Mistake if there is none."""
        bucket = self.by_key.setdefault(key, Bucket(self.rate))
        self.by_key.move_to_end(key)
        if len(self.by_key) > KEYS:
            self.by_key.popitem(last=False)
        if not bucket.take():
            raise Mistake("too-fast")
