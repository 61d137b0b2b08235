"""R13: bonus tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from paravent.core.numbers import CHANCE
from tests.games.china.scene import (
    EMPEROR,
    GAME,
    all_offers,
    arrange,
    begin,
    deal_on,
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

HIDDEN = {"lishi": "hidden", "anyi": "hidden", "dai": "hidden", "dingxiang": "hidden"}


def tiled(players: int = 3, options: str = "", **pieces: Any) -> Any:
    return arrange(players, f"bonus=yes {options}", **pieces)


def test_r13_1_six_tiles_of_three_colours() -> None:
    assert begin(3, "bonus=yes").tiles_left == [6, 6, 6]
    assert GAME.census(begin(3, "bonus=yes"))["tile orange"] == 6
    assert "tile orange" not in GAME.census(begin(3))


@pytest.mark.parametrize(("players", "board"), [(3, "3-4"), (5, "4-5"), (4, "border")])
def test_r13_2_two_in_every_province_and_none_on_a_junction(players: int, board: str) -> None:
    position = begin(players, f"bonus=yes board={board}")
    for _ in range(18):
        assert phase(position) == "hide"
        acts = GAME.notation.texts(position.legal(CHANCE))
        assert {position.weight(action) for action in position.legal(CHANCE)} == {1}
        play(position, f"- {acts[-1]}")
    assert phase(position) == "deal"
    shown = view(position)
    assert set(shown["tiles"].values()) == {"hidden"}
    towns = [printed(players, f"board={board}")["towns"][town] for town in shown["tiles"]]
    assert not any(town["junction"] for town in towns)
    assert set(Counter(town["provinces"][0] for town in towns).values()) == {2}


def test_r13_3_the_first_builder_turns_both_up_before_choosing() -> None:
    position = tiled(tiles=HIDDEN, hand={0: "red green yellow"})
    assert offers(position, "palace") == []
    assert "wei" in offers(position, "found")
    assert refusal(position, "palace ye") == "tiles-first"
    play(position, "found wei", "- turn orange", "- turn green")
    assert view(position)["tiles"] == {
        "lishi": "orange",
        "anyi": "green",
        "dai": "hidden",
        "dingxiang": "hidden",
    }
    assert phase(position) == "site"
    assert set(offers(position, "palace")) == set(
        ["gaonu", "dingyang", "lishi", "shaoliang", "anyi", "ye", "daliang"]
    )
    play(position, "palace anyi", "pay red")


def test_r13_3_the_palace_must_then_be_built_there() -> None:
    position = tiled(tiles=HIDDEN, hand={0: "red green yellow"})
    play(position, "found wei", "- turn orange", "- turn green")
    assert all(act.startswith("palace ") for act in all_offers(position))
    assert refusal(position, "palace ji") == "founded-elsewhere"
    assert rule(position, "palace ji") == "R13.3"


def test_r13_3_later_builders_just_build() -> None:
    position = tiled(
        tiles={"lishi": "orange", "anyi": "green"}, palaces={1: "ye"}, hand={0: "red*3"}
    )
    assert "lishi" in offers(position, "palace")
    assert refusal(position, "found wei") == "tiles-open"


def test_r13_3_colours_are_as_likely_as_tiles_are_left() -> None:
    position = tiled(tiles=HIDDEN, won={1: "green*4", 2: "orange*5"}, hand={0: "red green yellow"})
    play(position, "found wei")
    weights = {
        GAME.notation.text(action): position.weight(action) for action in position.legal(CHANCE)
    }
    assert weights == {"turn yellow": 6, "turn orange": 1, "turn green": 2}


def test_r13_3_a_fortification_alone_turns_nothing_up() -> None:
    position = tiled(options="fortifications=yes", tiles=HIDDEN, hand={0: "red green yellow"})
    play(position, "fortify lishi")
    assert view(position)["tiles"]["lishi"] == "hidden"
    assert offers(position, "pay") == ["red"]


def test_r13_4_who_builds_on_a_tile_takes_it() -> None:
    position = tiled(
        tiles={"lishi": "orange", "anyi": "green"}, palaces={1: "ye"}, hand={0: "red*3"}
    )
    play(position, "palace lishi")
    assert view(position)["seats"][0]["tiles"] == {"orange": 1}
    assert view(position)["tiles"] == {"anyi": "green"}
    (claimed,) = happenings(position, "claimed")
    assert (claimed["seat"], claimed["tile"], claimed["town"]) == (0, "orange", "lishi")


def test_r13_4_no_tile_elsewhere() -> None:
    position = tiled(
        tiles={"lishi": "orange", "anyi": "green"}, palaces={1: "ye"}, hand={0: "red*3"}
    )
    play(position, "palace gaonu", "emissary wei")
    assert view(position)["seats"][0]["tiles"] == {}


def ended(players: int, won: dict[int, str]) -> Any:
    mover = players - 1
    cards = {mover: "red*3"} | ({EMPEROR: "red*3"} if players == 2 else {})
    position = tiled(players, won=won, hand=cards, deck="purple", shuffles=1, mover=mover)
    play(position, f"{mover} exchange red", "draw", "- deal purple")
    if position.actors():
        play(position, "stay")
    assert position.actors() == ()
    return position


def test_r13_5_most_tiles_of_each_colour_score_six() -> None:
    position = ended(3, {0: "yellow*2 green", 1: "green*2", 2: "yellow orange"})
    assert tally(position, "bonus") == [6, 6, 6]
    told = [
        (event["event"], event.get("seat"), event["tile"], event.get("tiles", event.get("points")))
        for event in happenings(position, "gathered", "rewarded")
    ]
    assert told == [
        ("gathered", None, "yellow", 2),
        ("rewarded", 0, "yellow", 6),
        ("gathered", None, "orange", 1),
        ("rewarded", 2, "orange", 6),
        ("gathered", None, "green", 2),
        ("rewarded", 1, "green", 6),
    ]


def test_r13_5_who_shares_the_most_scores_too_and_nothing_is_nothing() -> None:
    position = ended(3, {0: "yellow*2", 1: "yellow*2"})
    assert tally(position, "bonus") == [6, 6, 0]
    assert len(happenings(position, "gathered")) == 1


def test_r13_5_the_forecast_knows_them() -> None:
    position = tiled(won={0: "yellow*2", 1: "yellow"})
    assert forecast(position, "bonus") == [6, 0, 0]


def test_r13_without_tiles_deals_come_first() -> None:
    position = begin(3)
    assert phase(position) == "deal"
    deal_on(position)
    assert refusal(position, "found wei") == "no-tiles"
