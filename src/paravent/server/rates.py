"""Rate limits: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

from paravent.core.mistakes import Mistake
from paravent.server.settings import Rate, Settings

KEYS = 10_000  # the least used are forgotten: a full bucket is what they would have


class Bucket:
    """As many tokens as the burst, refilled by the second."""

    __slots__ = ("filled", "rate", "tokens")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        tokens = self.tokens + (now - self.filled) * self.rate.per_second
        if tokens > self.rate.burst:
            tokens = self.rate.burst
        self.tokens, self.filled = (tokens - 1 if tokens >= 1 else tokens), now
        return tokens >= 1


class Buckets:
    """One bucket for each key, such as a network address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.by_key.get(key)
        if bucket is None:
            bucket = self.by_key[key] = Bucket(self.rate)
            if len(self.by_key) > KEYS:
                self.by_key.popitem(last=False)
        self.by_key.move_to_end(key)
        return bucket.take()

    def check(self, key: str) -> None:
        """Take a token; a Mistake if there is none."""
        if not self.take(key):
            raise Mistake("too-fast")


class Limit:
    """One thing that may be done so often: by a guest, and by all at one network address."""

    def __init__(self, rate: Rate, crowd: int) -> None:
        self.guests = Buckets(rate)
        self.addresses = Buckets(rate.times(crowd))

    def take(self, address: str, guest: str | None) -> bool:
        return self.addresses.take(address) and self.guests.take(guest or address)

    def check(self, address: str, guest: str | None) -> None:
        if not self.take(address, guest):
            raise Mistake("too-fast")


class Shunned:
    """Addresses that go on although they are told that they come too fast, for a while."""

    def __init__(self, rate: Rate, seconds: float) -> None:
        self.offences = Buckets(rate)
        self.seconds = seconds
        self.until: dict[str, float] = {}

    def __contains__(self, address: str) -> bool:
        until = self.until.get(address)
        if until is None:
            return False
        if until < time.monotonic():
            del self.until[address]
            return False
        return True

    def offend(self, address: str) -> None:
        if not self.offences.take(address):
            if len(self.until) >= KEYS:
                self.until.clear()
            self.until[address] = time.monotonic() + self.seconds


class Limits:
    """How often anybody may do what, over all connections; `address` is that of a network."""

    def __init__(self, settings: Settings) -> None:
        crowd = settings.crowd
        self.reads = Limit(settings.reads, crowd)
        self.changes = Limit(settings.changes, crowd)
        self.messages = Limit(settings.messages, crowd)
        self.looks = Limit(settings.looks, crowd)
        self.hints = Limit(settings.hints, crowd)
        self.weighings = Limit(settings.weighings, crowd)
        self.reviews = Limit(settings.reviews, crowd)
        self.names = Limit(settings.names, crowd)
        self.chats = Limit(settings.chats, crowd)
        self.keys = Limit(settings.keys, crowd)
        self.exports = Limit(settings.exports, crowd)
        self.mails = Limit(settings.mails, crowd)
        self.vacations = Limit(settings.vacations, crowd)
        self.reminders = Limit(settings.reminders, crowd)
        self.all_mails = Buckets(settings.all_mails)
        self.lists = Limit(settings.lists, crowd)
        self.meetings = Limit(settings.meetings, crowd)
        self.proposals = Limit(settings.proposals, crowd)
        self.clubs = Limit(settings.clubs, crowd)
        self.reports = Limit(settings.reports, crowd)
        self.new_guests = Buckets(settings.new_guests)
        self.files = Buckets(settings.files)
        self.sockets = Limit(settings.sockets, crowd)
        self.shunned = Shunned(settings.offences, settings.shun_seconds)
