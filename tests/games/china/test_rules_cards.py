"""R7 to R9: drawing, exchanging, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.core.numbers import CHANCE
from tests.games.china.scene import (
    GAME,
    all_offers,
    arrange,
    deal_on,
    finish_turn,
    hand,
    happenings,
    offers,
    phase,
    play,
    refusal,
    view,
)

FULL = {
    0: "gaonu dingyang lishi dingxiang dai shanggu ji gaotang lixia qufu yiyang luoyang yiqu",
    1: "shaoliang anyi jinyang lingshou yuyang wuyang linzi zhifu xue xingyang xinzheng xianyang",
    2: "ye handan jieshi jimo tan langya yangzhai wan yong wuguan xichui nanzheng jiameng",
}
REST = {0: "chengdu danyang ying", 1: "jiangzhou changsha chen shouchun", 2: "langzhong pengli"}


def built(hand: str = "red*3", **cards: Any) -> Any:
    return arrange(3, palaces={1: "ye"}, hand={0: hand}, **cards)


def nearly_full(**cards: Any) -> Any:
    """Every space but Daliang, Nanjing and Wu is taken."""
    palaces = {house: f"{FULL[house]} {REST[house]}" for house in range(3)}
    return arrange(3, palaces=palaces, **cards)


def test_r7_1_a_hand_is_filled_with_open_and_hidden_cards_in_any_order() -> None:
    position = built("red green*2", row="purple yellow orange red")
    play(position, "palace anyi", "palace lishi", "pay green green red")
    assert offers(position, "take") == ["purple", "yellow", "orange", "red"]
    play(position, "take purple", "draw", "- deal green", "take red")
    assert hand(position, 0) == "purple green red"
    assert phase(position) == "open"


def test_r7_1_a_hidden_card_is_told_to_its_owner_alone() -> None:
    position = built("red green yellow")
    play(position, "palace anyi", "pay red", "draw", "- deal purple")
    dealt = next(raw for raw in position.events if GAME.events.kind(raw).name == "dealt")
    assert GAME.events.worded(dealt, 0)["card"] == "purple"
    assert "card" not in GAME.events.worded(dealt, 1)
    assert view(position, 1)["seats"][0]["known"] == []


def test_r7_1_as_many_cards_as_were_played() -> None:
    position = built("red green yellow", row="purple*4")
    play(position, "palace anyi", "pay red", "take purple")
    assert phase(position) == "open"
    assert view(position)["seats"][0]["cards"] == 3


def test_r7_2_the_row_is_filled_only_afterwards() -> None:
    position = built("red green*2", row="purple yellow orange red")
    play(position, "palace anyi", "palace lishi", "pay green green red")
    play(position, "take purple", "take yellow")
    assert view(position)["row"] == ["orange", "red"]
    play(position, "take red", "- open green", "- open green", "- open red")
    assert view(position)["row"] == ["orange", "green", "green", "red"]
    assert position.actors() == (1,)


def test_r7_3_the_discards_become_the_new_deck_at_once() -> None:
    position = built("red green yellow", deck="purple", row="orange*4")
    play(position, "palace anyi", "pay red")
    discarded = view(position)["discards"]
    play(position, "draw", "- deal purple")
    assert view(position)["shuffles"] == 1
    assert view(position)["discards"] == {}
    assert view(position)["deck"] == sum(discarded.values())
    assert dict(zip(range(5), position.deck, strict=True))[4] == discarded["red"]
    assert view(position)["row"] == ["orange"] * 4
    (shuffled,) = happenings(position, "shuffled")
    assert shuffled["cards"] == sum(discarded.values())


def test_r7_3_who_was_drawing_goes_on_and_the_row_is_filled_afterwards() -> None:
    position = built("red green*2", deck="purple", row="orange*3 yellow")
    play(position, "palace anyi", "palace lishi", "pay green green red")
    play(position, "take yellow", "draw", "- deal purple")
    assert phase(position) == "draw"
    assert view(position)["row"] == ["orange"] * 3
    play(position, "draw", "- deal red")
    assert position.actors() == (CHANCE,)
    assert phase(position) == "open"


def test_r7_4_the_second_time_the_last_round_begins() -> None:
    position = built("red green yellow", deck="purple", row="orange*4", shuffles=1)
    play(position, "palace anyi", "pay red", "draw", "- deal purple")
    assert view(position)["last_round"]
    assert [event["seat"] for event in happenings(position, "exhausted")] == [0]
    assert happenings(position, "shuffled") == []
    assert position.actors() == (1,)


def test_r7_5_hands_are_filled_from_the_row_while_it_lasts() -> None:
    position = built("red*2 green", deck="", row="orange yellow", shuffles=2)
    play(position, "palace anyi", "pay red")
    assert all_offers(position) == ["take yellow", "take orange"]
    assert refusal(position, "draw") == "deck-empty"
    play(position, "take orange")
    assert view(position)["row"] == ["yellow"]
    assert position.actors() == (1,)


def test_r7_5_a_hand_may_stay_short() -> None:
    position = built("red*3", deck="", row="orange", shuffles=2)
    play(position, "palace anyi", "palace lishi", "pay red red", "take orange")
    assert view(position)["seats"][0]["cards"] == 2
    assert view(position)["row"] == []
    assert position.actors() == (1,)


@pytest.mark.parametrize("way", ["take purple", "draw"])
def test_r8_1_a_card_is_exchanged_for_an_open_or_a_hidden_one(way: str) -> None:
    position = built("red green yellow", row="purple*4")
    assert offers(position, "exchange") == ["yellow", "green", "red"]
    assert refusal(position, "exchange purple") == "not-in-hand"
    play(position, "exchange red")
    assert view(position)["discards"] == {"red": 1}
    assert all_offers(position) == ["take purple", "draw"]
    play(position, way)
    deal_on(position, "deal purple")
    assert hand(position, 0) == "purple yellow green"
    assert position.actors() == (1,)


def test_r8_2_an_open_card_is_replaced_and_the_turn_is_over() -> None:
    position = built("red green yellow", row="purple*4")
    play(position, "exchange red", "take purple")
    assert phase(position) == "open"
    play(position, "- open orange")
    assert view(position)["row"] == ["purple"] * 3 + ["orange"]
    assert position.actors() == (1,)
    assert phase(position) == "turn"


def test_r8_3_passing_is_not_allowed_while_a_card_can_be_drawn() -> None:
    position = built("red green yellow", deck="", row="orange", shuffles=2)
    assert "pass" not in all_offers(position)
    assert refusal(position, "pass") == "must-exchange"


def test_r8_3_without_a_card_to_draw_passing_takes_the_place_of_exchanging() -> None:
    position = built("red green yellow", deck="", row="", shuffles=2)
    assert offers(position, "exchange") == []
    assert refusal(position, "exchange red") == "nothing-to-draw"
    play(position, "pass")
    assert hand(position, 0) == "yellow green red"
    assert position.actors() == (1,)


def test_r8_3_without_a_card_in_hand_one_passes() -> None:
    position = built("", deck="", row="", shuffles=2)
    assert all_offers(position) == ["pass"]


def test_r9_1_a_game_goes_on_while_pieces_and_cards_are_left() -> None:
    position = built("red green yellow")
    play(position, "palace anyi", "pay red")
    finish_turn(position)
    assert happenings(position, "ended") == []


@pytest.mark.parametrize("mover", [0, 1, 2])
def test_r9_2_after_the_second_exhaustion_the_round_is_played_out(mover: int) -> None:
    position = arrange(
        3, palaces={1: "ye"}, hand={mover: "red*3"}, deck="purple", shuffles=1, mover=mover
    )
    play(position, "palace anyi", "pay red", "draw", "- deal purple")
    turns = 0
    while position.actors():
        play(position, f"exchange {offers(position, 'exchange')[0]}")
        finish_turn(position)
        turns += 1
    assert turns == 2 - mover
    assert [event["reason"] for event in happenings(position, "ended")] == ["deck"]


def test_r9_3_the_game_ends_at_once_when_nothing_can_be_placed() -> None:
    position = nearly_full(
        hand={0: "purple*3", 1: "red*2 green"},
        supply={"emissaries": {0: 0, 1: 0, 2: 0}},
    )
    play(position, "palace nanjing", "palace wu", "pay purple purple")
    assert happenings(position, "ended") == []
    finish_turn(position)
    play(position, "1 palace daliang", "pay red")
    assert position.actors() == ()
    assert [event["reason"] for event in happenings(position, "ended")] == ["full"]
    assert hand(position, 1) == "green red"


def test_r9_3_it_goes_on_while_somebody_could_send_an_emissary() -> None:
    position = nearly_full(hand={0: "purple*2 red", 1: "red*3"})
    play(position, "palace nanjing", "palace wu", "pay purple purple")
    finish_turn(position)
    assert happenings(position, "ended") == []
    assert offers(position, "emissary")


def test_r9_4_the_final_scoring_has_an_order() -> None:
    position = arrange(
        3,
        palaces={0: "gaonu dingyang lishi jinyang", 1: "ye"},
        emissaries={0: "wei zhao"},
        hand={2: "red*3"},
        deck="purple",
        shuffles=1,
        mover=2,
    )
    play(position, "2 exchange red", "draw", "- deal purple")
    assert position.actors() == ()
    told = [
        event["event"]
        for event in happenings(position, "ended", "counted", "allied", "chained", "rewarded")
    ]
    assert told == ["ended", "counted", "counted", "allied", "chained"]
    assert [event["place"] for event in happenings(position, "counted")] == ["wei", "zhao"]
    assert view(position)["seats"][0]["tally"] == {"provinces": 5, "alliances": 2, "roads": 4}


def test_r9_4_a_province_scored_before_is_not_scored_again() -> None:
    position = arrange(
        3,
        palaces={0: "qufu xue tan", 1: "langya"},
        hand={2: "red*3"},
        deck="purple",
        shuffles=1,
        mover=2,
    )
    play(position, "2 exchange red", "draw", "- deal purple")
    assert happenings(position, "counted") == []
    assert position.scores() == [0, 0, 0]
