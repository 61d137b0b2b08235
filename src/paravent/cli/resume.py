"""`paravent resume [FILE]`: go on with a saved game."""

from pathlib import Path
from typing import Annotated

import typer

from paravent.core.mistakes import Mistake
from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("about-command-resume"))
    def resume(
        file: Annotated[
            Path | None, typer.Argument(metavar=words("metavar-file"), help=words("arg-save"))
        ] = None,
        seats: Annotated[
            str, typer.Option(metavar=words("metavar-seats"), help=words("flag-seats-resume"))
        ] = "",
        components: Annotated[
            Path | None,
            typer.Option(metavar=words("metavar-file"), help=words("flag-components")),
        ] = None,
    ) -> int:
        from paravent.cli.console import make_console
        from paravent.cli.saves import read_game, unfinished_saves
        from paravent.cli.seats import parse_seats, seats_of_save
        from paravent.cli.session import Session
        from paravent.core.play import Play

        if file is None:
            file = next((path for path, _ in unfinished_saves()), None)
            if file is None:
                raise Mistake("nothing-to-resume")
        log, owner = read_game(file, components)
        play = Play.replay(log, owner)
        if play.over:
            raise Mistake("already-over")
        if not log.seed:
            raise Mistake("no-seed")
        players = parse_seats(seats) if seats else seats_of_save(log.seats)
        if len(players) != log.players:
            raise Mistake("wrong-seats", players=log.players, seats=len(players))
        play.seats = [str(player) for player in players]
        session = Session(play, players, words, make_console())
        session.continue_file(file)
        return session.run()
