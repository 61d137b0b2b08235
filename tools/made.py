"""Files that tools make: written, or with --check compared with what would be written."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def settle(files: Mapping[Path, str]) -> int:
    """The exit code: 1 if --check finds a file that is not what the tool makes."""
    stale = {
        path: text
        for path, text in files.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    if "--check" not in sys.argv[1:]:
        for path, text in stale.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return 0
    tool = Path(sys.argv[0]).name
    for path in stale:
        print(f"{path.relative_to(ROOT)} is not what tools/{tool} makes", file=sys.stderr)
    return int(bool(stale))
