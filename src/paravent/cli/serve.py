"""`paravent serve`: the web table."""

from pathlib import Path
from typing import Annotated

import typer

from paravent.core.mistakes import Mistake
from paravent.text.words import Words

USUAL_PORT = 8411


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("about-command-serve"))
    def serve(
        host: Annotated[
            str, typer.Option(metavar=words("metavar-address"), help=words("flag-host"))
        ] = "127.0.0.1",
        port: Annotated[
            int, typer.Option(metavar="N", min=0, max=65535, help=words("flag-port"))
        ] = USUAL_PORT,
        data: Annotated[
            Path | None,
            typer.Option(metavar=words("metavar-folder"), help=words("flag-data")),
        ] = None,
        database: Annotated[
            str, typer.Option(metavar=words("metavar-address"), help=words("flag-database"))
        ] = "",
        valkey: Annotated[
            str, typer.Option(metavar=words("metavar-address"), help=words("flag-valkey"))
        ] = "",
        origin: Annotated[
            list[str] | None,
            typer.Option(metavar=words("metavar-address"), help=words("flag-origin")),
        ] = None,
        open: Annotated[bool, typer.Option("--open", help=words("flag-open"))] = False,
    ) -> None:
        import webbrowser

        from paravent.cli.console import make_console

        try:
            from paravent.server.pages import STATIC
            from paravent.server.serve import serve as run
        except ModuleNotFoundError as error:
            raise Mistake("server-parts", module=error.name or "") from error

        def ready(address: str) -> None:
            console = make_console()
            console.print(words("serving", address=address))
            if not (STATIC / "index.html").is_file():
                console.print(words("page-no-client"))
            if open:
                webbrowser.open(f"{address}?lang={words.lang}")

        run(
            host=host,
            port=port,
            data=data,
            database=database,
            valkey=valkey,
            origins=origin or (),
            ready=ready,
        )
