"""Saved games: where they lie, and how a file is written so that nothing is ever lost."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from paravent.core.components import Components
from paravent.core.log import Log
from paravent.core.mistakes import Mistake


def games_folder() -> Path:
    """The folder of automatic saves, below the user's data directory."""
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / "paravent" / "games"
    if os.name == "nt" and (home := os.environ.get("LOCALAPPDATA")):
        return Path(home) / "paravent" / "games"
    return Path.home() / ".local" / "share" / "paravent" / "games"


def read_log(path: Path) -> Log:
    """A log from a file; a Mistake if it cannot be read or is none."""
    try:
        return Log.parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Mistake("unreadable-file", path=str(path)) from error
    except UnicodeDecodeError as error:
        raise Mistake("not-text", path=str(path)) from error


def read_game(path: Path, components: Path | None) -> tuple[Log, Components | None]:
    """A log, and the tables of components that somebody has corrected for it."""
    return read_log(path), Components.load(components) if components else None


def write_log(path: Path, log: Log) -> None:
    """Write a log at once or not at all: a file that is there stays whole until the last step."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(log.text())
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
    except OSError as error:
        raise Mistake("unwritable-file", path=str(path)) from error


def new_save(log: Log) -> Path:
    """A name for the automatic save of a new game that no other game has."""
    stem = f"{log.game}-{log.commitment[:8]}"
    path, number = games_folder() / f"{stem}.log", 1
    while path.exists():
        number += 1
        path = games_folder() / f"{stem}-{number}.log"
    return path


def unfinished_saves() -> Iterator[tuple[Path, Log]]:
    """Automatic saves that can be resumed, the newest first."""
    found = sorted(
        games_folder().glob("*.log"), key=lambda path: path.stat().st_mtime_ns, reverse=True
    )
    for path in found:
        with contextlib.suppress(Mistake):
            log = read_log(path)
            if not log.result:
                yield path, log
