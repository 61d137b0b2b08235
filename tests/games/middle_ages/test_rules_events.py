"""R9: the fifteen events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.middle_ages.scene import (
    CARDS,
    GAME,
    arrange,
    begin,
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


def struck(card: str, **scene: Any) -> Any:
    """Round 16 ends with this card; the last two rounds bring a Field each, 1 and 2."""
    others = [name for name in CARDS if name != card][:3]
    position = arrange(2, round=15, row="1 1", rows={16: "2 2 3"}, cards=(*others, card), **scene)
    play(position, "0 lord 1", "1 lord 2")
    return position


def rewards(position: Any) -> list[int]:
    """Coins that the event brought or took, by seat."""
    found = [0, 0]
    for event in happenings(position, "rewarded"):
        found[event["seat"]] += event["coins"]
    for event in happenings(position, "fined"):
        found[event["seat"]] -= event["coins"]
    return found


def test_r9_1_events_happen_after_every_fourth_round_from_left_to_right() -> None:
    named = ("good-harvests", "vast-estate", "alliance", "new-defences")
    position = begin(2, "+".join(named))
    deal(position)
    play(position, "- lot 0", "0 lord 1", "1 lord 2")
    while position.actors():
        finish_round(position)
    told = happenings(position, "happened")
    assert [(event["card"], event["round"]) for event in told] == list(
        zip(named, (4, 8, 12, 16), strict=True)
    )
    assert view(position)["happened"] == 4


def test_r9_1_tokens_make_no_difference() -> None:
    position = struck(
        "good-harvests", coins={0: "field"}, plots={0: "mill:field"}, fiefs={0: "4 5"}
    )
    assert rewards(position) == [2 * 2, 2 * 2]


PAID = [
    # card, fief of seat 0 beside two Fields (one Peasant), what it brings
    ("skilled-trades", "5 8 6", "", 1 * 3),
    ("precious-goods", "6 9 23 5", "", 1 * 3),
    ("alliance", "19 20 22", "", 3 * 3),
    ("new-defences", "10 11 4", "", 3 * 2),
    ("triumphant-return", "13 14 16", "", 2 * 3),
    ("many-births", "4 5 7 10", "", 2 * 3),
    ("good-harvests", "3 4", "", 2 * 3),
    ("rebuilding-aid", "4", "5 6 6 10", 3 * 4),
    ("vast-estate", "4 5 7 22", "", 2 * 4),
]


@pytest.mark.parametrize(("card", "tiles", "graves", "coins"), PAID)
def test_r9_2_events_that_pay(card: str, tiles: str, graves: str, coins: int) -> None:
    position = struck(card, fiefs={0: tiles}, graves={0: graves})
    assert rewards(position)[0] == coins
    assert GAME.tallies(position)[0]["events"] == coins


@pytest.mark.parametrize("card", [row[0] for row in PAID if row[0] not in ("good-harvests",)])
def test_r9_2_they_pay_nothing_for_nothing(card: str) -> None:
    """Seat 1 has just two Fields and a Peasant."""
    expected = {"skilled-trades": 1, "vast-estate": 2}.get(card, 0)
    assert rewards(struck(card))[1] == expected


@pytest.mark.parametrize(
    ("card", "tiles", "lost"),
    [
        ("barbarian-invasion", "4 5 10", {2, 5}),
        ("black-death", "7 8 16 17 4", {8, 17}),
        ("peasant-revolt", "22 23 19", {23}),
        ("earthquake", "10 11 4", {11}),
    ],
)
def test_r9_3_events_that_destroy(card: str, tiles: str, lost: set[int]) -> None:
    position = struck(card, fiefs={0: tiles})
    before = sorted([*map(int, tiles.split()), 1, 2])
    assert set(graveyard(position, 0)) == lost
    assert sorted([*fief(position, 0), *lost]) == before
    assert money(position)[0] + 10 * view(position)["seats"][0]["missing"] >= 0


@pytest.mark.parametrize("card", ["black-death", "peasant-revolt", "earthquake"])
def test_r9_3_who_has_none_loses_none(card: str) -> None:
    position = struck(card)
    assert graveyard(position, 1) == []
    assert happenings(position, "destroyed") == []


def test_r9_3_one_of_two_types_may_be_missing() -> None:
    position = struck("barbarian-invasion", fiefs={0: "4"})
    assert (graveyard(position, 0), graveyard(position, 1)) == ([2, 4], [2])


def test_r9_4_lavish_ceremonies_cost_two_for_each_church_and_palace() -> None:
    position = struck("lavish-ceremonies", fiefs={0: "19 20 22"}, money={0: 50})
    assert rewards(position) == [-6, 0]


def test_r9_5_restoration_lets_everybody_bring_back_a_tile() -> None:
    position = struck("restoration", graves={0: "4 16 16", 1: "5 6"}, money={1: 5})
    assert (phase(position), position.actors()) == ("restoration", (0,))
    assert offers(position, 0) == ["restore 4", "restore 16"]
    assert refusal(position, 0, "restore 5") == "not-buried"
    before = money(position)
    play(position, "0 restore 16")
    assert position.actors() == (1,)
    assert money(position) == before  # nothing is triggered
    play(position, "1 restore 6")
    assert phase(position) == "over"
    assert (column(position, 0, "barracks"), column(position, 1, "mill")) == ([16], [6])


def test_r9_5_an_empty_graveyard_brings_nothing_back() -> None:
    position = struck("restoration", graves={1: "5 6"})
    assert position.actors() == (1,)
    play(position, "1 restore 5")
    assert phase(position) == "over"


def test_r9_5_in_the_middle_of_the_game_the_next_round_follows() -> None:
    cards = ("restoration", "alliance", "new-defences", "many-births")
    position = arrange(2, round=4, row="1 1", graves={0: "4 5"}, cards=cards)
    play(position, "0 lord 1", "1 lord 2")
    deal(position)
    assert (phase(position), position.actors()) == ("restoration", (0,))
    seen = view(position)
    assert [row["round"] for row in seen["rows"]] == [5, 6, 7, 8]
    assert (seen["row"], seen["next_row"], seen["played"]) == (None, None, 2)
    play(position, "0 restore 5")
    assert (phase(position), position.round) == ("lord", 5)


@pytest.mark.parametrize("card", CARDS)
def test_the_view_tells_what_a_card_would_do_now(card: str) -> None:
    """The forecast just before the event is what then happens."""
    others = [name for name in CARDS if name != card][:3]
    scene: dict[str, Any] = {
        "fiefs": {0: "4 5 7 8 10 13 16 19 22", 1: "6 9 11 14 17 20 23"},
        "graves": {0: "18 3 3", 1: "12 4"},
        "money": {0: 3, 1: 40},
    }
    position = arrange(2, round=4, row="1 1", cards=(card, *others), **scene)
    play(position, "0 lord 1", "1 lord 2")
    promised = view(position)["cards"][0]
    before = [graveyard(position, seat) for seat in range(2)]
    position.events = []
    deal(position)
    assert rewards(position) == promised["coins"]
    lost = promised.get("lost", [[], []])
    if card == "restoration":
        assert promised["restores"] == [2, 2]
    else:
        assert "restores" not in promised
        for seat in range(2):
            assert graveyard(position, seat) == sorted(before[seat] + lost[seat])
