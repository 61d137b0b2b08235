"""The common verbs of a position, shown on Middle Kingdom."""

from __future__ import annotations

import pytest

from paravent.core.numbers import CHANCE, MAX_SEATS, NOBODY
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from tests.games.middle_kingdom.scene import arrange, lay, play

GAME = find_game("middle_kingdom")


def test_chance_is_a_seat_beyond_all_players() -> None:
    assert CHANCE == MAX_SEATS
    assert NOBODY < 0
    assert GAME.start(3).actors() == (CHANCE,)


def test_a_decision_inside_another_is_a_frame() -> None:
    """The Market's choice sets the picks aside and brings them back."""
    position = arrange(3, display="merchant noble-2", cards={0: "merchant*2 general"})
    lay(position, "7", "6", "5")
    outer = position.phase, position.waiting
    play(position, "0 pick merchant")
    assert position.depth == 2
    assert tuple(position.frames[:2]) == outer
    assert position.actors() == (0,)
    clone = position.clone()
    play(position, "0 join general", "0 claim emperor")
    assert position.depth == 0
    assert list(position.frames) == [0] * 16
    assert position.actors() == (1,)
    assert clone.depth == 2
    play(clone, "0 join merchant")
    assert clone.actors() == (1,)


def test_weights_are_those_of_chances_actions_and_zero_for_others() -> None:
    position = GAME.start(3)
    weights = [position.weight(action) for action in position.legal(CHANCE)]
    assert weights == [9, 1, 15, 15, 4, 4, 4, 10]
    for action in (-1, 8, 50, 126, 127, 511, 512, 10**6, -(10**6)):
        assert position.weight(action) == 0


def test_nothing_is_weighed_when_players_choose() -> None:
    position = arrange(3, display="merchant noble-2")
    assert {position.weight(action) for action in range(-5, 600)} == {0}


def test_a_lot_is_drawn_only_when_chance_is_to_act() -> None:
    position = arrange(3, display="merchant noble-2")
    with pytest.raises(ValueError):
        position.draw_lot(Rng(1))
    while position.actors():
        seat = position.actors()[0]
        position.apply(seat, position.legal(seat)[0])
    with pytest.raises(ValueError):
        position.draw_lot(Rng(1))


def test_places_are_shared_by_equals() -> None:
    assert GAME.start(5).places() == [1, 1, 1, 1, 1]
    position = arrange(4, cards={0: "noble-2", 1: "noble-4", 2: "noble-2"})
    assert position.places() == [2, 1, 2, 4]


def test_frozen_positions_are_equal_exactly_if_the_positions_are() -> None:
    first, second = GAME.start(4), GAME.start(4)
    assert first.freeze() == second.freeze()
    first.apply(CHANCE, 0)
    assert first.freeze() != second.freeze()
    second.apply(CHANCE, 0)
    assert first.freeze() == second.freeze()
    assert GAME.start(3).freeze() != GAME.start(4).freeze()


def test_lists_of_actions_are_the_callers_own() -> None:
    position = GAME.start(4)
    position.legal(CHANCE).clear()
    assert position.legal(CHANCE)


def test_events_are_told_only_to_who_listens() -> None:
    position = GAME.start(4)
    assert position.events is None
    position.apply(CHANCE, 0)
    position.events = []
    position.apply(CHANCE, 0)
    assert len(position.events) == 1
