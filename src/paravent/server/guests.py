"""Guests: a nickname and a session, known by an opaque token whose digest alone is stored."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from paravent.core.mistakes import Mistake
from paravent.server import queries
from paravent.server.records import Guest
from paravent.server.settings import DAY_MS, Settings
from paravent.server.store import Store

COOKIE = "paravent"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers allow
LONGEST_NAME = 24
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


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


def tidy_line(text: str, longest: int) -> str:
    """A line of chat as it is shown."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not tidy:
        raise Mistake("chat-empty")
    if len(tidy) > longest:
        raise Mistake("chat-long", most=longest)
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Cn", "Co") for letter in tidy):
        raise Mistake("chat-letters")
    return tidy


class Guests:
    """Who comes with which token."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def recognise(self, token: str | None) -> Guest | None:
        if not token or len(token) > 100:
            return None
        found = await self.store.read(queries.guest_with, digest(token))
        if found is None:
            return None
        guest, seen = found
        now = self.settings.clock()
        if now - seen > DAY_MS:
            await self.store.write(queries.see_guest, guest.id, now)
        return guest

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest and the token of its session."""
        guest, token = Guest(new_id(16), tidy_name(name)), new_token()
        await self.store.write(queries.add_guest, guest, digest(token), self.settings.clock())
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """A new nickname; tables where the guest sits keep the old one."""
        renamed = Guest(guest.id, tidy_name(name))
        await self.store.write(queries.rename_guest, renamed.id, renamed.name)
        return renamed
