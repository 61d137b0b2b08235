"""Statements that every act needs: compiled once for a kind of database, run without ceremony."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase


class Prepared:
    """An insert or update whose parameters are words and whole numbers: nothing is converted."""

    def __init__(self, statement: UpdateBase) -> None:
        self.statement = statement
        self._texts: dict[str, str] = {}  # by dialect

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Execute it for each row of parameters; how many rows of the database that concerned."""
        text = self._texts.get(connection.dialect.name) or self._text(connection.dialect)
        raw: Any = connection.connection.driver_connection
        if len(rows) == 1:
            return int(raw.execute(text, rows[0]).rowcount)
        cursor = raw.cursor()
        cursor.executemany(text, rows)
        return int(cursor.rowcount)

    def _text(self, dialect: Dialect) -> str:
        """With parameters that have names, which both drivers know."""
        if dialect.name == "sqlite":
            dialect = sqlite.dialect(paramstyle="named")
        text = self._texts[dialect.name] = str(self.statement.compile(dialect=dialect))
        return text
