"""How long from one seat's act to the other seats' update: Paravent beside boardgame.io.

100 tables of four move once a second on a server process of its own. One driver (latency/drive.mjs)
plays on both servers over real sockets and takes all times; the servers take turns, so that what
else the machine does hits both. boardgame.io plays a bidding game of the size of Middle Kingdom
(latency/bidding.mjs). What the disk takes for one synced write is measured in the same rounds. Then
Paravent alone: what an act and a table cost. Acts during which the machine itself was taken away
(stolen.py) are told but not judged.
"""

import argparse
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import urlopen

import sections
from rich.console import Console
from stolen import Watch
from table import Row, Table

HERE = Path(__file__).resolve().parent
LATENCY = HERE / "latency"
SEATS = 4
WANTED_MS = 50
MARKS = ("half", "open", "begun", "done")  # what the driver says about its progress
COSTS = (  # game, people, how many times more tables, and the most ms of CPU for an act
    ("middle_kingdom", 2, 5, 0.6),
    ("china", 4, 1, 1.5),
)
WANTED_KB = 60  # of memory for a table of two
SYNCS = 100
START_SECONDS = 30
PARAVENT = "Paravent, SQLite synced at every act"
PARAVENT_RAM = "Paravent, SQLite on a RAM disk"
RAM_DISK = Path("/dev/shm")
IN_MEMORY = "boardgame.io, in memory"
FLAT_FILES = "boardgame.io, flat files not synced"
PROGRAM = """
import sys
from pathlib import Path
from paravent.server.serve import serve
from paravent.server.settings import Rate, Settings
if __name__ == "__main__":
    plenty = Rate(10**6, 10**6)
    settings = Settings(
        new_guests=plenty, changes=plenty, reads=plenty, messages=plenty, looks=plenty,
        sockets=plenty,
        connections_per_address=10**6, sockets_per_address=10**6, bots_ready=False,
    )
    serve(host="127.0.0.1", port=int(sys.argv[1]), data=Path(sys.argv[2]), settings=settings)
"""


@dataclass(frozen=True)
class Subject:
    """A server: how to start it on a port with a folder, and the driver's kind of seats."""

    name: str
    kind: str
    command: Callable[[int, Path], list[str]]
    health: str
    disk: Path | None = None


@dataclass
class Times:
    """What was measured of a subject, in milliseconds, while the machine was there."""

    everything: list[float] = field(default_factory=list)  # all updates
    updates: list[float] = field(default_factory=list)
    acknowledgements: list[float] = field(default_factory=list)
    p99s: list[float] = field(default_factory=list)  # of each round
    driver: list[float] = field(default_factory=list)  # p99 of the driver's own delay
    cpu: float = 0.0
    acts: int = 0
    missed: int = 0
    bytes: int = 0


@dataclass(frozen=True)
class Use:
    """What the server had used at a mark."""

    cpu: float  # seconds
    memory: int  # bytes


def subjects() -> list[Subject]:
    def paravent(port: int, folder: Path) -> list[str]:
        return [sys.executable, "-c", PROGRAM, str(port), str(folder)]

    found = [Subject(PARAVENT, "paravent", paravent, "/api/health")]
    if RAM_DISK.is_dir():  # what is left without the time of the disk
        found.append(Subject(PARAVENT_RAM, "paravent", paravent, "/api/health", RAM_DISK))
    return [
        *found,
        Subject(
            IN_MEMORY,
            "boardgame",
            lambda port, folder: ["node", "boardgame_server.mjs", str(port)],
            "/games",
        ),
        Subject(
            FLAT_FILES,
            "boardgame",
            lambda port, folder: ["node", "boardgame_server.mjs", str(port), str(folder)],
            "/games",
        ),
    ]


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="5 tables for 2 seconds, once")
    parser.add_argument("--tables", type=int, default=100, metavar="N")
    parser.add_argument("--seconds", type=float, default=20, metavar="S", help="of each round")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--note", default="", metavar="TEXT", help="what else is to be known")
    parser.add_argument("--markdown", type=Path, default=sections.SERVER, metavar="FILE")
    found = parser.parse_args()
    if found.quick:
        found.tables, found.seconds, found.rounds = 5, 2, 1
    return found


def install() -> None:
    """What package-lock.json pins, unless it is there already."""
    sys.path.append(str(HERE.parent / "tools"))
    from client import find_npm

    program, environment = find_npm()
    os.environ["PATH"] = environment["PATH"]
    installed = LATENCY / "node_modules" / ".package-lock.json"
    lock = LATENCY / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*program, "ci", "--loglevel=error"], cwd=LATENCY, check=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.contextmanager
def serving(subject: Subject) -> Iterator[tuple[str, int]]:
    """Address and process id of a fresh server."""
    with tempfile.TemporaryDirectory(dir=subject.disk) as folder:
        port = free_port()
        process = subprocess.Popen(
            subject.command(port, Path(folder)),
            cwd=LATENCY,
            env=os.environ | {"NODE_ENV": "production"},
            stdout=subprocess.DEVNULL,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address + subject.health, process)
            yield address, process.pid
        finally:
            process.terminate()
            process.wait(20)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        with contextlib.suppress(OSError), urlopen(address, timeout=5):
            return
        if process.poll() is not None or time.monotonic() > end:
            raise SystemExit(f"No server came up at {address}.")
        time.sleep(0.05)


def used(pid: int) -> Use:
    """By all threads of a process; nothing where the machine does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return Use(0.0, 0)
    ticks = int(fields[11]) + int(fields[12])
    return Use(ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE"))


def drive(
    subject: Subject, tables: int, seconds: float, game: str = "middle_kingdom", seats: int = SEATS
) -> tuple[dict[str, Any], dict[str, Use]]:
    """One round: what the driver found, and what the server had used at each mark."""
    with serving(subject) as (address, pid):
        driver = subprocess.Popen(
            ["node", "drive.mjs", subject.kind, address, *map(str, (tables, seconds, seats)), game],
            cwd=LATENCY,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert driver.stderr is not None
        marks = {}
        with Watch() as watch:
            for line in driver.stderr:
                if line.strip() in MARKS:
                    marks[line.strip()] = used(pid)
                else:
                    print(line, end="", file=sys.stderr)
                if "done" in marks:
                    break
            said, _ = driver.communicate()
        if driver.returncode or len(marks) != len(MARKS):
            raise SystemExit(f"The driver of {subject.name} failed.")
        return sifted(json.loads(said), watch), marks


def sifted(result: dict[str, Any], watch: Watch) -> dict[str, Any]:
    """What the driver found, apart from moments in which the machine was not there."""
    found = dict(result)
    for times in ("updates", "acknowledgements"):
        found[times] = [
            taken
            for sent, taken in result[times]
            if not watch.disturbed(sent / 1000, (sent + taken) / 1000)
        ]
    return found | {"everything": [taken for _sent, taken in result["updates"]]}


def cpu_ms(marks: dict[str, Use]) -> float:
    return 1000 * (marks["done"].cpu - marks["begun"].cpu)


def sync_times() -> list[float]:
    """Milliseconds of appending a few pages to a file and syncing it, with pauses."""
    times = []
    with tempfile.TemporaryFile(buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(4 * 4096))
            before = time.perf_counter()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - before))
            time.sleep(0.005)
    return times


def measure(
    tables: int, seconds: float, rounds: int, tell: Callable[[str], None]
) -> tuple[dict[str, Times], list[float]]:
    """The times of all subjects, and those of the disk alone."""
    found = {subject.name: Times() for subject in subjects()}
    syncs = []
    for number in range(rounds):
        syncs += sync_times()
        for subject in subjects():
            tell(f"Round {number + 1} of {rounds}: {subject.name}")
            result, marks = drive(subject, tables, seconds)
            times = found[subject.name]
            times.everything += result["everything"]
            times.updates += result["updates"]
            times.acknowledgements += result["acknowledgements"]
            times.p99s.append(share(result["updates"], 0.99))
            times.driver.append(result["driver_p99"])
            times.acts += result["acts"]
            times.missed += result["missed"]
            times.bytes = result["bytes"]
            times.cpu += cpu_ms(marks)
    return found, syncs


def costs(tables: int, seconds: float, tell: Callable[[str], None]) -> Table:
    """What Paravent takes for an act and for a table with everybody at it."""
    rows: list[Row] = []
    for game, seats, times, wanted in COSTS:
        count = tables * times
        tell(f"Costs: {count} tables, {game} with {seats}")
        result, marks = drive(subjects()[0], count, seconds, game, seats)
        memory = (marks["open"].memory - marks["half"].memory) / 1024 / (count - count // 2)
        rows.append(
            (
                f"{game}, {seats} people",
                str(count),
                f"{cpu_ms(marks) / result['acts']:.2f}",
                str(wanted),
                f"{memory:.0f}",
                str(WANTED_KB) if seats == 2 else "",
                *(f"{share(result['updates'], part):.1f}" for part in (0.5, 0.99)),
                str(WANTED_MS),
                f"{share(result['everything'], 0.99):.1f}",
                f"{100 * len(result['updates']) / len(result['everything']):.0f} %",
            )
        )
    columns = (
        "What Paravent takes",
        "tables",
        "CPU ms/act",
        "wanted",
        "KB a table",
        "wanted",
        "p50 ms",
        "p99 ms",
        "wanted",
        "p99 of all",
        "judged",
    )
    return Table("Costs", columns, rows)


def share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def latencies(found: dict[str, Times]) -> Table:
    columns = (
        "From an act to the other seats’ update",
        "p50 ms",
        "p99 ms",
        "p99 by round",
        "p99 of all",
        "judged",
        "acknowledged p99 ms",
        "server CPU ms/act",
        "updates",
        "missed",
        "bytes of a state",
    )
    rows: list[Row] = [
        (
            name,
            f"{share(times.updates, 0.5):.1f}",
            f"{share(times.updates, 0.99):.1f}",
            ", ".join(f"{one:.1f}" for one in times.p99s),
            f"{share(times.everything, 0.99):.1f}",
            f"{100 * len(times.updates) / len(times.everything):.0f} %",
            f"{share(times.acknowledgements, 0.99):.1f}",
            f"{times.cpu / times.acts:.2f}",
            f"{len(times.everything):,}",
            str(times.missed),
            f"{times.bytes:,}",
        )
        for name, times in found.items()
    ]
    return Table("Server", columns, rows)


def verdicts(found: dict[str, Times], syncs: list[float]) -> list[str]:
    ours = found[PARAVENT]
    p99 = share(ours.updates, 0.99)
    lines = [
        f"Paravent’s p99 is {p99:.1f} ms; wanted: under {WANTED_MS} ms:"
        f" {'met' if p99 < WANTED_MS else 'missed'}."
    ]
    for mine in (PARAVENT, PARAVENT_RAM):
        for name in (IN_MEMORY, FLAT_FILES):
            if mine in found:
                p50, p99 = (ratio(found[mine], found[name], part) for part in (0.5, 0.99))
                lines.append(f"{mine} : {name}: {p50:.2f} at p50, {p99:.2f} at p99 (wanted: <= 1).")
    lines.append(
        "One synced write of four pages, by itself on the same disk:"
        f" {share(syncs, 0.5):.2f} ms at p50, {share(syncs, 0.99):.2f} ms at p99."
    )
    return lines


def ratio(ours: Times, theirs: Times, part: float) -> float:
    return share(ours.updates, part) / share(theirs.updates, part)


def main() -> None:
    wanted = options()
    install()
    console = Console()
    load = os.getloadavg()[0]

    def tell(line: str) -> None:
        console.print(line, markup=False)

    found, syncs = measure(wanted.tables, wanted.seconds, wanted.rounds, tell)
    cost = costs(wanted.tables, wanted.seconds, tell)
    driver = median(delay for times in found.values() for delay in times.driver)
    how = (
        f"{wanted.tables} tables of {SEATS}, each moving once a second; {wanted.rounds} rounds of"
        f" {wanted.seconds:g} s, the servers in turn. {os.cpu_count()} cores, load {load:.1f}"
        f" before the run; the driver’s own delay is {driver:.1f} ms at p99."
        f" {wanted.note}".rstrip()
    )
    table, lines = latencies(found), verdicts(found, syncs)
    console.print(table.rich(), cost.rich())
    for line in (*lines, how):
        tell(line)
    listed = [f"- {line}" for line in lines]
    body = "\n".join([table.markdown(), *listed, "", how, "", cost.markdown()])
    sections.write(wanted.markdown, "load", body)


if __name__ == "__main__":
    main()
