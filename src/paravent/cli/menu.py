"""The questions before a game when nothing was said on the command line; Enter just starts."""

from __future__ import annotations

from typing import TypeVar

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from paravent.bots import BOTS
from paravent.cli.console import read_line
from paravent.cli.seats import HUMAN, USUAL_BOT, USUAL_PLAYERS, Player
from paravent.core.game import Game
from paravent.core.options import Choices
from paravent.core.registry import all_games
from paravent.text.words import LANGUAGES, Words

T = TypeVar("T")


class Menu:
    """One line for each thing to choose; its number takes the next possibility."""

    def __init__(self, game: Game, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        self.bot = USUAL_BOT
        self.choose_game(game)

    def choose_game(self, game: Game) -> None:
        self.game = game
        self.opponents = min(max(USUAL_PLAYERS, game.fewest), game.most) - 1
        self.chosen: Choices = dict(game.setup(self.opponents + 1).options)

    @property
    def seats(self) -> list[Player]:
        return [Player(HUMAN), *[Player(self.bot)] * self.opponents]

    def run(self) -> bool:
        """True to start, False to leave."""
        while True:
            lines = self.lines()
            self.show(lines)
            try:
                answer = read_line(self.words("menu-ask") + " ").lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            if not answer:
                return True
            if answer.startswith("q"):
                return False
            if answer.isdigit() and 1 <= int(answer) <= len(lines):
                self.change(lines[int(answer) - 1][0])

    def lines(self) -> list[tuple[str, str, str]]:
        """What can be changed: its key, its name and its value in words."""
        words, game_words = self.words, self.words.of_game(self.game)
        lines = [
            ("opponents", words("menu-opponents"), str(self.opponents)),
            ("bot", words("menu-bot"), words("bot-described", bot=self.bot)),
        ]
        for option in self.game.options:
            if len(option.values[self.opponents + 1]) > 1:
                value = game_words.option_value(option.name, self.chosen[option.name])
                lines.append((option.name, game_words.option(option.name), value))
        lines.append(("language", words("menu-language"), words("language-name")))
        if len(all_games()) > 1:
            lines.insert(0, ("game", words("menu-game"), game_words.title))
        return lines

    def change(self, key: str) -> None:
        """Take the next possibility, the first after the last."""
        match key:
            case "game":
                games = list(all_games().values())
                self.choose_game(following(games, self.game))
            case "opponents":
                counts = list(range(self.game.fewest - 1, self.game.most))
                self.opponents = following(counts, self.opponents)
                self.chosen = dict(self.game.setup(self.opponents + 1).options)
            case "bot":
                self.bot = following(list(BOTS), self.bot)
            case "language":
                self.words = Words(following(list(LANGUAGES), self.words.lang))
            case option_name:
                option = next(one for one in self.game.options if one.name == option_name)
                values = list(option.values[self.opponents + 1])
                self.chosen[option_name] = following(values, self.chosen[option_name])

    def show(self, lines: list[tuple[str, str, str]]) -> None:
        game_words = self.words.of_game(self.game)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print()
        self.console.print(Text.assemble("  ", (f" {game_words.title} ", "bold reverse")))
        self.console.print(Padding(Text(game_words.blurb, "italic"), (1, 2)))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, (_, name, value) in enumerate(lines, 1):
            key = Text.assemble((f" {number} ", "bold reverse"))
            grid.add_row(key, Text(name, "dim"), Text(value, "bold"))
        self.console.print(Padding(grid, (0, 2, 1, 2)))


def following(things: list[T], now: T) -> T:
    return things[(things.index(now) + 1) % len(things)]
