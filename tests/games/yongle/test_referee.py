"""Whole games against a second, independent formulation of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings, strategies

from paravent.bots.evaluations import find_evaluation
from paravent.bots.greedy import GreedyBot
from paravent.core.log import Log
from paravent.core.position import COMPILED
from tests.games.yongle.referee.box import BUILDINGS, CARDS, MATERIALS
from tests.games.yongle.referee.following import (
    GAME,
    LUCK,
    SETUPS,
    TASTES,
    follow_game,
    follow_log,
)

LOGS = Path(__file__).parent / "logs"
SEEDS = strategies.integers(0, 2**32 - 1)
VIEWS = 15 if COMPILED else 40  # compared every so many acts


@pytest.mark.parametrize(("players", "first"), SETUPS)
@given(
    seed=SEEDS,
    taste=strategies.sampled_from([None, *TASTES]),
    luck=strategies.sampled_from(list(LUCK)),
)
def test_the_referee_agrees_on_every_offer_and_every_point(
    players: int, first: str, seed: int, taste: str | None, luck: str
) -> None:
    follow_game(players, first, seed, views=VIEWS, taste=taste, luck=luck)


@pytest.mark.parametrize("log", sorted(LOGS.glob("[2-4]p-ends-*.txt")), ids=lambda log: log.stem)
def test_the_referee_agrees_with_games_of_bots(log: Path) -> None:
    """The stored games end in every way."""
    played = Log.parse(log.read_text("utf-8"))
    assert played.rules == GAME.version
    following = follow_log(played, VIEWS)
    following.compare_end()
    assert following.referee.scores() == played.result
    assert following.referee.reason() == log.stem.rpartition("-")[2]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "first"), SETUPS)
@settings(max_examples=50)
@given(seed=SEEDS)
def test_the_referee_agrees_whatever_bots_do(players: int, first: str, seed: int) -> None:
    follow_game(players, first, seed, views=1, bot=GreedyBot(find_evaluation(GAME)))


def test_the_tables_in_the_rules_text_are_those_of_the_game() -> None:
    board = GAME.board_of(GAME.setup(4), GAME.components())
    assert board["cards"] == CARDS
    assert set(board["buildings"]) == set(BUILDINGS)
    for name, shown in board["buildings"].items():
        building = BUILDINGS[name]
        assert (shown["family"], shown["favour"]) == (building.family, building.favour)
        assert {m: shown["recipe"].get(m, 0) for m in MATERIALS} == {
            m: building.recipe.get(m, 0) for m in MATERIALS
        }
