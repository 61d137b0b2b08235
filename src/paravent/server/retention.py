"""What is forgotten, and when. Each query forgets a part, and says how much that was.

`now` is not what the clock says but the time that the server has lived (marks.py).
"""

from __future__ import annotations

from itertools import islice
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, func, or_, select

from paravent.core.mistakes import Mistake
from paravent.server import journal, steps
from paravent.server.accounts.keys import forget_challenges
from paravent.server.accounts.mail_links import forget_mail_links
from paravent.server.clubs.rows import CLUB_ROWS, FEED_ROWS, MEMBER_ROWS
from paravent.server.database import (
    BAN_ROWS,
    CHAT_ROWS,
    CODE_ROWS,
    GUEST_ROWS,
    LINK_ROWS,
    MAIL_ROWS,
    PASSKEY_ROWS,
    SEAT_ROWS,
    STEP_ROWS,
    TABLE_ROWS,
)
from paravent.server.fold import Unfit
from paravent.server.reports.reports import forget_reports
from paravent.server.sessions import forget_sessions
from paravent.server.settings import DAY_MS, Retention
from paravent.server.slow.plans import forget_plans
from paravent.server.steps import Step

AT_ONCE = 100


def forget_links(connection: Connection, now: int, _keep: Retention) -> int:
    """Seat links that have expired."""
    some = select(LINK_ROWS.c.digest).where(LINK_ROWS.c.expires < now)
    return _delete(connection, LINK_ROWS.c.digest, some)


def forget_bans(connection: Connection, now: int, _keep: Retention) -> int:
    """Of network addresses, when they have ended."""
    some = select(BAN_ROWS.c.network).where(BAN_ROWS.c.until < now)
    return _delete(connection, BAN_ROWS.c.network, some)


def forget_tables(connection: Connection, now: int, keep: Retention) -> int:
    """Tables that everybody has left or that were never started, with all that is theirs."""
    stage, changed = TABLE_ROWS.c.stage, TABLE_ROWS.c.changed
    old = or_(
        and_(stage == "closed", changed < now - keep.closed_table * DAY_MS),
        and_(stage == "open", changed < now - keep.open_table * DAY_MS),
    )
    columns = (TABLE_ROWS.c.id, TABLE_ROWS.c.rematch_of)
    rows = connection.execute(select(*columns).where(old).limit(AT_ONCE)).all()
    forgotten = [row.id for row in rows]
    for row in rows:
        if row.rematch_of is not None:
            _continue(connection, row.rematch_of, steps.Rematch(at=now))
    for part in (LINK_ROWS, CHAT_ROWS, STEP_ROWS, SEAT_ROWS):
        connection.execute(delete(part).where(part.c.table.in_(forgotten)))
    connection.execute(delete(TABLE_ROWS).where(TABLE_ROWS.c.id.in_(forgotten)))
    return len(forgotten)


def close_tables(connection: Connection, now: int, keep: Retention) -> int:
    """Games that nobody will go on with: one person alone with bots has gone away, or the sessions
    of all players have ended."""
    people = (
        select(func.count())
        .where(SEAT_ROWS.c.table == TABLE_ROWS.c.id, SEAT_ROWS.c.kind == "person")
        .scalar_subquery()
    )
    changed = TABLE_ROWS.c.changed
    long_ago = or_(
        changed < now - keep.running_table * DAY_MS,
        and_(changed < now - keep.table_with_bots * DAY_MS, people <= 1),
    )
    some = select(TABLE_ROWS.c.id).where(TABLE_ROWS.c.stage == "running", long_ago)
    table_ids = list(connection.scalars(some))
    closed = (_continue(connection, table_id, steps.Close(at=now)) for table_id in table_ids)
    return sum(islice(filter(None, closed), AT_ONCE))


def _continue(connection: Connection, table_id: str, step: Step) -> bool:
    """One more step of a table; not if it is gone, or set aside."""
    try:
        sheet = journal.read(connection, table_id)
        if sheet is None:
            return False
        journal.write(connection, journal.change(sheet, step))
    except (Mistake, Unfit):
        return False
    return True


def forget_chats(connection: Connection, now: int, keep: Retention) -> int:
    """What was said at tables that are over; their logs stay."""
    old = and_(TABLE_ROWS.c.stage == "over", TABLE_ROWS.c.changed < now - keep.chat * DAY_MS)
    some = select(CHAT_ROWS.c.table).distinct().where(CHAT_ROWS.c.table == TABLE_ROWS.c.id, old)
    return _delete(connection, CHAT_ROWS.c.table, some)


def forget_guests(connection: Connection, now: int, keep: Retention) -> int:
    """Guests without a seat or a club of their own who have not been here for long; who has keys
    may come at any time."""
    needed = [
        select(rows.c.guest).where(rows.c.guest == GUEST_ROWS.c.id).exists()
        for rows in (SEAT_ROWS, PASSKEY_ROWS, MAIL_ROWS, CODE_ROWS)
    ]
    founded = (MEMBER_ROWS.c.guest == GUEST_ROWS.c.id, MEMBER_ROWS.c.role == "founder")
    needed.append(select(MEMBER_ROWS.c.guest).where(*founded).exists())
    old = GUEST_ROWS.c.seen < now - keep.guest * DAY_MS
    return _delete(connection, GUEST_ROWS.c.id, select(GUEST_ROWS.c.id).where(old, ~or_(*needed)))


def forget_feeds(connection: Connection, now: int, keep: Retention) -> int:
    """What happened in clubs; results and tournaments stay."""
    some = select(FEED_ROWS.c.id).where(FEED_ROWS.c.at < now - keep.chat * DAY_MS)
    return _delete(connection, FEED_ROWS.c.id, some)


def forget_clubs(connection: Connection, now: int, keep: Retention) -> int:
    """Clubs that were closed, with their tournaments."""
    closed = CLUB_ROWS.c.closed
    old = and_(closed > 0, closed < now - keep.closed_table * DAY_MS)
    return _delete(connection, CLUB_ROWS.c.id, select(CLUB_ROWS.c.id).where(old))


def _delete(connection: Connection, key: Any, some: Select[Any]) -> int:
    keys = list(connection.scalars(some.limit(AT_ONCE)))
    return connection.execute(delete(key.table).where(key.in_(keys))).rowcount if keys else 0


QUERIES = (
    forget_bans,
    forget_links,
    forget_challenges,
    forget_mail_links,
    close_tables,
    forget_tables,
    forget_chats,
    forget_reports,
    forget_feeds,
    forget_clubs,
    forget_plans,
    forget_sessions,
    forget_guests,
)
