"""`paravent sit`: a bot of one's own at a table of a server."""

from typing import Annotated

import typer

from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command("sit", help=words("sit-help"))
    def sit(
        link: Annotated[str, typer.Argument(metavar="URL", help=words("sit-arg-link"))],
        bot: Annotated[str, typer.Option("--bot", help=words("sit-opt-bot"))],
        name: Annotated[str, typer.Option("--name", help=words("sit-opt-name"))] = "Robin",
    ) -> None:
        from paravent.cli.console import make_console
        from paravent.cli.sitting import Seat, invitation

        console = make_console()
        seat = Seat(invitation(link), name, bot)
        console.print(words("sit-waiting", name=name))
        ending = seat.play()
        scores = ", ".join(map(str, ending["scores"]))
        console.print(words("sit-over", scores=scores, place=ending["places"][seat.number]))
