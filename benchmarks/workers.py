"""What a second worker brings: the same tables on one worker and on two, on a real PostgreSQL.

Two people sit at each table, on whichever worker the kernel gives their sockets to, and act as soon
as they may. Besides the acts in a second, the processor time of all workers for an act is told: on
a machine with cores to spare, N workers carry N times what one carries at the same time for an act.
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

import sections
from chaos import Place, Record, Site
from rich.console import Console
from table import Row, Table

from tests.server.postgres import Postgres
from tests.server.processes import children

TICKS = os.sysconf("SC_CLK_TCK")
WANTED = 1.7


def processor_seconds(site: Site) -> float:
    """Of all processes that serve; bots and PostgreSQL apart."""
    total = 0.0
    several = site.given["workers"] != 1
    for pid in site.workers() if several else [site.process.pid]:
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


async def measure(workers: int, tables: int, seconds: float) -> tuple[float, float]:
    """Acts in a second, and milliseconds of the processor for an act."""
    record = Record()
    with serving(workers) as site:
        while workers > 1 and len(children(site.process.pid)) < workers:
            await asyncio.sleep(0.1)
        places = [Place(2 * number, site, record, 0) for number in range(tables)]
        tasks = [asyncio.create_task(place.run()) for place in places]
        while len(record.moved) < tables:
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        acts, used, began = len(record.acts), processor_seconds(site), time.monotonic()
        await asyncio.sleep(seconds)
        acts, used = len(record.acts) - acts, processor_seconds(site) - used
        passed = time.monotonic() - began
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return acts / passed, 1000 * used / max(1, acts)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=40, metavar="N")
    parser.add_argument("--seconds", type=float, default=15, metavar="S")
    parser.add_argument("--markdown", type=Path, default=sections.SERVER, metavar="FILE")
    given = parser.parse_args()
    rows: list[Row] = []
    found = {n: asyncio.run(measure(n, given.tables, given.seconds)) for n in (1, 2)}
    for workers, (rate, used) in found.items():
        carried = workers * found[1][1] / used
        rows.append((str(workers), f"{rate:.0f}", f"{used:.2f} ms", f"{carried:.2f}"))
    columns = ("workers", "acts a second", "processor for an act", "times what one carries")
    title = f"Workers: {given.tables} tables, {os.cpu_count()} cores for all (wanted: {WANTED})"
    table = Table(title, columns, rows)
    Console().print(table.rich())
    sections.write(given.markdown, "workers", table.markdown())
    return 0


if __name__ == "__main__":
    sys.exit(main())
