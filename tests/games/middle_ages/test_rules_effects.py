"""R5, R6 and R7: the effects, the scout and the graveyard."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.middle_ages.scene import (
    TYPES,
    arrange,
    column,
    deal,
    fief,
    finish_round,
    graveyard,
    happenings,
    money,
    offers,
    phase,
    play,
    refusal,
    view,
)


def test_r5_1_a_field_pays_for_every_peasant_of_the_fief() -> None:
    position = arrange(2, row="1 1", fiefs={0: "5 8 20 3"})
    play(position, "0 lord 1")
    assert happenings(position, "earned") == [
        {"event": "earned", "seat": 0, "type": "field", "coins": 3}
    ]
    assert money(position)[0] == 3 + 2 * 2


def test_r5_1_without_peasants_there_is_only_the_income() -> None:
    position = arrange(2, row="1 1", fiefs={0: "6"}, graves={0: "5"})
    play(position, "0 lord 1")
    assert happenings(position, "earned") == []
    assert money(position)[0] == 2


def test_r5_2_whoever_has_fewer_mills_pays_two() -> None:
    position = arrange(
        4, row="4 1 1 1", fiefs={0: "5", 1: "5", 2: "4 6", 3: ""}, money={1: 9, 2: 9, 3: 9}
    )
    play(position, "0 lord 1")
    assert money(position) == [2 + 2 + 2 * 2, 7, 9, 7]
    assert [event["payer"] for event in happenings(position, "milled")] == [1, 3]


def test_r5_2_nobody_has_fewer_mills() -> None:
    position = arrange(3, row="4 1 1", fiefs={1: "5", 2: "4 6"}, money={1: 9, 2: 9})
    play(position, "0 lord 1")
    assert money(position) == [2, 9, 9]
    assert happenings(position, "milled") == []


def test_r5_3_a_village_brings_back_a_tile_of_choice() -> None:
    position = arrange(2, row="7 1", fiefs={0: "4"}, graves={0: "5 10 10 22"})
    play(position, "0 lord 1")
    assert phase(position) == "village"
    assert offers(position, 0) == ["restore 5", "restore 10", "restore 22"]
    assert refusal(position, 0, "restore 4") == "not-buried"
    play(position, "0 restore 22")
    assert graveyard(position, 0) == [5, 10, 10]
    assert column(position, 0, "palace") == [22]
    assert money(position)[0] == 2


def test_r5_3_an_empty_graveyard_leaves_the_income() -> None:
    position = arrange(2, row="7 1", graves={1: "5"})
    play(position, "0 lord 1")
    assert phase(position) == "lord"
    assert money(position)[0] == 2


def test_r5_4_a_rampart_sends_the_scout() -> None:
    position = arrange(2, round=2, row="10 1", rows={4: "1 4 7"})
    play(position, "0 lord 1")
    assert phase(position) == "rampart"
    play(position, "0 scout 4 2")
    assert view(position)["seats"][0]["scout"] == "4 2"
    assert happenings(position, "scouted") == [
        {"event": "scouted", "seat": 0, "type": "mill", "row": 4}
    ]
    assert money(position)[0] == 2


def test_r5_5_a_market_pays_for_every_chest_of_the_fief() -> None:
    position = arrange(2, row="15 1", fiefs={0: "3 9 23 5"})
    play(position, "0 lord 1")
    assert happenings(position, "earned")[0]["coins"] == 4  # its own chest among them
    assert money(position)[0] == 4 + 2 * 2


def test_r5_6_barracks_attack_whoever_has_fewer_ramparts() -> None:
    position = arrange(
        4,
        row="16 1 1 1",
        fiefs={0: "17", 1: "10 11 4", 2: "10 3 2", 3: "5 13"},
        money={1: 5, 2: 5, 3: 5},
    )
    play(position, "0 lord 1")
    assert [event["victim"] for event in happenings(position, "attacked")] == [2, 3]
    assert money(position) == [4 + 2 * 2, 5, 3, 3]
    assert graveyard(position, 1) == []
    assert (graveyard(position, 2), fief(position, 2)) == ([2], [3, 10])
    assert (graveyard(position, 3), fief(position, 3)) == ([5], [13])


def test_r5_6_the_leftmost_column_may_stand_far_to_the_right() -> None:
    position = arrange(2, row="16 1", fiefs={1: "19 20 22"}, money={1: 2})
    play(position, "0 lord 1")
    assert graveyard(position, 1) == [20]
    assert fief(position, 1) == [19, 22]


def test_r5_6_nobody_is_attacked() -> None:
    position = arrange(3, row="16 1 1", fiefs={1: "10", 2: "11 4"}, money={1: 2, 2: 2})
    play(position, "0 lord 1")
    assert money(position) == [2, 2, 2]
    assert happenings(position, "attacked", "destroyed", "plundered") == []


def test_r5_7_a_church_puts_a_coin_token_where_there_is_none() -> None:
    position = arrange(2, row="19 1", coins={0: "field palace", 1: "mill"})
    assert view(position)["coin_tokens"] == 5
    play(position, "0 lord 1")
    free = [kind for kind in TYPES if kind not in ("field", "palace")]
    assert offers(position, 0) == [f"coin {kind}" for kind in free]
    assert refusal(position, 0, "coin field") == "has-coin"
    play(position, "0 coin mill")
    assert "mill" in view(position)["seats"][0]["coins"]
    assert view(position)["coin_tokens"] == 4
    assert money(position)[0] == 3


def test_r5_8_a_palace_puts_a_plot_token_where_its_type_does_not_count() -> None:
    position = arrange(2, row="22 1", fiefs={0: "1 2"}, plots={1: "mill:field", 0: "village:mill"})
    play(position, "0 lord 1")
    left = [kind for kind in TYPES if kind not in ("mill", "village")]
    assert offers(position, 0) == [f"plot {kind}" for kind in left]
    assert refusal(position, 0, "plot mill") == "plot-gone"
    play(position, "0 plot field")
    assert view(position)["chosen"] == "field"
    assert refusal(position, 0, "under field") == "counts-already"
    assert refusal(position, 0, "under rampart") == "counts-already"
    assert refusal(position, 0, "under mill") == "has-plot"
    play(position, "0 under palace")
    assert view(position)["seats"][0]["plots"]["palace"] == "field"
    assert view(position)["chosen"] is None
    assert money(position)[0] == 3 * 3  # the new Palace and both Fields


@pytest.mark.parametrize(
    ("round", "rows"),
    [(1, {3, 4}), (2, {1, 4}), (3, {1, 2}), (4, {2, 3}), (12, {2, 3}), (13, {3, 4}), (14, {4})],
)
def test_r6_1_a_scout_goes_to_the_rows_of_later_rounds(round: int, rows: set[int]) -> None:
    position = arrange(3, round=round, row="10 1 1")
    play(position, "0 lord 1")
    places = [act.split()[1:] for act in offers(position, 0)]
    assert {int(number) for number, _slot in places} == rows
    assert len(places) == 4 * len(rows)
    emptied, own = (round - 1) % 4 + 1, round % 4 + 1
    assert refusal(position, 0, f"scout {emptied} 1") == "row-taken"
    assert refusal(position, 0, f"scout {own} 1") == "row-of-lord"
    assert refusal(position, 0, f"scout {min(rows)} 5") == "no-slot"
    if round == 14:
        assert refusal(position, 0, "scout 1 1") == "row-over"


@pytest.mark.parametrize("round", [15, 16])
def test_r6_1_in_the_last_rounds_there_is_nowhere_to_go(round: int) -> None:
    if round == 15:
        position = arrange(2, round=15, row="10 1")
        play(position, "0 lord 1")
    else:
        position = arrange(2, round=15, row="1 1", rows={16: "10 11 12"})
        play(position, "0 lord 1", "1 lord 2")
    assert phase(position) in ("lord", "over")
    assert happenings(position, "scouted") == []
    paid = [event["type"] for event in happenings(position, "collected") if event["seat"] == 0]
    assert paid[-1] == "rampart"


def test_r6_2_a_reserved_tile_is_open_to_its_owner_only() -> None:
    position = arrange(3, round=3, scouts={1: "4 2"})
    assert refusal(position, 0, "lord 2") == "reserved"
    play(position, "0 lord 1")
    assert "lord 2" in offers(position, 1)
    assert "lord 3" in offers(position, 1)


def test_r6_3_the_scout_comes_back_when_its_lord_enters_the_row() -> None:
    for slot in (2, 3):
        position = arrange(3, round=3, scouts={1: "4 2"})
        play(position, "0 lord 1", f"1 lord {slot}")
        assert view(position)["seats"][1]["scout"] is None
        assert happenings(position, "returned") == [{"event": "returned", "seat": 1}]
        assert ("lord 2" in offers(position, 2)) == (slot == 3)


def test_r6_3_a_scout_in_a_later_row_stays() -> None:
    position = arrange(2, round=2, row="1 1", scouts={0: "4 2"})
    play(position, "0 lord 1")
    assert view(position)["seats"][0]["scout"] == "4 2"
    finish_round(position)
    assert position.round == 3
    assert refusal(position, 1, "lord 2") == "reserved"


def destroyed_field(**more: Any) -> Any:
    """Seat 1 loses a Field with a Peasant."""
    position = arrange(2, row="16 1", fiefs={1: "1 2"}, coins={1: "field"}, **more)
    play(position, "0 lord 1")
    return position


def test_r7_1_a_destroyed_tile_takes_its_symbol_along_and_leaves_tokens() -> None:
    position = destroyed_field(plots={1: "mill:field"})
    seat = view(position)["seats"][1]
    assert graveyard(position, 1) == [2]
    assert seat["peasants"] == 0
    assert (seat["coins"], seat["plots"]) == (["field"], {"field": "mill"})
    assert happenings(position, "destroyed") == [
        {"event": "destroyed", "seat": 1, "type": "field", "number": "2"}
    ]


def test_r7_2_what_lies_in_a_graveyard_counts_for_nothing() -> None:
    position = arrange(2, row="4 1", graves={0: "4 5 6 2 3"}, fiefs={1: "4"}, money={1: 5})
    assert view(position)["seats"][0]["incomes"] == [0] * 8
    assert view(position)["seats"][0]["missing"] == 8
    play(position, "0 lord 1")
    assert money(position) == [2, 5]  # one Mill each: nobody pays


def test_r7_2_graves_never_return_to_a_pile() -> None:
    position = arrange(3, round=10, graves={0: "1 2"}, pile=0)
    discarded = len(view(position)["discards"])
    for seat in range(3):
        while position.actors() == (seat,):
            play(position, f"{seat} {offers(position, seat)[0]}")
    renewed = happenings(position, "renewed")
    assert renewed == [{"event": "renewed", "pile": "discards", "tiles": discarded}]
    deal(position)
    assert graveyard(position, 0)[:2] == [1, 2]


def test_r7_3_a_tile_that_comes_back_triggers_nothing() -> None:
    """Neither the attack of the Barracks nor their income."""
    position = arrange(2, row="7 1", graves={0: "16 4"}, fiefs={1: "4"}, money={1: 5})
    play(position, "0 lord 1", "0 restore 16")
    assert money(position) == [2, 5]
    assert column(position, 0, "barracks") == [16]
    assert column(position, 1, "mill") == [4]


def test_r7_3_it_lies_on_top_of_its_column() -> None:
    position = arrange(2, row="7 1", graves={0: "4 16"}, fiefs={0: "5 6"})
    play(position, "0 lord 1", "0 restore 4")
    assert column(position, 0, "mill") == [5, 6, 4]
