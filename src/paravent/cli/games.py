"""`paravent games`: what can be played."""

import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from paravent.core.game import Game
from paravent.core.options import Option
from paravent.text.words import GameWords, Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("about-command-games"))
    def games() -> None:
        from paravent.bots import BOTS
        from paravent.cli.console import make_console
        from paravent.core.registry import all_games

        console = make_console()
        for game in all_games().values():
            console.print(describe(game, words.of_game(game)))
            console.print()
        console.print(words("who-can-play", bots=words.listed(BOTS)))


def describe(game: Game, game_words: GameWords) -> Group:
    """Title, key, what it is about, players, version and options."""
    words = game_words.words
    facts = [
        words("players-from-to", fewest=game.fewest, most=game.most),
        words("rules-version", version=game.version),
    ]
    lines = [Text(game_words.blurb, "italic"), Text(" · ".join(facts))]
    for option in game.options:
        about = game_words.option(option.name)
        lines.append(Text(words("option-line", option=option.name, about=about)))
        lines += [Text("  " + line, "dim") for line in possibilities(option, game_words)]
    title = Text.assemble((game_words.title, "bold"), "  ", (game.key, "cyan"))
    return Group(title, *(Padding(line, (0, 0, 0, 2)) for line in lines))


def possibilities(option: Option, game_words: GameWords) -> list[str]:
    """What may be chosen, by number of players; the first is usual."""
    words = game_words.words
    lines = []
    for players, values in option.values.items():
        named = [f"{value} ({game_words.option_value(option.name, value)})" for value in values]
        *head, last = named
        listed = words("values-or", head=", ".join(head), last=last) if head else last
        lines.append(words("option-for-players", players=players, values=listed))
    if option.pick:
        lines.append(words("option-picks", pick=option.pick, picks=", ".join(option.picks)))
    return lines
