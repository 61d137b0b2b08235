"""`paravent puzzle`: one act is clearly best; which?"""

import random
from pathlib import Path
from typing import Annotated

import typer

from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("puzzle-help"))
    def puzzle(
        game: Annotated[str, typer.Argument(help=words("puzzle-arg-game"))] = "",
        number: Annotated[int, typer.Option("--number", help=words("puzzle-opt-number"))] = 0,
    ) -> None:
        from paravent.bots.puzzles import Puzzle, find_puzzle, numbers_of, read
        from paravent.cli.puzzling import solve
        from paravent.core.mistakes import Mistake
        from paravent.core.registry import all_games, find_game
        from paravent.lab.files import read_text

        found: Puzzle
        if Path(game).is_file():
            found, number = read(read_text(Path(game))), 0
        elif game.endswith(".txt"):
            raise Mistake("unreadable-file", path=game)
        else:
            wanted = [find_game(game).key] if game else list(all_games())
            keys = [key for key in wanted if numbers_of(key)]
            if not keys:
                raise Mistake("no-puzzles", game=game or "-")
            key = random.choice(keys)
            number = number or random.choice(numbers_of(key))
            found = find_puzzle(key, number)
        solve(found, number, words)
