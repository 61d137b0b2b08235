"""Every block of Python in the documents runs as it stands, and prints what is shown.

The blocks of a tutorial are one program.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_terminal import same_build
from tests.conftest import ROOT
from tests.docs.test_files import DOCUMENTS

pytestmark = pytest.mark.once

BLOCK = re.compile(r"(?ms)^```python\n(.*?)^```$")
SHOWN = re.compile(r"(?ms)^```text\n(.*?)^```$")
TUTORIALS = sorted((ROOT / "docs/tutorials").glob("*.md"))
BLOCKS = [
    pytest.param(block, id=f"{path.relative_to(ROOT)}-{number}")
    for path in DOCUMENTS
    if path.name != "protocol.md"  # tests/server plays its bot against a server
    if path not in TUTORIALS
    for number, block in enumerate(BLOCK.findall(path.read_text(encoding="utf-8")), 1)
]


def printed(program: str) -> str:
    """In one thread: those of NumPy would wait for each other while other tests run."""
    alone = same_build() | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, input="", env=alone
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_of_python_runs(block: str) -> None:
    printed(block)


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.name)
def test_a_tutorial_prints_what_it_shows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    shown = "".join(SHOWN.findall(text))
    assert shown
    assert printed("\n".join(BLOCK.findall(text))) == shown


def test_there_are_blocks() -> None:
    assert len(BLOCKS) >= 6
    assert len(TUTORIALS) >= 4
