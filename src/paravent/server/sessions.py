"""Sessions: on which devices a guest is known, and how another one becomes known."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from paravent.server.database import DEVICE_LINK_ROWS, GUEST_ROWS, SESSION_ROWS
from paravent.server.settings import DAY_MS, Retention

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "", "FxiOS": "Firefox", "CriOS": "Chrome"}
BROWSERS |= {"Chrome": "", "Safari": ""}
SYSTEMS = {"Android": "", "iPhone": "", "iPad": "", "Windows": "", "Mac OS X": "macOS", "Linux": ""}
SESSION_DAYS = 400  # not used; as long as browsers keep a cookie


@dataclass(frozen=True)
class Session:
    id: str
    guest: str
    device: str
    created: int = 0
    seen: int = 0


def device_of(agent: str) -> str:
    """Browser and system, from a User-Agent header: Firefox, Linux."""
    found = (
        next((name or word for word, name in words.items() if re.search(rf"\b{word}\b", agent)), "")
        for words in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))


def session_with(connection: Connection, digest: str) -> Any:
    """The session of a token, with its guest.

    How old it is does not count here: a clock that is wrong for a moment would shut everybody out,
    and those for good who came just then. Old sessions are forgotten (`forget_sessions`).
    """
    rows = SESSION_ROWS.join(GUEST_ROWS, SESSION_ROWS.c.guest == GUEST_ROWS.c.id)
    columns = (SESSION_ROWS.c.id, SESSION_ROWS.c.guest, SESSION_ROWS.c.seen)
    return connection.execute(
        select(*columns, GUEST_ROWS.c.name, GUEST_ROWS.c.banned)
        .select_from(rows)
        .where(SESSION_ROWS.c.digest == digest)
    ).first()


def add_session(connection: Connection, digest: str, session: Session, at: int) -> None:
    connection.execute(
        insert(SESSION_ROWS).values(
            digest=digest,
            id=session.id,
            guest=session.guest,
            device=session.device,
            created=at,
            seen=at,
        )
    )


def see_session(connection: Connection, session: str, at: int) -> None:
    connection.execute(update(SESSION_ROWS).where(SESSION_ROWS.c.id == session).values(seen=at))


def sessions_of(connection: Connection, guest: str) -> list[Session]:
    """All sessions of a guest, the one that was seen last first."""
    rows = connection.execute(
        select(SESSION_ROWS)
        .where(SESSION_ROWS.c.guest == guest)
        .order_by(SESSION_ROWS.c.seen.desc(), SESSION_ROWS.c.created.desc())
    )
    return [Session(row.id, row.guest, row.device, row.created, row.seen) for row in rows]


def end_sessions(connection: Connection, guest: str, ids: Sequence[str]) -> None:
    ours = (SESSION_ROWS.c.guest == guest, SESSION_ROWS.c.id.in_(ids))
    connection.execute(delete(SESSION_ROWS).where(*ours))


def end_oldest(connection: Connection, guest: str, most: int) -> None:
    """A guest has so many devices at most: those that were not seen the longest are signed out."""
    end_sessions(connection, guest, [one.id for one in sessions_of(connection, guest)[most:]])


def welcome_still(connection: Connection, ids: Iterable[str], now: int) -> set[str]:
    """Which of these sessions have neither ended nor been banned."""
    rows = SESSION_ROWS.join(GUEST_ROWS, SESSION_ROWS.c.guest == GUEST_ROWS.c.id)
    found = (SESSION_ROWS.c.id.in_(list(ids)), GUEST_ROWS.c.banned <= now)
    return set(connection.scalars(select(SESSION_ROWS.c.id).select_from(rows).where(*found)))


def add_link(connection: Connection, digest: str, guest: str, expires: int, now: int) -> None:
    """A new device link; it replaces an older one of the guest, and expired ones go."""
    old = (DEVICE_LINK_ROWS.c.guest == guest) | (DEVICE_LINK_ROWS.c.expires < now)
    connection.execute(delete(DEVICE_LINK_ROWS).where(old))
    connection.execute(insert(DEVICE_LINK_ROWS).values(digest=digest, guest=guest, expires=expires))


def use_link(connection: Connection, digest: str, now: int) -> Any:
    """The guest of a device link, which is gone then; None if it is not good any more."""
    rows = DEVICE_LINK_ROWS.join(GUEST_ROWS, DEVICE_LINK_ROWS.c.guest == GUEST_ROWS.c.id)
    mine = DEVICE_LINK_ROWS.c.digest == digest
    found = connection.execute(
        select(GUEST_ROWS.c.id, GUEST_ROWS.c.name, DEVICE_LINK_ROWS.c.expires)
        .select_from(rows)
        .where(mine)
    ).first()
    gone = connection.execute(delete(DEVICE_LINK_ROWS).where(mine)).rowcount
    return found if found is not None and gone and found.expires >= now else None


def forget_sessions(connection: Connection, now: int, _keep: Retention) -> int:
    """Sessions whose cookies have expired."""
    old = SESSION_ROWS.c.seen < now - SESSION_DAYS * DAY_MS
    return connection.execute(delete(SESSION_ROWS).where(old)).rowcount
