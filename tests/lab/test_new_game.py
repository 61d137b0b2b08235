"""A new game from the template passes all checks and tests at once, on the build under test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import paravent
from paravent.cli.app import run
from paravent.cli.new_game import write_game
from paravent.core.position import COMPILED
from tests.conftest import ROOT
from tests.lab.beginning import FOLDERS, KEY, REFERENCE, begin_game, call, contents

PACKAGE = Path(paravent.__path__[0])
DIRECTIVES = ("boundscheck=False", "wraparound=False", "cdivision=True", "infer_types=True")
NODE_MODULES = ROOT / "client" / "node_modules"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a new game in it, and nothing else changed but the signatures."""
    root = tmp_path_factory.mktemp("project")
    before = begin_game(root)
    after = contents(root)
    changed = [path for path, content in before.items() if after[path] != content]
    assert changed in ([], [root / "tests" / "signature.json"])
    new = {path.relative_to(root) for path in after.keys() - before.keys()}
    assert all(any(path.is_relative_to(one) for one in (*FOLDERS, REFERENCE)) for path in new)
    return root


def library(project: Path) -> Path:
    """Where the new game can be imported from, compiled if this build is."""
    if not COMPILED:
        return project / "src"
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        pytest.skip("no C compiler")
    folder = project / "lib"
    shutil.copytree(PACKAGE, folder / "paravent", ignore=shutil.ignore_patterns("__pycache__"))
    game = folder / "paravent" / "games" / KEY
    shutil.copytree(project / "src" / "paravent" / "games" / KEY, game)
    compiler = [sys.executable, "-m", "Cython.Build.Cythonize", "-i", "-3"]
    for directive in DIRECTIVES:
        compiler += ["-X", directive]
    marked = [path for path in sorted(game.glob("*.py")) if "# cython:" in path.read_text()[:200]]
    assert len(marked) > 1
    hasty = os.environ | {"CFLAGS": "-O0"}
    command = [*compiler, *map(str, marked)]
    subprocess.run(command, cwd=folder, env=hasty, check=True, capture_output=True)
    return folder


def test_the_new_game_passes_all_tests_at_once(project: Path) -> None:
    folders = ["conformance", "docs", "text", "bots", "lab/test_signature.py", f"games/{KEY}"]
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", KEY]
    code, said = call(
        project, *command, *(f"tests/{name}" for name in folders), library=library(project)
    )
    assert code == 0, said[-4000:]
    assert "failed" not in said


@pytest.mark.once
@pytest.mark.parametrize(
    "tool",
    [
        ["tools/numbers.py", "--check"],
        ["tools/observing.py", "--check"],
        ["tools/reference.py", "--check"],
        ["client/tools/wire.py", "--check"],
        ["-m", "ruff", "check", "--no-cache", *map(str, FOLDERS[:2])],
        ["-m", "ruff", "format", "--no-cache", "--check", *map(str, FOLDERS[:2])],
        ["-m", "mypy", "--cache-dir", ".mypy", "-p", f"paravent.games.{KEY}"],
        ["-c", "from importlinter.cli import lint_imports as run; exit(run(no_cache=True))"],
    ],
    ids=["numbers", "observing", "reference", "wire", "ruff", "format", "mypy", "imports"],
)
def test_the_new_game_passes_all_checks_at_once(project: Path, tool: list[str]) -> None:
    needed = {"-m": tool[1], "-c": "importlinter"}.get(tool[0], "paravent")
    if find_spec(needed) is None:
        pytest.skip(f"{needed} comes with make check")
    code, said = call(project, *tool)
    assert code == 0, said[-4000:]


@pytest.mark.once
@pytest.mark.skipif(not NODE_MODULES.exists(), reason="the client is not built")
def test_prettier_finds_nothing_in_the_new_game(project: Path) -> None:
    modules = project / "client" / "node_modules"
    modules.symlink_to(NODE_MODULES)
    prettier = [str(modules / ".bin" / "prettier"), "--check", f"src/games/{KEY}"]
    done = subprocess.run(
        prettier, cwd=project / "client", capture_output=True, text=True, check=False
    )
    modules.unlink()
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.once
@pytest.mark.skipif(find_spec("ruff") is None, reason="ruff comes with make check")
@pytest.mark.parametrize("key", ["go", "the_longest_of_all_keys1"])
def test_lines_fit_whatever_the_name(tmp_path: Path, key: str) -> None:
    title = "A title of forty signs, which is the mos"
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    write_game(tmp_path, key, title if len(key) > 2 else "Go")
    for tool in (["check", "--ignore", "I"], ["format", "--check"]):  # imports stand alone here
        code, said = call(tmp_path, "-m", "ruff", *tool, "--no-cache", "src", "tests")
        assert code == 0, said


def test_all_blanks_of_the_template_are_filled_in(project: Path) -> None:
    for folder in FOLDERS:
        for path in (project / folder).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                assert path.suffix != ".tmpl"
                text = path.read_text(encoding="utf-8")
                assert not re.search(r"\{\{(key|title|class)", text), path


def test_an_existing_game_is_left_alone(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = project / "src" / "paravent" / "games" / KEY / "rules.py"
    before = rules.read_text(encoding="utf-8")
    for key in (KEY, "middle_kingdom"):
        assert run(["--lang", "en", "new-game", key, "--into", str(project)]) == 2
        assert "already a game" in " ".join(capsys.readouterr().err.split())
    assert rules.read_text(encoding="utf-8") == before


BAD_KEYS = ["Tides", "2_moons", "class", "tides!", "a__b", "_a", "é", "a-b", "a" * 25]
BAD_TITLES = ['The "Moons"', "Moons\\", "{moons}", "   ", "two\nlines", "o" * 41]


@pytest.mark.parametrize("key", BAD_KEYS)
def test_a_key_is_an_identifier(
    key: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "en", "new-game", key, "--into", str(project)]) == 2
    assert "cannot be the key" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("title", BAD_TITLES)
def test_a_title_is_plain(title: str, project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--lang", "fr", "new-game", "moons", "--title", title, "--into", str(project)]
    assert run(command) == 2
    assert "titre" in capsys.readouterr().err
    assert not (project / "src" / "paravent" / "games" / "moons").exists()


def test_a_new_game_needs_the_project(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "new-game", "moons", "--into", str(tmp_path)]) == 2
    assert "pyproject.toml" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
