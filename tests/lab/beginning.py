"""A copy of the project in which a new game was begun, for tests of the lab and of the pages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from paravent.cli.app import run
from tests.conftest import ROOT

KEY, TITLE = "paper_moons", "Paper Moons"
FILES = ("pyproject.toml", "Makefile")
PARTS = ("src", "tests", "tools", "client", "docs")
FOLDERS = [Path(f"{part}/games/{KEY}") for part in ("src/paravent", "tests", "client/src")]
REFERENCE = Path(f"docs/reference/{KEY}.md")
MADE = shutil.ignore_patterns("__pycache__", "*.pyc", "node_modules", "dist", "static")


def begin_game(root: Path) -> dict[Path, bytes]:
    """Copy the project and begin a game in it; returns what was there before."""
    for file in FILES:
        shutil.copy(ROOT / file, root)
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part, ignore=MADE)
    before = contents(root)
    assert run(["new-game", KEY, "--title", TITLE, "--into", str(root)]) == 0
    return before


def contents(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


def environment(library: Path) -> dict[str, str]:
    """Of a process that has the new game."""
    return os.environ | {"PYTHONPATH": str(library), "PYTHONDONTWRITEBYTECODE": "1"}


def call(root: Path, *command: str, library: Path | None = None) -> tuple[int, str]:
    """Run Python in the copy: the code that it ends with, and what it says."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env=environment(library or root / "src"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout
