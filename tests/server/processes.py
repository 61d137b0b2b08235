"""Servers as processes of their own, that can be killed."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from paravent.core.dealer import Dealer
from paravent.server.serve import listen
from tests.server.people import PATIENCE, Person

PROGRAM = """
import sys
from pathlib import Path
from paravent.server.serve import serve
from tests.deals import deal_from
from tests.server.people import QUICK
if __name__ == "__main__":
    deals, port, data, database, valkey = sys.argv[1:]
    deal_from(deals)
    serve(
        host="127.0.0.1", port=int(port), data=Path(data), database=database, valkey=valkey,
        settings=QUICK,
    )
"""
ROOT = Path(__file__).resolve().parents[2]


class Server:
    """A server process on a data folder or a database."""

    def __init__(self, folder: Path, database: str = "", valkey: str = "") -> None:
        self.folder = folder
        self.program = folder / "program.py"
        self.program.write_text(PROGRAM)
        with listen("127.0.0.1", 0) as listening:
            self.port = listening.getsockname()[1]
        self.arguments = [str(self.port), str(folder), database, valkey]
        self.start()

    def start(self) -> None:
        paths = [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        with (self.folder / "errors.txt").open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, str(self.program), Dealer.fresh().seed.hex(), *self.arguments],
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
                stderr=errors,
            )
        end = time.monotonic() + 2 * PATIENCE
        while True:
            with contextlib.suppress(OSError):
                if Person(self.port).get("/api/health").status == 200:
                    return
            assert self.process.poll() is None and time.monotonic() < end
            time.sleep(0.02)

    def kill(self) -> list[int]:
        """At once; the processes that it had started."""
        started = children(self.process.pid)
        self.process.kill()
        self.process.wait(PATIENCE)
        return started

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def is_alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
