"""Every question to the database; each takes a connection and leaves the commit to the store."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select, update

from paravent.server.database import CHATS, GUESTS, JOURNAL, LINKS, SEATS, TABLES
from paravent.server.records import Guest, Line, Place, Sheet, Step
from paravent.server.store import Conflict

# Guests.


def add_guest(connection: Connection, guest: Guest, digest: str, at: int) -> None:
    connection.execute(
        insert(GUESTS).values(id=guest.id, digest=digest, name=guest.name, created=at)
    )


def guest_with(connection: Connection, digest: str) -> Guest | None:
    """Whose session token has this digest?"""
    row = connection.execute(
        select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.digest == digest)
    ).first()
    return Guest(row.id, row.name) if row else None


def rename_guest(connection: Connection, guest: str, name: str) -> None:
    connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))


# Tables.


def add_table(connection: Connection, sheet: Sheet) -> None:
    connection.execute(
        insert(TABLES).values(
            id=sheet.id,
            game=sheet.game,
            rules=sheet.rules,
            options=json.dumps(sheet.options),
            pace=sheet.pace,
            public=sheet.public,
            stage=sheet.stage,
            host=sheet.host,
            invitation=sheet.invitation,
            seed=sheet.seed,
            commitment=sheet.commitment,
            turn=0,
            to_act="",
            result="[]",
            created=sheet.created,
            changed=sheet.changed,
            rematch_of=sheet.rematch_of,
        )
    )
    connection.execute(
        insert(SEATS),
        [
            {
                "table": sheet.id,
                "seat": seat,
                "kind": place.kind,
                "guest": place.guest,
                "name": place.name,
                "level": place.level,
            }
            for seat, place in enumerate(sheet.places)
        ],
    )


def find_sheet(connection: Connection, table: str) -> Sheet | None:
    return next(iter(_sheets(connection, TABLES.c.id == table, 1)), None)


def find_journal(connection: Connection, table: str, start: int = 0) -> list[Step]:
    rows = connection.execute(
        select(JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.act)
        .where(JOURNAL.c.table == table, JOURNAL.c.n >= start)
        .order_by(JOURNAL.c.n)
    )
    return [Step(row.kind, row.seat, row.act) for row in rows]


def find_table(connection: Connection, table: str) -> tuple[Sheet, list[Step]] | None:
    """A table with its journal, both as of one moment."""
    sheet = find_sheet(connection, table)
    if sheet is None:
        return None
    journal = find_journal(connection, table)
    sheet.turn = len(journal)
    return sheet, journal


def rematch_of(connection: Connection, table: str) -> str | None:
    return connection.scalar(select(TABLES.c.id).where(TABLES.c.rematch_of == table))


@dataclass(frozen=True)
class Writing:
    """What one change of a game writes."""

    table: str
    turn: int  # the number of the first step
    steps: Sequence[Step]
    to_act: Sequence[int]
    result: Sequence[int] | None  # not None when the game is over
    at: int


def start_table(connection: Connection, writing: Writing) -> None:
    """From open to running, with the first deals; Conflict if it has been started or closed."""
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == writing.table, TABLES.c.stage == "open")
        .values(stage="running")
    )
    if changed.rowcount != 1:
        raise Conflict
    write_steps(connection, writing)


def write_steps(connection: Connection, writing: Writing) -> None:
    """Continue the journal; the primary key refuses a turn that is taken already."""
    connection.execute(
        insert(JOURNAL),
        [
            {
                "table": writing.table,
                "n": number,
                "kind": step.kind,
                "seat": step.seat,
                "act": step.act,
                "at": writing.at,
            }
            for number, step in enumerate(writing.steps, writing.turn)
        ],
    )
    values: dict[str, Any] = {
        "turn": writing.turn + len(writing.steps),
        "to_act": " ".join(map(str, writing.to_act)),
        "changed": writing.at,
    }
    if writing.result is not None:
        values |= {"stage": "over", "result": json.dumps(list(writing.result))}
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == writing.table, TABLES.c.stage == "running")
        .values(values)
    )
    if changed.rowcount != 1:
        raise Conflict


# Seats.


def take_seat(connection: Connection, table: str, seat: int, guest: Guest) -> None:
    """Sit down in an open seat; Conflict if somebody else did."""
    _reseat(
        connection,
        and_(SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.kind == "open"),
        Place("person", guest.name, guest.id),
    )


def replace_guest(connection: Connection, table: str, seat: int, guest: str, by: Place) -> None:
    """Put another in a guest's place; Conflict if the guest does not sit there any more."""
    _reseat(
        connection,
        and_(SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.guest == guest),
        by,
    )


def _reseat(connection: Connection, where: ColumnElement[bool], place: Place) -> None:
    changed = connection.execute(
        update(SEATS)
        .where(where)
        .values(kind=place.kind, guest=place.guest, name=place.name, level=place.level)
    )
    if changed.rowcount != 1:
        raise Conflict


def leave(
    connection: Connection,
    table: str,
    seat: int,
    guest: str,
    by: Place,
    heir: str | None,
    at: int,
) -> None:
    """A guest goes: another takes the place, the heir becomes host, or the table is closed."""
    replace_guest(connection, table, seat, guest, by)
    if heir is None:
        values: dict[str, Any] = {"stage": "closed", "changed": at, "to_act": ""}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    else:
        change_host(connection, table, guest, heir)


def change_host(connection: Connection, table: str, guest: str, heir: str) -> None:
    connection.execute(
        update(TABLES).where(TABLES.c.id == table, TABLES.c.host == guest).values(host=heir)
    )


# Seat links.


@dataclass(frozen=True)
class Link:
    table: str
    seat: int
    guest: str
    expires: int


def add_link(connection: Connection, digest: str, link: Link) -> None:
    """A new link; it replaces older ones to the same seat."""
    connection.execute(LINKS.delete().where(LINKS.c.table == link.table, LINKS.c.seat == link.seat))
    connection.execute(
        insert(LINKS).values(
            digest=digest,
            table=link.table,
            seat=link.seat,
            guest=link.guest,
            expires=link.expires,
        )
    )


def find_link(connection: Connection, digest: str) -> Link | None:
    row = connection.execute(select(LINKS).where(LINKS.c.digest == digest)).first()
    return Link(row.table, row.seat, row.guest, row.expires) if row else None


def use_link(connection: Connection, digest: str, link: Link, guest: Guest) -> None:
    """The seat goes to the guest, and the link is gone; Conflict if it was used meanwhile."""
    gone = connection.execute(LINKS.delete().where(LINKS.c.digest == digest))
    if gone.rowcount != 1:
        raise Conflict
    place = Place("person", guest.name, guest.id)
    replace_guest(connection, link.table, link.seat, link.guest, place)
    change_host(connection, link.table, link.guest, guest.id)


# Chat.


def add_line(connection: Connection, table: str, line: Line) -> Line:
    """Add a line at the end; its number is given here."""
    last = connection.scalar(select(func.max(CHATS.c.n)).where(CHATS.c.table == table))
    number = 0 if last is None else last + 1
    connection.execute(
        insert(CHATS).values(
            table=table, n=number, seat=line.seat, name=line.name, text=line.text, at=line.at
        )
    )
    return Line(number, line.seat, line.name, line.text, line.at)


def last_lines(connection: Connection, table: str, count: int) -> list[Line]:
    rows = connection.execute(
        select(CHATS).where(CHATS.c.table == table).order_by(CHATS.c.n.desc()).limit(count)
    )
    return [Line(row.n, row.seat, row.name, row.text, row.at) for row in rows][::-1]


# Lists.


def tables_of(connection: Connection, guest: str, count: int) -> list[Sheet]:
    """Where a guest sits, the last changed first; closed tables are left out."""
    mine = select(SEATS.c.table).where(SEATS.c.guest == guest)
    return _sheets(connection, and_(TABLES.c.id.in_(mine), TABLES.c.stage != "closed"), count)


def public_tables(connection: Connection, stage: str, count: int) -> list[Sheet]:
    return _sheets(connection, and_(TABLES.c.stage == stage, TABLES.c.public), count)


def tables_with_bots(connection: Connection) -> list[str]:
    """Running tables where a bot sits: after a restart they must be woken."""
    rows = connection.execute(
        select(TABLES.c.id)
        .where(
            TABLES.c.stage == "running",
            TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.kind == "bot")),
        )
        .order_by(TABLES.c.changed.desc())
    )
    return [row.id for row in rows]


def seats_taken(connection: Connection, guest: str) -> int:
    """At how many tables that are not over a guest sits."""
    return (
        connection.scalar(
            select(func.count())
            .select_from(SEATS.join(TABLES, SEATS.c.table == TABLES.c.id))
            .where(
                SEATS.c.guest == guest,
                or_(TABLES.c.stage == "open", TABLES.c.stage == "running"),
            )
        )
        or 0
    )


def _sheets(connection: Connection, where: ColumnElement[bool], count: int) -> list[Sheet]:
    rows = connection.execute(
        select(TABLES).where(where).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(count)
    ).all()
    ids = [row.id for row in rows]
    places = _places(connection, ids)
    nexts = _nexts(connection, ids)
    return [
        Sheet(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=json.loads(row.options),
            pace=row.pace,
            public=row.public,
            host=row.host,
            invitation=row.invitation,
            seed=row.seed,
            commitment=row.commitment,
            created=row.created,
            changed=row.changed,
            stage=row.stage,
            turn=row.turn,
            to_act=[int(seat) for seat in row.to_act.split()],
            result=json.loads(row.result),
            rematch_of=row.rematch_of,
            next=nexts.get(row.id, ""),
            places=places[row.id],
        )
        for row in rows
    ]


def _places(connection: Connection, ids: Iterable[str]) -> dict[str, list[Place]]:
    found: dict[str, list[Place]] = {table: [] for table in ids}
    rows = connection.execute(
        select(SEATS).where(SEATS.c.table.in_(found)).order_by(SEATS.c.table, SEATS.c.seat)
    )
    for row in rows:
        found[row.table].append(Place(row.kind, row.name, row.guest, row.level))
    return found


def _nexts(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    rows = connection.execute(
        select(TABLES.c.rematch_of, TABLES.c.id).where(TABLES.c.rematch_of.in_(ids))
    )
    return {row.rematch_of: row.id for row in rows}
