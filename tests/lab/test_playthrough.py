"""Playthroughs: complete, and told to everybody as much as they may know."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from paravent.cli.app import run
from paravent.core.registry import find_game
from paravent.lab.playthrough import changed, compact, flat, playthrough

pytestmark = pytest.mark.once  # recorded games show that both builds play alike

GAME = find_game("middle_kingdom")


@cache
def text() -> str:
    return playthrough(GAME, GAME.setup(3), "tests")


def block(pattern: str) -> str:
    """The first act that fits, with all that follows it."""
    return next(part for part in text().split("\n\n") if re.match(pattern, part))


def test_the_same_seed_gives_the_same_text() -> None:
    assert playthrough(GAME, GAME.setup(3), "tests") == text()
    assert playthrough(GAME, GAME.setup(3), "other") != text()


def test_it_begins_with_what_is_played_and_ends_with_the_result() -> None:
    assert text().startswith(
        "game: middle_kingdom, rules 2\nsetup: 3p bids=1\nseed: tests\n\nstart\n"
    )
    assert re.search(r"\nscores: -?\d+ -?\d+ -?\d+\nplaces: \d \d \d\n$", text())


def test_chance_shows_its_weights() -> None:
    assert "chance may: reveal bureaucrat (9), reveal philosopher (1)" in text()


def test_a_sealed_bid_is_told_to_its_owner_only() -> None:
    act = block(r"\d+\. seat 0: bid 6")
    assert "event for seat 0: laid (seat 0, card 6, under -1)" in act
    assert "event for seat 1, seat 2, audience: laid (seat 0)" in act
    assert "seat 0 | seats.0.bids.0: under -, laid 6, bonus no, tied no" in act
    assert "all | seats.0.sealed: 1" in act


def test_only_changes_are_told() -> None:
    act = block(r"\d+\. seat 0: bid 6")
    assert "seats.1" not in act
    assert "deck" not in act


def test_what_several_see_alike_is_told_once() -> None:
    """When the bids are opened, everybody learns the last one but who laid it."""
    act = next(part for part in text().split("\n\n") if "event for all: showed" in part)
    assert re.search(r"\n  seat \d, seat \d, audience \| seats.\d.bids.0: under -, laid \w+", act)


def test_views_become_single_fields() -> None:
    view = {"a": None, "b": [1, 2], "c": {"x": 1, "y": 0}, "d": [{"e": True}, {"e": "f"}], "g": []}
    assert changed({}, flat(view)) == {
        "a": "-",
        "b": "1 2",
        "c": "x 1, y 0",
        "d.0": "e yes",
        "d.1": "e f",
        "g": "-",
    }
    assert changed({}, flat({"a": {"b": {"c": 1}, "d": 2}})) == {"a.b": "c 1", "a.d": "2"}


def test_what_is_gone_is_told() -> None:
    assert changed({"a": "1", "b": "2"}, {"b": "3"}) == {"b": "3", "a": "(gone)"}


def test_values_are_compact() -> None:
    assert compact([None, True, "x"]) == "- yes x"


def test_the_command_prints_or_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["playthrough", "middle_kingdom", "--players", "3", "--seed", "tests"]
    assert run(command) == 0
    assert capsys.readouterr().out == text()
    path = tmp_path / "deep" / "playthrough.txt"
    assert run([*command, "--write", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == text()
    assert run(["playthrough", "chess"]) == 2
    assert run([*command, "--options", "bids=3"]) == 2
