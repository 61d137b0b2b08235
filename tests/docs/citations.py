"""Numbers of rules and rulings: where they are defined, cited and tested."""

from __future__ import annotations

import re
from pathlib import Path

from paravent.core.game import Game
from paravent.core.registry import all_games
from tests.conftest import ROOT

PARAGRAPH = re.compile(r"(?m)^\*\*(R\d+\.\d+)\*\*")
CHAPTER = re.compile(r"(?m)^## (R\d+) \S")
RULING = re.compile(r"(?m)^### (Q\d+) \S")
CITED = re.compile(r"\b(R\d{1,2}(?:\.\d+)?|Q\d+)\b")
TEST = re.compile(r"(?m)^def test_(r\d+_\d+|q\d+)_\w")
TEXTS = {".py", ".pxd", ".toml", ".ftl", ".md", ".tmpl"}
LANGUAGES = ("en", "fr")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def text_of(game: Game, name: str, language: str) -> str:
    return read(ROOT / "src/paravent/games" / game.key / "text" / f"{name}.{language}.md")


def paragraphs(game: Game, language: str) -> list[str]:
    return PARAGRAPH.findall(text_of(game, "rules", language))


def chapters(game: Game, language: str) -> list[str]:
    return CHAPTER.findall(text_of(game, "rules", language))


def rulings(game: Game, language: str) -> list[str]:
    return RULING.findall(text_of(game, "rulings", language))


def defined(game: Game, language: str) -> set[str]:
    return {
        *paragraphs(game, language),
        *chapters(game, language),
        *rulings(game, language),
    }


def files_of_tests(game: Game) -> list[Path]:
    return sorted((ROOT / "tests/games" / game.key).rglob("test_*.py"))


def numbers_tested(game: Game) -> set[str]:
    """The numbers that tests are named after: `test_r4_2_...` is R4.2."""
    names = [name for path in files_of_tests(game) for name in TEST.findall(read(path))]
    return {name.upper().replace("_", ".") for name in names}


def files_about(game: Game) -> list[Path]:
    """Everything in the tree that belongs to one game: its package, tests and other folders."""
    found = []
    for path in sorted([*(ROOT / "src").rglob("*"), *(ROOT / "tests").rglob("*")]):
        below = path.relative_to(ROOT)
        mine = game.key in (*below.parts[:-1], below.stem)
        if path.is_file() and path.suffix in TEXTS and mine:
            found.append(path)
    return found


def files_about_no_game() -> list[Path]:
    """The rest of the source, where a number can only be an example."""
    return [
        path
        for path in sorted((ROOT / "src").rglob("*"))
        if path.is_file()
        and path.suffix in TEXTS - {".tmpl"}
        and not {*path.parts, path.stem} & set(all_games())
    ]
