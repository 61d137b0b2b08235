"""R10: the end, the penalty, the winner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.middle_ages.scene import GAME, arrange, happenings, money, phase, play, view

QUIET = ("new-defences", "many-births", "good-harvests", "rebuilding-aid")
ALL = "4 7 10 13 16 19 22"  # a tile of every type but Fields


def ended(players: int = 2, **scene: Any) -> Any:
    """The last round brings a plain Field each, and nothing happens after it."""
    row = "1 1" + " 3" * (players - 2)
    rows = {16: "1 1" + " 3" * (players - 1)}
    position = arrange(players, round=15, row=row, rows=rows, cards=QUIET, **scene)
    play(position, *(f"{seat} lord {seat + 1}" for seat in range(players)))
    return position


def test_r10_1_the_game_ends_after_the_event_of_round_16() -> None:
    position = ended()
    assert phase(position) == "over"
    assert [event["card"] for event in happenings(position, "happened")] == ["rebuilding-aid"]
    kinds = [GAME.events.kind(raw).name for raw in position.events]
    assert kinds.index("happened") < kinds.index("penalised")


def test_r10_2_ten_coins_for_every_empty_domain() -> None:
    position = ended(fiefs={0: "4 7 10 13 16", 1: "4 4 6"}, money={0: 30, 1: 80})
    assert view(position)["seats"][0]["missing"] == 2
    assert [(event["seat"], event["coins"]) for event in happenings(position, "penalised")] == [
        (0, 20),
        (1, 60),
    ]
    earned = 2 + 4  # the income of two Fields
    assert money(position) == [30 + earned - 20, 80 + earned - 60]
    assert GAME.tallies(position)[1]["missing"] == -60


def test_r10_2_a_whole_fief_loses_nothing() -> None:
    position = ended(fiefs={0: "4 7 10 13 16 19", 1: "5 8"})
    assert [event["seat"] for event in happenings(position, "penalised")] == [0, 1]
    whole = ended(fiefs={0: f"{ALL} 23"})
    assert [event["seat"] for event in happenings(whole, "penalised")] == [1]


def test_r10_3_the_richest_wins() -> None:
    position = ended(money={0: 70, 1: 71})
    assert position.scores()[1] == position.scores()[0] + 1
    assert position.places() == [2, 1]


@pytest.mark.parametrize(
    ("more", "fewer"),
    [
        ("22", "19 20 21"),
        ("19", "16 17 18"),
        ("16", "13 14 15"),
        ("13", "10 11 12"),
        ("10", "7 8 9"),
        ("7", "4 5 6"),
        ("4", "2 2 3"),
        ("4 2", "4"),
        ("23 20 16", "23 20 13 14"),
    ],
)
def test_r10_4_ties_are_broken_from_right_to_left(more: str, fewer: str) -> None:
    """Money is made equal by hand: one tile further right outweighs all to its left."""
    for fiefs, places in (({0: more, 1: fewer}, [1, 2]), ({0: fewer, 1: more}, [2, 1])):
        position = ended(fiefs=fiefs)
        position.money = [50, 50, 0, 0, 0]
        assert position.places() == places


def test_r10_4_equal_columns_share_the_victory() -> None:
    position = ended(3, fiefs={0: "4 5 2", 1: "4 5 2", 2: "4 6"})
    position.money = [50, 50, 50, 0, 0]
    assert position.places() == [1, 1, 3]
