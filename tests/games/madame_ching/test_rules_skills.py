"""R6 and R7: learning skills and using them."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.core.numbers import CHANCE, NOBODY
from tests.games.madame_ching.scene import (
    GAME,
    hand,
    happenings,
    held,
    homecoming,
    junk,
    known,
    offers,
    phase,
    play,
    refusal,
    seat_of,
    turn,
    view,
)


@pytest.mark.parametrize(
    ("sea", "skill"),
    [
        ("15 22 28", "cartography"),
        ("10 17 23", "night"),
        ("11 19 25", "meteorology"),
        ("13 20 26", "combat"),
        ("15 17 19 20", "elite"),
    ],
)
def test_r6_1_three_equal_or_four_different_symbols_make_a_skill(sea: str, skill: str) -> None:
    position = homecoming(sea)
    assert offers(position, 0) == [f"learn {skill}", "done"]
    play(position, f"learn {skill}")
    assert seat_of(position, 0)["ready"] == {skill: 1}
    assert view(position)["skills"][skill] == 3


def test_r6_1_two_symbols_are_not_enough() -> None:
    position = homecoming("15 22", encounters={0: "ching"})
    assert refusal(position, 0, "learn cartography") == "too-few-symbols"
    assert refusal(position, 0, "learn elite") == "symbol-missing"


def test_r6_1_a_pilot_with_a_symbol_counts() -> None:
    position = homecoming("15 22 pilot-map")
    assert offers(position, 0) == ["learn cartography", "done"]


def test_r6_2_each_symbol_counts_once_and_the_owner_splits_them() -> None:
    scene = "15 17 19 20 22 28"  # 3 maps, lantern, kite, sword
    position = homecoming(scene)
    assert offers(position, 0) == ["learn cartography", "learn elite", "done"]
    play(position, "learn elite")
    assert phase(position) != "skills"
    assert seat_of(position, 0)["ready"] == {"elite": 1}


def test_r6_2_several_skills_from_one_expedition() -> None:
    position = homecoming("10 11 17 19 23 25 30")
    play(position, "learn night", "learn meteorology")
    assert seat_of(position, 0)["ready"] == {"night": 1, "meteorology": 1}
    twice = homecoming("10 17 23 32 39 47")
    play(twice, "learn night", "learn night")
    assert seat_of(twice, 0)["ready"] == {"night": 2}


def test_r6_3_a_used_skill_lies_face_down_and_still_scores() -> None:
    position = turn(skills={0: "cartography*2"})
    play(position, "use cartography", "- deal 1")
    place = seat_of(position, 0)
    assert (place["ready"], place["spent"]) == ({"cartography": 1}, {"cartography": 1})
    assert place["tally"]["skills"] == 2
    spent = turn(spent={0: "cartography"}, encounters={0: "oracle"})
    assert refusal(spent, 0, "use cartography") == "skill-spent"
    assert refusal(spent, 0, "use combat") == "skill-missing"


@pytest.mark.parametrize(
    ("skills", "spent", "sea", "learned", "commands"),
    [
        ("night meteorology combat", "", "15 22 28", "cartography", True),
        ("", "night meteorology combat", "15 22 28", "cartography", True),
        ("night elite", "combat", "15 22 28", "cartography", True),
        ("elite*3", "", "15 22 28", "cartography", True),
        ("elite*3", "", "15 17 19 20", "elite", True),
        ("night*2 combat", "", "15 22 28", "cartography", False),
        ("night meteorology", "", "10 17 23", "night", False),
    ],
)
def test_r6_4_four_skills_command_the_china_pearl(
    skills: str, spent: str, sea: str, learned: str, commands: bool
) -> None:
    position = homecoming(sea, skills={0: skills}, spent={0: spent})
    play(position, f"learn {learned}")
    assert view(position)["pearl"] == (0 if commands else None)
    assert bool(happenings(position, "commanded")) == commands
    assert view(position)["last"] == ("pearl" if commands else None)


def test_r6_5_sea_fortune_comforts_an_expedition_in_vain() -> None:
    position = homecoming("12 14")
    assert phase(position) == "meet"
    assert not happenings(homecoming("15 22 28"), "met")
    learned = homecoming("15 22 28")
    play(learned, "learn cartography")
    assert phase(learned) != "meet"
    mission = turn(9, sea={0: "12 13 30 41"}, tiles="a w")
    assert phase(mission) == "take"


def test_r7_1_several_skills_may_be_used_in_one_turn() -> None:
    position = turn(skills={0: "cartography night*2 combat"}, hands={0: "40 43 44 45"})
    play(position, "use cartography", "- deal 1", "add 43", "add 1", "use combat", "attack blue")
    assert phase(position) == "seize"
    assert len(happenings(position, "used")) == 4


def test_r7_1_skills_belong_to_the_own_turn() -> None:
    position = turn(skills={1: "cartography"})
    assert (phase(position), position.actors()) == ("take", (0,))
    play(position, "take hidden")
    assert position.actors() == (2,)


def test_r7_2_cartography_adds_a_card_for_good() -> None:
    position = turn(skills={0: "cartography"})
    play(position, "use cartography", "- deal 1", "take hidden")
    assert seat_of(position, 0)["hand_size"] == 5
    assert 1 in hand(position, 0)
    assert happenings(position, "drew") == [{"event": "drew", "seat": 0, "cause": "cartography"}]


@pytest.mark.parametrize(
    ("card", "order", "space"),
    [
        (44, ["12", "30", "40", "44"], "4x3"),
        (33, ["12", "30", "33", "40"], "4x3"),
        (6, ["6", "12", "30", "40"], "4x3"),
        (1, ["1", "12", "30", "40"], "4x4"),
        (50, ["12", "30", "40", "50"], "4x4"),
    ],
)
def test_r7_3_night_sailing_adds_a_card_anywhere(card: int, order: list[str], space: str) -> None:
    position = turn(40, sea={0: "12 30"}, skills={0: "night"}, hands={0: f"40 {card}"})
    assert f"add {card}" in offers(position, 0)
    play(position, f"add {card}")
    expedition = junk(position, 0)
    assert expedition["cards"] == order
    assert expedition["space"] == space
    assert seat_of(position, 0)["spent"] == {"night": 1}


def test_r7_3_pilots_keep_their_place_when_a_card_is_inserted() -> None:
    position = turn(40, sea={0: "12 pilot 30 pilot-map"}, skills={0: "night"}, hands={0: "40 20"})
    play(position, "add 20")
    order = junk(position, 0)["cards"]
    assert order == ["12", "pilot", "20", "30", "pilot-map", "40"]


def test_r7_4_the_hand_is_filled_up_again_after_night_sailing() -> None:
    position = turn(40, skills={0: "night*2"}, hands={0: "40 41 42 43"})
    play(position, "add 41", "add 42", "take hidden")
    assert (phase(position), position.actors()) == ("supply", (CHANCE,))
    play(position, "- deal 1", "- deal 3")
    assert seat_of(position, 0)["hand_size"] == 4
    assert {event["cause"] for event in happenings(position, "drew")} == {"night"}
    assert position.actors() == (2,)


def combat(**scene: Any) -> Any:
    position = turn(40, skills={0: "combat"}, hands={0: "40 10 11 12", 1: "2 20 21 22"}, **scene)
    play(position, "use combat", "attack blue")
    return position


def test_r7_5_combat_looks_takes_and_gives_back() -> None:
    position = combat()
    assert phase(position) == "seize"
    assert known(position, 0, 1) == [20, 21, 22]
    assert offers(position, 0) == ["take 20", "take 21", "take 22"]
    assert refusal(position, 0, "take 30") == refusal(position, 0, "take hidden")
    play(position, "take 21")
    assert offers(position, 0) == ["give 10", "give 11", "give 12", "give 21"]
    play(position, "give 10")
    assert hand(position, 0) == [11, 12, 21]
    assert hand(position, 1) == [10, 20, 22]
    assert phase(position) == "take"


def test_r7_5_only_the_two_of_them_see_the_cards() -> None:
    position = combat()
    play(position, "take 21", "give 10")
    for name, field in (("seized", "caught"), ("missed", "loss"), ("gave", "given")):
        (told,) = happenings(position, name, seat=2)
        assert field not in told
    assert happenings(position, "seized", seat=0)[0]["caught"] == "21"
    assert happenings(position, "missed", seat=1)[0]["loss"] == "21"
    assert happenings(position, "received", seat=1)[0]["gift"] == "10"
    assert happenings(position, "looked", seat=2) == [{"event": "looked", "seat": 0, "victim": 1}]


def test_r7_6_meteorology_reaches_six_further() -> None:
    scene = {"sea": {0: "12 13 14 15 30"}, "tiles": "a c d k"}  # space 10
    position = turn(9, skills={0: "meteorology"}, **scene)
    assert offers(position, 0) == ["claim a", "claim c", "claim d", "pass"]
    assert refusal(position, 0, "claim k") == "mission-far"
    play(position, "claim d", "- meet thief", "done")
    assert seat_of(position, 0)["coins"] == 2
    assert seat_of(position, 0)["spent"] == {"meteorology": 1}
    assert {"event": "used", "seat": 0, "skill": "meteorology"} in happenings(position, "used")


def test_r7_6_without_it_nothing_further_is_to_be_had() -> None:
    position = turn(9, spent={0: "meteorology"}, sea={0: "12 13 14 15 30"}, tiles="a c d k")
    assert phase(position) == "meet"


def test_r7_7_the_elite_crew_cannot_be_used() -> None:
    position = turn(skills={0: "elite*4"})
    assert phase(position) == "take"
    assert "use elite" not in GAME.notation.actions


def test_what_was_met_is_held_by_its_owner() -> None:
    position = homecoming("12 14")
    play(position, "- meet merchant")
    assert held(position, 0) == {"merchant": 1}
    assert view(position, NOBODY)["seats"][0]["encounters"] == {}
