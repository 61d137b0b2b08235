"""Queries behind lists use indexes: the plans of both databases are read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text

from paravent.server.database import open_database
from paravent.server.guests import Guest
from paravent.server.ratings import model
from paravent.server.settings import Settings
from tests.server.crowd import BUSY, GAMES, fill, fill_clubs, name_of
from tests.server.databases import new_sqlite
from tests.server.lists import lists

pytestmark = pytest.mark.once

NO_TABLE = re.compile(r"SCAN (CONSTANT ROW|\()")  # a list that was given, and is empty


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Any) -> Engine:
    if request.param == "sqlite":
        return open_database(new_sqlite(tmp_path))
    return open_database(str(request.getfixturevalue("postgresql")))


def plans(connection: Connection, statement: str, given: Any) -> list[str]:
    """The lines of a plan that read a table from end to end."""
    if connection.dialect.name == "sqlite":
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
        lines = [row[3] for row in rows]
        return [line for line in lines if line.startswith("SCAN ") and not NO_TABLE.search(line)]
    rows = connection.exec_driver_sql(f"EXPLAIN {statement}", given)
    return [row[0] for row in rows if "Seq Scan" in row[0]]


def asked(connection: Connection, query: Callable[[Connection], Any]) -> list[tuple[str, Any]]:
    """The statements of a query, with what they were given."""
    heard: list[tuple[str, Any]] = []

    def hear(_connection: Any, _cursor: Any, statement: str, given: Any, *_: Any) -> None:
        heard.append((statement, given))

    event.listen(connection, "before_cursor_execute", hear)
    query(connection)
    event.remove(connection, "before_cursor_execute", hear)
    return heard


def test_no_list_reads_a_whole_table(engine: Engine) -> None:
    with engine.begin() as connection:
        fill(connection, accounts=60, games=40)
        fill_clubs(connection, accounts=60, count=20)
        assert model.again(connection) == 10
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # which reads small tables whole, and is right
            connection.execute(text("SET LOCAL enable_seqscan = off"))
        found = {}
        for name, query in lists(Guest(BUSY, name_of(0)), GAMES[0], Settings()).items():
            statements = asked(connection, query)
            assert statements, name
            whole = [line for one in statements for line in plans(connection, *one)]
            if whole:
                found[name] = whole
    engine.dispose()
    assert found == {}
