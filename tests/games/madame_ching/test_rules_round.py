"""R3 and R10: the round, and drawing cards."""

from __future__ import annotations

from paravent.core.numbers import CHANCE, NOBODY
from tests.games.madame_ching.scene import (
    GAME,
    arrange,
    begin,
    end_round,
    hand,
    happenings,
    known,
    offers,
    pass_turn,
    phase,
    play,
    refusal,
    reveal,
    seat_of,
    view,
)


def test_r3_1_points_come_from_everything_that_counts() -> None:
    position = arrange(
        3,
        coins={0: 2},
        gems={0: "blue red white"},
        skills={0: "elite"},
        spent={0: "combat"},
        encounters={0: "treasure-3"},
        hong_kong=0,
        pearl=0,
    )
    assert position.scores() == [2 + 2 + 3 + 4 + 2 + 3 + 10 + 5, 0, 0]


def test_r3_2_the_display_has_a_hidden_card_and_an_open_one_for_each_other_player() -> None:
    for players, size in ((2, 4), (3, 3), (4, 4)):
        position = arrange(players)
        seen = view(position)
        assert seen["hidden"] and len(seen["display"]) == size - 1


def test_r3_2_the_first_card_lies_face_down() -> None:
    position = arrange(3, hands={0: "1", 1: "2", 2: "3"})
    reveal(position, "1", "2", "3")
    for _ in range(3):
        pass_turn(position)
    assert phase(position) == "display"
    position.events = []
    cards = GAME.notation.texts(position.legal(CHANCE))[:3]
    play(position, *(f"- {card}" for card in cards))
    assert happenings(position, "covered", "shown") == [
        {"event": "covered"},
        {"event": "shown", "card": cards[1].split()[1]},
        {"event": "shown", "card": cards[2].split()[1]},
    ]


def test_r3_3_choices_are_secret_until_all_have_chosen() -> None:
    position = arrange(3, hands={0: "12", 1: "20", 2: "33"})
    play(position, "1 choose 20", "0 choose 12")
    assert position.actors() == (2,)
    for onlooker in (0, 2, NOBODY):
        place = view(position, onlooker)["seats"][1]
        assert (place["sealed"], place["chosen"], place["hand_size"]) == (1, [], 3)
    assert view(position, 1)["seats"][1]["chosen"] == ["20"]
    assert all("card" not in event for event in happenings(position, "chose"))


def test_r3_3_only_cards_in_hand_can_be_chosen() -> None:
    position = arrange(3, hands={0: "12 13 14 15", 1: "20"})
    assert offers(position, 0) == ["choose 12", "choose 13", "choose 14", "choose 15"]
    assert refusal(position, 0, "choose 20") == "not-in-hand"


def test_r3_4_the_highest_card_has_the_first_turn() -> None:
    position = arrange(4, hands={0: "12", 1: "50", 2: "33", 3: "41"})
    reveal(position, "12", "50", "33", "41")
    told = [(event["seat"], event["card"]) for event in happenings(position, "revealed")]
    assert told == [(1, "50"), (3, "41"), (2, "33"), (0, "12")]
    for seat in (1, 3, 2, 0):
        assert position.actors() == (seat,)
        pass_turn(position)


def test_r3_5_a_turn_is_complete_before_the_next_one_begins() -> None:
    position = arrange(3, hands={0: "12", 1: "50", 2: "33"}, encounters={1: "oracle"})
    reveal(position, "12", "50", "33")
    assert (phase(position), position.actors()) == ("turn", (1,))
    play(position, "done")
    assert (phase(position), position.actors()) == ("take", (1,))
    play(position, "take hidden")
    assert (phase(position), position.actors()) == ("take", (2,))


def test_r3_5_whoever_has_nothing_to_use_is_not_asked() -> None:
    position = arrange(3, hands={0: "12", 1: "50", 2: "33"}, spent={1: "combat"})
    reveal(position, "12", "50", "33")
    assert phase(position) == "take"


def test_r3_6_everybody_remembers_an_open_card_that_was_taken() -> None:
    position = arrange(3, hands={0: "12", 1: "50", 2: "33"}, display="9 17 28")
    reveal(position, "12", "50", "33")
    play(position, "take 17", "take hidden")
    for onlooker in (0, 2, NOBODY):
        assert known(position, onlooker, 1) == [17]
        assert 17 not in [int(card) for card in view(position, onlooker)["unseen"]]
    assert known(position, 1, 2) == []
    assert view(position, 1)["seats"][1]["open"] == ["17"]
    assert 9 in hand(position, 2)


def test_r10_1_a_turn_ends_with_a_card_from_the_display() -> None:
    position = arrange(3, hands={0: "12", 1: "50", 2: "33"}, display="9 17 28")
    reveal(position, "12", "50", "33")
    assert offers(position, 1) == ["take 17", "take 28", "take hidden"]
    play(position, "take 28")
    assert 28 in hand(position, 1)
    assert offers(position, 2) == ["take 17", "take hidden"]
    assert refusal(position, 2, "take 28") == "not-on-display"
    play(position, "take hidden")
    assert offers(position, 0) == ["take 17"]
    assert refusal(position, 0, "take hidden") == "hidden-gone"


def test_r10_1_only_its_taker_sees_the_hidden_card() -> None:
    position = arrange(3, hands={0: "12", 1: "50", 2: "33"}, display="9 17 28")
    reveal(position, "12", "50", "33")
    play(position, "take hidden")
    assert happenings(position, "uncovered") == [{"event": "uncovered", "seat": 1}]
    assert happenings(position, "uncovered", seat=1)[0]["drawn"] == "9"
    assert known(position, 0, 1) == []


def test_r10_2_a_new_round_follows() -> None:
    position = arrange(3, hands={0: "12", 1: "50", 2: "33"})
    reveal(position, "12", "50", "33")
    end_round(position)
    seen = view(position)
    assert (seen["round"], seen["phase"], seen["turns"]) == (6, "choose", [])
    assert [place["hand_size"] for place in seen["seats"]] == [4, 4, 4]


def test_r10_3_discards_become_the_new_deck() -> None:
    position = arrange(
        3, hands={0: "12 13 14 15", 1: "50 51 52 53", 2: "33 34 35 36"}, display="1 2 3", deck=""
    )
    reveal(position, "12", "50", "33")
    for _ in range(3):
        pass_turn(position)
    assert {"event": "shuffled", "deck": "navigation"} in happenings(position, "shuffled")
    assert view(position)["deck"] > 0 and view(position)["discards"] == []


def test_r10_3_the_same_with_encounter_cards() -> None:
    position = arrange(
        3, hands={0: "12", 1: "50", 2: "33"}, encounters={1: "oracle"}, encounter_deck="thief"
    )
    reveal(position, "12", "50", "33")
    play(position, "play oracle", "- meet thief")
    assert {"event": "shuffled", "deck": "encounters"} in happenings(position, "shuffled")
    play(position, "- meet oracle", "- meet oracle")
    assert seat_of(position, 1)["encounters_size"] == 3


def test_a_first_position_waits_for_chance() -> None:
    assert begin(3).actors() == (CHANCE,)
