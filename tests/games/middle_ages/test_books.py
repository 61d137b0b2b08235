"""Money from the events up: every coin that somebody has was told of."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, strategies

from paravent.core.numbers import NOBODY
from paravent.core.rng import Rng
from tests.games.middle_ages.scene import GAME, arrange, begin, money

GAINS = {"earned": 1, "collected": 1, "rewarded": 1, "fined": -1, "penalised": -1}
PAYMENTS = {"milled": "payer", "plundered": "victim"}


def coins_told(position: Any) -> list[int]:
    """Everybody's money as the events have it."""
    found = [0] * position.players
    for raw in position.events:
        event = GAME.events.worded(raw, NOBODY)
        if event["event"] in GAINS:
            found[event["seat"]] += GAINS[event["event"]] * event["coins"]
        elif event["event"] in PAYMENTS:
            found[event["seat"]] += event["coins"]
            found[event[PAYMENTS[event["event"]]]] -= event["coins"]
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(seed=strategies.integers(0, 2**32 - 1))
def test_events_account_for_every_coin_and_every_tile(players: int, seed: int) -> None:
    position, rng = begin(players), Rng(seed)
    while actors := position.actors():
        choices = position.legal(actors[0])
        chance = actors == (8,)
        position.apply(
            actors[0], position.draw_lot(rng) if chance else choices[rng.below(len(choices))]
        )
        assert coins_told(position) == money(position)
    told = [GAME.events.worded(raw, NOBODY)["event"] for raw in position.events]
    assert told.count("gained") == told.count("collected") == 16 * players
    assert told.count("discarded") == 16
    assert told.count("revealed") == 16 * (players + 1)
    graves = told.count("destroyed") - told.count("restored")
    assert graves == sum(position.graves)
    assert 16 * players - graves == sum(position.owned)


@pytest.mark.parametrize(
    "broken",
    [
        {"money": [1, 0, 0, 0, 0]},
        {"owned": [1] + [0] * 39},
        {"peasants": [0, 1, 0, 0, 0]},
        {"graves": [1, 0, 0, 0, 0]},
        {"lord": [0, 0, -1, -1, -1]},
        {"scout": [5, -1, -1, -1, -1]},
        {"coins": [1, 0, 0, 0, 0]},
        {"plots_left": 127},
        {"top": 4},
    ],
)
def test_the_census_finds_what_is_wrong(broken: dict[str, Any]) -> None:
    position = arrange(2, round=1)
    census = GAME.census(position)
    for field, value in broken.items():
        setattr(position, field, value)
    assert GAME.census(position) != census
