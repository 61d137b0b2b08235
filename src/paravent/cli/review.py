"""`paravent review FILE`: who had which chance when, and what was given away."""

from pathlib import Path
from typing import Annotated

import typer

from paravent.text.words import Words

STOPPED = 130  # the exit code of a command that was interrupted


def register(app: typer.Typer, words: Words) -> None:
    from paravent.bots.review import DEFAULT_SIMULATIONS

    @app.command(help=words("about-command-review"))
    def review(
        file: Annotated[Path, typer.Argument(metavar=words("metavar-file"), help=words("arg-log"))],
        simulations: Annotated[
            int, typer.Option("--simulations", help=words("flag-simulations"))
        ] = DEFAULT_SIMULATIONS,
        json: Annotated[bool, typer.Option("--json", help=words("flag-json"))] = False,
        jobs: Annotated[int, typer.Option("--jobs", help=words("lab-opt-jobs"))] = 0,
        components: Annotated[
            Path | None,
            typer.Option(metavar=words("metavar-file"), help=words("flag-components")),
        ] = None,
    ) -> None:
        from paravent.bots.levels import usable_cores
        from paravent.bots.review import cut
        from paravent.cli.console import make_console
        from paravent.cli.reviewing import Report, look_into
        from paravent.cli.saves import read_game

        log, owner = read_game(file, components)
        pieces = cut(log, owner, simulations)
        found = look_into(pieces, jobs or min(usable_cores(), len(pieces)), words)
        if found is None:
            make_console(errors=True).print(words("review-stopped"))
            raise typer.Exit(STOPPED)
        report = Report(log, owner, found, simulations, words)
        if json:
            report.print_json()
        else:
            report.show()
