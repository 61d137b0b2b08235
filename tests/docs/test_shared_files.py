"""What belongs to one game stands in its folders: no shared file names a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from paravent.core.registry import all_games
from tests.conftest import ROOT

pytestmark = pytest.mark.once

SHARED = ("src/paravent", "client/src", "client/tools", "setup.py", "Makefile", "pyproject.toml")
READABLE = {".py", ".pxd", ".ftl", ".toml", ".tmpl", ".ts", ".svelte", ".css", ".json", ""}
TITLES = [key.replace("_", part) for key in all_games() for part in ("_", " ", "")]
KEYS = re.compile(rf"(?i)(?<![a-z])({'|'.join(TITLES)})(?![a-z])")


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


def constants(path: Path) -> Iterator[str]:
    """The names in capitals that a module gives to something."""
    for line in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(line, ast.Assign):
            names = (
                node.id
                for target in line.targets
                for node in ast.walk(target)
                if isinstance(node, ast.Name)
            )
            yield from filter(str.isupper, names)


@pytest.mark.parametrize("key", all_games())
def test_a_name_has_one_value_within_a_game(key: str) -> None:
    """What two modules need has one home, and what differs has two names."""
    source = ROOT / "src/paravent"
    modules = [*(source / "games" / key).glob("*.py"), source / f"bots/evaluations/{key}.py"]
    homes: dict[str, set[Path]] = {}
    for path in filter(Path.exists, modules):
        for name in constants(path):
            homes.setdefault(name, set()).add(path)
    assert homes
    assert {name: found for name, found in homes.items() if len(found) > 1} == {}


def test_no_class_of_the_whole_site_is_a_word_of_a_game() -> None:
    """Boards give what they draw the key of its noun as a class; to what is `hidden` none does."""
    sheet = (ROOT / "client/src/app.css").read_text(encoding="utf-8")
    classes = set(re.findall(r"(?m)^\.([a-z][\w-]*)", sheet))
    texts = (game.folder / "text" / "messages.en.ftl" for game in all_games().values())
    nouns = {key for text in texts for key in re.findall(r"(?m)^noun-([\w-]+)", text.read_text())}
    assert len(classes) > 3 and len(nouns) > 100
    assert classes & nouns <= {"hidden"}
