"""Statements that every act needs: compiled once for a kind of database, run without ceremony."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.sql.dml import UpdateBase


class Prepared:
    """An insert or update whose parameters are words and whole numbers: nothing is converted."""

    def __init__(self, statement: UpdateBase) -> None:
        self.statement = statement
        self._compiled: dict[str, tuple[str, Sequence[str] | None]] = {}  # by dialect

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Execute it for each row of parameters; how many rows of the database that concerned."""
        text, order = self._text(connection)
        given = [tuple([row[name] for name in order]) for row in rows] if order else rows
        raw: Any = connection.connection.driver_connection
        if len(given) == 1:
            return int(raw.execute(text, given[0]).rowcount)
        cursor = raw.cursor()
        cursor.executemany(text, given)
        return int(cursor.rowcount)

    def _text(self, connection: Connection) -> tuple[str, Sequence[str] | None]:
        dialect = connection.dialect
        found = self._compiled.get(dialect.name)
        if found is None:
            compiled = self.statement.compile(dialect=dialect)
            order = compiled.positiontup if compiled.positional else None
            found = self._compiled[dialect.name] = str(compiled), order
        return found
