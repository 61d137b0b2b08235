"""From a fresh clone to the page: wall and CPU time, as a whole and by stage.

python benchmarks/first_minute.py [--stages] [--again] [--folder DIR]

clones what is committed here, runs `make play` in the clone and waits for the page. With `--stages`
the stages are made one after the other instead, which tells what each costs; with `--again` a
second clone follows that finds the modules of the first (tools/reuse.py). CPU time is that of all
processes, so on a busy machine too it says roughly what two idle cores would need. What npm keeps
of earlier downloads is used, pip begins afresh.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from table import Row, Table

ROOT = Path(__file__).resolve().parent.parent
STAGES = {
    "python": "environment",
    "build": "pip: what builds it",
    "compiled": "translate and compile",
    "run": "pip: what it runs on",
    "client": "npm and the pages",
    "package": "install",
}
LIMIT = 60
PATIENCE = 1_800


class Stopwatch:
    """Wall and CPU seconds of the processes that ended since it was made."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.used = self.cpu()

    @staticmethod
    def cpu() -> float:
        used = getrusage(RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def row(self, name: str, wall: float | None = None) -> Row:
        wall = time.monotonic() - self.began if wall is None else wall
        return (name, f"{wall:.1f}", f"{self.cpu() - self.used:.1f}")


@contextmanager
def clone(folder: Path) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=folder) as place:
        subprocess.run(["git", "clone", "-q", str(ROOT), place], check=True)
        yield Path(place)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def page(words: list[str], folder: Path, environment: dict[str, str]) -> float:
    """Run what ends in a server, and stop it when the page has come; how long that took."""
    port = free_port()
    began = time.monotonic()
    told = f"--port {port} --data {folder / 'data'}"
    words = [*words, f"ARGS={told}"] if words[0] == "make" else [*words, *told.split()]
    command = subprocess.Popen(words, cwd=folder, env=environment, start_new_session=True)
    try:
        while time.monotonic() - began < PATIENCE and command.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
                    answer.read()
                return time.monotonic() - began
            except OSError:
                time.sleep(0.05)
        sys.exit("the page did not come")
    finally:
        if command.poll() is None:
            os.killpg(command.pid, signal.SIGINT)
        command.wait()


def by_stage(folder: Path, environment: dict[str, str]) -> list[Row]:
    rows = []
    for stage, name in STAGES.items():
        watch = Stopwatch()
        words = ["make", "-s", "SIDE_BY_SIDE=1", f".venv/stamps/{stage}"]
        subprocess.run(words, cwd=folder, env=environment, check=True)
        rows.append(watch.row(name))
    watch = Stopwatch()
    rows.append(
        watch.row("server to page", page([".venv/bin/paravent", "serve"], folder, environment))
    )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--stages", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    rows: list[Row] = []
    with tempfile.TemporaryDirectory(dir=asked.folder) as cache:
        environment = os.environ | {"XDG_CACHE_HOME": cache, "BROWSER": "true"}
        for name in ("fresh clone", "second clone")[: 1 + asked.again]:
            with clone(asked.folder) as folder:
                watch = Stopwatch()
                if asked.stages:
                    rows += by_stage(folder, environment)
                    rows.append(watch.row(f"{name}, one stage after the other"))
                else:
                    wall = page(["make", "play"], folder, environment)
                    rows.append(watch.row(f"{name}: make play", wall))
    load = os.getloadavg()[0]
    heading = f"From a fresh clone to the page (wanted: {LIMIT} s; load {load:.1f})"
    print(Table(heading, ("What", "Wall, s", "CPU, s"), rows).markdown())


if __name__ == "__main__":
    main()
