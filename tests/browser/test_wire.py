"""What the client believes about the server is what the server says."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.browser.conftest import ROOT


def test_generated_files_are_up_to_date() -> None:
    """The source build says the types of what a game tells; C forgets them."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "client" / "tools" / "wire.py"), "--check"],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
