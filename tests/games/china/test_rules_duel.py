"""R12: two players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.china.scene import (
    EMPEROR,
    all_offers,
    arrange,
    begin,
    deal_on,
    hand,
    happenings,
    offers,
    phase,
    play,
    printed,
    ranking,
    refusal,
    rule,
    tally,
    view,
)

CHU = ["danyang", "ying", "changsha", "chen", "shouchun", "pengli", "nanjing", "wu"]


def duel(options: str = "", **pieces: Any) -> Any:
    return arrange(2, options, **pieces)


def to_the_emperor(position: Any) -> None:
    """The mover places a palace in Wei for a red card and draws: the Emperor is next."""
    play(position, "palace ye", "pay red", "draw")
    deal_on(position)


def test_r12_1_set_up_like_three_with_a_third_colour() -> None:
    position = begin(2)
    assert position.deck_size == 47
    shown = view(position)
    assert printed(2)["houses"] == 3
    assert printed(2)["name"] == "3-4"
    assert (shown["emperor"]["palaces"], shown["emperor"]["emissaries"]) == (20, 8)


def test_r12_2_three_open_cards_for_the_emperor() -> None:
    position = begin(2)
    deal_on(position, "grant red", "grant red", "grant green")
    assert view(position)["emperor"]["hand"] == ["green", "red", "red"]
    assert [seat["cards"] for seat in view(position)["seats"]] == [3, 3]
    assert len(view(position)["row"]) == 4


def test_r12_3_influence_cards_lie_ready_and_everybody_has_special_cards() -> None:
    shown = view(begin(2))
    assert set(shown["influence"].values()) == {None}
    assert shown["specials"] == [["emperor", "provinces", "card"]] * 2
    assert view(begin(3))["influence"] is None
    assert view(begin(3))["specials"] is None


def test_r12_4_a_card_is_kept_and_the_first_of_a_colour_brings_influence() -> None:
    position = duel(hand={0: "red green yellow"})
    play(position, "palace ye", "pay red")
    assert view(position)["kept"][0] == {"red": 1}
    assert view(position)["discards"] == {}
    assert view(position)["influence"]["red"] == 0
    assert phase(position) == "draw"


def test_r12_4_of_two_colours_one_is_chosen() -> None:
    position = duel(palaces={1: "ye"}, hand={0: "red green*2"})
    play(position, "palace anyi", "palace lishi", "pay green green red")
    assert all_offers(position) == ["keep green", "keep red"]
    assert refusal(position, "keep purple") == "not-played"
    play(position, "keep green")
    assert view(position)["kept"][0] == {"green": 1}
    assert view(position)["discards"] == {"green": 1, "red": 1}
    assert view(position)["influence"]["green"] == 0


@pytest.mark.parametrize(("mine", "owner"), [("red", 0), ("", 1)])
def test_r12_4_as_many_cards_as_the_opponent_take_the_influence_card(mine: str, owner: int) -> None:
    position = duel(
        palaces={1: "ye"},
        hand={0: "red green yellow"},
        kept={0: mine, 1: "red*2"},
        influence={"red": 1},
    )
    play(position, "palace anyi", "pay red")
    assert view(position)["influence"]["red"] == owner
    moved = [(event["seat"], event["loser"]) for event in happenings(position, "influenced")]
    assert moved == ([(0, 1)] if owner == 0 else [])


def test_r12_4_who_holds_it_already_just_keeps_it() -> None:
    position = duel(hand={0: "red green yellow"}, kept={0: "red"}, influence={"red": 0})
    play(position, "palace ye", "pay red")
    assert happenings(position, "influenced") == []
    assert view(position)["influence"]["red"] == 0


def test_r12_5_after_the_own_part_the_emperor_places_one_piece() -> None:
    position = duel(hand={0: "red*3", EMPEROR: "red*2 green"})
    to_the_emperor(position)
    assert phase(position) == "emperor"
    assert position.actors() == (0,)
    play(position, "palace anyi")
    assert offers(position, "pay") == ["red"]
    assert refusal(position, "palace lishi") == "emperor-one-piece"
    play(position, "pay red")
    assert phase(position) == "grant"
    play(position, "- grant purple")
    assert hand(position, EMPEROR) == "purple green red"
    assert view(position)["palaces"] == {"anyi": EMPEROR, "ye": 0}
    assert position.actors() == (1,)


def test_r12_5_his_cards_are_discarded_even_with_influence() -> None:
    position = duel(hand={0: "red*3", EMPEROR: "green*2 yellow"})
    to_the_emperor(position)
    play(position, "palace anyi", "pay green green")
    assert view(position)["discards"] == {"green": 2}


def test_r12_5_he_may_stay_where_he_is() -> None:
    position = duel(hand={0: "red*3", EMPEROR: "red*2 green"})
    to_the_emperor(position)
    play(position, "stay")
    assert hand(position, EMPEROR) == "green red red"
    assert position.actors() == (1,)


def test_r12_5_he_enters_an_empty_province_only_if_he_must() -> None:
    position = duel(hand={0: "red*3", EMPEROR: "red*2 green"})
    to_the_emperor(position)
    assert refusal(position, "palace ji") == "emperor-occupied"
    wei = printed(2)["provinces"]["wei"]["towns"]
    assert set(offers(position, "palace")) == set(wei) - {"ye"}
    position = duel(hand={0: "red*3", EMPEROR: "purple yellow green"})
    to_the_emperor(position)
    assert {"ji", "wan", "ying", "linzi", "yong"} <= set(offers(position, "palace"))


def test_r12_5_he_is_skipped_if_his_cards_allow_nothing() -> None:
    position = duel(
        hand={0: "red*3", EMPEROR: "red*2 green"},
        supply={"palaces": {EMPEROR: 0}, "emissaries": {EMPEROR: 0}},
    )
    to_the_emperor(position)
    assert position.actors() == (1,)
    assert phase(position) == "turn"


def test_r12_5_his_emissaries_follow_the_limit() -> None:
    position = duel(hand={0: "red*3", EMPEROR: "red*2 green"})
    to_the_emperor(position)
    assert offers(position, "emissary") == ["wei"]
    play(position, "emissary wei", "pay red")
    assert view(position)["provinces"]["wei"]["emissaries"] == [0, 0, 1]


def test_r12_5_after_an_exchange_he_moves_too() -> None:
    position = duel(palaces={1: "ye"}, hand={0: "purple*3", EMPEROR: "red*2 green"})
    play(position, "exchange purple", "draw")
    deal_on(position)
    assert phase(position) == "emperor"


def chu_but_one(**extra: Any) -> Any:
    """Seat 0 will have five palaces in Chu, seat 1 has one, the Emperor two."""
    return duel(
        palaces={0: " ".join(CHU[:4]), 1: CHU[4], EMPEROR: " ".join(CHU[5:7])},
        hand={0: "purple red yellow"},
        **extra,
    )


def test_r12_6_example_the_emperors_points_go_to_influence() -> None:
    position = chu_but_one(influence={"purple": 0}, kept={0: "purple"})
    play(position, "palace wu")
    assert ranking(position) == [(0, 5, 8), (-1, 2, 5), (1, 1, 2)]
    assert position.scores() == [13, 2]
    assert tally(position, "emperor") == [5, 0]
    (inherited,) = happenings(position, "inherited")
    assert (inherited["seat"], inherited["points"]) == (0, 5)


def test_r12_6_without_influence_his_points_are_lost() -> None:
    position = chu_but_one()
    play(position, "palace wu")
    assert position.scores() == [8, 2]
    assert "chu" not in view(position)["patrons"]


def test_r12_6_the_opponent_may_hold_it() -> None:
    position = chu_but_one(influence={"purple": 1}, kept={1: "purple*2"})
    play(position, "palace wu")
    assert position.scores() == [8, 7]


def test_r12_7_his_emissaries_count_but_he_scores_nothing() -> None:
    position = duel(
        palaces={
            0: "ye anyi handan dai",
            EMPEROR: "danyang ying changsha pengli",
        },
        emissaries={0: "wei zhao", EMPEROR: "zhao*2 wei"},
        hand={1: "red*3", EMPEROR: "red*3"},
        deck="purple",
        shuffles=1,
        mover=1,
    )
    play(position, "1 exchange red", "draw", "- deal purple", "stay")
    assert position.actors() == ()
    assert tally(position, "alliances") == [0, 0]
    assert tally(position, "roads") == [0, 0]
    assert position.scores() == [4, 0]


def test_r12_8_emperor_first() -> None:
    position = duel(hand={0: "red*3", EMPEROR: "green*2 yellow"})
    play(position, "use emperor")
    assert phase(position) == "emperor"
    play(position, "palace ye", "pay green green")
    deal_on(position)
    assert phase(position) == "turn"
    assert position.actors() == (0,)
    assert refusal(position, "use emperor") == "special-used"
    play(position, "palace anyi", "palace lishi", "pay red red", "draw")
    deal_on(position)
    play(position, "draw")
    deal_on(position)
    assert position.actors() == (1,)
    assert phase(position) == "turn"


def test_r12_8_two_provinces() -> None:
    position = duel(hand={0: "red green yellow"})
    play(position, "palace ye")
    assert refusal(position, "palace ji") == "one-province"
    play(position, "use provinces", "palace ji", "pay green red")
    assert view(position)["palaces"] == {"ji": 0, "ye": 0}
    assert view(position)["specials"][0] == ["emperor", "card"]


def test_r12_8_two_provinces_end_with_the_turn() -> None:
    position = duel(hand={0: "red green yellow", 1: "red green yellow"})
    play(position, "use provinces", "palace ye", "pay red", "draw")
    deal_on(position)
    play(position, "stay", "1 palace anyi")
    assert rule(position, "palace ji") == "R4.2"


def test_r12_8_change_a_card() -> None:
    position = duel(hand={0: "red green yellow"}, row="purple*2 orange*2")
    play(position, "use card")
    assert offers(position, "give") == ["yellow", "green", "red"]
    play(position, "give red")
    assert offers(position, "take") == ["purple", "orange"]
    play(position, "take purple")
    assert hand(position, 0) == "purple yellow green"
    assert view(position)["row"] == ["purple", "orange", "orange", "red"]
    assert phase(position) == "turn"
    assert refusal(position, "use card") == "special-used"


def test_r12_8_special_cards_are_for_two_only() -> None:
    position = arrange(3, palaces={1: "ye"}, hand={0: "red*3"})
    assert refusal(position, "use card") == "no-specials"


def test_r12_9_without_influence_cards_nothing_is_kept() -> None:
    position = duel("influence=no", palaces={1: "ye"}, hand={0: "red green*2"})
    play(position, "palace anyi", "palace lishi", "pay green green red")
    assert phase(position) == "draw"
    assert view(position)["discards"] == {"green": 2, "red": 1}
    assert view(position)["influence"] is None


def test_r12_9_and_the_emperors_points_go_to_nobody() -> None:
    position = duel(
        "influence=no",
        palaces={0: " ".join(CHU[:4]), 1: CHU[4], EMPEROR: " ".join(CHU[5:7])},
        hand={0: "purple red yellow"},
    )
    play(position, "palace wu")
    assert position.scores() == [8, 2]
