"""`paravent fuzz`: random games, looking for faults."""

from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from paravent.cli.console import make_console
from paravent.core.registry import all_games, find_game
from paravent.lab.files import require_at_least
from paravent.lab.fuzz import Batch, Found, Tally, batches, batches_until, fuzz, save
from paravent.lab.workers import WorkerDied
from paravent.text.words import Words

STOPPED = 130  # the exit code of a command that was interrupted
FAULTY = 1
COLUMNS = ("games", "acts", "tables", "refused", "undone", "faults")


def register(app: typer.Typer, words: Words) -> None:
    @app.command("fuzz", help=words("fuzz-help"))
    def command(
        game: Annotated[str | None, typer.Argument(help=words("fuzz-arg-game"))] = None,
        games: Annotated[int, typer.Option("--games", help=words("fuzz-opt-games"))] = 1000,
        seconds: Annotated[
            float | None, typer.Option("--seconds", help=words("fuzz-opt-seconds"))
        ] = None,
        jobs: Annotated[int, typer.Option("--jobs", help=words("lab-opt-jobs"))] = 1,
        seed: Annotated[str, typer.Option("--seed", help=words("lab-opt-seed"))] = "1",
        into: Annotated[
            Path,
            typer.Option(
                "--into", metavar=words("lab-metavar-folder"), help=words("fuzz-opt-into")
            ),
        ] = Path("faults"),
    ) -> None:
        require_at_least("--jobs", jobs, 1)
        chosen = list(all_games().values()) if game is None else [find_game(game)]
        work: Iterable[Batch]
        if seconds is None:
            require_at_least("--games", games, 1)
            total = games * sum(len(list(one.setups())) for one in chosen)
            work = batches(chosen, seed, games)
        else:
            require_at_least("--seconds", seconds, 1)
            total = None
            work = batches_until(chosen, seed, monotonic() + seconds)
        begun = monotonic()
        hunt = Hunt(words, into)
        code = hunt.run(work, jobs, total)
        hunt.show(monotonic() - begun)
        if code:
            raise typer.Exit(code)


class Hunt:
    """One run of the fuzzer with what it has found so far."""

    def __init__(self, words: Words, into: Path) -> None:
        self.words, self.into = words, into
        self.tallies: dict[tuple[str, str], Tally] = {}
        self.errors = make_console(errors=True)

    def run(self, work: Iterable[Batch], jobs: int, total: int | None) -> int:
        """Play everything; returns the exit code."""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.completed:.0f}"),
            TimeElapsedColumn(),
        )
        with Progress(*columns, console=self.errors, transient=True) as progress:
            bar = progress.add_task(self.words("fuzz-playing"), total=total)
            try:
                for batch, tally in fuzz(work, jobs):
                    key = batch.key, str(batch.setup)
                    self.tallies.setdefault(key, Tally()).add(tally)
                    for found in tally.found:
                        self.tell(found)
                    progress.advance(bar, tally.games)
            except KeyboardInterrupt:
                self.errors.print(self.words("fuzz-stopped"))
                return STOPPED
            except WorkerDied as death:
                self.mourn(death.task)
                return FAULTY
        return FAULTY if any(tally.found for tally in self.tallies.values()) else 0

    def tell(self, found: Found) -> None:
        """One fault in a sentence, and where its log lies."""
        path = save(found, self.into)
        sentence = self.words.say(f"fault-{found.code}", found.details)
        self.errors.print(self.words("fuzz-found", fault=sentence, path=str(path)))

    def mourn(self, task: object) -> None:
        if isinstance(task, Batch):
            self.errors.print(
                self.words(
                    "fuzz-died",
                    game=task.key,
                    setup=str(task.setup),
                    first=str(task.first),
                    last=str(task.first + task.games - 1),
                    seed=task.seed,
                )
            )

    def show(self, seconds: float) -> None:
        """A line for each setup and one for all."""
        table = Table(show_footer=len(self.tallies) > 1)
        total = Tally()
        for tally in self.tallies.values():
            total.add(tally)
        table.add_column(self.words("fuzz-setup"), self.words("fuzz-total"))
        for name, number in zip(COLUMNS, self.counts(total), strict=True):
            table.add_column(self.words(f"fuzz-{name}"), number, justify="right")
        single = len({key for key, _ in self.tallies}) == 1
        for (key, setup), tally in self.tallies.items():
            table.add_row(setup if single else f"{key} {setup}", *self.counts(tally))
        console = make_console()
        if self.tallies:
            console.print(table)
        console.print(
            self.words("fuzz-summary", games=total.games, seconds=round(seconds)),
            self.words("fuzz-verdict", faults=len(total.found)),
        )

    def counts(self, tally: Tally) -> list[str]:
        numbers = (
            tally.games,
            tally.acts,
            tally.tables,
            tally.refused,
            tally.undone,
            len(tally.found),
        )
        return [self.words("lab-count", number=number) for number in numbers]
