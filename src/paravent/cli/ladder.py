"""`paravent ladder`: every level against the one below."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from paravent.cli.console import make_console
from paravent.cli.counts import counts
from paravent.cli.match import STOPPED, decimal, progress_bar
from paravent.cli.workers import worker_flags, workers
from paravent.core.registry import find_game
from paravent.lab.ladder import Climbed, Ladder, Rung, check, climb, markdown
from paravent.lab.notebook import Notebook
from paravent.lab.workers import Workers
from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    shared = worker_flags(words)

    @app.command("ladder", help=words("ladder-help"))
    def ladder(
        game: Annotated[str, typer.Argument(help=words("lab-arg-game"))],
        games: Annotated[int, typer.Option("--games", help=words("ladder-opt-games"))] = 400,
        players: Annotated[str, typer.Option("--players", help=words("ladder-opt-players"))] = "",
        pace: Annotated[int, typer.Option("--pace", help=words("ladder-opt-pace"))] = 0,
        seed: Annotated[str, typer.Option("--seed", help=words("lab-opt-seed"))] = "1",
        jobs: Annotated[int, shared.jobs] = 1,
        ray: Annotated[str | None, shared.ray] = None,
        save: Annotated[Path | None, typer.Option("--save", help=words("lab-opt-notebook"))] = None,
        as_markdown: Annotated[
            bool, typer.Option("--markdown", help=words("ladder-opt-markdown"))
        ] = False,
    ) -> None:
        planned = Ladder(
            find_game(game), games, seed, pace, counts(players, "paravent ladder --help")
        )
        check(planned)
        where = workers(jobs, ray)
        found, whole = play(planned, Notebook(save, planned.plan), where, words)
        if as_markdown:
            print(markdown(found))
        elif found:
            show(planned, found, words)
        if not whole:
            make_console(errors=True).print(words("match-stopped"))
            raise typer.Exit(STOPPED)


def play(
    ladder: Ladder, notebook: Notebook, where: Workers, words: Words
) -> tuple[list[Climbed], bool]:
    """How all rungs stand, and whether everything was played."""
    found: dict[Rung, Climbed] = {}
    total = sum(-(-ladder.games // rung.players) * rung.players for rung in ladder.rungs)
    with progress_bar() as progress:
        bar = progress.add_task(words("match-playing"), total=total)
        try:
            for one in climb(ladder, notebook, where):
                found[one.rung] = one
                progress.update(bar, completed=sum(done.games for done in found.values()))
        except KeyboardInterrupt:
            return list(found.values()), False
    return list(found.values()), True


def show(ladder: Ladder, found: list[Climbed], words: Words) -> None:
    console = make_console()
    console.print(words.of_game(ladder.game).title, style="bold")
    table = Table()
    for heading in ("players", "level", "below"):
        table.add_column(words(f"ladder-{heading}"))
    for heading in ("match-wins", "match-interval", "ladder-games"):
        table.add_column(words(heading), justify="right")
    for one in found:
        wins = one.wins
        table.add_row(
            str(one.rung.players),
            ladder.bot(one.rung.level),
            ladder.bot(one.rung.below),
            f"{decimal(100 * wins.mean, words)} %",
            f"{decimal(100 * wins.low, words)} – {decimal(100 * wins.high, words)} %",
            str(one.games),
        )
    console.print(table)
