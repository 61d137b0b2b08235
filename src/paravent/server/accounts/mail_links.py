"""Mail links: asked for, sent, read and used once. Every question is written down, so that nobody's
mailbox is filled, whether the address is known or not.

A question that deserves a letter waits in its row until the letter is sent. The link is made when
the letter is written: what is stored signs nobody in.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from paravent.core.mistakes import Mistake
from paravent.server.accounts.keys import add_mail, guest_by_mail, guest_with
from paravent.server.database import MAIL_LINK_ROWS
from paravent.server.guests import Guest, digest, new_token
from paravent.server.settings import HOUR_MS, MINUTE_MS, Retention

LINK_MINUTES = 30
WAIT_MS = 24 * HOUR_MS  # that a letter waits for the mail server
TAKEN_MS = 3 * MINUTE_MS  # that one server tries to send a letter, until it is written anew
GOOD_MS = LINK_MINUTES * MINUTE_MS + TAKEN_MS  # that a link is good, from when it was written
MOST_WAITING = 1000  # letters of everybody
AT_ONCE = 20
ROWS = MAIL_LINK_ROWS.c


class Question(NamedTuple):
    """Who wants a link sent where, and which of our names it is to lead to."""

    address: str
    guest: Guest | None
    lang: str
    site: str


@dataclass(frozen=True)
class Purpose:
    """Whom a link signs in; `keep` if the address becomes a key of that guest."""

    guest: Guest
    address: str
    keep: bool


@dataclass(frozen=True)
class Waiting:
    """A letter that is to be sent now."""

    token: str
    purpose: Purpose
    lang: str
    site: str


def ask(connection: Connection, asked: Question, now: int, most: int) -> None:
    """Write a question down; if it is for anybody, there will be a letter.

    A Mistake if there were too many for this address within the hour, or too many letters wait.
    """
    if _count(connection, ROWS.waits > now) >= MOST_WAITING:
        raise Mistake("mail-away")
    lately = or_(ROWS.asked > now - HOUR_MS, ROWS.waits > now)
    if _count(connection, ROWS.address == asked.address, lately) >= most:
        raise Mistake("mail-often", most=most)
    meant = _purpose(connection, asked.address, asked.guest) is not None
    connection.execute(
        insert(MAIL_LINK_ROWS).values(
            digest=digest(new_token()),  # of no link yet
            address=asked.address,
            guest=asked.guest.id if asked.guest else None,
            asked=now,
            lang=asked.lang,
            site=asked.site,
            waits=now + WAIT_MS if meant else 0,
            taken=0,
            written=0,
        )
    )


def _count(connection: Connection, *fits: Any) -> int:
    query = select(func.count()).select_from(MAIL_LINK_ROWS).where(*fits)
    return connection.scalar(query) or 0


def take(connection: Connection, now: int) -> list[Waiting]:
    """Letters that no server tries to send: they are ours for a while, each with a new link."""
    here = (ROWS.waits > now, ROWS.taken <= now)
    query = select(MAIL_LINK_ROWS).where(*here).order_by(ROWS.waits).limit(AT_ONCE)
    found = []
    for row in connection.execute(query).all():
        token = new_token()
        mine = (ROWS.digest == row.digest, ROWS.taken == row.taken)
        values = {"digest": digest(token), "taken": now + TAKEN_MS, "written": now}
        if not connection.execute(update(MAIL_LINK_ROWS).where(*mine).values(values)).rowcount:
            continue
        guest = guest_with(connection, row.guest) if row.guest else None
        if purpose := _purpose(connection, row.address, guest):
            found.append(Waiting(token, purpose, row.lang, row.site))
        else:
            sent(connection, token)  # there is nobody any more
    return found


def sent(connection: Connection, token: str) -> None:
    """The letter is with the mail server."""
    here = ROWS.digest == digest(token)
    connection.execute(update(MAIL_LINK_ROWS).where(here).values(waits=0))


def release(connection: Connection, tokens: Iterable[str]) -> None:
    """Letters that we shall not send any more: any server may try at once."""
    here = ROWS.digest.in_([digest(token) for token in tokens])
    connection.execute(update(MAIL_LINK_ROWS).where(here).values(taken=0))


def read(connection: Connection, token: str, now: int) -> Purpose:
    """What a link is for; a Mistake if it is not good any more."""
    row: Any = connection.execute(
        select(MAIL_LINK_ROWS).where(ROWS.digest == digest(token))
    ).first()
    if row is not None and row.written >= now - GOOD_MS:
        guest = guest_with(connection, row.guest) if row.guest else None
        if found := _purpose(connection, row.address, guest):
            return found
    raise Mistake("mail-link-expired")


def use(connection: Connection, token: str, now: int) -> Guest:
    """Whom a link signs in; it is gone then."""
    purpose = read(connection, token, now)
    mine = ROWS.digest == digest(token)
    if connection.execute(delete(MAIL_LINK_ROWS).where(mine)).rowcount != 1:
        raise Mistake("mail-link-expired")
    if purpose.keep:
        add_mail(connection, purpose.guest.id, purpose.address, now)
    return purpose.guest


def _purpose(connection: Connection, address: str, asking: Guest | None) -> Purpose | None:
    known = guest_by_mail(connection, address)
    if known is not None:
        return Purpose(known, address, keep=False)
    return Purpose(asking, address, keep=True) if asking is not None else None


def forget_mail_links(connection: Connection, now: int, _keep: Retention) -> int:
    """What counts no more, waits no more and signs nobody in."""
    old = (ROWS.asked < now - HOUR_MS, ROWS.written < now - HOUR_MS, ROWS.waits <= now)
    return connection.execute(delete(MAIL_LINK_ROWS).where(*old)).rowcount
