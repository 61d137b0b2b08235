"""Backups: all rows of a database as lines of JSON, packed; good for either kind of database.

A backup is made while people play: it holds one moment. The first line says of which schema it is,
the last how many rows there must be.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zlib import error as ZlibError

from msgspec import MsgspecError, Struct, json
from sqlalchemy import Connection, Engine, MetaData, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from paravent.core.mistakes import Mistake
from paravent.server.database import connect, migrate, revision_of
from paravent.server.store import is_away

TOGETHER = 1000
KIND = "paravent"
LEFT_OUT = ("alembic_version", "servers")  # what is of this database, and not of the site


class Head(Struct):
    backup: str
    revision: str


class Row(Struct):
    table: str
    row: dict[str, Any]


class Tail(Struct):
    rows: int


def dump(engine: Engine, path: Path) -> int:
    """Write a backup; the number of its rows. The file appears when it is whole."""
    making = path.with_name(f"{path.name}.part")
    try:
        descriptor = os.open(making, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb") as file:
            rows = write(engine, file)
        making.replace(path)
    except OSError as error:
        raise Mistake("unwritable-file", path=str(path)) from error
    return rows


def write(engine: Engine, file: gzip.GzipFile) -> int:
    count = 0
    with one_moment(engine) as connection:
        file.write(json.encode(Head(KIND, revision_of(connection))) + b"\n")
        for table in layout(connection).sorted_tables:
            found = connection.execution_options(yield_per=TOGETHER).execute(select(table))
            for row in found.mappings():
                file.write(
                    json.encode(Row(str(table.name), {str(k): v for k, v in row.items()})) + b"\n"
                )
                count += 1
    file.write(json.encode(Tail(count)) + b"\n")
    return count


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    reading = engine.execution_options(reading=True)
    if engine.dialect.name == "postgresql":
        reading = reading.execution_options(isolation_level="REPEATABLE READ")
    with reading.begin() as connection:
        yield connection


def layout(connection: Connection) -> MetaData:
    """The tables that there are, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name not in LEFT_OUT)
    return found


def restore(url: str, path: Path) -> int:
    """Fill an empty database from a backup and bring it up to date; the number of rows."""
    engine = connect(url)
    try:
        if inspect(engine).get_table_names():
            raise Mistake("database-not-empty")
        with path.open("rb") as raw, gzip.open(raw) as file:
            head = decoded(file.readline(), Head)
            if head.backup != KIND:
                raise Mistake("backup-broken", path=str(path))
            migrate(engine, head.revision)
            rows = fill(engine, file)
        migrate(engine)
    except OSError as error:
        code = "backup-broken" if isinstance(error, gzip.BadGzipFile) else "unreadable-file"
        raise Mistake(code, path=str(path)) from error
    except SQLAlchemyError as error:
        if is_away(error):
            raise Mistake("database-closed", cause=type(error).__name__) from error
        raise Mistake("backup-broken", path=str(path)) from error
    except (EOFError, ZlibError, Unreadable) as error:
        raise Mistake("backup-broken", path=str(path)) from error
    finally:
        engine.dispose()
    return rows


def fill(engine: Engine, file: Iterable[bytes]) -> int:
    """All rows, or none."""
    with engine.begin() as connection:
        tables = layout(connection).tables
        waiting: list[Row] = []
        for count, line in enumerate(file):
            if line.startswith(b'{"rows"'):
                if decoded(line, Tail).rows != count:
                    raise Unreadable
                put(connection, tables, waiting)
                return count
            row = decoded(line, Row)
            if waiting and (waiting[0].table != row.table or len(waiting) == TOGETHER):
                put(connection, tables, waiting)
                waiting = []
            waiting.append(row)
    raise Unreadable


def put(connection: Connection, tables: Any, rows: list[Row]) -> None:
    if rows:
        if rows[0].table not in tables:
            raise Unreadable
        connection.execute(insert(tables[rows[0].table]), [row.row for row in rows])


class Unreadable(Exception):
    """What was read is no backup, or not a whole one."""


def decoded(line: bytes, kind: type[Any]) -> Any:
    try:
        return json.decode(line, type=kind)
    except MsgspecError as error:
        raise Unreadable from error
