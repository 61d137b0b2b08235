"""What belongs to one game stands in its folders: no shared file names a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from paravent.core.registry import all_games
from tests.conftest import ROOT

pytestmark = pytest.mark.once

SHARED = ("src/paravent", "client/src", "client/tools", "setup.py", "Makefile", "pyproject.toml")
READABLE = {".py", ".pxd", ".ftl", ".toml", ".tmpl", ".ts", ".svelte", ".css", ".json", ""}
KEYS = re.compile(rf"\b({'|'.join(all_games())})\b")


def shared_files() -> Iterator[Path]:
    """Files of the source that lie in no folder of a game, and have the name of none."""
    for place in SHARED:
        for path in sorted([ROOT / place, *(ROOT / place).rglob("*")]):
            below = path.relative_to(ROOT)
            own = {*below.parts, below.stem} & set(all_games())
            made = {"static", "__pycache__"} & set(below.parts)
            if path.is_file() and path.suffix in READABLE and not own and not made:
                yield path


def test_no_shared_file_names_a_game() -> None:
    files = list(shared_files())
    assert len(files) > 100
    named = {
        str(path.relative_to(ROOT)): found
        for path in files
        if (found := KEYS.findall(path.read_text(encoding="utf-8")))
    }
    assert named == {}


def test_no_class_of_the_whole_site_is_a_word_of_a_game() -> None:
    """Boards give what they draw the key of its noun as a class; to what is `hidden` none does."""
    sheet = (ROOT / "client/src/app.css").read_text(encoding="utf-8")
    classes = set(re.findall(r"(?m)^\.([a-z][\w-]*)", sheet))
    texts = (game.folder / "text" / "messages.en.ftl" for game in all_games().values())
    nouns = {key for text in texts for key in re.findall(r"(?m)^noun-([\w-]+)", text.read_text())}
    assert len(classes) > 3 and len(nouns) > 100
    assert classes & nouns <= {"hidden"}
