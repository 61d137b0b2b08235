"""Install the package into .venv: translate and compile its modules, and say how far that is.

All that the build says goes to build/install.log, and is shown if it fails.
"""

import re
import subprocess
import sys
from pathlib import Path

LOG = Path("build/install.log")
INSTALL = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-v"]
TRANSLATED = re.compile(r"\[ *(\d+)/(\d+)\] Cythonizing")
COMPILED = re.compile(r"building '(paravent[\w.]*)' extension")
NOTICE = re.compile(r"^\s*NOTICE: (.*)")
EVERY = 10  # modules, where lines cannot be written over


class Progress:
    """One line that counts, or a few lines where the output is no terminal."""

    def __init__(self) -> None:
        self.compiled = 0
        self.open = False

    def hear(self, line: str) -> None:
        if found := TRANSLATED.search(line):
            self.tell("Translating", int(found[1]), f" of {found[2]} modules")
        elif COMPILED.search(line):
            self.compiled += 1
            self.tell("Compiling", self.compiled, " modules")
        elif found := NOTICE.match(line):
            self.close()
            print(found[1])

    def tell(self, doing: str, number: int, rest: str) -> None:
        if sys.stdout.isatty():
            print(f"\r  {doing}: {number}{rest}\x1b[K", end="", flush=True)
            self.open = True
        elif number % EVERY == 0:
            print(f"  {doing}: {number}{rest}", flush=True)

    def close(self) -> None:
        if self.open:
            print()
        self.open = False


def main() -> int:
    LOG.parent.mkdir(exist_ok=True)
    progress = Progress()
    install = subprocess.Popen(
        [*INSTALL, "--no-build-isolation", "--no-deps", "."],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    assert install.stdout is not None
    with LOG.open("w", encoding="utf-8") as log:
        for line in install.stdout:
            log.write(line)
            progress.hear(line)
    progress.close()
    if install.wait():
        print(LOG.read_text(encoding="utf-8"))
    return install.returncode


if __name__ == "__main__":
    sys.exit(main())
