"""Company: who is connected, by network address, guest and session, and who must go."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from paravent.core.mistakes import Mistake
from paravent.server.bans import banned
from paravent.server.guests import Visit
from paravent.server.sessions import welcome_still
from paravent.server.settings import Settings
from paravent.server.store import Store

log = logging.getLogger(__name__)


class Connected(Protocol):
    """A socket, as the company knows it."""

    address: str

    def dismiss(self) -> None:
        """Its session has ended."""

    def tell(self, message: bytes) -> None: ...


class Company:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.by_address: Counter[str] = Counter()
        self.by_guest: Counter[str] = Counter()
        self.by_session: dict[str, set[Connected]] = {}
        self.sockets: set[Connected] = set()
        self.sockets_of: dict[str, set[Connected]] = {}  # a guest
        self.banned: dict[str, int] = {}  # network addresses, until when

    def __len__(self) -> int:
        return self.by_address.total()

    @contextmanager
    def place(self, address: str, visit: Visit | None) -> Iterator[None]:
        """Room for one more socket; a Mistake if an address or a guest has too many."""
        guest = visit.guest.id if visit else ""
        if self.by_address[address] >= self.settings.sockets_per_address:
            raise Mistake("too-fast")
        if guest and self.by_guest[guest] >= self.settings.sockets_per_guest:
            raise Mistake("too-fast")
        counted = (self.by_address, address), (self.by_guest, guest)
        for counter, key in counted:
            counter[key] += 1
        try:
            yield
        finally:
            for counter, key in counted:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

    @contextmanager
    def joined(self, visit: Visit | None, socket: Connected) -> Iterator[None]:
        """A socket that is told when its session ends."""
        here = self.by_session.setdefault(visit.session, set()) if visit else set()
        mine = self.sockets_of.setdefault(visit.guest.id, set()) if visit else set()
        for circle in (here, mine, self.sockets):
            circle.add(socket)
        try:
            yield
        finally:
            for circle in (here, mine, self.sockets):
                circle.discard(socket)
            if visit and not here:
                self.by_session.pop(visit.session, None)
            if visit and not mine:
                self.sockets_of.pop(visit.guest.id, None)

    def part(self, sessions: Iterable[str]) -> None:
        """These sessions have ended."""
        for session in sessions:
            for socket in list(self.by_session.pop(session, ())):
                socket.dismiss()

    def of(self, guest: str) -> list[Connected]:
        """The sockets of a guest."""
        return list(self.sockets_of.get(guest, ()))

    def shuts_out(self, address: str) -> bool:
        """Whether a network address is banned."""
        return self.banned.get(address, 0) > self.settings.clock()

    async def look(self, *others: Callable[[], Awaitable[None]]) -> None:
        """Again and again: who has been banned, which sessions have ended elsewhere?

        With what else there is to look for, as often.
        """
        while True:
            for look in (self.look_once, *others):
                try:
                    await look()
                except Exception:
                    log.exception("what others have changed could not be looked up")
            await asyncio.sleep(self.settings.look_seconds)

    async def look_once(self) -> None:
        self.banned = await self.store.read(banned)
        for socket in list(self.sockets) if self.banned else ():
            if self.shuts_out(socket.address):
                socket.dismiss()
        if here := list(self.by_session):
            now = self.settings.clock()
            still = await self.store.read(welcome_still, here, now)
            self.part(set(here) - still)
