"""R11: fortifications."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.games.china.vocabulary import PROVINCES
from tests.games.china.scene import (
    all_offers,
    arrange,
    finish_turn,
    forecast,
    happenings,
    offers,
    phase,
    play,
    ranking,
    refusal,
    view,
)


def strong(players: int = 3, **pieces: Any) -> Any:
    return arrange(players, "fortifications=yes", **pieces)


def test_r11_1_everybody_has_one() -> None:
    position = strong(palaces={1: "ye"}, hand={0: "red*3"})
    play(position, "fortify anyi")
    assert offers(position, "fortify") == []
    assert refusal(position, "fortify lishi") == "no-fortifications"
    assert [seat["fortifications"] for seat in view(position)["seats"]] == [0, 1, 1]


def test_r11_2_example_8_a_fortification_and_a_palace_on_it() -> None:
    """Three yellow cards: a fortification in Qi, a palace on it, and the third card stays."""
    position = strong(palaces={1: "linzi"}, hand={0: "yellow*3"})
    play(position, "fortify jimo", "palace jimo")
    assert all_offers(position) == ["pay yellow yellow"]
    assert view(position)["forts"] == ["jimo"]
    assert view(position)["palaces"] == {"jimo": 0, "linzi": 1}


def test_r11_2_it_may_be_paid_with_a_joker() -> None:
    position = strong(palaces={1: "linzi"}, hand={0: "red*2 yellow"})
    play(position, "fortify jimo", "palace jimo", "pay yellow red red")
    assert phase(position) == "draw"


def test_r11_2_only_on_a_space_without_palace() -> None:
    position = strong(palaces={1: "linzi"}, hand={0: "yellow*3"})
    assert "linzi" not in offers(position, "fortify")
    assert refusal(position, "fortify linzi") == "occupied"


def test_r11_2_in_an_empty_province_it_is_the_only_piece() -> None:
    position = strong(hand={0: "yellow*3"})
    play(position, "fortify jimo")
    assert all_offers(position) == ["pay yellow"]
    assert refusal(position, "palace jimo") == "was-empty"


def test_r11_3_it_fills_no_space_and_anybody_may_build_on_it() -> None:
    position = strong(hand={0: "yellow*3", 1: "yellow*2 red"})
    play(position, "fortify jimo", "pay yellow")
    assert position.free[PROVINCES.index("qi")] == 5
    finish_turn(position)
    play(position, "1 palace jimo")
    assert view(position)["palaces"] == {"jimo": 1}
    assert view(position)["provinces"]["qi"]["now"] == [0, 2, 0]


def test_r11_3_a_bare_one_leaves_the_province_unscored() -> None:
    position = strong(palaces={1: "qufu xue tan"}, hand={0: "orange*3"})
    play(position, "fortify langya")
    assert happenings(position, "counted") == []
    play(position, "palace langya")
    assert len(happenings(position, "counted")) == 1


def test_r11_4_its_user_scores_the_province_twice() -> None:
    position = strong(
        palaces={0: "gaotang", 1: "lixia linzi", 2: "zhifu"},
        forts="gaotang",
        hand={0: "yellow*2 red"},
        supply={"forts": {1: 0}},
    )
    play(position, "palace jimo")
    assert position.scores() == [10, 5, 2]
    assert ranking(position) == [(0, 2, 5), (1, 2, 5), (2, 1, 2)]
    assert [(event["seat"], event["points"]) for event in happenings(position, "doubled")] == [
        (0, 5)
    ]


def test_r11_4_a_low_rank_is_doubled_too() -> None:
    position = strong(palaces={0: "ye anyi gaonu", 1: "lishi"}, forts="lishi")
    assert view(position)["provinces"]["wei"]["now"] == [4, 6, 0]


def test_r11_4_only_in_its_own_province() -> None:
    position = strong(palaces={0: "ye handan"}, forts="ye")
    assert view(position)["provinces"]["wei"]["now"] == [2, 0, 0]
    assert view(position)["provinces"]["zhao"]["now"] == [1, 0, 0]


@pytest.mark.parametrize(("forts", "points"), [("", 9), ("lishi", 13), ("ying", 14)])
def test_r11_5_a_chain_with_it_counts_twice(forts: str, points: int) -> None:
    """A chain of four and a chain of five; only the one with the fortification is doubled."""
    position = strong(
        palaces={0: "gaonu dingyang lishi jinyang danyang ying changsha pengli nanjing"},
        forts=forts,
    )
    assert forecast(position, "roads")[0] == points


def test_r11_5_the_best_division_considers_it() -> None:
    """Eight in a row: one chain of eight, doubled, rather than two of four."""
    towns = "shouchun chen ying changsha pengli nanjing wu xue"
    position = strong(palaces={0: towns}, forts="wu")
    assert forecast(position, "roads")[0] == 16
    assert [len(chain["towns"]) for chain in view(position)["seats"][0]["chains"]] == [8]


def test_r11_5_a_bare_fortification_helps_nobody() -> None:
    position = strong(palaces={0: "gaonu dingyang lishi jinyang"}, forts="ye")
    assert forecast(position, "roads")[0] == 4
