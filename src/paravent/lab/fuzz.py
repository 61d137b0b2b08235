"""The fuzzer: random games by the thousand, every broken promise saved as a log.

Most games are played inside the engine, and components and points are checked at the end. In one of
twenty every offer is looked at, in one of a hundred all components are counted after every act.
Another one of a hundred is played at a table that is sent stale, illegal, doubled and malformed
messages and asked to undo.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from paravent.core.game import Game, Setup
from paravent.core.log import Log
from paravent.core.position import Position
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.lab.checks import Acts, Fault, play_checked, play_quickly, retrace
from paravent.lab.files import write_text
from paravent.lab.seeds import named_rng
from paravent.lab.torture import Torture
from paravent.lab.workers import Processes

TABLE_EVERY = 100
CENSUS_EVERY = 100
LOOK_EVERY = 20
BATCH = 200  # games; the unit of work for a process
TIMED_BATCH = 50  # the same when time is what counts


@dataclass(frozen=True)
class Batch:
    """Games `first` to `first + games - 1` of one setup."""

    key: str
    setup: Setup
    seed: str
    first: int
    games: int


@dataclass(frozen=True)
class Found:
    """A fault, with the game that shows it."""

    code: str
    details: dict[str, str]
    number: int
    log: str  # up to the fault
    name: str  # for the file


@dataclass
class Tally:
    """What was played and found."""

    games: int = 0
    acts: int = 0
    tables: int = 0  # games played at a table
    refused: int = 0  # wrong messages, all refused
    undone: int = 0
    found: list[Found] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.acts += other.acts
        self.tables += other.tables
        self.refused += other.refused
        self.undone += other.undone
        self.found += other.found


def batches(games: list[Game], seed: str, count: int) -> Iterator[Batch]:
    """`count` games for every setup of every game."""
    for game in games:
        for setup in game.setups():
            for first in range(0, count, BATCH):
                yield Batch(game.key, setup, seed, first, min(BATCH, count - first))


def batches_until(games: list[Game], seed: str, deadline: float) -> Iterator[Batch]:
    """Games of all setups in turn, until a time of the monotonic clock."""
    first = 0
    while monotonic() < deadline:
        for game in games:
            for setup in game.setups():
                if monotonic() < deadline:
                    yield Batch(game.key, setup, seed, first, TIMED_BATCH)
        first += TIMED_BATCH


def fuzz(work: Iterable[Batch], jobs: int = 1) -> Iterator[tuple[Batch, Tally]]:
    """Every batch with what it came to."""
    return Processes(jobs).spread(play_batch, work, patience=0)  # a crash is what it looks for


def play_batch(batch: Batch) -> tuple[Batch, Tally]:
    game, setup = find_game(batch.key), batch.setup
    first = game.start(setup.players, setup.options)
    tally = Tally()
    for number in range(batch.first, batch.first + batch.games):
        tally.add(play_number(game, setup, first, batch.seed, number))
    return batch, tally


def play_number(game: Game, setup: Setup, first: Position, seed: str, number: int) -> Tally:
    """One game, which depends on the seed, the setup and its number only."""

    def rng() -> Rng:
        return named_rng("fuzz", seed, game.key, setup, number)

    tally = Tally(games=1)
    acts: Acts = []
    torture = None
    try:
        if number % TABLE_EVERY == TABLE_EVERY - 1:
            torture = Torture(game, setup, rng())
            torture.run()
        elif number % LOOK_EVERY == 0:
            play_checked(game, first, rng(), acts, every_act=number % CENSUS_EVERY == 0)
        else:
            try:
                tally.acts = play_quickly(game, first, rng())
            except Fault:
                acts = retrace(first, rng(), game.longest)
                raise
    except Fault as fault:
        tally.found = [record(game, setup, seed, number, fault, acts, torture)]
    except Exception as error:
        # Whatever breaks inside the engine is what the fuzzer is looking for.
        crash = Fault("crash", error=type(error).__name__, text=str(error))
        tally.found = [record(game, setup, seed, number, crash, acts, torture)]
    if torture is not None:
        tally.tables, tally.acts = 1, torture.play.acts
        tally.refused, tally.undone = torture.refused, torture.undone
    elif acts:
        tally.acts = len(acts)
    return tally


def record(
    game: Game,
    setup: Setup,
    seed: str,
    number: int,
    fault: Fault,
    acts: Acts,
    torture: Torture | None,
) -> Found:
    """A fault with its game as a log, ready to be replayed and to become a golden game."""
    if torture is None:
        written = [(seat, game.notation.text(action)) for seat, action in acts]
        log = Log(game.key, game.version, setup.players, dict(setup.options), acts=written)
    else:
        log = torture.play.log(reveal=True)
        log.result = []
    first, rest = log.text().split("\n", 1)
    comment = f"# {fault}".replace("\n", " ")
    origin = f"# paravent fuzz {game.key} --seed {seed}: {setup}, game {number}"
    name = re.sub(r"[^\w=]+", "-", f"{game.key} {setup} {seed} {number}")
    return Found(
        code=fault.code,
        details={name: str(value) for name, value in fault.details.items()},
        number=number,
        log="\n".join([first, comment, origin, rest]),
        name=f"{name}.txt",
    )


def save(found: Found, folder: Path) -> Path:
    """Write the log of a fault; returns where."""
    path = folder / found.name
    write_text(path, found.log)
    return path
