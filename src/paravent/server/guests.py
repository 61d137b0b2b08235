"""Guests: a nickname and a session, known by an opaque token whose digest alone is stored."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from paravent.core.mistakes import Mistake
from paravent.server.database import GUEST_ROWS
from paravent.server.settings import DAY_MS, Settings
from paravent.server.store import Store

COOKIE = "paravent"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers allow
LONGEST_NAME = 24
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is stored of a token; it has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def tidy_name(name: str) -> str:
    """A nickname as it is shown; a Mistake if it cannot be one.

    Commas separate names in a log, and what cannot be seen could imitate another's name.
    """
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not tidy:
        raise Mistake("name-empty")
    if len(tidy) > LONGEST_NAME:
        raise Mistake("name-long", most=LONGEST_NAME)
    if "," in tidy or any(unicodedata.category(letter)[0] == "C" for letter in tidy):
        raise Mistake("name-letters")
    return tidy


def add_guest(connection: Connection, guest: Guest, digest: str, at: int) -> None:
    connection.execute(
        insert(GUEST_ROWS).values(id=guest.id, digest=digest, name=guest.name, created=at, seen=at)
    )


def guest_with(connection: Connection, digest: str) -> tuple[Guest, int] | None:
    """Whose session token has this digest, and when was that guest seen?"""
    row = connection.execute(
        select(GUEST_ROWS.c.id, GUEST_ROWS.c.name, GUEST_ROWS.c.seen).where(
            GUEST_ROWS.c.digest == digest
        )
    ).first()
    return (Guest(row.id, row.name), row.seen) if row else None


def see_guest(connection: Connection, guest: str, at: int) -> None:
    connection.execute(update(GUEST_ROWS).where(GUEST_ROWS.c.id == guest).values(seen=at))


def rename_guest(connection: Connection, guest: str, name: str) -> None:
    connection.execute(update(GUEST_ROWS).where(GUEST_ROWS.c.id == guest).values(name=name))


class Guests:
    """Who comes with which token."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def recognise(self, token: str | None) -> Guest | None:
        if not token or len(token) > 100:
            return None
        found = await self.store.read(guest_with, digest(token))
        if found is None:
            return None
        guest, seen = found
        now = self.settings.clock()
        if now - seen > DAY_MS:
            await self.store.write(see_guest, guest.id, now)
        return guest

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest and the token of its session."""
        guest, token = Guest(new_id(16), tidy_name(name)), new_token()
        await self.store.write(add_guest, guest, digest(token), self.settings.clock())
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """A new nickname; tables where the guest sits keep the old one."""
        renamed = Guest(guest.id, tidy_name(name))
        await self.store.write(rename_guest, renamed.id, renamed.name)
        return renamed
