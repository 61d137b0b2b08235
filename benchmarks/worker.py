"""A measuring script that runs in a process of its own and is asked for one figure at a time."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from measure import Result


class Worker:
    """One running script; it does nothing, and so disturbs nobody, while it is not asked.

    A script that ended early is answered for with the last line that it wrote.
    """

    def __init__(
        self, script: Path, names: Sequence[str], options: Sequence[str], path: Path | None = None
    ) -> None:
        """Start the script, which measures what is named, with this PYTHONPATH or with none."""
        self.names = names
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self._last_line = "ended without a word"
        self._process = subprocess.Popen(
            [sys.executable, str(script), "--ask", *options],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def ask(self, name: str) -> Result:
        """Have the script measure what is named."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            print(name, file=self._process.stdin, flush=True)
        for line in self._process.stdout:
            if line.startswith("{"):
                return Result(**json.loads(line))
            self._last_line = line.strip() or self._last_line
        return Result(name, skipped=self._last_line)

    def close(self) -> None:
        """Let the script come to its end."""
        self._process.communicate()
