"""R6 and R10: provinces, alliances, and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.china.scene import arrange, forecast, happenings, play, ranking, tally, view

# Wei has seven spaces, Chu eight, Qi five.
WEI = ("gaonu", "dingyang", "lishi", "shaoliang", "anyi", "ye", "daliang")
CHU = ("danyang", "ying", "changsha", "chen", "shouchun", "pengli", "nanjing", "wu")
QI = ("gaotang", "lixia", "linzi", "zhifu", "jimo")


def share(towns: tuple[str, ...], *numbers: int) -> dict[int, str]:
    """The towns of a province dealt out to the seats."""
    rest = list(towns)
    found = {}
    for seat, number in enumerate(numbers):
        found[seat], rest = " ".join(rest[:number]), rest[number:]
    return found


def end(position: Any) -> None:
    """The last seat takes the last card of the deck: the game is over."""
    play(position, f"exchange {view(position, 2)['seats'][2]['hand'][0]}", "draw", "- deal purple")
    assert position.actors() == ()


def last_turn(players: int = 3, options: str = "", **pieces: Any) -> Any:
    return arrange(players, options, deck="purple", shuffles=1, mover=players - 1, **pieces)


def test_r6_1_example_4_wei() -> None:
    """Four, two and one palaces: 7, 4 and 2."""
    position = arrange(4, palaces=share(WEI[:6], 3, 2, 0, 1), hand={0: "red green yellow"})
    play(position, "palace daliang")
    assert ranking(position) == [(0, 4, 7), (1, 2, 4), (3, 1, 2)]
    assert position.scores() == [7, 4, 0, 2]


def test_r6_1_five_ranks() -> None:
    """Every rank scores the palaces of the rank above; here without a tie it needs 15 spaces."""
    position = arrange(5, palaces=share(CHU, 4, 3, 1))
    assert view(position)["provinces"]["chu"]["now"] == [8, 4, 3, 0, 0]


def test_r6_2_example_5_qi() -> None:
    """Two, two and one palaces: 5, 5 and 2."""
    position = arrange(4, palaces=share(QI[:4], 0, 2, 1, 1), hand={2: "yellow*2 red"}, mover=2)
    play(position, "palace jimo")
    assert position.scores() == [0, 5, 5, 2]


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((2, 2, 2, 1, 1), (8, 8, 8, 2, 2)),
        ((3, 1, 1, 1, 2), (8, 2, 2, 2, 3)),
        ((1, 1, 1, 1, 1), (5, 5, 5, 5, 5)),
        ((4, 2, 2, 0, 0), (8, 4, 4, 0, 0)),
        ((8, 0, 0, 0, 0), (8, 0, 0, 0, 0)),
    ],
)
def test_r6_2_tied_players_share_a_rank(numbers: tuple[int, ...], points: tuple[int, ...]) -> None:
    position = arrange(5, palaces=share(CHU, *numbers))
    assert view(position)["provinces"]["chu"]["now"] == list(points)


def test_r6_3_without_a_palace_no_points() -> None:
    position = arrange(3, palaces=share(QI[:4], 4), hand={0: "yellow*2 red"})
    play(position, "palace jimo")
    assert position.scores() == [5, 0, 0]
    assert ranking(position) == [(0, 5, 5)]


def test_r6_4_points_add_up_on_the_track() -> None:
    palaces = {0: "gaotang lixia linzi zhifu qufu xue tan"}
    position = arrange(3, palaces=palaces, hand={0: "yellow orange red"})
    play(position, "palace jimo")
    assert position.scores() == [5, 0, 0]
    assert view(position)["seats"][0]["points"] == 5
    assert forecast(position, "provinces")[0] == 8


def test_r10_1_example_6_wei_and_chin() -> None:
    """Blue has most in both: 6 points; nobody has most in both Ch'in and Shu."""
    position = last_turn(
        4,
        palaces={0: "ye anyi wuguan yong xianyang xichui chengdu jiameng nanzheng"},
        emissaries={0: "wei chin", 1: "wei chin*2 shu", 2: "shu*2", 3: "chin"},
    )
    play(position, "3 exchange red", "draw", "- deal purple")
    first, *rest = [
        (event["alliance"], event["province"], event["neighbour"])
        for event in happenings(position, "visited")
    ]
    assert (first, rest) == ((3, "wei", "chin"), [])
    assert [(event["seat"], event["points"]) for event in happenings(position, "allied")] == [
        (1, 6)
    ]
    assert 4 in [event["alliance"] for event in happenings(position, "unallied")]
    assert tally(position, "alliances") == [0, 6, 0, 0]


def test_r10_1_one_must_lead_on_both_sides() -> None:
    position = last_turn(palaces={0: "ye anyi handan dai"}, emissaries={0: "wei*2", 1: "zhao*2"})
    end(position)
    assert tally(position, "alliances") == [0, 0, 0]


def test_r10_1_alliances_are_visited_in_order() -> None:
    position = last_turn(palaces={0: "ye handan ji"}, emissaries={0: "wei zhao yan"})
    end(position)
    told = happenings(position, "visited", "unallied")
    assert [event["alliance"] for event in told] == list(range(1, 16))
    assert [event["alliance"] for event in told if event["event"] == "visited"] == [1, 2]


def test_r10_2_all_emissaries_count_and_several_players_score() -> None:
    position = last_turn(
        palaces={0: "ye anyi gaonu handan dai dingxiang"},
        emissaries={0: "wei zhao", 1: "wei zhao", 2: "zhao"},
    )
    end(position)
    assert tally(position, "alliances") == [5, 5, 0]


def test_r10_2_one_province_serves_several_alliances() -> None:
    """Han is beside Ch'in, Wei, Chu and Lu, and Ch'in beside Wei."""
    position = last_turn(palaces={0: "ye wan yong"}, emissaries={0: "wei han chin"})
    end(position)
    assert tally(position, "alliances") == [6, 0, 0]
    assert [event["alliance"] for event in happenings(position, "visited")] == [3, 9, 10]


def test_r10_7_most_points_win() -> None:
    position = last_turn(palaces={0: "ye anyi", 1: "handan", 2: "ji"})
    end(position)
    assert position.scores() == [2, 1, 1]
    assert position.places()[0] == 1


def test_r10_8_of_tied_players_more_pieces_left_win() -> None:
    position = last_turn(palaces={0: "handan", 1: "ji"}, emissaries={0: "zhao"})
    end(position)
    assert position.scores() == [1, 1, 0]
    assert position.places() == [2, 1, 3]
    assert [position.palaces_left[seat] + position.emissaries_left[seat] for seat in (0, 1)] == [
        26,
        27,
    ]


def test_r10_8_fortifications_are_pieces_too() -> None:
    position = last_turn(
        options="fortifications=yes",
        palaces={0: "handan", 1: "ji"},
        forts="wu",
        supply={"forts": {0: 0}},
    )
    end(position)
    assert position.scores() == [1, 1, 0]
    assert position.places() == [2, 1, 3]
