"""`paravent signature`: the rules of each game as one number."""

from typing import Annotated

import typer

from paravent.cli.console import make_console
from paravent.core.mistakes import Mistake
from paravent.core.registry import all_games, find_game
from paravent.lab.files import project_root
from paravent.lab.signature import STORED, read_signatures, signature, write_signatures
from paravent.text.words import Words

CHANGED = 1


def register(app: typer.Typer, words: Words) -> None:
    @app.command("signature", help=words("signature-help"))
    def command(
        game: Annotated[str | None, typer.Argument(help=words("signature-arg-game"))] = None,
        write: Annotated[bool, typer.Option("--write", help=words("signature-opt-write"))] = False,
    ) -> None:
        games = list(all_games().values()) if game is None else [find_game(game)]
        console = make_console()
        stored, path = {}, None
        try:
            path = project_root() / STORED
            stored = read_signatures(path)
        except Mistake:
            if write:
                raise
        changed = False
        for one in games:
            number = signature(one)
            before = stored.get(one.key)
            verdict = "" if path is None else words(verdict_on(number, before))
            console.print(f"{one.key}: {number} {verdict}".strip())
            changed = changed or before != number
            stored[one.key] = number
        if write and path is not None:
            write_signatures(path, stored)
            console.print(words("lab-written", path=str(path)))
        elif changed and path is not None:
            raise typer.Exit(CHANGED)


def verdict_on(number: int, before: int | None) -> str:
    """The message that compares a number with the stored one."""
    if before is None:
        return "signature-new"
    return "signature-same" if number == before else "signature-changed"
