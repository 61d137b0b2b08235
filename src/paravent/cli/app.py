"""The command `paravent`: which language, which command, and what goes wrong with it."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer
from typer.main import get_command

from paravent.cli.console import make_console
from paravent.cli.usage import as_mistake, command_class, group_class, print_help
from paravent.core.mistakes import Mistake
from paravent.text.words import Words, choose_language

COMMANDS = (
    "play",
    "resume",
    "replay",
    "review",
    "puzzle",
    "games",
    "rules",
    "verify",
    "serve",
    "sit",
    "admin",
    "match",
    "ladder",
    "lab",
    "playthrough",
    "perft",
    "signature",
    "fuzz",
    "new-game",
)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command line; returns the exit code: 0, or 2 for bad input."""
    words = Words(choose_language(None, os.environ))
    try:
        asked, rest = take_language(arguments)
        if asked is not None and (lang := choose_language(asked, os.environ)) != words.lang:
            words = Words(lang)
        command = get_command(make_app(words, rest))
        result = command.main(rest, prog_name="paravent", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except Mistake as mistake:
        return complain(words, mistake)
    except typer.Abort:
        return 130
    except Exception as error:
        if not hasattr(error, "format_message"):  # only complaints of the parser have one
            raise
        return complain(words, as_mistake(error))


def complain(words: Words, mistake: Mistake) -> int:
    console = make_console(errors=True)
    console.print(words.mistake(mistake), soft_wrap=not console.is_terminal)
    return 2


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of --lang, wherever it stands, and the other arguments.

    It is read before everything else because help pages and complaints need it.
    """
    asked: str | None = None
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            return asked, [*rest, argument, *waiting]
        if argument == "--lang":
            asked = next(waiting, None)
            if asked is None:
                raise Mistake("missing-value", flag="--lang")
        elif argument.startswith("--lang="):
            asked = argument.partition("=")[2]
        else:
            rest.append(argument)
    return asked, rest


def make_app(words: Words, arguments: Sequence[str] = ()) -> typer.Typer:
    """The commands that the arguments call for."""
    app = typer.Typer(
        cls=group_class(words, COMMANDS),
        add_completion=False,
        pretty_exceptions_enable=False,
        help=words("about-paravent"),
    )

    @app.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        lang: Annotated[str, typer.Option(metavar="en|fr", help=words("flag-lang"))] = "",
        version: Annotated[bool, typer.Option("--version", help=words("flag-version"))] = False,
    ) -> None:
        if version:
            print_version(words)
        elif context.invoked_subcommand is None:
            print_help(context, words)

    for name in wanted_commands(arguments):
        import_module(f"paravent.cli.{name.replace('-', '_')}").register(app, words)
    for info in app.registered_commands:
        info.cls = command_class(words)
    return app


def wanted_commands(arguments: Sequence[str]) -> Sequence[str]:
    """The command that is named, else all: loading only what is needed makes a quick start."""
    first = next((word for word in arguments if not word.startswith("-")), None)
    if first is None:
        return () if "--version" in arguments else COMMANDS
    return (first,) if first in COMMANDS else ()


def print_version(words: Words) -> None:
    from importlib.metadata import PackageNotFoundError, version

    from paravent.core.position import COMPILED

    try:
        number = version("paravent")
        build = "build-compiled" if COMPILED else "build-source"
    except PackageNotFoundError:
        number = "none"
        build = "build-compiled" if COMPILED else "build-tree"
    make_console().print(words("version", number=number, build=words(build)))
