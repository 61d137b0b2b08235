"""Mail links: asked for, read and used once. Every question is written down, so that nobody's
mailbox is filled, whether the address is known or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from paravent.core.mistakes import Mistake
from paravent.server.accounts.keys import add_mail, guest_by_mail, guest_with
from paravent.server.database import MAIL_LINK_ROWS
from paravent.server.guests import Guest, digest
from paravent.server.settings import HOUR_MS, MINUTE_MS, Retention

LINK_MINUTES = 30


@dataclass(frozen=True)
class Purpose:
    """Whom a link signs in; `keep` if the address becomes a key of that guest."""

    guest: Guest
    address: str
    keep: bool


def ask(
    connection: Connection, token: str, address: str, guest: Guest | None, now: int, most: int
) -> Purpose | None:
    """Write a question down; for whom there is a letter, if for anybody.

    A Mistake if there were too many for this address within the hour.
    """
    here = (MAIL_LINK_ROWS.c.address == address, MAIL_LINK_ROWS.c.asked > now - HOUR_MS)
    asked = connection.scalar(select(func.count()).select_from(MAIL_LINK_ROWS).where(*here)) or 0
    if asked >= most:
        raise Mistake("mail-often", most=most)
    row = {"digest": digest(token), "address": address, "guest": guest.id if guest else None}
    connection.execute(insert(MAIL_LINK_ROWS).values(row | {"asked": now}))
    return _purpose(connection, address, guest)


def read(connection: Connection, token: str, now: int) -> Purpose:
    """What a link is for; a Mistake if it is not good any more."""
    mine = MAIL_LINK_ROWS.c.digest == digest(token)
    row: Any = connection.execute(select(MAIL_LINK_ROWS).where(mine)).first()
    if row is not None and row.asked >= now - LINK_MINUTES * MINUTE_MS:
        guest = guest_with(connection, row.guest) if row.guest else None
        if found := _purpose(connection, row.address, guest):
            return found
    raise Mistake("mail-link-expired")


def use(connection: Connection, token: str, now: int) -> Guest:
    """Whom a link signs in; it is gone then."""
    purpose = read(connection, token, now)
    mine = MAIL_LINK_ROWS.c.digest == digest(token)
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
    old = MAIL_LINK_ROWS.c.asked < now - HOUR_MS
    return connection.execute(delete(MAIL_LINK_ROWS).where(old)).rowcount
