"""R4 and R5: the expedition and its missions."""

from __future__ import annotations

import pytest

from tests.games.madame_ching.scene import (
    arrange,
    happenings,
    held,
    junk,
    offers,
    phase,
    play,
    refusal,
    reveal,
    seat_of,
    space_number,
    taken,
    view,
)


def sail(card: int, **scene: object) -> object:
    """Seat 0 of three plays a card, and has the first turn with it."""
    position = arrange(3, hands={0: str(card), 1: "2", 2: "4"}, **scene)
    reveal(position, str(card), "2", "4")
    return position


def test_r4_1_the_first_card_puts_the_junk_on_space_1() -> None:
    position = sail(17)
    assert junk(position, 0)["space"] == "1x1"
    assert space_number(position, 0) == 1
    assert happenings(position, "launched")[0] == {
        "event": "launched",
        "seat": 0,
        "junk": "red",
        "card": "17",
    }


def test_r4_2_a_higher_card_continues_the_expedition() -> None:
    position = sail(17, sea={0: "12"})
    expedition = junk(position, 0)
    assert expedition["cards"] == ["12", "17"]
    assert expedition["course"] == ["1x1", "2x1"]


@pytest.mark.parametrize(
    ("sea", "card", "space", "way"),
    [
        ("12", 17, "2x1", "straight"),
        ("3", 17, "2x2", "diagonal"),
        ("3 12", 17, "3x2", "straight"),
        ("3 12 30", 41, "4x4", "diagonal"),
        ("3 12 30 41 50", 54, "6x6", "diagonal"),
        ("3 12 13 14 30 41 50", 54, "8x6", "diagonal"),
    ],
)
def test_r4_3_known_colours_lead_straight_and_new_ones_diagonally(
    sea: str, card: int, space: str, way: str
) -> None:
    position = sail(card, sea={0: sea})
    assert happenings(position, "moved")[-1] == {
        "event": "moved",
        "junk": "red",
        "space": space,
        "way": way,
    }
    expedition = junk(position, 0)
    assert expedition["space"] == space
    row = int(space.split("x")[1])
    assert space_number(position, 0) == len(expedition["cards"]) * row


@pytest.mark.parametrize(
    ("sea", "card", "brought"),
    [
        ("6 7", 9, 0),
        ("6 7 9", 12, 1),
        ("6 7 9 12", 14, 0),
        ("6 7 9 12 14", 16, 2),
        ("6 7 9 12 14 16", 18, 0),
        ("6 7 9", 30, 0),
        ("3 6 7 9", 12, 1),
        ("3 6 7 9 12 14", 16, 2),
    ],
)
def test_r4_4_dotted_lines_bring_encounter_cards(sea: str, card: int, brought: int) -> None:
    position = sail(card, sea={0: sea})
    for _ in range(brought):
        assert phase(position) == "meet"
        play(
            position,
            "- meet treasure-1" if seat_of(position, 0)["encounters_size"] else "- meet thief",
        )
    assert phase(position) != "meet"
    assert seat_of(position, 0)["encounters_size"] == brought
    lines = [event["line"] for event in happenings(position, "crossed")]
    assert lines == {0: [], 1: [1], 2: [2]}[brought]


def test_r4_4_encounter_cards_are_drawn_in_secret() -> None:
    position = sail(12, sea={0: "6 7 9"})
    play(position, "- meet thief")
    assert held(position, 0) == {"thief": 1}
    assert view(position, 1)["seats"][0]["encounters"] == {}
    assert happenings(position, "met", seat=1) == [{"event": "met", "seat": 0, "cause": "line-1"}]
    assert happenings(position, "met", seat=0)[0]["kind"] == "thief"


def test_r4_5_the_first_junk_in_hong_kong_plunders_it() -> None:
    position = sail(54, sea={0: "3 12 30 41 50 pilot"})
    assert space_number(position, 0) == 49
    assert view(position)["hong_kong"] == 0
    assert happenings(position, "plundered") == [{"event": "plundered", "seat": 0, "junk": "red"}]
    assert view(position)["seats"][0]["tally"]["hong-kong"] == 10
    again = sail(54, sea={0: "3 12 30 41 50 pilot"}, hong_kong=2)
    assert view(again)["hong_kong"] == 2 and not happenings(again, "plundered")


def test_r4_6_a_lower_card_ends_the_expedition_and_starts_the_next() -> None:
    position = sail(9, sea={0: "12 17"}, tiles="w")
    play(position, "- meet thief", "done")
    assert happenings(position, "returned")[0]["space"] == "2x1"
    assert junk(position, 0)["cards"] == ["9"]
    assert junk(position, 0)["space"] == "1x1"
    assert view(position)["discards"] == ["12", "17"]


def test_r4_6_pilots_of_an_ended_expedition_are_discarded() -> None:
    position = sail(9, sea={0: "12 pilot-map"}, tiles="w")
    assert view(position)["encounter_discards"] == {"pilot-map": 1}


@pytest.mark.parametrize("card", [53, 9])
def test_r4_7_at_the_worlds_end_any_card_ends_the_expedition(card: int) -> None:
    position = sail(card, sea={0: "1 3 6 8 11 15 22 28"}, tiles="w")
    assert happenings(position, "returned")[0]["space"] == "8x3"


def test_example_the_junk_on_24() -> None:
    """Two missions 23 to choose from, Cartography and the Elite crew; 29 with Meteorology."""
    scene = {"sea": {0: "1 3 6 8 11 15 22 28"}, "tiles": "k l n w"}
    position = sail(53, **scene)
    assert offers(position, 0) == ["claim k", "claim l"]
    assert refusal(position, 0, "claim n") == "needs-meteorology"
    assert refusal(position, 0, "claim w") == "mission-far"
    play(position, "claim k")
    assert seat_of(position, 0)["gems"] == {"red": 2}
    assert offers(position, 0) == ["learn cartography", "learn elite", "done"]
    play(position, "learn cartography", "learn elite")
    assert seat_of(position, 0)["ready"] == {"cartography": 1, "elite": 1}
    assert junk(position, 0)["space"] == "1x1"
    assert not happenings(position, "met")
    fair = sail(53, skills={0: "meteorology"}, **scene)
    assert offers(fair, 0) == ["claim k", "claim l", "claim n"]
    play(fair, "claim n")
    assert seat_of(fair, 0)["spent"] == {"meteorology": 1}


def test_example_the_junk_on_14() -> None:
    """Neither a mission nor a skill: one encounter card from sea fortune."""
    position = sail(20, sea={0: "7 9 12 14 16 27 28"}, tiles="k l n w")
    assert happenings(position, "returned")[0]["space"] == "7x2"
    assert phase(position) == "meet"
    play(position, "- meet oracle")
    assert happenings(position, "met", seat=0) == [
        {"event": "met", "seat": 0, "kind": "oracle", "cause": "fortune"}
    ]
    assert junk(position, 0)["cards"] == ["20"]


def test_r5_1_the_highest_number_within_reach_is_obligatory() -> None:
    position = sail(20, sea={0: "12 13 14 15 30 41"}, tiles="a b c e")  # space 18
    assert happenings(position, "claimed") == [
        {"event": "claimed", "seat": 0, "tile": "e", "number": 17}
    ]


def test_r5_1_tiles_of_one_number_are_a_choice() -> None:
    position = sail(20, sea={0: "12 13 14 15 30 41"}, tiles="a c e f g k")
    assert (phase(position), offers(position, 0)) == ("mission", ["claim e", "claim f", "claim g"])
    assert refusal(position, 0, "claim c") == "mission-lower"
    assert refusal(position, 0, "claim k") == "needs-meteorology"
    assert refusal(position, 0, "claim h") == "mission-absent"
    assert refusal(position, 0, "pass") == "mission-obligatory"


def test_r5_1_an_expedition_takes_one_mission_at_most() -> None:
    position = sail(20, sea={0: "12 13 14 15 30 41"}, tiles="a e w")
    assert len(happenings(position, "claimed")) == 1
    assert taken(position, None) == ["a", "w"]


def test_r5_2_the_reward_is_paid_and_the_tile_is_gone() -> None:
    position = sail(20, sea={0: "12 13 14 15 30 41 50"}, tiles="s w")  # space 28
    assert phase(position) != "mission"
    position = sail(20, sea={0: "12 13 14 15 16 30 41 50"}, tiles="s w")  # space 32
    play(position, "- meet thief", "- meet oracle")
    place = seat_of(position, 0)
    assert (place["coins"], place["gems"], place["encounters_size"]) == (2, {"red": 1}, 2)
    assert taken(position, 0) == ["s"]
    assert view(position)["supply"]["coin"] == 44
    assert {event["cause"] for event in happenings(position, "met")} == {"mission"}


def test_r5_2_a_fulfilled_mission_is_gone_for_the_others() -> None:
    position = arrange(
        3,
        hands={0: "9", 1: "20", 2: "10"},
        sea={0: "12 13 30 41", 1: "23 24 31 42"},
        tiles="a b w",
    )  # both on 12
    reveal(position, "9", "20", "10")
    assert offers(position, 1) == ["claim a", "claim b"]
    play(position, "claim a")
    assert seat_of(position, 1)["coins"] == 3
    while position.actor != 0:
        actor = position.actors()[0]
        play(position, f"{actor} {offers(position, actor)[0]}")
    assert taken(position, 0) == ["b"]
