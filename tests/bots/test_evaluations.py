"""What positions are worth, whatever the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paravent.bots.evaluation import POINT, SCALE, Evaluation
from paravent.bots.evaluations import find_evaluation
from paravent.core.playout import play_out
from paravent.core.rng import Rng
from tests.conformance.walks import Case, every_case
from tests.games.middle_kingdom.scene import GAME, arrange


def test_a_game_without_an_evaluation_is_judged_by_its_points() -> None:
    evaluation = find_evaluation(replace(GAME, key="no_such_game"))
    assert type(evaluation) is Evaluation
    position = arrange(2, cards={0: "noble-4*2", 1: "noble-2"})
    scores = position.scores()
    lead = scores[0] - scores[1]
    assert evaluation.worth(position, 0) == lead * POINT * SCALE == -evaluation.worth(position, 1)


def test_half_of_the_lead_is_over_the_best_and_half_over_the_mean() -> None:
    position = arrange(3, cards={0: "noble-4*3", 1: "noble-3*2", 2: "noble-2"})
    first, second, third = position.scores()
    expected = first - second / 2 - (second + third) / 4
    assert Evaluation().worth(position, 0) / (POINT * SCALE) == pytest.approx(expected)


@every_case
def test_at_the_end_the_winners_stand_best(case: Case) -> None:
    evaluation, won = find_evaluation(case.game), 0
    for seed in range(3):
        position = case.start()
        play_out(position, Rng(seed))
        worth = {seat: evaluation.worth(position, seat) for seat in case.seats()}
        places = position.places()
        winners = {seat for seat in case.seats() if places[seat] == 1}
        if len(winners) < len(worth):
            won += 1
            others = max(worth[seat] for seat in worth.keys() - winners)
            assert min(worth[seat] for seat in winners) >= max(others, 0)
    assert won
