"""The puzzles that come with Paravent: `<key>/<number>.txt`."""

from __future__ import annotations

from pathlib import Path

from paravent.bots.puzzles.puzzle import Puzzle, read
from paravent.core.mistakes import Mistake

FOLDER = Path(__file__).parent


def numbers_of(key: str) -> list[int]:
    """The numbers of a game's puzzles."""
    return sorted(int(path.stem) for path in (FOLDER / key).glob("*.txt") if path.stem.isdigit())


def find_puzzle(key: str, number: int) -> Puzzle:
    """One of them; a Mistake if there is none."""
    if number not in numbers_of(key):
        raise Mistake("unknown-puzzle", game=key, number=number)
    return read((FOLDER / key / f"{number:02}.txt").read_text(encoding="utf-8"))
