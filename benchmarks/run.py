"""Measure Paravent beside its peers in one run, print the tables and write them to a file.

Paravent must be installed compiled (`pip install .`). Its source build, which checks every field
that it writes and needs Cython to be installed, is measured from a copy of `src`. Of the peers,
those that are installed are measured and the others skipped.
"""

import argparse
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import PackageNotFoundError, version
from os import cpu_count, getloadavg
from pathlib import Path

import peers
import sections
import subjects
from rich.console import Console
from rounds import Figures, Progress, measure_all
from targets import absolutes, ratios
from worker import Worker

HERE = Path(__file__).resolve().parent
OURS = HERE / "paravent_speed.py"
PEERS = HERE / "peers.py"
LIBRARIES = ("open_spiel", "pettingzoo", "shimmy", "rlcard")


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="3 rounds of 0.05 s: enough to see that all of it runs, too little to trust",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        help="time for each measurement in each round (default: 0.5)",
    )
    parser.add_argument(
        "--rounds", type=int, metavar="N", help="rounds to take the median of (default: 7)"
    )
    parser.add_argument(
        "--markdown",
        type=Path,
        default=HERE / "results.md",
        metavar="FILE",
        help="file for the tables (default: benchmarks/results.md)",
    )
    parser.add_argument(
        "--source",
        type=Path,
        default=HERE.parent / "src",
        metavar="DIR",
        help="directory of the source build (default: src)",
    )
    found = parser.parse_args()
    found.seconds = found.seconds or (0.05 if found.quick else 0.5)
    found.rounds = found.rounds or (3 if found.quick else 7)
    return found


def without_extensions(source: Path, to: Path) -> Path:
    """A copy of the source that cannot find extension modules compiled in place."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__", "*.egg-info")
    return Path(shutil.copytree(source, to / "src", ignore=ignored))


def measure(source: Path, seconds: float, rounds: int, progress: Progress) -> Figures:
    """Start the three workers and measure all of it, ours next to theirs."""
    with ExitStack() as stack:
        path = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if source.is_dir():
            path = without_extensions(source, path)
        time = ("--seconds", str(seconds))
        workers = [
            our_worker(subjects.COMPILED, time),
            Worker(PEERS, list(peers.JOBS), time),
            our_worker(subjects.SOURCE, time, path),
        ]
        for worker in workers:
            stack.callback(worker.close)
        return measure_all(workers, rounds, progress)


def our_worker(build: str, time: tuple[str, str], path: Path | None = None) -> Worker:
    """The worker that measures one of our own builds."""
    return Worker(OURS, subjects.all_ours(build), (*time, "--build", build), path)


@contextmanager
def progress_line(console: Console) -> Iterator[Progress]:
    """Something that shows what is being done: a line that changes, or else a line per round."""
    if console.is_terminal:
        with console.status("Starting") as status:
            yield lambda round_, name: status.update(f"{round_}: {name}")
        return
    seen = set()

    def line(round_: str, _: str) -> None:
        if round_ not in seen:
            seen.add(round_)
            console.print(round_)

    yield line


def libraries() -> str:
    """The versions of the peers that are installed."""
    found = []
    for name in LIBRARIES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found) or "none"


def main() -> None:
    """Measure, print and write."""
    wanted = options()
    with progress_line(Console(stderr=True)) as progress:
        figures = measure(wanted.source, wanted.seconds, wanted.rounds, progress)
    tables = (ratios(figures), absolutes(figures))
    notes = [f"Skipped {name}: {reason}" for name, reason in figures.skipped.items()]
    how = (
        f"Medians of {wanted.rounds} rounds of {wanted.seconds:g} s of CPU time for each"
        f" measurement, all taken in turn in one run (load {getloadavg()[0]:.0f} on {cpu_count()}"
        f" processors). Installed peers: {libraries()}."
    )
    console = Console()
    for table in tables:
        console.print(table.rich())
    for note in (*notes, how):
        console.print(note, markup=False)
    body = [how + "\n", *(table.markdown() for table in tables)]
    if notes:
        body.append("\n".join(f"- {note}" for note in notes) + "\n")
    sections.write(wanted.markdown, "engine", "\n".join(body))
    console.print(f"Written to {wanted.markdown}", markup=False)


if __name__ == "__main__":
    main()
