"""Perft: how many sequences of acts there are to a depth, a number that betrays any changed rule.

A file has one line for each count: id; setup; acts played before; depth: count, depth: count.

    opening; 2p bids=2; reveal peasant, reveal merchant, reveal general; 1: 16, 2: 240
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paravent.core import options
from paravent.core.game import Game, Setup
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.position import Position
from paravent.lab.files import require_at_least


@dataclass(frozen=True)
class Line:
    """One line of a file."""

    id: str
    setup: Setup
    acts: list[str]
    counts: dict[int, int]  # by depth

    def text(self) -> str:
        counts = ", ".join(f"{depth}: {count}" for depth, count in self.counts.items())
        return "; ".join([self.id, str(self.setup), ", ".join(self.acts), counts])


def count(position: Position, depth: int) -> int:
    """Sequences of exactly `depth` acts, of chance and of all actors in any order."""
    if depth == 0:
        return 1
    actors = position.actors()
    if depth == 1:
        return sum(len(position.legal(seat)) for seat in actors)
    total = 0
    for seat in actors:
        for action in position.legal(seat):
            after = position.clone()
            after.apply(seat, action)
            total += count(after, depth - 1)
    return total


def divide(game: Game, position: Position, depth: int) -> dict[str, int]:
    """The count by first act, which shows where two counts differ."""
    require_at_least("--depth", depth, 1)
    divided = {}
    for seat in position.actors():
        for action in position.legal(seat):
            after = position.clone()
            after.apply(seat, action)
            who = "-" if seat == CHANCE else seat
            divided[f"{who} {game.notation.text(action)}"] = count(after, depth - 1)
    return divided


def position_after(game: Game, setup: Setup, acts: list[str]) -> Position:
    """The position after some acts, each with its seat in front or without.

    Without one the first actor who may do it is meant. A Mistake names an act that does not fit.
    """
    position = game.start(setup.players, setup.options)
    for number, text in enumerate(acts, 1):
        seat, act = split_seat(text)
        action = game.notation.action(act)
        seats = position.actors() if seat is None else (seat,)
        actor = next((other for other in seats if action in position.legal(other)), None)
        if actor is None:
            raise Mistake("log-illegal", number=number, act=text)
        position.apply(actor, action)
    return position


def split_seat(text: str) -> tuple[int | None, str]:
    """`0 bid 7` is an act of seat 0, `- reveal peasant` of chance, `bid 7` of anybody."""
    first, _, rest = text.strip().partition(" ")
    if first == "-":
        return CHANCE, rest
    if first.isascii() and first.isdigit():
        return int(first), rest
    return None, text


def read(game: Game, text: str) -> Iterator[Line]:
    """The lines of a file; a Mistake names the first that is wrong."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            yield parse(game, line)
        except ValueError as error:
            raise Mistake("perft-line", line=number, text=line) from error


def parse(game: Game, line: str) -> Line:
    name, setup, acts, counts = (part.strip() for part in line.split(";"))
    players, _, chosen = setup.partition(" ")
    counted = {}
    for part in counts.split(","):
        depth, number = part.split(":")
        counted[int(depth)] = int(number)
    return Line(
        id=name,
        setup=game.setup(int(players.removesuffix("p")), options.parse(chosen)),
        acts=[act.strip() for act in acts.split(",") if act.strip()],
        counts=counted,
    )


def with_line(text: str, line: Line) -> str:
    """A file's text with a line added, in place of the one with the same id."""
    lines = text.splitlines()
    same = [index for index, old in enumerate(lines) if old.split(";")[0].strip() == line.id]
    if same:
        lines[same[0]] = line.text()
    else:
        lines.append(line.text())
    return "\n".join(lines) + "\n"
