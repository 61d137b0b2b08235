"""Who may sit down at a table: not who is kept away, and at a rated one only accounts."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select

from paravent.core.mistakes import Mistake
from paravent.server.accounts.keys import keys_of
from paravent.server.clubs.members import is_member
from paravent.server.database import SEAT_ROWS, TABLE_ROWS
from paravent.server.guests import digest
from paravent.server.meeting.rows import ORIGIN_ROWS
from paravent.server.meeting.ties import apart
from paravent.server.sheet import Sheet


def check_account(connection: Connection, guest: str) -> None:
    """A Mistake for guests whose name nothing keeps."""
    if not keys_of(connection, guest):
        raise Mistake("rated-account")


def check(connection: Connection, guest: str, table_id: str, network: str) -> None:
    """A Mistake if somebody there stays away from the guest, or if it counts and must not."""
    table = connection.execute(select(TABLE_ROWS).where(TABLE_ROWS.c.id == table_id)).first()
    if table is None:
        return  # whoever sits down is told
    people = select(SEAT_ROWS.c.guest).where(
        SEAT_ROWS.c.table == table_id, SEAT_ROWS.c.kind == "person"
    )
    seated = {one for one in connection.scalars(people) if one}
    if guest in seated:
        return
    if apart(connection, guest, seated):
        raise Mistake("not-welcome")
    if table.club and not is_member(connection, table.club, guest):
        raise Mistake("not-member")
    if table.rated:
        check_account(connection, guest)
        if table.public:
            claim(connection, guest, table_id, network, seated)


def check_present(sheet: Sheet, here: Collection[str]) -> None:
    """A Mistake unless everybody is there: at a rematch nobody has chosen to sit down."""
    if not all(place.guest in here for place in sheet.places):
        raise Mistake("rated-absent")


def claim(
    connection: Connection, guest: str, table_id: str, network: str, seated: set[str]
) -> None:
    """One player for each network: two seats of one person would decide who wins.

    On the machine of the server itself nobody can be told from anybody else.
    """
    if not network or _is_here(network):
        return
    here = (
        ORIGIN_ROWS.c.table == table_id,
        ORIGIN_ROWS.c.digest == digest(f"{table_id}/{network}"),
    )
    holder = connection.scalar(select(ORIGIN_ROWS.c.guest).where(*here))
    if holder is not None and holder != guest and holder in seated:
        raise Mistake("rated-network")
    connection.execute(delete(ORIGIN_ROWS).where(*here))
    values = {"table": table_id, "digest": digest(f"{table_id}/{network}"), "guest": guest}
    connection.execute(insert(ORIGIN_ROWS).values(values))


def _is_here(network: str) -> bool:
    try:
        return ipaddress.ip_network(network, strict=False).is_loopback
    except ValueError:
        return False
