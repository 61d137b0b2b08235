"""Files of the lab: the project's tree, and writing without losing anything."""

from __future__ import annotations

import tomllib
from pathlib import Path

from paravent.core.mistakes import Mistake


def project_root(start: Path | None = None) -> Path:
    """The project's tree that a folder lies in; a Mistake if there is none."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if is_project(folder):
            return folder
    raise Mistake("no-project", path=str(here))


def is_project(folder: Path) -> bool:
    try:
        described = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(described.get("project", {}).get("name") == "paravent")


def write_text(path: Path, text: str) -> None:
    """Write a whole file, with its folders; a Mistake if that is not possible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Mistake("unwritable-file", path=str(path)) from error


def read_text(path: Path) -> str:
    """A whole file; a Mistake if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Mistake("unreadable-file", path=str(path)) from error
    except UnicodeDecodeError as error:
        raise Mistake("not-text", path=str(path)) from error


def refuse_existing(path: Path) -> None:
    """A Mistake if something is there already: results are never overwritten."""
    if path.exists():
        raise Mistake("already-there", path=str(path))


def require_at_least(name: str, value: float, least: int) -> None:
    """A Mistake for a number on the command line that is too small."""
    if value < least:
        raise Mistake("too-small", name=name, value=value, least=least)
