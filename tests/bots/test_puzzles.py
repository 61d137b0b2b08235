"""The puzzles that come with Paravent: each comes to its decision, and shows what a seat knows."""

from __future__ import annotations

import pytest

from paravent.bots.puzzles import Puzzle, find_puzzle, numbers_of, read, written
from paravent.core.mistakes import Mistake
from paravent.core.registry import all_games, find_game
from paravent.core.rng import Rng

KEYS = [key for key in all_games() if numbers_of(key)]


def any_puzzle() -> Puzzle:
    return find_puzzle(KEYS[0], numbers_of(KEYS[0])[0])


@pytest.mark.once
@pytest.mark.parametrize("key", KEYS)
def test_every_puzzle_comes_to_its_decision(key: str) -> None:
    numbers = numbers_of(key)
    assert numbers == list(range(1, len(numbers) + 1))
    for number in numbers:
        puzzle = find_puzzle(key, number)
        assert puzzle.log.game == key and not puzzle.log.seed and not puzzle.log.result
        play = puzzle.play()
        assert len(play.offers(puzzle.seat)) >= 3
        first, *others = puzzle.tried
        assert first.act == puzzle.solution and others
        assert all(one.high < first.low for one in others)
        assert len(puzzle.because) <= 2 and all(gain > 0 for _, gain in puzzle.because)
        assert read(written(puzzle)) == puzzle


@pytest.mark.parametrize("key", KEYS)
def test_a_puzzle_shows_what_its_seat_may_know(key: str) -> None:
    game, puzzle = find_game(key), find_puzzle(key, 1)
    play = puzzle.play()
    shown, offers = play.view(puzzle.seat), play.offers(puzzle.seat)
    play.position.redeal(puzzle.seat, Rng(7))
    assert game.view(play.position, puzzle.seat) == shown
    assert play.offers(puzzle.seat) == offers


@pytest.mark.once
@pytest.mark.parametrize(
    "old, new, code",
    [
        ("Paravent-Puzzle: 1", "Paravent-Log: 1", "not-a-puzzle"),
        ("Paravent-Puzzle: 1", "Paravent-Puzzle: 9", "puzzle-line"),
        ("Seat: ", "Seat: x", "puzzle-line"),
        ("Seat: ", "Chair: ", "puzzle-line"),
        ("Because: ", "Because: for ", "puzzle-line"),
        ("Solution: ", "Solution: not ", "puzzle-no-offer"),
        ("\nActs: ", "\nActs: 9", "log-truncated"),
        ("\n\nParavent-Log: 1\n", "\n\nNo-Log: 1\n", "not-a-log"),
    ],
)
def test_a_broken_puzzle_is_a_mistake(old: str, new: str, code: str) -> None:
    whole = written(any_puzzle())
    assert old in whole
    with pytest.raises(Mistake) as mistake:
        read(whole.replace(old, new, 1)).play()
    assert mistake.value.code == code


@pytest.mark.once
def test_a_log_that_does_not_fit_is_a_mistake() -> None:
    puzzle = any_puzzle()
    puzzle.log.acts[-1] = (puzzle.log.acts[-1][0], "no such act")
    with pytest.raises(Mistake) as mistake:
        puzzle.play()
    assert mistake.value.code == "log-illegal"
    with pytest.raises(Mistake) as mistake:
        find_puzzle(KEYS[0], 999)
    assert mistake.value.code == "unknown-puzzle"
