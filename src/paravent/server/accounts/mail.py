"""Mail: the server that takes our letters, and letters that wait until it does."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from paravent.core.mistakes import Mistake

PORTS = {"smtp": 587, "smtps": 465}
HERE = ("localhost", "127.0.0.1", "::1")
SECONDS = 10.0  # for each word of the mail server
PAUSE, LONGEST_PAUSE = 2.0, 120.0
WAITING = 200  # letters at most
ADDRESS = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*")
LONGEST = 254
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class MailServer:
    host: str
    port: int
    safe: bool  # TLS from the first byte, not only once both have agreed on it
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)


def mail_server(address: str, sender: str) -> MailServer | None:
    """The server at smtp://name:password@host:587; none without an address."""
    if not address:
        return None
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError as error:
        raise Mistake("mail-server-address") from error
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
        raise Mistake("mail-server-address")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if not (user + password).isascii():  # SMTP has no way to tell it
        raise Mistake("mail-server-password")
    safe = parts.scheme == "smtps"
    return MailServer(parts.hostname, port, safe, tidy_address(sender), user, password)


def tidy_address(text: str) -> str:
    """A mail address as it is stored; a Mistake if it cannot be one."""
    name, at, domain = text.strip().lower().rpartition("@")
    with suppress(UnicodeError):
        domain = domain.encode("idna").decode()
        if len(text) <= LONGEST and ADDRESS.fullmatch(f"{name}{at}{domain}"):
            return f"{name}{at}{domain}"
    raise Mistake("mail-wrong")


def deliver(server: MailServer, letter: EmailMessage) -> None:
    """Hand a letter over; waits for the server. A password is told over TLS, or on this machine."""
    context = ssl.create_default_context()
    if server.safe:
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=SECONDS, context=context
        )
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with line:
        if not server.safe and server.host not in HERE:  # whose certificate nobody has signed
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=context)
            elif server.user:
                raise smtplib.SMTPNotSupportedError("no TLS for the password")
        if server.user:
            line.login(server.user, server.password)
        line.send_message(letter)


Deliver = Callable[[MailServer, EmailMessage], None]


async def nothing() -> None:
    """After most letters there is nothing more to do."""


Done = Callable[[], Awaitable[None]]


class Post:
    """Letters go out one after the other. While the server is away they wait for some minutes;
    whoever asked need not, so nobody learns from the time whether there was a letter.

    Here they wait in memory: a link in one of them signs somebody in, and of links only hashes may
    be stored. What was not sent is written anew from the rows (postman.py, reminders.py).
    """

    def __init__(self, server: MailServer | None, deliver: Deliver = deliver) -> None:
        self.server = server
        self.deliver = deliver
        self.away = False
        self._waiting: asyncio.Queue[tuple[EmailMessage, float, Done]] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    def send(self, letter: EmailMessage, seconds: float, done: Done = nothing) -> None:
        """Send a letter, unless it takes longer than that, or too many wait already."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="post")
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait((letter, time.monotonic() + seconds, done))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = PAUSE
        while True:
            letter, until, done = await self._waiting.get()
            if time.monotonic() >= until:
                continue  # somebody else may have written it anew
            if await self._sent(letter):
                pause = PAUSE
                await self._told(done)
                continue
            if time.monotonic() < until:
                with suppress(asyncio.QueueFull):  # behind the others: it may be this one alone
                    self._waiting.put_nowait((letter, until, done))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _told(self, done: Done) -> None:
        try:
            await done()
        except Exception:
            log.exception("that a letter was sent could not be noted")

    async def _sent(self, letter: EmailMessage) -> bool:
        """Whether there is nothing more to do for a letter."""
        assert self.server is not None
        try:
            await asyncio.to_thread(self.deliver, self.server, letter)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if all(code >= 500 for code in codes):
                return True  # there is nobody at this address
            log.warning("a letter has to wait: %s", codes)
            return False
        except (OSError, smtplib.SMTPException) as error:
            # What the server says may name the address.
            log.warning("the mail server takes no letters: %s", type(error).__name__)
            self.away = True
            return False
        except Exception:
            log.exception("a letter could not be written")
            return True
        self.away = False
        return True
