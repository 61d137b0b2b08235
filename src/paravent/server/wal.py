"""SQLite's log: as long from the start as it will be, and begun anew before that is too short.

To sync a file that has grown, the file system writes its own journal, with whatever else this
machine is writing; to sync one that was long enough already, only the pages that were written.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Engine

PAGES = 4096  # 16 MB
ACTS = 400  # of eight pages each; then what is in the log goes to the database
PASSES = 3  # while others write
HEADER = 24  # bytes before each page


def lengthen(engine: Engine) -> None:
    """Fill the log up with zeros, which SQLite takes for its end; nobody writes meanwhile."""
    path = engine.url.database
    if engine.dialect.name != "sqlite" or not path or path == ":memory:":
        return
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        (size,) = cursor.execute("PRAGMA page_size").fetchone()
        cursor.execute("BEGIN IMMEDIATE")
        with suppress(OSError), Path(f"{path}-wal").open("r+b") as log:  # a full disk is told later
            missing = PAGES * (HEADER + size) - log.seek(0, os.SEEK_END)
            log.write(bytes(max(0, missing)))
            log.flush()
            os.fsync(log.fileno())
        cursor.execute("ROLLBACK")
    finally:
        connection.close()


def empty(engine: Engine) -> bool:
    """Copy the log to the database, waiting for nobody; whether all of it could be copied.

    If nobody has written meanwhile, the next writer begins it anew.
    """
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        _, found, copied = cursor.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        return False  # a full disk: whoever writes is told
    finally:
        connection.close()
    return bool(found == copied)
