"""R4 and R5: placing pieces."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.china.scene import (
    all_offers,
    arrange,
    begin,
    deal_on,
    finish_turn,
    hand,
    happenings,
    offers,
    phase,
    play,
    printed,
    ranking,
    refusal,
    rule,
    view,
)

WEI = "gaonu dingyang lishi shaoliang anyi ye daliang"
SHU = "nanzheng jiameng chengdu jiangzhou langzhong"
QI = "gaotang lixia linzi zhifu jimo"
CHIN = "yiqu xianyang yong wuguan xichui"


def settled(hand: str, **pieces: Any) -> Any:
    """Every province has a palace of seat 1, so that none is empty."""
    towns = "ye handan ji linzi xue wan yong chengdu ying"
    return arrange(3, palaces={1: towns}, hand={0: hand}, **pieces)


def provinces(position: Any) -> set[str]:
    """Where palaces can be built now."""
    places = printed(3)["provinces"]
    towns = set(offers(position, "palace"))
    return {name for name, place in places.items() if towns & set(place["towns"])}


def test_r4_1_a_card_places_pieces_in_the_provinces_of_its_colour() -> None:
    position = settled("red green orange")
    assert provinces(position) == {"wei", "shu", "han", "yan", "zhao", "lu"}
    assert refusal(position, "palace chen") == "cannot-pay"
    assert offers(position, "emissary") == ["wei", "zhao", "yan", "lu", "han", "shu"]


def test_r4_2_all_pieces_go_to_one_province() -> None:
    position = settled("red*2 green")
    play(position, "palace anyi")
    assert provinces(position) == {"wei"}
    assert refusal(position, "palace jiameng") == "one-province"
    assert rule(position, "palace jiameng") == "R4.2"
    assert refusal(position, "emissary shu") == "one-province"


def test_r4_3_one_card_or_two_alike_of_another_colour() -> None:
    position = settled("purple yellow*2")
    assert provinces(position) == {"chu", "qi", "chin", "wei", "zhao", "yan", "lu", "han", "shu"}
    play(position, "palace dai")
    assert offers(position, "pay") == ["yellow yellow"]
    position = settled("purple yellow green")
    assert provinces(position) == {"chu", "qi", "chin", "yan", "han"}


def test_r4_3_a_joker_may_also_replace_a_colour_in_hand() -> None:
    position = settled("red green*2")
    play(position, "palace anyi")
    assert offers(position, "pay") == ["red", "green green"]


def test_r4_4_up_to_three_cards_for_two_pieces() -> None:
    position = settled("red green*2")
    play(position, "palace anyi", "palace gaonu")
    assert offers(position, "pay") == ["green green red"]
    assert offers(position, "palace") == []
    assert refusal(position, "palace lishi") == "two-pieces"
    play(position, "pay green green red")
    assert hand(position, 0) == ""
    assert [event["card"] for event in happenings(position, "paid")] == ["green", "green", "red"]


def test_r4_4_example_1_alex_one_palace_in_an_empty_province() -> None:
    """One purple and two red cards; Wei is empty: one piece, a palace, for one red card."""
    position = arrange(3, hand={0: "purple red*2"})
    assert offers(position, "emissary") == []
    play(position, "palace ye")
    assert offers(position, "palace") == offers(position, "emissary") == []
    assert offers(position, "pay") == ["red"]


def test_r4_4_example_1_barbara_two_pieces_with_a_joker() -> None:
    """One red and two green cards, where Alex has a palace: a piece for red, one for both green."""
    position = arrange(3, palaces={0: "ye"}, hand={1: "red green*2"}, mover=1)
    play(position, "palace anyi", "emissary wei")
    assert offers(position, "pay") == ["green green red"]


def test_r4_4_example_1_chris_three_cards_of_one_colour() -> None:
    """Three yellow cards: two pieces in Qi or Ch'in, or one piece anywhere else."""
    position = arrange(3, palaces={0: "linzi ye", 1: "yong"}, hand={2: "yellow*3"}, mover=2)
    play(position, "palace jimo", "palace zhifu")
    assert offers(position, "pay") == ["yellow yellow"]
    position = arrange(3, palaces={0: "linzi ye", 1: "yong"}, hand={2: "yellow*3"}, mover=2)
    play(position, "palace anyi")
    assert offers(position, "palace") == offers(position, "emissary") == []
    assert offers(position, "pay") == ["yellow yellow"]


def test_r4_4_three_different_cards_never_make_a_joker() -> None:
    position = settled("red green yellow")
    play(position, "palace anyi")
    assert all_offers(position) == ["pay red"]
    assert refusal(position, "palace lishi") == "cannot-pay"
    assert refusal(position, "pay green") == "wrong-payment"
    assert refusal(position, "pay purple") == "cards-not-held"


def test_r4_5_an_empty_province_gets_one_piece_only() -> None:
    position = arrange(3, hand={0: "red*3"})
    play(position, "palace ye")
    assert all_offers(position) == ["pay red"]
    assert refusal(position, "palace anyi") == "was-empty"
    assert rule(position, "emissary wei") == "R4.5"


def test_r4_5_a_piece_of_any_colour_allows_two() -> None:
    position = arrange(3, palaces={2: "ye"}, hand={0: "red*3"})
    play(position, "palace anyi", "palace lishi", "pay red red")
    assert phase(position) == "draw"


def test_r4_6_played_cards_are_discarded_face_up() -> None:
    position = settled("red green*2", discards="yellow")
    play(position, "palace anyi", "pay green green")
    assert view(position)["discards"] == {"yellow": 1, "green": 2}
    assert hand(position, 0) == "red"


@pytest.mark.parametrize(
    ("name", "verb", "code"),
    [("palaces", "palace anyi", "no-palaces"), ("emissaries", "emissary wei", "no-emissaries")],
)
def test_r4_7_without_supply_there_is_no_piece(name: str, verb: str, code: str) -> None:
    position = settled("red green*2", supply={name: {0: 0}})
    assert offers(position, verb.split()[0]) == []
    assert refusal(position, verb) == code


def test_r4_7_the_last_piece_of_a_kind_can_be_placed() -> None:
    position = settled("red*3", supply={"palaces": {0: 1}})
    play(position, "palace anyi")
    assert offers(position, "palace") == []
    assert offers(position, "emissary") == ["wei"]
    assert view(position)["seats"][0]["palaces"] == 0


def test_r5_1_a_palace_space_holds_one_palace() -> None:
    position = settled("red green orange")
    assert "ye" not in offers(position, "palace")
    assert refusal(position, "palace ye") == "occupied"


def test_r5_1_nobody_builds_in_a_full_province() -> None:
    position = arrange(3, palaces={1: SHU}, hand={0: "red*3"})
    assert provinces(position) == {"wei", "zhao", "yan", "qi", "lu", "han", "chin", "chu"}
    assert not set(SHU.split()) & set(offers(position, "palace"))


def test_r5_1_towns_of_the_other_board_are_not_there() -> None:
    position = begin(3)
    deal_on(position)
    assert refusal(position, "palace kuaiji") == "no-such-town"


def test_r5_2_as_many_emissaries_as_the_leader_has_palaces() -> None:
    """Three red and two yellow palaces in Zhao allow three emissaries."""
    palaces = {1: "dai jinyang handan", 2: "dingxiang lingshou"}
    position = arrange(3, palaces=palaces, emissaries={2: "zhao*2"}, hand={0: "orange*2 red"})
    assert view(position)["provinces"]["zhao"]["room"] == 1
    play(position, "emissary zhao")
    assert offers(position, "emissary") == []
    assert refusal(position, "emissary zhao") == "no-room"


def test_r5_2_no_emissary_without_a_palace() -> None:
    position = arrange(3, hand={0: "orange*3"})
    assert offers(position, "emissary") == []
    assert refusal(position, "emissary zhao") == "no-palace-yet"


def test_r5_2_example_2_two_more_emissaries_in_chu() -> None:
    """Barbara leads Chu with 4 palaces, 2 emissaries are there: Alex adds 2 with a joker."""
    position = arrange(
        3,
        palaces={1: "ying chen wu pengli"},
        emissaries={1: "chu", 2: "chu"},
        hand={0: "purple orange*2"},
    )
    play(position, "emissary chu", "emissary chu", "pay purple orange orange")
    assert view(position)["provinces"]["chu"]["emissaries"] == [2, 1, 1]
    assert view(position)["provinces"]["chu"]["room"] == 0


def test_r5_2_example_3_tied_leaders_allow_as_many_as_each_has() -> None:
    """Barbara and Doris have 2 palaces each in Ch'in, and no emissary is there: 2 may come."""
    palaces = {1: "yong yiqu", 2: "wuguan xichui"}
    for pieces in (
        ["emissary chin", "emissary chin"],
        ["palace xianyang", "emissary chin"],
    ):
        position = arrange(3, palaces=palaces, hand={0: "yellow*2 red"})
        play(position, *pieces, "pay yellow yellow")
        assert phase(position) == "draw"


def test_r5_2_a_palace_makes_room_for_an_emissary_in_the_same_turn() -> None:
    position = arrange(3, palaces={0: "ye"}, emissaries={1: "wei"}, hand={0: "red*2 green"})
    assert offers(position, "emissary") == []
    play(position, "palace anyi", "emissary wei", "pay red red")
    assert view(position)["provinces"]["wei"]["emissaries"] == [1, 1, 0]


def test_r5_3_emissaries_need_no_palace_of_their_own() -> None:
    position = arrange(3, palaces={1: "ye"}, hand={0: "red green yellow"})
    play(position, "emissary wei")
    assert view(position)["provinces"]["wei"]["emissaries"] == [1, 0, 0]


def test_r5_3_emissaries_may_come_after_the_scoring() -> None:
    position = arrange(3, palaces={1: SHU}, hand={0: "red green yellow"})
    assert "shu" in view(position)["scored"]
    play(position, "emissary shu", "pay red")


def test_r5_4_the_last_space_interrupts_the_turn_for_scoring() -> None:
    position = arrange(
        3, palaces={0: "gaotang", 1: "lixia linzi", 2: "zhifu"}, hand={0: "yellow*2 red"}
    )
    play(position, "palace jimo")
    assert phase(position) == "pay"
    (counted,) = happenings(position, "counted")
    assert (counted["place"], counted["cause"], counted["palaces"]) == ("qi", "full", 5)
    assert position.scores() == [5, 5, 2]
    play(position, "emissary qi", "pay yellow yellow")
    assert position.scores() == [5, 5, 2]


def test_r5_4_a_scored_province_is_marked() -> None:
    position = arrange(3, palaces={1: "qufu xue tan"}, hand={0: "orange*2 red"})
    assert "lu" not in view(position)["scored"]
    play(position, "palace langya")
    assert "lu" in view(position)["scored"]
    assert ranking(position) == [(1, 3, 4), (0, 1, 3)]
    play(position, "pay orange")
    finish_turn(position)
    assert ranking(position) == [(1, 3, 4), (0, 1, 3)]
