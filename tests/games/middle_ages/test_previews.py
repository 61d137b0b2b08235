"""Previews: what an act would bring is what it then brings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies

from paravent.core.numbers import CHANCE, NOBODY
from tests.games.middle_ages.scene import (
    GAME,
    TYPES,
    arrange,
    begin,
    happenings,
    money,
    offers,
    phase,
    play,
    view,
)


def preview(position: Any, seat: int, act: str) -> dict[str, Any]:
    assert GAME.previews is not None
    return GAME.previews(position, seat, [GAME.notation.action(act)])[0]


def test_an_attack_tells_who_loses_what() -> None:
    position = arrange(3, row="16 1 1", fiefs={0: "7", 1: "3 4", 2: "10"}, money={1: 1, 2: 9})
    gain = preview(position, 0, "lord 1")["gain"]
    assert gain["tile"]["number"] == 16
    assert (gain["effect"], gain["income"], gain["total"]) == (1, 4, 5)
    assert gain["paid"] == [{"seat": 1, "coins": 1}]
    assert [(loss["seat"], loss["tile"]["number"]) for loss in gain["destroyed"]] == [(1, 3)]
    assert gain["parts"] == [
        {"type": "village", "tiles": 1, "each": 2},
        {"type": "barracks", "tiles": 1, "each": 2},
    ]


def test_the_next_tile_is_seen_with_the_tile_taken_before_it() -> None:
    position = arrange(2, round=2, row="4 1", rows={3: "5 13 22"}, money={1: 9})
    found = preview(position, 0, "lord 1")
    assert (found["gain"]["effect"], found["gain"]["income"]) == (2, 2)
    assert (found["next"]["tile"]["number"], found["next"]["total"]) == (5, 2 + 4)
    assert preview(position, 0, "lord 2")["next"]["total"] == 4  # a Mill and a Market


def test_the_first_placement_has_nothing_to_take() -> None:
    position = begin(2, "alliance+new-defences+many-births+good-harvests")
    while position.actors() == (CHANCE,):
        play(position, f"- {offers(position, CHANCE)[0]}")
    assert set(preview(position, 0, "lord 1")) == {"next"}


@pytest.mark.parametrize(
    ("tile", "scene", "income", "best"),
    [
        ("7", {"graves": {0: "4 10"}}, 2, 4),
        ("7", {"graves": {0: "10 10"}}, 4, 6),
        ("19", {"fiefs": {0: "20"}}, 6, 8),
        ("22", {"fiefs": {0: "1 2 2"}}, 3, 12),
        ("22", {"fiefs": {0: "1 2 2"}, "plots": {0: "mill:palace"}}, 3, 3),
        ("10", {"fiefs": {0: "1"}}, 4, 4),
    ],
)
def test_the_best_choice_is_foreseen(
    tile: str, scene: dict[str, Any], income: int, best: int
) -> None:
    gain = preview(arrange(2, row=f"{tile} 1", **scene), 0, "lord 1")["gain"]
    assert (gain["income"], gain["best"]) == (income, best)


def test_only_real_choices_are_announced() -> None:
    for tile, scene, choice in (
        ("7", {}, None),
        ("7", {"graves": {0: "5 5"}}, None),
        ("7", {"graves": {0: "5 6"}}, "village"),
        ("10", {}, "rampart"),
        ("10", {"round": 15}, None),
        ("19", {}, "church"),
        ("22", {}, "palace"),
        ("1", {}, None),
    ):
        position = arrange(2, row=f"{tile} 1", **scene)
        assert preview(position, 0, "lord 1")["gain"]["choice"] == choice
        play(position, "0 lord 1")
        assert (phase(position) == choice) == (choice is not None)


def test_a_plot_token_shows_every_home() -> None:
    position = arrange(2, row="22 1", fiefs={0: "4 5"})
    play(position, "0 lord 1")
    found = preview(position, 0, "plot mill")
    assert found["tiles"] == 2
    grows = {home["type"]: home["grows"] for home in found["places"]}
    assert grows["palace"] == 6 and grows["field"] == 4
    assert "mill" not in grows and "market" not in grows
    play(position, "0 plot mill")
    assert preview(position, 0, "under palace") == {"income": 9, "grows": 6}


def earned_next(position: Any, seat: int) -> dict[str, int]:
    """What the turn of a seat brought: coins of the effect, and income."""
    found = {"effect": 0, "income": 0}
    for event in happenings(position, "earned", "milled", "plundered", "collected"):
        if event["seat"] == seat:
            kind = "income" if event["event"] == "collected" else "effect"
            found[kind] += event["coins"]
            if kind == "income":
                break
    return found


@pytest.mark.parametrize("players", [2, 5])
@given(seed=strategies.integers(0, 2**32 - 1))
def test_previews_keep_their_promise(players: int, seed: int) -> None:
    rng = Random(seed)
    position = begin(players)
    while actors := position.actors():
        (seat,) = actors
        acts = offers(position, seat)
        act = rng.choice(acts)
        if seat == CHANCE:
            play(position, f"- {act}")
            continue
        promised, in_phase = preview(position, seat, act), phase(position)
        position.events = []
        play(position, f"{seat} {act}")
        if in_phase == "lord" and promised["gain"]["choice"] is None:
            gain = promised["gain"]
            assert earned_next(position, seat) == {k: gain[k] for k in ("effect", "income")}
            lost = [
                (event["seat"], int(event["number"]))
                for event in told_before_income(position)
                if event["event"] == "destroyed"
            ]
            assert lost == [(loss["seat"], loss["tile"]["number"]) for loss in gain["destroyed"]]
        elif in_phase in ("village", "church", "plot"):
            assert earned_next(position, seat)["income"] == promised["income"]


def told_before_income(position: Any) -> list[dict[str, Any]]:
    told = [GAME.events.worded(raw, NOBODY) for raw in position.events]
    return told[: [event["event"] for event in told].index("collected")]


def test_a_domain_tells_what_a_further_tile_brings() -> None:
    position = arrange(3, row="13 1 1", fiefs={0: "3 5 4", 1: "4 4", 2: "10"}, money={1: 1, 2: 7})
    further = dict(zip(TYPES, view(position)["seats"][0]["further"], strict=True))
    assert further["field"] == 1 + 4
    assert further["mill"] == 3 + 6
    assert further["market"] == 1 + 6
    assert further["barracks"] == 1 + 2
    play(position, "0 lord 1")
    assert money(position)[0] == 1 + 6
