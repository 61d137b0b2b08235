"""What is told of a position: lean views, the forecast, what a piece would bring."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from paravent.core.game import Setup
from paravent.core.position import COMPILED
from paravent.core.rng import Rng
from tests.games.china.scene import GAME, arrange, forecast, play, printed, view

SAMPLES = pytest.mark.parametrize("setup", list(GAME.samples()), ids=str)
ROOM = 3600  # bytes of a message for view and offers
STEP = 3 if COMPILED else 41  # of so many decisions one is looked at


def decisions(setup: Setup, seed: int = 5) -> Iterator[tuple[Any, int, list[int]]]:
    """Some decisions of a random game."""
    rng = Rng(seed)
    position = GAME.start(setup.players, setup.options)
    position.deal(rng)
    number = 0
    while actors := position.actors():
        actions = position.legal(actors[0])
        if number % STEP == 0:
            yield position, actors[0], actions
        number += 1
        position.apply(actors[0], actions[rng.below(len(actions))])
        position.deal(rng)


@SAMPLES
def test_a_message_is_short(setup: Setup) -> None:
    for position, seat, actions in decisions(setup):
        told = [GAME.view(position, seat), GAME.notation.texts(actions)]
        assert len(json.dumps(told, separators=(",", ":"))) < ROOM


@SAMPLES
def test_r9_4_the_forecast_is_the_score_if_the_game_ended_now(setup: Setup) -> None:
    """The audit counts every point again from the pieces; whom the Emperor's go to is not known."""
    for position, seat, _ in decisions(setup):
        parts = [place["forecast"] for place in GAME.view(position, seat)["seats"]]
        own = [sum(part.values()) - part.get("emperor", 0) for part in parts]
        scored = [tally.get("emperor", 0) for tally in GAME.tallies(position)]
        counted = [
            points - more for points, more in zip(GAME.recount(position), scored, strict=True)
        ]
        assert own == counted


def test_r12_6_the_forecast_knows_who_gets_the_emperors_points() -> None:
    position = arrange(2, palaces={0: "ye", 2: "anyi daliang"}, influence={"red": 1})
    assert forecast(position, "emperor") == [0, 3]
    assert view(position)["patrons"] == {"wei": 1, "shu": 1}


@SAMPLES
def test_a_preview_is_what_happens(setup: Setup) -> None:
    for position, seat, actions in decisions(setup, seed=8):
        told = GAME.previews(position, seat, actions) if GAME.previews else []
        for action, preview in zip(actions, told, strict=True):
            verb, _ = GAME.notation.split(action)
            assert bool(preview) == (verb in ("palace", "fortify", "emissary"))
            if preview:
                after = position.clone()
                after.apply(seat, action)
                then = GAME.view(after, seat)
                assert set(preview["scored"]) == set(then["scored"]) - set(
                    GAME.view(position, seat)["scored"]
                )
                for name, prospect in preview["provinces"].items():
                    assert prospect.items() <= then["provinces"][name].items()
                if position.house < position.players:
                    place = then["seats"][position.house]
                    assert preview["chains"] == place["chains"]
                    assert preview["alliances"] == place["forecast"].get("alliances", 0)


def test_a_piece_tells_what_it_scores() -> None:
    position = arrange(3, palaces={0: "qufu xue", 1: "tan"}, hand={0: "orange*3"})
    action = GAME.notation.action("palace langya")
    assert GAME.previews
    (preview,) = GAME.previews(position, 0, [action])
    assert preview["points"] == [4, 3, 0]
    play(position, "palace langya")
    assert position.scores() == [4, 3, 0]


def test_the_board_is_the_same_for_all_and_in_no_view() -> None:
    board, told = printed(3), view(arrange(3))
    assert board["players"] == board["houses"] == 3
    assert "board" not in told and "outline" not in json.dumps(told)
