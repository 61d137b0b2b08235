"""What every measurement shares: counting, timing, drawing at random, and reporting a result.

Both measured sides (`paravent_speed.py` and `peers.py`) use these functions, so that the same
chooser, the same clock and the same garbage collector settings hold for both.
"""

import argparse
import gc
import json
import sys
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import accumulate, repeat
from time import process_time
from typing import NamedTuple

Random = Callable[[int], int]  # so many random bits
Values = dict[str, float]
Job = Callable[[float], Values]

DECISIONS = "decisions/s"
ACTS = "acts/s"
GAMES = "games/s"
NANOSECONDS = "ns/call"
UNITS = (DECISIONS, ACTS, GAMES, NANOSECONDS)


class Count(NamedTuple):
    """What was played: choices of player seats, the same with chance added, and whole games."""

    decisions: float
    acts: float
    games: int = 1


@dataclass
class Result:
    """One measurement of one subject, or the reason why there is none."""

    name: str
    values: Values = field(default_factory=dict)
    skipped: str = ""


def draw(actions: Sequence[int], weights: Sequence[float], bits: Random) -> int:
    """Choose one of the actions of chance in proportion to the weights."""
    if len(actions) == 1:
        return actions[0]
    sums = list(accumulate(weights))
    return actions[bisect_right(sums, bits(30) * sums[-1] / 2**30, 0, len(sums) - 1)]


def rates(play: Callable[[], Count], seconds: float) -> Values:
    """Call `play` for that long, after one call to warm up, and give what it did per second."""
    play()
    settle()
    decisions = acts = 0.0
    games = 0
    start = process_time()
    end = start + seconds
    while (now := process_time()) < end:
        count = play()
        decisions += count.decisions
        acts += count.acts
        games += count.games
    elapsed = now - start
    return {DECISIONS: decisions / elapsed, ACTS: acts / elapsed, GAMES: games / elapsed}


def cost(calls: Sequence[Callable[[], object]], seconds: float) -> Values:
    """Make the calls in turn for that long and give the mean nanoseconds of one of them."""
    repeats = 1
    while timed(calls, repeats) < seconds / 20:
        repeats *= 2
    settle()
    total = 0
    elapsed = 0.0
    while elapsed < seconds:
        elapsed += timed(calls, repeats)
        total += repeats * len(calls)
    return {NANOSECONDS: elapsed / total * 1e9}


def timed(calls: Sequence[Callable[[], object]], repeats: int) -> float:
    """Seconds that the calls take when all of them are repeated so often."""
    start = process_time()
    for call in calls:
        for _ in repeat(None, repeats):
            call()
    return process_time() - start


def settle() -> None:
    """Take what exists so far out of the garbage collector's sight; it stays switched on."""
    gc.collect()
    gc.freeze()


def run(jobs: Mapping[str, Job], options: argparse.Namespace) -> None:
    """Do the jobs and print each result at once; or answer the names that come in, one a line."""
    names = (line.strip() for line in sys.stdin) if options.ask else jobs
    for name in names:
        result = attempt(name, jobs[name], options.seconds)
        as_json = options.ask or options.json
        print(json.dumps(asdict(result)) if as_json else as_text(result), flush=True)


def attempt(name: str, job: Job, seconds: float) -> Result:
    """The result of a job; a library that is missing is no error."""
    try:
        return Result(name, job(seconds))
    except ImportError as error:
        return Result(name, skipped=str(error))


def as_text(result: Result) -> str:
    """One line for a person to read."""
    values = ", ".join(f"{value:,.0f} {unit}" for unit, value in result.values.items())
    return f"{result.name}: {values or f'skipped, {result.skipped}'}"


def arguments(description: str) -> argparse.ArgumentParser:
    """The options that both measuring scripts have."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", action="store_true", help="print one JSON object per line")
    parser.add_argument(
        "--ask",
        action="store_true",
        help="measure what standard input names, line by line, and answer in JSON",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.5,
        help="time for each measurement (default: %(default)s)",
    )
    return parser
