"""Vacations: days on which a person's clocks at slow tables stand still, so many in a year."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime

from sqlalchemy import Connection, delete, insert, select, update

from paravent.core.mistakes import Mistake
from paravent.server import journal, steps
from paravent.server.clocks import Pause
from paravent.server.database import SEAT_ROWS, TABLE_ROWS, VACATION_ROWS
from paravent.server.guests import Guest
from paravent.server.settings import DAY_MS
from paravent.server.sheet import Sheet

AHEAD_DAYS = 365


def day(text: str) -> int:
    """The beginning of a day such as 2026-12-24, by UTC."""
    try:
        found = date.fromisoformat(text)
    except ValueError as error:
        raise Mistake("vacation-days") from error
    return int(datetime(found.year, found.month, found.day, tzinfo=UTC).timestamp()) * 1000


def mine(connection: Connection, guest: str) -> list[Pause]:
    rows = connection.execute(
        select(VACATION_ROWS).where(VACATION_ROWS.c.guest == guest).order_by("since")
    )
    return [(row.since, row.until) for row in rows]


def of_table(connection: Connection, sheet: Sheet, now: int) -> list[steps.Away]:
    """The vacations of those who sit at a table, as far as they are not over."""
    seats = {place.guest: seat for seat, place in enumerate(sheet.places) if place.guest}
    here = (VACATION_ROWS.c.guest.in_(list(seats)), VACATION_ROWS.c.until > now)
    return [
        steps.Away(at=now, seat=seats[row.guest], since=row.since, until=row.until)
        for row in connection.execute(select(VACATION_ROWS).where(*here))
    ]


def days_used(taken: Iterable[Pause], year: int) -> int:
    """How many days of a year are vacation; one that has begun counts."""
    begin, end = (day(f"{one}-01-01") for one in (year, year + 1))
    return sum(
        -(-(min(until, end) - max(since, begin)) // DAY_MS)
        for since, until in taken
        if since < end and until > begin
    )


def year_of(time: int) -> int:
    return datetime.fromtimestamp(time / 1000, UTC).year


def take(
    connection: Connection, guest: Guest, first: str, last: str, now: int, most: int
) -> list[Sheet]:
    """Go on vacation from one day to another; the tables that have changed."""
    since, until = max(day(first), now), day(last) + DAY_MS
    if until <= since or since > now + AHEAD_DAYS * DAY_MS:
        raise Mistake("vacation-days")
    taken = mine(connection, guest.id)
    if any(end > now for _, end in taken):
        raise Mistake("vacation-planned")
    for year in range(year_of(since), year_of(until - 1) + 1):
        if days_used([*taken, (since, until)], year) > most:
            raise Mistake("vacation-long", most=most)
    connection.execute(insert(VACATION_ROWS).values(guest=guest.id, since=since, until=until))
    return _told(connection, guest, (since, until), now)


def end(connection: Connection, guest: Guest, now: int) -> list[Sheet]:
    """Be back, or do not go: the days that were taken stay taken."""
    changed: list[Sheet] = []
    for since, until in mine(connection, guest.id):
        if until <= now:
            continue
        here = (VACATION_ROWS.c.guest == guest.id, VACATION_ROWS.c.since == since)
        if since < now:
            connection.execute(update(VACATION_ROWS).where(*here).values(until=now))
        else:
            connection.execute(delete(VACATION_ROWS).where(*here))
        changed += _told(connection, guest, (since, now), now)
    return changed


def _told(connection: Connection, guest: Guest, vacation: Pause, now: int) -> list[Sheet]:
    """The slow games of a guest know of it."""
    query = (
        select(SEAT_ROWS.c.table)
        .join(TABLE_ROWS, TABLE_ROWS.c.id == SEAT_ROWS.c.table)
        .where(
            SEAT_ROWS.c.guest == guest.id,
            TABLE_ROWS.c.stage == "running",
            TABLE_ROWS.c.pace == "slow",
        )
    )
    changed = []
    for sheet in journal.readable(connection, connection.scalars(query).all()):
        seat = sheet.seat_of(guest)
        if seat is not None:
            step = steps.Away(at=now, seat=seat, since=vacation[0], until=vacation[1])
            change = journal.change(sheet, step)
            journal.write(connection, change)
            changed.append(change.after)
    return changed
