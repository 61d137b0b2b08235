"""`paravent perft`: count the sequences of acts to a depth."""

from pathlib import Path
from typing import Annotated

import typer

from paravent.cli.console import make_console
from paravent.core import options as chosen
from paravent.core.registry import find_game
from paravent.lab import perft
from paravent.lab.files import write_text
from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command("perft", help=words("perft-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words("lab-arg-game"))],
        players: Annotated[int, typer.Option("--players", help=words("lab-opt-players"))],
        depth: Annotated[int, typer.Option("--depth", help=words("perft-opt-depth"))],
        options: Annotated[str, typer.Option("--options", help=words("lab-opt-options"))] = "",
        after: Annotated[str, typer.Option("--after", help=words("perft-opt-after"))] = "",
        write: Annotated[
            Path | None, typer.Option("--write", help=words("perft-opt-write"))
        ] = None,
        name: Annotated[str, typer.Option("--id", help=words("perft-opt-id"))] = "",
    ) -> None:
        found = find_game(game)
        setup = found.setup(players, chosen.parse(options))
        acts = [act.strip() for act in after.split(";") if act.strip()]
        position = perft.position_after(found, setup, acts)
        divided = perft.divide(found, position, depth)
        console = make_console()
        for act, count in divided.items():
            console.print(f"{act}: {count}")
        counts = {level: perft.count(position, level) for level in range(1, depth)}
        counts[depth] = sum(divided.values())
        console.print()
        for level, count in counts.items():
            console.print(words("perft-depth", depth=level, count=count))
        if write is not None:
            line = perft.Line(name or str(setup).replace(" ", "-"), setup, acts, counts)
            before = write.read_text(encoding="utf-8") if write.exists() else ""
            write_text(write, perft.with_line(before, line))
            console.print(words("lab-written", path=str(write)))
