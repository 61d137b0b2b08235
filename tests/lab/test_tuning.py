"""Weights of evaluations: found by least squares, the same from the same games."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from paravent.bots.evaluations import find_evaluation, fresh_evaluation, learned
from paravent.core.mistakes import Mistake
from paravent.core.position import COMPILED
from paravent.core.registry import all_games, find_game
from paravent.core.rng import Rng
from paravent.lab.notebook import Notebook
from paravent.lab.tuning import Tuning, check, collect, learn, one_game, solve, text, weighed

GAME = find_game("middle_ages")


@pytest.mark.once
def test_known_weights_are_found_again() -> None:
    rng = Rng(5)
    moments = []
    for _ in range(200):
        lead = [float(rng.below(2000) - 1000) for _ in range(3)]
        moments.append((lead, 1.5 * lead[0] + 0.25 * lead[1] + lead[2]))
    assert solve(moments, 0.0) == pytest.approx([1.5, 0.25, 1.0], abs=0.01)
    drawn = solve(moments, 3.0)
    assert 1 < drawn[0] < 1.5 and 0.25 < drawn[1] < 1


@pytest.mark.once
@pytest.mark.skipif(not COMPILED, reason="too slow uncompiled")
def test_the_same_games_give_the_same_weights(tmp_path: Path) -> None:
    tuning = Tuning(GAME, 10, "test", "random")
    check(tuning)
    books = [Notebook(None, tuning.plan), Notebook(tmp_path / "tune.jsonl", tuning.plan)]
    for book in books:
        next(counts := collect(tuning, book))
        next(counts)
    again = Notebook(tmp_path / "tune.jsonl", tuning.plan)
    for book in (books[0], again):
        assert list(collect(tuning, book))[-1] == 10
    first, second = (learn(tuning, book) for book in (books[0], again))
    assert first == second
    assert set(first.weights) == set(fresh_evaluation(GAME).names())
    written = text(tuning, first, date(2026, 11, 18))
    assert "10 games of random" in written and '"test"' in written


def test_weights_change_what_a_position_is_worth() -> None:
    row = one_game((GAME.key, "random", "worth", 2, 0))
    assert row["moments"] and len(row["scores"]) == 2
    position = GAME.begin(2, GAME.setup(2).options, GAME.components())
    while position.actors() == (8,):
        position.deal(Rng(1))
    plain = fresh_evaluation(GAME)
    double = weighed(GAME, dict.fromkeys(plain.names(), 200))
    assert [2 * plain.worth(position, seat) for seat in (0, 1)] == [
        double.worth(position, seat) for seat in (0, 1)
    ]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_learned_weights_are_those_of_the_evaluation(game) -> None:  # type: ignore[no-untyped-def]
    names = find_evaluation(game).names()
    assert set(learned(game.key)) in ({*names}, set())
    assert all(0 <= weight <= 300 for weight in learned(game.key).values())


@pytest.mark.once
def test_what_cannot_be_is_a_mistake() -> None:
    for wrong, code in (
        (Tuning(GAME, 3, "1"), "too-small"),
        (Tuning(GAME, 20, "1", "grandmaster"), "unknown-bot"),
    ):
        with pytest.raises(Mistake) as mistake:
            check(wrong)
        assert mistake.value.code == code
