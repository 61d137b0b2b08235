"""Which puzzles somebody has solved."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Integer,
    String,
    func,
    insert,
    select,
)
from sqlalchemy import Table as SqlTable

from paravent.server.database import METADATA

SOLVED_ROWS = SqlTable(
    "solved",
    METADATA,
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)


def note_solved(connection: Connection, guest: str, game: str, number: int, at: int) -> None:
    """The first time counts."""
    values = {"guest": guest, "game": game, "number": number}
    here = (SOLVED_ROWS.c[name] == value for name, value in values.items())
    if connection.scalar(select(SOLVED_ROWS.c.at).where(*here)) is None:
        connection.execute(insert(SOLVED_ROWS).values(at=at, **values))


def solved_by(connection: Connection, guest: str) -> dict[str, int]:
    """How many, by game."""
    query = select(SOLVED_ROWS.c.game, func.count()).where(SOLVED_ROWS.c.guest == guest)
    rows = connection.execute(query.group_by(SOLVED_ROWS.c.game).order_by(SOLVED_ROWS.c.game))
    return {row[0]: row[1] for row in rows}
