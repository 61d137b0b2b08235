"""Perft: counts, their division, and the file they are kept in."""

from __future__ import annotations

from pathlib import Path

import pytest

from paravent.cli.app import run
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.lab import perft

GAME = find_game("middle_kingdom")
OPENING = ["reveal peasant", "reveal merchant"]


def test_counts_are_those_of_the_rules() -> None:
    """Three players with eight cards each: any of them first, then either of the others."""
    position = perft.position_after(GAME, GAME.setup(3), OPENING)
    assert [perft.count(position, depth) for depth in range(4)] == [1, 24, 24 * 16, 24 * 16 * 8]


def test_nothing_follows_the_end() -> None:
    position = GAME.start(3)
    position.waiting = 0
    assert perft.count(position, 1) == perft.count(position, 3) == 0


def test_the_division_adds_up() -> None:
    position = perft.position_after(GAME, GAME.setup(3), [*OPENING, "0 bid 7", "2 bid 7"])
    divided = perft.divide(GAME, position, 3)
    assert sum(divided.values()) == perft.count(position, 3)
    assert list(divided) == [f"1 bid {card}" for card in ("reset", *"1234567")]


def test_an_act_without_a_seat_is_the_first_possible_actor_s() -> None:
    bare = perft.position_after(GAME, GAME.setup(3), [*OPENING, "bid 7", "bid 7"])
    named = ["- reveal peasant", "- reveal merchant", "0 bid 7", "1 bid 7"]
    assert bare.freeze() == perft.position_after(GAME, GAME.setup(3), named).freeze()


@pytest.mark.parametrize("act", ["0 bid 7", "reveal emperor", "3 bid 7", "- bid 7"])
def test_impossible_acts_are_refused(act: str) -> None:
    with pytest.raises(Mistake):
        perft.position_after(GAME, GAME.setup(3), ["reveal peasant", act])


def test_a_line_is_read_as_it_was_written() -> None:
    line = perft.Line("a", GAME.setup(3, {"bids": "2"}), OPENING, {1: 8, 2: 64})
    assert line.text() == "a; 3p bids=2; reveal peasant, reveal merchant; 1: 8, 2: 64"
    assert list(perft.read(GAME, f"# counted\n\n{line.text()}\n")) == [line]


def test_a_line_replaces_the_one_of_the_same_name() -> None:
    old = perft.Line("a", GAME.setup(4), [], {1: 8})
    new = perft.Line("a", GAME.setup(4), [], {1: 8, 2: 63})
    other = perft.Line("b", GAME.setup(5), [], {1: 8})
    text = perft.with_line(perft.with_line(perft.with_line("# c\n", old), other), new)
    assert text == f"# c\n{new.text()}\n{other.text()}\n"


@pytest.mark.parametrize("line", ["a; 4p", "a; 4p; ; one: 8", "a; fourp; ; 1: 8", "a; 4p; ;"])
def test_a_malformed_line_is_named(line: str) -> None:
    with pytest.raises(Mistake) as mistake:
        list(perft.read(GAME, f"\n{line}\n"))
    assert mistake.value.code == "perft-line"
    assert mistake.value.details["line"] == 2


def test_the_command_counts_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "perft.txt"
    command = ["perft", "middle_kingdom", "--players", "3", "--depth", "2"]
    after = ["--after", "reveal peasant; reveal merchant"]
    assert run(["--lang", "fr", *command, *after, "--write", str(path), "--id", "bids"]) == 0
    shown = capsys.readouterr().out
    assert "0 bid reset: 16" in shown
    assert "384" in shown
    written = "bids; 3p bids=1; reveal peasant, reveal merchant; 1: 24, 2: 384\n"
    assert path.read_text(encoding="utf-8") == written


@pytest.mark.parametrize(
    "wrong",
    [
        ["--players", "9", "--depth", "2"],
        ["--players", "3", "--depth", "0"],
        ["--players", "3", "--depth", "2", "--after", "bid 7"],
        ["--players", "3", "--depth", "2", "--after", "hop"],
    ],
)
def test_bad_input_is_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["perft", "middle_kingdom", *wrong]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.strip().splitlines()) == 1
