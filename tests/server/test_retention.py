"""What is forgotten after a while, and what is not; the clock is ours."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, text

from paravent.core.numbers import CHANCE
from paravent.server import chat, guests, journal, links, marks, projection, retention, steps
from paravent.server.database import open_database
from paravent.server.guests import Guest
from paravent.server.journal import change
from paravent.server.reports import reports
from paravent.server.settings import DAY_MS, Retention
from tests.server.databases import new_sqlite
from tests.server.people import QUICK, Person, first, running
from tests.server.test_store import opened

pytestmark = pytest.mark.once
KEEP = Retention()
LONG = replace(KEEP, table_with_bots=KEEP.running_table)  # of one person and a bot


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    if request.param == "sqlite":
        opened = open_database(new_sqlite(tmp_path))
    else:
        opened = open_database(str(request.getfixturevalue("postgresql")))
    yield opened
    opened.dispose()


def forget(connection: Connection, now: int) -> None:
    for query in retention.QUERIES:
        while query(connection, now, LONG):
            pass


def left(connection: Connection, table: str, column: str = '"table"') -> list[str]:
    found = connection.execute(text(f"select distinct {column} from {table} order by 1"))
    return [row[0] for row in found]


def add(connection: Connection, table: str, stage: str) -> None:
    """A table of g1, last changed at time 5, with a line of chat."""
    new = opened(table)
    journal.write(connection, new)
    chat.add_line(connection, table, chat.Line(0, 0, "Ana", "salut", 3))
    if stage in ("running", "over"):
        result = (1, 2) if stage == "over" else ()
        act = steps.Act(at=5, seat=CHANCE, act="reveal peasant", to_act=(0,), result=result)
        journal.write(connection, change(new.after, steps.Start(at=5), act))
    if stage == "closed":
        journal.write(connection, change(new.after, steps.Leave(at=5, seat=0)))
    if stage == "open":
        journal.write(connection, change(new.after, steps.Move(at=5, seat=0, guest="g1", name="A")))


def test_old_tables_are_closed_and_forgotten(engine: Engine) -> None:
    stages = ("closed", "open", "over", "running")
    with engine.begin() as connection:
        for stage in stages:
            add(connection, stage, stage)
        forget(connection, 5 + KEEP.closed_table * DAY_MS)
        assert left(connection, "tables", "id") == [*stages]
        forget(connection, 6 + KEEP.closed_table * DAY_MS)
        assert left(connection, "tables", "id") == ["open", "over", "running"]
        forget(connection, 6 + KEEP.open_table * DAY_MS)
        assert left(connection, "tables", "id") == ["over", "running"]
        assert left(connection, "chats") == ["over", "running"]
        reports.add(connection, Guest("g1", "Ana"), "over", 0, "He swore.", 6)
        forget(connection, 6 + KEEP.chat * DAY_MS)
        assert left(connection, "chats") == ["running"] and left(connection, "reports")
        forget(connection, 7 + KEEP.chat * DAY_MS)
        assert left(connection, "reports") == []
        later = 6 + KEEP.running_table * DAY_MS
        forget(connection, later)
        closed = projection.find_sheet(connection, "running")
        assert closed is not None and (closed.stage, closed.to_act) == ("closed", [])
        forget(connection, later + 1 + KEEP.closed_table * DAY_MS)
        for table in ("steps", "seats"):
            assert left(connection, table) == ["over"]  # finished games can always be replayed
        assert left(connection, "chats") == []


def test_guests_and_links_are_forgotten(engine: Engine) -> None:
    with engine.begin() as connection:
        for guest in ("g1", "g2", "g3"):
            guests.add_guest(connection, Guest(guest, "Ana"), 1)
        add(connection, "t", "over")  # g1 sits there
        guests.see_guest(connection, "g3", 2 * DAY_MS)
        for digest, seat in (("old", 0), ("new", 1)):
            expires = 10 if digest == "old" else KEEP.guest * DAY_MS
            links.add_link(connection, digest, links.Link("t", seat, "g1", expires))
        forget(connection, 10)
        assert left(connection, "links", "digest") == ["new", "old"]
        forget(connection, 11)
        assert left(connection, "links", "digest") == ["new"]
        forget(connection, 1 + KEEP.guest * DAY_MS)
        assert left(connection, "guests", "id") == ["g1", "g2", "g3"]
        forget(connection, 2 + KEEP.guest * DAY_MS)
        assert left(connection, "guests", "id") == ["g1", "g3"]


def test_many_are_forgotten_in_parts(engine: Engine) -> None:
    count = 2 * retention.AT_ONCE + 1
    with engine.begin() as connection:
        for number in range(count):
            guests.add_guest(connection, Guest(str(number), "Ana"), 1)
        now = 2 + KEEP.guest * DAY_MS
        assert retention.forget_guests(connection, now, KEEP) == retention.AT_ONCE
        forget(connection, now)
        assert left(connection, "guests", "id") == []


def test_a_server_forgets_when_it_starts(tmp_path: Path) -> None:
    """A guest who comes back now and then is remembered, and so are finished games."""
    now = [DAY_MS]
    settings = replace(QUICK, clock=lambda: now[0])
    url = new_sqlite(tmp_path)
    with running(open_database(url), settings) as server:
        ana, bo, cy = (Person(server.port, name) for name in ("Ana", "Bo", "Cy"))
        table = cy.create("me", "random")
        cy.start(table)
        with cy.socket() as page:
            page.play(table, first)
        now[0] += (KEEP.guest - 1) * DAY_MS
        assert ana.get("/api/session").status == 200
    engine = open_database(url)
    with engine.begin() as connection:  # three months of daily looks at the clock
        for _ in range(KEEP.guest + 1):
            marks.time_lived(connection, now[0])
            now[0] += DAY_MS
        now[0] = marks.marked(connection, marks.LIVED) or 0
        assert now[0] > KEEP.guest * DAY_MS
    with running(open_database(url), settings) as server:
        end = time.monotonic() + 20
        names = ["Ana", "Bo", "Cy"]
        while names != ["Ana", "Cy"]:
            assert time.monotonic() < end, names
            with engine.connect() as connection:
                names = left(connection, "guests", "name")
        for person in (ana, bo, cy):
            person.port = server.port
        assert [person.get("/api/session").status for person in (ana, bo, cy)] == [200, 401, 200]
        assert cy.get(f"/api/tables/{table['id']}/log").status == 200
    engine.dispose()
