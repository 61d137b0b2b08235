"""Every question to the database; each takes a connection and leaves the commit to the store."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.json import decode, encode
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    update,
)

from paravent.server.database import CHATS, GUESTS, JOURNAL, LINKS, SEATS, TABLES
from paravent.server.records import Guest, Line, Place, Sheet, Step, UndoRequest
from paravent.server.store import Conflict

# Guests.


def add_guest(connection: Connection, guest: Guest, digest: str, at: int) -> None:
    connection.execute(
        insert(GUESTS).values(id=guest.id, digest=digest, name=guest.name, created=at, seen=at)
    )


def guest_with(connection: Connection, digest: str) -> tuple[Guest, int] | None:
    """Whose session token has this digest, and when was that guest seen?"""
    row = connection.execute(
        select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.seen).where(GUESTS.c.digest == digest)
    ).first()
    return (Guest(row.id, row.name), row.seen) if row else None


def see_guest(connection: Connection, guest: str, at: int) -> None:
    connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(seen=at))


def rename_guest(connection: Connection, guest: str, name: str) -> None:
    connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))


# Tables.


def add_table(connection: Connection, sheet: Sheet) -> int:
    """A new table; the new version of the one that it is a rematch of, if any."""
    connection.execute(
        insert(TABLES).values(
            id=sheet.id,
            game=sheet.game,
            rules=sheet.rules,
            options=json.dumps(sheet.options),
            pace=sheet.pace,
            patience=sheet.patience,
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
    return change_table(connection, sheet.rematch_of) if sheet.rematch_of else 0


def find_sheet(connection: Connection, table: str) -> Sheet | None:
    return next(iter(_sheets(connection, TABLES.c.id == table, 1)), None)


def find_journal(connection: Connection, table: str) -> list[Step]:
    rows = connection.execute(
        select(JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.act, JOURNAL.c.at)
        .where(JOURNAL.c.table == table)
        .order_by(JOURNAL.c.n)
    )
    return [Step(row.kind, row.seat, row.act, row.at) for row in rows]


@dataclass(frozen=True)
class Found:
    """All about a table, as of one moment."""

    sheet: Sheet
    journal: list[Step]
    chatted: int  # number of the last line of chat


def find_table(connection: Connection, table: str) -> Found | None:
    sheet = find_sheet(connection, table)
    if sheet is None:
        return None
    journal = find_journal(connection, table)
    sheet.turn = len(journal)
    return Found(sheet, journal, _last_line(connection, table))


def rematch_of(connection: Connection, table: str) -> str | None:
    return connection.scalar(select(TABLES.c.id).where(TABLES.c.rematch_of == table))


@dataclass(frozen=True)
class Writing:
    """What one change of a game writes."""

    table: str
    turn: int  # the number of the first step
    steps: Sequence[Step]
    owed: Mapping[int, int]  # since when, by seat that must act now
    result: Sequence[int] | None  # not None when the game is over
    at: int
    places: Mapping[int, Place] = field(default_factory=dict)  # seats that somebody else plays now


def start_table(connection: Connection, writing: Writing) -> int:
    """From open to running, with the first deals; Conflict if it has been started or closed."""
    changed = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == writing.table, TABLES.c.stage == "open")
        .values(stage="running")
    )
    if changed.rowcount != 1:
        raise Conflict
    return write_steps(connection, writing)


def write_steps(connection: Connection, writing: Writing) -> int:
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
    for seat, place in writing.places.items():
        _reseat(connection, writing.table, seat, SEATS.c.kind == "person", place)
    over = writing.result is not None
    version = connection.execute(
        CONTINUE,
        {
            "of_table": writing.table,
            "new_stage": "over" if over else "running",
            "new_turn": writing.turn + len(writing.steps),
            "new_to_act": " ".join(map(str, writing.owed)),
            "new_owed": " ".join(map(str, writing.owed.values())),
            "new_result": json.dumps(list(writing.result or [])),
            "now": writing.at,
        },
    ).scalar()
    if version is None:
        raise Conflict
    return int(version)


# Built once: of all statements it is needed most.
CONTINUE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.stage == "running")
    .values(
        version=TABLES.c.version + 1,
        stage=bindparam("new_stage"),
        turn=bindparam("new_turn"),
        to_act=bindparam("new_to_act"),
        owed=bindparam("new_owed"),
        result=bindparam("new_result"),
        changed=bindparam("now"),
        request="",
    )
    .returning(TABLES.c.version)
)


def change_table(
    connection: Connection, table: str, *where: ColumnElement[bool], **values: Any
) -> int:
    """Change what is told about a table; the new version, or Conflict if it is not so any more."""
    version = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, *where)
        .values(version=TABLES.c.version + 1, **values)
        .returning(TABLES.c.version)
    ).scalar()
    if version is None:
        raise Conflict
    return int(version)


def write_request(
    connection: Connection, table: str, turn: int, old: UndoRequest | None, new: UndoRequest | None
) -> int:
    """Ask for an undo, answer or refuse; Conflict if the table or the request has changed."""
    where = (TABLES.c.turn == turn, TABLES.c.request == _request_text(old))
    return change_table(connection, table, *where, request=_request_text(new))


def _request_text(request: UndoRequest | None) -> str:
    return encode(request).decode() if request else ""


# Seats.


def take_seat(connection: Connection, table: str, seat: int, guest: Guest, at: int) -> int:
    """Sit down in an open seat; Conflict if somebody else did."""
    place = Place("person", guest.name, guest.id)
    _reseat(connection, table, seat, SEATS.c.kind == "open", place)
    return change_table(connection, table, TABLES.c.stage == "open", changed=at)


def _reseat(
    connection: Connection, table: str, seat: int, still: ColumnElement[bool], place: Place
) -> None:
    changed = connection.execute(
        update(SEATS)
        .where(SEATS.c.table == table, SEATS.c.seat == seat, still)
        .values(kind=place.kind, guest=place.guest, name=place.name, level=place.level)
    )
    if changed.rowcount != 1:
        raise Conflict


def leave(
    connection: Connection, table: str, seat: int, guest: str, heir: str | None, at: int
) -> int:
    """A guest leaves a table before its start; without an heir it is closed."""
    _reseat(connection, table, seat, SEATS.c.guest == guest, Place("open"))
    if heir is None:
        return change_table(connection, table, TABLES.c.stage == "open", stage="closed", changed=at)
    change_host(connection, table, guest, heir)
    return change_table(connection, table, TABLES.c.stage == "open")


def leave_game(connection: Connection, writing: Writing, guest: str, heir: str | None) -> int:
    """A guest leaves a running game for good; without an heir the table is closed."""
    version = write_steps(connection, writing)
    if heir is None:
        none = {"stage": "closed", "to_act": "", "owed": ""}
        return change_table(connection, writing.table, **none)
    change_host(connection, writing.table, guest, heir)
    return version


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


def use_link(connection: Connection, digest: str, link: Link, place: Place) -> int:
    """The seat goes to the guest, and the link is gone; Conflict if it was used meanwhile."""
    gone = connection.execute(LINKS.delete().where(LINKS.c.digest == digest))
    if gone.rowcount != 1 or place.guest is None:
        raise Conflict
    _reseat(connection, link.table, link.seat, SEATS.c.guest == link.guest, place)
    change_host(connection, link.table, link.guest, place.guest)
    return change_table(connection, link.table, request="")


# Chat.


def add_line(connection: Connection, table: str, line: Line) -> tuple[Line, int]:
    """Add a line at the end; the line with its number, and the new version of the table."""
    number = _last_line(connection, table) + 1
    connection.execute(
        insert(CHATS).values(
            table=table, n=number, seat=line.seat, name=line.name, text=line.text, at=line.at
        )
    )
    version = change_table(connection, table)
    return Line(number, line.seat, line.name, line.text, line.at), version


def _last_line(connection: Connection, table: str) -> int:
    last = connection.scalar(select(func.max(CHATS.c.n)).where(CHATS.c.table == table))
    return -1 if last is None else int(last)


def last_lines(connection: Connection, table: str, count: int, after: int = -1) -> list[Line]:
    rows = connection.execute(
        select(CHATS)
        .where(CHATS.c.table == table, CHATS.c.n > after)
        .order_by(CHATS.c.n.desc())
        .limit(count)
    )
    return [Line(row.n, row.seat, row.name, row.text, row.at) for row in rows][::-1]


# Lists.


def tables_of(connection: Connection, guest: str, count: int) -> list[Sheet]:
    """Where a guest sits, the last changed first; closed tables are left out."""
    mine = select(SEATS.c.table).where(SEATS.c.guest == guest)
    return _sheets(connection, and_(TABLES.c.id.in_(mine), TABLES.c.stage != "closed"), count)


def public_tables(connection: Connection, stage: str, count: int) -> list[Sheet]:
    return _sheets(connection, and_(TABLES.c.stage == stage, TABLES.c.public), count)


def versions(connection: Connection, tables: Iterable[str]) -> dict[str, int]:
    rows = connection.execute(
        select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(list(tables)))
    )
    return {row.id: row.version for row in rows}


def tables_with_bots(connection: Connection) -> list[str]:
    """Running tables where a bot plays: after a restart they must be woken."""
    rows = connection.execute(
        select(TABLES.c.id)
        .where(
            TABLES.c.stage == "running",
            TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.level != "")),
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
    found = []
    for row in rows:
        to_act = [int(seat) for seat in row.to_act.split()]
        owed = [int(at) for at in row.owed.split()] or [row.changed] * len(to_act)
        sheet = Sheet(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=json.loads(row.options),
            pace=row.pace,
            patience=row.patience,
            public=row.public,
            host=row.host,
            invitation=row.invitation,
            seed=row.seed,
            commitment=row.commitment,
            created=row.created,
            changed=row.changed,
            stage=row.stage,
            turn=row.turn,
            to_act=to_act,
            owed=dict(zip(to_act, owed, strict=True)),
            request=decode(row.request, type=UndoRequest) if row.request else None,
            version=row.version,
            result=json.loads(row.result),
            rematch_of=row.rematch_of,
            next=nexts.get(row.id, ""),
            places=places[row.id],
        )
        found.append(sheet)
    return found


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
