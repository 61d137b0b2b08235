"""`paravent playthrough`: a whole game as text, with offers and views."""

from pathlib import Path
from typing import Annotated

import typer

from paravent.cli.console import make_console
from paravent.core import options as chosen
from paravent.core.registry import find_game
from paravent.lab.files import write_text
from paravent.lab.playthrough import lines, playthrough
from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command("playthrough", help=words("playthrough-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words("lab-arg-game"))],
        players: Annotated[
            int | None, typer.Option("--players", help=words("playthrough-opt-players"))
        ] = None,
        options: Annotated[str, typer.Option("--options", help=words("lab-opt-options"))] = "",
        seed: Annotated[str, typer.Option("--seed", help=words("lab-opt-seed"))] = "1",
        write: Annotated[Path | None, typer.Option("--write", help=words("lab-opt-write"))] = None,
    ) -> None:
        found = find_game(game)
        setup = found.setup(players or found.fewest, chosen.parse(options))
        if write is None:
            for line in lines(found, setup, seed):
                typer.echo(line)
        else:
            write_text(write, playthrough(found, setup, seed))
            make_console().print(words("lab-written", path=str(write)))
