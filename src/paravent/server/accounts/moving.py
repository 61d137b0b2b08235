"""Seats that go along: what somebody has played as a guest belongs to the account afterwards."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, select, update

from paravent.bots import USUAL_LEVEL
from paravent.core.mistakes import Mistake
from paravent.server import journal, steps
from paravent.server.database import PAST_SEAT_ROWS, SEAT_ROWS
from paravent.server.guests import Guest
from paravent.server.names import check_unlike
from paravent.server.sheet import Sheet

AT_ONCE = 10  # tables in one transaction: others write meanwhile


def tables_with(connection: Connection, guest: str) -> list[str]:
    """All tables where a guest sits, in whatever stage."""
    here = SEAT_ROWS.c.guest == guest
    return list(connection.scalars(select(SEAT_ROWS.c.table).where(here).order_by("table")))


def tables_ever_with(connection: Connection, guest: str) -> list[str]:
    """With those where the guest has left, or sat before signing in."""
    past = select(PAST_SEAT_ROWS.c.table).where(PAST_SEAT_ROWS.c.guest == guest)
    return sorted({*tables_with(connection, guest), *connection.scalars(past)})


def bring_past(connection: Connection, old: Guest, new: Guest) -> None:
    """What one guest has left is another's, who may want it forgotten."""
    mine = update(PAST_SEAT_ROWS).where(PAST_SEAT_ROWS.c.guest == old.id)
    connection.execute(mine.values(guest=new.id))


def bring(
    connection: Connection, table_ids: Iterable[str], old: Guest, new: Guest, at: int
) -> list[Sheet]:
    """The seats of one guest become another's; the tables that have changed."""
    changed = []
    for sheet in journal.readable(connection, table_ids):
        step = _step(sheet, old, new, at)
        if step is not None:
            change = journal.change(sheet, step)
            journal.write(connection, change)
            changed.append(change.after)
    return changed


def _step(sheet: Sheet, old: Guest, new: Guest, at: int) -> steps.Step | None:
    """Nobody has two seats: where both sit, a bot takes the old one over, so that no one waits."""
    seat, going_on = sheet.seat_of(old), sheet.stage in ("open", "running")
    if seat is None:
        return None
    if sheet.seat_of(new) is not None:
        level = USUAL_LEVEL if sheet.stage == "running" else ""
        return steps.Leave(at=at, seat=seat, level=level) if going_on else None
    name = new.name if going_on else sheet.places[seat].name  # under which it was played
    try:
        check_unlike(name, (one.name for n, one in enumerate(sheet.places) if n != seat))
    except Mistake:
        name = sheet.places[seat].name
    return steps.Move(at=at, seat=seat, guest=new.id, name=name)
