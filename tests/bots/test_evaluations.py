"""What positions are worth, and what the greedy bot makes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from paravent.bots import make_bot
from paravent.bots.evaluation import POINT, SCALE, Evaluation
from paravent.bots.evaluations import find_evaluation
from paravent.core.outlook import Outlook
from paravent.core.playout import play_out
from paravent.core.rng import Rng
from tests.games.middle_kingdom.scene import GAME, arrange, lay, play

EVALUATION = find_evaluation(GAME)


def choice(position: Any, seat: int) -> str:
    """What the greedy bot does."""
    outlook = Outlook(GAME, position, seat)
    return GAME.notation.text(make_bot("greedy", GAME).choose(outlook, Rng(1)))


def points(position: Any, seat: int) -> float:
    return EVALUATION.worth(position, seat) / (POINT * SCALE)


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


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_the_end_the_winner_stands_best(players: int) -> None:
    for seed in range(5):
        position = GAME.start(players)
        play_out(position, Rng(seed))
        worth = [points(position, seat) for seat in range(players)]
        places = position.places()
        if places.count(1) == 1:
            assert worth[places.index(1)] == max(worth) > 0


def test_points_count_more_towards_the_end() -> None:
    """A missing type can still be found in a full deck, not in an empty one."""
    both = {0: "peasant merchant noble-2 general bureaucrat", 1: "peasant merchant noble-2 general"}
    early = arrange(2, cards=both)
    late = arrange(2, cards=both, deck="peasant")
    assert 0 < points(early, 0) < points(late, 0)


def test_greedy_picks_the_better_noble() -> None:
    position = arrange(3, display="noble-2 noble-4")
    lay(position, "7", "6", "5")
    assert choice(position, 0) == "pick noble-4"


def test_greedy_completes_the_peasants_that_score() -> None:
    position = arrange(
        3, display="peasant merchant", cards={0: "peasant*4 merchant", 1: "merchant"}
    )
    lay(position, "7", "6", "5")
    assert choice(position, 0) == "pick peasant"


def test_greedy_bids_rather_than_resets_with_a_full_hand() -> None:
    position = arrange(3, display="noble-4 general", cards={0: "peasant"})
    assert choice(position, 0) != "bid reset"


def test_greedy_takes_its_cards_back_when_only_a_low_one_is_left() -> None:
    position = arrange(
        4, display="merchant*3", hand={0: "reset 1"}, cards={0: "merchant*2 peasant"}
    )
    assert choice(position, 0) == "bid reset"


def test_greedy_spends_everything_in_the_last_turn() -> None:
    """Nothing in hand is worth anything afterwards."""
    position = arrange(
        3, display="noble-4 noble-3", hand={0: "reset 1 7"}, cards={0: "noble-2"}, deck="peasant"
    )
    assert choice(position, 0) == "bid 7"


def test_with_the_palace_greedy_bids_just_enough() -> None:
    position = arrange(
        3, display="noble-4 bureaucrat", cards={0: "bureaucrat*2"}, goals={"palace": 0}
    )
    play(position, "1 bid 3", "2 bid 2")
    assert choice(position, 0) in ("bid 4", "bid 3", "bid 2")


def test_both_builds_weigh_alike() -> None:
    """Whole numbers only: the values are the same, uncompiled or compiled."""
    position = arrange(3, display="noble-4 general", cards={1: "general peasant"}, tied={2: "5"})
    bot = make_bot("greedy", GAME)
    weighed = bot.weigh(Outlook(GAME, position, 0), Rng(5))
    assert [(GAME.notation.text(one.action), one.value) for one in weighed] == [
        ("bid 7", -182),
        ("bid 6", -250),
        ("bid 5", -312),
        ("bid 4", -334),
        ("bid 3", -362),
        ("bid 2", -375),
        ("bid 1", -437),
        ("bid reset", -455),
    ]
