"""Files stay small, and commands in the documents exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.once

LONGEST = 600
SOURCES = [
    path
    for path in sorted((ROOT / "src").rglob("*"))
    if path.is_file() and path.suffix in {".py", ".pxd", ".md", ".ftl", ".toml", ".tmpl"}
]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"(?ms)^```(?:console|sh|bash|shell)\n(.*?)^```$")
TARGET = re.compile(r"(?m)^([a-z][\w-]*):")


def commands(path: Path) -> list[list[str]]:
    """The command lines of the fenced shell blocks of a document, prompts and comments apart."""
    found = []
    for block in FENCE.findall(path.read_text(encoding="utf-8")):
        for line in block.replace("\\\n", " ").splitlines():
            words = shlex.split(line.removeprefix("$ "), comments=True)
            while words and re.fullmatch(r"\w+=\S*", words[0]):
                words.pop(0)  # a variable for one command
            if words:
                found.append(words)
    return found


def test_no_source_file_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert lengths
    assert {path.name: length for path, length in lengths.items() if length > LONGEST} == {}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_in_documents_exist(path: Path) -> None:
    """Every `paravent X` is a command and every `make X` a target."""
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    for words in commands(path):
        program = Path(words[0]).name
        arguments = [word for word in words[1:] if not re.fullmatch(r"-.*|[A-Z]+=.*", word)]
        if program == "make":
            assert set(arguments) <= targets, words
        elif program == "paravent":
            from paravent.cli.app import COMMANDS

            assert not arguments or arguments[0] in COMMANDS, words


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_files_named_in_commands_exist(path: Path) -> None:
    """A path below the project that a command reads must be there."""
    for words in commands(path):
        for word in words[1:]:
            if re.match(r"(tests|docs|src|benchmarks)/", word):
                assert (ROOT / word).exists(), words


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (path.parent / link).exists(), link
