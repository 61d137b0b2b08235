"""What can be tuned about a server; the defaults are those of a site for friends."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


MINUTE_MS = 60 * 1000
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more every second."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Retention:
    """After how many days without a change something is forgotten."""

    guest: int = 90  # without a seat anywhere, and not seen
    open_table: int = 90  # never started
    running_table: int = 400  # as long as the cookie of a session lasts; it is closed then
    closed_table: int = 30  # with its journal
    chat: int = 180  # of a table that is over; its log stays


@dataclass(frozen=True)
class Settings:
    clock: Callable[[], int] = milliseconds
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    message_bytes: int = 8 * 1024
    new_guests: Rate = Rate(20, 0.2)  # by network address
    changes: Rate = Rate(40, 4)  # lobby requests that change something, by guest
    reads: Rate = Rate(200, 50)  # by network address
    messages: Rate = Rate(60, 20)  # by socket
    hints: Rate = Rate(5, 0.5)  # by socket
    chats: Rate = Rate(8, 0.7)  # by socket
    sockets_per_address: int = 200
    tables_watched: int = 20  # by socket
    tables_per_guest: int = 60  # open or running
    outbox: int = 200  # messages that may wait for a slow reader
    seat_link_ms: int = DAY_MS
    live_patience_ms: int = 3 * MINUTE_MS  # for a decision; slow tables choose their own
    restart_grace_ms: int = 60 * MINUTE_MS  # nobody is late sooner after a start of the server
    chat_length: int = 300
    chat_lines: int = 100  # told when a table is opened
    bot_pause: float = 0.4  # seconds, so that people can follow
    bot_workers: int = 1
    bots_ready: bool = True  # start a process for them before anybody asks
    idle_seconds: float = 600  # until a table that nobody looks at leaves the memory
    retention: Retention = Retention()
