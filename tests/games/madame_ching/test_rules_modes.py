"""R12, R13 and R14: two against two, two players, and the variant."""

from __future__ import annotations

from typing import Any

from paravent.core.numbers import NOBODY
from tests.games.madame_ching.scene import (
    arrange,
    board,
    end_round,
    hand,
    happenings,
    held,
    homecoming,
    junk,
    known,
    offers,
    pass_turn,
    phase,
    play,
    refusal,
    reveal,
    seat_of,
    turn,
    view,
)


def team(card: int = 40, **scene: Any) -> Any:
    return turn(card, players=4, chosen="teams=yes", **scene)


def test_r12_1_partners_sit_opposite_and_add_their_points() -> None:
    position = team(coins={0: 1, 1: 2, 2: 4, 3: 8})
    assert [place["partner"] for place in board(4, "teams=yes")["seats"]] == [2, 3, 0, 1]
    assert position.scores() == [5, 10, 5, 10]
    assert position.places() == [3, 1, 3, 1]
    assert view(position)["seats"][0]["tally"]["partner"] == 4


def test_r12_1_what_a_partner_hides_is_not_told() -> None:
    position = team(encounters={0: "treasure-3", 2: "treasure-2"})
    assert [view(position, seat)["seats"][0]["points"] for seat in (0, 2, 1)] == [3, 2, 0]
    assert position.scores()[0] == 5


def test_r12_1_nobody_strikes_the_partner() -> None:
    position = team(encounters={0: "thief"}, gems={1: "red", 2: "red", 3: "red"})
    play(position, "play thief")
    assert offers(position, 0) == ["attack blue", "attack beige"]
    assert refusal(position, 0, "attack yellow") == "attack-partner"


def passing(answer: str) -> Any:
    """Seats 0, 2, 1, 3 in this order; seat 0 has drawn and answers."""
    hands = {0: "40 10 11 12", 2: "30 21 22 23", 1: "20", 3: "7"}
    position = team(hands=hands, display="50 51 52 53")
    play(position, "take hidden", answer)
    return position


def test_r12_2_the_first_of_a_team_may_give_a_card_after_drawing() -> None:
    hands = {0: "40 10 11 12", 2: "30 21 22 23", 1: "20", 3: "7"}
    position = team(hands=hands, display="50 51 52 53")
    play(position, "take hidden")
    assert (phase(position), position.actors()) == ("pass", (0,))
    assert offers(position, 0) == ["give 10", "give 11", "give 12", "give 50", "keep"]


def test_r12_2_the_partner_must_return_a_card_in_the_same_round() -> None:
    position = passing("give 10")
    assert sorted(hand(position, 2)) == [10, 21, 22, 23]
    play(position, "2 take 51")
    assert offers(position, 2) == ["give 10", "give 21", "give 22", "give 23", "give 51"]
    assert refusal(position, 2, "keep") == "must-return"
    play(position, "give 22")
    assert sorted(hand(position, 0)) == [11, 12, 22, 50]
    assert sorted(hand(position, 2)) == [10, 21, 23, 51]
    assert position.actors() == (1,)


def test_r12_2_without_a_gift_nothing_is_returned() -> None:
    position = passing("keep")
    play(position, "2 take 51")
    assert position.actors() == (1,)


def test_r12_2_only_the_partners_know_the_card() -> None:
    position = passing("give 10")
    assert known(position, 0, 2) == [10]
    assert known(position, 1, 2) == [] == known(position, NOBODY, 2)
    assert happenings(position, "received", seat=2)[0]["gift"] == "10"
    assert "gift" not in happenings(position, "received", seat=3)[0]


def test_r12_2_the_next_round_begins_anew() -> None:
    position = passing("give 10")
    end_round(position)
    assert list(position.passing) == [0, 0]
    assert [place["hand_size"] for place in view(position)["seats"]] == [4, 4, 4, 4]


def test_r12_3_a_gained_encounter_card_may_go_to_the_partner() -> None:
    position = homecoming("12 14", players=4, chosen="teams=yes")
    play(position, "- meet oracle")
    assert (phase(position), offers(position, 0)) == ("share", ["share", "keep"])
    assert view(position, 0)["fresh"] == "oracle"
    assert view(position, 2)["fresh"] is None
    play(position, "share")
    assert (held(position, 0), held(position, 2)) == ({}, {"oracle": 1})
    assert view(position, 0)["seats"][2]["encounters"] == {"oracle": 1}
    assert view(position, 1)["seats"][2]["encounters"] == {}


def test_r12_3_it_may_be_kept() -> None:
    position = homecoming("12 14", players=4, chosen="teams=yes")
    play(position, "- meet oracle", "keep")
    assert held(position, 0) == {"oracle": 1}
    assert phase(position) == "turn"


def test_r13_1_two_junks_each_and_five_cards() -> None:
    position = arrange(2)
    seats = view(position)["seats"]
    assert [place["junks"] for place in board(2)["seats"]] == [["red", "blue"], ["yellow", "beige"]]
    assert [place["hand_size"] for place in seats] == [5, 5]
    assert len(view(position)["expeditions"]) == 4


def test_r13_2_two_cards_are_chosen() -> None:
    position = arrange(2, hands={0: "20 43", 1: "12 48"})
    play(position, "0 choose 20")
    assert position.actors() == (0, 1)
    assert refusal(position, 0, "choose 20") == "already-chosen"
    play(position, "0 choose 43")
    assert position.actors() == (1,)
    reveal(position, "", "12 48")
    assert phase(position) == "junk"
    assert len(view(position)["turns"]) == 4


def test_example_a_turn_with_two_players() -> None:
    """Serge (0) reveals 20 and 43, Sandra (1) 12 and 48: 48, 43, 20, 12, each with a draw."""
    position = arrange(
        2,
        hands={0: "20 43", 1: "12 48"},
        sea={0: "30 41", 1: "22 23", 2: "40", 3: "6"},
        display="9 52 27 33",
        tiles="w",
    )
    reveal(position, "20 43", "12 48")
    assert position.actors() == (1,)
    play(position, "sail yellow")
    assert junk(position, 2)["cards"] == ["40", "48"]
    play(position, "take 52")
    assert offers(position, 0) == ["sail red", "sail blue"]
    play(position, "sail red", "take hidden")
    assert junk(position, 0)["space"] == "3x2"
    assert (position.actor, position.junk) == (0, 1)
    play(position, "- meet thief", "done", "take 27")
    assert junk(position, 1)["cards"] == ["20"]
    assert (position.actor, position.junk) == (1, 3)
    assert junk(position, 3)["cards"] == ["6", "12"]
    assert offers(position, 1) == ["take 33"]
    play(position, "take 33")
    assert [place["hand_size"] for place in view(position)["seats"]] == [5, 5]


def test_r13_3_the_second_card_goes_to_the_other_junk() -> None:
    position = arrange(2, hands={0: "54 55", 1: "1 2"})
    reveal(position, "54 55", "1 2")
    assert refusal(position, 0, "sail yellow") == "not-your-junk"
    play(position, "sail blue", "take hidden")
    assert (position.actor, position.card, position.junk) == (0, 54, 0)
    assert [len(junk(position, number)["cards"]) for number in range(4)] == [1, 1, 0, 0]


def test_r14_1_a_single_card_finds_no_sea_fortune() -> None:
    for chosen, sea, due in (
        ("fortune=2", "12", False),
        ("fortune=2", "12 14", True),
        ("fortune=1", "12", True),
    ):
        position = homecoming(sea, chosen=chosen)
        assert (phase(position) == "meet") == due


def test_the_loot_of_both_junks_is_common() -> None:
    position = arrange(2, hands={0: "9 11", 1: "1 2"}, sea={0: "12 13 30 41"}, tiles="a w")
    reveal(position, "9 11", "1 2")
    play(position, "sail red")
    assert seat_of(position, 0)["coins"] == 3
    pass_turn(position)
    assert position.actor == 0
