"""The Fluent files of the project, taken apart: ids, attributes and the variables they use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paravent.core.registry import all_games
from paravent.text.words import LANGUAGES, game_files, shared_files

NONE: Mapping[str, ast.Pattern] = {}


def files(lang: str, owner: str) -> list[Path]:
    """The files of an owner: `shared`, or the key of a game."""
    return shared_files(lang) if owner == "shared" else game_files(all_games()[owner], lang)


def owners() -> list[str]:
    return ["shared", *all_games()]


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


def patterns(lang: str, owner: str) -> dict[str, ast.Pattern]:
    """Every message and every attribute, as `id` and `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for path in files(lang, owner):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                if entry.value:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: ast.Pattern, known: Mapping[str, ast.Pattern] = NONE) -> set[str]:
    """Those of a pattern, and of the known messages that it is put together from."""
    found = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            if node.id.name in known:
                found.update(variables(known[node.id.name], known))

    Finder().visit(pattern)
    return found


def texts(pattern: ast.Pattern) -> list[str]:
    """What stands in a pattern outside of the braces."""
    found = []

    class Finder(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

    Finder().visit(pattern)
    return found


__all__ = ["LANGUAGES", "entries", "files", "owners", "patterns", "texts", "variables"]
