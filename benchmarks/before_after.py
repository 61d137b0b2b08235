"""Compare random games inside the engine before and after, in one run, and see what is told.

python benchmarks/before_after.py [REVISION] [--quick] [--rounds N] [--seconds S] [--games KEY ...]
    [--folder DIR] [--told N]

The revision (the last tag if none is named) is taken out of git and compiled in a folder of its
own; the present build is the one that is installed. Both play the same games in turn, in many
short rounds, and CPU time is compared. Prints tables in Markdown.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tarfile
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from statistics import median

import told
from table import Row, Table
from worker import Worker

from paravent.core.position import COMPILED
from paravent.core.registry import all_games

HERE = Path(__file__).resolve().parent
PLAYER = HERE / "random_games.py"
BOUND, AIM = 0.97, 1.2


@dataclass
class Subject:
    """A game with some players: how many games make a round, and what each round took."""

    key: str
    players: int
    games: int = 1
    before: list[float] = field(default_factory=list)  # CPU seconds of a million decisions
    after: list[float] = field(default_factory=list)
    alike: bool = True  # both played the same decisions

    @property
    def ratio(self) -> float:
        """How many times as fast as before, as a median of rounds."""
        return median(b / a for b, a in zip(self.before, self.after, strict=True))

    def row(self) -> Row:
        rates = [1 / min(times) for times in (self.before, self.after)]
        verdict = "missed" if self.ratio < BOUND else "met" if self.ratio < AIM else "met, aim too"
        return (
            f"{self.key}, {self.players}",
            *(f"{rate:.2f}" for rate in rates),
            f"{self.ratio:.3f}",
            f"{rates[1] / rates[0]:.3f}",
            verdict if self.alike else f"{verdict}; other games are played",
        )


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revision", nargs="?", help="what was before (default: the last tag)")
    parser.add_argument("--quick", action="store_true", help="3 rounds of 0.02 s: a look, no proof")
    parser.add_argument("--rounds", type=int, metavar="N", help="rounds (default: 25)")
    parser.add_argument(
        "--seconds", type=float, metavar="S", help="CPU time of a build in a round (default: 0.05)"
    )
    parser.add_argument("--games", nargs="+", metavar="KEY", help="only these games")
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help="keep what is compiled here, for the next run"
    )
    parser.add_argument(
        "--told",
        type=int,
        default=3,
        metavar="N",
        help="games to see what is told (default: 3)",
    )
    found = parser.parse_args()
    found.rounds = found.rounds or (3 if found.quick else 25)
    found.seconds = found.seconds or (0.02 if found.quick else 0.05)
    return found


def git(*words: str) -> bytes:
    done = subprocess.run(["git", *words], cwd=HERE.parent, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"git {words[0]}: {done.stderr.decode().strip()}; name a revision")
    return done.stdout


def compiled(revision: str, folder: Path) -> Path:
    """Where a revision lies compiled; compiles it if it does not."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    place = folder / commit
    library = place / "lib"
    if not (place / "done").exists():
        print(f"Compiling {revision} ({commit[:7]})", file=sys.stderr, flush=True)
        with tarfile.open(fileobj=BytesIO(git("archive", commit))) as archive:
            archive.extractall(place, filter="data")
        setup = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(library)]
        done = subprocess.run(setup, cwd=place, capture_output=True, text=True, check=False)
        if done.returncode or not list(library.rglob("core/position.*.so")):
            sys.exit(f"{revision} could not be compiled:\n{done.stdout}{done.stderr}")
        (place / "done").touch()
    return library


def ask(worker: Worker, subject: Subject, seed: int) -> dict[str, float]:
    line = f"{subject.key} {subject.players} {subject.games} {seed}"
    result = worker.ask(line)
    if result.skipped:
        sys.exit(f"{line}: {result.skipped}")
    return result.values


def calibrate(worker: Worker, subject: Subject, seconds: float) -> None:
    """Find how many games take that long."""
    while (took := ask(worker, subject, 0)["seconds"]) < seconds / 2:
        subject.games = max(subject.games * 2, int(subject.games * seconds / max(took, 1e-4) / 2))


def compare(before: Worker, after: Worker, subjects: list[Subject], rounds: int) -> None:
    """Both builds in turn, every other round in the other order."""
    for seed in range(1, rounds + 1):
        print(f"Round {seed} of {rounds}", file=sys.stderr, flush=True)
        for subject in subjects:
            pair = [before, after][:: -1 if seed % 2 else 1]
            answers = {worker: ask(worker, subject, seed) for worker in pair}
            for worker, times in (before, subject.before), (after, subject.after):
                times.append(1e6 * answers[worker]["seconds"] / answers[worker]["decisions"])
            subject.alike &= answers[before]["decisions"] == answers[after]["decisions"]


def main() -> None:
    wanted = options()
    if not COMPILED:
        sys.exit("The present build is not compiled: run make play first")
    games = [game for key, game in all_games().items() if key in (wanted.games or all_games())]
    counts = [(game, players) for game in games for players in range(game.fewest, game.most + 1)]
    subjects = [Subject(game.key, players) for game, players in counts]
    revision = wanted.revision or git("describe", "--tags", "--abbrev=0").decode().strip()
    with ExitStack() as stack:
        folder = wanted.folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        library = compiled(revision, folder.resolve())
        workers = [Worker(PLAYER, [], [], path) for path in (library, None)]
        for worker in workers:
            stack.callback(worker.close)
        before, after = workers
        for subject in subjects:
            calibrate(after, subject, wanted.seconds)
        compare(before, after, subjects, wanted.rounds)
    columns = (
        "Game, players",
        f"{revision}, M decisions/s",
        "now, M decisions/s",
        f"Ratio, median (≥ {BOUND:g}, aim {AIM:g})",
        "Ratio of the best",
        "Verdict",
    )
    rows = [subject.row() for subject in subjects]
    print(Table("Random games inside the engine", columns, rows).markdown())
    print(
        f"Medians of {wanted.rounds} rounds of about {wanted.seconds:g} s of CPU time for each"
        " build, the same games in turn.\n"
    )
    rows = [told.told(game, players, wanted.told) for game, players in counts]
    print(Table("What is told in the middle of a game", told.COLUMNS, rows).markdown())


if __name__ == "__main__":
    main()
