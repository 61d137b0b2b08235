"""What is forgotten, and when. Each query forgets a part, and says how much that was."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, and_, delete, or_, select, update

from paravent.server.database import CHATS, GUESTS, JOURNAL, LINKS, SEATS, TABLES
from paravent.server.settings import DAY_MS, Retention

AT_ONCE = 100


def forget_links(connection: Connection, now: int, _keep: Retention) -> int:
    """Seat links that have expired."""
    some = select(LINKS.c.digest).where(LINKS.c.expires < now)
    return _delete(connection, LINKS.c.digest, some)


def forget_tables(connection: Connection, now: int, keep: Retention) -> int:
    """Tables that everybody has left or that were never started, with all that is theirs."""
    old = or_(
        and_(TABLES.c.stage == "closed", TABLES.c.changed < now - keep.closed_table * DAY_MS),
        and_(TABLES.c.stage == "open", TABLES.c.changed < now - keep.open_table * DAY_MS),
    )
    tables = list(connection.scalars(select(TABLES.c.id).where(old).limit(AT_ONCE)))
    for part in (LINKS, CHATS, JOURNAL, SEATS):
        connection.execute(delete(part).where(part.c.table.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
    return len(tables)


def close_tables(connection: Connection, now: int, keep: Retention) -> int:
    """Games that nobody can go on with: the sessions of their players have ended."""
    old = and_(TABLES.c.stage == "running", TABLES.c.changed < now - keep.running_table * DAY_MS)
    some = select(TABLES.c.id).where(old).limit(AT_ONCE)
    values: dict[str, Any] = {"stage": "closed", "changed": now, "to_act": "", "owed": ""}
    closed = connection.execute(
        update(TABLES).where(TABLES.c.id.in_(some)).values(version=TABLES.c.version + 1, **values)
    )
    return closed.rowcount


def forget_chats(connection: Connection, now: int, keep: Retention) -> int:
    """What was said at tables that are over; their logs stay."""
    old = and_(TABLES.c.stage == "over", TABLES.c.changed < now - keep.chat * DAY_MS)
    some = select(CHATS.c.table).distinct().where(CHATS.c.table == TABLES.c.id, old)
    return _delete(connection, CHATS.c.table, some)


def forget_guests(connection: Connection, now: int, keep: Retention) -> int:
    """Guests without a seat who have not been here for long."""
    seated = select(SEATS.c.guest).where(SEATS.c.guest == GUESTS.c.id).exists()
    old = GUESTS.c.seen < now - keep.guest * DAY_MS
    return _delete(connection, GUESTS.c.id, select(GUESTS.c.id).where(old, ~seated))


def _delete(connection: Connection, key: Any, some: Select[Any]) -> int:
    keys = list(connection.scalars(some.limit(AT_ONCE)))
    return connection.execute(delete(key.table).where(key.in_(keys))).rowcount if keys else 0


QUERIES = (forget_links, close_tables, forget_tables, forget_chats, forget_guests)
