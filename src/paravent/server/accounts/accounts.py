"""Accounts: a guest who has keys can sign in anywhere, and nothing that was played is lost.

Whoever signs in or gains a key has a new session afterwards: a cookie that somebody else has put
into the browser before leads nowhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from sqlalchemy import Connection

from paravent.core.mistakes import Mistake
from paravent.server import sessions
from paravent.server.accounts import erasing, keys, mail_links, moving, passkeys
from paravent.server.accounts.mail import Post, tidy_address
from paravent.server.accounts.passkeys import CHALLENGE_MS, Site
from paravent.server.accounts.postman import Postman
from paravent.server.accounts.schema import PasskeyMade, PasskeyUsed
from paravent.server.clubs import clubs
from paravent.server.company import Company
from paravent.server.guests import Guest, Visit, digest, new_id, new_token
from paravent.server.hall import Hall
from paravent.server.sheet import Sheet
from paravent.server.store import Conflict

Find = Callable[[Connection, str], list[str]]
Work = Callable[[Connection, Sequence[str], int], list[Sheet]]
ATTEMPTS = 5  # of a change that other processes come before


class Accounts:
    def __init__(self, hall: Hall, company: Company, post: Post, postman: Postman) -> None:
        self.hall = hall
        self.store = hall.store
        self.settings = hall.settings
        self.company = company
        self.post = post
        self.postman = postman

    # Passkeys.

    async def challenge(self, guest: Guest | None) -> str:
        """What a passkey is to sign; a new one of a guest, or any that is known."""
        token, expires = new_token(), self.settings.clock() + CHALLENGE_MS
        await self.store.write(keys.add_challenge, token, guest.id if guest else None, expires)
        return token

    async def add_passkey(self, visit: Visit, form: PasskeyMade, site: Site, device: str) -> str:
        """Keep the name by a new passkey; the token of the session from now on."""
        challenge = await self._answered(form.client_data, visit.guest)
        public, count = await asyncio.to_thread(passkeys.made, form, challenge, site)
        now = self.settings.clock()
        made = keys.Passkey(form.id, visit.guest.id, public, count, device, now, now)
        return await self.renew(visit, device, lambda one: keys.add_passkey(one, made))

    async def enter_by_passkey(
        self, before: Visit | None, form: PasskeyUsed, site: Site, device: str
    ) -> tuple[Guest, str]:
        challenge = await self._answered(form.client_data, None)
        known = await self.store.read(keys.find_passkey, form.id)
        if known is None:
            raise Mistake("passkey-unknown")
        count = await asyncio.to_thread(passkeys.used, form, challenge, site, known)
        now = self.settings.clock()
        return await self.enter(
            before, device, lambda one: keys.use_passkey(one, known.id, count, now)
        )

    async def _answered(self, client_data: str, guest: Guest | None) -> str:
        """The challenge that was answered, which nobody can answer again."""
        challenge, now = passkeys.challenge_in(client_data), self.settings.clock()
        asked = guest.id if guest else None
        if not await self.store.write(keys.use_challenge, challenge, asked, now):
            raise Mistake("passkey-late")
        return challenge

    # Letters.

    async def ask_mail(self, guest: Guest | None, address: str, host: str, lang: str) -> None:
        """Send a link: to keep the guest's name, or to whoever keeps theirs by this address."""
        if self.post.server is None:
            raise Mistake("mail-off")
        now, most = self.settings.clock(), self.settings.mails_per_address
        asked = mail_links.Question(tidy_address(address), guest, lang, self._found_at(host))
        await self.store.write(mail_links.ask, asked, now, most)
        self.postman.call()

    def _found_at(self, host: str) -> str:
        """Where the site is found: never what a request says, for it may be another's."""
        here = [one for one in self.settings.origins if urlsplit(one).netloc == host.lower()]
        return [*here, *self.settings.origins][0]

    async def read_mail(self, token: str) -> mail_links.Purpose:
        return await self.store.read(mail_links.read, token, self.settings.clock())

    async def enter_by_mail(
        self, before: Visit | None, token: str, device: str
    ) -> tuple[Guest, str]:
        now = self.settings.clock()
        return await self.enter(before, device, lambda one: mail_links.use(one, token, now))

    # Recovery codes.

    async def new_codes(self, visit: Visit, device: str) -> tuple[list[str], str]:
        codes, guest = keys.new_codes(), visit.guest.id
        return codes, await self.renew(visit, device, lambda one: keys.set_codes(one, guest, codes))

    async def enter_by_code(
        self, before: Visit | None, code: str, device: str
    ) -> tuple[Guest, str]:
        return await self.enter(before, device, lambda one: keys.use_code(one, code))

    # Sessions.

    async def enter(
        self, before: Visit | None, device: str, find: Callable[[Connection], Guest]
    ) -> tuple[Guest, str]:
        """Sign in as the guest that is found, with a new session in place of the one before.

        What somebody without keys has played here goes along. The old session ends last: whatever
        goes wrong meanwhile can be tried again.
        """
        token, now = new_token(), self.settings.clock()

        def write(connection: Connection) -> tuple[Guest, bool]:
            guest = find(connection)
            self._begin(connection, guest, token, device, now)
            return guest, before is not None and bool(keys.keys_of(connection, before.guest.id))

        guest, kept = await self.store.write(write)
        if before is not None:
            if before.guest.id != guest.id and not kept:
                await self._bring(before.guest, guest)
            await self._end(before)
        return guest, token

    async def renew(self, visit: Visit, device: str, work: Callable[[Connection], None]) -> str:
        """Do something together with a new session in place of this one; its token."""
        token, now = new_token(), self.settings.clock()

        def write(connection: Connection) -> None:
            work(connection)
            self._begin(connection, visit.guest, token, device, now)

        await self.store.write(write)
        await self._end(visit)
        return token

    def _begin(
        self, connection: Connection, guest: Guest, token: str, device: str, now: int
    ) -> None:
        session = sessions.Session(new_id(), guest.id, device)
        sessions.add_session(connection, digest(token), session, now)
        sessions.end_oldest(connection, guest.id, self.settings.sessions_per_guest)

    async def _end(self, visit: Visit) -> None:
        await self.store.write(sessions.end_sessions, visit.guest.id, [visit.session])
        self.company.part([visit.session])

    # Tables.

    async def _bring(self, old: Guest, new: Guest) -> None:
        await self._at_tables(
            old, moving.tables_with, lambda one, ids, at: moving.bring(one, ids, old, new, at)
        )
        await self.store.write(moving.bring_past, old, new)
        await self.store.write(clubs.bring, old.id, new.id, self.settings.clock())

    async def erase(self, guest: Guest) -> None:
        """Forget a person; their games stay for the others."""
        await self._at_tables(
            guest,
            moving.tables_ever_with,
            lambda one, ids, at: erasing.erase_seats(one, ids, guest, at),
        )
        ended = [one.id for one in await self.store.read(sessions.sessions_of, guest.id)]
        await self.store.write(erasing.erase_guest, guest, self.settings.clock())
        self.company.part(ended)

    async def _at_tables(self, guest: Guest, find: Find, work: Work) -> None:
        """Change all tables of a guest, some at a time."""
        table_ids = await self.store.read(find, guest.id)
        for first in range(0, len(table_ids), moving.AT_ONCE):
            some = table_ids[first : first + moving.AT_ONCE]
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    changed = await self.store.write(work, some, self.settings.clock())
                    break
                except Conflict:
                    if attempt == ATTEMPTS:
                        raise
            await self.hall.follow(changed)
