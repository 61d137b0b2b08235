"""What whoever runs a site may do to its database, while servers run on it or not.

Servers notice within a few seconds: bans and closed tables are told to those who are connected.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, func, or_, select, update

from paravent.core.mistakes import Mistake
from paravent.server import bans, chat, journal, roster, steps
from paravent.server.database import (
    GUEST_ROWS,
    SESSION_ROWS,
    STEP_ROWS,
    TABLE_ROWS,
    revision_of,
)
from paravent.server.settings import milliseconds

FOUND = 20
DRAIN_SECONDS = 120.0  # until a server has gone, and until there is another one
LOOK_SECONDS = 0.2


@dataclass(frozen=True)
class Status:
    revision: str
    guests: int
    sessions: int
    tables: dict[str, int]  # by stage
    steps: int
    servers: list[roster.Served]


def status(connection: Connection) -> Status:
    def count(table: Any) -> int:
        return int(connection.execute(select(func.count()).select_from(table)).scalar_one())

    stages = select(TABLE_ROWS.c.stage, func.count()).group_by(TABLE_ROWS.c.stage)
    return Status(
        revision_of(connection),
        count(GUEST_ROWS),
        count(SESSION_ROWS),
        {row[0]: row[1] for row in connection.execute(stages)},
        count(STEP_ROWS),
        roster.servers(connection, milliseconds()),
    )


def find_guest(connection: Connection, who: str) -> str:
    """The id of a guest, given itself or a name that one guest alone has."""
    named = or_(GUEST_ROWS.c.id == who, GUEST_ROWS.c.name == who)
    found = list(connection.scalars(select(GUEST_ROWS.c.id).where(named).limit(FOUND)))
    if len(found) > 1:
        raise Mistake("several-guests", name=who, ids=", ".join(found))
    if not found:
        raise Mistake("no-such-guest", name=who)
    return str(found[0])


def ban(connection: Connection, whom: str, until: int) -> None:
    """Shut a guest or a network address out until then; 0 lets them in again."""
    if home := bans.network_named(whom):
        bans.ban(connection, home, until)
        return
    guest = find_guest(connection, whom)
    connection.execute(update(GUEST_ROWS).where(GUEST_ROWS.c.id == guest).values(banned=until))


def mute(connection: Connection, whom: str, until: int) -> None:
    guest = find_guest(connection, whom)
    connection.execute(update(GUEST_ROWS).where(GUEST_ROWS.c.id == guest).values(muted=until))


def drain(engine: Engine, wanted: str) -> Iterator[roster.Served]:
    """Let servers go one after the other, each when there is another one for the last.

    One of them, by its id or address, need not be replaced. A Mistake if it takes too long: those
    that were not asked yet stay.
    """

    def running() -> list[roster.Served]:
        with engine.begin() as connection:
            return roster.servers(connection, milliseconds())

    def until(fits: Callable[[list[roster.Served]], bool], mistake: Mistake) -> None:
        end = time.monotonic() + DRAIN_SECONDS
        while not fits(running()):
            if time.monotonic() > end:
                raise mistake
            time.sleep(LOOK_SECONDS)

    here = running()
    chosen = [one for one in here if wanted in ("", one.id, one.address)]
    if not chosen:
        raise Mistake("no-such-server", server=wanted) if wanted else Mistake("no-servers")
    for one in chosen:
        with engine.begin() as connection:
            roster.drain(connection, one.id)
        until(partial(is_gone, one.id), Mistake("drain-slow", server=one.address))
        if not wanted:
            missing = Mistake("not-replaced", server=one.address)
            until(lambda now: len(now) >= len(here), missing)
        yield one


def is_gone(server_id: str, here: list[roster.Served]) -> bool:
    return all(one.id != server_id for one in here)


def close(connection: Connection, table_id: str, at: int) -> None:
    """Nobody goes on at this table; its journal stays until it is forgotten."""
    sheet = journal.read(connection, table_id)
    if sheet is None:
        raise Mistake("unknown-table", table=table_id)
    if sheet.stage not in ("open", "running"):
        raise Mistake("not-running")
    journal.write(connection, journal.change(sheet, steps.Close(at=at)))


def export_table(connection: Connection, table_id: str) -> dict[str, Any]:
    """Everything that is stored of a table; its seed and its invitation are among it."""
    query = select(STEP_ROWS.c.step).where(STEP_ROWS.c.table == table_id).order_by(STEP_ROWS.c.n)
    found = [msgspec.Raw(step.encode()) for step in connection.scalars(query)]
    if not found:
        raise Mistake("unknown-table", table=table_id)
    lines = chat.last_lines(connection, table_id, 10**9)
    return {"table": table_id, "steps": found, "chat": [line.told() for line in lines]}
