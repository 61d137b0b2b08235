"""Translate and compile the modules below build/, and say how far that is.

All that the build says goes to build/compile.log, and is shown if it fails.
"""

import re
import subprocess
import sys
from pathlib import Path

LOG = Path("build/compile.log")
ALL = re.compile(r"^(\d+) modules$")
MADE = re.compile(r"^made( before)?: paravent")
NOTICE = re.compile(r"^\s*NOTICE: (.*)")
EVERY = 10  # modules, where lines cannot be written over


class Progress:
    """One line that counts, or a few lines where the output is no terminal."""

    def __init__(self) -> None:
        self.made = 0
        self.all = 0
        self.open = False

    def hear(self, line: str) -> None:
        if found := ALL.match(line):
            self.all = int(found[1])
        elif MADE.match(line):
            self.made += 1
            self.tell()
        elif found := NOTICE.match(line):
            self.close()
            print(found[1])

    def tell(self) -> None:
        told = f"  Compiling: {self.made} of {self.all} modules"
        if sys.stdout.isatty():
            print(f"\r{told}\x1b[K", end="", flush=True)
            self.open = True
        elif self.made % EVERY == 0:
            print(told, flush=True)

    def close(self) -> None:
        if self.open:
            print()
        self.open = False


def main() -> int:
    LOG.parent.mkdir(exist_ok=True)
    progress = Progress()
    build = subprocess.Popen(
        [sys.executable, "-u", "setup.py", "build_ext"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    assert build.stdout is not None
    with LOG.open("w", encoding="utf-8") as log:
        for line in build.stdout:
            log.write(line)
            progress.hear(line)
    progress.close()
    if build.wait():
        print(LOG.read_text(encoding="utf-8"))
    return build.returncode


if __name__ == "__main__":
    sys.exit(main())
