"""New databases: copies of one that was brought up to date once, which takes far less time."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from paravent.server.database import FILE, open_database, sqlite_url


def new_sqlite(folder: Path) -> str:
    """The database of a folder, with all its tables; one that is there already stays."""
    url = sqlite_url(folder)
    if not (path := folder / FILE).exists():
        path.write_bytes(up_to_date())
    return url


@cache
def up_to_date() -> bytes:
    with TemporaryDirectory() as folder:
        open_database(sqlite_url(Path(folder))).dispose()
        return (Path(folder) / FILE).read_bytes()
