"""What is stored about a person, for that person and for whoever runs the site."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Table, select

from paravent.server.accounts.keys import keys_of
from paravent.server.clubs.rows import FEED_ROWS, MEMBER_ROWS
from paravent.server.database import (
    CHAT_ROWS,
    GUEST_ROWS,
    PAST_SEAT_ROWS,
    PLAN_ROWS,
    PUSH_ROWS,
    REMINDER_ROWS,
    SEAT_ROWS,
    TABLE_ROWS,
    VACATION_ROWS,
)
from paravent.server.meeting.rows import ORIGIN_ROWS, PROPOSAL_ROWS
from paravent.server.meeting.ties import ties_of
from paravent.server.profiles.solving import SOLVED_ROWS
from paravent.server.ratings.rows import BEATEN_ROWS, GAME_SEAT_ROWS, RATING_ROWS, RECORD_ROWS
from paravent.server.reports.reports import REPORT_ROWS
from paravent.server.sessions import sessions_of
from paravent.server.tournaments.rows import ENTRANT_ROWS

OWN_ROWS = (
    PAST_SEAT_ROWS,
    ORIGIN_ROWS,
    PROPOSAL_ROWS,
    RECORD_ROWS,
    BEATEN_ROWS,
    RATING_ROWS,
    REPORT_ROWS,
    VACATION_ROWS,
    PLAN_ROWS,
    PUSH_ROWS,
    REMINDER_ROWS,
    MEMBER_ROWS,
    FEED_ROWS,
    ENTRANT_ROWS,
)


def export_guest(connection: Connection, guest: str) -> dict[str, Any]:
    """Everything that is stored about a person."""
    row = connection.execute(select(GUEST_ROWS).where(GUEST_ROWS.c.id == guest)).mappings().one()
    seats = connection.execute(
        select(SEAT_ROWS, TABLE_ROWS.c.game, TABLE_ROWS.c.stage, TABLE_ROWS.c.created)
        .join(TABLE_ROWS, TABLE_ROWS.c.id == SEAT_ROWS.c.table)
        .where(SEAT_ROWS.c.guest == guest)
    )
    told = connection.execute(
        select(CHAT_ROWS)
        .outerjoin(
            SEAT_ROWS,
            (SEAT_ROWS.c.table == CHAT_ROWS.c.table) & (SEAT_ROWS.c.seat == CHAT_ROWS.c.seat),
        )
        .where((SEAT_ROWS.c.guest == guest) | (CHAT_ROWS.c.guest == guest))  # or in the audience
        .order_by(CHAT_ROWS.c.at)
    )
    keys = keys_of(connection, guest)
    return {
        "guest": dict(row),
        "passkeys": [
            {"id": one.id, "device": one.device, "created": one.created, "used": one.used}
            for one in keys.passkeys
        ],
        "mail_addresses": keys.mails,
        "recovery_codes": keys.codes,  # how many; only their digests are known
        "sessions": [
            {"device": one.device, "created": one.created, "seen": one.seen}
            for one in sessions_of(connection, guest)
        ],
        "seats": [dict(seat) for seat in seats.mappings()],
        "chat": [dict(line) for line in told.mappings()],
        "games": _rows(connection, GAME_SEAT_ROWS, guest),
        "people": [msgspec.to_builtins(info) for _, info in ties_of(connection, guest)],
        "puzzles_solved": _rows(connection, SOLVED_ROWS, guest),
        **{rows.name: _rows(connection, rows, guest) for rows in OWN_ROWS},
    }


def _rows(connection: Connection, rows: Table, guest: str) -> list[dict[str, Any]]:
    """Those of a guest, but for what holds the seeds and secrets of others."""
    told = [column for column in rows.c if column.name not in ("stored", "other")]
    found = connection.execute(select(*told).where(rows.c.guest == guest))
    return [dict(row) for row in found.mappings()]
