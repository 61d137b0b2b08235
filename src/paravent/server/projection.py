"""The rows of tables and seats: what the journals amount to, for lists and searches.

They are written from a sheet, in the transaction that continues its journal, and never otherwise.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.json import decode, encode
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    String,
    and_,
    bindparam,
    cast,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from paravent.server.database import GUEST_ROWS, PAST_SEAT_ROWS, SEAT_ROWS, TABLE_ROWS
from paravent.server.prepared import Prepared
from paravent.server.ratings import results
from paravent.server.schema import Pace
from paravent.server.settings import Settings
from paravent.server.sheet import Place, Sheet, UndoRequest
from paravent.server.store import Conflict

log = logging.getLogger(__name__)
VACATIONS = tuple[tuple[int, int], ...]


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
    results.follow(connection, before, after)
    if going_on(before) != going_on(after):
        ended = 0 if going_on(after) else after.changed
        seats = update(SEAT_ROWS).where(SEAT_ROWS.c.table == after.id)
        connection.execute(seats.values(ended=ended))
    if after.places is before.places:
        return
    for seat, place in enumerate(after.places):
        if place != before.places[seat]:
            if before.places[seat].guest not in (None, place.guest):
                note_past(connection, after.id, seat, str(before.places[seat].guest))
            seat_here = (SEAT_ROWS.c.table == after.id, SEAT_ROWS.c.seat == seat)
            new = seat_row(after, seat, place)
            connection.execute(update(SEAT_ROWS).where(*seat_here).values(new))


def note_past(connection: Connection, table_id: str, seat: int, guest: str) -> None:
    """Somebody's seat is not theirs any longer."""
    values = {"table": table_id, "seat": seat, "known_as": guest}
    here = (PAST_SEAT_ROWS.c[name] == value for name, value in values.items())
    there = connection.scalar(select(PAST_SEAT_ROWS.c.guest).where(*here)) is not None
    known = connection.scalar(select(GUEST_ROWS.c.id).where(GUEST_ROWS.c.id == guest)) is not None
    if known and not there:
        connection.execute(insert(PAST_SEAT_ROWS).values(guest=guest, **values))


def going_on(sheet: Sheet) -> bool:
    return sheet.stage in ("open", "running")


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
        "increment": sheet.increment,
        "weekends": sheet.weekends,
        "level": sheet.level,
        "public": sheet.public,
        "help": sheet.help,
        "rated": sheet.rated,
        "auto": sheet.auto,
        "club": sheet.club,
        "tournament": sheet.tournament,
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
        "left": " ".join(map(str, sheet.left)),
        "due": sheet.due,
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
    "left",
    "due",
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
        "vacations": encode(place.vacations).decode() if place.vacations else "",
    }


# Reading. These sheets know nothing of the journal but its length.


def tables_of(connection: Connection, guest: str, count: int) -> list[Sheet]:
    """Where a guest sits, the last changed first; closed tables are left out."""
    ended = SEAT_ROWS.c.ended
    last = (
        select(SEAT_ROWS.c.table)
        .join(TABLE_ROWS, TABLE_ROWS.c.id == SEAT_ROWS.c.table)
        .where(SEAT_ROWS.c.guest == guest, ended > 0, TABLE_ROWS.c.stage == "over")
        .order_by(ended.desc())
        .limit(count)
    )
    some = [*connection.scalars(_going_on_with(guest)), *connection.scalars(last)]
    return sheets(connection, TABLE_ROWS.c.id.in_(some), count)


def tables_going_on(connection: Connection, guest: str) -> list[Sheet]:
    """Where a guest sits and the game is not over."""
    return find_sheets(connection, connection.scalars(_going_on_with(guest)))


def _going_on_with(guest: str) -> Select[tuple[str]]:
    return select(SEAT_ROWS.c.table).where(SEAT_ROWS.c.guest == guest, SEAT_ROWS.c.ended == 0)


def public_tables(connection: Connection, settings: Settings, count: int) -> list[Sheet]:
    """Open and running ones, as many of each; those where nobody is any more are left out."""
    attended = _attended(settings)
    return [
        sheet
        for stage in ("open", "running")
        for sheet in sheets(
            connection, and_(TABLE_ROWS.c.stage == stage, TABLE_ROWS.c.public, attended), count
        )
    ]


class TableFilter(msgspec.Struct, frozen=True):
    """What open tables must be like; whatever is left out is all the same."""

    game: str | None = None
    players: int | None = None
    pace: Pace | None = None
    rated: bool | None = None
    free: int | None = None  # seats at least


def open_tables(
    connection: Connection, settings: Settings, wanted: TableFilter, count: int
) -> list[Sheet]:
    """Public tables that wait for players and are as somebody wants them, the newest first."""
    seats = select(func.count()).where(SEAT_ROWS.c.table == TABLE_ROWS.c.id)
    size, free = seats, seats.where(SEAT_ROWS.c.kind == "open")
    asked = {
        TABLE_ROWS.c.game: wanted.game,
        TABLE_ROWS.c.pace: wanted.pace,
        TABLE_ROWS.c.rated: wanted.rated,
        size.scalar_subquery(): wanted.players,
    }
    fits = [column == value for column, value in asked.items() if value is not None]
    if wanted.free is not None:
        fits.append(free.scalar_subquery() >= wanted.free)
    where = and_(TABLE_ROWS.c.stage == "open", TABLE_ROWS.c.public, _attended(settings), *fits)
    return sheets(connection, where, count)


def waiting_tables(
    connection: Connection, settings: Settings, game: str, count: int
) -> list[Sheet]:
    """Public tables of a game that wait for players who are there."""
    where = and_(TABLE_ROWS.c.stage == "open", TABLE_ROWS.c.public, TABLE_ROWS.c.game == game)
    return sheets(connection, and_(where, _attended(settings)), count)


def _attended(settings: Settings) -> ColumnElement[bool]:
    now, pace = settings.clock(), TABLE_ROWS.c.pace
    return or_(
        and_(pace == "live", _there_since(now - settings.live_linger_ms)),
        and_(pace == "slow", _there_since(now - settings.slow_linger_ms)),
    )


def _there_since(time: int) -> ColumnElement[bool]:
    return or_(TABLE_ROWS.c.changed > time, TABLE_ROWS.c.present > time)


def touch(connection: Connection, table_ids: Iterable[str], now: int) -> None:
    """People are at these tables."""
    here = (TABLE_ROWS.c.id.in_(list(table_ids)), TABLE_ROWS.c.stage.in_(("open", "running")))
    connection.execute(update(TABLE_ROWS).where(*here).values(present=now))


def touch_seats(connection: Connection, seats: Iterable[tuple[str, int]], now: int) -> None:
    """People are there, as far as this server sees."""
    for table_id, seat in seats:
        here = (SEAT_ROWS.c.table == table_id, SEAT_ROWS.c.seat == seat)
        connection.execute(update(SEAT_ROWS).where(*here).values(here=now))


def find_sheets(connection: Connection, table_ids: Iterable[str]) -> list[Sheet]:
    wanted = list(table_ids)
    return sheets(connection, TABLE_ROWS.c.id.in_(wanted), len(wanted))


def changed_since(connection: Connection, time: int, count: int) -> list[tuple[str, int]]:
    """The tables that were changed last, with the time."""
    columns = (TABLE_ROWS.c.id, TABLE_ROWS.c.changed)
    newest = select(*columns).where(TABLE_ROWS.c.changed >= time).order_by(columns[1].desc())
    return [(row.id, row.changed) for row in connection.execute(newest.limit(count))]


def find_sheet(connection: Connection, table_id: str) -> Sheet | None:
    return next(iter(sheets(connection, TABLE_ROWS.c.id == table_id, 1)), None)


def versions(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    rows = connection.execute(
        select(TABLE_ROWS.c.id, TABLE_ROWS.c.version).where(TABLE_ROWS.c.id.in_(list(table_ids)))
    )
    return {row.id: row.version for row in rows}


def bots_owing(connection: Connection, now: int, quiet: int) -> list[str]:
    """Running tables where a bot must act, the last changed first: what bots have to do.

    Only those that have been quiet for so long: at the others a process is at work.
    """
    changed = TABLE_ROWS.c.changed  # the clock may have been ahead
    at_rest = or_(changed <= now - quiet, changed > now + quiet)
    actors = literal(" ") + TABLE_ROWS.c.to_act + " "
    bot = (
        select(SEAT_ROWS.c.seat)
        .where(
            SEAT_ROWS.c.table == TABLE_ROWS.c.id,
            SEAT_ROWS.c.level != "",
            actors.contains(literal(" ") + cast(SEAT_ROWS.c.seat, String) + " "),
        )
        .exists()
    )
    rows = connection.execute(
        select(TABLE_ROWS.c.id)
        .where(TABLE_ROWS.c.stage == "running", at_rest, bot)
        .order_by(TABLE_ROWS.c.changed.desc())
    )
    return [row.id for row in rows]


def due_tables(connection: Connection, now: int, count: int) -> list[str]:
    """Where somebody's time may have run out, the longest ago first."""
    due = TABLE_ROWS.c.due
    rows = select(TABLE_ROWS.c.id).where(due > 0, due <= now).order_by(due)
    return list(connection.scalars(rows.limit(count)))


def postpone(connection: Connection, table_id: str, version: int, due: int) -> None:
    """Look at a table again then, if it has not changed: its people have more time."""
    here = (TABLE_ROWS.c.id == table_id, TABLE_ROWS.c.version == version)
    connection.execute(update(TABLE_ROWS).where(*here).values(due=due))


def tables_offered(connection: Connection, guest: str) -> int:
    """How many public tables wait for players that a guest has opened."""
    here = (TABLE_ROWS.c.host == guest, TABLE_ROWS.c.stage == "open", TABLE_ROWS.c.public)
    return connection.scalar(select(func.count()).select_from(TABLE_ROWS).where(*here)) or 0


def lock_guest(connection: Connection, guest: str) -> None:
    """One writer at a time for what is counted by guest; SQLite has only one anyway."""
    connection.execute(select(GUEST_ROWS.c.id).where(GUEST_ROWS.c.id == guest).with_for_update())


def seats_taken(connection: Connection, guest: str) -> int:
    """At how many tables that are not over a guest sits."""
    return (
        connection.scalar(
            select(func.count())
            .select_from(SEAT_ROWS)
            .where(SEAT_ROWS.c.guest == guest, SEAT_ROWS.c.ended == 0)
        )
        or 0
    )


def sheets(connection: Connection, where: ColumnElement[bool], count: int) -> list[Sheet]:
    order = (TABLE_ROWS.c.changed.desc(), TABLE_ROWS.c.id)
    rows = connection.execute(select(TABLE_ROWS).where(where).order_by(*order).limit(count)).all()
    places = _places(connection, [row.id for row in rows])
    return [sheet for row in rows if (sheet := _readable(row, places[row.id])) is not None]


def _readable(row: Any, places: Sequence[Place]) -> Sheet | None:
    """A row as a sheet; one that makes no sense is left out of lists, and keeps no other out."""
    try:
        return _sheet(row, places)
    except (ValueError, TypeError, msgspec.MsgspecError):
        log.exception("the row of table %s makes no sense", row.id)
        return None


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
        increment=row.increment,
        weekends=row.weekends,
        level=row.level,
        left=tuple(map(int, row.left.split())),
        public=row.public,
        help=row.help,
        rated=row.rated,
        auto=row.auto,
        club=row.club,
        tournament=row.tournament,
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
        vacations = decode(row.vacations, type=VACATIONS) if row.vacations else ()
        found[row.table].append(Place(row.kind, row.name, row.guest, row.level, vacations))
    return found
