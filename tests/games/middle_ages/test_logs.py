"""The recorded games that are named after what happens in them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from paravent.core.log import Log
from paravent.core.play import Play

FOLDER = Path(__file__).parent / "logs"


def replayed(name: str) -> Play:
    return Play.replay(Log.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8")))


def kinds(play: Play) -> list[str]:
    return [event["event"] for event in play.happenings(0)]


def tied_at_the_top(position: Any) -> bool:
    scores = position.scores()
    return scores.count(max(scores)) > 1


def test_ties_are_broken_by_columns() -> None:
    for name in ("4p-tie-broken-by-columns", "5p-tie-broken-by-columns"):
        position = replayed(name).position
        assert tied_at_the_top(position)
        assert position.places().count(1) == 1


def test_a_game_ends_below_zero() -> None:
    assert min(replayed("5p-below-zero").position.scores()) < 0


def test_an_attack_finds_no_tile() -> None:
    told = kinds(replayed("2p-attack-without-a-tile"))
    pairs = list(pairwise(told))
    assert ("attacked", "plundered") in pairs
    assert ("attacked", "destroyed") in pairs


def test_restoration_helps_everybody() -> None:
    play = replayed("3p-restoration-for-all")
    told = play.happenings(0)
    at = next(
        index
        for index, event in enumerate(told)
        if event["event"] == "happened" and event["card"] == "restoration"
    )
    assert [event["event"] for event in told[at + 1 : at + 4]] == ["restored"] * 3
