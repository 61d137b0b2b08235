"""People and bots play while things break: what was acknowledged must stay, every table must go on.

Two sites, one after the other: workers on a real PostgreSQL with a real Valkey, and one process on
SQLite. Workers are killed one by one and all at once, databases are stopped, the disk fills up,
Valkey goes away, the clock jumps. Everything runs on this machine, over loopback and Unix sockets.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import root  # noqa: F401
import sections
from rich.console import Console
from sqlalchemy import create_engine, text
from table import Table as Figures
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.people import Person
from tests.server.postgres import Postgres
from tests.server.processes import children
from tests.server.valkeys import ValkeyServer

HERE = Path(__file__).resolve().parent
DAY_MS = 24 * 3600 * 1000
PATIENCE = 60.0  # within which every table must go on after the last fault
AWAY = (WebSocketException, OSError, TimeoutError, AssertionError, KeyError, ValueError)


@dataclass(frozen=True)
class Acknowledged:
    """An act that the server said was stored, and the versions before and after it."""

    table: str
    seat: int
    act: str
    seen: int
    version: int


@dataclass
class Record:
    acts: list[Acknowledged] = field(default_factory=list)
    moved: dict[int, float] = field(default_factory=dict)  # by place, when its table last went on
    games: int = 0
    broken: int = 0  # connections that ended


@dataclass(frozen=True)
class Fault:
    name: str
    cause: Callable[[], Awaitable[None]]


class Site:
    """A server with its database, and how to hurt it."""

    def __init__(self, folder: Path, rng: Random, **given: object) -> None:
        self.folder, self.rng = folder, rng
        self.clock = folder / "clock"
        self.clock.write_text("0")
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        self.given = {"port": self.port, "data": str(folder), **given}
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "chaos_server.py"), json.dumps(self.given)],
            env=os.environ | {"CHAOS_CLOCK": str(self.clock)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def workers(self) -> list[int]:
        found = []
        for child in children(self.process.pid):
            with contextlib.suppress(OSError):
                if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                    found.append(child)
        return found

    async def kill_a_worker(self) -> None:
        with contextlib.suppress(ProcessLookupError, IndexError):
            os.kill(self.rng.choice(self.workers()), signal.SIGKILL)

    async def kill_all(self) -> None:
        workers = self.workers()
        self.process.kill()
        await asyncio.to_thread(self.process.wait)
        for worker in workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        self.start()

    async def jump(self) -> None:
        self.clock.write_text(str(self.rng.choice((-1, 1)) * 401 * DAY_MS))
        await asyncio.sleep(3)
        self.clock.write_text("0")

    async def fill_the_disk(self) -> None:
        """No file may grow: what a full disk is to whoever writes."""
        before = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        await asyncio.sleep(3)
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, before)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Place:
    """A table where people act as soon as they may; after its game another one begins."""

    def __init__(self, number: int, site: Site, record: Record, pause: float) -> None:
        self.number, self.site, self.record, self.pause = number, site, record, pause
        self.rng = Random(number)

    async def run(self) -> None:
        while True:
            try:
                people, table = await asyncio.to_thread(self.open)
            except AWAY:
                await asyncio.sleep(0.3)
                continue
            seats = [self.sit(person, table, seat) for seat, person in enumerate(people)]
            await asyncio.gather(*seats)
            self.record.games += 1

    def open(self) -> tuple[list[Person], str]:
        port = self.site.port
        people = [Person(port, f"Ana {self.number}")]
        if self.number % 2:
            table = people[0].create("me", "random")
        else:
            people.append(Person(port, f"Bo {self.number}"))
            table = people[0].create("me", "friend")
            people[1].join(table)
        people[0].start(table)
        return people, str(table["id"])

    async def sit(self, person: Person, table: str, seat: int) -> None:
        """Until the game is over, however often the connection breaks."""
        address = f"ws://127.0.0.1:{self.site.port}/api/socket"
        while True:
            try:
                async with connect(
                    address, additional_headers={"Cookie": person.cookie}, open_timeout=10
                ) as page:
                    await self.play(page, table, seat)
                    return
            except AWAY:
                self.record.broken += 1
                await asyncio.sleep(0.3)

    async def play(self, page: ClientConnection, table: str, seat: int) -> None:
        await page.send(json.dumps({"do": "watch", "table": table}))
        state: dict[str, Any] = {"offers": [], "version": 0, "ending": None}
        sent: tuple[str, int] | None = None
        number = 0
        while not state["ending"]:
            message = json.loads(await asyncio.wait_for(page.recv(), 5))
            if message["say"] == "failed":
                raise ValueError(message["code"])  # come again
            if message["say"] == "state":
                self.record.moved[self.number] = time.monotonic()
                state = message
            elif message.get("id") == str(number):
                if message["say"] == "done" and sent:
                    self.record.acts.append(Acknowledged(table, seat, *sent, message["version"]))
                sent = None
            if state["offers"] and sent is None and state["version"] > 0:
                await asyncio.sleep(self.pause)
                number += 1
                sent = self.rng.choice(state["offers"]), state["version"]
                act = {"do": "act", "id": str(number), "table": table}
                await page.send(json.dumps(act | {"act": sent[0], "version": sent[1]}))
                state = state | {"offers": []}  # until the next one


@contextlib.asynccontextmanager
async def on_postgresql(
    folder: Path, rng: Random, workers: int
) -> AsyncIterator[tuple[Site, str, list[Fault]]]:
    database, valkey = Postgres(), ValkeyServer()
    url = database.new_database()
    site = Site(folder, rng, database=url, valkey=valkey.url, workers=workers)

    async def stop_database() -> None:
        database.process.send_signal(signal.SIGINT)
        await asyncio.to_thread(database.process.wait)
        await asyncio.sleep(3)
        await asyncio.to_thread(database.start)

    async def freeze_database() -> None:
        os.kill(database.process.pid, signal.SIGSTOP)
        running = children(database.process.pid)
        for one in running:
            os.kill(one, signal.SIGSTOP)
        await asyncio.sleep(3)
        for one in (database.process.pid, *running):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGCONT)

    async def stop_valkey() -> None:
        await asyncio.to_thread(valkey.kill)
        await asyncio.sleep(3)
        await asyncio.to_thread(valkey.start)

    faults = [
        Fault("a worker is killed", site.kill_a_worker),
        Fault("all processes are killed", site.kill_all),
        Fault("the database is stopped for 3 s", stop_database),
        Fault("the database hangs for 3 s", freeze_database),
        Fault("Valkey is away for 3 s", stop_valkey),
        Fault("the clock jumps by 401 days for 3 s", site.jump),
    ]
    try:
        yield site, url.replace("postgresql:", "postgresql+psycopg:"), faults
    finally:
        site.stop()
        valkey.close()
        database.stop()


@contextlib.asynccontextmanager
async def on_sqlite(
    folder: Path, rng: Random, _workers: int
) -> AsyncIterator[tuple[Site, str, list[Fault]]]:
    site = Site(folder, rng)
    faults = [
        Fault("the process is killed", site.kill_all),
        Fault("the disk is full for 3 s", site.fill_the_disk),
        Fault("the clock jumps by 401 days for 3 s", site.jump),
    ]
    try:
        yield site, f"sqlite:///{folder / 'paravent.sqlite3'}", faults
    finally:
        site.stop()


SITES = {"Workers on PostgreSQL and Valkey": on_postgresql, "One process on SQLite": on_sqlite}


async def break_things(site: str, options: argparse.Namespace, console: Console) -> Figures:
    """Faults one after the other, each as soon as all tables go on after the last."""
    rng, record, waits = Random(options.seed), Record(), dict[str, list[float]]()
    with tempfile.TemporaryDirectory() as name:
        async with SITES[site](Path(name), rng, options.workers) as (found, url, faults):
            places = [Place(n, found, record, options.pause) for n in range(options.tables)]
            tasks = [asyncio.create_task(place.run()) for place in places]
            await all_go_on(record, options.tables, time.monotonic(), 2 * PATIENCE)
            end, number = time.monotonic() + 60 * options.minutes, 0
            while time.monotonic() < end or number < len(faults):
                fault = faults[number] if number < len(faults) else rng.choice(faults)
                number += 1
                await fault.cause()
                waited = await all_go_on(record, options.tables, time.monotonic(), PATIENCE)
                waits.setdefault(fault.name, []).append(waited)
                console.print(f"{fault.name}: all tables go on after {waited:.1f} s")
                await asyncio.sleep(options.calm)
            dead = await all_go_on(record, options.tables, time.monotonic(), PATIENCE) >= PATIENCE
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            lost = await asyncio.to_thread(missing, url, record.acts)
    console.print(f"{len(record.acts)} acts acknowledged, {len(lost)} lost")
    seen = "a table is dead" if dead else "no table is dead"
    rows = [
        ("acts acknowledged", "", str(len(record.acts))),
        ("of these not in the journal", "0", str(len(lost))),
        ("60 s after the last fault", "no table is dead", seen),
        ("connections that broke", "", str(record.broken)),
    ]
    for name, times in waits.items():
        shown = f"{max(times):.1f} s at most, {len(times)} times"
        rows.append((f"{name}: until all tables go on", f"{PATIENCE:.0f} s", shown))
    return Figures(f"{site}, {options.tables} tables", ("", "promised", "seen"), rows)


async def all_go_on(record: Record, tables: int, since: float, most: float) -> float:
    """Seconds until every table has gone on after a time."""
    while time.monotonic() < since + most:
        if sum(at > since for at in record.moved.values()) == tables:
            return time.monotonic() - since
        await asyncio.sleep(0.05)
    return most


def missing(url: str, acts: list[Acknowledged]) -> list[Acknowledged]:
    """Acknowledged acts that the journal does not hold."""
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(text('select "table", n, step from steps')).all()
    engine.dispose()
    steps = {(row[0], row[1]): json.loads(row[2]) for row in rows}
    return [one for one in acts if not is_there(steps, one)]


def is_there(steps: dict[tuple[str, int], dict[str, object]], one: Acknowledged) -> bool:
    between = (steps.get((one.table, n), {}) for n in range(one.seen, one.version))
    return any(step.get("seat") == one.seat and step.get("act") == one.act for step in between)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="each fault once, at 4 tables")
    parser.add_argument("--minutes", type=float, default=15, metavar="M", help="for each site")
    parser.add_argument("--tables", type=int, default=20, metavar="N")
    parser.add_argument("--workers", type=int, default=2, metavar="N")
    parser.add_argument("--pause", type=float, default=0.5, metavar="S", help="before each act")
    parser.add_argument("--calm", type=float, default=5, metavar="S", help="between two faults")
    parser.add_argument("--seed", default="chaos", metavar="TEXT")
    parser.add_argument("--markdown", type=Path, default=sections.SERVER, metavar="FILE")
    found = parser.parse_args()
    if found.quick:
        found.minutes, found.tables, found.calm = 0, 4, 1
    return found


def main() -> int:
    given, console = options(), Console()
    figures = [asyncio.run(break_things(site, given, console)) for site in SITES]
    for one in figures:
        console.print(one.rich())
    sections.write(given.markdown, "chaos", "\n".join(one.markdown() for one in figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
