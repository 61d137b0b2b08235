"""The greedy bot in Middle Ages: what it thinks a position is worth, and what it does."""

from __future__ import annotations

from paravent.bots.evaluation import SCALE
from paravent.bots.evaluations import find_evaluation
from tests.games.middle_ages.scene import GAME, arrange, choice, play

EVALUATION = find_evaluation(GAME)


def test_greedy_takes_the_tile_that_pays_most() -> None:
    position = arrange(
        2, round=14, row="1 1", rows={15: "1 7 13", 16: "2 2 3"}, fiefs={0: "7 8 10 4 13 16 19 22"}
    )
    assert choice(position, 0) == "lord 2"


def test_greedy_fills_an_empty_domain_before_the_end() -> None:
    """A first Palace pays little, but an empty domain costs ten coins."""
    position = arrange(
        2, round=15, row="1 1", rows={16: "1 2 22"}, fiefs={0: "4 7 10 13 16 19", 1: "4 7"}
    )
    assert choice(position, 0) == "lord 3"


def test_greedy_brings_back_what_pays_at_once() -> None:
    position = arrange(
        2,
        round=15,
        row="7 1",
        rows={16: "1 1 2"},
        graves={0: "10 5"},
        fiefs={0: "10 4 13 16 19 22"},
    )
    play(position, "0 lord 1")
    assert choice(position, 0) == "restore 10"


def test_greedy_puts_a_coin_where_it_counts_most() -> None:
    position = arrange(2, round=5, row="19 1", fiefs={0: "7 8 9 10 11"})
    play(position, "0 lord 1")
    assert choice(position, 0) == "coin village"


def test_the_parts_of_a_standing_are_its_sum() -> None:
    position = arrange(2, fiefs={0: "1 4 7 10", 1: "2 5 8 11"}, money={0: 20, 1: 4})
    parts = [sum(EVALUATION.parts(position, seat).values()) for seat in range(2)]
    assert EVALUATION.worth(position, 0) == (parts[0] - parts[1]) * SCALE
    assert parts[0] > parts[1]
