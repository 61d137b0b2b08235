"""Chat: what is said at a table. It is no part of the journal, and is forgotten one day."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

from sqlalchemy import Connection, func, insert, select

from paravent.core.mistakes import Mistake
from paravent.server import schema
from paravent.server.database import CHAT_ROWS, TABLE_ROWS

NOTHING = -1  # the number of the last line where nothing was said
AUDIENCE = -1  # the seat of those who watch


@dataclass(frozen=True)
class Line:
    """One line of chat."""

    n: int
    seat: int
    name: str
    text: str
    at: int
    guest: str = ""  # of the audience: they have no seat that says who they are

    @property
    def whispered(self) -> bool:
        """Said in the audience: players hear it after the end."""
        return self.seat == AUDIENCE

    def told(self) -> schema.ChatLine:
        return schema.ChatLine(self.n, self.seat, self.name, self.text, self.at)


def tidy_line(text: str, longest: int) -> str:
    """A line of chat as it is shown."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not tidy:
        raise Mistake("chat-empty")
    if len(tidy) > longest:
        raise Mistake("chat-long", most=longest)
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Cn", "Co") for letter in tidy):
        raise Mistake("chat-letters")
    return tidy


def add_line(connection: Connection, table_id: str, line: Line) -> Line:
    """Add a line at the end; the line with its number. A Mistake if the table is gone."""
    if (
        connection.execute(select(TABLE_ROWS.c.id).where(TABLE_ROWS.c.id == table_id)).first()
        is None
    ):
        raise Mistake("unknown-table", table=table_id)
    number = last_numbers(connection, [table_id]).get(table_id, NOTHING) + 1
    connection.execute(
        insert(CHAT_ROWS).values(
            table=table_id,
            n=number,
            seat=line.seat,
            name=line.name,
            text=line.text,
            at=line.at,
            guest=line.guest,
        )
    )
    return replace(line, n=number)


def last_numbers(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    """The number of the last line, by table where something was said."""
    rows = connection.execute(
        select(CHAT_ROWS.c.table, func.max(CHAT_ROWS.c.n))
        .where(CHAT_ROWS.c.table.in_(list(table_ids)))
        .group_by(CHAT_ROWS.c.table)
    )
    return {row[0]: int(row[1]) for row in rows}


def last_lines(
    connection: Connection, table_id: str, count: int, after: int = NOTHING
) -> list[Line]:
    rows = connection.execute(
        select(CHAT_ROWS)
        .where(CHAT_ROWS.c.table == table_id, CHAT_ROWS.c.n > after)
        .order_by(CHAT_ROWS.c.n.desc())
        .limit(count)
    )
    return [Line(row.n, row.seat, row.name, row.text, row.at) for row in rows][::-1]
