"""`paravent admin`: looking after the database of a site, also while it is served."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from paravent.cli.flags import ENVIRONMENT, flags
from paravent.cli.usage import command_class, group_class
from paravent.core.mistakes import Mistake
from paravent.text.words import Words

if TYPE_CHECKING:
    from sqlalchemy import Engine

COMMANDS = (
    "status",
    "backup",
    "restore",
    "export",
    "close",
    "ban",
    "mute",
    "drain",
    "ratings",
    "void",
    "reports",
)


ATTEMPTS = 20


def register(app: typer.Typer, words: Words) -> None:
    admin = typer.Typer(cls=group_class(words, COMMANDS), help=words("about-command-admin"))
    place, address = flags(words).data, flags(words).database
    whom: Any = typer.Argument(metavar=words("metavar-guest"), help=words("arg-guest"))
    shut_out: Any = typer.Argument(metavar=words("metavar-guest"), help=words("arg-banned"))
    which: Any = typer.Argument(metavar=words("metavar-table"), help=words("arg-table"))
    file_name: Any = typer.Argument(metavar=words("metavar-file"))
    long: Any = typer.Option(36500, metavar="N", min=0, help=words("flag-days"))

    @admin.command(help=words("about-admin-status"), context_settings=ENVIRONMENT)
    def status(
        data: Annotated[Path | None, place] = None, database: Annotated[str, address] = ""
    ) -> None:
        from paravent.server import admin as work

        found = ask(url_of(data, database), work.status)
        say(
            words(
                "admin-status",
                revision=found.revision,
                guests=found.guests,
                sessions=found.sessions,
                steps=found.steps,
                count=len(found.servers),
                servers=", ".join(f"{one.address} ({one.id})" for one in found.servers),
                **{stage: found.tables.get(stage, 0) for stage in STAGES},
            )
        )

    @admin.command(help=words("about-admin-backup"), context_settings=ENVIRONMENT)
    def backup(
        file: Path = file_name,
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        from paravent.server.backup import dump

        engine = opened(url_of(data, database))
        rows = dump(engine, file)
        engine.dispose()
        say(words("admin-backup", rows=rows, path=str(file)))

    @admin.command(help=words("about-admin-restore"), context_settings=ENVIRONMENT)
    def restore(
        file: Path = file_name,
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        from paravent.server.backup import restore as fill
        from paravent.server.database import sqlite_url
        from paravent.server.serve import data_folder

        url = database or sqlite_url(data or data_folder())
        say(words("admin-restore", rows=fill(url, file), path=str(file)))

    @admin.command(help=words("about-admin-export"), context_settings=ENVIRONMENT)
    def export(
        table: Annotated[
            str, typer.Option(metavar=words("metavar-table"), help=words("flag-export-table"))
        ] = "",
        guest: Annotated[
            str, typer.Option(metavar=words("metavar-guest"), help=words("flag-export-guest"))
        ] = "",
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        import msgspec

        from paravent.server import admin as work
        from paravent.server.accounts.exporting import export_guest

        if bool(table) is bool(guest):
            raise Mistake("export-what")

        def found(connection: Any) -> dict[str, Any]:
            if table:
                return work.export_table(connection, table)
            return export_guest(connection, work.find_guest(connection, guest))

        exported = msgspec.json.encode(ask(url_of(data, database), found))
        sys.stdout.write(msgspec.json.format(exported, indent=1).decode() + "\n")

    @admin.command(help=words("about-admin-close"), context_settings=ENVIRONMENT)
    def close(
        table: str = which,
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        from paravent.server import admin as work
        from paravent.server.settings import milliseconds

        change(url_of(data, database), lambda one: work.close(one, table, milliseconds()))
        say(words("admin-close", table=table))

    @admin.command(help=words("about-admin-ban"), context_settings=ENVIRONMENT)
    def ban(
        guest: str = shut_out,
        days: int = long,
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        from paravent.server import admin as work

        until = end_of(days)
        change(url_of(data, database), lambda one: work.ban(one, guest, until))
        say(words("admin-ban", guest=guest, days=days))

    @admin.command(help=words("about-admin-mute"), context_settings=ENVIRONMENT)
    def mute(
        guest: str = whom,
        days: int = long,
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        from paravent.server import admin as work

        until = end_of(days)
        change(url_of(data, database), lambda one: work.mute(one, guest, until))
        say(words("admin-mute", guest=guest, days=days))

    @admin.command(help=words("about-admin-drain"), context_settings=ENVIRONMENT)
    def drain(
        server: Annotated[
            str, typer.Argument(metavar=words("metavar-server"), help=words("arg-server"))
        ] = "",
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        from paravent.server import admin as work

        engine = opened(url_of(data, database))
        try:
            for one in work.drain(engine, server):
                say(words("admin-drain", server=one.address, id=one.id))
        finally:
            engine.dispose()

    @admin.command(help=words("about-admin-ratings"), context_settings=ENVIRONMENT)
    def ratings(
        again: Annotated[bool, typer.Option("--again", help=words("flag-again"))] = False,
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        from paravent.cli.match import progress_bar
        from paravent.server.ratings import keeping

        url = url_of(data, database)
        if again:
            with progress_bar() as progress:
                bar = progress.add_task(
                    words("admin-ratings-at"), total=ask(url, keeping.kept).rated
                )

                def tell(done: int) -> None:
                    progress.update(bar, completed=done)

                added, games = change(url, lambda one: keeping.again(one, tell))
            say(words("admin-ratings-again", added=added, games=games))
        say(words("admin-ratings", **vars(ask(url, keeping.kept))))

    @admin.command(help=words("about-admin-void"), context_settings=ENVIRONMENT)
    def void(
        table: str = which,
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        from paravent.server.ratings import keeping
        from paravent.server.settings import milliseconds

        url = url_of(data, database)
        games = change(url, lambda one: keeping.void(one, table, milliseconds()))
        say(words("admin-void", table=table, games=games))

    @admin.command(help=words("about-admin-reports"), context_settings=ENVIRONMENT)
    def reports(
        report: Annotated[
            str, typer.Argument(metavar=words("metavar-report"), help=words("arg-report"))
        ] = "",
        data: Annotated[Path | None, place] = None,
        database: Annotated[str, address] = "",
    ) -> None:
        import msgspec

        from paravent.server.reports import reports as work

        url = url_of(data, database)
        if report:
            shown = msgspec.json.encode(ask(url, lambda one: work.shown(one, report)))
            sys.stdout.write(msgspec.json.format(shown, indent=1).decode() + "\n")
            return
        found = ask(url, work.listed)
        for one in found:
            given = {"id": one["id"], "table": one["table"], "name": one["name"]}
            seat = 0 if one["seat"] is None else one["seat"] + 1
            say(words("admin-report", day=day_of(one["at"]), seat=seat, text=one["text"], **given))
        if not found:
            say(words("admin-no-reports"))

    for info in admin.registered_commands:
        info.cls = command_class(words)
    app.add_typer(admin, name="admin")


STAGES = ("open", "running", "over", "closed")


def say(text: str) -> None:
    from paravent.cli.console import make_console

    make_console().print(text, soft_wrap=True)


def url_of(data: Path | None, database: str) -> str:
    try:
        from paravent.server.database import sqlite_in
        from paravent.server.serve import data_folder
    except ModuleNotFoundError as error:
        raise Mistake("server-parts", module=error.name or "") from error
    return database or sqlite_in(data or data_folder())


def opened(url: str) -> "Engine":
    """The database as it is: a server may run on it that is older or newer than we are."""
    from sqlalchemy import inspect, make_url

    from paravent.server.database import connect

    file = make_url(url).database if url.startswith("sqlite:") else None
    if file is not None and not Path(file).exists():  # or one would be made
        raise Mistake("no-database")
    engine = connect(url)
    if not inspect(engine).has_table("steps"):
        engine.dispose()
        raise Mistake("no-database")
    return engine


def ask(url: str, query: Any) -> Any:
    from paravent.server.backup import one_moment

    engine = opened(url)
    try:
        with one_moment(engine) as connection:
            return query(connection)
    finally:
        engine.dispose()


def change(url: str, query: Any) -> Any:
    """Carry a change out; again if people come before it, who play meanwhile."""
    from sqlalchemy.exc import IntegrityError

    from paravent.server.store import Conflict

    engine = opened(url)
    taken = (Conflict, IntegrityError, engine.dialect.loaded_dbapi.IntegrityError)
    try:
        for _ in range(ATTEMPTS):
            with suppress(*taken), engine.begin() as connection:
                return query(connection)
        raise Mistake("conflict")
    finally:
        engine.dispose()


def day_of(at: int) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def end_of(days: int) -> int:
    """When so many days have passed; 0 days end a ban at once."""
    from paravent.server.settings import DAY_MS, milliseconds

    return milliseconds() + days * DAY_MS if days else 0
