"""Puzzles for the page: what the seat may know, and after an answer what the search found."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from paravent.bots.puzzles import Puzzle, find_puzzle, numbers_of
from paravent.core.game import Board
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.server.hint_schema import Advice, Gain, Likely

REMEMBERED = 32
KEPT = 8  # of each game, on a device without a connection


class PuzzleList(Struct, frozen=True):
    """The numbers of a game's puzzles."""

    game: str
    numbers: list[int]


class PuzzleInfo(Struct, frozen=True):
    """A decision of `seat` after `n` acts, as that seat may see it."""

    game: str
    number: int
    rules: int
    players: int
    options: dict[str, str]
    seat: int
    n: int
    to_act: list[int]
    view: dict[str, Any]
    offers: list[str]
    previews: dict[str, dict[str, Any]]
    simulations: int


class PuzzleForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The act that somebody takes for the solution."""

    act: str


class PuzzleAnswer(Struct, frozen=True):
    """The solution, the chances of the best acts, what follows, and what makes the difference."""

    right: bool
    solution: str
    tried: list[Advice]
    follows: list[Likely]
    because: list[Gain]


class KeptPuzzle(Struct, frozen=True):
    """A puzzle with its board and its answer, which whoever shows it keeps until somebody tries."""

    puzzle: PuzzleInfo
    board: Board
    answer: PuzzleAnswer


def listed(key: str) -> PuzzleList:
    return PuzzleList(find_game(key).key, numbers_of(find_game(key).key))


@lru_cache(REMEMBERED)
def begun(key: str, number: int) -> tuple[Puzzle, Play]:
    puzzle = find_puzzle(find_game(key).key, number)
    return puzzle, puzzle.play()


def told(key: str, number: int) -> PuzzleInfo:
    """A puzzle; a Mistake if there is none."""
    puzzle, play = begun(key, number)
    return PuzzleInfo(
        game=key,
        number=number,
        rules=play.rules,
        players=play.setup.players,
        options=dict(play.setup.options),
        seat=puzzle.seat,
        n=play.acts,
        to_act=[seat for seat in play.position.actors() if seat != CHANCE],
        view=dict(play.view(puzzle.seat)),
        offers=play.offers(puzzle.seat),
        previews={act: dict(one) for act, one in play.previews(puzzle.seat).items()},
        simulations=puzzle.simulations,
    )


def answered(key: str, number: int, act: str) -> PuzzleAnswer:
    """What an answer is worth; a Mistake if it is no offer."""
    puzzle, play = begun(key, number)
    if act not in play.offers(puzzle.seat):
        raise Mistake("puzzle-no-offer", act=act[:100])
    return PuzzleAnswer(
        right=act == puzzle.solution,
        solution=puzzle.solution,
        tried=[Advice(one.act, one.chance, one.low, one.high) for one in puzzle.tried],
        follows=[Likely(seat, one) for seat, one in puzzle.follows],
        because=[Gain(*one) for one in puzzle.because],
    )


@cache
def kept(key: str) -> list[KeptPuzzle]:
    """Some puzzles of a game, spread over all of them."""
    game, numbers = find_game(key), listed(key).numbers
    found = []
    for number in numbers[:: max(1, len(numbers) // KEPT)][:KEPT]:
        shown, puzzle = told(key, number), find_puzzle(game.key, number)
        setup = game.setup(shown.players, shown.options)
        board = game.board_of(setup, game.components(rules=shown.rules))
        found.append(KeptPuzzle(shown, board, answered(key, number, puzzle.solution)))
    return found
