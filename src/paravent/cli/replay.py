"""`paravent replay FILE`: a game in words, and the table at any point of it."""

from pathlib import Path
from typing import Annotated

import typer

from paravent.core.mistakes import Mistake
from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("about-command-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar=words("metavar-file"), help=words("arg-log"))],
        to: Annotated[int | None, typer.Option(metavar="N", help=words("flag-to"))] = None,
        step: Annotated[bool, typer.Option("--step", help=words("flag-step"))] = False,
        views: Annotated[int | None, typer.Option(metavar="N", help=words("flag-views"))] = None,
        components: Annotated[
            Path | None,
            typer.Option(metavar=words("metavar-file"), help=words("flag-components")),
        ] = None,
    ) -> None:
        from paravent.cli.replaying import Replay
        from paravent.cli.saves import read_game

        log, owner = read_game(file, components)
        if to is not None and not 0 <= to <= len(log.acts):
            raise Mistake("no-such-act", number=to, acts=len(log.acts))
        if views is not None and not 0 <= views < log.players:
            raise Mistake("no-such-seat", seat=views, last=log.players - 1)
        show = Replay(log, owner, views, words)
        if step:
            show.step_through(to or 0)
        else:
            show.tell(to)
