"""R3 and R4: the round, the turn and the income."""

from __future__ import annotations

import pytest

from paravent.core.numbers import CHANCE
from tests.games.middle_ages.scene import (
    TYPES,
    arrange,
    begin,
    board,
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
    row,
    view,
)


def first_round(players: int) -> object:
    """All lords stand in the first row, seat 0 to the left, and a tile to the right is free."""
    position = begin(players, "alliance+new-defences+many-births+good-harvests")
    deal(position)
    play(position, *(f"- lot {seat}" for seat in range(players - 1)))
    play(position, *(f"{seat} lord {seat + 1}" for seat in range(players)))
    return position


def test_r3_1_sixteen_rounds_use_the_rows_in_turn() -> None:
    position = first_round(2)
    rows = []
    while position.actors():
        rows.append(view(position)["row"])
        assert view(position)["rows"][rows[-1] - 1]["round"] == position.round
        finish_round(position)
    assert rows == [1, 2, 3, 4] * 4
    assert board(position)["rounds"] == position.round == 16


def test_r3_2_the_tile_without_a_lord_is_discarded() -> None:
    position = begin(3, "alliance+new-defences+many-births+good-harvests")
    play(position, "- draw 1", "- draw 5", "- draw 10", "- draw 16")
    deal(position)
    play(position, "- lot 0", "- lot 1", "0 lord 1", "1 lord 4")
    assert view(position)["discards"] == []
    play(position, "2 lord 3")
    assert view(position)["discards"] == [5]
    assert row(position, 1) == [1, None, 10, 16]
    assert [event["number"] for event in happenings(position, "discarded")] == ["5"]


def test_r3_3_lords_play_from_left_to_right() -> None:
    position = begin(3, "alliance+new-defences+many-births+good-harvests")
    deal(position)
    play(position, "- lot 0", "- lot 1", "0 lord 4", "1 lord 1", "2 lord 3")
    assert view(position)["order"] == [1, 2, 0]
    assert position.actors() == (1,)
    play(position, "1 lord 2")
    assert position.actors() == (2,)
    play(position, "2 lord 4")
    assert position.actors() == (0,)
    play(position, "0 lord 3")
    deal(position)
    assert (position.round, view(position)["order"]) == (2, [1, 0, 2])


def test_r3_4_the_lord_moves_then_the_tile_its_effect_and_its_income_follow() -> None:
    position = arrange(2, round=2, row="3 1", fiefs={0: "2 5"})
    play(position, "0 lord 3")
    assert [(event["event"], event.get("coins")) for event in told(position)] == [
        ("moved", None),
        ("gained", None),
        ("earned", 2),
        ("collected", 4),
    ]
    assert view(position)["seats"][0]["lord"] == "3 3"
    assert money(position)[0] == 6
    assert position.actors() == (1,)


def told(position: object) -> list[dict[str, object]]:
    return happenings(position, "moved", "gained", "earned", "collected", "restored", "minted")


def test_r3_5_a_tile_lies_on_top_of_its_column() -> None:
    position = arrange(2, row="5 1", fiefs={0: "4 10 6 2"})
    assert column(position, 0, "mill") == [4, 6]
    play(position, "0 lord 1")
    assert column(position, 0, "mill") == [4, 6, 5]
    assert fief(position, 0) == [2, 4, 6, 5, 10]


def test_r3_6_a_lord_goes_to_a_free_tile_of_the_next_row() -> None:
    position = arrange(4, round=3, scouts={2: "4 5"})
    assert offers(position, 0) == ["lord 1", "lord 2", "lord 3", "lord 4"]
    assert refusal(position, 0, "lord 5") == "reserved"
    assert refusal(position, 0, "lord 6") == "no-slot"
    play(position, "0 lord 2")
    assert refusal(position, 1, "lord 2") == "lord-there"
    assert offers(position, 1) == ["lord 1", "lord 3", "lord 4"]


def test_r3_6_after_the_fourth_row_comes_the_first() -> None:
    position = arrange(2, round=4)
    assert view(position)["next_row"] == 1
    play(position, "0 lord 3")
    assert view(position)["seats"][0]["lord"] == "1 3"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r3_6_there_are_always_two_tiles_to_choose_from(players: int) -> None:
    """Even for the last one, with a scout of everybody else in the row."""
    scouts = {seat: f"4 {seat + 1}" for seat in range(players - 1)}
    position = arrange(players, round=3, scouts=scouts)
    for seat in range(players - 1):
        while position.actors() == (seat,):
            choices = offers(position, seat)
            away = [act for act in choices if act != f"lord {seat + 1}"]
            play(position, f"{seat} {(away or choices)[-1]}")
    assert len(offers(position, players - 1)) >= 2


def test_r3_7_in_the_last_round_lords_do_not_move() -> None:
    position = arrange(2, round=15, row="1 1", rows={16: "1 4 13"})
    play(position, "0 lord 2", "1 lord 3")
    assert position.round == 16
    assert position.actors() == ()
    assert [seat["lord"] for seat in view(position)["seats"]] == [None, None]
    assert [column(position, 0, "mill"), column(position, 1, "market")] == [[4], [13]]


def test_r3_7_effects_of_the_last_round_still_ask() -> None:
    position = arrange(2, round=15, row="1 1", rows={16: "1 19 22"})
    play(position, "0 lord 2", "1 lord 3")
    assert (phase(position), position.actors()) == ("church", (0,))
    play(position, "0 coin church")
    assert (phase(position), position.actors()) == ("palace", (1,))
    play(position, "1 plot field", "1 under palace")
    assert phase(position) == "over"


def test_r3_8_the_first_round_of_the_example() -> None:
    """Seats 0, 1, 2 are the rulebook's blue, green and pink players."""
    position = begin(3, "alliance+new-defences+many-births+good-harvests")
    play(position, "- draw 1", "- draw 7", "- draw 10", "- draw 16")
    deal(position)
    play(position, "- lot 2", "- lot 0", "2 lord 4", "0 lord 1", "1 lord 3")
    play(position, "0 lord 4")
    assert money(position) == [2, 0, 0]
    play(position, "1 lord 3", "1 scout 3 2")
    assert money(position) == [2, 2, 0]
    play(position, "2 lord 1")
    assert money(position) == [0, 2, 4]
    assert graveyard(position, 0) == [1]
    deal(position)
    assert position.round == 2
    assert position.actors() == (2,)
    assert refusal(position, 2, "lord 2") == "reserved"
    assert offers(position, 2) == ["lord 1", "lord 3", "lord 4"]


@pytest.mark.parametrize(
    ("kind", "rate", "counted"),
    [
        ("field", 2, {"field"}),
        ("mill", 2, {"mill"}),
        ("village", 2, {"village", "rampart"}),
        ("rampart", 2, {"field", "rampart"}),
        ("market", 2, {"mill", "market"}),
        ("barracks", 2, {"village", "barracks"}),
        ("church", 3, {"church"}),
        ("palace", 3, {"palace"}),
    ],
)
def test_r4_1_what_the_income_of_a_domain_counts(kind: str, rate: int, counted: set[str]) -> None:
    """One tile of each type: two are counted twice over if the domain counts two types."""
    position = arrange(2, fiefs={0: "1 4 7 10 13 16 19 22"})
    seat, number = view(position)["seats"][0], TYPES.index(kind)
    domain = board(position)["domains"][number]
    assert (domain["rate"], set(domain["counts"])) == (rate, counted)
    assert (seat["rates"][number], seat["counted"][number]) == (rate, len(counted))
    assert seat["incomes"][number] == rate * len(counted)


def test_r4_2_the_new_tile_counts_and_the_graveyard_does_not() -> None:
    """The rules text's example: two Villages, a Rampart and the new Village pay 8 coins."""
    position = arrange(2, row="9 1", fiefs={0: "7 8 10"}, graves={0: "11"}, round=3)
    position_without = arrange(2, row="9 1", fiefs={0: "7 8 10"}, round=3)
    play(position_without, "0 lord 1")
    assert money(position_without)[0] == 8
    play(position, "0 lord 1")
    assert money(position)[0] == 10  # the Rampart came back first


def test_r4_3_a_coin_token_adds_a_coin_for_every_tile_counted() -> None:
    position = arrange(2, row="7 1", fiefs={0: "7 10"}, coins={0: "village"})
    play(position, "0 lord 1")
    assert money(position)[0] == 3 * 3


def test_r4_3_a_plot_token_adds_a_type() -> None:
    position = arrange(2, row="7 1", fiefs={0: "10 4 5"}, plots={0: "mill:village"})
    play(position, "0 lord 1")
    assert money(position)[0] == 2 * 4


def test_r4_4_the_effect_comes_before_the_income() -> None:
    position = arrange(2, row="19 1", fiefs={0: "20"})
    play(position, "0 lord 1")
    assert money(position)[0] == 0
    play(position, "0 coin church")
    assert money(position)[0] == 4 * 2


def test_r4_4_an_impossible_effect_leaves_the_income() -> None:
    position = arrange(2, row="7 1")
    play(position, "0 lord 1")
    assert (money(position)[0], phase(position)) == (2, "lord")
    assert position.actors() != (CHANCE,)
