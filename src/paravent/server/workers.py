"""Several workers on one machine: each serves every table, and a worker that dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from pathlib import Path

from paravent.core.mistakes import Mistake
from paravent.core.worker import follow_the_parent
from paravent.server.homes import Homes
from paravent.server.logs import Format, begin_logs
from paravent.server.relay import Relay, ValkeyRelay
from paravent.server.settings import Settings
from paravent.server.switchboard import LocalRelay, Switchboard

RESTART_SECONDS = 1.0  # at least so long between two lives of a worker
LOOK_SECONDS = 0.2
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Post:
    """What a worker must know."""

    host: str
    port: int
    database: str
    valkey: str
    path: str  # of the switchboard; homes are beside it
    count: int  # of workers
    metrics: str
    log: Format
    settings: Settings

    def relay(self) -> Relay:
        return ValkeyRelay(self.valkey) if self.valkey else LocalRelay(self.path)


def shared_socket(host: str, port: int) -> socket.socket:
    """A socket of its own for each worker on one port; the kernel shares the callers out."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.getaddrinfo(host, port, family, socket.SOCK_STREAM)[0]
    mine = socket.socket(found[0], found[1], socket.IPPROTO_TCP)
    try:
        mine.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        mine.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        mine.bind(found[4])
    except OSError:
        mine.close()
        raise
    return mine


def work(post: Post, number: int, serving: Semaphore) -> None:
    """The life of a worker process."""
    from paravent.server.serve import run

    follow_the_parent()
    begin_logs(post.log)
    with contextlib.closing(shared_socket(post.host, post.port)) as listening:
        listening.listen(2048)
        metrics = nth(post.metrics, number)
        homes = Homes(Path(post.path).parent, number, post.count)
        relay, ready = post.relay(), serving.release
        run(listening, post.database, relay, post.settings, metrics, ready, homes)


def nth(address: str, number: int) -> str:
    """The address of a worker's metrics: one port further for each."""
    host, colon, port = address.rpartition(":")
    return f"{host}:{int(port) + number}" if colon and port.isdecimal() else address


class Foreman:
    """Starts the workers, replaces those that die, and ends them all."""

    def __init__(self, post: Post, count: int, ready: Callable[[], None]) -> None:
        self.post = post
        self.ready = ready
        self.spawn = get_context("spawn")
        self.workers: list[BaseProcess | None] = [None] * count
        self.started = [-RESTART_SECONDS] * count
        self.serving = self.spawn.Semaphore(0)
        self.ending = False

    async def run(self) -> None:
        switchboard = Switchboard(self.post.path)
        await switchboard.open()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.end)
        told = False
        try:
            while not self.ending:
                self.replace()
                if not told and self.serving.acquire(block=False):
                    told = True
                    self.ready()
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await asyncio.to_thread(self.finish)
            await switchboard.close()

    def end(self) -> None:
        self.ending = True

    def replace(self) -> None:
        """Start the workers that are not there."""
        now = time.monotonic()
        for number, worker in enumerate(self.workers):
            if worker is not None and worker.is_alive():
                continue
            if now - self.started[number] < RESTART_SECONDS:
                continue
            if worker is not None and worker.exitcode == 0:
                log.info("worker %d was asked to go; another begins", number)
            elif worker is not None:
                log.warning("worker %d has died (%s); another begins", number, worker.exitcode)
            given = (self.post, number, self.serving)
            fresh = self.spawn.Process(target=work, args=given, name=f"worker {number}")
            fresh.start()
            self.workers[number], self.started[number] = fresh, now

    def finish(self) -> None:
        for worker in filter(None, self.workers):
            if worker.pid is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.pid, signal.SIGTERM)
        for worker in filter(None, self.workers):
            worker.join(10)
            if worker.is_alive():
                worker.kill()


def serve_together(
    count: int,
    *,
    host: str,
    port: int,
    database: str,
    valkey: str,
    metrics: str,
    log: Format,
    settings: Settings,
    ready: Callable[[str], None],
) -> None:
    """Serve with several workers until SIGINT or SIGTERM."""
    from paravent.server.database import open_database
    from paravent.server.serve import shown

    if not database.startswith("postgres") or not hasattr(socket, "SO_REUSEPORT"):
        raise Mistake("workers-database")
    try:
        reserved = shared_socket(host, port)  # it never listens: callers come to the workers
    except OSError as error:
        raise Mistake("port-taken", port=str(port)) from error
    open_database(database).dispose()  # its schema is up to date then, and mistakes are told once
    with contextlib.closing(reserved), tempfile.TemporaryDirectory(prefix="paravent-") as folder:
        port = reserved.getsockname()[1]
        bots = max(1, settings.bot_workers // count)
        post = Post(
            host=host,
            port=port,
            database=database,
            valkey=valkey,
            path=str(Path(folder) / "switchboard"),
            count=count,
            metrics=metrics,
            log=log,
            settings=replace(settings, bot_workers=bots),
        )
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(Foreman(post, count, lambda: ready(shown(host, port))).run())
        sys.stdout.flush()
