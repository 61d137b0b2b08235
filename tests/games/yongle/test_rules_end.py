"""R12 and R13: the end, the bonuses and the victory."""

from __future__ import annotations

from typing import Any

import pytest

from paravent.games.yongle.vocabulary import HALLS
from tests.games.yongle.scene import (
    JINSHEN,
    arrange,
    end_turns,
    favour,
    happenings,
    phase,
    play,
    tally,
    view,
)

CHEAP = "jinshui nanxin gulou"


def last_round(players: int, **more: Any) -> Any:
    """The last event is turned up and all but the end is over."""
    position = arrange(players, event="watch", events="watch", **more)
    end_turns(position, players)
    assert phase(position) == "over"
    return position


def test_r12_1_with_25_favour_the_round_is_finished() -> None:
    position = arrange(3, first=1, hands={2: "stone-2"}, row=CHEAP, favour={2: 24})
    play(position, "end", "build jinshui", "settle")
    assert happenings(position, "triggered") == [
        {"event": "triggered", "seat": 2, "cause": "favour"}
    ]
    play(position, "- show wumen", "end")
    assert (phase(position), view(position)["mover"], view(position)["last"]) == ("turn", 0, True)
    play(position, "end")
    assert phase(position) == "over"
    assert happenings(position, "ended") == [{"event": "ended", "reason": "favour"}]


def test_r12_1_not_with_24() -> None:
    position = arrange(2, hands={0: "stone-2"}, row=CHEAP, favour={0: 23})
    play(position, "build jinshui", "settle", "- show wumen", "end", "end")
    assert favour(position)[0] == 24
    assert phase(position) == "event"


def test_r12_2_with_the_last_imperial_building_the_round_is_finished() -> None:
    position = arrange(
        2, event="watch", hands={0: JINSHEN}, halls="jinshen", cities={1: "huagai"}, favour={1: 6}
    )
    play(position, "build jinshen", "settle", "- learn ban")
    assert happenings(position, "triggered") == [
        {"event": "triggered", "seat": 0, "cause": "imperial"}
    ]
    play(position, "end")
    assert view(position)["mover"] == 1
    play(position, "end")
    assert happenings(position, "ended") == [{"event": "ended", "reason": "imperial"}]


def test_r12_3_one_construction_may_bring_both() -> None:
    position = arrange(2, event="watch", hands={0: JINSHEN}, halls="jinshen", favour={0: 19})
    play(position, "build jinshen", "settle", "- learn ban", "end", "end")
    assert happenings(position, "ended") == [{"event": "ended", "reason": "both"}]
    assert tally(position, "halls") == [2, 0]


def test_r12_4_after_the_last_event_the_game_ends() -> None:
    position = last_round(3)
    assert happenings(position, "ended") == [{"event": "ended", "reason": "events"}]


def test_r13_1_five_points_for_all_four_families() -> None:
    position = last_round(
        3,
        cities={
            0: "dongyue langfang jinshui huagai",
            1: "baiyun dengshi nanxin gulou",
            2: "fengtian kongmiao zhonglou",
        },
        halls="",
    )
    assert tally(position, "families") == [5, 0, 0]


@pytest.mark.parametrize(("first", "points"), [("imperial", [4, 2]), ("favour", [0, 0])])
def test_r13_2_imperial_buildings_score_if_they_ended_the_game(
    first: str, points: list[int]
) -> None:
    near = 24 if first == "favour" else 12
    position = arrange(
        2,
        event="watch",
        first=1,
        hands={0: JINSHEN, 1: "stone-2"},
        row=CHEAP,
        halls="jinshen",
        cities={0: "huagai", 1: "kunning"},
        favour={0: 6, 1: near},
    )
    play(position, "build jinshui", "settle", "- show wumen", "end")
    play(position, "build jinshen", "settle", "- learn ban", "end")
    assert happenings(position, "ended")[0]["reason"] == first
    assert tally(position, "halls") == points


def test_r13_3_two_points_for_the_most_units() -> None:
    position = last_round(3, hands={0: "wood-3*2 stone-1", 1: "silk-1*5", 2: "wood-2*3"})
    assert tally(position, "units") == [2, 0, 0]


def test_r13_4_two_points_for_the_most_buildings() -> None:
    position = last_round(3, cities={0: "wumen tiandi", 1: "jinshui nanxin gulou"}, row="sheji")
    assert tally(position, "most") == [0, 2, 0]


def test_r13_4_a_razed_building_counts_no_more() -> None:
    position = arrange(
        2,
        season="winter",
        events="mourning",
        plots={0: "collapse"},
        cities={0: "jinshui nanxin gulou zhonglou", 1: "dongyue langfang jiaolou huagai"},
        halls="fengtian",
    )
    assert view(position)["seats"][1]["prospects"] == {"families": 5, "most": 2}
    play(position, "plot collapse", "raze dongyue", "- deal wood-1", "end", "end")
    assert phase(position) == "over"
    assert tally(position, "families") == [0, 0]
    assert tally(position, "most") == [2, 0]


def test_r13_5_a_point_for_each_plot() -> None:
    position = last_round(2, plots={0: "theft ban fire", 1: "ban"})
    assert tally(position, "plots") == [3, 1]
    assert position.scores() == [3, 1]


def test_r13_6_the_most_points_win() -> None:
    position = last_round(2, plots={0: "theft*2", 1: "ban"}, favour={1: 4})
    assert position.scores() == [2, 5]
    assert position.places() == [2, 1]


def test_q12_the_38th_event_is_the_last() -> None:
    position = arrange(2, event=None, events="watch mourning", round=8, season="summer")
    play(position, "- event mourning", "- deal wood-1", "end", "- deal wood-1", "end")
    assert phase(position) == "event" and not view(position)["last"]
    play(position, "- event watch", "- deal wood-1")
    assert view(position)["last"]
    play(position, "end", "- deal wood-1", "end")
    assert phase(position) == "over"
    assert tally(position, "halls") == [0, 0]


def test_q12_not_even_all_imperial_buildings_score_then() -> None:
    position = last_round(2, cities={0: "fengtian", 1: "huagai"}, halls="")
    assert tally(position, "halls") == [0, 0]


def test_q38_the_others_finish_the_round_after_the_last_imperial_building() -> None:
    position = arrange(4, event="watch", hands={0: JINSHEN}, halls="jinshen")
    play(position, "build jinshen", "settle", "- learn ban", "end")
    movers = []
    while phase(position) == "turn":
        movers.append(view(position)["mover"])
        end_turns(position)
    assert movers == [1, 2, 3]


def test_q39_the_first_reason_counts() -> None:
    position = arrange(
        2, event="watch", hands={0: JINSHEN, 1: "stone-2"}, halls="jinshen", row=CHEAP,
        favour={1: 24}
    )  # fmt: skip
    play(position, "build jinshen", "settle", "- learn ban", "end")
    play(position, "build jinshui", "settle", "- show wumen", "end")
    assert happenings(position, "ended") == [{"event": "ended", "reason": "imperial"}]
    assert tally(position, "halls") == [2, 0]


def test_q39_an_usurper_may_reach_25_with_the_last_imperial_building() -> None:
    position = arrange(
        2, event="watch", hands={0: JINSHEN}, halls="jinshen", favour={1: 23},
        lasting={0: {"credit": 1}}
    )  # fmt: skip
    play(position, "build jinshen", "settle", "- learn ban", "end", "end")
    assert happenings(position, "ended") == [{"event": "ended", "reason": "both"}]


def test_q40_all_who_are_tied_get_the_points() -> None:
    position = last_round(
        3,
        hands={0: "wood-3", 1: "silk-1*3", 2: "stone-2"},
        cities={0: "wumen", 2: "jinshui"},
        row="sheji",
    )
    assert tally(position, "units") == [2, 2, 0]
    assert tally(position, "most") == [2, 0, 2]


def test_q40_nobody_gets_them_for_nothing() -> None:
    position = last_round(2, hands={0: "scheme-3*2"})
    assert tally(position, "units") == tally(position, "most") == [0, 0]


def test_q40_units_count_as_printed() -> None:
    position = last_round(2, season="winter", hands={0: "wood-3", 1: "stone-2"})
    assert tally(position, "units") == [2, 0]


def test_q41_bonuses_come_before_the_comparison() -> None:
    position = last_round(
        2, cities={0: "dongyue langfang jinshui huagai"}, favour={0: 13, 1: 15}, halls=""
    )
    assert position.scores() == [13 + 5 + 2, 15]


@pytest.mark.parametrize(
    ("more", "places"),
    [
        ({"cities": {0: "fengtian", 1: "jinshui"}, "favour": {0: 6, 1: 6}}, [1, 2]),
        (
            {
                "cities": {0: "jinshui", 1: "gulou nanxin jiaolou"},
                "favour": {0: 9, 1: 7},
            },
            [2, 1],
        ),
        (
            {
                "cities": {0: "jinshui", 1: "gulou"},
                "favour": {0: 7, 1: 5},
                "hands": {0: "wood-1", 1: "wood-2"},
            },
            [2, 1],
        ),
        ({"favour": {0: 7, 1: 7}}, [1, 1]),
    ],
)
def test_q41_ties_are_broken_by_imperial_buildings_buildings_and_units(
    more: dict[str, Any], places: list[int]
) -> None:
    position = last_round(2, halls="", row="tiandi", **more)
    assert position.scores()[0] == position.scores()[1]
    assert position.places() == places


def test_all_halls_are_named_once() -> None:
    assert len(set(HALLS)) == 5
