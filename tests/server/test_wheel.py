"""A wheel plays where there is neither a compiler nor Node."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.server.people import PATIENCE, Person

pytestmark = pytest.mark.once
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it asks for, the latter borrowed from ours."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [*PIP, "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", str(folder), "."]
    subprocess.run(build, cwd=ROOT, check=True)
    (wheel,) = folder.glob("*.whl")
    home = folder / "home"
    venv.create(home, symlinks=True)
    install = [*PIP, "--python", str(home), "install", "-q", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(install, check=True)
    packages = next(home.glob("lib/python*/site-packages"))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return home


@pytest.fixture
def port(alone: Path, tmp_path: Path) -> Iterator[int]:
    command = [str(alone / "bin" / "paravent"), "serve", "--port", "0", "--data", str(tmp_path)]
    bare = {"PATH": "", "HOME": str(tmp_path), "PYTHONUNBUFFERED": "1", "LANG": "en_GB.UTF-8"}
    server = subprocess.Popen(command, env=bare, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        found = re.search(r"127\.0\.0\.1:(\d+)", server.stdout.readline())
        assert found
        yield int(found[1])
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)


def test_the_wheel_is_compiled_and_its_own(alone: Path) -> None:
    program = "import paravent.core.position as p; print(p.COMPILED, p.__file__)"
    run = [str(alone / "bin" / "python"), "-c", program]
    said = subprocess.run(run, env={"PATH": ""}, cwd=alone, check=True, capture_output=True)
    compiled, place = said.stdout.decode().split()
    assert compiled == "True" and Path(place).is_relative_to(alone)


def test_the_wheel_plays_with_its_pages(port: int) -> None:
    ana = Person(port, "Ana")
    page = ana.get("/").text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script and ana.get(script[1]).status == 200
    table = ana.create("me", "greedy")
    ana.start(table)
    with ana.socket() as line:
        version = line.watch(table)["version"]
        for _ in range(3):
            state = line.at(version, lambda told: bool(told["offers"]))
            given = {"version": state["version"], "act": state["offers"][0]}
            done = line.ask("act", table=table["id"], **given)
            assert done["say"] == "done"
            version = done["version"]
