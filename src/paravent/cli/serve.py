"""`paravent serve`: the web table.

Every setting is a flag, PARAVENT_<NAME> in the environment, and a line of the file that --config
names; the first of the three that says something counts. docs/operating.md lists them.
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from paravent.cli.flags import ENVIRONMENT, flags
from paravent.core.mistakes import Mistake
from paravent.text.words import Words

USUAL_PORT = 8411


def register(app: typer.Typer, words: Words) -> None:
    address, number, common = words("metavar-address"), "N", flags(words)

    @app.command(help=words("about-command-serve"), context_settings=ENVIRONMENT)
    def serve(
        host: Annotated[str, typer.Option(metavar=address, help=words("flag-host"))] = "127.0.0.1",
        port: Annotated[
            int, typer.Option(metavar=number, min=0, max=65535, help=words("flag-port"))
        ] = USUAL_PORT,
        data: Annotated[Path | None, common.data] = None,
        database: Annotated[str, common.database] = "",
        valkey: Annotated[str, typer.Option(metavar=address, help=words("flag-valkey"))] = "",
        origin: Annotated[
            list[str] | None, typer.Option(metavar=address, help=words("flag-origin"))
        ] = None,
        proxy: Annotated[
            list[str] | None, typer.Option(metavar=address, help=words("flag-proxy"))
        ] = None,
        bots: Annotated[
            int, typer.Option(metavar=number, min=0, max=64, help=words("flag-bots"))
        ] = 0,
        tables_per_guest: Annotated[
            int, typer.Option(metavar=number, min=1, help=words("flag-tables-per-guest"))
        ] = 60,
        connections: Annotated[
            int, typer.Option(metavar=number, min=0, help=words("flag-connections"))
        ] = 0,
        connections_per_address: Annotated[
            int, typer.Option(metavar=number, min=1, help=words("flag-connections-per-address"))
        ] = 300,
        drain_seconds: Annotated[
            float, typer.Option(metavar=number, min=0, help=words("flag-drain-seconds"))
        ] = 0,
        chat_days: Annotated[
            int, typer.Option(metavar=number, min=1, help=words("flag-chat-days"))
        ] = 180,
        guest_days: Annotated[
            int, typer.Option(metavar=number, min=1, help=words("flag-guest-days"))
        ] = 90,
        mail_server: Annotated[
            str, typer.Option(metavar=address, help=words("flag-mail-server"))
        ] = "",
        mail_from: Annotated[str, typer.Option(metavar=address, help=words("flag-mail-from"))] = "",
        workers: Annotated[
            int, typer.Option(metavar=number, min=1, max=64, help=words("flag-workers"))
        ] = 1,
        metrics: Annotated[str, typer.Option(metavar=address, help=words("flag-metrics"))] = "",
        log: Annotated[
            Literal["auto", "json", "text"], typer.Option(help=words("flag-log"))
        ] = "auto",
        config: Annotated[
            Path | None,
            typer.Option(
                metavar=words("metavar-file"),
                help=words("flag-config"),
                is_eager=True,
                callback=read_settings,
            ),
        ] = None,
        open: Annotated[bool, typer.Option("--open", help=words("flag-open"))] = False,
    ) -> None:
        import webbrowser

        from paravent.cli.console import make_console

        try:
            from paravent.server.accounts.mail import mail_server as read_mail_server
            from paravent.server.addresses import proxies
            from paravent.server.logs import Format, begin_logs
            from paravent.server.pages import STATIC
            from paravent.server.security import check_origin
            from paravent.server.serve import serve as run
            from paravent.server.settings import Retention, Settings
        except ModuleNotFoundError as error:
            raise Mistake("server-parts", module=error.name or "") from error

        def ready(address: str) -> None:
            console = make_console()
            console.print(words("serving", address=address))
            if not (STATIC / "index.html").is_file():
                console.print(words("page-no-client"))
            if open:
                webbrowser.open(f"{address}?lang={words.lang}")

        letters = read_mail_server(mail_server, mail_from)
        if letters is not None and not origin:
            raise Mistake("mail-origin")
        plain = log == "text" or (log == "auto" and sys.stderr.isatty())
        form: Format = "text" if plain else "json"
        begin_logs(form)
        run(
            host=host,
            port=port,
            data=data,
            database=database,
            valkey=valkey,
            metrics=metrics,
            workers=workers,
            log=form,
            settings=Settings(
                origins=tuple(check_origin(one) for one in origin or ()),
                proxies=tuple(proxies(proxy or ())),
                bot_workers=bots or max(1, (os.cpu_count() or 2) - 1),
                tables_per_guest=tables_per_guest,
                connections=connections,
                connections_per_address=connections_per_address,
                drain_seconds=drain_seconds,
                mail=letters,
                retention=Retention(chat=chat_days, guest=guest_days),
            ),
            ready=ready,
        )


def read_settings(context: typer.Context, path: Path | None) -> Path | None:
    """Settings of a TOML file, for what neither flags nor the environment say."""
    if path is None:
        return None
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Mistake("unreadable-file", path=str(path)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Mistake("settings-file", path=str(path), cause=str(error)) from error
    known = {param.name for param in context.command.params} - {"config", "open", "help"}
    for name in found:
        if name.replace("-", "_") not in known:
            raise Mistake("unknown-setting", path=str(path), name=name)
    context.default_map = {name.replace("-", "_"): value for name, value in found.items()}
    return path
