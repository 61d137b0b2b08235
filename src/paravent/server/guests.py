"""Guests: a nickname, and sessions known by opaque tokens whose digests alone are stored."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from paravent.core.mistakes import Mistake
from paravent.server import sessions
from paravent.server.database import GUEST_ROWS
from paravent.server.names import tidy_name
from paravent.server.settings import DAY_MS, MINUTE_MS, Settings
from paravent.server.store import Store

COOKIE = "paravent"
COOKIE_SECONDS = sessions.SESSION_DAYS * 24 * 3600
LONGEST_ID = 20
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
DEVICE_LINK_MS = 15 * MINUTE_MS


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class Visit:
    """A guest in one of its sessions; a cookie that is old is to be renewed."""

    guest: Guest
    session: str
    renew: bool = False


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether it could be the id of something."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_ID


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is stored of a token; it has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def add_guest(connection: Connection, guest: Guest, at: int) -> None:
    connection.execute(insert(GUEST_ROWS).values(id=guest.id, name=guest.name, created=at, seen=at))


def see_guest(connection: Connection, guest: str, at: int) -> None:
    connection.execute(update(GUEST_ROWS).where(GUEST_ROWS.c.id == guest).values(seen=at))


def rename_guest(connection: Connection, guest: str, name: str) -> None:
    connection.execute(update(GUEST_ROWS).where(GUEST_ROWS.c.id == guest).values(name=name))


def muted_until(connection: Connection, guest: str) -> int:
    query = select(GUEST_ROWS.c.muted).where(GUEST_ROWS.c.id == guest)
    return connection.execute(query).scalar() or 0


class Guests:
    """Who comes with which token."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def recognise(self, token: str | None) -> Visit | None:
        """Whose session it is; a Mistake for guests who are banned."""
        if not token or len(token) > 100:
            return None
        now = self.settings.clock()
        row = await self.store.read(sessions.session_with, digest(token))
        if row is None:
            return None
        if row.banned > now:
            raise Mistake("banned")
        stale = abs(now - row.seen) > DAY_MS  # the clock may have been wrong then
        if stale:
            await self.store.write(self._see, row.guest, row.id, now)
        return Visit(Guest(row.guest, row.name), row.id, renew=stale)

    async def welcome(self, name: str, device: str) -> tuple[Guest, str]:
        """A new guest and the token of its first session."""
        guest, token = Guest(new_id(16), tidy_name(name)), new_token()
        session, at = sessions.Session(new_id(), guest.id, device), self.settings.clock()

        def write(connection: Connection) -> None:
            add_guest(connection, guest, at)
            sessions.add_session(connection, digest(token), session, at)

        await self.store.write(write)
        return guest, token

    async def rename(self, guest: Guest) -> None:
        await self.store.write(rename_guest, guest.id, guest.name)

    # Sessions.

    async def link_device(self, guest: Guest) -> tuple[str, int]:
        """A token by which another device becomes this guest, once and soon."""
        token, now = new_token(), self.settings.clock()
        expires = now + DEVICE_LINK_MS
        await self.store.write(sessions.add_link, digest(token), guest.id, expires, now)
        return token, expires

    async def take_device(self, link: str, device: str) -> tuple[Guest, str]:
        """A new session of the guest who made the link."""
        token, now = new_token(), self.settings.clock()

        def write(connection: Connection) -> Guest:
            found = sessions.use_link(connection, digest(link), now)
            if found is None:
                raise Mistake("link-expired")
            session = sessions.Session(new_id(), found.id, device)
            sessions.add_session(connection, digest(token), session, now)
            sessions.end_oldest(connection, found.id, self.settings.sessions_per_guest)
            return Guest(found.id, found.name)

        return await self.store.write(write), token

    async def end_sessions(self, guest: Guest, ids: list[str]) -> None:
        await self.store.write(sessions.end_sessions, guest.id, ids)

    def _see(self, connection: Connection, guest: str, session: str, at: int) -> None:
        see_guest(connection, guest, at)
        sessions.see_session(connection, session, at)
