"""What can be tuned about a server; the defaults are those of a site for friends."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from paravent.bots.review import DEFAULT_SIMULATIONS
from paravent.server.accounts.mail import MailServer


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

    def times(self, many: int) -> Rate:
        return Rate(self.burst * many, self.per_second * many)


@dataclass(frozen=True)
class Retention:
    """After how many days without a change something is forgotten."""

    guest: int = 90  # without a seat anywhere, and not seen
    open_table: int = 90  # never started
    running_table: int = 400  # as long as the cookie of a session lasts; it is closed then
    table_with_bots: int = 14  # running, with one person and else bots; it is closed then
    closed_table: int = 30  # with its journal
    chat: int = 180  # of a table that is over; its log stays. Reports with what was said, too


def patience() -> dict[str, float]:
    """Seconds that a connection may keep us waiting, by its phase."""
    return {"request": 10, "body": 10, "handshake": 10, "unread": 10, "closing": 5}


@dataclass(frozen=True)
class Settings:
    clock: Callable[[], int] = milliseconds
    origins: tuple[str, ...] = ()  # where the site is found; its pages may talk to us
    proxies: tuple[str, ...] = ()  # networks that may say for whom they ask
    message_bytes: int = 8 * 1024
    # How often, by guest; everybody without a session at one network address is one guest.
    reads: Rate = Rate(100, 20)  # requests
    changes: Rate = Rate(40, 4)  # requests that change something
    messages: Rate = Rate(60, 20)
    looks: Rate = Rate(60, 5)  # messages that ask for a whole game
    hints: Rate = Rate(5, 0.5)
    weighings: Rate = Rate(10, 1)
    reviews: Rate = Rate(5, 0.01)
    review_simulations: int = DEFAULT_SIMULATIONS  # of each decision
    names: Rate = Rate(10, 0.1)  # other names of a guest: each is written at all its tables
    chats: Rate = Rate(8, 0.7)
    keys: Rate = Rate(20, 0.1)  # attempts to sign in, and new keys
    exports: Rate = Rate(5, 0.01)  # of all that is stored about a guest, and their deletion
    mails: Rate = Rate(5, 0.005)  # links that are asked for
    lists: Rate = Rate(60, 5)  # pages of leaders, profiles and finished games
    meetings: Rate = Rate(30, 1)  # looking for players, friends and people to stay away from
    proposals: Rate = Rate(10, 0.01)  # games that somebody is asked for
    clubs: Rate = Rate(40, 0.5)  # changes of clubs and tournaments
    reports: Rate = Rate(5, 0.01)  # to whoever runs the site
    vacations: Rate = Rate(10, 0.02)
    reminders: Rate = Rate(20, 0.1)  # changes of who is reminded, and where
    crowd: int = 5  # all guests at one network address may do so many times as much
    new_guests: Rate = Rate(20, 0.2)  # by network address
    all_mails: Rate = Rate(300, 0.1)  # of everybody
    mails_per_address: int = 3  # links to one mail address within an hour
    mail: MailServer | None = None  # letters are sent only if there is one
    files: Rate = Rate(1000, 100)  # of the pages, by network address
    sockets: Rate = Rate(30, 2)  # that are opened
    at_once_seconds: float = 0.25  # of work for a network address, until its requests wait
    offences: Rate = Rate(100, 5)  # refused requests, by network address, until it is shunned
    shun_seconds: float = 10
    frames: Rate = Rate(20, 1)  # of a socket that are no messages
    connections: int = 0  # in all; 0 for as many as there can be open files
    connections_per_address: int = 300
    sockets_per_address: int = 200
    sockets_per_guest: int = 30
    sessions_per_guest: int = 20  # the oldest end
    patience: dict[str, float] = field(default_factory=patience)
    look_seconds: float = 5  # until a ban, or a session that ended elsewhere, is noticed
    drain_seconds: float = 0  # within which those at tables are sent away when the server stops
    tables_watched: int = 20  # by socket
    tables_per_guest: int = 60  # open or running
    tables_offered: int = 5  # public and not started, by guest
    clubs_per_guest: int = 20  # of which somebody is a member
    members_per_club: int = 300
    tournaments_per_club: int = 10  # that are not over
    entrants: int = 128  # of a tournament
    gather_ms: int = 5 * MINUTE_MS  # to come to a live table of a tournament, until it begins
    live_linger_ms: int = 10 * MINUTE_MS  # in the lobby, after the last person has gone
    slow_linger_ms: int = 7 * DAY_MS
    outbox_bytes: int = 1 << 20  # that may wait for a slow reader
    seat_link_ms: int = DAY_MS
    live_patience_ms: int = 3 * MINUTE_MS  # for a decision; slow tables choose their own
    restart_grace_ms: int = 60 * MINUTE_MS  # nobody is late sooner after servers were away
    clock_seconds: float = 1  # between two looks for whose time has run out
    remind_seconds: float = 20  # between two looks for whom to remind
    push_loopback: bool = False  # push services on this machine are called too: for tests
    vacation_days: int = 28  # in a year, by guest
    chat_length: int = 300
    chat_lines: int = 100  # told when a table is opened
    bot_pause: float = (
        0  # seconds before an act; the pages show acts at the pace that each person likes
    )
    bot_workers: int = 1
    bots_ready: bool = True  # start a process for them before anybody asks
    idle_seconds: float = 600  # until a table that nobody looks at leaves the memory
    retention: Retention = Retention()
