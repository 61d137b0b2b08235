"""`paravent match`: bots against bots."""

import json
from collections import Counter
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from paravent.cli.console import make_console
from paravent.cli.workers import worker_flags, workers
from paravent.core import options as chosen
from paravent.core.registry import find_game
from paravent.lab.files import refuse_existing, write_text
from paravent.lab.match import (
    Match,
    Played,
    arrange,
    play_bulks,
    play_rounds,
    rounds_for,
    rounds_of,
)
from paravent.lab.tally import Tally
from paravent.lab.workers import Workers
from paravent.text.words import Words

STOPPED = 130  # the exit code of a command that was interrupted


def register(app: typer.Typer, words: Words) -> None:
    shared = worker_flags(words)

    @app.command("match", help=words("match-help"))
    def match(
        game: Annotated[str, typer.Argument(help=words("lab-arg-game"))],
        bots: Annotated[str, typer.Option("--bots", help=words("match-opt-bots"))],
        games: Annotated[int, typer.Option("--games", help=words("match-opt-games"))] = 200,
        seed: Annotated[str, typer.Option("--seed", help=words("lab-opt-seed"))] = "1",
        options: Annotated[str, typer.Option("--options", help=words("lab-opt-options"))] = "",
        jobs: Annotated[int, shared.jobs] = 1,
        ray: Annotated[str | None, shared.ray] = None,
        save: Annotated[Path | None, typer.Option("--save", help=words("match-opt-save"))] = None,
        logs: Annotated[
            Path | None,
            typer.Option(
                "--logs", metavar=words("lab-metavar-folder"), help=words("match-opt-logs")
            ),
        ] = None,
    ) -> None:
        names = [name for name in bots.split(",") if name.strip()]
        arranged = arrange(
            find_game(game), names, chosen.parse(options), seed, keep_logs=logs is not None
        )
        where = workers(jobs, ray)
        rounds = rounds_for(arranged, games)
        for path in (save, logs):
            if path is not None:
                refuse_existing(path)
        if save is not None:
            write_text(save, "")
        tally = play(arranged, rounds, where, words, save, logs)
        if tally.rounds:
            show(tally, words)
        if tally.rounds < rounds:
            make_console(errors=True).print(words("match-stopped"))
            raise typer.Exit(STOPPED)


def progress_bar() -> Progress:
    """What shows how far work has come, as long as it lasts."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=make_console(errors=True), transient=True)


def play(
    match: Match,
    rounds: int,
    where: Workers,
    words: Words,
    save: Path | None,
    logs: Path | None,
) -> Tally:
    """All rounds, or those that were finished when somebody pressed Ctrl-C."""
    tally = Tally(match)
    with progress_bar() as progress:
        bar = progress.add_task(words("match-playing"), total=rounds * len(match.bots))
        try:
            if match.by_luck:
                for bulk in play_bulks(match, rounds, where):
                    tally.add_bulk(bulk)
                    if save is not None:
                        write_games(match, chain.from_iterable(rounds_of(match, bulk)), save)
                    progress.advance(bar, bulk.rounds * len(match.bots))
            else:
                for games in play_rounds(match, rounds, where):
                    tally.add(games)
                    keep(match, games, save, logs)
                    progress.advance(bar, len(games))
        except KeyboardInterrupt:
            pass
    return tally


def keep(match: Match, games: list[Played], save: Path | None, logs: Path | None) -> None:
    """Add the games of a round to the files that were asked for."""
    if save is not None:
        write_games(match, games, save)
    if logs is not None:
        for played in games:
            write_text(logs / f"{played.round:05}-{played.rotation}.txt", played.log)


def write_games(match: Match, games: Iterable[Played], save: Path) -> None:
    with save.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(played.raw(match)) + "\n" for played in games)


def show(tally: Tally, words: Words) -> None:
    """The result as a table."""
    console, match = make_console(), tally.match
    title = words.of_game(find_game(match.key)).title
    console.print(f"{title}, {match.setup}", style="bold")
    table = Table()
    table.add_column(words("match-bot"))
    results = tally.standings()
    failing = any(standing.failures for standing in results)
    for heading in ("wins", "interval", "score", "time", *(["failures"] if failing else [])):
        table.add_column(words(f"match-{heading}"), justify="right")
    for standing in results:
        wins = standing.wins
        table.add_row(
            standing.label,
            f"{decimal(100 * wins.mean, words)} %",
            f"{decimal(100 * wins.low, words)} – {decimal(100 * wins.high, words)} %",
            decimal(standing.score, words),
            f"{decimal(standing.milliseconds, words, 2)} ms",
            *([str(standing.failures)] if failing else []),
        )
    console.print(table)
    tell_failures(tally, words)
    console.print(
        words(
            "match-summary",
            games=tally.rounds * len(match.bots),
            rounds=tally.rounds,
            seats=len(match.bots),
            fair=f"{decimal(100 / len(match.bots), words)} %",
            seed=match.seed,
        )
    )


def tell_failures(tally: Tally, words: Words) -> None:
    """Why games were lost without being played to the end, each reason once."""
    reasons = Counter(map(words.mistake, tally.reasons))
    for reason, times in reasons.most_common():
        make_console(errors=True).print(words("match-failure", reason=reason, times=times))


def decimal(value: float, words: Words, digits: int = 1) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if words.lang == "fr" else text
