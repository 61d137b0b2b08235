"""The rows of tables and seats: what the journals amount to, for lists and searches.

They are written from a sheet, in the transaction that continues its journal, and never otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.json import decode, encode
from sqlalchemy import ColumnElement, Connection, and_, bindparam, func, insert, or_, select, update

from paravent.server.database import SEAT_ROWS, TABLE_ROWS
from paravent.server.prepared import Prepared
from paravent.server.sheet import Place, Sheet, UndoRequest
from paravent.server.store import Conflict


def project(connection: Connection, before: Sheet | None, after: Sheet) -> None:
    """Bring the rows of a table from one sheet to the next; none were there before the first."""
    if before is None:
        connection.execute(insert(TABLE_ROWS).values(row(after)))
        places: list[tuple[int, Place]] = list(enumerate(after.places))
        if places:
            connection.execute(insert(SEAT_ROWS), [seat_row(after, *one) for one in places])
        return
    if CHANGE.run(connection, [variable(after) | {"here": after.id}]) != 1:
        raise Conflict  # it has been forgotten
    if after.places is before.places:
        return
    for seat, place in enumerate(after.places):
        if place != before.places[seat]:
            seat_here = (SEAT_ROWS.c.table == after.id, SEAT_ROWS.c.seat == seat)
            new = seat_row(after, seat, place)
            connection.execute(update(SEAT_ROWS).where(*seat_here).values(new))


def row(sheet: Sheet) -> dict[str, Any]:
    return fixed(sheet) | variable(sheet)


def fixed(sheet: Sheet) -> dict[str, Any]:
    """What is the same in all sheets of a table."""
    return {
        "id": sheet.id,
        "game": sheet.game,
        "rules": sheet.rules,
        "options": json.dumps(sheet.options),
        "pace": sheet.pace,
        "patience": sheet.patience,
        "public": sheet.public,
        "invitation": sheet.invitation,
        "commitment": sheet.commitment,
        "created": sheet.created,
        "rematch_of": sheet.rematch_of,
    }


def variable(sheet: Sheet) -> dict[str, Any]:
    return {
        "version": sheet.version,
        "stage": sheet.stage,
        "host": sheet.host,
        "to_act": " ".join(map(str, sheet.owed)),
        "owed": " ".join(map(str, sheet.owed.values())),
        "request": encode(sheet.request).decode() if sheet.request else "",
        "result": encode(sheet.result).decode(),
        "changed": sheet.changed,
        "next": sheet.next,
    }


VARIABLE = (
    "version",
    "stage",
    "host",
    "to_act",
    "owed",
    "request",
    "result",
    "changed",
    "next",
)
CHANGE = Prepared(
    update(TABLE_ROWS)
    .where(TABLE_ROWS.c.id == bindparam("here"))
    .values({name: bindparam(name) for name in VARIABLE})
)


def seat_row(sheet: Sheet, seat: int, place: Place) -> dict[str, Any]:
    return {
        "table": sheet.id,
        "seat": seat,
        "kind": place.kind,
        "guest": place.guest,
        "name": place.name,
        "level": place.level,
    }


# Reading. These sheets know nothing of the journal but its length.


def tables_of(connection: Connection, guest: str, count: int) -> list[Sheet]:
    """Where a guest sits, the last changed first; closed tables are left out."""
    mine = select(SEAT_ROWS.c.table).where(SEAT_ROWS.c.guest == guest)
    where = and_(TABLE_ROWS.c.id.in_(mine), TABLE_ROWS.c.stage != "closed")
    return sheets(connection, where, count)


def public_tables(connection: Connection, stage: str, count: int) -> list[Sheet]:
    return sheets(connection, and_(TABLE_ROWS.c.stage == stage, TABLE_ROWS.c.public), count)


def find_sheet(connection: Connection, table_id: str) -> Sheet | None:
    return next(iter(sheets(connection, TABLE_ROWS.c.id == table_id, 1)), None)


def versions(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    rows = connection.execute(
        select(TABLE_ROWS.c.id, TABLE_ROWS.c.version).where(TABLE_ROWS.c.id.in_(list(table_ids)))
    )
    return {row.id: row.version for row in rows}


def tables_with_bots(connection: Connection) -> list[str]:
    """Running tables where a bot plays: after a restart they must be woken."""
    rows = connection.execute(
        select(TABLE_ROWS.c.id)
        .where(
            TABLE_ROWS.c.stage == "running",
            TABLE_ROWS.c.id.in_(select(SEAT_ROWS.c.table).where(SEAT_ROWS.c.level != "")),
        )
        .order_by(TABLE_ROWS.c.changed.desc())
    )
    return [row.id for row in rows]


def seats_taken(connection: Connection, guest: str) -> int:
    """At how many tables that are not over a guest sits."""
    return (
        connection.scalar(
            select(func.count())
            .select_from(SEAT_ROWS.join(TABLE_ROWS, SEAT_ROWS.c.table == TABLE_ROWS.c.id))
            .where(
                SEAT_ROWS.c.guest == guest,
                or_(TABLE_ROWS.c.stage == "open", TABLE_ROWS.c.stage == "running"),
            )
        )
        or 0
    )


def sheets(connection: Connection, where: ColumnElement[bool], count: int) -> list[Sheet]:
    order = (TABLE_ROWS.c.changed.desc(), TABLE_ROWS.c.id)
    rows = connection.execute(select(TABLE_ROWS).where(where).order_by(*order).limit(count)).all()
    places = _places(connection, [row.id for row in rows])
    return [_sheet(row, places[row.id]) for row in rows]


def _sheet(row: Any, places: Sequence[Place]) -> Sheet:
    to_act = [int(seat) for seat in row.to_act.split()]
    owed = [int(at) for at in row.owed.split()]
    return Sheet(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        pace=row.pace,
        patience=row.patience,
        public=row.public,
        host=row.host,
        invitation=row.invitation,
        seed="",
        commitment=row.commitment,
        created=row.created,
        changed=row.changed,
        version=row.version,
        stage=row.stage,
        owed=dict(zip(to_act, owed, strict=True)),
        request=decode(row.request, type=UndoRequest) if row.request else None,
        result=tuple(json.loads(row.result)),
        rematch_of=row.rematch_of,
        next=row.next,
        places=tuple(places),
    )


def _places(connection: Connection, table_ids: Iterable[str]) -> dict[str, list[Place]]:
    found: dict[str, list[Place]] = {table_id: [] for table_id in table_ids}
    here = SEAT_ROWS.c.table.in_(found)
    rows = connection.execute(select(SEAT_ROWS).where(here).order_by(*SEAT_ROWS.primary_key))
    for row in rows:
        found[row.table].append(Place(row.kind, row.name, row.guest, row.level))
    return found
