"""Both builds play the same games from the same seeds."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from paravent.core.position import COMPILED
from tests.conformance.digests import digests
from tests.conftest import ROOT


def other_build() -> dict[str, object]:
    """What the other build prints: source from src, compiled from where it is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if COMPILED:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "tests.conformance.digests"]
    run = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if not COMPILED and "No module named 'paravent'" in run.stderr:
        pytest.skip("no compiled build is installed")
    assert run.returncode == 0, run.stderr
    printed: dict[str, object] = json.loads(run.stdout)
    if not COMPILED and not printed["compiled"]:
        pytest.skip("no compiled build is installed")
    return printed


@pytest.mark.once  # it starts the other build itself
def test_both_builds_play_identical_games() -> None:
    other = other_build()
    assert other["compiled"] != COMPILED
    assert other["digests"] == digests()
