"""R14: Border Disputes."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.core.mistakes import Mistake
from paravent.games.china.vocabulary import PROVINCES
from tests.games.china.scene import (
    GAME,
    all_offers,
    arrange,
    begin,
    forecast,
    happenings,
    offers,
    phase,
    play,
    printed,
    refusal,
    rule,
    tally,
    view,
)

PORTS = ["jieshi", "zhifu", "jimo", "langya", "nanjing", "wu", "kuaiji"]


def border(players: int = 3, **pieces: Any) -> Any:
    return arrange(players, "board=border", **pieces)


def test_r14_1_six_border_posts_and_seven_ports() -> None:
    towns = printed(3, "board=border")["towns"]
    posts = {name: town["provinces"] for name, town in towns.items() if len(town["provinces"]) > 1}
    assert len(towns) == 44
    assert {name: set(pair) for name, pair in posts.items()} == {
        "shangdang": {"zhao", "wei"},
        "linjin": {"wei", "chin"},
        "nanzheng": {"chin", "shu"},
        "wan": {"han", "chu"},
        "pei": {"lu", "chu"},
        "raoan": {"qi", "yan"},
    }
    assert sorted(name for name, town in towns.items() if town["port"]) == sorted(PORTS)


def test_r14_2_for_three_to_five_and_without_fortifications() -> None:
    with pytest.raises(Mistake) as refused:
        GAME.setup(2, {"board": "border"})
    assert refused.value.code == "impossible-value"
    with pytest.raises(Mistake) as refused:
        GAME.setup(4, {"board": "border", "fortifications": "yes"})
    assert refused.value.code == "excluded-values"
    assert refused.value.details["rule"] == "R14.2"
    for players in (3, 4, 5):
        assert GAME.setup(players, {"board": "border", "bonus": "yes"})


@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        ("orange red green", ["orange red"]),
        ("orange*2 green", ["orange orange"]),
        ("red*2 green", ["red red"]),
        ("orange red*2", ["orange red", "red red"]),
        ("orange green*2", ["orange green green"]),
        ("red yellow*2", ["yellow yellow red"]),
        ("red*3", ["red red"]),
    ],
)
def test_r14_3_a_post_costs_two_cards(cards: str, payments: list[str]) -> None:
    """Shangdang lies between Zhao, orange, and Wei, red."""
    position = border(hand={0: cards})
    play(position, "palace shangdang")
    assert offers(position, "pay") == payments


@pytest.mark.parametrize("cards", ["red green yellow", "green*2 yellow", "green*3", "red"])
def test_r14_3_anything_else_does_not_pay(cards: str) -> None:
    position = border(hand={0: cards})
    assert "shangdang" not in offers(position, "palace")
    assert refusal(position, "palace shangdang") == "cannot-pay-post"


def test_r14_4_a_post_is_a_palace_in_both_provinces() -> None:
    position = border(palaces={1: "anyi handan"}, hand={0: "orange red green"})
    play(position, "palace shangdang")
    provinces = view(position)["provinces"]
    for name in ("zhao", "wei"):
        place = PROVINCES.index(name)
        assert [position.held[house * 9 + place] for house in range(3)] == [1, 1, 0]
        assert provinces[name]["now"] == [2, 2, 0]
        assert provinces[name]["room"] == 1
    assert position.free[:2] == [5, 3]  # Wei, Zhao
    assert view(position)["seats"][0]["palaces"] == 19


def test_r14_4_it_may_fill_both_at_once() -> None:
    position = border(
        palaces={
            0: "dingxiang dai lingshou handan",
            1: "gaonu dingyang lishi anyi daliang linjin",
        },
        hand={2: "orange red green"},
        mover=2,
    )
    play(position, "palace shangdang")
    assert [event["place"] for event in happenings(position, "counted")] == ["wei", "zhao"]
    assert position.scores() == [5, 7, 6 + 4]


def test_r14_4_in_a_chain_it_is_one_palace() -> None:
    position = border(palaces={0: "handan shangdang anyi linjin"})
    assert forecast(position, "roads")[0] == 4


@pytest.mark.parametrize(
    ("second", "payments"),
    [
        ("palace anyi", ["orange red red", "red red red"]),
        ("palace dai", ["orange orange red", "orange red red"]),
        ("emissary wei", ["orange red red", "red red red"]),
    ],
)
def test_r14_5_a_post_and_an_ordinary_piece(second: str, payments: list[str]) -> None:
    """Which payments exist depends on the hand: all of these are tried."""
    for payment in payments:
        position = border(palaces={1: "gaonu handan lishi"}, hand={0: payment})
        play(position, "palace shangdang", second)
        assert offers(position, "pay") == [payment]
        position = border(palaces={1: "gaonu handan lishi"}, hand={0: payment})
        play(position, second, "palace shangdang", f"pay {payment}")
        assert phase(position) == "draw"


def test_r14_5_the_other_piece_goes_to_one_of_the_posts_provinces() -> None:
    position = border(palaces={1: "gaonu handan ji"}, hand={0: "red*2 orange"})
    play(position, "palace shangdang")
    assert {"anyi", "dai"} <= set(offers(position, "palace"))
    assert refusal(position, "palace shanggu") == "one-province"
    position = border(palaces={1: "gaonu handan chengdu yong"}, hand={0: "yellow*2 red"})
    play(position, "palace anyi")
    assert "linjin" in offers(position, "palace")
    assert refusal(position, "palace nanzheng") == "one-province"


def test_r14_5_beside_an_empty_province_the_post_is_the_only_piece() -> None:
    position = border(palaces={1: "gaonu"}, hand={0: "red*2 orange"})
    play(position, "palace shangdang")
    assert all_offers(position) == ["pay orange red", "pay red red"]
    assert (refusal(position, "palace anyi"), rule(position, "palace anyi")) == (
        "was-empty",
        "R14.5",
    )


def test_r14_6_ports_score_once_more_at_the_end() -> None:
    """Four, two and one palaces in ports: 7, 4 and 2 more."""
    palaces = {0: " ".join(PORTS[:4]), 1: " ".join(PORTS[4:6]), 2: PORTS[6]}
    position = border(palaces=palaces, hand={2: "red*3"}, deck="purple", shuffles=1, mover=2)
    assert view(position)["ports"] == [7, 4, 2]
    play(position, "2 exchange red", "draw", "- deal purple")
    assert tally(position, "ports") == [7, 4, 2]
    counted = [event["place"] for event in happenings(position, "counted")]
    assert counted == ["yan", "qi", "lu", "chu", "ports"]


def test_r14_6_during_the_game_they_are_ordinary() -> None:
    position = border(palaces={1: "qufu xue pei"}, hand={0: "orange red green"})
    play(position, "palace langya")
    assert position.scores() == [3, 4, 0]
    assert tally(position, "ports") == [0, 0, 0]


def test_r14_6_other_boards_have_no_ports() -> None:
    assert view(begin(3))["ports"] is None
