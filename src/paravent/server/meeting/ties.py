"""Friends, and people to stay away from: they do not sit down at each other's tables."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from sqlalchemy import Connection, Select, and_, delete, func, insert, or_, select

from paravent.core.mistakes import Mistake
from paravent.server.database import GUEST_ROWS, SEAT_ROWS
from paravent.server.meeting.rows import TIE_ROWS
from paravent.server.meeting.schema import PersonForm, TieForm, TieInfo
from paravent.server.ratings.leaders import account_named, has_account, namesakes

MOST = 200


def tie_id(guest: str, other: str) -> str:
    """By which a page names a tie; it tells nothing of the other's id."""
    return hashlib.sha256(f"{guest}/{other}".encode()).hexdigest()[:20]


def ties_of(connection: Connection, guest: str) -> list[tuple[str, TieInfo]]:
    """Whom a guest knows, by name, each with the other's id."""
    query = (
        select(TIE_ROWS.c.kind, GUEST_ROWS.c.id.label("guest"), GUEST_ROWS.c.name)
        .add_columns(has_account().label("kept"))
        .join(GUEST_ROWS, GUEST_ROWS.c.id == TIE_ROWS.c.other)
        .where(TIE_ROWS.c.guest == guest)
        .order_by(GUEST_ROWS.c.name, GUEST_ROWS.c.id)
        .limit(MOST)
    )
    rows = connection.execute(query).all()
    numbers = namesakes(connection, (row for row in rows if row.kept))
    return [
        (
            row.guest,
            TieInfo(tie_id(guest, row.guest), row.kind, row.name, numbers.get(row.guest, 0), False),
        )
        for row in rows
    ]


def tie(connection: Connection, guest: str, form: TieForm, at: int) -> None:
    """Somebody is a friend from now on, or kept away, or neither."""
    other = meant(connection, guest, form)
    if other == guest:
        raise Mistake("tie-self")
    here = (TIE_ROWS.c.guest == guest, TIE_ROWS.c.other == other)
    connection.execute(delete(TIE_ROWS).where(*here))
    if form.kind == "none":
        return
    mine = select(func.count()).select_from(TIE_ROWS).where(TIE_ROWS.c.guest == guest)
    if (connection.scalar(mine) or 0) >= MOST:
        raise Mistake("too-many-ties", most=MOST)
    values = {"guest": guest, "other": other, "kind": form.kind, "created": at}
    connection.execute(insert(TIE_ROWS).values(values))


def tie_to(connection: Connection, guest: str, other: str) -> str:
    """What a guest has chosen about another; nothing for most."""
    here = (TIE_ROWS.c.guest == guest, TIE_ROWS.c.other == other)
    return connection.scalar(select(TIE_ROWS.c.kind).where(*here)) or ""


def meant(connection: Connection, guest: str, form: PersonForm) -> str:
    """Whom a guest means; a Mistake if there is nobody."""
    if form.id:
        known = (other for other, _ in ties_of(connection, guest))
        found = next((other for other in known if tie_id(guest, other) == form.id), None)
    elif form.table:
        mine = select(SEAT_ROWS.c.seat).where(
            SEAT_ROWS.c.table == form.table, SEAT_ROWS.c.guest == guest
        )
        there = select(SEAT_ROWS.c.guest).where(
            SEAT_ROWS.c.table == form.table, SEAT_ROWS.c.seat == form.seat
        )
        found = connection.scalar(there) if connection.scalar(mine) is not None else None
    else:
        account = account_named(connection, form.name, form.number)
        found = account[0] if account else None
    if found is None or connection.scalar(_known(found)) is None:
        raise Mistake("unknown-player", name=form.name)
    return str(found)


def _known(guest: str) -> Select[tuple[str]]:
    return select(GUEST_ROWS.c.id).where(GUEST_ROWS.c.id == guest)


def apart(connection: Connection, guest: str, others: Iterable[str]) -> bool:
    """Whether a guest and one of the others stay away from each other, whoever wanted it."""
    return bool(kept_away(connection, guest, others))


def avoided(connection: Connection, guest: str) -> set[str]:
    """From whom a guest has chosen to stay away."""
    here = (TIE_ROWS.c.guest == guest, TIE_ROWS.c.kind == "block")
    return set(connection.scalars(select(TIE_ROWS.c.other).where(*here)))


def kept_away(connection: Connection, guest: str, others: Iterable[str]) -> set[str]:
    """Those of the others who do."""
    some = list(others)
    either = or_(
        and_(TIE_ROWS.c.guest == guest, TIE_ROWS.c.other.in_(some)),
        and_(TIE_ROWS.c.guest.in_(some), TIE_ROWS.c.other == guest),
    )
    query = select(TIE_ROWS.c.guest, TIE_ROWS.c.other).where(TIE_ROWS.c.kind == "block", either)
    return {one for row in connection.execute(query) for one in row} - {guest}
