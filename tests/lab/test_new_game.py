"""A new game from the template passes all tests of games at once, on the build under test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import paravent
from paravent.cli.app import run
from paravent.core.position import COMPILED
from tests.conftest import ROOT

KEY = "paper_moons"
PACKAGE = Path(paravent.__path__[0])
LITTER = shutil.ignore_patterns("__pycache__", "*.pyc", "build", ".*")
DIRECTIVES = ("boundscheck=False", "wraparound=False", "cdivision=True", "infer_types=True")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a new game in it, and nothing else changed but the signatures."""
    root = tmp_path_factory.mktemp("project")
    shutil.copy(ROOT / "pyproject.toml", root)
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, root / folder, ignore=LITTER)
    before = contents(root)
    assert run(["new-game", KEY, "--title", "Paper Moons", "--into", str(root)]) == 0
    after = contents(root)
    changed = [path for path, content in before.items() if after[path] != content]
    assert changed in ([], [root / "tests" / "signature.json"])
    return root


def contents(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


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
    subprocess.run([*compiler, str(game / "rules.py")], cwd=folder, check=True, capture_output=True)
    return folder


def test_the_new_game_passes_all_tests_at_once(project: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(library(project)), "PYTHONDONTWRITEBYTECODE": "1"}
    folders = ["conformance", "docs", "text", "bots", "lab/test_signature.py", f"games/{KEY}"]
    present = [f"tests/{name}" for name in folders if (project / "tests" / name).exists()]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    tested = subprocess.run(
        [*command, *present, "-k", KEY],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert tested.returncode == 0, tested.stdout[-4000:]
    assert "failed" not in tested.stdout


def test_all_blanks_of_the_template_are_filled_in(project: Path) -> None:
    for part in (f"src/paravent/games/{KEY}", f"tests/games/{KEY}"):
        for path in (project / part).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                assert path.suffix != ".tmpl"
                text = path.read_text(encoding="utf-8")
                assert "{{" not in text and "}}" not in text, path


def test_an_existing_game_is_left_alone(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = project / "src" / "paravent" / "games" / KEY / "rules.py"
    before = rules.read_text(encoding="utf-8")
    for key in (KEY, "middle_kingdom"):
        assert run(["--lang", "en", "new-game", key, "--into", str(project)]) == 2
        assert "already a game" in " ".join(capsys.readouterr().err.split())
    assert rules.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("key", ["Tides", "2_moons", "class", "tides!", "a__b", "_a", "é", "a-b"])
def test_a_key_is_an_identifier(
    key: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "en", "new-game", key, "--into", str(project)]) == 2
    assert "cannot be the key" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("title", ['The "Moons"', "Moons\\", "{moons}", "   ", "two\nlines"])
def test_a_title_is_plain(title: str, project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--lang", "fr", "new-game", "moons", "--title", title, "--into", str(project)]
    assert run(command) == 2
    assert "titre" in capsys.readouterr().err
    assert not (project / "src" / "paravent" / "games" / "moons").exists()


def test_a_new_game_needs_the_project(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "new-game", "moons", "--into", str(tmp_path)]) == 2
    assert "pyproject.toml" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
