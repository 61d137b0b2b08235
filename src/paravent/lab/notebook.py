"""Long work that can be stopped at any moment: every finished piece is a line of a notebook.

The first line says what the work is. Whoever begins the same work with the same notebook goes on
where it ended; other work is refused, and a last line that was cut off does not count.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from paravent.core.mistakes import Mistake
from paravent.lab.files import read_text, write_text

Row = dict[str, Any]
VERSIONS = "versions"  # in a plan: of what the results depend on


class Notebook:
    """`rows` are the pieces that are finished; without a path they are kept in memory alone."""

    def __init__(self, path: Path | None, plan: Row) -> None:
        self.path = path
        self.rows: list[Row] = []
        if path is None:
            return
        if path.exists():
            self.rows = earlier(path, plan)
        else:
            write_text(path, json.dumps(plan) + "\n")

    def add(self, row: Row) -> None:
        self.rows.append(row)
        if self.path is not None:
            try:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
            except OSError as error:
                raise Mistake("unwritable-file", path=str(self.path)) from error


def earlier(path: Path, plan: Row) -> list[Row]:
    """The rows of a notebook; a Mistake if it is none, or one of other work."""
    lines = read_text(path).splitlines(keepends=True)
    cut_off = lines.pop() if lines and not lines[-1].endswith("\n") else ""
    try:
        found = [json.loads(line) for line in lines]
    except ValueError as error:
        raise Mistake("not-a-notebook", path=str(path)) from error
    if not all(isinstance(row, dict) for row in found):
        raise Mistake("not-a-notebook", path=str(path))
    if found:
        compare(found[0], plan, path)
    elif not json.dumps(plan).startswith(cut_off):
        raise Mistake("not-a-notebook", path=str(path))
    if cut_off:
        os.truncate(path, len("".join(lines).encode()))
    if not found:
        write_text(path, json.dumps(plan) + "\n")
    return found[1:]


def compare(found: Row, plan: Row, path: Path) -> None:
    """A Mistake unless a plan that lies in a file is this one, of the same versions."""
    before, now = found.get(VERSIONS), plan.get(VERSIONS)
    if before != now and {**found, VERSIONS: now} == plan:
        raise Mistake("other-version", path=str(path), found=told(before), now=told(now))
    if found != plan:
        raise Mistake("other-notebook", path=str(path))


def told(versions: object) -> str:
    if not isinstance(versions, dict):
        return "-"
    return ", ".join(f"{name} {number}" for name, number in versions.items())
