"""Erasing a person: their games stay for the others, under a name that is nobody's.

Journals are never changed otherwise. Here the name goes from the steps too, and nothing else does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, true, update

from paravent.bots import USUAL_LEVEL
from paravent.server import journal, steps
from paravent.server.clubs.clubs import leave_all
from paravent.server.database import (
    CHAT_ROWS,
    GUEST_ROWS,
    LINK_ROWS,
    PAST_SEAT_ROWS,
    PLAN_ROWS,
    STEP_ROWS,
)
from paravent.server.fold import after
from paravent.server.guests import Guest
from paravent.server.names import neutral
from paravent.server.ratings.rows import GAME_SEAT_ROWS
from paravent.server.reports.reports import REPORT_ROWS
from paravent.server.sheet import Sheet


def erase_seats(
    connection: Connection, table_ids: Iterable[str], guest: Guest, at: int
) -> list[Sheet]:
    """Take a guest's name from tables, and the guest from those that are not over."""
    changed = []
    for sheet in journal.readable(connection, table_ids):
        seat = sheet.seat_of(guest)
        ids = {guest.id, *_known_as(connection, guest, sheet.id)}
        made = [
            steps.Rename(at=at, seat=one.seat, name=neutral(one.seat))
            for one in sheet.leavers
            if one.guest in ids and sheet.places[one.seat].kind == "bot"
        ]
        if seat is not None:
            made.append(steps.Rename(at=at, seat=seat, name=neutral(seat)))
        change = journal.change(sheet, *made)
        if seat is not None and sheet.stage in ("open", "running"):
            level = USUAL_LEVEL if sheet.stage == "running" else ""
            change = journal.change(sheet, *made, steps.Leave(at=at, seat=seat, level=level))
        journal.write(connection, change)
        said = {(seat, None), *_erase_name(connection, sheet.id, ids)}
        for where, name in said:
            by = CHAT_ROWS.c.name == name if name is not None else true()
            here = (CHAT_ROWS.c.table == sheet.id, CHAT_ROWS.c.seat == where, by)
            connection.execute(delete(CHAT_ROWS).where(*here))
        if change.steps:
            changed.append(change.after)
    return changed


def _known_as(connection: Connection, guest: Guest, table_id: str | None = None) -> list[str]:
    """Other ids under which the guest has sat."""
    mine = [PAST_SEAT_ROWS.c.guest == guest.id]
    if table_id is not None:
        mine.append(PAST_SEAT_ROWS.c.table == table_id)
    return list(connection.scalars(select(PAST_SEAT_ROWS.c.known_as).distinct().where(*mine)))


def erase_guest(connection: Connection, guest: Guest, at: int) -> None:
    """The rest: sessions, keys, ratings, friends and the feeds of clubs go with the row.

    Finished games keep whose they were by a number, so that what they say of others stays.
    """
    leave_all(connection, guest.id, at)
    connection.execute(delete(CHAT_ROWS).where(CHAT_ROWS.c.guest == guest.id))
    connection.execute(delete(PLAN_ROWS).where(PLAN_ROWS.c.guest == guest.id))
    connection.execute(delete(LINK_ROWS).where(LINK_ROWS.c.guest == guest.id))
    connection.execute(delete(REPORT_ROWS).where(REPORT_ROWS.c.guest == guest.id))
    ids = (guest.id, *_known_as(connection, guest))
    played = select(GAME_SEAT_ROWS.c.table, GAME_SEAT_ROWS.c.seat)
    for row in connection.execute(played.where(GAME_SEAT_ROWS.c.guest.in_(ids))).all():
        here = (GAME_SEAT_ROWS.c.table == row.table, GAME_SEAT_ROWS.c.seat == row.seat)
        nameless = update(GAME_SEAT_ROWS).where(*here).values(name=neutral(row.seat))
        connection.execute(nameless)
    connection.execute(delete(GUEST_ROWS).where(GUEST_ROWS.c.id == guest.id))


def _erase_name(
    connection: Connection, table_id: str, guests: Collection[str]
) -> set[tuple[int, str]]:
    """The steps as if somebody had had no name from the beginning; where which names were."""
    names: set[tuple[int, str]] = set()
    here = STEP_ROWS.c.table == table_id
    query = select(STEP_ROWS.c.n, STEP_ROWS.c.step).where(here).order_by(STEP_ROWS.c.n)
    sheet: Sheet | None = None
    for row in connection.execute(query).all():
        step = steps.read(row.step)
        nameless = _nameless(step, sheet, guests)
        if nameless != step:
            names |= _named(step, guests)
            changed = update(STEP_ROWS).where(here, STEP_ROWS.c.n == row.n)
            connection.execute(changed.values(step=steps.written(nameless)))
        sheet = after(sheet, step)
    return names


def _named(step: steps.Step, guests: Collection[str]) -> set[tuple[int, str]]:
    """Which seats have which names by a step that is about somebody."""
    if isinstance(step, steps.Open):
        seats = enumerate(step.places)
        return {(seat, place.name) for seat, place in seats if place.guest in guests}
    assert isinstance(step, steps.Sit | steps.Move | steps.Rename)
    return {(step.seat, step.name)}


def _nameless(step: steps.Step, sheet: Sheet | None, guests: Collection[str]) -> steps.Step:
    if isinstance(step, steps.Open):
        places = (
            replace(place, name=neutral(seat)) if place.guest in guests else place
            for seat, place in enumerate(step.places)
        )
        return replace(step, places=tuple(places))
    if isinstance(step, steps.Sit | steps.Move) and step.guest in guests:
        return replace(step, name=neutral(step.seat))
    if isinstance(step, steps.Rename) and sheet and sheet.places[step.seat].guest in guests:
        return replace(step, name=neutral(step.seat))
    return step
