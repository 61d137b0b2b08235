"""Every code that the program can raise has its sentence, with the variables it is given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import paravent
from paravent.core.registry import all_games
from tests.text.fluent_files import LANGUAGES, patterns, variables

pytestmark = pytest.mark.once

SOURCE = Path(paravent.__path__[0])


@dataclass(frozen=True)
class Raised:
    """A code in the source, and the names of its details where they can be read there."""

    code: str
    details: frozenset[str] | None
    place: str


@cache
def calls(path: Path) -> list[tuple[str, ast.Call]]:
    """What a file calls with arguments, by name."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            function = node.func
            called = function.id if isinstance(function, ast.Name) else ""
            called = function.attr if isinstance(function, ast.Attribute) else called
            found.append((called, node))
    return found


def calls_of(name: str, path: Path) -> Iterator[ast.Call]:
    return (call for called, call in calls(path) if called == name)


def sources() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if "template" not in path.parts]


@cache
def mistakes() -> list[Raised]:
    found = []
    for path in sources():
        for name, prefix, extra in (
            ("Mistake", "", frozenset()),
            ("Failed", "", frozenset()),
            ("WorkerDied", "", frozenset()),
            ("_failed", "", frozenset({"bot"})),
            ("_refuse", "components-", frozenset({"source", "table", "row"})),
        ):
            for call in calls_of(name, path):
                code = call.args[0]
                if isinstance(code, ast.Constant):
                    keys = {keyword.arg for keyword in call.keywords}
                    known = None if None in keys else frozenset(map(str, keys)) | extra
                    found.append(Raised(f"{prefix}{code.value}", known, f"{path}:{call.lineno}"))
    return found


@cache
def reasons(folder: Path) -> list[Raised]:
    found = []
    for path in sorted(folder.rglob("*.py")):
        for call in calls_of("Reason", path):
            code = call.args[0]
            arguments = [*call.args[2:], *(key.value for key in call.keywords)]
            given = arguments[0] if arguments else ast.Dict([], [])
            if isinstance(code, ast.Constant) and isinstance(given, ast.Dict):
                keys = frozenset(
                    str(key.value) for key in given.keys if isinstance(key, ast.Constant)
                )
                found.append(Raised(str(code.value), keys, f"{path}:{call.lineno}"))
    return found


def test_the_search_finds_codes() -> None:
    """So that the tests below cannot pass for want of anything to test."""
    assert len({raised.code for raised in mistakes()}) > 40
    core = {raised.code for raised in reasons(SOURCE / "core")}
    assert core == {"over", "dealing", "not-your-turn"}
    assert all(reasons(game.folder) for game in all_games().values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_has_a_sentence(lang: str) -> None:
    worded = patterns(lang, "shared")
    for raised in mistakes():
        message = worded.get(f"mistake-{raised.code}")
        assert message, f"no mistake-{raised.code}, raised in {raised.place}"
        if raised.details is not None:
            assert variables(message) <= raised.details, raised


def test_every_sentence_about_a_mistake_is_used() -> None:
    codes = {f"mistake-{raised.code}" for raised in mistakes()}
    worded = {name for name in patterns("en", "shared") if name.startswith("mistake-")}
    assert worded - codes == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_the_core_has_a_sentence(lang: str) -> None:
    worded = patterns(lang, "shared")
    for raised in reasons(SOURCE / "core"):
        assert variables(worded[f"reason-{raised.code}"]) <= (raised.details or set()), raised


@pytest.mark.parametrize("key", list(all_games()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_game_has_a_sentence(lang: str, key: str) -> None:
    worded = patterns(lang, key)
    for raised in reasons(all_games()[key].folder):
        assert variables(worded[f"reason-{raised.code}"]) <= (raised.details or set()), raised
