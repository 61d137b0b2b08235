"""`paravent puzzle`, `ladder`, `lab`: solved, given up, explained; one sentence if it cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from paravent.bots.puzzles import find_puzzle, numbers_of, written
from paravent.core.registry import all_games
from tests.cli.conftest import Command

pytestmark = pytest.mark.once
KEY = next(key for key in all_games() if numbers_of(key))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_puzzle_is_solved(paravent: Command, lang: str) -> None:
    solution = find_puzzle(KEY, 1).solution
    outcome = paravent("puzzle", KEY, "--number", "1", keys=["nonsense", solution], lang=lang)
    assert outcome.code == 0 and "⟦" not in outcome.out
    for part in {
        "en": ("It is your turn", "“nonsense” is none", "Right: ", "to come first", "simulations"),
        "fr": ("À vous de jouer", "« nonsense »", "Juste", "de finir premier", "simulations"),
    }[lang]:
        assert part in outcome.said.replace("\u00a0", " ")


def test_a_puzzle_is_missed_or_given_up(paravent: Command, home: Path) -> None:
    puzzle = find_puzzle(KEY, 1)
    path = home / "puzzle.txt"
    path.write_text(written(puzzle), encoding="utf-8")
    wrong = next(act for act in puzzle.play().offers(puzzle.seat) if act != puzzle.solution)
    assert "Not quite. The best act is" in paravent("puzzle", str(path), keys=[wrong]).said
    assert "The best act is" in paravent("puzzle", str(path), keys=[]).said
    assert paravent("puzzle", keys=["q"]).code == 0


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("puzzle", "chess"), "chess"),
        (("puzzle", KEY, "--number", "999"), "no puzzle 999"),
        (("puzzle", "missing.txt"), "missing.txt"),
        (("puzzle", "broken.txt"), "not a puzzle"),
        (("puzzle", "unfit.txt"), "is not possible there"),
        (("ladder", "chess"), "chess"),
        (("ladder", KEY, "--games", "0"), "--games"),
        (("ladder", KEY, "--players", "two"), "--players"),
        (("ladder", KEY, "--players", "9"), "players"),
        (("ladder", KEY, "--save", "broken.txt"), "broken.txt"),
        (("lab", "tune", "chess"), "chess"),
        (("lab", "tune", KEY, "--games", "1"), "--games"),
        (("lab", "tune", KEY, "--bot", "grandmaster"), "grandmaster"),
        (("lab", "tune", KEY, "--bot", "search-0"), "search-0"),
        (("lab", "puzzles", KEY, "--count", "0"), "--count"),
        (("lab", "puzzles", KEY, "--simulations", "0"), "--simulations"),
        (("lab", "dance"), "dance"),
    ],
)
def test_bad_input_is_one_sentence(
    paravent: Command,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.chdir(home)
    Path("broken.txt").write_text("nothing of the kind\n", encoding="utf-8")
    puzzle = find_puzzle(KEY, 1)
    puzzle.log.acts[0] = (puzzle.log.acts[0][0], "no such act")
    Path("unfit.txt").write_text(written(puzzle), encoding="utf-8")
    for lang in ("en", "fr"):
        outcome = paravent(*arguments, lang=lang)
        assert outcome.code == 2 and outcome.out == ""
        assert len(outcome.err.strip().splitlines()) == 1 and "⟦" not in outcome.err
        if lang == "en":
            assert said in outcome.err


def test_evaluations_are_tuned_and_levels_compared(paravent: Command, home: Path) -> None:
    into, kept = home / "weights.toml", home / "kept.jsonl"
    asked = ("lab", "tune", "middle_ages", "--games", "10", "--bot", "random")
    assert paravent(*asked, "--write", str(into), "--save", str(kept)).code == 0
    assert "money = " in into.read_text(encoding="utf-8")
    assert "money = " in paravent(*asked, "--save", str(kept)).out  # nothing is played again
