"""`paravent lab balance`: what a game is like, for those who design it."""

import json
from pathlib import Path
from typing import Annotated

import typer

from paravent.cli.console import make_console
from paravent.cli.counts import counts
from paravent.cli.match import STOPPED, progress_bar
from paravent.cli.workers import worker_flags, workers
from paravent.text.words import Words

SUMMARY = "balance.json"


def register(lab: typer.Typer, words: Words) -> None:
    shared = worker_flags(words)

    @lab.command("balance", help=words("balance-help"))
    def balance(
        game: Annotated[str, typer.Argument(help=words("lab-arg-game"))],
        bots: Annotated[str, typer.Option("--bots", help=words("balance-opt-bots"))] = "greedy",
        players: Annotated[str, typer.Option("--players", help=words("balance-opt-players"))] = "",
        options: Annotated[
            list[str] | None, typer.Option("--options", help=words("lab-opt-variants"))
        ] = None,
        games: Annotated[int, typer.Option("--games", help=words("balance-opt-games"))] = 400,
        seed: Annotated[str, typer.Option("--seed", help=words("lab-opt-seed"))] = "1",
        jobs: Annotated[int, shared.jobs] = 1,
        ray: Annotated[str | None, shared.ray] = None,
        out: Annotated[
            Path | None,
            typer.Option(
                "--out", metavar=words("lab-metavar-folder"), help=words("balance-opt-out")
            ),
        ] = None,
    ) -> None:
        from paravent.core.registry import find_game
        from paravent.lab.balance.page import write_page
        from paravent.lab.balance.plan import collect, planned
        from paravent.lab.balance.summary import summarise
        from paravent.lab.files import write_text
        from paravent.lab.results import by_the_clock, open_results

        where = workers(jobs, ray)
        found = find_game(game)
        named = [name for name in bots.split(",") if name.strip()]
        tables = counts(players, "paravent lab balance --help")
        asked = planned(found, named, tables, options or [], games, seed)
        errors = make_console(errors=True)
        if clocked := by_the_clock(found, list(asked.bots)):
            errors.print(words("lab-by-the-clock", bots=words.listed(clocked)))
        folder = out or Path(f"balance-{found.key}")
        notebook, whole = open_results(folder, asked.plan), True
        with progress_bar() as progress:
            bar = progress.add_task(words("match-playing"), total=games * len(asked.cases))
            try:
                for done in collect(asked, notebook, where):
                    progress.update(bar, completed=done)
            except KeyboardInterrupt:
                whole = False
        if notebook.rows:
            summary, page = summarise(asked, notebook.rows), folder / f"balance.{words.lang}.html"
            write_text(folder / SUMMARY, json.dumps(summary, indent=1) + "\n")
            write_text(page, write_page(found, summary, words))
            make_console().print(words("lab-written", path=str(page)))
        if not whole:
            errors.print(words("lab-stopped-results"))
            raise typer.Exit(STOPPED)
