"""R11: the end and the points."""

from __future__ import annotations

from typing import Any

from paravent.core.numbers import CHANCE
from tests.games.madame_ching.scene import (
    GAME,
    arrange,
    carry_on,
    end_round,
    happenings,
    held,
    homecoming,
    offers,
    pass_turn,
    phase,
    play,
    seat_of,
    turn,
    view,
)


def finish(position: Any) -> Any:
    """Play the last round to its end, doing as little as possible."""
    while position.waiting:
        carry_on(position)
    return position


def test_r11_1_the_last_mission_ends_the_game_after_the_round() -> None:
    position = turn(9, sea={0: "12 13 30 41"}, tiles="a")
    assert view(position)["last"] == "missions"
    assert position.actors() == (0,)
    pass_turn(position)
    assert position.actors() == (2,)
    pass_turn(position)
    pass_turn(position)
    assert phase(position) == "over"
    assert happenings(position, "ended") == [{"event": "ended", "reason": "missions"}]


def test_r11_1_the_china_pearl_ends_the_game_after_the_round() -> None:
    position = homecoming("15 22 28", skills={0: "elite*3"})
    play(position, "learn cartography")
    finish(position)
    assert happenings(position, "ended") == [{"event": "ended", "reason": "pearl"}]
    assert position.round == 5


def afloat(**sea: str) -> Any:
    """The end of a game in which the last mission has just gone; by junk, what is at sea."""
    rows = {int(name[1:]): cards for name, cards in sea.items()}
    position = turn(9, sea={0: "12 13 30 41"} | rows, tiles="a")
    return finish(position)


def test_r11_2_one_coin_for_each_different_symbol() -> None:
    position = afloat(_1="1", _2="3")  # with 2 and 4 as second cards
    assert [place["coins"] for place in view(position)["seats"]] == [3, 1, 1]
    told = happenings(position, "bonus")
    assert told == [
        {"event": "bonus", "seat": 1, "junk": "blue", "coins": 1},
        {"event": "bonus", "seat": 2, "junk": "yellow", "coins": 1},
    ]
    assert GAME.recount(position) == position.scores()


def test_r11_2_a_junk_on_space_1_brings_nothing() -> None:
    position = afloat(_1="3")  # 2 is lower: a new expedition
    assert view(position)["seats"][1]["coins"] == 0


def test_r11_2_cards_in_hand_bring_nothing() -> None:
    position = afloat()
    assert [place["points"] for place in view(position)["seats"]] == position.scores()
    assert sum(position.scores()) == 3


def test_r11_3_points_by_origin() -> None:
    position = arrange(
        3,
        coins={1: 5},
        gems={1: "blue*2 red*3 white"},
        skills={1: "night"},
        spent={1: "combat*2"},
        hong_kong=1,
        pearl=1,
    )
    tally = view(position, 1)["seats"][1]["tally"]
    assert tally == {
        "coins": 5,
        "blue": 4,
        "red": 9,
        "white": 4,
        "skills": 3,
        "pearl": 5,
        "hong-kong": 10,
    }
    assert position.scores()[1] == 40 and position.places() == [2, 1, 2]


def test_r11_4_merchants_and_treasures_are_shown_at_the_end() -> None:
    position = turn(
        9,
        sea={0: "12 13 30 41"},
        tiles="a",
        encounters={1: "merchant*2 treasure-1 treasure-3 thief"},
        gems={1: "blue*3 white"},
    )
    assert "merchants" not in view(position, 0)["seats"][1]["tally"]
    assert view(position, 1)["seats"][1]["tally"]["merchants"] == 6
    finish(position)
    shown = [(event["seat"], event["kind"]) for event in happenings(position, "showed")]
    assert shown == [(1, "merchant"), (1, "merchant"), (1, "treasure-1"), (1, "treasure-3")]
    tally = view(position, 0)["seats"][1]["tally"]
    assert (tally["merchants"], tally["treasures"]) == (6, 4)


def test_r11_5_white_then_red_then_blue_gems_decide() -> None:
    """Twelve points each."""
    equal = {0: "white*3", 1: "red*4", 2: "blue*6"}
    assert arrange(3, gems=equal).places() == [1, 2, 3]
    mixed = {0: "white red*2 blue", 1: "white red*2", 2: "white blue*4"}
    assert arrange(3, gems=mixed, coins={1: 2}).places() == [1, 2, 3]
    blues = {0: "white blue", 1: "white", 2: ""}
    assert arrange(3, gems=blues, coins={1: 2, 2: 6}).places() == [1, 2, 3]


def test_r11_6_round_two_hundred_is_the_last() -> None:
    position = turn(40, number=199)
    end_round(position)
    assert (position.round, phase(position)) == (200, "choose")
    for seat in range(3):
        play(position, f"{seat} {offers(position, seat)[0]}")
    finish(position)
    assert happenings(position, "ended") == [{"event": "ended", "reason": "rounds"}]


def test_at_the_end_everything_lies_open() -> None:
    position = turn(9, sea={0: "12 13 30 41"}, tiles="a", encounters={1: "merchant"})
    finish(position)
    assert view(position)["seats"][1]["encounters"] == held(position, 1) == {"merchant": 1}
    assert [len(place["hand"]) for place in view(position)["seats"]] == [4, 4, 4]
    assert position.legal(CHANCE) == [] and seat_of(position, 0)["points"] == 3
