"""The postman brings the letters that wait in rows to the mail server, as soon as it takes them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from paravent.server.accounts import mail_links
from paravent.server.accounts.letters import LinkLetter
from paravent.server.accounts.mail import Post
from paravent.server.accounts.mail_links import LINK_MINUTES, TAKEN_MS, Waiting
from paravent.server.settings import MINUTE_MS, Settings
from paravent.server.store import Store

# Ends before another server may take the letter, so that nobody gets it twice.
LETTER_SECONDS = (TAKEN_MS - MINUTE_MS) / 1000
log = logging.getLogger(__name__)


class Postman:
    def __init__(self, store: Store, settings: Settings, post: Post) -> None:
        self.store = store
        self.settings = settings
        self.post = post
        self._called = asyncio.Event()
        self._carried: set[str] = set()  # tokens of links in letters that are not sent yet

    def call(self) -> None:
        """There is a letter."""
        self._called.set()

    async def run(self) -> None:
        """Look when somebody calls, and now and then for what other servers have left."""
        while self.post.server is not None:
            try:
                await self.look()
            except Exception:
                log.exception("letters could not be written")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), self.settings.remind_seconds)
            self._called.clear()

    async def look(self) -> None:
        for one in await self.store.write(mail_links.take, self.settings.clock()):
            self._send(one)

    async def close(self) -> None:
        """Leave what was not sent to whoever comes next; after the post has ended."""
        if self._carried:
            await self.store.write(mail_links.release, list(self._carried))

    def _send(self, one: Waiting) -> None:
        assert self.post.server is not None
        guest, address = one.purpose.guest, one.purpose.address
        letter = LinkLetter(
            address, guest.name, one.purpose.keep, one.site, one.token, LINK_MINUTES
        )

        async def done() -> None:
            self._carried.discard(one.token)
            await self.store.write(mail_links.sent, one.token)

        self._carried.add(one.token)
        self.post.send(letter.written(self.post.server.sender, one.lang), LETTER_SECONDS, done)
