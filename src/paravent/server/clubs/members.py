"""Who belongs to a club."""

from __future__ import annotations

from sqlalchemy import Connection, select

from paravent.core.mistakes import Mistake
from paravent.server.clubs.rows import CLUB_ROWS, MEMBER_ROWS
from paravent.server.guests import Guest, is_id


def is_member(connection: Connection, club: str, guest: str) -> bool:
    return role_of(connection, club, guest) != ""


def check(connection: Connection, club: str, guest: Guest | None) -> None:
    """A Mistake for those who do not belong to it."""
    if guest is None or not is_member(connection, club, guest.id):
        raise Mistake("not-member")


def role_of(connection: Connection, club: str, guest: str) -> str:
    """Nothing for strangers, and in a club that is closed."""
    if not is_id(club):  # PostgreSQL would complain about some
        return ""
    query = (
        select(MEMBER_ROWS.c.role)
        .join(CLUB_ROWS, CLUB_ROWS.c.id == MEMBER_ROWS.c.club)
        .where(MEMBER_ROWS.c.club == club, MEMBER_ROWS.c.guest == guest, CLUB_ROWS.c.closed == 0)
    )
    return connection.scalar(query) or ""
