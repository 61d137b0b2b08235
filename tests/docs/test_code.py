"""Every block of Python in the documents runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.cli.test_terminal import same_build
from tests.conftest import ROOT
from tests.docs.test_files import DOCUMENTS

pytestmark = pytest.mark.once

BLOCK = re.compile(r"(?ms)^```python\n(.*?)^```$")
BLOCKS = [
    pytest.param(block, id=f"{path.relative_to(ROOT)}-{number}")
    for path in DOCUMENTS
    if path.name != "protocol.md"  # tests/server plays its bot against a server
    for number, block in enumerate(BLOCK.findall(path.read_text(encoding="utf-8")), 1)
]


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_of_python_runs(block: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", block], capture_output=True, text=True, input="", env=same_build()
    )
    assert done.returncode == 0, done.stderr


def test_there_are_blocks() -> None:
    assert len(BLOCKS) >= 7
