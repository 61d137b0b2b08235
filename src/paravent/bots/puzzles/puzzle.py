"""A puzzle as a text: what is to be found, then the log of the game so far.

    Paravent-Puzzle: 1
    Seat: 1
    Solution: bid 5
    Simulations: 20000
    Tried: 6840 6710 6970 bid 5
    Tried: 5120 4990 5250 bid 7
    Follows: 0 bid 3
    Because: goals 150

    Paravent-Log: 1
    ...

Tried are acts with their chance of the first place and its interval, in hundredths of a percent,
the best first. Because are the parts of an evaluation in which the solution turns out better than
the next best act, in hundredths of a point. The log ends with the decision: it needs neither its
seed nor what happened then.
"""

from __future__ import annotations

from dataclasses import dataclass

from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.play import Play

FORMAT = "1"
FIRST = "Paravent-Puzzle:"


@dataclass(frozen=True)
class Tried:
    """An act, its chance of the first place and the interval around that."""

    act: str
    chance: int
    low: int
    high: int


@dataclass(frozen=True)
class Puzzle:
    """A seat has to find the solution after the acts of the log."""

    log: Log
    seat: int
    solution: str
    simulations: int
    tried: list[Tried]
    follows: list[tuple[int, str]]  # what is likely then, by seat
    because: list[tuple[str, int]]  # what makes the difference

    def play(self) -> Play:
        """The table at that decision; a Mistake if it does not come to it."""
        play = Play.replay(self.log)
        if self.seat not in play.position.actors():
            raise Mistake("puzzle-no-decision", seat=self.seat)
        offers = play.offers(self.seat)
        for act in (self.solution, *(one.act for one in self.tried)):
            if act not in offers:
                raise Mistake("puzzle-no-offer", act=act)
        return play


def written(puzzle: Puzzle) -> str:
    """The puzzle as a file."""
    lines = [
        f"{FIRST} {FORMAT}",
        f"Seat: {puzzle.seat}",
        f"Solution: {puzzle.solution}",
        f"Simulations: {puzzle.simulations}",
        *(f"Tried: {one.chance} {one.low} {one.high} {one.act}" for one in puzzle.tried),
        *(f"Follows: {seat} {act}" for seat, act in puzzle.follows),
        *(f"Because: {part} {gain}" for part, gain in puzzle.because),
    ]
    return "\n".join([*lines, "", puzzle.log.text()])


def read(text: str) -> Puzzle:
    """Read a puzzle; a Mistake names what is wrong."""
    if not text.startswith(FIRST):
        raise Mistake("not-a-puzzle")
    header, _, log = text.partition("\n\n")
    tags: dict[str, list[str]] = {}
    for line in header.splitlines():
        name, _, value = line.partition(":")
        tags.setdefault(name, []).append(value.strip())
    if tags[FIRST[:-1]] != [FORMAT]:
        raise Mistake("puzzle-line", line=header.splitlines()[0])
    try:
        return Puzzle(
            log=Log.parse(log),
            seat=int(tags["Seat"][0]),
            solution=tags["Solution"][0],
            simulations=int(tags["Simulations"][0]),
            tried=[tried(value) for value in tags["Tried"]],
            follows=[follow(value) for value in tags.get("Follows", [])],
            because=[reason(value) for value in tags.get("Because", [])],
        )
    except KeyError as error:
        raise Mistake("puzzle-line", line=f"{error.args[0]}:") from error
    except ValueError as error:
        raise Mistake("puzzle-line", line=str(error)) from error


def tried(text: str) -> Tried:
    chance, low, high, act = text.split(" ", 3)
    return Tried(act, int(chance), int(low), int(high))


def follow(text: str) -> tuple[int, str]:
    seat, act = text.split(" ", 1)
    return int(seat), act


def reason(text: str) -> tuple[str, int]:
    part, gain = text.split(" ", 1)
    return part, int(gain)
