"""`paravent lab tournament`: every group of bots, until it is known who is better."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from paravent.cli.console import make_console
from paravent.cli.counts import counts
from paravent.cli.match import STOPPED, decimal, progress_bar
from paravent.cli.workers import worker_flags, workers
from paravent.core.mistakes import Mistake
from paravent.lab.workers import Workers
from paravent.text.words import Words

PARQUET, SUMMARY = "games.parquet", "summary.json"


def register(lab: typer.Typer, words: Words) -> None:
    shared = worker_flags(words)

    @lab.command("tournament", help=words("tournament-help"))
    def tournament(
        game: Annotated[str, typer.Argument(help=words("lab-arg-game"))] = "",
        bots: Annotated[str, typer.Option("--bots", help=words("tournament-opt-bots"))] = "",
        players: Annotated[str, typer.Option("--players", help=words("lab-opt-counts"))] = "",
        options: Annotated[
            list[str] | None, typer.Option("--options", help=words("lab-opt-variants"))
        ] = None,
        games: Annotated[int, typer.Option("--games", help=words("tournament-opt-games"))] = 400,
        error: Annotated[float, typer.Option("--error", help=words("tournament-opt-error"))] = 0.05,
        margin: Annotated[
            float, typer.Option("--margin", help=words("tournament-opt-margin"))
        ] = 0.05,
        seed: Annotated[str, typer.Option("--seed", help=words("lab-opt-seed"))] = "1",
        jobs: Annotated[int, shared.jobs] = 1,
        ray: Annotated[str | None, shared.ray] = None,
        out: Annotated[
            Path | None,
            typer.Option(
                "--out", metavar=words("lab-metavar-folder"), help=words("lab-opt-results")
            ),
        ] = None,
        again: Annotated[Path | None, typer.Option("--again", help=words("lab-opt-again"))] = None,
    ) -> None:
        from paravent.core.registry import find_game
        from paravent.lab.extras import extra
        from paravent.lab.notebook import compare
        from paravent.lab.results import by_the_clock, open_results, read_manifest
        from paravent.lab.tournament import WORK, planned, repeated

        where = workers(jobs, ray)
        extra("openskill")
        if out is not None:
            extra("pyarrow")
        if again is not None:
            manifest = read_manifest(again, WORK)
            asked = repeated(manifest, again)
            compare(manifest, asked.plan, again)
        else:
            if not game:
                line = "paravent lab tournament --help"
                raise Mistake("missing-argument", argument=words("metavar-game"), help=line)
            named = [name for name in bots.split(",") if name.strip()]
            asked = planned(
                find_game(game),
                named,
                counts(players, "paravent lab tournament --help"),
                options or [],
                games,
                seed,
                error,
                margin,
            )
        if clocked := by_the_clock(asked.game, list(asked.bots)):
            told = words("lab-by-the-clock", bots=words.listed(clocked))
            make_console(errors=True).print(told)
        whole = play(asked, open_results(out, asked.plan), where, words, out)
        if not whole:
            make_console(errors=True).print(words("lab-stopped-results"))
            raise typer.Exit(STOPPED)


def play(asked: Any, notebook: Any, where: Workers, words: Words, out: Path | None) -> bool:
    """Play to the end, or to Ctrl-C; show and keep how it stands then."""
    from paravent.lab.course import Course
    from paravent.lab.course import play as play_on

    course, whole = Course(asked), True
    with progress_bar() as progress:
        bar = progress.add_task(words("match-playing"), total=course.left)
        try:
            for course in play_on(asked, notebook, where):
                progress.update(bar, completed=course.games, total=course.games + course.left)
        except KeyboardInterrupt:
            whole = False
    if course.rows:
        show(course, words)
    if course.rows and out is not None:
        keep(course, out, words)
    return whole


def keep(course: Any, out: Path, words: Words) -> None:
    from paravent.lab.files import write_text
    from paravent.lab.parquet import write_parquet

    write_parquet(course, out / PARQUET)
    write_text(out / SUMMARY, json.dumps(course.summary(), indent=1) + "\n")
    make_console().print(words("lab-written", path=str(out)))


def show(course: Any, words: Words) -> None:
    console = make_console()
    title = words.of_game(course.tournament.game).title
    for setup, rated in course.ratings().items():
        console.print(f"{title}, {setup}", style="bold")
        console.print(ratings_table(rated, words))
        console.print(pairings_table(course, setup, words))
    console.print(words("tournament-summary", games=course.games, seed=course.tournament.seed))


def ratings_table(rated: Any, words: Words) -> Table:
    table = Table()
    table.add_column(words("match-bot"))
    for heading in ("tournament-rating", "match-interval", "ladder-games"):
        table.add_column(words(heading), justify="right")
    for one in rated:
        bounds = f"{decimal(one.low, words)} – {decimal(one.high, words)}"
        table.add_row(one.bot, decimal(one.mean, words), bounds, str(one.games))
    return table


def pairings_table(course: Any, setup: str, words: Words) -> Table:
    table = Table()
    table.add_column(words("match-bot"))
    table.add_column(words("ladder-below"))
    for heading in ("tournament-ahead", "tournament-bounds", "tournament-rounds"):
        table.add_column(words(heading), justify="right")
    table.add_column(words("tournament-verdict"))
    for pairing in course.tournament.pairings:
        if pairing.setup == setup:
            judged = course.judged(pairing)
            low, high = (decimal(100 * one, words) for one in (judged.ahead.low, judged.ahead.high))
            table.add_row(
                pairing.bot,
                pairing.other,
                f"{decimal(100 * judged.ahead.mean, words)} %",
                f"{low} – {high} %",
                str(judged.rounds),
                words(f"tournament-{judged.verdict or 'open'}"),
            )
    return table
