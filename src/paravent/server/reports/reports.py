"""Reports: each keeps what was stored of its table when it was made, whatever becomes of that."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Index,
    Integer,
    String,
    Text,
    delete,
    insert,
    select,
)
from sqlalchemy import Table as SqlTable

from paravent.core.mistakes import Mistake
from paravent.server.database import METADATA
from paravent.server.guests import Guest, new_id
from paravent.server.settings import DAY_MS, Retention

REPORT_ROWS = SqlTable(
    "reports",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(20), nullable=False),  # who reports
    Column("name", String(24), nullable=False),
    Column("table", String(20), nullable=False),
    Column("seat", Integer),  # whom, if one of them
    Column("text", Text, nullable=False),
    Column("stored", Text, nullable=False),  # JSON: steps and chat
    Index("ix_reports_at", "at"),
    Index("ix_reports_guest", "guest"),
)
LISTED = 50


def add(
    connection: Connection, guest: Guest, table_id: str, seat: int | None, text: str, at: int
) -> str:
    from paravent.server.admin import export_table  # which tells of everything stored

    stored = msgspec.json.encode(export_table(connection, table_id)).decode()
    report = {"id": new_id(), "at": at, "guest": guest.id, "name": guest.name, "table": table_id}
    report |= {"seat": seat, "text": text, "stored": stored}
    connection.execute(insert(REPORT_ROWS).values(report))
    return str(report["id"])


def listed(connection: Connection) -> list[Any]:
    """The last ones, without what they keep."""
    columns = [column for column in REPORT_ROWS.c if column.name != "stored"]
    query = select(*columns).order_by(REPORT_ROWS.c.at.desc(), REPORT_ROWS.c.id).limit(LISTED)
    return list(connection.execute(query).mappings())


def shown(connection: Connection, id: str) -> dict[str, Any]:
    """One with all that it keeps."""
    query = select(REPORT_ROWS).where(REPORT_ROWS.c.id == id)
    row = connection.execute(query).mappings().first()
    if row is None:
        raise Mistake("unknown-report", report=id)
    return {**row, "stored": msgspec.Raw(row["stored"].encode())}


def forget_reports(connection: Connection, now: int, keep: Retention) -> int:
    """They hold what was said, so they stay as long as that does."""
    old = REPORT_ROWS.c.at < now - keep.chat * DAY_MS
    return connection.execute(delete(REPORT_ROWS).where(old)).rowcount
