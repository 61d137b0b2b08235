"""SQLite's log: as long from the start as it will be, and begun anew before that is too short.

To sync a file that has grown, the file system writes its own journal, with whatever else this
machine is writing; to sync one that was long enough already, only the pages that were written.
"""

from __future__ import annotations

import ctypes
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Engine

PAGES = 4096  # 16 MB
ACTS = 400  # of eight pages each; then what is in the log goes to the database
PASSES = 3  # while others write
HEADER = 24  # bytes before each page
SYNC_FILE_RANGE_WRITE = 2


def start_writing() -> Callable[..., int] | None:
    """Linux's sync_file_range, if there is one."""
    if sys.platform != "linux":
        return None
    found = getattr(ctypes.CDLL(None), "sync_file_range", None)
    if found is not None:
        found.argtypes = (ctypes.c_int, ctypes.c_int64, ctypes.c_int64, ctypes.c_uint)
    return found


START_WRITING = start_writing()


class Log:
    """The log of a database, for somebody who syncs it himself after his commits."""

    def __init__(self, path: str) -> None:
        self.file = os.open(path, os.O_RDWR)

    def begin(self) -> None:
        """The disk may begin to write; this waits for nothing, and promises nothing."""
        if START_WRITING is not None:
            START_WRITING(self.file, 0, 0, SYNC_FILE_RANGE_WRITE)

    def sync(self) -> None:
        """All is on the disk; an OSError if it may not be."""
        os.fdatasync(self.file)

    def close(self) -> None:
        os.close(self.file)


def opened(engine: Engine) -> Log | None:
    """The log of a database that somebody has opened; None where SQLite must sync it."""
    if not hasattr(os, "fdatasync") or not engine.url.database:
        return None
    with suppress(OSError):
        return Log(f"{engine.url.database}-wal")
    return None


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
