"""Seat links: a token that moves a seat to another device, once."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from paravent.server.database import LINK_ROWS


@dataclass(frozen=True)
class Link:
    table_id: str
    seat: int
    guest: str  # who sat there when it was made
    expires: int


def add_link(connection: Connection, digest: str, link: Link) -> None:
    """A new link; it replaces older ones to the same seat."""
    same_seat = (LINK_ROWS.c.table == link.table_id, LINK_ROWS.c.seat == link.seat)
    connection.execute(LINK_ROWS.delete().where(*same_seat))
    connection.execute(
        insert(LINK_ROWS).values(
            digest=digest,
            table=link.table_id,
            seat=link.seat,
            guest=link.guest,
            expires=link.expires,
        )
    )


def find_link(connection: Connection, digest: str) -> Link | None:
    row = connection.execute(select(LINK_ROWS).where(LINK_ROWS.c.digest == digest)).first()
    return Link(row.table, row.seat, row.guest, row.expires) if row else None


def use_link(connection: Connection, digest: str) -> bool:
    """The link is gone; whether it was still there."""
    return connection.execute(LINK_ROWS.delete().where(LINK_ROWS.c.digest == digest)).rowcount == 1
