"""Showing a log again, at once or step by step."""

from __future__ import annotations

from dataclasses import replace

from rich.table import Table as Grid
from rich.text import Text

from paravent.cli import ending, seats
from paravent.cli.console import is_ascii, make_console, read_line
from paravent.cli.seats import HUMAN, Player
from paravent.cli.tables import Scene, draw_table
from paravent.core.components import Components
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.play import Play
from paravent.text.words import Words


class Replay:
    """A log with its words; the reader is a seat, or the audience."""

    def __init__(
        self, log: Log, owner: Components | None, reader: int | None, words: Words
    ) -> None:
        Play.replay(log, owner, stop=0)  # with the seed, which must fit the commitment
        self.log = replace(log, seed="")  # nothing is dealt beyond the log
        self.owner = owner
        self.me = reader
        self.reader = NOBODY if reader is None else reader
        self.whole = Play.replay(self.log, owner)
        self.words = words
        self.game_words = words.of_game(self.whole.game)
        players = [player_of(name) for name in self.whole.seats]
        self.names = seats.names(players, words, reader)
        self.labels = seats.labels(players, self.names, words)
        self.console = make_console()

    def at(self, act: int) -> Play:
        """The table after that many acts."""
        return Play.replay(self.log, self.owner, stop=act)

    def tell(self, to: int | None) -> None:
        """The game in words, then the table, then the scores if the game is over."""
        play = self.whole if to is None else self.at(to)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        for first, last in moments(play):
            grid.add_row(str(last), self.story(play, first, last))
        self.console.print(grid)
        self.console.print()
        self.show(play)

    def story(self, play: Play, first: int, last: int) -> str:
        """What acts number `first` to `last` brought."""
        happenings = [
            play.game.events.worded(raw, self.reader)
            for entry in play.history[first - 1 : last]
            for raw in entry.events
        ]
        return " ".join(self.game_words.story(happenings, self.names, self.me))

    def show(self, play: Play) -> None:
        scene = Scene(
            view=play.view(self.reader),
            names=self.names,
            labels=self.labels,
            words=self.game_words,
            width=self.console.width,
            height=self.console.height,
            ascii_only=is_ascii(self.console),
            over=play.over,
            board=play.board(),
        )
        self.console.print(draw_table(scene))
        if play.over:
            ending.show(play, self.names, self.game_words, self.console)

    def step_through(self, start: int) -> None:
        """One act at a time: Enter goes on, b goes back, a number goes there, q ends."""
        number, acts = start, len(self.log.acts)
        while True:
            play = self.at(number)
            if self.console.is_terminal:
                self.console.clear()
            self.show(play)
            self.console.print(self.words("step-where", number=number, acts=acts), style="bold")
            if number:
                self.console.print(Text(self.story(play, number, number)))
            try:
                line = read_line(self.words("step-keys") + " ").lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if line.startswith("q") or (not line and number == acts):
                return
            if line.isdigit():
                number = min(int(line), acts)
            elif line.startswith("b"):
                number = max(0, number - 1)
            elif not line:
                number += 1


def moments(play: Play) -> list[tuple[int, int]]:
    """The acts that are told together, by first and last number.

    Deals in a row belong together, and sealed choices with the act that reveals them.
    """
    spans: list[tuple[int, int]] = []
    first, before = 1, None
    for number, entry in enumerate(play.history, 1):
        sealed = any(map(play.game.events.is_sealed, entry.events))
        kind = "deal" if entry.seat == CHANCE else "sealed" if sealed else None
        if kind is None or kind != before:
            first = number
        elif spans:
            spans.pop()
        spans.append((first, number))
        before = None if any(map(play.game.events.reveals, entry.events)) and sealed else kind
    return spans


def player_of(name: str) -> Player:
    """Who sat there; a log of another origin may name anybody."""
    try:
        return seats.parse_player(name)
    except Mistake:
        return Player(HUMAN, name)
