"""What a second worker brings: the same tables on one worker and on two, on a real PostgreSQL.

Two people sit at each table and act as soon as they may; the kernel gives their sockets to any
worker. PostgreSQL and who plays need the same processors as the workers, of which this machine may
have no more than two. So each worker is confined to a small share of a core (confined.py), as if it
had a machine of its own, and what is counted is how many acts one and two such workers really
carry in a second, in turn, several times over; told are the medians. Where workers cannot be
confined, the processor time of all workers and of the process above them for an act tells what N
workers would carry with cores to spare: N times what one carries at the same time for an act.
"""

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import sections
from chaos import Place, Record, Site
from confined import confined, may_confine
from rich.console import Console
from table import Row, Table

from tests.server.postgres import Postgres
from tests.server.processes import children

TICKS = os.sysconf("SC_CLK_TCK")
WANTED = 1.7
SHARE = 0.2  # of a core, for each worker


class Carried(NamedTuple):
    """What some workers did."""

    rate: float  # acts in a second
    cost: float  # milliseconds of the processor for an act


def servers(site: Site, workers: int) -> list[int]:
    """The processes that serve; bots and PostgreSQL apart."""
    return site.workers() if workers > 1 else [site.process.pid]


def processor_seconds(pids: list[int]) -> float:
    total = 0.0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / TICKS
    return total


@contextlib.contextmanager
def serving(workers: int) -> Iterator[Site]:
    database = Postgres()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), Random(1), database=database.new_database(), workers=workers)
        try:
            yield site
        finally:
            site.stop()
            database.stop()


async def measure(workers: int, tables: int, seconds: float, share: float) -> Carried:
    record = Record()
    with serving(workers) as site:
        while workers > 1 and len(children(site.process.pid)) < workers:
            await asyncio.sleep(0.1)
        places = [Place(2 * number, site, record, 0) for number in range(tables)]
        tasks = [asyncio.create_task(place.run()) for place in places]
        while len(record.moved) < tables:
            await asyncio.sleep(0.1)
        serve = servers(site, workers)
        counted = list({*serve, site.process.pid})
        with confined([([pid], share) for pid in serve] if share else []):
            await asyncio.sleep(3)
            acts, used, began = len(record.acts), processor_seconds(counted), time.monotonic()
            await asyncio.sleep(seconds)
            acts, used = len(record.acts) - acts, processor_seconds(counted) - used
            passed = time.monotonic() - began
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return Carried(acts / passed, 1000 * used / max(1, acts))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=40, metavar="N")
    parser.add_argument("--seconds", type=float, default=10, metavar="S", help="of each round")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--free", action="store_true", help="do not confine the workers")
    parser.add_argument("--markdown", type=Path, default=sections.SERVER, metavar="FILE")
    given = parser.parse_args()
    share = 0.0 if given.free or not may_confine() else SHARE
    found: dict[int, list[Carried]] = {1: [], 2: []}
    for _ in range(given.rounds):
        for workers, carried in found.items():
            carried.append(asyncio.run(measure(workers, given.tables, given.seconds, share)))
            print(workers, carried[-1], flush=True)
    rate = {workers: median(one.rate for one in carried) for workers, carried in found.items()}
    cost = {workers: median(one.cost for one in carried) for workers, carried in found.items()}
    rows: list[Row] = []
    for workers, carried in found.items():
        times = rate[workers] / rate[1] if share else workers * cost[1] / cost[workers]
        rounds = ", ".join(f"{one.rate:.0f}" for one in carried)
        figures = (f"{rate[workers]:.0f}", rounds, f"{cost[workers]:.2f} ms", f"{times:.2f}")
        rows.append((str(workers), *figures))
    columns = (
        "workers",
        "acts a second",
        "by round",
        "processor for an act",
        "times what one carries",
    )
    each = f"each worker with {share:g} of a core" if share else "by processor time"
    title = f"Workers: {given.tables} tables, {each}, {os.cpu_count()} cores (wanted: {WANTED})"
    table = Table(title, columns, rows)
    Console().print(table.rich())
    sections.write(given.markdown, "workers", table.markdown())
    return 0


if __name__ == "__main__":
    sys.exit(main())
