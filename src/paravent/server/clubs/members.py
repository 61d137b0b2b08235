"""Who belongs to a club."""

from __future__ import annotations

from sqlalchemy import Connection, select

from paravent.server.clubs.rows import CLUB_ROWS, MEMBER_ROWS


def is_member(connection: Connection, club: str, guest: str) -> bool:
    return role_of(connection, club, guest) != ""


def role_of(connection: Connection, club: str, guest: str) -> str:
    """Nothing for strangers, and in a club that is closed."""
    query = (
        select(MEMBER_ROWS.c.role)
        .join(CLUB_ROWS, CLUB_ROWS.c.id == MEMBER_ROWS.c.club)
        .where(MEMBER_ROWS.c.club == club, MEMBER_ROWS.c.guest == guest, CLUB_ROWS.c.closed == 0)
    )
    return connection.scalar(query) or ""
