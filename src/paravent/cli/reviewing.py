"""The review of a game on the terminal: chances as lines of blocks, verdicts in words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from paravent.bots.review import LIMITS, Found, Piece, Turn, Verdict, assemble, work
from paravent.cli.console import is_ascii, make_console
from paravent.cli.match import progress_bar
from paravent.cli.percents import percent, signed
from paravent.cli.replaying import Replay
from paravent.core.components import Components
from paravent.core.log import Log
from paravent.core.numbers import CHANCE
from paravent.lab.workers import Processes
from paravent.text.words import Words

BLOCKS = "▁▂▃▄▅▆▇█"
LETTERS = "_.:-=+*#"
WIDTH = 64
WORST = 10
STYLES = {"blunder": "bold red", "mistake": "yellow", "inaccuracy": "cyan", "good": ""}


def look_into(pieces: list[Piece], jobs: int, words: Words) -> list[Found] | None:
    """What is in all pieces; None if somebody pressed Ctrl-C."""
    found: list[Found] = []
    with progress_bar() as progress:
        bar = progress.add_task(words("review-working"), total=len(pieces))
        try:
            for one in Processes(jobs).spread(work, pieces):
                found.append(one)
                progress.advance(bar)
        except KeyboardInterrupt:
            return None
    return found


class Report:
    """A review with its words."""

    def __init__(
        self,
        log: Log,
        owner: Components | None,
        found: Sequence[Found],
        simulations: int,
        words: Words,
    ) -> None:
        self.log = log
        self.words = words
        self.review = assemble(log, found, simulations, owner)
        replay = Replay(log, owner, None, words)
        self.names = replay.names
        self.game_words = replay.game_words
        self.console = make_console()

    def print_json(self) -> None:
        """For programs; acts are numbered from 0, by how many came before."""
        verdicts = [
            {**asdict(one), "lost": one.lost, "mark": one.mark} for one in self.review.verdicts
        ]
        told = {"game": self.log.game, "seats": self.names, **asdict(self.review)}
        print(json.dumps({**told, "verdicts": verdicts}, ensure_ascii=False))

    def show(self) -> None:
        words, console = self.words, self.console
        title = words("review-title", game=self.game_words.title, players=self.log.players)
        console.print(title, style="bold")
        console.print(words("review-depth", simulations=self.review.simulations), style="dim")
        console.print()
        console.print(self.lines())
        console.print()
        console.print(self.balances())
        console.print(self.worst())
        if self.review.turns:
            console.print()
            console.print(Text(words("review-turns"), "bold"))
            console.print(self.turns())
        console.print()
        limits = {mark: percent(limit) for mark, limit in LIMITS.items()}
        console.print(words("review-explained", **limits), style="dim")

    def lines(self) -> Grid:
        """Everybody's chances as a line of blocks."""
        levels = LETTERS if is_ascii(self.console) else BLOCKS
        rows = self.review.chances
        width = min(WIDTH, len(rows), max(8, self.console.width - 32))
        picked = [rows[at * (len(rows) - 1) // max(1, width - 1)] for at in range(width)]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.title = self.words("review-chances")
        grid.title_justify = "left"
        grid.title_style = "bold"
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        for seat, name in enumerate(self.names):
            line = "".join(levels[min(7, row[seat] * 8 // 10_000)] for row in picked)
            first, last = (percent(row[seat]) for row in (rows[0], rows[-1]))
            grid.add_row(name, first, Text(line, "green"), last)
        return grid

    def balances(self) -> Grid:
        words = self.words
        grid = Grid(
            box=box.SIMPLE_HEAVY,
            title=words("review-balance"),
            title_justify="left",
            title_style="bold",
        )
        grid.add_column(words("review-player"))
        for heading in ("accuracy", "luck", "choices", "others", "change"):
            grid.add_column(words(f"review-{heading}"), justify="right")
        marks = [mark for mark in LIMITS if mark != "good"]
        for mark in reversed(marks):
            grid.add_column(words("review-marks", mark=mark), justify="right")
        for name, one in zip(self.names, self.review.balances, strict=True):
            grid.add_row(
                name,
                percent(one.accuracy),
                *map(signed, (one.luck, one.choices, one.others)),
                signed(one.luck + one.choices + one.others),
                *(str(one.marks[mark]) for mark in reversed(marks)),
            )
        return grid

    def worst(self) -> Grid:
        """The decisions that gave most away, or the word that there is none."""
        marked = [one for one in self.review.verdicts if one.mark != "good"]
        marked.sort(key=lambda one: (-one.lost, one.n))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.title = self.words("review-worst")
        grid.title_justify, grid.title_style = "left", "bold"
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        for one in marked[:WORST]:
            grid.add_row(self.act(one.n), Text(self.verdict(one), STYLES[one.mark]))
        if not marked:
            least = percent(LIMITS["inaccuracy"])
            grid.add_row("", self.words("review-none", least=least))
        return grid

    def verdict(self, one: Verdict) -> str:
        return self.words(
            "review-verdict",
            name=self.names[one.seat],
            act=self.game_words.act(one.act),
            best=self.game_words.act(one.best),
            mark=self.words("review-mark", mark=one.mark),
            lost=signed(-one.lost),
            chance=percent(one.best_chance),
            left=percent(one.chance),
        )

    def turns(self) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column()
        for turn in self.review.turns:
            grid.add_row(self.act(turn.n), self.turn(turn))
        return grid

    def turn(self, turn: Turn) -> str:
        """Who did what, and whose chances it changed most."""
        words = self.words
        if turn.seat == CHANCE:
            who = words("review-dealer")
        elif turn.together:
            who = words("review-together", name=self.names[turn.seat])
        else:
            who = self.names[turn.seat]
        order = sorted(range(len(self.names)), key=lambda seat: -abs(turn.gains[seat]))
        gains = [
            words("review-gain", name=self.names[seat], gain=signed(turn.gains[seat]))
            for seat in order[:2]
        ]
        return words(
            "review-turn", who=who, act=self.game_words.act(turn.act), gains=", ".join(gains)
        )

    def act(self, n: int) -> str:
        return self.words("review-act", n=n + 1)
