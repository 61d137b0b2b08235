"""`paravent play`: a game in the terminal, against bots or people."""

from pathlib import Path
from typing import Annotated

import typer

from paravent.core.mistakes import Mistake
from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("about-command-play"))
    def play(
        game: Annotated[
            str, typer.Argument(metavar=words("metavar-game"), help=words("arg-game"))
        ] = "",
        seats: Annotated[
            str, typer.Option(metavar=words("metavar-seats"), help=words("flag-seats"))
        ] = "",
        players: Annotated[
            int | None, typer.Option(metavar="N", help=words("flag-players"))
        ] = None,
        seed: Annotated[
            str | None, typer.Option(metavar=words("metavar-text"), help=words("flag-seed"))
        ] = None,
        options: Annotated[
            str, typer.Option(metavar=words("metavar-text"), help=words("flag-options"))
        ] = "",
        components: Annotated[
            Path | None,
            typer.Option(metavar=words("metavar-file"), help=words("flag-components")),
        ] = None,
    ) -> int:
        import sys

        from paravent.cli.console import make_console
        from paravent.cli.menu import Menu
        from paravent.cli.seats import parse_seats, usual_seats
        from paravent.cli.session import Session
        from paravent.core import options as game_options
        from paravent.core.components import Components
        from paravent.core.dealer import Dealer
        from paravent.core.play import Play
        from paravent.core.registry import all_games, find_game

        console = make_console()
        found = find_game(game or next(iter(all_games())))
        chosen = game_options.parse(options)
        seated = parse_seats(seats) if seats else usual_seats(found, players)
        if players is not None and players != len(seated):
            raise Mistake("wrong-seats", players=players, seats=len(seated))
        if not (game or seats or players or options) and sys.stdin.isatty():
            menu = Menu(found, words, console)
            if not menu.run():
                return 0
            found, seated, chosen, spoken = menu.game, menu.seats, menu.chosen, menu.words
        else:
            spoken = words
        owner = Components.load(components) if components else None
        play = Play(
            found,
            len(seated),
            chosen,
            seats=[str(player) for player in seated],
            dealer=Dealer.fresh() if seed is None else Dealer.from_text(seed),
            components=found.components(owner),
        )
        return Session(play, seated, spoken, console).run()
