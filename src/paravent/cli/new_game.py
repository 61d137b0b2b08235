"""`paravent new-game`: begin a new game from a small one that works."""

import os
import re
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

from paravent.cli.console import make_console
from paravent.core.mistakes import Mistake
from paravent.lab.files import project_root, read_text, write_text
from paravent.text.words import Words

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".tmpl"
KEY = re.compile(r"(?=.{2,24}$)[a-z][a-z0-9]*(_[a-z0-9]+)*")  # short: lines hold it with much else
TITLE_LENGTH = 40
UNFIT = re.compile(r"[\"'\\{}\r\n\t]")  # signs that a title cannot have in code and messages


def register(app: typer.Typer, words: Words) -> None:
    @app.command("new-game", help=words("new-game-help"))
    def command(
        key: Annotated[str, typer.Argument(help=words("new-game-arg-key"))],
        title: Annotated[str, typer.Option("--title", help=words("new-game-opt-title"))] = "",
        into: Annotated[
            Path | None,
            typer.Option(
                "--into", metavar=words("lab-metavar-folder"), help=words("new-game-opt-into")
            ),
        ] = None,
    ) -> None:
        root = project_root(into)
        name = check_title(title or key.replace("_", " ").title())
        write_game(root, check_key(root, key), name)
        make_rest(root, key)
        written = [
            path
            for folder in folders(root, key).values()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        ]
        console = make_console()
        console.print(words("new-game-written", title=name, files=len(written)))
        for path in written:
            console.print(f"  {path.relative_to(root)}", soft_wrap=True)
        rules = Path("src", "paravent", "games", key, "rules.py")
        console.print(words("new-game-next", rules=str(rules)))


def folders(root: Path, key: str) -> dict[str, Path]:
    """Where each part of the template goes."""
    return {
        "game": root / "src" / "paravent" / "games" / key,
        "tests": root / "tests" / "games" / key,
        "client": root / "client" / "src" / "games" / key,
    }


def check_key(root: Path, key: str) -> str:
    """A key that can name a package and is not taken."""
    if not KEY.fullmatch(key) or iskeyword(key):
        raise Mistake("bad-key", key=key)
    for folder in folders(root, key).values():
        if folder.exists():
            raise Mistake("game-exists", key=key, path=str(folder))
    return key


def check_title(title: str) -> str:
    tidy = title.strip()
    if not 0 < len(tidy) <= TITLE_LENGTH or UNFIT.search(tidy):
        raise Mistake("bad-title", title=title)
    return tidy


def write_game(root: Path, key: str, title: str) -> None:
    """All files of the template, with their blanks filled in."""
    blanks = {"key": key, "title": title, "class": key.title().replace("_", "")}
    for part, folder in folders(root, key).items():
        for source in sorted((TEMPLATE / part).rglob(f"*{SUFFIX}")):
            text = read_text(source)
            for name, value in blanks.items():
                text = text.replace(f"{{{{{name}}}}}", value)
            write_text(folder / source.relative_to(TEMPLATE / part).with_suffix(""), text)


def make_rest(root: Path, key: str) -> None:
    """What tools make of the files that were just written, so that all checks are green."""
    tools = [
        ["tools/numbers.py"],
        ["tools/observing.py"],
        ["tools/reference.py"],
        ["-m", "paravent.lab.expectations", key, str(root)],
        ["client/tools/wire.py"],
    ]
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    for tool in tools:
        command = [sys.executable, *tool]
        run = subprocess.run(
            command, env=environment, cwd=root, capture_output=True, text=True, check=False
        )
        if run.returncode:
            detail = (run.stderr.strip().splitlines() or [str(run.returncode)])[-1]
            raise Mistake("rest-failed", key=key, detail=detail)
