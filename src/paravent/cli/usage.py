"""Help pages and complaints about the command line, in the chosen language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from paravent.cli.console import make_console
from paravent.core.mistakes import Mistake
from paravent.text.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence


def command_class(words: Words) -> type[TyperCommand]:
    class Command(TyperCommand):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            print_help(ctx, words)

    return Command


def group_class(words: Words, names: Sequence[str]) -> type[TyperGroup]:
    class Group(TyperGroup):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            print_help(ctx, words)

        def list_commands(self, ctx: Any) -> list[str]:
            return [name for name in names if name in self.commands]

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args[0] not in self.commands:
                raise Mistake("unknown-command", command=args[0], known=", ".join(names))
            return super().resolve_command(ctx, args)

    return Group


def print_help(ctx: Any, words: Words) -> None:
    """The page that --help shows: usage, what it does, arguments, options, commands."""
    command = ctx.command
    console = make_console()
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    usage = [ctx.command_path]
    if isinstance(command, TyperGroup):
        usage.append(words("metavar-command"))
    for param in arguments:
        usage.append(
            metavar(param, ctx, words) if param.required else f"[{metavar(param, ctx, words)}]"
        )
    usage.append(words("metavar-options"))
    console.print(Text.assemble((words("help-usage"), "bold"), " ", " ".join(usage)))
    console.print()
    console.print(Padding(Text(command.help or ""), (0, 2)))
    if isinstance(command, TyperGroup):
        rows = [(name, command.commands[name].help or "") for name in command.list_commands(ctx)]
        section(console, words("help-section-commands"), rows)
    section(
        console,
        words("help-section-arguments"),
        [(metavar(param, ctx, words), param.help or "") for param in arguments],
    )
    section(
        console,
        words("help-section-options"),
        [(option_usage(param, ctx, words), option_help(param, words)) for param in options],
    )


def section(console: Any, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for name, text in rows:
        grid.add_row(name, text)
    console.print()
    console.print(Text(title, "bold"))
    console.print(Padding(grid, (0, 2)))


def metavar(param: Any, ctx: Any, words: Words) -> str:
    """What stands for a value: the command's word for it, else one after its name or kind."""
    if param.metavar:
        return str(param.metavar)
    if param.param_type_name == "argument":
        known = f"metavar-{param.name}"
        return words(known) if words.has(known) else str(param.name).upper()
    notes = getattr(ctx.command.callback, "__annotations__", {})
    kind = str(get_args(notes.get(param.name))[:1])
    if "int" in kind or "float" in kind:
        return "N"
    return words("metavar-file" if "Path" in kind else "metavar-text")


def option_usage(param: Any, ctx: Any, words: Words) -> str:
    names = ", ".join([*param.opts, *param.secondary_opts])
    return names if getattr(param, "is_flag", False) else f"{names} {metavar(param, ctx, words)}"


def option_help(param: Any, words: Words) -> str:
    if "--help" in param.opts:
        return words("help-help")
    default = param.default
    usual = isinstance(default, int | str | float) and not isinstance(default, bool) and default
    text = param.help or ""
    return words("help-default", text=text, value=str(default)) if usual else text


def as_mistake(error: Exception) -> Mistake:
    """What the parser of the command line complains about, as a mistake of ours."""
    ctx = getattr(error, "ctx", None)
    help_line = f"{ctx.command_path if ctx else 'paravent'} --help"
    param = getattr(error, "param", None)
    name = "" if param is None else param.opts[-1] if param.opts else param.name
    if param is not None and param.param_type_name == "argument":
        name = param.metavar or param.name.upper()
    flag = getattr(error, "option_name", "")
    match type(error).__name__:
        case "NoSuchOption":
            return Mistake("unknown-flag", flag=flag, help=help_line)
        case "BadOptionUsage":
            return Mistake("missing-value", flag=flag)
        case "MissingParameter":
            return Mistake("missing-argument", argument=name, help=help_line)
        case "BadParameter":
            return Mistake("bad-value", argument=name, help=help_line)
    return Mistake("too-many-arguments", help=help_line)
