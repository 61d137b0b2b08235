"""`paravent rules GAME [R4.2]`: the rules of a game, a paragraph, a ruling."""

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from paravent.core.mistakes import Mistake
from paravent.text.rules_text import RulesText
from paravent.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("about-command-rules"))
    def rules(
        game: Annotated[str, typer.Argument(metavar=words("metavar-game"), help=words("arg-game"))],
        number: Annotated[
            str, typer.Argument(metavar=words("metavar-rule"), help=words("arg-rule"))
        ] = "",
    ) -> None:
        from paravent.cli.console import make_console
        from paravent.core.registry import find_game

        found = find_game(game)
        text = RulesText.of(found, words.lang)
        if not text.chapters:
            raise Mistake("no-rules-text", game=found.key)
        console = make_console()
        if number:
            console.print(excerpt(text, number, words))
        else:
            console.print(whole(text))


def markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown

    return Markdown(text)


def excerpt(rules: RulesText, number: str, words: Words) -> RenderableType:
    """A chapter, a paragraph or a ruling, under its heading."""
    wanted = number.strip().upper()
    body = rules.paragraph(wanted)
    heading = Text.assemble((wanted, "bold cyan"), "  ", (rules.heading(wanted), "bold"))
    ruling = rules.rulings.get(wanted)
    if ruling is None:
        return Group(heading, markdown(body))
    remarks = [
        words(f"ruling-{name}", value=words(f"status-{value}") if name == "status" else value)
        for name, value in ruling.remarks.items()
        if name != "since"
    ]
    return Group(heading, Text(" · ".join(remarks), "dim"), markdown(body))


def contents(rules: RulesText) -> RenderableType:
    """The chapters by number."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for chapter in rules.chapters.values():
        grid.add_row(Text(chapter.number, "bold cyan"), chapter.title)
    return grid


def whole(rules: RulesText) -> RenderableType:
    """All rules, and the rulings by title."""
    parts: list[RenderableType] = [Text(rules.title, "bold underline"), Text()]
    for chapter in rules.chapters.values():
        title = Text.assemble((chapter.number, "bold cyan"), "  ", (chapter.title, "bold"))
        parts += [title, markdown(rules.paragraph(chapter.number)), Text()]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for ruling in rules.rulings.values():
        grid.add_row(Text(ruling.number, "bold cyan"), ruling.title)
    return Group(*parts, grid)
