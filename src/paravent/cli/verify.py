"""`paravent verify FILE`: was this game dealt from the seed that was committed to?"""

from pathlib import Path
from typing import Annotated

import typer

from paravent.core.mistakes import Mistake
from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("about-command-verify"))
    def verify(
        file: Annotated[Path, typer.Argument(metavar=words("metavar-file"), help=words("arg-log"))],
        components: Annotated[
            Path | None,
            typer.Option(metavar=words("metavar-file"), help=words("flag-components")),
        ] = None,
    ) -> None:
        from paravent.cli.console import make_console
        from paravent.cli.saves import read_game
        from paravent.core import fairness
        from paravent.core.dealer import Dealer
        from paravent.core.play import Play

        log, owner = read_game(file, components)
        verdict = fairness.verify(log, owner)
        if verdict.wrong is not None:
            before = Play.replay(log, owner, stop=verdict.wrong - 1)
            action = Dealer.from_text(log.seed).deal(verdict.deals, before.position)
            raise Mistake(
                "wrong-deal",
                number=verdict.wrong,
                act=log.acts[verdict.wrong - 1][1],
                deal=verdict.deals + 1,
                expected=before.game.notation.text(action),
            )
        make_console().print(words("verified", deals=verdict.deals), style="green")
