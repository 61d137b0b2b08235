"""Print requirements from pyproject.toml: `pip`, `build`, `run`, or the name of an extra."""

import sys
import tomllib
from pathlib import Path

PYPROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
LISTS = {
    "pip": ["pip"],
    "build": PYPROJECT["build-system"]["requires"],
    "run": PROJECT["dependencies"],
    **PROJECT["optional-dependencies"],
}

if __name__ == "__main__":
    for name in sys.argv[1:]:
        print("\n".join(LISTS[name]))
